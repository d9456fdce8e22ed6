import type { OcrPage, OcrWord } from "../../reading.ts";
import { lettersIn, type Piece, toPieces } from "./ocr-pieces.ts";
import type { TypeSizes } from "./ocr-sizes.ts";
import { median } from "./words.ts";

/** Whether each word of a piece is bold. */
export type TypeWeights = (piece: Piece) => boolean[];

/** Bold strokes are this many times as thick as those of the text. Between the two a word needs a bold one beside it, or lighter ones. */
const CLEARLY_BOLD = 1.34;
const BOLD = 1.17;
/** A word with fewer letters says nothing for itself; one alone needs more. */
const FEW_LETTERS = 3;
const ENOUGH_LETTERS = 5;
const ENOUGH_WORDS = 20;
/** The blur of a scan adds to every stroke, whatever its size: this share of a stroke of the body. */
const BLUR = 0.2;

/** Learns how thick the strokes of a document's text are. */
export function typeWeights(pages: OcrPage[], sizes: TypeSizes): TypeWeights {
  const words = pages.flatMap(toPieces).flatMap((piece) => piece.words.filter(isTelling).map((word) => ({ word, size: sizes(piece) })));
  if (words.length < ENOUGH_WORDS) return (piece) => piece.words.map(() => false);
  const body = median(words.map(({ size }) => size));
  const share = (word: OcrWord, size: number) => (word.stroke as number) / (BLUR * body + (1 - BLUR) * size);
  const usual = median(words.map(({ word, size }) => share(word, size)));
  return (piece) => {
    const ratios = piece.words.map((word) => (isTelling(word) ? share(word, sizes(piece)) / usual : undefined));
    return ratios.map((ratio, index) => isBold(ratio, piece.words[index] as OcrWord, neighbours(ratios, index)));
  };
}

const isTelling = (word: OcrWord) => word.stroke !== undefined && word.stroke > 0 && lettersIn(word) >= FEW_LETTERS;

function neighbours(ratios: (number | undefined)[], index: number): number[] {
  const before = ratios.slice(0, index).findLast((other) => other !== undefined);
  const after = ratios.slice(index + 1).find((other) => other !== undefined);
  return [before, after].filter((other) => other !== undefined);
}

function isBold(ratio: number | undefined, word: OcrWord, beside: number[]): boolean {
  const isAmongBold = beside.length > 0 && beside.every((other) => other > BOLD);
  if (ratio === undefined) return isAmongBold;
  if (ratio > CLEARLY_BOLD) return true;
  if (ratio < BOLD) return ratio > BOLD - 0.08 && isAmongBold;
  const standsOut = lettersIn(word) >= ENOUGH_LETTERS && beside.every((other) => ratio > BOLD * other);
  return standsOut || beside.some((other) => other > BOLD);
}
