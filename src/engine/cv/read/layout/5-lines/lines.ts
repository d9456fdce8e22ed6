import type { Box, Cell, Line, PhysicalLine, Style } from "../../../reading.ts";
import type { Segment } from "../2-segments/segment.ts";
import { weighted } from "../2-segments/to-segment.ts";
import { boxOf } from "../3-furniture/running-headers.ts";
import { round, toCell } from "./cells.ts";
import type { Draft } from "./draft.ts";
import { flowDrafts } from "./drafts.ts";
import type { Habits, Row } from "./edges.ts";
import type { Flow } from "./flows.ts";
import { isHyphenated } from "./hyphenation.ts";
import { LINE_HEIGHT_EM, MAX_LIST_INDENT, MIN_LEVEL_INDENT, ORDINARY_STEP } from "./thresholds.ts";

/** The lines of all flows, without numbers. */
export function toLines(flows: Flow[], habits: Habits): Line[] {
  const drafts = flows.map((flow) => flowDrafts(flow, habits));
  const dehyphenates = isHyphenated(drafts.flat(), habits);
  return flows.flatMap((flow, number) => {
    const ofFlow = drafts[number] as Draft[];
    const levels = bulletLevels(ofFlow);
    return ofFlow.map((draft, index) =>
      toLine(draft, { before: ofFlow[index - 1], place: flow.place, flow: number, level: levels.get(draft), dehyphenates }),
    );
  });
}

function bulletLevels(drafts: Draft[]): Map<Draft, number> {
  const levels = new Map<Draft, number>();
  let open: number[] = [];
  for (const draft of drafts) {
    const first = draft.cells[0]?.[0] as Segment;
    if (!first.bullet) {
      if (open.length > 0 && first.x < (open[0] as number) + MAX_LIST_INDENT) open = [];
      continue;
    }
    const x = first.bullet.x;
    open = open.filter((other) => other < x - MIN_LEVEL_INDENT);
    levels.set(draft, open.length);
    open.push(x);
  }
  return levels;
}

/** What a line is beside its text: the line before it, its place and flow, the level of its bullet, whether its document is set with hyphenation. */
type Surroundings = { before: Draft | undefined; place: Flow["place"]; flow: number; level: number | undefined; dehyphenates: boolean };

function toLine(draft: Draft, { before, place, flow, level, dehyphenates }: Surroundings): Line {
  const cells = draft.cells.map((cell) => toCell(cell, dehyphenates));
  const first = draft.cells[0]?.[0] as Segment;
  const heading = headingOf(draft);
  return {
    id: 0,
    text: cells.map((cell) => cell.text).join("\t"),
    cells,
    flow,
    place,
    style: lineStyle(draft, cells),
    ...(heading !== undefined && { heading }),
    ...(first.bullet && level !== undefined && { bullet: { glyph: first.bullet.glyph, level } }),
    ...(draft.table && { table: draft.table }),
    indent: round(first.x),
    gap: before ? gapBetween(before, draft) : 0,
    physicalLines: draft.rows.map(toPhysicalLine),
  };
}

function gapBetween(before: Draft, draft: Draft): number {
  const last = before.rows.at(-1) as Row;
  const first = draft.rows[0] as Row;
  if (last.page !== first.page || first.baseline <= last.baseline) return 0;
  const height = LINE_HEIGHT_EM * Math.max(...first.segments.map((segment) => segment.size));
  return round(Math.max(0, (first.baseline - last.baseline) / height - ORDINARY_STEP));
}

function toPhysicalLine(row: Row): PhysicalLine {
  let [x, y, end, foot] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const segment of row.segments) {
    const box = boxOf(segment);
    x = Math.min(x, box.x);
    y = Math.min(y, box.y);
    end = Math.max(end, box.x + box.width);
    foot = Math.max(foot, box.y + box.height);
  }
  const box: Box = { page: row.page, x: round(x), y: round(y), width: round(end - x), height: round(foot - y) };
  return { text: row.segments.map((segment) => segment.text).join("\t"), box };
}

function headingOf({ cells }: Draft): number | undefined {
  for (const cell of cells) for (const { words } of cell) for (const { heading } of words) if (heading !== undefined) return heading;
  return undefined;
}

function lineStyle(draft: Draft, [first, ...others]: Cell[]): Line["style"] {
  // One run has one style.
  if (first && others.length === 0 && first.runs.length === 1) return styleOf(first.runs[0] as Style);
  const words = draft.cells.flatMap((cell) => cell.flatMap((segment) => segment.words));
  return styleOf({
    size: weighted(words, (word) => tenths(word.style.size)),
    bold: weighted(words, (word) => word.style.bold),
    italic: weighted(words, (word) => word.style.italic),
    font: weighted(words, (word) => word.style.font),
    color: weighted(words, (word) => word.style.color),
  });
}

function styleOf({ size, bold, italic, font, color }: Style): Line["style"] {
  const style: Line["style"] = { size: round(tenths(size)), bold, italic };
  if (font) style.font = font;
  if (color) style.color = color;
  return style;
}

const tenths = (size: number) => Math.round(size * 10) / 10;
