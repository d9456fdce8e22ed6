import { expect, test } from "bun:test";
import { lookUp } from "./look-up.ts";

test("a table has what stands in it, and nothing of what every object inherits", () => {
  const table = { red: 1, ...JSON.parse('{ "__proto__": 2 }') } as Record<string, number>;
  expect([lookUp(table, "red"), lookUp(table, "__proto__"), lookUp(table, "blue")]).toEqual([1, 2, undefined]);
  for (const inherited of ["constructor", "toString", "valueOf", "__proto__", "__defineGetter__"])
    expect(lookUp({}, inherited)).toBeUndefined();
});
