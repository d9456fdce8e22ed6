import { expect, test } from "bun:test";
import { conceptsIn } from "./concepts.ts";
import { splitSentences } from "./words.ts";

test("a compound that begins with a known word tells of what the word tells", () => {
  expect(conceptsIn("Buchhaltungssachen")).toEqual(["accounting"]);
});

test("the full stop of an abbreviation ends no sentence", () => {
  expect(splitSentences("Drove with a licence Kat. B for the stores. Used tools, e.g. Docker and Helm.")).toEqual([
    "Drove with a licence Kat. B for the stores.",
    "Used tools, e.g. Docker and Helm.",
  ]);
});
