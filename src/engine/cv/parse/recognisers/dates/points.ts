import { ORDINAL, TO } from "../../lexicon/dates/date-words.ts";
import { monthOf } from "../../lexicon/dates/months.ts";
import {
  bareDay,
  bareDayMonth,
  bareMonth,
  bareMonthDay,
  dayMonthName,
  labelledDate,
  monthNameFirst,
  romanMonth,
  yearMonthName,
} from "./named-points.ts";
import {
  academicYear,
  apostropheYear,
  cjkDate,
  eraDate,
  isoDate,
  monthSlashShort,
  monthSlashYear,
  numericDate,
  yearAlone,
} from "./numeric-points.ts";
import { quarterDate, seasonDate } from "./parts-of-year.ts";
import { CJK, isYear, type Point, type Scan, type Token, YEAR_DIGITS } from "./scan.ts";

/** Where no date can start: inside a longer number, an address on the web, a phone number. */
export function blocked(scan: Scan, index: number): boolean {
  const token = scan.tokens[index];
  const before = scan.tokens[index - 1];
  if (!token || token.space || !before) return false;
  if (before.kind === "word")
    return token.kind === "number" && !CJK.test(before.text) && !TO.has(before.folded) && monthOf(before.folded) === undefined;
  if (/^[@_+#=&%\\]$/.test(before.text)) return true;
  const further = scan.tokens[index - 2];
  if (/^[.,/]$/.test(before.text))
    return (
      further !== undefined &&
      !before.space &&
      (further.kind === "number" || (before.text !== "," && further.kind === "word" && monthOf(further.folded) === undefined))
    );

  return (
    before.text === "-" &&
    !before.space &&
    further?.kind === "number" &&
    (further.digits > YEAR_DIGITS || scan.tokens[index - 3]?.text === "+")
  );
}

type Rule = (scan: Scan, index: number) => Point | undefined;

/** The date forms that may begin with each kind of token, in order: the first that matches wins. */
const YEAR_FIRST: Rule[] = [cjkDate, isoDate, romanMonth, yearMonthName, quarterDate, seasonDate, academicYear, yearAlone];
const NUMBER_FIRST: Rule[] = [numericDate, dayMonthName, quarterDate, monthSlashYear, monthSlashShort, bareDayMonth, bareMonth, bareDay];
const WORD_FIRST: Rule[] = [eraDate, labelledDate, romanMonth, bareMonthDay, monthNameFirst, quarterDate, seasonDate, bareMonth];
const SYMBOL_FIRST: Rule[] = [apostropheYear];

function rulesFor(token: Token): readonly Rule[] {
  if (token.kind === "word") return WORD_FIRST;
  if (token.kind === "symbol") return SYMBOL_FIRST;
  return isYear(token) ? YEAR_FIRST : NUMBER_FIRST;
}

export function pointAt(scan: Scan, index: number): Point | undefined {
  const token = scan.tokens[index];
  if (!token) return undefined;
  for (const rule of rulesFor(token)) {
    const point = rule(scan, index);
    if (point && !gluedAfter(scan, point.next)) return point;
  }

  return undefined;
}

/** "2019x", "2019.5", "2019/7/3" after a bare year, "2,019": the number goes on. */
function gluedAfter(scan: Scan, next: number): boolean {
  const token = scan.tokens[next];
  if (!token || token.space) return false;
  if (token.kind === "word")
    return /^[a-z]+$/i.test(token.text) && !TO.has(token.folded) && monthOf(token.folded) === undefined && !ORDINAL.has(token.folded);
  const after = scan.tokens[next + 1];
  if (token.kind === "number" || token.text === "_" || token.text === "@") return true;

  return token.text === "," && !!after && !after.space && after.kind === "number" && after.digits === DIGITS_BEHIND_COMMA;
}

/** Of thousands: "2,019". */
const DIGITS_BEHIND_COMMA = 3;
