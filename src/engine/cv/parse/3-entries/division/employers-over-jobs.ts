import type { Row } from "../../1-document/row.ts";
import type { DateRange } from "../../recognisers/dates/date-range.ts";
import type { Entry } from "../entry.ts";

/**
 * "**Acme Ltd** ⇥ 2017 – 2021" over "Maker of chilled food; 840 staff, 4 sites" over "**Director** ⇥ 2019 – 2021": an employer with the years there, what it does, and
 * the first position in these years. What stands between the two, set like neither, tells of the employer and names nobody's employer itself. It was taken for the
 * second row of the employer or for the first one of the job.
 */
export const withEmployerDescriptions = (entries: readonly Entry[]): Entry[] => {
  const read: Entry[] = [];
  for (const entry of entries) {
    const above = read.at(-1);
    const [first, second, ...head] = entry.head;
    const [employer, below, ...others] = above?.head ?? [];
    const hasTwoRows = employer !== undefined && below !== undefined && others.length === 0;
    if (above && hasTwoRows && first && describesEmployer(below, first, { ...above, head: [employer] })) {
      read[read.length - 1] = { ...above, head: [employer], body: [below] };
      read.push(entry);
    } else if (above && first && second && describesEmployer(first, second, above)) {
      read[read.length - 1] = { ...above, body: [first], rows: [...above.rows, first] };
      read.push({ ...entry, head: [second, ...head], rows: entry.rows.filter((row) => row !== first) });
    } else read.push(entry);
  }
  return read;
};

function describesEmployer(row: Row, position: Row, { head: [employer, ...others], body, range }: Entry): boolean {
  if (!employer || others.length > 0 || body.length > 0) return false;
  const isPlain = row.ranges.length === 0 && row.cells.length === 1 && !row.label && !row.bullet && !row.line.style.bold;
  const areHeads = [employer, position].every(({ line, ranges, dateOnly }) => line.style.bold && ranges.length === 1 && !dateOnly);
  return isPlain && areHeads && employer.key !== position.key && isWithin(position.ranges[0], range);
}

/** Compared at the coarser precision of the two: March 2017 is within 2017. */
function isWithin(range: DateRange | undefined, period: DateRange | undefined): boolean {
  if (!range?.start || !period?.start || period.single) return false;
  const [end, to] = [range.end ?? OPEN_END, period.end ?? OPEN_END];
  return range.start >= period.start.slice(0, range.start.length) && end.slice(0, to.length) <= to;
}

const OPEN_END = "9999";

/**
 * "株式会社みなと (2018年9月～現在)" over "事業内容: …" over "2018年9月～現在" and the post: where an entry begins with the period of the one above it, printed once more in a row of
 * its own, and nothing but labels has told of that one, both are one.
 */
export const withRepeatedPeriods = (entries: readonly Entry[]): Entry[] => {
  const read: Entry[] = [];
  for (const entry of entries) {
    const above = read.at(-1);
    const [date, ...head] = entry.head;
    if (above && date?.dateOnly && isSamePeriod(date.ranges[0], above.range) && above.body.every(isDetail))
      read[read.length - 1] = {
        ...above,
        head: [...above.head, ...head],
        body: [...above.body, ...entry.body],
        rows: [...above.rows, ...entry.rows],
      };
    else read.push(entry);
  }
  return read;
};

const isDetail = ({ label, bullet }: Row) => label !== undefined && !bullet;

const isSamePeriod = (one: DateRange | undefined, other: DateRange | undefined) =>
  one?.start !== undefined && !one.single && one.start === other?.start && one.end === other.end;
