import type { Line } from "../../reading.ts";
import type { DateRange } from "../recognisers/dates/date-range.ts";
import { findDateRanges } from "../recognisers/dates/dates.ts";

/** The head of a job, with what describes the employer, is no longer. */
const MAX_HEAD_LINES = 6;
const OPEN_END = "9999";

/**
 * Below the head of a job ("April 2018 – March 2020, Acme Ltd") a table may list what was done there, each row with its own period. All periods lie
 * within that of the job: its rows are items of the job, and no jobs.
 */
export function asItemsOfJob(lines: readonly Line[], { language }: { language: string }): Line[] {
  const inJob = new Set<number>();
  lines.forEach((line, index) => {
    const { table } = line;
    if (table === undefined || lines[index - 1]?.table?.id === table.id) return;
    const job = periodOfHead(lines, index, language);
    const rows = job ? lines.filter((other) => other.table?.id === table.id && !other.table.header) : [];
    const periods = rows.flatMap(({ cells }) => periodOf(cells[0]?.text ?? "", language) ?? []);
    if (job && periods.length > 0 && periods.every((period) => lies(period, job))) inJob.add(table.id);
  });
  if (inJob.size === 0) return [...lines];
  return lines.map((line) => (line.table && inJob.has(line.table.id) ? { ...line, bullet: line.bullet ?? { glyph: "", level: 0 } } : line));
}

/** The period in the lines above a table, outside of any table. */
function periodOfHead(lines: readonly Line[], index: number, language: string): DateRange | undefined {
  for (let at = index - 1; at >= Math.max(0, index - MAX_HEAD_LINES); at--) {
    const line = lines[at] as Line;
    if (line.table || line.bullet || line.flow !== lines[index]?.flow) return undefined;
    const period = periodOf(line.text, language);
    if (period) return period;
  }
  return undefined;
}

const periodOf = (text: string, language: string) => findDateRanges(text, { language }).find(({ single, start }) => !single && start);

/** Months count only where both name them. */
function lies(inner: DateRange, outer: DateRange): boolean {
  const cut = (one = OPEN_END, other = OPEN_END) => one.slice(0, Math.min(one.length, other.length));
  return cut(inner.start, outer.start) >= cut(outer.start, inner.start) && cut(inner.end, outer.end) <= cut(outer.end, inner.end);
}
