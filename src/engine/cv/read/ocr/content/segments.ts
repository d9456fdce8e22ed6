import type { OcrPage, OcrWord } from "../../../reading.ts";
import { isIdeographic, isRightToLeft } from "../../layout/1-words/text.ts";
import { median } from "../../layout/1-words/words.ts";
import { MAX_SIZE_OVER_ROW, MIN_SEGMENT_GAP_EM, MIN_WORDS_FOR_SIZE, ROW_TO_FONT_SIZE } from "./thresholds.ts";

/**
 * Words of one OCR line with ordinary spaces between them: one size, one baseline, both in points. `hasOnlySlashedWords`: each word has a
 * slash or bracket, whose height differs between fonts ("05/2022"), so that the size is less sure.
 */
export type Segment = {
  words: OcrWord[];
  lineKey: number;
  size: number;
  hasOnlySlashedWords: boolean;
  baseline: number;
  characters: number;
};

/** Heights of characters in ems, much the same in all fonts. "t" ends between the x-height and the ascenders. */
const X_HEIGHT_EM = 0.52;
const ASCENDER_OVER_X_EM = 0.21;
const T_OVER_X_EM = 0.12;
const ACCENT_OVER_CAPITAL_EM = 0.2;
const DESCENDER_EM = 0.21;
/** How far commas and brackets reach below the baseline. */
const COMMA_DEPTH_EM = 0.1;
/** The height of Chinese, Arabic and other characters without capitals. */
const IDEOGRAPH_EM = 0.92;

const HAS_ASCENDER = /[\p{Lu}\p{N}bdfhklijбфβδζθλξ()[\]{}|/]/u;
const HAS_DESCENDER = /[gjpqyþµруфцщџβγζημξρςφχψ]/u;
const HAS_COMMA_DEPTH = /[,;()[\]{}|@]/u;
const HAS_SLASH_OR_BRACKET = /[/()[\]{}|@]/;
const MARK_BELOW = /[\u0316-\u0333]/u;
const MARK_ABOVE = /[\u0300-\u0315]/u;
const MARK_ON_CAPITAL = /\p{Lu}[\u0300-\u0315]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The segments of a page: each OCR line, split where a gap is wider than a space. */
export function toSegments({ words }: OcrPage): Segment[] {
  return [...Map.groupBy(words, (word) => word.lineKey).values()].flatMap((line) => {
    const size = sizeOf(line);
    const segments: OcrWord[][] = [];
    for (const word of line.toSorted((a, b) => a.box.x - b.box.x)) {
      const last = segments.at(-1)?.at(-1);
      if (last && word.box.x - rightOf(last) < MIN_SEGMENT_GAP_EM * size) segments.at(-1)?.push(word);
      else segments.push([word]);
    }
    return segments.map(toSegment);
  });
}

export const rightOf = ({ box }: OcrWord) => box.x + box.width;
/** Letters and digits of a word. */
export const charactersIn = ({ text }: OcrWord) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
export const hasCharacters = ({ text }: OcrWord) => LETTER_OR_DIGIT.test(text);

function toSegment(words: OcrWord[]): Segment {
  const size = sizeOf(words);
  return {
    words,
    lineKey: words[0]?.lineKey ?? 0,
    size,
    hasOnlySlashedWords: words.filter(hasCharacters).every(({ text }) => HAS_SLASH_OR_BRACKET.test(text)),
    baseline: baselineOf(words, size),
    characters: words.reduce((sum, word) => sum + charactersIn(word), 0),
  };
}

/**
 * The font size in points, from the height of boxes: "scan" is as high as the x-height, "hand" has ascenders, "page" descenders. With few
 * words the size that Tesseract measured for the row counts too.
 */
function sizeOf(words: OcrWord[]): number {
  const text = words.filter(hasCharacters);
  const measured = text.filter((word) => word.text.length > 1 || text.length === 1);
  const sizes = measured.flatMap((word) => Array<number>(word.text.length).fill(word.box.height / heightEm(word.text)));
  const estimate = median(sizes);
  const rowSizes = words.flatMap((word) => word.size ?? []);
  if (rowSizes.length === 0 || text.length >= MIN_WORDS_FOR_SIZE)
    return Math.max(1, estimate || median(words.map((word) => word.box.height / IDEOGRAPH_EM)));
  const rowSize = median(rowSizes);
  if (estimate === 0 || estimate > MAX_SIZE_OVER_ROW * rowSize) return Math.max(1, rowSize);
  return Math.max(1, Math.min(estimate, ROW_TO_FONT_SIZE * rowSize));
}

function heightEm(text: string): number {
  if (isIdeographic(text[0]) || isRightToLeft(text)) return IDEOGRAPH_EM;
  return X_HEIGHT_EM + heightOverX(text) + depthOf(text);
}

function heightOverX(text: string): number {
  const marked = text.normalize("NFD");
  if (MARK_ON_CAPITAL.test(marked)) return ASCENDER_OVER_X_EM + ACCENT_OVER_CAPITAL_EM;
  if (HAS_ASCENDER.test(text) || MARK_ABOVE.test(marked)) return ASCENDER_OVER_X_EM;
  return text.includes("t") ? T_OVER_X_EM : 0;
}

function depthOf(text: string): number {
  if (HAS_DESCENDER.test(text) || MARK_BELOW.test(text.normalize("NFD"))) return DESCENDER_EM;
  return HAS_COMMA_DEPTH.test(text) ? COMMA_DEPTH_EM : 0;
}

/** The bottom of words without descenders; where each word has one, that of all less their depth. */
function baselineOf(words: OcrWord[], size: number): number {
  const bottom = ({ box }: OcrWord) => box.y + box.height;
  const text = words.filter(hasCharacters);
  const withoutDepth = text.filter((word) => depthOf(word.text) === 0 && word.text.length > 1);
  if (withoutDepth.length > 0) return median(withoutDepth.map(bottom));
  return median((text.length > 0 ? text : words).map((word) => bottom(word) - depthOf(word.text) * size));
}
