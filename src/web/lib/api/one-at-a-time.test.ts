import { expect, test } from "bun:test";
import { takeTurn } from "./one-at-a-time.ts";

test("two start at once, the others in their order when one leaves; who leaves early never starts, who leaves twice counts once", () => {
  const started: string[] = [];
  const [a, b, c, d, e] = ["a", "b", "c", "d", "e"].map((name) => takeTurn(() => started.push(name)));
  expect(started).toEqual(["a", "b"]);
  c?.();
  a?.();
  a?.();
  expect(started).toEqual(["a", "b", "d"]);
  b?.();
  expect(started).toEqual(["a", "b", "d", "e"]);
  d?.();
  e?.();
});
