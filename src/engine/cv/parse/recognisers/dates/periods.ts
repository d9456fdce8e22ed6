import { BETWEEN, FROM, SINCE, UNTIL } from "../../lexicon/dates/date-words.ts";
import { buildRange } from "./build-range.ts";
import type { Found } from "./date-range.ts";
import { dayAndYear } from "./named-points.ts";
import {
  dangling,
  onwardsAt,
  phraseAt,
  presentAt,
  skipCirca,
  skipDashes,
  skipLink,
  skipPartOfYear,
  skipPunctuation,
  skipSeparator,
  skipYearWord,
} from "./phrases.ts";
import { blocked, pointAt } from "./points.ts";
import { isDash, MONTHS, type Parts, type Point, type Scan } from "./scan.ts";
import {
  BOOST_OF_PERIOD,
  BOOST_OF_PRESENT,
  BOOST_OF_SINCE,
  DOUBT_OF_OPEN_END,
  LAST_YEAR,
  MAX_CUT_YEARS,
  SURE_CUT_YEAR,
  SURE_SPACED_CUT_YEAR,
} from "./thresholds.ts";

export function rangeAt(scan: Scan, index: number): Found | undefined {
  return periodAt(scan, index) ?? untilAt(scan, index);
}

/** [since | from | circa] point [to point | to present | onwards] */
function periodAt(scan: Scan, index: number): Found | undefined {
  const opened = openerAt(scan, index);
  const first = pointAt(scan, opened.next);
  if (!first || blocked(scan, opened.next)) return undefined;
  const after = skipYearWord(scan, first.next);
  const present = presentAt(scan, after) ?? presentAt(scan, skipDashes(scan, after)) ?? presentAt(scan, skipSeparator(scan, after, false));
  if (present && first.kind !== "bare") return buildRange(scan, index, present, { first, ongoing: true, boost: BOOST_OF_PRESENT });

  const separatorEnd = skipSeparator(scan, after, true, opened.between);
  if (separatorEnd > after || isMonthAlone(first)) {
    const isListed = separatorEnd === after;
    const second = secondPoint(scan, first, isListed ? skipSeparator(scan, after, true, true) : separatorEnd);
    if (second && (!isListed || isMonthAfter(first, second)))
      return buildRange(scan, index, skipYearWord(scan, second.next, true), {
        first: completed(first, second),
        second,
        ongoing: false,
        boost: BOOST_OF_PERIOD,
      });
  }
  if (first.kind === "bare") return undefined;
  if (first.kind === "short") return undefined;
  const earlier = isDash(scan.tokens[after]) ? earlierPoint(scan, first, separatorEnd) : undefined;
  if (earlier) return buildRange(scan, index, earlier.next, { first: earlier, second: first, ongoing: false, boost: BOOST_OF_PERIOD });
  const beside = besideAt(scan, first, after);
  if (beside) return buildRange(scan, index, beside.next, { first, second: beside, ongoing: false, boost: 0 });
  const onwards = onwardsAt(scan, after);
  if (onwards) return buildRange(scan, index, presentAt(scan, onwards) ?? onwards, { first, ongoing: true, boost: BOOST_OF_SINCE });
  if (dangling(scan, after)) return buildRange(scan, index, after + 1, { first, ongoing: true, boost: -DOUBT_OF_OPEN_END });
  if (opened.since) return buildRange(scan, index, after, { first, ongoing: true, boost: BOOST_OF_SINCE });

  return buildRange(scan, opened.vague ? index : opened.next, after, { first, ongoing: false, boost: 0 });
}

/** "until 2019" */
function untilAt(scan: Scan, index: number): Found | undefined {
  const next = phraseAt(scan, index, UNTIL) ?? (isDash(scan.tokens[index]) && index === 0 ? 1 : undefined);
  if (next === undefined) return undefined;
  const point = pointAt(scan, skipPartOfYear(scan, skipLink(scan, next)));
  if (!point || point.kind === "bare" || point.kind === "short") return undefined;

  return buildRange(scan, index, skipYearWord(scan, point.next), { first: point, ongoing: false, until: true, boost: 0 });
}

/** "tra 2018." is April in Croatian, though "tra 2018 e 2020" is a time between in Italian. */
const MONTHS_TOO = /^(?:hr|bs|sr)/;

/** `vague`: begins with "about" or "end of", which is part of the quote but not of the date. */
type Opened = { next: number; since: boolean; between: boolean; vague: boolean };

/** The part of a year comes first: "beginning of 2018" is a date, "beginning 2018" a start. */
function openerAt(scan: Scan, index: number): Opened {
  const opened = skipPartOfYear(scan, index) > index ? { next: index, since: false, between: false, vague: false } : wordAt(scan, index);
  const next = skipPartOfYear(scan, opened.next);

  return next > opened.next ? { ...opened, next, vague: true } : opened;
}

