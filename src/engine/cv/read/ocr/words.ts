import type { OcrWord } from "../../reading.ts";
import { hasTypedSpaces, isRightToLeftLanguage } from "./scripts.ts";
import {
  JOINED_WORD_CONFIDENCE,
  MAX_ADDRESS_GAP,
  MAX_BULLET_ASPECT,
  MAX_BULLET_HEIGHT,
  MAX_CHARACTER_WIDTH,
  MAX_GAP_WITHIN_WORD,
  MAX_SPACE,
  MAX_SYMBOL_CHARACTERS,
  MAX_SYMBOL_HEIGHT,
  MAX_WORD_HEIGHT,
  MIN_CHARACTER_CONFIDENCE,
  MIN_DIGITS_OF_NUMBER,
  MIN_LARGE_WORD_HEIGHT,
  MIN_LINE_CONFIDENCE,
  MIN_SYMBOL_CONFIDENCE,
  MIN_WORD_CONFIDENCE,
  SURE_WORD_CONFIDENCE,
} from "./thresholds.ts";

/** A word as Tesseract reports it, in pixels of the image. */
export type RawWord = { text: string; confidence: number; left: number; top: number; right: number; bottom: number };
export type RawLine = {
  words: RawWord[];
  /** From the top of the ascenders to the bottom of the descenders, in pixels. */
  rowHeight: number;
  xHeight: number;
};

/** `dpi` is that of the image that was read. */
export type Source = { page: number; dpi: number; languages: string[] };

