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

/** How far to the right text runs: of the lines that begin at one place, and of all in the column. */
type Edges = { column: number /** The widest text. */; widest: number; at: (x: number) => { edge: number; support: number } };

/** The edges of each stretch; stretches of one column share theirs. */
function textEdges(rows: Row[]): Map<Stretch, Edges> {
  const column = ({ stretch }: Row) => `${Math.round(stretch.left / 2)} ${stretch.margin === true}`;
  const edges = new Map<Stretch, Edges>();
  for (const own of Map.groupBy(rows, column).values()) {
    const shared = edgesOf(own.flatMap((row) => row.segments));
    for (const row of own) edges.set(row.stretch, shared);
  }
  return edges;
}

function edgesOf(segments: Segment[]): Edges {
  const places = Map.groupBy(segments, (segment) => Math.round(segment.x / 2));
  const known = new Map<number, { edge: number; support: number }>();
  const at = (x: number) => {
    const place = Math.round(x / 2);
    const ends = known.has(place)
      ? []
      : [place - 1, place, place + 1].flatMap((near) => places.get(near) ?? []).filter((segment) => Math.abs(segment.x - x) < 2);
    if (ends.length > 0) {
      const edge = Math.max(...ends.map((segment) => segment.right));
      known.set(place, { edge, support: ends.filter((segment) => segment.right > edge - 4 * segment.size).length });
    }
    return known.get(place) ?? { edge: Infinity, support: 0 };
  };
  return {
    column: Math.max(...segments.map((segment) => segment.right)),
    widest: Math.max(...segments.map((segment) => segment.right - segment.x)),
    at,
  };
}

/** The cell of the draft that the row's text continues; undefined when the row begins a line of its own. */
function continued(draft: Draft, row: Row, before: Row, edges: Edges): number | undefined {
  const [segment] = row.segments;
  if (!segment || draft.table || segment.bullet || row.stretch.margin !== before.stretch.margin) return undefined;
  if (row.stretch !== before.stretch && (row.page === before.page || row.stretch.margin)) return undefined;
  const column = draft.cells.findIndex((cell) => isAligned(cell, segment) || (row.stretch.margin && isAlignedRight(cell, segment)));
  const cell = draft.cells[column];
  const last = cell?.at(-1);
  if (!cell || !last || !before.segments.includes(last)) return undefined;
  // "... a long title that wraps / here          2019"
  if (row.segments.length > 1 && (draft.cells.length > 1 || !/^\p{Ll}/u.test(segment.text) || row.segments.some((other) => other.bullet)))
    return undefined;
  const next = draft.cells[column + 1]?.[0];
  const { edge, support } = edges.at(last.x);
  const limit = next ? Math.min(next.x - 0.8 * next.size, edge) : edge;
  if (row.page === before.page && !isOrdinaryLeading(draft, last, segment)) return undefined;
  if (row.stretch.margin) return marginRunsOn(cell, last, segment, edges.widest) ? column : undefined;
  return runsOn(cell, last, segment, { limit, column: edges.column, support }) ? column : undefined;
}

function isAligned(cell: Segment[], segment: Segment): boolean {
  const [first, last] = [cell[0] as Segment, cell.at(-1) as Segment];
  const indent = Math.abs(segment.x - last.x);
  if (indent < 0.35 * segment.size) return true;
  if (Math.abs(segment.x + segment.right - last.x - last.right) < 0.5 * segment.size) return true;
  // First line indented, or hanging: only print that is long enough to be wrapped.
  const isLong = last.right - last.x > 18 * last.size;
  return cell.length === 1 && !first.bullet && indent < 2.6 * segment.size && isLong;
}

const isAlignedRight = (cell: Segment[], segment: Segment) =>
  Math.abs((cell.at(-1) as Segment).right - segment.right) < 0.35 * segment.size;

function isOrdinaryLeading(draft: Draft, last: Segment, segment: Segment): boolean {
  const step = segment.baseline - last.baseline;
  const size = Math.max(last.size, segment.size);
  // Widely spaced print is recognized by its sentences only.
  if (step < 0.7 * size || step > (beginsLow(segment.text) ? 2.6 : 2) * size) return false;
  return draft.lead === 0 || Math.abs(step - draft.lead) < 0.14 * size;
}

/** In a margin lines may be flush right: what counts is their width. */
function marginRunsOn(cell: Segment[], last: Segment, next: Segment, widest: number): boolean {
  if (Math.abs(last.size - next.size) > 0.08 * next.size || !isSameStyle(cell, last, next)) return false;
  const fits = last.right - last.x + firstWordWidth(next) + 0.22 * next.size < widest;
  return !fits && (goesOver(last.text, next.text) || !/\d/.test(last.text));
}

/** `support`: how many lines end near the limit. */
type Room = { limit: number; column: number; support: number };

