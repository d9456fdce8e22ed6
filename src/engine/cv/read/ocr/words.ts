import type { OcrWord } from "../../reading.ts";

/** A word as Tesseract reports it, in pixels of the image. */
export type RawWord = { text: string; confidence: number; left: number; top: number; right: number; bottom: number };
export type RawLine = { words: RawWord[]; /** From the top of the ascenders to the bottom of the descenders. */ rowHeight: number; xHeight: number };

export type Scale = { page: number; /** Pixels per inch of the image that was read. */ dpi: number; greek: boolean };

const UNSURE = 20;
const SURE = 75;
const NOT_A_LINE = 40;
const NEEDED_WITHOUT_LETTERS = 45;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** What a dot before a list item is read as. */
const MAYBE_BULLET = /^[eocaEO0©®¢°»«*.·•■▪●○◦¤+-]$/u;
const POINTS_PER_INCH = 72;
/** From ascender to descender most faces measure a little less than their size. */
const SIZE_PER_ROW = 1.02;

/** Words in points of the page as it was read. Lines and words that are no print (photos, rules, icons, noise) are left out. */
export function toWords(lines: RawLine[], { page, dpi, greek }: Scale): OcrWord[] {
  const points = (pixels: number) => (pixels * POINTS_PER_INCH) / dpi;
  return lines.flatMap((line, lineKey) =>
    printedWords(line).map(({ text, confidence, left, top, right, bottom }) => ({
      text: greek ? monotonic(text) : text,
      confidence,
      box: { page, x: points(left), y: points(top), width: points(right - left), height: points(bottom - top) },
      lineKey,
      size: Math.round(points(line.rowHeight) * SIZE_PER_ROW * 10) / 10,
    })),
  );
}

function printedWords(line: RawLine): RawWord[] {
  const words = line.words.filter((word) => isPrint(word, line));
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const confidence = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, letters);
  if (confidence < NOT_A_LINE && !words.some((word) => word.confidence >= SURE && word.text.length > 2)) return [];
  return words.map((word, i) => (i === 0 && words.length > 1 && isDot(word, line) ? { ...word, text: "•" } : word));
}

function isPrint({ text, confidence, top, bottom, left, right }: RawWord, { rowHeight }: RawLine): boolean {
  if (text.trim() === "" || confidence < UNSURE) return false;
  if (bottom - top > 2.5 * rowHeight && confidence < SURE) return false;
  if (LETTER_OR_DIGIT.test(text)) return right - left < 1.5 * rowHeight * text.length;
  return text.length <= 3 && confidence >= NEEDED_WITHOUT_LETTERS && bottom - top < 1.5 * rowHeight;
}

/** A round spot smaller than a small letter, where a line begins. */
function isDot({ text, top, bottom, left, right }: RawWord, { xHeight }: RawLine): boolean {
  const [width, height] = [right - left, bottom - top];
  return MAYBE_BULLET.test(text) && height < 0.9 * xHeight && width < 1.5 * height && height < 1.5 * width;
}

/** Tesseract's Greek is that of all ages; today's has one accent and no breathings. */
function monotonic(text: string): string {
  return text
    .replace(/µ/g, "μ")
    .normalize("NFD")
    .replace(/[\u0313\u0314\u0345]/g, "")
    .replace(/[\u0300\u0342]/g, "\u0301")
    .replace(/\u0301+/g, "\u0301")
    .normalize("NFC");
}

/** How well a text was read, 0 to 100: the mean over its characters. */
export function confidenceOf(words: { text: string; confidence: number }[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}
