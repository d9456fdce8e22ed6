import { describe, expect, test } from "bun:test";
import type { Word } from "../1-words/words.ts";
import { print } from "../print.testing.ts";
import { inLogicalOrder } from "./logical-order.ts";

/** The words as they are read that stand on a line from left to right. "~" joins two that touch. */
function read(line: string, change: Partial<Word> = {}): string {
  let x = 50;
  const words = line.split(" ").flatMap((group) => {
    const touching = group.split("~").map((text) => {
      const [word] = print(x, 100, text) as [Word];
      x += word.box.width;
      return { ...word, ...change };
    });
    x += 3;
    return touching;
  });
  return inLogicalOrder(words)
    .map(({ text }) => text)
    .join(" ");
}

test("text from left to right is read as it stands", () => {
  expect(read("Sales 2019 - 2021")).toBe("Sales 2019 - 2021");
});

describe("a line with words from right to left", () => {
  test.each([
    ["words from right to left are read from the right", "ניסיון מקצועי", "מקצועי ניסיון"],
    ["words from left to right among them keep their order", "ניסיון Microsoft Word מקצועי", "מקצועי Microsoft Word ניסיון"],
    ["a line of more words from left to right is read from the left", "Head of תל אביב office", "Head of אביב תל office"],
    ["of as many of both it is read from the right", "Java ניסיון", "ניסיון Java"],
    ["numbers keep their order", "2019 - 2021 ניסיון", "ניסיון 2021 - 2019"],
    ["punctuation goes with the direction of the line", "ניסיון , מקצועי", "מקצועי , ניסיון"],
    ["a number stands by itself on a line from right to left", "אביב 2019 תל", "תל 2019 אביב"],
  ])("%s", (_, printed, text) => {
    expect(read(printed)).toBe(text);
  });
});

describe("on a mirrored page", () => {
  test.each([
    ["words from right to left are in order", "ניסיון מקצועי", "ניסיון מקצועי"],
    ["words from left to right are turned", "ניסיון Word Microsoft מקצועי", "ניסיון Microsoft Word מקצועי"],
    ["with the punctuation and numbers between them", "ניסיון Office 2019 & Word", "ניסיון Word & 2019 Office"],
    ["a number after them is not one of them", "Word 2019 ניסיון", "Word 2019 ניסיון"],
    ["the parts of one number are turned", "0142~-~555~-~54 ניסיון", "54 - 555 - 0142 ניסיון"],
    ["two numbers stay as they are", "2019 2021", "2019 2021"],
    ["punctuation beside the digits is not part of a number", "2019~. ניסיון", "2019 . ניסיון"],
    ["nor is it before them", ".~2019 ניסיון", ". 2019 ניסיון"],
    ["the figure at the end of a word from left to right is turned with it", "6~Primavera ניסיון", "Primavera 6 ניסיון"],
    ["and is not where it stands apart from it", "6 Primavera ניסיון", "6 Primavera ניסיון"],
    ["nor where it touches a word from right to left", "6~ניסיון Primavera", "6 ניסיון Primavera"],
  ])("%s", (_, printed, text) => {
    expect(read(printed, { mirrored: true })).toBe(text);
  });
});
