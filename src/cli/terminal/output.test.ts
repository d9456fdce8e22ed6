import { expect, test } from "bun:test";
import { paceOf } from "./output.ts";

test.each([
  [10, 90, 2, "5.0/s, 0:18 left"],
  [1, 999, 4, "0.3/s, 1:06:36 left"],
  [500, 1500, 25, "20/s, 1:15 left"],
  [100, 0, 9, "11/s, 0:00 left"],
  [0, 100, 9, ""],
])("%i done and %i left after %i s is %s", (done, left, seconds, pace) => {
  expect(paceOf(done, left, seconds)).toBe(pace);
});
