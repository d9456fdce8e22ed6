import type { OcrPage, OcrWord } from "../../reading.ts";
import { type Piece, toPieces } from "./ocr-pieces.ts";
import { median } from "./words.ts";

/** Whether each word of a piece is bold. */
export type TypeWeights = (piece: Piece) => boolean[];

/** Bold strokes are this many times as thick as those of the text; below the second, a word needs bold ones beside it. */
const BOLD = 1.22;
const CLEARLY_BOLD = 1.36;
/** A word with fewer letters says nothing for itself. */
const FEW_LETTERS = 3;
const ENOUGH_WORDS = 20;

/** Learns how thick the strokes of a document's text are for its size. */
export function typeWeights(pages: OcrPage[]): TypeWeights {
  const shares = pages
    .flatMap(toPieces)
    .flatMap((piece) => piece.words.filter(isTelling).map((word) => (word.stroke as number) / piece.size));
  if (shares.length < ENOUGH_WORDS) return (piece) => piece.words.map(() => false);
  const usual = median(shares);
  return (piece) => {
    const ratios = piece.words.map((word) => (isTelling(word) ? (word.stroke as number) / (usual * piece.size) : undefined));
    return ratios.map((ratio, index) => {
      const before = ratios.slice(0, index).findLast((other) => other !== undefined);
      const after = ratios.slice(index + 1).find((other) => other !== undefined);
      const beside = [before, after].filter((other) => other !== undefined);
      const isAmongBold = beside.length > 0 && beside.every((other) => other > BOLD);
      if (ratio === undefined) return isAmongBold;
      if (ratio > CLEARLY_BOLD) return true;
      return ratio > BOLD ? beside.length === 0 || beside.some((other) => other > BOLD) : ratio > BOLD - 0.1 && isAmongBold;
    });
  };
}

const isTelling = ({ text, stroke }: OcrWord) =>
  stroke !== undefined && stroke > 0 && (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= FEW_LETTERS;
