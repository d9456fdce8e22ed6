import { describe, expect, test } from "bun:test";
import type { Word } from "../../1-words/words.ts";
import { print } from "../../print.testing.ts";
import { toSegments } from "../segments.ts";

const texts = (words: Word[]) => toSegments(words).map(({ text }) => text);
/** Words from left to right with a gap of that many points before each but the first. */
function spread(x: number, y: number, words: readonly string[], gaps: readonly number[]): Word[] {
  let at = x;
  return words.flatMap((text, index) => {
    const printed = print(at, y, text);
    const last = printed.at(-1) as Word;
    at = last.box.x + last.box.width + (gaps[index] ?? 0);
    return printed;
  });
}

describe("the stretched spaces of justified text", () => {
  const above = spread(50, 100, ["Likes", "reading", "old", "books"], [14, 14, 14]);
  const edge = (above.at(-1) as Word).box.x + (above.at(-1) as Word).box.width;
  const below = print(50, 112, "and").concat(print(edge - (print(0, 0, "rowing").at(-1) as Word).box.width, 112, "rowing"));

  test("divide no line, where its neighbour has the same edges", () => {
    expect(texts([...above, ...below])[0]).toBe("Likes reading old books");
  });

  test("are none where no other line has these edges", () => {
    expect(texts([...above, ...print(50, 112, "and")])[0]).toBe("Likes");
  });

  test("are none where they differ, or are wider than a line would leave", () => {
    const uneven = spread(50, 100, ["Likes", "reading", "old", "books"], [14, 18, 14]);
    expect(texts([...uneven, ...spread(50, 112, ["Likes", "reading", "old", "books"], [14, 18, 14])])[0]).not.toBe(
      "Likes reading old books",
    );
    const wide = (y: number) => spread(50, y, ["Likes", "reading", "old", "books"], [24, 24, 24]);
    expect(texts([...wide(100), ...wide(112)])).toHaveLength(8);
  });

  test("are the columns of a table where the words are equally wide", () => {
    const levels = (y: number) => spread(50, y, ["B2", "C1", "B2", "C1"], [14, 14, 14]);
    expect(texts([...levels(100), ...levels(112)])).toHaveLength(8);
  });
});
