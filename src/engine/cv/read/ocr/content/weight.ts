import type { OcrPage, OcrWord } from "../../../reading.ts";
import { median } from "../../layout/1-words/words.ts";
import { lettersIn, type Piece, toPieces } from "./pieces.ts";
import type { TypeSizes } from "./sizes.ts";

/** Whether each word of a piece is bold. */
export type TypeWeights = (piece: Piece) => boolean[];

/** Bold strokes are at least this many times as thick as those of the text, and surely bold ones this many times. */
const BOLD = 1.17;
const CLEARLY_BOLD = 1.34;
/** So many surely bold words tell how bold the bold of a document is. */
const MIN_BOLD_WORDS = 6;
/** Within a line the weight changes where the two parts are at least so far apart. */
const CHANGE = 0.24;
/** A word with fewer letters says nothing; a part with few has to be surely bold. */
const MIN_WORD_LETTERS = 3;
const MIN_PART_LETTERS = 5;
const MIN_WORDS = 20;
/** The blur of a scan adds to every stroke, whatever its size: this share of a stroke of the body. */
const BLUR = 0.2;

/** Learns how thick the strokes of a document's text are. */
export function typeWeights(pages: OcrPage[], sizes: TypeSizes): TypeWeights {
  const words = pages.flatMap(toPieces).flatMap((piece) => piece.words.filter(isTelling).map((word) => ({ word, size: sizes(piece) })));
  if (words.length < MIN_WORDS) return (piece) => piece.words.map(() => false);
  const body = median(words.map(({ size }) => size));
  const share = (word: OcrWord, size: number) => (word.stroke as number) / (BLUR * body + (1 - BLUR) * size);
  const shares = words.map(({ word, size }) => share(word, size));
  const usual = median(shares);
  const least = leastBold(shares.map((one) => one / usual));
  return (piece) => {
    const ratios = piece.words.map((word) => (isTelling(word) ? share(word, sizes(piece)) / usual : undefined));
    const parts = partsOf(piece.words, ratios, Math.max(CHANGE, 1.2 * (least - 1)));
    return parts.flatMap((part) => part.words.map(() => isBold(part, least)));
  };
}

type Part = { words: OcrWord[]; ratio: number | undefined; letters: number };

/** The words in parts of one weight each: divided where those on each side are most alike, and each side again. */
function partsOf(words: OcrWord[], ratios: (number | undefined)[], change: number): Part[] {
  const part = (from: number, to: number) => toPart(words.slice(from, to), ratios.slice(from, to));
  const divisions = words
    .slice(1)
    .map((_, index) => ({ at: index + 1, sides: [part(0, index + 1), part(index + 1, words.length)] as const }));
  const [best] = divisions.toSorted((a, b) => contrast(...b.sides) - contrast(...a.sides));
  if (!best || apart(...best.sides) <= change) return [part(0, words.length)];
  return [
    ...partsOf(words.slice(0, best.at), ratios.slice(0, best.at), change),
    ...partsOf(words.slice(best.at), ratios.slice(best.at), change),
  ];
}

const apart = (a: Part, b: Part) => (a.ratio === undefined || b.ratio === undefined ? 0 : Math.abs(a.ratio - b.ratio));

/** The variance between two parts. */
const contrast = (a: Part, b: Part) => (apart(a, b) ** 2 * a.letters * b.letters) / Math.max(1, a.letters + b.letters);

/** The mean ratio, weighted by the letters of the words that tell. */
function toPart(words: OcrWord[], ratios: (number | undefined)[]): Part {
  const told = words.flatMap((word, index) => (ratios[index] === undefined ? [] : [{ ratio: ratios[index], letters: lettersIn(word) }]));
  const letters = told.reduce((sum, word) => sum + word.letters, 0);
  const ratio = told.reduce((sum, word) => sum + word.ratio * word.letters, 0) / letters;
  return { words, letters, ratio: letters === 0 ? undefined : ratio };
}

/** Half way between the text and what is clearly bold in this document. */
function leastBold(ratios: number[]): number {
  const clear = ratios.filter((ratio) => ratio > CLEARLY_BOLD);
  if (clear.length < MIN_BOLD_WORDS) return BOLD;
  return Math.min(CLEARLY_BOLD, Math.max(BOLD, (1 + median(clear)) / 2));
}

const isTelling = (word: OcrWord) => word.stroke !== undefined && word.stroke > 0 && lettersIn(word) >= MIN_WORD_LETTERS;

const isBold = ({ ratio, letters }: Part, least: number) =>
  ratio !== undefined && ratio > (letters < MIN_PART_LETTERS ? CLEARLY_BOLD : least);
