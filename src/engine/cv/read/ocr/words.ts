import type { OcrWord } from "../../reading.ts";

/** A word as Tesseract reports it, in pixels of the image. */
export type RawWord = { text: string; confidence: number; left: number; top: number; right: number; bottom: number };
export type RawLine = {
  words: RawWord[] /** From the top of the ascenders to the bottom of the descenders. */;
  rowHeight: number;
  xHeight: number;
};

export type Scale = { page: number /** Pixels per inch of the image that was read. */; dpi: number; languages: string[] };

const UNSURE = 20;
const SURE = 75;
const NOT_A_LINE = 40;
const NEEDED_WITHOUT_LETTERS = 45;
const NEEDED_ALONE = 50;
/** Rows. */
const TOUCHING = 0.3;
const A_SPACE = 0.6;
const LARGE = 1.5;
/** Of the height of the words. */
const NO_SPACE = 0.17;
const LETTERS = /\p{L}{4}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** What a dot before a list item is read as. */
const MAYBE_BULLET = /^[eocaEO0©®¢°»«*.·•■▪●○◦¤+-]$/u;
const GLUED_BULLET = /^[«*•·■▪●°¢©](?=\p{L})/u;
/** What "@example.org" is read as where "@" is a stranger, after "anna.berg". */
const MISREAD_DOMAIN = /^[\p{Lu}©®€(]\p{Ll}[\p{Ll}\d-]*(?:\.\p{Ll}{2,})+$/u;
/** What "@" is read as where it is taken for a word, or for the end of one, between the two parts of an address. */
const LIKE_AT = /^(?:[Q©®€&O]{1,2}|[eao])$/u;
const ENDS_LIKE_AT = /[Q©®€]{1,2}$/u;
const DOMAIN = /^[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)*\.\p{Ll}{2,7}$/u;
const OF_THE_WEB = /\.(?:com|org|net|info|\p{Ll}{2})$/u;
const FIRST_LETTERS = /^\p{L}{1,2}$/u;
const LOCAL_PART = /^\P{L}?[\p{L}\d-]+[._][\p{L}\d._-]+$/u;
const POINTS_PER_INCH = 72;
/** From ascender to descender most faces measure a little less than their size. */
const SIZE_PER_ROW = 1.02;

/**
 * A line in which words that were read as two are one: a mail address divided at its "@" or after a point of its name, and large print, in
 * which the engine takes the white between letters for a space when smaller print stands on the same line.
 */
export function joinDivided({ words, ...line }: RawLine): RawLine {
  const joined: RawWord[] = [];
  for (const word of withAts(words, line.rowHeight)) {
    const before = joined.at(-1);
    if (before && (isDividedAddress(before, word, line.rowHeight) || isDividedPrint(before, word, line.rowHeight)))
      joined[joined.length - 1] = { ...span(before, word), text: before.text + word.text };
    else joined.push(word);
  }
  return { ...line, words: joined };
}

/** "@" where it stood: a word or the end of one that looks like it, close between what are else the parts of an address. */
function withAts(words: RawWord[], rowHeight: number): RawWord[] {
  return words.map((word, index) => {
    const [before, next] = [words[index - 1], words[index + 1]];
    if (!next || !DOMAIN.test(next.text) || next.left - word.right > A_SPACE * rowHeight) return word;
    if (isName(word.text)) return { ...word, text: word.text.replace(ENDS_LIKE_AT, "@") };
    const isBetween = before && isName(before.text) && word.left - before.right < TOUCHING * rowHeight;
    return isBetween && LIKE_AT.test(word.text) ? { ...word, text: "@" } : word;
  });
}

const isName = (text: string) => LOCAL_PART.test(text) && !OF_THE_WEB.test(text);

function isDividedAddress(before: RawWord, { text, left }: RawWord, rowHeight: number): boolean {
  const gap = left - before.right;
  const isMisread = MISREAD_DOMAIN.test(text) && LOCAL_PART.test(before.text);
  if (text.startsWith("@") || before.text.endsWith("@") || isMisread) return gap < rowHeight;
  if (FIRST_LETTERS.test(before.text) && /^[^\p{L}\p{N}(<"].*@/u.test(text)) return gap < rowHeight;
  return (before.text + text).includes("@") && /\w\.$/.test(before.text) && gap < TOUCHING * rowHeight;
}

function isDividedPrint(before: RawWord, word: RawWord, rowHeight: number): boolean {
  const height = Math.min(before.bottom - before.top, word.bottom - word.top);
  return height > LARGE * rowHeight && word.left - before.right < NO_SPACE * height;
}

/** What was read in two is to be read again. */
const DIVIDED = 49;

const span = (a: RawWord, b: RawWord): RawWord => ({
  ...a,
  confidence: Math.min(a.confidence, b.confidence, DIVIDED),
  right: b.right,
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Words in points of the page as it was read. Lines and words that are no print (photos, rules, icons, noise) are left out. */
export function toWords(lines: RawLine[], { page, dpi, languages }: Scale): OcrWord[] {
  const points = (pixels: number) => (pixels * POINTS_PER_INCH) / dpi;
  return lines.flatMap((line, lineKey) =>
    printedWords(line).map(({ text, confidence, left, top, right, bottom }) => ({
      text: digitsAmongDigits(asWritten(text, languages)),
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
  return withBullet(words, line);
}

/** The dot of a list item stands as "•" before the line, as high as the word after it. */
function withBullet(words: RawWord[], line: RawLine): RawWord[] {
  const [first, second, ...rest] = words;
  if (first && second && isDot(first, line)) return [{ ...first, text: "•", top: second.top, bottom: second.bottom }, second, ...rest];
  if (!first || !GLUED_BULLET.test(first.text) || words.some(({ text }) => text.includes("»"))) return words;

  const width = Math.min(line.xHeight, (first.right - first.left) / first.text.length);
  const bullet = { ...first, text: "•", right: first.left + width };
  return [bullet, { ...first, text: first.text.slice(1), left: first.left + 1.5 * width }, ...words.slice(1)];
}

function isPrint(word: RawWord, line: RawLine): boolean {
  const { text, confidence, top, bottom, left, right } = word;
  const { rowHeight } = line;
  if (text.trim() === "") return false;
  if (confidence < UNSURE) return isPlainWord(word, line);
  if (bottom - top > 2.5 * rowHeight && confidence < SURE) return false;
  if (text.length === 1 && confidence < NEEDED_ALONE) return MAYBE_BULLET.test(text);
  // A large name on a line of small print is higher than the line.
  const height = confidence >= SURE ? Math.max(rowHeight, bottom - top) : rowHeight;
  if (LETTER_OR_DIGIT.test(text)) return right - left < 1.5 * height * text.length;
  return text.length <= 3 && confidence >= NEEDED_WITHOUT_LETTERS && bottom - top < 1.5 * rowHeight;
}

/** A word of letters as high and wide as its line makes words: one letter of which the engine was not sure takes all its certainty. */
function isPlainWord(word: RawWord, { words, rowHeight }: RawLine): boolean {
  const { text, top, bottom, left, right } = word;
  const isSized = bottom - top < 1.5 * rowHeight && right - left < rowHeight * text.length;
  return LETTERS.test(text) && isSized && words.some((other) => other.confidence >= SURE && other.text.length > 2);
}

/** A round spot smaller than a small letter, where a line begins. */
function isDot({ text, top, bottom, left, right }: RawWord, { xHeight }: RawLine): boolean {
  const [width, height] = [right - left, bottom - top];
  return MAYBE_BULLET.test(text) && height < 0.9 * xHeight && width < 1.5 * height && height < 1.5 * width;
}

/** In the letters of today: what the engine learned from is older. */
function asWritten(text: string, languages: string[]): string {
  if (languages.includes("ell")) return monotonic(text);
  if (languages.includes("pol")) return text.replace(/^[0o]\.[0o]\.(?=[,;]?$)/, "o.o.");
  return languages.includes("ron") ? text.replace(/[ŞşŢţ]/g, (letter) => COMMAS[letter] as string) : text;
}

/** Romanian has a comma below; code pages had only the cedilla. */
const COMMAS: Record<string, string> = { Ş: "Ș", ş: "ș", Ţ: "Ț", ţ: "ț" };

/** Tesseract's Greek is that of all ages; today's has one accent and no breathings. A breathing where no accent is was the accent. */
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
function digitsAmongDigits(text: string): string {
  const digits = text.match(/\d/g)?.length ?? 0;
  const isNumber = NUMBER_WITH_LETTERS.test(text) && (digits >= 3 || (digits >= 1 && /[ıοΟ/]/.test(text)));
  return isNumber ? text.replace(/[^\d+()[\].,;/:–-]/gu, (letter) => LOOKS_LIKE[letter] ?? letter) : text;
}

/** How well a text was read, 0 to 100: the mean over its characters. */
export function confidenceOf(words: { text: string; confidence: number }[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}
