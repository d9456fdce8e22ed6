import { expect, test } from "bun:test";
import { breakLongWords } from "./long-words.ts";

const BREAK = "\u200b";
const pieces = (text: string) => breakLongWords(text).split(BREAK);

test("a web address that is wider than a line breaks behind its marks, and a usual one stays whole", () => {
  expect(pieces("example.org/portfolio/2024/projects")).toEqual(["example.org/portfolio/2024/projects"]);
  expect(pieces("see https://example.org/a/long/path/with-many-parts?client=12345&view=full#references")).toEqual([
    "see https://",
    "example.org/",
    "a/",
    "long/",
    "path/",
    "with-many-parts?",
    "client=",
    "12345&",
    "view=",
    "full#",
    "references",
  ]);
});

test("a long word without marks breaks at equal distances", () => {
  expect(pieces("x".repeat(70)).map(({ length }) => length)).toEqual([24, 24, 22]);
  expect(pieces("x".repeat(59))).toHaveLength(1);
});

test("text without spaces is no long word: Chinese, Japanese, Korean, Thai", () => {
  for (const letter of ["字", "か", "カ", "글", "ก"]) expect(pieces(`${letter.repeat(80)}。`)).toHaveLength(1);
});
