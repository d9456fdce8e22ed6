import { describe, expect, test } from "bun:test";
import { fold } from "../../text/fold.ts";
import { findPhrase, hasPhrase, phrases } from "./phrases.ts";

const LIST = phrases("must have, must, willing*, right to work, , Grundkenntnisse");

describe("the first phrase of a list that a text has", () => {
  test.each<[text: string, from: number, to: number]>([
    ["you must have a car", 1, 3],
    ["you must drive", 1, 2],
    ["a willingness to travel", 1, 2],
    ["willing, and you must drive", 0, 1],
    ["has the right to work here", 2, 5],
    ["with grundkenntnisse", 1, 2],
  ])("%p", (text, from, to) => expect(findPhrase(fold(text), LIST)).toEqual({ from, to }));

  test.each(["mustang", "right to rest", "unwilling", "to work", ""])("is none of %p", (text) => {
    expect(findPhrase(fold(text), LIST)).toBeUndefined();
    expect(hasPhrase(text, LIST)).toBe(false);
  });
});
