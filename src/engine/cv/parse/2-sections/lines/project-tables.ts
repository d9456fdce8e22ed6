import type { Cell, Line } from "../../../reading.ts";
import { withCells, withText } from "../../1-document/line-style.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import type { DateRange } from "../../recognisers/dates/date-range.ts";
import { findDateRanges, isDateOnly } from "../../recognisers/dates/dates.ts";
import { looksLikePosition } from "../../recognisers/degrees.ts";
import { MAX_HEAD_LINES, MIN_TITLE_LIKENESS } from "../thresholds.ts";

const OPEN_END = "9999";

/**
 * A job may have a table of its own: below its head ("April 2018 – March 2020, Acme Ltd"), or with its head as the first row. The rows list what
 * was done there, each perhaps with its own period. All periods lie within that of the job: the rows are items of the job, and no jobs.
 */
export function asItemsOfJob(lines: readonly Line[], { language }: { language: string }): Line[] {
  const read: Line[] = [];
  for (let index = 0; index < lines.length; ) {
    const { table } = lines[index] as Line;
    let end = index + 1;
    while (table && lines[end]?.table?.id === table.id) end++;
    const rows = lines.slice(index, end);
    read.push(...(table ? itemsOfTable(rows, lines, index, language) : rows));
    index = end;
  }
  return read;
}

function itemsOfTable(rows: readonly Line[], lines: readonly Line[], index: number, language: string): Line[] {
  const [first, ...others] = rows as [Line, ...Line[]];
  const job = first.table?.row === others[0]?.table?.row ? undefined : periodOf(first, language);
  if (job && others.some(({ cells }) => cells.length > 1) && first.cells.length === 1 && fit(others, job, language, overlaps))
    return positionsOf(first, others, job, language);
  const above = periodAbove(lines, index, language);
  if (!above || !rows.some((row) => periodOf(row, language)) || !fit(rows, above, language, isWithin)) return [...rows];
  const stages = titledStages(rows, language);
  return stages ? asJobs(rows, stages, undefined) : rows.map(asItem);
}

type Table = NonNullable<Line["table"]>;

const asItem = (line: Line): Line => (line.table?.header ? line : { ...line, bullet: line.bullet ?? { glyph: "", level: 0 } });

/**
 * Rows that are set like the head and begin with a period ("Apr 2018 – Dec 2018 / Programmer ⇥ Tools ⇥ Team") are the positions that somebody had there.
 * Each is named with its employer; the other cells name the columns of the row below.
 */
function positionsOf(head: Line, others: readonly Line[], job: DateRange, language: string): Line[] {
  const isPosition = (line: Line) => head.shaded === true && line.shaded === true && periodOf(line, language) !== undefined;
  const columnNames = (position: Line): Line[] =>
    position.cells.length > 1
      ? [withCells({ ...position, table: { ...(position.table as Table), header: true } }, position.cells.slice(1))]
      : [];
  const positions = others.filter((line) => isPosition(line) && positionCell(line, language));
  const stages = positions.length === 0 ? titledStages(others, language) : undefined;
  if (stages) return asJobs(others, stages, withoutPeriod(head.cells[0] as Cell, job));
  if (positions.length === 0) return [head, ...others.flatMap((line) => (isPosition(line) ? columnNames(line) : [asItem(line)]))];

  const [cell] = head.cells as [Cell, ...Cell[]];
  const employer = withoutPeriod(cell, job);
  const firstPosition = others.indexOf(positions[0] as Line);
  const description = [...(positions.length > 1 ? [head] : []), ...others.slice(0, firstPosition)].map(asItem);
  return others.slice(firstPosition).flatMap((line, at) => {
    if (!positions.includes(line)) return [asItem(line)];
    const cells = [line.cells[0] as Cell, ...(employer ? [employer] : []), ...head.cells.slice(1)];
    return [withCells({ ...line, gap: Math.max(line.gap, 1) }, cells), ...(at === 0 ? description : []), ...columnNames(line)];
  });
}

/** A row of a table with its period alone in the first cell, and the cell that names the position. */
type Stage = { line: Line; title: Cell };

/**
 * "2018年4月～現在 ⇥ スクールマネージャー", or "2018年4月～現在 ⇥ 横浜校" over "【スクールマネージャー】": below the employer each row has a period of its own and what
 * somebody was then. Undefined where a row names no position: it tells of a project.
 */
