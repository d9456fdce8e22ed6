import { missedText } from "../../cv/read/ocr/missed-text.ts";
import { crop, type GrayImage } from "../../cv/read/ocr/page-image/pixels/image.ts";
import { confidenceOf, type RawLine } from "../../cv/read/ocr/words.ts";
import type { Tesseract } from "./engine.ts";
import { MIN_MISSED_LINE_CONFIDENCE } from "./thresholds.ts";

/** What Tesseract makes of a rating drawn as dots, stars or bars: "eeeoo", "OOO". */
const RATING = /^(?:\P{L}|[eocaOQ@])*$/u;
/** But a CEFR level ("B2") or a year is text. */
const LEVEL = /^[ABC][12]$|\d{2}/;

type Page = { image: GrayImage; dpi: number; languages: string[] };

/** The lines of text that Tesseract left out of a page, each read alone; what is read with low confidence is no text. */
export async function readMissed(tesseract: Tesseract, { image, dpi, languages }: Page, lines: RawLine[]): Promise<RawLine[]> {
  const missed: RawLine[] = [];
  for (const { left, top, right, bottom } of missedText(image, lines, dpi)) {
    const part = crop(image, left, top, right - left, bottom - top);
    for (const line of await tesseract.read(part, languages, { dpi, segmentation: "line" })) {
      const text = line.words.map((word) => word.text).join(" ");
      if (confidenceOf(line.words) < MIN_MISSED_LINE_CONFIDENCE || (RATING.test(text) && !LEVEL.test(text))) continue;
      missed.push({ ...line, words: line.words.map((word) => shifted(word, left, top)) });
    }
  }
  return missed;
}

const shifted = <T extends { left: number; top: number; right: number; bottom: number }>(word: T, x: number, y: number): T => ({
  ...word,
  left: word.left + x,
  right: word.right + x,
  top: word.top + y,
  bottom: word.bottom + y,
});