function wordAt(scan: Scan, index: number): Opened {
  if (scan.tokens[index]?.kind !== "word") return { next: index, since: false, between: false, vague: false };
  const between = phraseAt(scan, index, BETWEEN);
  if (between !== undefined && !(MONTHS_TOO.test(scan.language ?? "") && pointAt(scan, index)))
    return { next: skipLink(scan, between), since: false, between: true, vague: false };
  const since = phraseAt(scan, index, SINCE);
  if (since !== undefined) return { next: skipCirca(scan, skipLink(scan, since)), since: true, between: false, vague: false };
  const link = phraseAt(scan, index, FROM);
  if (link !== undefined) return { next: skipLink(scan, skipPunctuation(scan, link, "'’")), since: false, between: false, vague: false };
  const circa = skipCirca(scan, index);

  return { next: circa, since: false, between: false, vague: circa > index };
}

/** The second point completes a short or bare first one. It must be later. */
function secondPoint(scan: Scan, first: Point, index: number): Point | undefined {
  const point = dayInMonthOf(scan, first, index) ?? pointAt(scan, index) ?? shortYearAt(scan, first, index);
  const second = point?.kind === "bare" ? inheritYear(first, point) : point;
  if (!second || blocked(scan, index)) return undefined;
  if (first.kind === "bare" && second.date.month === undefined) return undefined;
  if (second.kind === "short-year" && first.kind !== "year" && first.kind !== "short-year" && first.kind !== "month-year") return undefined;
  const start = completed(first, second);

  return comparable(start.date) <= comparable(second.until ?? second.date, start.date) ? second : undefined;
}

/** "07/2025 – 05/2024", "2018 – 2015": in a text that runs from right to left the end of a period may stand before its beginning. */
function earlierPoint(scan: Scan, first: Point, index: number): Point | undefined {
  if (!RIGHT_TO_LEFT.test(scan.language ?? "")) return undefined;
  const second = pointAt(scan, index);
  if (!second || second.kind !== first.kind || !WITH_YEAR.has(first.kind) || blocked(scan, index)) return undefined;
  return comparable(second.date) < comparable(first.date) ? second : undefined;
}

const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur|yi)/u;
const WITH_YEAR: ReadonlySet<Point["kind"]> = new Set(["year", "month-year"]);

/** "June and July 2016" is a period. "May and September 2016" are two months with others between them. */
const isMonthAlone = ({ kind, date }: Point) => kind === "bare" && date.month !== undefined && date.day === undefined;
const isMonthAfter = (first: Point, second: Point) => (second.date.month ?? 0) === ((first.date.month ?? 0) % MONTHS) + 1;

/** "03/2019 07/2021": two months side by side are a period whose dash was not printed or not read. */
function besideAt(scan: Scan, first: Point, index: number): Point | undefined {
  const point = pointAt(scan, index);
  if (!point || point.kind === "bare" || first.date.month === undefined || point.date.month === undefined) return undefined;
  return comparable(first.date) < comparable(point.date) ? point : undefined;
}

/** "August 19 – 25, 2018": the day takes its month from the first. */
function dayInMonthOf(scan: Scan, first: Point, index: number): Point | undefined {
  const { month, day } = first.date;
  const point = first.kind === "bare" && month !== undefined && day !== undefined ? dayAndYear(scan, index) : undefined;
  return point && { ...point, date: { ...point.date, month } };
}

/** "2019–21": the century comes from the first year. */
function shortYearAt(scan: Scan, first: Point, index: number): Point | undefined {
  const token = scan.tokens[index];
  if (first.kind !== "year" || token?.kind !== "number" || token.digits !== 2 || first.date.year === undefined) return undefined;
  const after = scan.tokens[index + 1];
  if (after && !after.space && ((/^[./:%]$/.test(after.text) && scan.tokens[index + 2]?.kind === "number") || after.kind !== "symbol"))
    return undefined;
  const century = first.date.year - (first.date.year % 100);
  const year = century + token.value > first.date.year ? century + token.value : century + 100 + token.value;
  if (year - first.date.year > MAX_CUT_YEARS || year > LAST_YEAR) return undefined;

  return { date: { year }, next: index + 1, kind: "year", confidence: token.space ? SURE_SPACED_CUT_YEAR : SURE_CUT_YEAR };
}

function inheritYear(first: Point, second: Point): Point | undefined {
  const { year, month } = first.date;
  if (year === undefined || month === undefined || second.date.month === undefined) return undefined;
  const later = second.date.month >= month ? year : year + 1;

  return { ...second, date: { ...second.date, year: later }, kind: "month-year" };
}

/** "Mar – Jun 2019", "01 – 03/2019", "12 – 14 March 2019": the first date takes its year or month from the second. */
function completed(first: Point, second: Point): Point {
  if (first.kind !== "bare" || second.date.year === undefined) return first;
  const { month = second.date.month, day } = first.date;
  const year =
    month !== undefined && second.date.month !== undefined && month > second.date.month ? second.date.year - 1 : second.date.year;

  return { ...first, date: { year, month, day }, kind: "month-year", confidence: second.confidence };
}

const comparable = ({ year = 0, month, day }: Parts, like?: Parts) =>
  year * 10_000 + (month ?? (like ? (like.month ?? 0) : 0)) * 100 + (day ?? (like ? (like.day ?? 0) : 0));