function titledStages(rows: readonly Line[], language: string): Stage[] | undefined {
  const dated = rows.filter(({ cells: [first, ...others] }) => first && others.length === 1 && isDateOnly(first.text, { language }));
  const stages = dated.flatMap((line) => {
    const title = titleOf(line, rows);
    return title ? [{ line, title }] : [];
  });
  return stages.length > 0 && stages.length === dated.length ? stages : undefined;
}

function titleOf(line: Line, rows: readonly Line[]): Cell | undefined {
  const below = rows[rows.indexOf(line) + 1];
  const [cell] = below?.table?.row === line.table?.row && below?.cells.length === 1 ? below.cells : [];
  const [, title] = cell ? (IN_LENTICULAR_BRACKETS.exec(cell.text) ?? []) : [];
  if (cell && title && !matchLabel(title)) return withText(cell, title);
  const own = line.cells[1] as Cell;
  return looksLikePosition(own.text) >= MIN_TITLE_LIKENESS ? own : undefined;
}

const IN_LENTICULAR_BRACKETS = /^【([^【】]{2,20})】$/u;

/** The stages as jobs at the employer of the head, whose description goes to the first of them; the names of the columns stand above it. */
function asJobs(rows: readonly Line[], stages: readonly Stage[], employer: Cell | undefined): Line[] {
  const at = rows.indexOf(stages[0]?.line as Line);
  const isHeader = (line: Line) =>
    line.cells.length > 1 && rows.indexOf(line) === at - 1 && line.cells.every(({ text }) => matchLabel(text));
  const description = rows
    .slice(0, at)
    .filter((line) => !isHeader(line))
    .map(asItem);
  return rows.slice(at).flatMap((line) => {
    const stage = stages.find((one) => one.line === line);
    if (!stage) return stages.some(({ title }) => line.cells[0] && title.text === bare(line.cells[0].text)) ? [] : [asItem(line)];
    const [period, own] = line.cells as [Cell, Cell];
    const job = withCells({ ...line, gap: Math.max(line.gap, 1) }, [period, ...(employer ? [employer] : []), stage.title]);
    const place = own === stage.title ? [] : [asItem(withCells(line, [own]))];
    return [job, ...place, ...(line === rows[at] ? description : [])];
  });
}

const bare = (text: string) => IN_LENTICULAR_BRACKETS.exec(text)?.[1] ?? "";

/** "Programmer" of "Apr 2018 – Dec 2018 / Programmer"; undefined where the period is all. */
function positionCell(position: Line, language: string): Cell | undefined {
  const period = periodOf(position, language);
  return period ? withoutPeriod(position.cells[0] as Cell, period) : undefined;
}

function withoutPeriod(cell: Cell, { from, to }: DateRange): Cell | undefined {
  const text = `${cell.text.slice(0, from)} ${cell.text.slice(to)}`.replace(/^[\s/／|:：,、–—-]+|[\s/／|:：,、–—-]+$/gu, "");
  return text === "" ? undefined : withText(cell, text);
}

/** The period in the lines above a table, outside of any table. */
function periodAbove(lines: readonly Line[], index: number, language: string): DateRange | undefined {
  for (let at = index - 1; at >= Math.max(0, index - MAX_HEAD_LINES); at--) {
    const line = lines[at] as Line;
    if (line.table || line.bullet || line.flow !== lines[index]?.flow) return undefined;
    const period = periodOf(line, language);
    if (period) return period;
  }
  return undefined;
}

/** The period that the first cell of a line begins with. */
function periodOf({ cells: [first] }: Line, language: string): DateRange | undefined {
  if (!first || !/\d/.test(first.text)) return undefined;
  return findDateRanges(first.text, { language }).find(({ single, start, from }) => !single && start !== undefined && from <= 2);
}

const fit = (rows: readonly Line[], job: DateRange, language: string, test: typeof isWithin) =>
  rows.every((row) => {
    const period = periodOf(row, language);
    return period === undefined || test(period, job);
  });

/** Within the table of the job itself a period may begin a little early by mistake. */
const overlaps = (inner: DateRange, outer: DateRange) =>
  (inner.start ?? "") < (outer.end ?? OPEN_END) && (inner.end ?? OPEN_END) > (outer.start ?? "");

/** Months count only where both name them. */
function isWithin(inner: DateRange, outer: DateRange): boolean {
  const cut = (one = OPEN_END, other = OPEN_END) => one.slice(0, Math.min(one.length, other.length));
  return cut(inner.start, outer.start) >= cut(outer.start, inner.start) && cut(inner.end, outer.end) <= cut(outer.end, inner.end);
}
