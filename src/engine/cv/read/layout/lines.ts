import type { Box, Line, Print } from "../../reading.ts";
import { round, toCell } from "./cells.ts";
import { type Draft, flowDrafts } from "./drafts.ts";
import type { Habits, Row } from "./edges.ts";
import type { Flow } from "./flows.ts";
import { boxOf } from "./furniture.ts";
import { type Segment, weighted } from "./segments.ts";
import type { Word } from "./words.ts";

const LINE_HEIGHT = 1.2;

/**
 * The lines of all flows, without numbers. Whether a hyphen at the end of a line divides a word ("develop-ment") or belongs to it
 * ("long-term") is told by how common such ends are: a document set with hyphenation has many.
 */
export function toLines(flows: Flow[], habits: Habits): Line[] {
  const drafts = flows.map((flow) => flowDrafts(flow, habits));
  const seams = drafts
    .flat()
    .flatMap((draft) => draft.cells.flatMap((cell) => cell.slice(1).map((next, index) => [cell[index] as Segment, next] as const)));
  const hyphens = seams.filter(([last, next]) => /\p{L}\p{Ll}-$/u.test(last.text) && /^\p{Ll}/u.test(next.text)).length;
  const divides = hyphens >= 3 && hyphens > 0.06 * seams.length;
  return flows.flatMap((flow, number) => {
    const own = drafts[number] as Draft[];
    const levels = bulletLevels(own);
    return own.map((draft, index) => toLine(draft, own[index - 1], flow, number, levels.get(draft), divides));
  });
}

function bulletLevels(drafts: Draft[]): Map<Draft, number> {
  const levels = new Map<Draft, number>();
  let open: number[] = [];
  for (const draft of drafts) {
    const first = draft.cells[0]?.[0] as Segment;
    if (!first.bullet) {
      if (open.length > 0 && first.x < (open[0] as number) + 2) open = [];
      continue;
    }
    const x = first.bullet.x;
    open = open.filter((other) => other < x - 3);
    levels.set(draft, open.length);
    open.push(x);
  }
  return levels;
}

function toLine(
  draft: Draft,
  before: Draft | undefined,
  flow: Flow,
  flowNumber: number,
  level: number | undefined,
  divides: boolean,
): Line {
  const cells = draft.cells.map((cell) => toCell(cell, divides));
  const first = draft.cells[0]?.[0] as Segment;
  const words = draft.cells.flat().flatMap((segment) => segment.words);
  const heading = words.find((word) => word.heading !== undefined)?.heading;
  return {
    id: 0,
    text: cells.map((cell) => cell.text).join("\t"),
    cells,
    flow: flowNumber,
    place: flow.place,
    style: lineStyle(words),
    ...(heading !== undefined && { heading }),
    ...(first.bullet && level !== undefined && { bullet: { glyph: first.bullet.glyph, level } }),
    ...(draft.table && { table: draft.table }),
    indent: round(first.x),
    gap: before ? gapBetween(before, draft) : 0,
    prints: draft.rows.map(toPrint),
  };
}

function gapBetween(before: Draft, draft: Draft): number {
  const last = before.rows.at(-1) as Row;
  const first = draft.rows[0] as Row;
  if (last.page !== first.page || first.baseline <= last.baseline) return 0;
  const height = LINE_HEIGHT * Math.max(...first.segments.map((segment) => segment.size));
  return round(Math.max(0, (first.baseline - last.baseline) / height - 1.1));
}

function toPrint(row: Row): Print {
  const boxes = row.segments.map(boxOf);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const box: Box = {
    page: row.page,
    x: round(x),
    y: round(y),
    width: round(Math.max(...boxes.map((box) => box.x + box.width)) - x),
    height: round(Math.max(...boxes.map((box) => box.y + box.height)) - y),
  };
  return { text: row.segments.map((segment) => segment.text).join("\t"), box };
}

function lineStyle(words: Word[]): Line["style"] {
  const font = weighted(words, (word) => word.style.font);
  const color = weighted(words, (word) => word.style.color);
  return {
    size: round(weighted(words, (word) => Math.round(word.style.size * 10) / 10)),
    bold: weighted(words, (word) => word.style.bold),
    italic: weighted(words, (word) => word.style.italic),
    ...(font && { font }),
    ...(color && { color }),
  };
}