/** Would the next line's first word have fitted behind the last one? If not, the line was only wrapped there. */
function runsOn(cell: Segment[], last: Segment, next: Segment, { limit, column, support }: Room): boolean {
  if (Math.abs(last.size - next.size) > 0.08 * next.size) return false;
  if (!isSameStyle(cell, last, next)) return false;
  const needed = firstWordWidth(next) + 0.22 * next.size;
  const isLong = last.text.length >= 30 && last.text.split(" ").length >= 5;
  const goesOn = isLong && !/[.!?:;]$/.test(last.text) && beginsLow(next.text) && last.right - last.x > 0.6 * (limit - last.x);
  if (limit - last.right > needed + 0.1 * next.size && !goesOn) return false;

  const flows = leans(last.text) || beginsLow(next.text);
  if (LABEL.test(next.text) && !leans(last.text)) return false;
  if (last.right - last.x < 0.55 * (column - last.x)) return leans(last.text) || (beginsLow(next.text) && column - last.right < needed);
  if (flows || isIdeographic(next.text[0])) return true;
  if (last.text.length >= 45) return true;
  return support >= 3 && (last.text.length >= 25 || last.text.split(" ").length >= 5);
}

/** "Nationality: ..." begins a line of its own. */
const LABEL = /^\p{Lu}[\p{L}\p{M}'’-]*(?:[ /][\p{L}\p{M}'’-]+){0,2}\s?[:：]/u;

function isSameStyle(cell: Segment[], last: Segment, next: Segment): boolean {
  const tail = last.words.at(-1) as Word;
  const head = next.words[0] as Word;
  if (tail.style.bold === head.style.bold && tail.style.italic === head.style.italic && sameInk(tail, head)) return true;
  // A paragraph in which the style changes may change just there.
  const words = cell.flatMap((part) => part.words);
  return words.some((word) => word.style.bold !== tail.style.bold || word.style.italic !== tail.style.italic);
}

const sameInk = (a: Word, b: Word) => a.style.color === b.style.color || a.link !== undefined || b.link !== undefined;

function firstWordWidth(segment: Segment): number {
  const [first] = segment.words;
  if (!first) return 0;
  if (isIdeographic(first.text[0])) return first.style.size;
  let end = right(first);
  for (const part of spaced(segment.words).slice(1)) {
    if (part.space) break;
    end = Math.max(end, right(part.word));
  }
  return end - first.box.x;
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

function toCell(segments: Segment[], divides: boolean): Cell {
  const runs: Run[] = [];
  for (const [index, segment] of segments.entries()) {
    const parts = spaced(segment.words);
    for (const [at, { word, text, space }] of parts.entries()) {
      const glue = at === 0 && index > 0 ? seam(runs, text, divides) : space ? " " : "";
      append(runs, word, text, glue);
    }
  }
  const x = Math.min(...segments.map((segment) => segment.x));
  const text = runs.map((run) => run.text).join("");
  return {
    text: text.replace(/\s+/g, " ").trim().normalize("NFC"),
    runs,
    x: round(x),
    width: round(Math.max(...segments.map((segment) => segment.right)) - x),
  };
}

/** What goes between two printed lines of one paragraph. Takes a hyphen that only divided a word off the end of the runs. */
function seam(runs: Run[], next: string, divides: boolean): string {
  const last = runs.at(-1);
  if (!last) return "";
  if (/[\u00AD\u2010]$/.test(last.text)) {
    const isCompound = last.text.endsWith("\u2010") && !/^\p{Ll}/u.test(next);
    if (!isCompound) last.text = last.text.slice(0, -1);
    return "";
  }
  if (divides && /\p{L}\p{Ll}-$/u.test(last.text) && /^\p{Ll}/u.test(next)) {
    last.text = last.text.slice(0, -1);
    return "";
  }
  if (/[\p{L}\p{N}]-$/u.test(last.text) && /^[\p{L}\p{N}]/u.test(next) && !/^(?:and|or|und|oder|bzw|et|ou|y|o|e|en|of|i|lub)\b/u.test(next))
    return "";
  if (/[a-z0-9]\/$/i.test(last.text)) return "";
  if (isIdeographic(last.text.at(-1)) && isIdeographic(next[0])) return "";
  return " ";
}

function append(runs: Run[], word: Word, text: string, glue: string) {
  const { size, bold, italic, font, color } = word.style;
  const last = runs.at(-1);
  const same =
    last &&
    last.size === size &&
    last.bold === bold &&
    last.italic === italic &&
    last.font === font &&
    last.color === color &&
    last.link === word.link;
  if (last && same) {
    last.text += glue + text;
    if (last.box && last.box.page === word.box.page && Math.abs(last.box.y - word.box.y) < size) last.box = around(last.box, word.box);
    return;
  }
  if (last) last.text += glue;
  runs.push({
    text,
    size,
    bold,
    italic,
    ...(font && { font }),
    ...(color && { color }),
    box: word.box,
    ...(word.link && { link: word.link }),
  });
}

function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { page: a.page, x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
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

export const usualSize = (segments: Segment[]) => median(segments.map((segment) => segment.size));
