import type { Box, OcrPage, OcrWord } from "../../../reading.ts";
import { EM_ASCENT, type PageContent, type PositionedRun, type Rule } from "../../layout/1-words/content.ts";
import { snapEdges } from "./edges.ts";
import { asPrinted } from "./marks.ts";
import { type Piece, toPieces } from "./pieces.ts";
import { type TypeSizes, typeSizes } from "./sizes.ts";
import { type TypeWeights, typeWeights } from "./weight.ts";
import { dividedDates } from "./words.ts";

/** What is common to the print of a whole document. */
export type Type = { sizes: TypeSizes; weights: TypeWeights };

export function typeOf(pages: OcrPage[]): Type {
  const sizes = typeSizes(pages);
  return { sizes, weights: typeWeights(pages, sizes) };
}

/**
 * A page read by OCR, as content like that of a text PDF: one baseline and one size for what stands together, lines of a column that begin at
 * one place, bullets and separators by their shape, and nothing that was no print. `type` is that of the whole document.
 */
export function ocrToContent(ocr: OcrPage, pageSize: { width: number; height: number }, type: Type = typeOf([ocr])): PageContent {
  const measured = toPieces(ocr);
  const bold = new Set(measured.flatMap((piece) => piece.words.filter((_, index) => type.weights(piece)[index])).map(placeOf));
  const pieces = levelled(measured.map((piece) => ({ ...piece, size: type.sizes(piece) })));
  const printed = snapEdges(asPrinted(pieces));
  const runs = printed.flatMap((piece) =>
    piece.words.flatMap((word) => dividedDates(word).map((part) => toRun(part, piece, bold.has(placeOf(word))))),
  );
  return {
    page: ocr.page,
    ...pageSize,
    runs: runs.map((run, order) => ({ ...run, order })),
    rules: [...ruledLines(ocr), ...(ocr.shapes?.panels ?? [])].map(drawn),
    dots: (ocr.shapes?.dots ?? []).map(drawn),
    images: [],
    ocr: true,
  };
}

const EDGE = 3;
const COLUMNS = 3;

/** The ruling lines of a page. The edges of dark bands look like some, here and there; where the lines of a table meet them, they are. */
function ruledLines({ shapes }: OcrPage): Box[] {
  const { rules = [], panels = [] } = shapes ?? {};
  const upright = rules.filter((box) => box.height > box.width);
  const isNear = (a: number, b: number) => Math.abs(a - b) < EDGE;
  const meets = (line: Box, other: Box) =>
    other.x > line.x - EDGE && other.x < line.x + line.width + EDGE && other.y < line.y + EDGE && other.y + other.height > line.y - EDGE;
  const isEdge = (line: Box) =>
    panels.some((panel) => {
      const isAlong = line.x > panel.x - EDGE && line.x + line.width < panel.x + panel.width + EDGE;
      return isAlong && (isNear(line.y, panel.y) || isNear(line.y + line.height, panel.y + panel.height));
    });
  return rules.filter((box) => box.height > box.width || !isEdge(box) || upright.filter((line) => meets(box, line)).length >= COLUMNS);
}

const drawn = (box: Box): Rule => ({ box, fill: "#000000", order: 0 });

/** What stands on one line of the engine stands on one baseline, unless it is clearly off: that of the piece with most letters. */
function levelled(pieces: Piece[]): Piece[] {
  const lines = Map.groupBy(pieces, (piece) => piece.lineKey);
  return pieces.map((piece) => {
    const longest = (lines.get(piece.lineKey) ?? []).reduce((most, other) => (other.letters > most.letters ? other : most), piece);
    const isOff = Math.abs(longest.baseline - piece.baseline) > 0.3 * Math.min(piece.size, longest.size);
    return isOff ? piece : { ...piece, baseline: longest.baseline };
  });
}

const placeOf = ({ box }: OcrWord) => `${box.x + box.width} ${box.y}`;

function toRun(word: OcrWord, { size, baseline }: Piece, bold: boolean): Omit<PositionedRun, "order"> {
  return {
    text: word.text.trim(),
    box: { ...word.box, y: baseline - size * EM_ASCENT, height: size },
    baseline,
    style: { size, bold, italic: false },
    spaceBefore: true,
  };
}
