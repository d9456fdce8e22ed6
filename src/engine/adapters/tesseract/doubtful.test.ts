import { expect, test } from "bun:test";
import type { RawLine, RawWord } from "../../cv/read/ocr/words.ts";
import { rereadDoubtful } from "./doubtful.ts";
import { SMALL_LATIN, type Tesseract } from "./engine.ts";

const page = { image: { gray: new Uint8Array(800 * 40).fill(255), width: 800, height: 40 }, dpi: 200, languages: ["eng"] };
const word = (text: string, confidence: number, left = 0): RawWord => ({
  text,
  confidence,
  left,
  right: left + 14 * text.length,
  top: 0,
  bottom: 24,
});

/** The languages that the words of a line are read in again, each once. */
async function rereadIn(words: RawWord[], rowHeight = 24): Promise<string[]> {
  const asked = new Set<string>();
  const tesseract: Tesseract = {
    read: async (_image, languages) => {
      asked.add(languages.join("+"));
      return [];
    },
    close: () => {},
  };
  const line: RawLine = { words, rowHeight, xHeight: 12 };
  await rereadDoubtful(tesseract, page, [line]);
  return [...asked];
}

test("a word that was read well stays, one that was read badly is read again in the languages of the page", async () => {
  expect(await rereadIn([word("quay", 60)])).toEqual([]);
  expect(await rereadIn([word("quay", 40)])).toEqual(["eng"]);
});

test("a word that was joined from two is read again, however well both were read", async () => {
  const large = (text: string, left: number, right: number) => ({ text, confidence: 95, left, right, top: 0, bottom: 40 });
  expect(await rereadIn([large("Lindqvi", 0, 200), large("st", 204, 260)], 16)).toEqual(["eng"]);
});

test("a mail address that was read well stays, any other address is read as one", async () => {
  expect(await rereadIn([word("a.berg@example.org", 95)])).toEqual([]);
  expect(await rereadIn([word("a.berg@example.org", 85)])).toEqual([SMALL_LATIN]);
  expect(await rereadIn([word("example.org", 95)])).toEqual([SMALL_LATIN]);
});

test("a short word with a point in it is no address", async () => {
  expect(await rereadIn([word("etc.and", 95)])).toEqual([]);
  expect(await rereadIn([word("berg.example.org", 95)])).toEqual([SMALL_LATIN]);
  expect(await rereadIn([word("oslo.berg", 95)])).toEqual([SMALL_LATIN]);
});
