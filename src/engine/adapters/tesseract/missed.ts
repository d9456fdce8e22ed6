import { missedPrint } from "../../cv/read/ocr/missed-print.ts";
import { crop, type GrayImage } from "../../cv/read/ocr/page-image/image.ts";
import { confidenceOf, type RawLine } from "../../cv/read/ocr/words.ts";
import type { Tesseract } from "./engine.ts";

const CERTAIN = 60;
/** What rows of dots, stars and bars are read as. */
const DRAWN = /^(?:\P{L}|[eocaOQ@])*$/u;
const LEVEL = /^[ABC][12]$|\d{2}/;

type Page = { image: GrayImage; dpi: number; languages: string[] };

/** The lines of print that the engine left out of a page, each read alone; what is not read with certainty was no print. */
export async function readMissed(tesseract: Tesseract, { image, dpi, languages }: Page, lines: RawLine[]): Promise<RawLine[]> {
  const missed: RawLine[] = [];
  for (const { left, top, right, bottom } of missedPrint(image, lines, dpi)) {
    const part = crop(image, left, top, right - left, bottom - top);
    for (const line of await tesseract.read(part, languages, { dpi, segmentation: "line" })) {
      const text = line.words.map((word) => word.text).join(" ");
      if (confidenceOf(line.words) < CERTAIN || (DRAWN.test(text) && !LEVEL.test(text))) continue;
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
