import type { OcrPage, OcrWord } from "../../../reading.ts";
import { isIdeographic, isRightToLeft } from "../../layout/1-words/text.ts";
import { median } from "../../layout/1-words/words.ts";

/**
 * Words of one printed line with ordinary spaces between them: one size, one baseline. The size is `vague` where every word has a sign
 * that is as high as the letters in one face and reaches over and below them in another ("05/2022").
 */
export type Piece = { words: OcrWord[]; lineKey: number; size: number; vague: boolean; baseline: number; letters: number };

/** Shares of an em, much the same in all faces. */
const X_HEIGHT = 0.52;
const ABOVE_X = 0.21;
/** "t" ends between the two. */
const T_ABOVE_X = 0.12;
/** What an accent on a capital adds to it. */
const ABOVE_CAPITAL = 0.2;
const BELOW_BASELINE = 0.21;
const TAIL = 0.1;
/** From the top to the foot of a sign of scripts without capitals. */
const SQUARE = 0.92;
/** Beyond this the box holds more than the word: the band it stands on, a line beside it. */
const TOO_HIGH = 1.4;
/** The engine's rows are a little lower than the size of the print. */
const HIGHER = 1.15;
/** So many words are right in the middle, whatever the box of one holds. */
const MIN_WORDS = 4;
/** Ems of white that no space between words has. */
const MIN_GAP_EM = 1.1;

const HAS_ASCENDER = /[\p{Lu}\p{N}bdfhklijбфβδζθλξ()[\]{}|/]/u;
const HAS_DESCENDER = /[gjpqyþµруфцщџβγζημξρςφχψ]/u;
/** Signs that reach below the baseline a little. */
const HAS_TAIL = /[,;()[\]{}|@]/u;
const HAS_TALL_SIGN = /[/()[\]{}|@]/;
const MARK_BELOW = /[\u0316-\u0333]/u;
const MARK_ABOVE = /[\u0300-\u0315]/u;
const MARK_ON_CAPITAL = /\p{Lu}[\u0300-\u0315]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The pieces of a page, each cut where white space wider than a space stands within an OCR line. */
export function toPieces({ words }: OcrPage): Piece[] {
  return [...Map.groupBy(words, (word) => word.lineKey).values()].flatMap((line) => {
    const size = sizeOf(line);
    const pieces: OcrWord[][] = [];
    for (const word of line.toSorted((a, b) => a.box.x - b.box.x)) {
      const last = pieces.at(-1)?.at(-1);
      if (last && word.box.x - rightOf(last) < MIN_GAP_EM * size) pieces.at(-1)?.push(word);
      else pieces.push([word]);
    }
    return pieces.map(toPiece);
  });
}

export const rightOf = ({ box }: OcrWord) => box.x + box.width;
export const lettersIn = ({ text }: OcrWord) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
export const isText = ({ text }: OcrWord) => LETTER_OR_DIGIT.test(text);

function toPiece(words: OcrWord[]): Piece {
  const size = sizeOf(words);
  const letters = words.reduce((sum, word) => sum + lettersIn(word), 0);
  const vague = words.filter(isText).every(({ text }) => HAS_TALL_SIGN.test(text));
  return { words, lineKey: words[0]?.lineKey ?? 0, size, vague, baseline: baselineOf(words, size), letters };
}

/**
 * The size that was printed, in points, told from the height of ink: a word like "scan" is as high as small letters, "hand" has ascenders,
 * "page" descenders. The engine's own estimate of a line counts where few words tell.
 */
function sizeOf(words: OcrWord[]): number {
  const text = words.filter(isText);
  const measured = text.filter((word) => word.text.length > 1 || text.length === 1);
  const sizes = measured.flatMap((word) => Array<number>(word.text.length).fill(word.box.height / inkRatio(word.text)));
  const estimate = median(sizes);
  const told = words.flatMap((word) => word.size ?? []);
  if (told.length === 0 || text.length >= MIN_WORDS) return Math.max(1, estimate || median(words.map((word) => word.box.height / SQUARE)));
  const ofEngine = median(told);
  if (estimate === 0 || estimate > TOO_HIGH * ofEngine) return Math.max(1, ofEngine);
  return Math.max(1, Math.min(estimate, HIGHER * ofEngine));
}

function inkRatio(text: string): number {
  if (isIdeographic(text[0]) || isRightToLeft(text)) return SQUARE;
  return X_HEIGHT + heightAboveX(text) + depthOf(text);
}

function heightAboveX(text: string): number {
  const marked = text.normalize("NFD");
  if (MARK_ON_CAPITAL.test(marked)) return ABOVE_X + ABOVE_CAPITAL;
  if (HAS_ASCENDER.test(text) || MARK_ABOVE.test(marked)) return ABOVE_X;
  return text.includes("t") ? T_ABOVE_X : 0;
}

function depthOf(text: string): number {
  if (HAS_DESCENDER.test(text) || MARK_BELOW.test(text.normalize("NFD"))) return BELOW_BASELINE;
  return HAS_TAIL.test(text) ? TAIL : 0;
}

function baselineOf(words: OcrWord[], size: number): number {
  const bottom = ({ box }: OcrWord) => box.y + box.height;
  const text = words.filter(isText);
  const flat = text.filter((word) => depthOf(word.text) === 0 && word.text.length > 1);
  if (flat.length > 0) return median(flat.map(bottom));
  return median((text.length > 0 ? text : words).map((word) => bottom(word) - depthOf(word.text) * size));
}
