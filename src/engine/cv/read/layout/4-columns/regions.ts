import { hasDigit } from "../1-words/text.ts";
import { toRows } from "../2-segments/rows.ts";
import type { Segment } from "../2-segments/segment.ts";
import { leftEdge } from "../2-segments/to-segment.ts";
import { findGutter, type Gutter } from "./gutter.ts";
import { opensColumns } from "./headings-over-columns.ts";
import { endTogether } from "./meaning/labels.ts";
import { type ColumnEdges, type Frame, type MarginEdges, type Region, segmentsOf } from "./region.ts";
import {
  MAX_HEADED_ROWS,
  MAX_LABELS_WITH_DIGITS_RATIO,
  MAX_LEVEL_MISS_EM,
  MAX_REGION_DEPTH,
  MAX_SIDEBAR_RATIO,
  MAX_SIZE_DIFFERENCE,
  MAX_START_DIFFERENCE,
  MIN_EVEN_RATIO,
  MIN_FLOAT_HEIGHT_RATIO,
  MIN_LABELS,
  MIN_PAIRS_RATIO,
  MIN_SIDEBAR_HEIGHT_RATIO,
} from "./thresholds.ts";

/**
 * Column detection, a recursive XY-cut: cuts a region of a page at its best gutter, then what is above it, left, right and below, until no region
 * has a gutter. `segments` must be sorted by baseline. Returns the regions in reading order.
 */
export function toRegions(segments: Segment[], frame: Frame, depth = 0): Region[] {
  if (segments.length === 0) return [];
  const gutter = depth < MAX_REGION_DEPTH ? findGutter(segments, frame) : undefined;
  if (!gutter) return [{ kind: "rows", segments, left: frame.left, right: frame.right, sidebar: frame.sidebar }];

  const above = toRegions(gutter.above, frame, depth + 1);
  if (isFloat(gutter, frame) || goesOnBelow(gutter, frame))
    return [...above, divided({ ...gutter, left: [...gutter.left, ...gutter.below] }, frame, depth)];
  return [...above, divided(gutter, frame, depth), ...toRegions(gutter.below, frame, depth + 1)];
}

/** The columns at the foot of a page, if they are as tall as a sidebar: the next page goes on with them. */
export function columnsAtFoot(regions: Region[], pageHeight: number): ColumnEdges | undefined {
  const last = regions.at(-1);
  if (last?.kind !== "columns") return undefined;
  const [left, right] = [last.left, last.right].map((side) => side.flatMap(segmentsOf)) as [Segment[], Segment[]];
  const baselines = [...left, ...right].map(({ baseline }) => baseline);
  if (Math.max(...baselines) - Math.min(...baselines) < MIN_SIDEBAR_HEIGHT_RATIO * pageHeight) return undefined;
  const begin = (segments: Segment[]) => Math.min(...segments.map(leftEdge));
  const start = begin(right);
  // `at` is the middle of the gutter.
  return { left: begin(left), leftEnd: 2 * last.at - start, right: start };
}

/** The labels in the margin that reach the foot of a page: the next page goes on with them, as in a form of two pages. */
export function marginAtFoot(regions: Region[]): MarginEdges | undefined {
  const last = regions.at(-1);
  if (last?.kind !== "margin" || last.rows.length < MIN_LABELS) return undefined;
  const labels = last.rows.flatMap(({ margin }) => margin);
  const values = last.rows.flatMap(({ main }) => main.flatMap(segmentsOf));
  const withDigits = labels.filter(({ text }) => hasDigit(text)).length;
  if (labels.length === 0 || values.length === 0 || withDigits > MAX_LABELS_WITH_DIGITS_RATIO * labels.length) return undefined;
  const labelsEnd = Math.max(...labels.map(({ right }) => right));
  const valuesStart = Math.min(...values.map(leftEdge));
  return labelsEnd < valuesStart ? { labelsEnd, valuesStart } : undefined;
}

/** A float: a box on the right, around which the text on the left continues in full width below it. Text and box are two flows. */
function isFloat({ kind, left, right, below, from, to, height }: Gutter, frame: Frame): boolean {
  if (kind !== "columns" || below.length === 0 || right.length === 0 || height < MIN_FLOAT_HEIGHT_RATIO * frame.pageHeight) return false;
  if (opensColumns(toRows(below).slice(0, MAX_HEADED_ROWS), frame)) return false;
  const begin = (segments: Segment[]) => Math.min(...segments.map(leftEdge));
  const isNarrow = frame.right - to < MAX_SIDEBAR_RATIO * (from - frame.left);
  return isNarrow && Math.abs(begin(left) - begin(below)) < MAX_START_DIFFERENCE;
}

