import { type Row as PlainRow, toRows } from "../2-segments/rows.ts";
import type { Segment, TableRow } from "../2-segments/segment.ts";
import type { Draft } from "./draft.ts";
import { type Edges, type Habits, type Row, textEdges } from "./edges.ts";
import type { Flow, Span } from "./flows.ts";
import { isRestOfPeriod, takeStackedCells } from "./stacked-cells.ts";
import { MAX_LEVEL_MISS_EM } from "./thresholds.ts";
import { continued } from "./wrapping.ts";

/** The lines of a flow, each with all its segments. */
export function flowDrafts(flow: Flow, habits: Habits): Draft[] {
  const { rows, stacked } = takeStackedCells(flow.spans.flatMap((span) => toRows(span.segments).map((row): Row => inSpan(row, span))));
  const edges = textEdges(rows, habits);
  const drafts: Draft[] = [];
  for (const [index, row] of rows.entries()) {
    const table = row.segments.find((segment) => segment.table)?.table;
    if (table) {
      drafts.push(...tableDrafts(table, row, habits));
      continue;
    }
    const draft = drafts.at(-1);
    const into = draft ? continued(draft, row, rows[index - 1] as Row, edges.get(row.span) as Edges) : undefined;
    if (draft && into !== undefined) addTo(draft, row, into);
    else if (draft && isValueOf(draft, drafts.at(-2), row, rows[index - 1])) addValue(draft, row);
    else drafts.push(...newDrafts(row));
    for (const below of stacked.get(row) ?? []) addStacked(drafts.at(-1) as Draft, below);
  }
  return drafts;
}

const inSpan = ({ segments, baseline, size, page }: PlainRow, span: Span): Row => ({ segments, baseline, size, page, span });

/** A table row of short cells is one line; where a cell holds paragraphs, each paragraph is a line with the number of its column. */
function tableDrafts(table: TableRow, row: Row, habits: Habits): Draft[] {
  const { id, columns } = table;
  const place = { id, row: table.row, columns };
  const cells = table.cells.map(({ column, left, right, segments }) => {
    const drafts = flowDrafts({ place: "body", spans: [{ segments, left, right, cell: true }] }, habits);
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
  return toRows(drafts.flatMap((draft) => draft.rows.flatMap(({ segments }) => segments)).sort((a, b) => a.baseline - b.baseline)).map(
    (line) => inSpan(line, row.span),
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
  const isFirst = row.span.besideLabel === true && before?.span.margin === true && before.span !== row.span;
  const isOnly = first.span === before?.span && above?.rows[0]?.span !== first.span;
  const isLevel = Math.abs(first.baseline - row.baseline) < MAX_LEVEL_MISS_EM * Math.max(first.size, row.size);
  return isFirst && isOnly && isLevel && !row.segments.some((segment) => segment.bullet);
}

function addValue(label: Draft, row: Row) {
  const [first, ...others] = label.rows as [Row, ...Row[]];
  label.cells.push(...row.segments.map((segment) => [segment]));
  label.cells.sort((a, b) => (a[0] as Segment).x - (b[0] as Segment).x);
  label.rows = [{ ...first, segments: [...first.segments, ...row.segments].sort((a, b) => a.x - b.x) }, ...others];
  label.lead = 0;
}

/** A cell that stands below the title of an entry, level with its list. */
function addStacked(title: Draft, row: Row) {
  const [cell] = row.segments as [Segment];
  const above = title.cells.at(-1) as Segment[];
  if (isRestOfPeriod(above.at(-1), cell)) above.push(cell);
  else title.cells.push(row.segments);
  title.rows.push(row);
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
