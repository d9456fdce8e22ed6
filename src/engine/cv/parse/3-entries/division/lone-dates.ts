import type { Context } from "../../1-document/context.ts";
import { hasPeriod, type Row, toRow } from "../../1-document/row.ts";
import type { Section } from "../../2-sections/section.ts";
import type { Entry } from "../entry.ts";
import { MIN_LONE_DATES } from "../thresholds.ts";

/**
 * Periods that stand together, apart from the entries that they belong to: a column of dates beside the jobs that was read down as one, or text boxes.
 * Where there are as many as entries, the first belongs to the first.
 */

const isLoneDate = (row: Row) => row.dateOnly && hasPeriod(row);

/** The rows of a section without a block of lone dates, and the block; undefined where dates stand elsewhere too. */
export function apartFromDates(rows: readonly Row[]): { rows: Row[]; dates: Row[] } | undefined {
  const dates = rows.filter(isLoneDate);
  const first = rows.indexOf(dates[0] as Row);
  const isBlock = dates.length >= MIN_LONE_DATES && dates.every((row, at) => rows[first + at] === row);
  const others = rows.filter((row) => !dates.includes(row));
  return isBlock && others.every((row) => row.bullet || !hasPeriod(row)) ? { rows: others, dates } : undefined;
}

/** The entries with the lone dates in their order; undefined where there are more or fewer of them. */
export const withDates = (entries: readonly Entry[], dates: readonly Row[]): Entry[] | undefined =>
  entries.length === dates.length ? entries.map((entry, at) => ({ ...entry, range: dates[at]?.ranges[0] })) : undefined;

/**
 * Whether the division into a fixed number of entries (`counted`) is plausible beside the one that was free (`free`): no entry starts with what is running text
 * there, and none goes on over running text at which the free one divided.
 */
export function isPlausible(counted: readonly Entry[], free: readonly Entry[]): boolean {
  const text = new Set(free.flatMap(({ body }) => body));
  const starts = new Set(counted.map(({ rows }) => rows[0]));
  const begins = counted.every(({ rows: [first] }) => first && !text.has(first));
  return begins && free.every(({ rows: [first] }, at) => starts.has(first) || free[at - 1]?.body.length === 0);
}

/**
 * Lines with dates alone that stand in no section, as in text boxes or a sidebar, go to the sections of jobs and schools before them that have no dates, as
 * many as these have entries. They stand above the entries there: below, the only date of a section would be text of its last entry.
 */
export function joinLoneDates(sections: readonly Section[], count: (section: Section) => number, context: Context): Section[] {
  const rowsOf = (section: Section) => section.lines.map((line) => toRow(line, context));
  const isLone = (section: Section) => section.kind === "head" && rowsOf(section).every(isLoneDate);
  const isUndated = (section: Section) =>
    DATED_KINDS.has(section.kind) && section.lines.length > 0 && rowsOf(section).every((row) => row.bullet || !hasPeriod(row));
  const joined = sections.map((section) => ({ ...section, lines: [...section.lines] }));
  for (const lone of joined.filter(isLone)) {
    const above = joined.slice(0, joined.indexOf(lone)).filter(isUndated);
    const takers = [above.slice(-1), above].find((some) => some.reduce((sum, one) => sum + count(one), 0) === lone.lines.length) ?? [];
    const counts = takers.map(count);
    for (const [index, taker] of takers.entries()) taker.lines.unshift(...lone.lines.splice(0, counts[index]));
  }
  return joined;
}

const DATED_KINDS = new Set<Section["kind"]>(["work", "education", "volunteer"]);