/** The left column goes on below the end of a sidebar with headings of its own: nothing below reaches to where the sidebar began. */
function goesOnBelow({ kind, left, right, below, to }: Gutter, frame: Frame): boolean {
  if (kind !== "columns" || below.length === 0 || below.some((segment) => segment.right > to)) return false;
  const isHeading = ({ styleKey }: Segment) => frame.headings.has(styleKey);
  const top = Math.max(...[...left, ...right, ...below].filter(isHeading).map(({ size }) => size));
  const haveHeadings = [left, right].every((side) =>
    side.some((segment) => isHeading(segment) && segment.size > top - MAX_SIZE_DIFFERENCE),
  );
  const begin = (segments: Segment[]) => Math.min(...segments.map(leftEdge));
  return haveHeadings && Math.abs(begin(left) - begin(below)) < MAX_START_DIFFERENCE;
}

function divided(gutter: Gutter, frame: Frame, depth: number): Region {
  const { left, right, from, to } = gutter;
  if (gutter.kind === "margin") return marginRegion(gutter, frame, depth);

  const middle = (from + to) / 2;
  const leftWidth = from - frame.left;
  const rightWidth = frame.right - to;
  const isTall = gutter.backed || gutter.height > MIN_SIDEBAR_HEIGHT_RATIO * frame.pageHeight;
  const isSidebar = (width: number, other: number) => isTall && width < MAX_SIDEBAR_RATIO * other;
  return {
    kind: "columns",
    at: middle,
    extent: [frame.left, frame.right],
    even: Math.min(leftWidth, rightWidth) > MIN_EVEN_RATIO * Math.max(leftWidth, rightWidth),
    left: toRegions(left, { ...frame, right: from, sidebar: frame.sidebar || isSidebar(leftWidth, rightWidth) }, depth + 1),
    right: toRegions(right, { ...frame, left: to, sidebar: frame.sidebar || isSidebar(rightWidth, leftWidth) }, depth + 1),
  };
}

/** Each item in the margin is read together with the rows beside it, down to the next item. */
function marginRegion(gutter: Gutter, frame: Frame, depth: number): Region {
  const { starts, from, to, flipped } = gutter;
  const [left, right] = flipped ? [gutter.right, gutter.left] : [gutter.left, gutter.right];
  const inner = flipped ? { ...frame, right: from } : { ...frame, left: to };
  const rowOf = (segment: Segment) => {
    const index = starts.findLastIndex((start) => segment.baseline >= start - MAX_LEVEL_MISS_EM * segment.size);
    return Math.max(index, -1);
  };
  const rows = new Map<number, { margin: Segment[]; main: Segment[] }>();
  const row = (index: number) => {
    if (!rows.has(index)) rows.set(index, { margin: [], main: [] });
    return rows.get(index) as { margin: Segment[]; main: Segment[] };
  };
  for (const segment of left) row(rowOf(segment)).margin.push(segment);
  for (const segment of right) row(rowOf(segment)).main.push(segment);
  const items = [...rows].toSorted(([a], [b]) => a - b).map(([, item]) => item);
  const isLevel = labelled(items, frame);
  return {
    kind: "margin",
    left: frame.left,
    right: frame.right,
    sidebar: frame.sidebar,
    rows: items.map((item) => ({
      margin: item.margin,
      main: toRegions(item.main, inner, depth + 1),
      level: isLevel(item),
    })),
  };
}

type Item = { margin: Segment[]; main: Segment[] };

/** "Name of employer ⇥ Acme Ltd, 12 Quay Road," over "Leith": a value that goes on in the next line, and is level with its label. */
const isWrappedValue = ({ margin: [label], main: [first, ...more] }: Item) =>
  label !== undefined &&
  first !== undefined &&
  !first.bullet &&
  Math.abs(label.baseline - first.baseline) < MAX_LEVEL_MISS_EM * label.size &&
  more.every((segment) => !segment.bullet && segment.styleKey === first.styleKey && segment.x === first.x);

const areFlushRight = (items: readonly Item[]) =>
  items.length >= MIN_LABELS &&
  endTogether(items.flatMap(({ margin: [label] }) => (label ? [{ x: leftEdge(label), right: label.right, size: label.size }] : [])));

/**
 * A label and its one line of text are read as one row, a heading in the margin is not: most headings of one style have more than a line
 * beside them. Labels that are set flush right, as in the old Europass CV, are read so with longer values, too.
 */
function labelled(items: Item[], frame: Frame): (item: Item) => boolean {
  const pairs = new Set(items.filter(({ main }) => main.every((segment) => !segment.bullet) && toRows(main).length === 1));
  const styleKeys = Map.groupBy(
    items.filter(({ margin }) => margin.length > 0 && !/\d/.test(margin[0]?.text ?? "")),
    ({ margin }) => (margin[0] as Segment).styleKey,
  );
  return (item) => {
    const [label] = item.margin;
    if (!label || label.rotated || frame.headings.has(label.styleKey) || item.main[0]?.bullet) return false;
    const alike = styleKeys.get(label.styleKey) ?? [];
    const isPair = pairs.has(item) || (isWrappedValue(item) && areFlushRight(alike));
    return (
      item.margin.some(({ text }) => /\d/.test(text)) ||
      (isPair && alike.filter((other) => pairs.has(other)).length > MIN_PAIRS_RATIO * alike.length)
    );
  };
}
