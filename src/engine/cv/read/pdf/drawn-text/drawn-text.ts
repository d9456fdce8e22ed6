import type { PageDrawing } from "../content-stream/interpreter.ts";
import type { Area } from "../content-stream/paths.ts";
import { glyphBand, overlapOf } from "../visibility/page-areas.ts";
import {
  LINE_PADDING_RATIO,
  MAX_GLYPH_ASPECT,
  MAX_GLYPH_HEIGHT,
  MAX_LINE_DISTANCE_RATIO,
  MAX_OUTLINE_GAP_RATIO,
  MAX_OVERLAID_RATIO,
  MAX_PICTURE_AREA_RATIO,
  MAX_PLAIN_GAP_RATIO,
  MAX_SHAPES,
  MIN_GLYPH_HEIGHT,
  MIN_LINE_OUTLINES,
  MIN_LINE_OVERLAP_RATIO,
  MIN_OVERLAID_WIDTH_RATIO,
  MIN_PICTURE_AREA,
  MIN_SIZE_DIFFERENCE_RATIO,
  MIN_WORD_ASPECT,
  MIN_WORD_SUBPATHS,
  SIDE_PADDING_RATIO,
} from "./thresholds.ts";

/** Where a page may show text that its text layer does not have, and the marks of ratings beside it, in points. */
export type DrawnText = { outlines: Area[]; pictures: Area[]; marks: Area[] };

/** A shape that may be a glyph. `subpaths` is 0 for one that could be a bullet or a rectangle, such as the outlines of "o", "I" and "B". */
type Shape = { box: Area; subpaths: number };

/**
 * Lines of glyphs that are drawn as outlines, and pictures that may hold text. A chart of skills is often drawn so: its labels are shapes, and the
 * text layer is empty there. Icons, stars, a photo and outlines of text that the text layer has too are none of them.
 */
export function findDrawnText(drawing: PageDrawing, photos: readonly Area[] = []): DrawnText {
  if (drawing.outlines.length === 0 && drawing.images.length === 0) return { outlines: [], pictures: [], marks: [] };
  return { ...outlinedLines(drawing), pictures: picturesOfText(drawing, photos) };
}

function outlinedLines(drawing: PageDrawing): Pick<DrawnText, "outlines" | "marks"> {
  if (drawing.outlines.length + drawing.bulletShapes.length + drawing.rules.length > MAX_SHAPES) return { outlines: [], marks: [] };
  const textLayer = drawing.runs.filter(({ hidden }) => !hidden).map(glyphBand);
  const isUnread = ({ box }: { box: Area }) => !textLayer.some((text) => overlapOf(text, box) > 0);
  const isGlyphHigh = ({ box }: { box: Area }) => box.height >= MIN_GLYPH_HEIGHT && box.height <= MAX_GLYPH_HEIGHT;
  const outlines = drawing.outlines.filter((outline) => isGlyphHigh(outline) && isUnread(outline));
  if (outlines.length === 0) return { outlines: [], marks: [] };
  const plain = [...drawing.bulletShapes, ...drawing.rules].filter(
    (shape) => isGlyphHigh(shape) && shape.box.width < MAX_GLYPH_ASPECT * shape.box.height && isUnread(shape),
  );
  const lines = toLines([...outlines, ...plain.map(({ box }) => ({ box, subpaths: 0 }))]).filter((line) =>
    line.some(({ subpaths }) => subpaths > 0),
  );
  const sure = lines.filter(looksLikeText);
  const texts = lines.filter((line) => sure.includes(line) || sure.some((other) => isNear(line, other)));
  const glyphs = new Set(texts.flat().map(({ box }) => box));
  return { outlines: texts.map((line) => padded(boundsOf(line))), marks: plain.map(({ box }) => box).filter((box) => !glyphs.has(box)) };
}

/** Shapes beside each other at one height, from left to right. */
function toLines(shapes: Shape[]): Shape[][] {
  const lines: { shapes: Shape[]; bounds: Area }[] = [];
  for (const shape of shapes.toSorted((a, b) => a.box.x - b.box.x)) {
    const line = lines.find((candidate) => isNextIn(candidate, shape));
    if (!line) lines.push({ shapes: [shape], bounds: shape.box });
    else {
      line.shapes.push(shape);
      line.bounds = union(line.bounds, shape.box);
    }
  }
  return lines.map((line) => line.shapes);
}

function isNextIn({ shapes, bounds }: { shapes: Shape[]; bounds: Area }, { box, subpaths }: Shape): boolean {
  const height = Math.max(bounds.height, box.height);
  const overlap = Math.min(bounds.y + bounds.height, box.y + box.height) - Math.max(bounds.y, box.y);
  if (height > MAX_GLYPH_HEIGHT || overlap < MIN_LINE_OVERLAP_RATIO * Math.min(bounds.height, box.height)) return false;
  const isPlain = subpaths === 0 || shapes.at(-1)?.subpaths === 0;
  return box.x - bounds.x - bounds.width < (isPlain ? MAX_PLAIN_GAP_RATIO : MAX_OUTLINE_GAP_RATIO) * height;
}

function union(a: Area, b: Area): Area {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/** Several glyphs that are not all of one size, or a word in one path. */
function looksLikeText(line: Shape[]): boolean {
  if (line.some(({ box, subpaths }) => subpaths >= MIN_WORD_SUBPATHS && box.width > MIN_WORD_ASPECT * box.height)) return true;
  const widths = line.map(({ box }) => box.width);
  const differs = Math.max(...widths) - Math.min(...widths) > MIN_SIZE_DIFFERENCE_RATIO * Math.max(...widths);
  return line.length >= MIN_LINE_OUTLINES && differs && standSideBySide(line);
}

/** Strokes of a chart lie over each other, glyphs hardly ever. */
function standSideBySide(line: Shape[]): boolean {
  const lies = line.filter(({ box }, index) => {
    const before = line[index - 1]?.box;
    return before !== undefined && before.x + before.width - box.x > MIN_OVERLAID_WIDTH_RATIO * Math.min(before.width, box.width);
  });
  return lies.length <= MAX_OVERLAID_RATIO * line.length;
}

function isNear(line: Shape[], other: Shape[]): boolean {
  const [a, b] = [boundsOf(line), boundsOf(other)];
  const reach = MAX_LINE_DISTANCE_RATIO * b.height;
  const isOver = a.x < b.x + b.width + reach && b.x < a.x + a.width + reach;
  return isOver && a.y < b.y + b.height + reach && b.y < a.y + a.height + reach;
}

/** Pictures with no text over them that are neither photos nor icons nor the background of the page. */
function picturesOfText(drawing: PageDrawing, photos: readonly Area[]): Area[] {
  const texts = drawing.runs.filter(({ hidden }) => !hidden).map(glyphBand);
  return drawing.images
    .map(({ box }) => box)
    .filter(
      (box) =>
        box.width * box.height > MIN_PICTURE_AREA &&
        box.width * box.height < MAX_PICTURE_AREA_RATIO * drawing.width * drawing.height &&
        !photos.some((photo) => overlapOf(photo, box) > 0) &&
        !texts.some((text) => overlapOf(text, box) > 0),
    );
}

const boundsOf = (shapes: Shape[]): Area => shapes.map(({ box }) => box as Area).reduce(union);

const padded = ({ x, y, width, height }: Area): Area => {
  const [beside, above] = [SIDE_PADDING_RATIO * height, LINE_PADDING_RATIO * height];
  return { x: x - beside, y: y - above, width: width + 2 * beside, height: height + 2 * above };
};
