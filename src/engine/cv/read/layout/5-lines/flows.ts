import type { Segment } from "../2-segments/segment.ts";
import { type Region, segmentsOf } from "../4-columns/region.ts";
import { MAX_COLUMN_SHIFT } from "./thresholds.ts";

/** Rows that are read from top to bottom. */
export type Span = {
  segments: Segment[];
  left: number;
  right: number;
  /** Where the column begins, with the margin that its text stands beside. */
  columnLeft?: number;
  /** An item in a margin: its text does not continue in the next span. */
  margin?: boolean;
  /** The inside of a bordered table cell: text wraps at its border. */
  cell?: boolean;
  /** Its first row is the value of the label in the span before. */
  besideLabel?: boolean;
};
export type Flow = { place: "body" | "sidebar" | "header" | "footer" | "textbox"; spans: Span[] };

/** The flows of the whole document in reading order, from the regions of its pages. */
export function toFlows(pages: Region[][]): Flow[] {
  return flatten(joinPages(pages));
}

/** Columns that stand at the same position on the next page continue there. */
function joinPages(pages: Region[][]): Region[] {
  const all: Region[] = [];
  for (const page of pages) {
    const [first, ...rest] = page;
    const last = all.at(-1);
    const joined = first && last && all.length > 0 ? join(last, first) : undefined;
    if (joined) all.splice(-1, 1, joined, ...rest);
    else all.splice(0, all.length, ...inOrder(all, page));
  }
  return all;
}

/** Regions one after the other; text at the same left edge in both is one flow. */
function inOrder(before: Region[], after: Region[]): Region[] {
  const [last, next] = [before.at(-1), after[0]];
  if (!last || !next || last.kind === "columns" || next.kind === "columns") return [...before, ...after];
  const isSame = Math.abs(extentOf(last)[0] - extentOf(next)[0]) < MAX_COLUMN_SHIFT || last.sidebar === true;
  return isSame ? [...before, { ...next, continues: true }, ...after.slice(1)] : [...before, ...after];
}

function join(last: Region, next: Region): Region | undefined {
  if (last.kind !== "columns" || last.even) return undefined;
  if (next.kind === "columns") {
    if (next.even || Math.abs(last.at - next.at) > MAX_COLUMN_SHIFT) return undefined;
    return { ...last, left: inOrder(last.left, next.left), right: inOrder(last.right, next.right) };
  }
  // The main column continues alone, at its position.
  const [x0, x1] = extentOf(next);
  if (x0 > last.at - MAX_COLUMN_SHIFT / 2) return { ...last, right: inOrder(last.right, [next]) };
  if (x1 < last.at + MAX_COLUMN_SHIFT / 2) return { ...last, left: inOrder(last.left, [next]) };
  return undefined;
}

function extentOf(region: Region): [number, number] {
  const segments = segmentsOf(region);
  return [Math.min(...segments.map((segment) => segment.bullet?.x ?? segment.x)), Math.max(...segments.map((segment) => segment.right))];
}

function flatten(regions: Region[]): Flow[] {
  const flows: Flow[] = [];
  for (const region of regions) {
    if (region.kind === "columns") {
      flows.push(...flatten(region.left), ...flatten(region.right));
      continue;
    }
    const place = region.sidebar ? "sidebar" : "body";
    const spans = region.kind === "rows" ? [{ segments: region.segments, left: region.left, right: region.right }] : marginSpans(region);
    const open = region.continues ? flows.at(-1) : undefined;
    if (open) open.spans.push(...spans);
    else flows.push({ place, spans });
  }
  return flows;
}

function marginSpans(region: Extract<Region, { kind: "margin" }>): Span[] {
  return region.rows.flatMap(({ margin, main, level }) => {
    const spans = flatten(main).flatMap((flow) => flow.spans.map((span) => ({ ...span, columnLeft: region.left })));
    if (margin.length === 0) return spans;
    const label = { segments: margin, left: region.left, right: Math.max(...margin.map((segment) => segment.right)), margin: true };
    const [first, ...others] = spans;
    return first ? [label, { ...first, besideLabel: level }, ...others] : [label];
  });
}
