import type { Row } from "../../1-document/row.ts";
import type { DateRange } from "../../recognisers/dates/date-range.ts";
import { looksLikeCompany, looksLikePosition } from "../../recognisers/degrees.ts";
import type { Entry } from "../entry.ts";
import { isBareListLabel } from "../entry-text.ts";
import { LIKELY_NAMED, MAX_NAMED_CHARACTERS } from "../thresholds.ts";
import { datedAtEdge, describesWork, leadingDate, singleDate } from "./rows/dated-rows.ts";
import type { Described } from "./rows/describe-rows.ts";

export function toEntry({ rows, body }: Described, start: number, end: number): Entry {
  const own = rows.slice(start, end);
  const underDates = own.findIndex((row) => !row.dateOnly);
  const titleBelow = underDates > 0 && isTitleItem(own[underDates] as Row) ? underDates : -1;
  const within = own.filter((row, index) => isFieldWithinHead(row, own, index) && !body[start + index + 1]);
  const firstBody = own.findIndex((row, index) => index !== titleBelow && !within.includes(row) && (body[start + index] || opensBody(row)));
  const head = (firstBody === -1 ? own : own.slice(0, firstBody)).filter((row) => !within.includes(row));
  const rest = [...within, ...(firstBody === -1 ? [] : own.slice(firstBody))];
  const range =
    headRange(head.filter((row) => !describesWork(row))) ??
    headRange(rest.filter((row) => !row.bullet && !describesWork(row) && (!row.prose || datedAtEdge(row))));

  return { head, body: rest, range, rows: own };
}

/** Under a date that stands alone, the first list item may be the title: "2019 – 2021" over "• Engineer, Acme Ltd". */
function isTitleItem(row: Row): boolean {
  return (
    row.bullet &&
    row.text.length <= MAX_NAMED_CHARACTERS &&
    !/[.!]$/.test(row.text) &&
    Math.max(looksLikePosition(row.text), looksLikeCompany(row.text)) >= LIKELY_NAMED
  );
}

/** "Industry: finance" between "**2012 – 2014: Acme Ltd**" and "**Sales ⇥ Broker**": the head goes on below it in its own style. */
const isFieldWithinHead = ({ label }: Row, rows: readonly Row[], index: number) =>
  index > 0 && label?.field === "industry" && rows[index + 1]?.bullet === false && styleOf(rows[index + 1]) === styleOf(rows[0]);

const styleOf = (row: Row | undefined) => row?.key.split("/", 1)[0];

const opensBody = (row: Row) => describesWork(row) || (row.cells.length === 1 && !row.label && isBareListLabel(row.text));

/** The period of an entry: a range before a single date, the first before the later ones. Two dates side by side or one below the other are a period. */
function headRange(rows: readonly Row[]): DateRange | undefined {
  const ranges = rows.flatMap((row) => row.ranges);
  const period = ranges.find(({ single }) => !single);
  return period ?? pairedPeriod(rows) ?? stackedPeriod(rows) ?? ranges[0];
}

/** "Acme Ltd ⇥ Jan 2019 ⇥ Mar 2021": two single dates in neighbouring cells, the earlier first. */
function pairedPeriod(rows: readonly Row[]): DateRange | undefined {
  for (const { cells } of rows) {
    const dates = cells.map(singleDate);
    const at = dates.findIndex((date, index) => date?.start && dates[index + 1]?.start);
    const [first, second] = [dates[at], dates[at + 1]];
    if (first?.start && second?.start && first.start < second.start)
      return { ...first, end: second.start, single: false, quote: `${first.quote} ${second.quote}` };
  }
  return undefined;
}

/** "Jan 2019 ⇥ Acme Ltd" over "Mar 2021 ⇥ …": two single dates that lead two rows are the period of the entry. */
function stackedPeriod(rows: readonly Row[]): DateRange | undefined {
  const at = rows.findIndex((row, index) => leadingDate(row) && leadingDate(rows[index + 1]));
  const [first, second] = [leadingDate(rows[at]), leadingDate(rows[at + 1])];
  if (!first?.start || !second?.start) return undefined;
  const [start, end] = [first.start, second.start].sort() as [string, string];
  return { ...first, start, end, single: false, quote: `${first.quote} ${second.quote}` };
}
