import type { Box, Cell, Line, Print, Run } from "../../reading.ts";
import type { Flow, Stretch } from "./flows.ts";
import { boxOf } from "./furniture.ts";
import { type Row as PlainRow, toRows } from "./rows.ts";
import { type Segment, spaced, weighted } from "./segments.ts";
import type { TableRow } from "./tables.ts";
import { beginsLow, goesOver, isIdeographic, leans } from "./text.ts";
import { median, right, type Word } from "./words.ts";

type Row = PlainRow & { stretch: Stretch };

/** A line while its wrapped print is still being added. Each cell is a list of printed pieces. */
type Draft = { cells: Segment[][]; rows: Row[]; lead: number; table?: NonNullable<Line["table"]> };

const LINE_HEIGHT = 1.2;

/**
 * The lines of all flows, without numbers. Whether a hyphen at the end of a line divides a word ("develop-ment") or belongs to it
 * ("long-term") is told by how common such ends are: a document set with hyphenation has many.
 */
export function toLines(flows: Flow[]): Line[] {
  const drafts = flows.map(flowDrafts);
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

function flowDrafts(flow: Flow): Draft[] {
  const rows = flow.stretches.flatMap((stretch) => toRows(stretch.segments).map((row): Row => ({ ...row, stretch })));
  const edges = textEdges(rows);
  const drafts: Draft[] = [];
  for (const [index, row] of rows.entries()) {
    const table = row.segments.find((segment) => segment.table)?.table;
    if (table) {
      drafts.push(...tableDrafts(table, row));
      continue;
    }
    const draft = drafts.at(-1);
    const into = draft ? continued(draft, row, rows[index - 1] as Row, edges.get(row.stretch) as Edges) : undefined;
    if (draft && into !== undefined) addTo(draft, row, into);
    else if (draft && isValueOf(draft, drafts.at(-2), row, rows[index - 1])) addValue(draft, row);
    else drafts.push(...newDrafts(row));
  }
  return drafts;
}

/** A table row of short cells is one line; where a cell holds paragraphs, each is a line that knows its cell. */
function tableDrafts(table: TableRow, row: Row): Draft[] {
  const { id, columns } = table;
  const place = { id, row: table.row, columns };
  const cells = table.cells.map(({ column, left, right, segments }) => {
    const drafts = flowDrafts({ place: "body", stretches: [{ segments, left, right }] });
    return drafts.map((draft) => ({ ...draft, table: { ...place, column } }));
  });
  const isSimple =
    cells.length > 1 && cells.every((drafts) => drafts.length === 1 && drafts[0]?.cells.length === 1 && !drafts[0].cells[0]?.[0]?.bullet);
  if (!isSimple) return cells.flat();
  const drafts = cells.flat();
  return [{ cells: drafts.flatMap((draft) => draft.cells), rows: sideBySide(drafts, row), lead: 0, table: { ...place, column: 0 } }];
}

/** The printed lines of a row whose cells wrap independently. */
function sideBySide(drafts: Draft[], row: Row): Row[] {
  return toRows(drafts.flatMap((draft) => draft.rows.flatMap((own) => own.segments)).sort((a, b) => a.baseline - b.baseline)).map(
    (own) => ({ ...own, stretch: row.stretch }),
  );
}

/** A row is one line of cells; a list item beside a label is a line of its own. */
function newDrafts(row: Row): Draft[] {
  const drafts: Draft[] = [];
  for (const segment of row.segments) {
    const last = drafts.at(-1);
    if (!last || segment.bullet) drafts.push({ cells: [[segment]], rows: [{ ...row, segments: [segment] }], lead: 0 });
    else {
      last.cells.push([segment]);
      last.rows[0]?.segments.push(segment);
    }
  }
  return drafts;
}

/** The first row beside a label in the margin, when the label is one line, wrapped or not. */
function isValueOf(label: Draft, above: Draft | undefined, row: Row, before: Row | undefined): boolean {
  const first = label.rows[0] as Row;
  const isFirst = row.stretch.besideLabel === true && before?.stretch.margin === true && before.stretch !== row.stretch;
  const isOnly = first.stretch === before?.stretch && above?.rows[0]?.stretch !== first.stretch;
  const isLevel = Math.abs(first.baseline - row.baseline) < 0.5 * Math.max(first.size, row.size);
  return isFirst && isOnly && isLevel && !row.segments.some((segment) => segment.bullet);
}

function addValue(label: Draft, row: Row) {
  const [first, ...others] = label.rows as [Row, ...Row[]];
  label.cells.push(...row.segments.map((segment) => [segment]));
  label.rows = [{ ...first, segments: [...first.segments, ...row.segments] }, ...others];
  label.lead = 0;
}

function addTo(draft: Draft, row: Row, column: number) {
  const cell = draft.cells[column] as Segment[];
  const last = cell.at(-1) as Segment;
  const segment = row.segments[0] as Segment;
  if (last.page === segment.page) draft.lead = segment.baseline - last.baseline;
  cell.push(segment);
  for (const other of row.segments.slice(1)) draft.cells.push([other]);
  draft.rows.push(row);
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

const round = (value: number) => Math.round(value * 100) / 100;