const FOUR_LETTERS = /\p{L}{4}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** What Tesseract reads a bullet as. */
const MAYBE_BULLET = /^[eocaEO0©®¢°»«*.·•■▪●○◦¤+-]$/u;
/** A bullet that was read as one word with the text behind it. */
const BULLET_AND_LETTER = /^[«*•·■▪●°¢©](?=\p{L})/u;
/** What "@example.org" is read as behind "anna.berg": "Qexample.org". Most language data knows "@" badly. */
const MISREAD_DOMAIN = /^[\p{Lu}©®€(]\p{Ll}[\p{Ll}\d-]*(?:\.\p{Ll}{2,})+$/u;
/** What "@" is read as between the two parts of a mail address: a word, or the end of one. */
const MISREAD_AT = /^(?:[Q©®€&O]{1,2}|[eao])$/u;
const MISREAD_AT_END = /[Q©®€]{1,2}$/u;
const DOMAIN = /^[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)*\.\p{Ll}{2,7}$/u;
const WEB_DOMAIN_END = /\.(?:com|org|net|info|\p{Ll}{2})$/u;
const ONE_OR_TWO_LETTERS = /^\p{L}{1,2}$/u;
const LOCAL_PART = /^\P{L}?[\p{L}\d-]+[._][\p{L}\d._-]+$/u;
const POINTS_PER_INCH = 72;
/** Most fonts are a little lower than their size from ascender to descender. */
const SIZE_PER_ROW = 1.02;

/**
 * Joins words of a line that were read as two: a mail address split at its "@" or behind a point of its name, and large text, in which
 * Tesseract takes the gaps between characters for spaces when smaller text stands on the same line.
 */
export function joinSplitWords({ words, ...line }: RawLine): RawLine {
  const joined: RawWord[] = [];
  for (const word of withAtSigns(words, line.rowHeight)) {
    const before = joined.at(-1);
    if (before && (isSplitAddress(before, word, line.rowHeight) || isSplitLargeWord(before, word, line.rowHeight)))
      joined[joined.length - 1] = { ...merged(before, word), text: before.text + word.text };
    else joined.push(word);
  }
  return { ...line, words: joined };
}

/** Puts "@" in the place of a word, or of the end of one, that looks like it and stands close between the two parts of a mail address. */
function withAtSigns(words: RawWord[], rowHeight: number): RawWord[] {
  return words.map((word, index) => {
    const [before, next] = [words[index - 1], words[index + 1]];
    if (!next || !DOMAIN.test(next.text) || next.left - word.right > MAX_SPACE * rowHeight) return word;
    if (isLocalPart(word.text)) return { ...word, text: word.text.replace(MISREAD_AT_END, "@") };
    const isBetween = before && isLocalPart(before.text) && word.left - before.right < MAX_ADDRESS_GAP * rowHeight;
    return isBetween && MISREAD_AT.test(word.text) ? { ...word, text: "@" } : word;
  });
}

/** "anna.berg", but not "anna.com". */
const isLocalPart = (text: string) => LOCAL_PART.test(text) && !WEB_DOMAIN_END.test(text);

function isSplitAddress(before: RawWord, { text, left }: RawWord, rowHeight: number): boolean {
  const gap = left - before.right;
  const isMisread = MISREAD_DOMAIN.test(text) && LOCAL_PART.test(before.text);
  if (text.startsWith("@") || before.text.endsWith("@") || isMisread) return gap < rowHeight;
  if (ONE_OR_TWO_LETTERS.test(before.text) && /^[^\p{L}\p{N}(<"].*@/u.test(text)) return gap < rowHeight;
  return (before.text + text).includes("@") && /\w\.$/.test(before.text) && gap < MAX_ADDRESS_GAP * rowHeight;
}

function isSplitLargeWord(before: RawWord, word: RawWord, rowHeight: number): boolean {
  const height = Math.min(before.bottom - before.top, word.bottom - word.top);
  return height > MIN_LARGE_WORD_HEIGHT * rowHeight && word.left - before.right < MAX_GAP_WITHIN_WORD * height;
}

const merged = (a: RawWord, b: RawWord): RawWord => ({
  ...a,
  confidence: Math.min(a.confidence, b.confidence, JOINED_WORD_CONFIDENCE),
  right: b.right,
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Words in points of the page in the orientation that it was read in. Lines and words that are no text (photos, ruling lines, icons, noise) are left out. */
export function toWords(lines: RawLine[], { page, dpi, languages }: Source): OcrWord[] {
  const points = (pixels: number) => (pixels * POINTS_PER_INCH) / dpi;
  return lines.flatMap((line, lineKey) =>
    textWords(line).map(({ text, confidence, left, top, right, bottom }) => ({
      text: withDigits(inModernSpelling(text, languages)),
      confidence,
      box: { page, x: points(left), y: points(top), width: points(right - left), height: points(bottom - top) },
      lineKey,
      size: Math.round(points(line.rowHeight) * SIZE_PER_ROW * 10) / 10,
    })),
  );
}

function textWords(line: RawLine): RawWord[] {
  const words = line.words.filter((word) => isText(word, line));
  const confidence = confidenceOf(words);
  if (confidence < MIN_LINE_CONFIDENCE && !words.some(isSureWord)) return [];
  return withBullet(words, line);
}

/** A Chinese character is a word. */
const isSureWord = ({ text, confidence }: RawWord) => confidence >= SURE_WORD_CONFIDENCE && (text.length > 2 || !hasTypedSpaces(text));

/** The bullet of a list item becomes the word "•", as high as the word behind it. */
function withBullet(words: RawWord[], line: RawLine): RawWord[] {
  const [first, second, ...rest] = words;
  if (first && second && isBulletShaped(first, line))
    return [{ ...first, text: "•", top: second.top, bottom: second.bottom }, second, ...rest];
  if (!first || !BULLET_AND_LETTER.test(first.text) || words.some(({ text }) => text.includes("»"))) return words;

  const width = Math.min(line.xHeight, (first.right - first.left) / first.text.length);
  const bullet = { ...first, text: "•", right: first.left + width };
  return [bullet, { ...first, text: first.text.slice(1), left: first.left + 1.5 * width }, ...words.slice(1)];
}

function isText(word: RawWord, line: RawLine): boolean {
  const { text, confidence, top, bottom, left, right } = word;
  const { rowHeight } = line;
  if (text.trim() === "") return false;
  if (confidence < MIN_WORD_CONFIDENCE) return isPlainWord(word, line);
  if (bottom - top > MAX_WORD_HEIGHT * rowHeight && confidence < SURE_WORD_CONFIDENCE) return false;
  if (text.length === 1 && confidence < MIN_CHARACTER_CONFIDENCE && hasTypedSpaces(text)) return MAYBE_BULLET.test(text);
  // A large name on a line of small text is higher than the row.
  const height = confidence >= SURE_WORD_CONFIDENCE ? Math.max(rowHeight, bottom - top) : rowHeight;
  if (LETTER_OR_DIGIT.test(text)) return right - left < MAX_CHARACTER_WIDTH * height * text.length;
  return text.length <= MAX_SYMBOL_CHARACTERS && confidence >= MIN_SYMBOL_CONFIDENCE && bottom - top < MAX_SYMBOL_HEIGHT * rowHeight;
}

/** A word of letters as high and wide as others of its line. Tesseract gives a word the confidence of its least sure character, so it may be right. */
function isPlainWord(word: RawWord, { words, rowHeight }: RawLine): boolean {
  const { text, top, bottom, left, right } = word;
  if (!hasTypedSpaces(text)) return words.some(isSureWord);
  const isSized = bottom - top < MAX_SYMBOL_HEIGHT * rowHeight && right - left < rowHeight * text.length;
  return FOUR_LETTERS.test(text) && isSized && words.some((other) => isSureWord(other));
}

/** A round shape lower than the x-height. */
function isBulletShaped({ text, top, bottom, left, right }: RawWord, { xHeight }: RawLine): boolean {
  const [width, height] = [right - left, bottom - top];
  return (
    MAYBE_BULLET.test(text) &&
    height < MAX_BULLET_HEIGHT * xHeight &&
    width < MAX_BULLET_ASPECT * height &&
    height < MAX_BULLET_ASPECT * width
  );
}

/** In the characters of today: Tesseract learned from older texts, and takes round brackets of Chinese and Japanese for pointed ones. */
function inModernSpelling(text: string, languages: string[]): string {
  if (languages.includes("ell")) return monotonic(text);
  if (languages.includes("pol")) return text.replace(/^[0o]\.[0o]\.(?=[,;]?$)/, "o.o.");
  if (languages.includes("ron")) return text.replace(/[ŞşŢţ]/g, (letter) => COMMAS[letter] as string);
  if (languages.includes("tha")) return text.replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, "$1\u0e33");
  if (languages.some((language) => language.startsWith("chi") || language === "jpn")) return text.replace(/〈/g, "（").replace(/〉/g, "）");
  return languages.some(isRightToLeftLanguage) ? leftToRightNumber(text) : text;
}

/** Tesseract marks the direction of words in lines from right to left, and writes "+962" as "962+". */
const leftToRightNumber = (text: string): string => text.replace(/[\u200e\u200f]/g, "").replace(/^([\d ()-]+)\+$/, "+$1");

/** Romanian letters have a comma below; old code pages had only the cedilla. */
const COMMAS: Record<string, string> = { Ş: "Ș", ş: "ș", Ţ: "Ț", ţ: "ț" };

/** Modern Greek has one accent and no breathings; Tesseract also writes ancient Greek. A breathing without an accent is a misread accent. */
function monotonic(text: string): string {
  const plain = text
    .replace(/µ/g, "μ")
    .normalize("NFD")
    .replace(/[\u0300\u0342]/g, "\u0301");
  const accented = plain.includes("\u0301") ? plain.replace(/[\u0313\u0314]/g, "") : plain.replace(/[\u0313\u0314]/g, "\u0301");
  return accented.replace(/\u0345|(?<=\u0301.*)\u0301/gu, "").normalize("NFC");
}

const LOOKS_LIKE: Record<string, string> = {
  ο: "0",
  Ο: "0",
  о: "0",
  О: "0",
  O: "0",
  o: "0",
  ı: "1",
  l: "1",
  I: "1",
  І: "1",
  і: "1",
  "|": "1",
};
const NUMBER_WITH_LETTERS = /^[–—-]{0,2}[([]?[+\d]*(?:[\doOοΟоОlIıІі|]+[./:–-])*[\doOοΟоОlIıІі|]+[)\],.;]?$/u;

/** "ο9/2ο13" is a date: letters that look like digits are digits in a word that is otherwise made of at least three, or of them and a slash. */
function withDigits(text: string): string {
  const digits = text.match(/\d/g)?.length ?? 0;
  const isNumber = NUMBER_WITH_LETTERS.test(text) && (digits >= MIN_DIGITS_OF_NUMBER || (digits >= 1 && /[ıοΟ/]/.test(text)));
  return isNumber ? text.replace(/[^\d+()[\].,;/:–-]/gu, (letter) => LOOKS_LIKE[letter] ?? letter) : text;
}

/** How well a text was read, 0 to 100: the mean over its characters. */
export function confidenceOf(words: { text: string; confidence: number }[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}

/** The text of lines as it was read. */
export const textOf = (lines: RawLine[]): string => lines.map((line) => line.words.map(({ text }) => text).join(" ")).join("\n");
