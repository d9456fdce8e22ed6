import { expect, test } from "bun:test";
import { paceOf } from "./output.ts";

test.each([
  [10, 100, 2, "5.0/s, 0:18 left"],
  [1, 1000, 4, "0.3/s, 1:06:36 left"],
  [500, 2000, 25, "20/s, 1:15 left"],
  [100, 100, 9, "11/s, 0:00 left"],
])("%i of %i after %i s is %s", (done, total, seconds, pace) => {
  expect(paceOf(done, total, seconds)).toBe(pace);
});
