import type { Box, OcrPage, OcrWord } from "../../../reading.ts";
import { EM_ASCENT, type PageContent, type PositionedRun, type Rule } from "../../layout/1-words/content.ts";
import { hasTypedSpaces } from "../scripts.ts";
import { type FontSizes, fontSizes } from "./font-sizes.ts";
import { type FontWeights, fontWeights } from "./font-weights.ts";
import { alignLeftEdges } from "./left-edges.ts";
import { type Segment, toSegments } from "./segments.ts";
import { splitDates } from "./split-dates.ts";
import { withoutArtifacts } from "./symbols.ts";
import { MAX_BASELINE_SHIFT_EM, MAX_PANEL_BORDER_GAP, MIN_COLUMN_BORDERS } from "./thresholds.ts";

/** The font sizes and weights that a document is set in. */
export type Typography = { sizes: FontSizes; weights: FontWeights };

export function typographyOf(pages: OcrPage[]): Typography {
  const sizes = fontSizes(pages);
  return { sizes, weights: fontWeights(pages, sizes) };
}

/**
 * A page read by OCR as page content, like that of a PDF with text: one baseline and one size for the words of a line, one left edge for
 * the lines of a column, bullets and separators told by their shape, artifacts left out. `typography` is that of the whole document.
 */
export function ocrToContent(
  ocr: OcrPage,
  pageSize: { width: number; height: number },
  typography: Typography = typographyOf([ocr]),
): PageContent {
  const measured = toSegments(ocr);
  const bold = new Set(measured.flatMap((segment) => segment.words.filter((_, index) => typography.weights(segment)[index])).map(keyOf));
  const levelled = withOneBaseline(measured.map((segment) => ({ ...segment, size: typography.sizes(segment) })));
  const segments = alignLeftEdges(withoutArtifacts(levelled));
  const runs = segments.flatMap((segment) =>
    segment.words.flatMap((word, index) => {
      const spaceBefore = hasTypedSpaces(word.text) && hasTypedSpaces(segment.words[index - 1]?.text ?? "");
      return splitDates(word).map((part) => ({ ...toRun(part, segment, bold.has(keyOf(word))), ...(spaceBefore && { spaceBefore }) }));
    }),
  );
  return {
    page: ocr.page,
    ...pageSize,
    runs: runs.map((run, order) => ({ ...run, order })),
    rules: [...ruledLines(ocr), ...(ocr.shapes?.panels ?? [])].map(toRule),
    bulletShapes: (ocr.shapes?.bulletShapes ?? []).map(toRule),
    images: [],
    ocr: true,
  };
}

/** The ruling lines of a page. The borders of dark panels look like some in places; where the column borders of a table meet them, they are. */
function ruledLines({ shapes }: OcrPage): Box[] {
  const { rules = [], panels = [] } = shapes ?? {};
  const vertical = rules.filter((box) => box.height > box.width);
  const gap = MAX_PANEL_BORDER_GAP;
  const isNear = (a: number, b: number) => Math.abs(a - b) < gap;
  const meets = (line: Box, other: Box) =>
    other.x > line.x - gap && other.x < line.x + line.width + gap && other.y < line.y + gap && other.y + other.height > line.y - gap;
  const isPanelBorder = (line: Box) =>
    panels.some((panel) => {
      const isAlong = line.x > panel.x - gap && line.x + line.width < panel.x + panel.width + gap;
      return isAlong && (isNear(line.y, panel.y) || isNear(line.y + line.height, panel.y + panel.height));
    });
  return rules.filter(
    (box) => box.height > box.width || !isPanelBorder(box) || vertical.filter((line) => meets(box, line)).length >= MIN_COLUMN_BORDERS,
  );
}

const toRule = (box: Box): Rule => ({ box, fill: "#000000", order: 0 });

/** Gives the segments of an OCR line the baseline of the one with most characters, except where a segment is clearly off. */
function withOneBaseline(segments: Segment[]): Segment[] {
  const lines = Map.groupBy(segments, (segment) => segment.lineKey);
  return segments.map((segment) => {
    const longest = (lines.get(segment.lineKey) ?? []).reduce(
      (most, other) => (other.characters > most.characters ? other : most),
      segment,
    );
    const shift = Math.abs(longest.baseline - segment.baseline);
    const isOff = shift > MAX_BASELINE_SHIFT_EM * Math.min(segment.size, longest.size);
    return isOff ? segment : { ...segment, baseline: longest.baseline };
  });
}

/** The same word before and after its left edge was aligned. */
const keyOf = ({ box }: OcrWord) => `${box.x + box.width} ${box.y}`;

function toRun(word: OcrWord, { size, baseline }: Segment, bold: boolean): Omit<PositionedRun, "order"> {
  return {
    text: word.text.trim(),
    box: { ...word.box, y: baseline - size * EM_ASCENT, height: size },
    baseline,
    style: { size, bold, italic: false },
  };
}
