import type { OcrPage, OcrWord } from "../../reading.ts";
import { EM_ASCENT, type PageContent, type PositionedRun } from "./content.ts";
import { snapEdges } from "./ocr-edges.ts";
import { asPrinted } from "./ocr-marks.ts";
import { type Piece, toPieces } from "./ocr-pieces.ts";
import { type TypeSizes, typeSizes } from "./ocr-sizes.ts";
import { dividedDates } from "./ocr-words.ts";

/**
 * A page read by OCR, as content like that of a text PDF: one baseline and one size for what stands together, lines of a column that begin at
 * one place, bullets and separators by their shape, and nothing that was no print. `sizes` are those of the whole document.
 */
export function ocrToContent(ocr: OcrPage, pageSize: { width: number; height: number }, sizes: TypeSizes = typeSizes([ocr])): PageContent {
  const pieces = levelled(toPieces(ocr).map((piece) => ({ ...piece, size: sizes(piece) })));
  const printed = snapEdges(asPrinted(pieces));
  const runs = printed.flatMap((piece) => piece.words.flatMap(dividedDates).map((word) => toRun(word, piece)));
  return {
    page: ocr.page,
    ...pageSize,
    runs: runs.map((run, order) => ({ ...run, order })),
    rules: [],
    dots: [],
    images: [],
    ocr: true,
  };
}

/** What stands on one line of the engine stands on one baseline, unless it is clearly off: that of the piece with most letters. */
function levelled(pieces: Piece[]): Piece[] {
  const lines = Map.groupBy(pieces, (piece) => piece.lineKey);
  return pieces.map((piece) => {
    const longest = (lines.get(piece.lineKey) ?? []).reduce((most, other) => (other.letters > most.letters ? other : most), piece);
    const isOff = Math.abs(longest.baseline - piece.baseline) > 0.3 * Math.min(piece.size, longest.size);
    return isOff ? piece : { ...piece, baseline: longest.baseline };
  });
}

function toRun(word: OcrWord, { size, baseline }: Piece): Omit<PositionedRun, "order"> {
  return {
    text: word.text.trim(),
    box: { ...word.box, y: baseline - size * EM_ASCENT, height: size },
    baseline,
    style: { size, bold: word.bold === true, italic: false },
    spaceBefore: true,
  };
}
