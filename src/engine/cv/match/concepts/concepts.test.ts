import { expect, test } from "bun:test";
import { conceptsIn } from "./concepts.ts";

test("a compound that begins with a known word tells of what the word tells", () => {
  expect(conceptsIn("Buchhaltungssachen")).toEqual(["accounting"]);
});
