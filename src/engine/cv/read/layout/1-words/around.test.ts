import { expect, test } from "bun:test";
import { around } from "./around.ts";

test("the box around two boxes holds both, whichever comes first", () => {
  const [one, other] = [
    { page: 2, x: 10, y: 50, width: 30, height: 10 },
    { page: 2, x: 5, y: 55, width: 60, height: 20 },
  ];
  const both = { page: 2, x: 5, y: 50, width: 60, height: 25 };
  expect(around(one, other)).toEqual(both);
  expect(around(other, one)).toEqual(both);
  const inside = { page: 2, x: 15, y: 52, width: 1, height: 1 };
  expect(around(one, inside)).toEqual(one);
  expect(around(inside, one)).toEqual(one);
});
