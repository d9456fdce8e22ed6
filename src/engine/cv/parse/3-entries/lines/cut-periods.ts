import type { Cell, Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { withCells } from "../../1-document/line-style.ts";
import { MAX_LINE_GAP } from "../../2-sections/thresholds.ts";
import type { DateRange } from "../../recognisers/dates/date-range.ts";
import { findDateRanges, isDateOnly, isDuration } from "../../recognisers/dates/dates.ts";
import {
  MAX_CUT_END_CHARACTERS,
  MAX_CUT_PERIOD_CHARACTERS,
  MAX_DURATION_CHARACTERS,
  MAX_MONTH_CHARACTERS,
  MAX_WRAPPED_SHIFT,
} from "../thresholds.ts";

/** "2019-06 ⇥ to ⇥ 2021-05", "2019-06 ⇥ to ⇥ present": a period in three cells, as in letter-spaced text. */
export function joinPeriodCells(lines: readonly Line[], { language }: Context): Line[] {
  return lines.map((line) => {
    const cells: Cell[] = [];
    for (const cell of line.cells) {
      const [from, to] = cells.slice(-2);
      const whole = from && to ? `${from.text} ${to.text} ${cell.text}` : "";
      if (!from || !to || /[\d\t]/.test(to.text) || !isDateOnly(from.text, { language }) || onlyRange(whole, language)?.single !== false)
        cells.push(cell);
      else cells.splice(-2, 2, { ...from, text: whole, runs: [...from.runs, ...to.runs, ...cell.runs] });
    }
    return cells.length < line.cells.length ? withCells(line, cells) : line;
  });
}

/**
 * "Acme Ltd | 2018" over "– today", "January" over "2020", "Leith College ⇥ Oct 2012 – Feb" over "2016": a date that a line end cut, and whose dash
 * may look like a list marker.
 */
export function joinCutPeriods(lines: readonly Line[], { language }: Context): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const whole = above && (cutDate(above, line, language) ?? cutPeriod(above, line, language) ?? withDuration(above, line, language));
    if (whole) joined[joined.length - 1] = withText(above, whole);
    else joined.push(line);
  }
  return joined;
}

/** A month alone over a year alone. */
function cutDate(above: Line, { text }: Line, language: string): string | undefined {
  if (!YEAR.test(text) || above.text.length > MAX_MONTH_CHARACTERS || /\d/.test(above.text)) return undefined;
  const whole = `${above.text} ${text}`;
  return isDateOnly(whole, { language }) ? whole : undefined;
}

/** A period of which the second part stands on a line of its own, after a dash or as the word that it goes on. */
function cutPeriod(above: Line, line: Line, language: string): string | undefined {
  const { text, bullet } = line;
  if (text.length > MAX_CUT_PERIOD_CHARACTERS) return undefined;
  const last = above.cells.at(-1)?.text ?? "";
  if (!bullet && YEAR.test(text) && isCutEnd(last, line) && isWholePeriod(`${last} ${text}`, language)) return `${above.text} ${text}`;
  const isDash = bullet !== undefined && /^[–—-]$/.test(bullet.glyph);
  const isOpen = !bullet && DANGLING.test(above.text) && isDateOnly(text, { language });
  const isWord = !bullet && !/\d/.test(text) && isDateOnly(above.text, { language });
  if (!isDash && !isWord && !isOpen) return undefined;
  const whole = isOpen ? `${above.text} ${text}` : `${above.text} – ${text}`;
  const range = findDateRanges(whole, { language }).find(({ from, to }) => from < above.text.length && to >= whole.trimEnd().length);
  return range && !range.single && (isDash || isOpen || range.ongoing) ? whole : undefined;
}

const DANGLING = /\d\s*[–—-]$/;

const YEAR = /^(?:19|20)\d\d$/;

/** "May 2019 – present" over "8 years": the duration of a period, printed below it. */
function withDuration(above: Line, { text }: Line, language: string): string | undefined {
  if (text.length > MAX_DURATION_CHARACTERS || !isDuration(text) || !isDateOnly(above.text, { language })) return undefined;
  return `${above.text} (${text})`;
}

/** The line with more text at its end, in the style of its last cell. */
function withText(line: Line, text: string): Line {
  const added = text.slice(line.text.length);
  const cells = line.cells.map((cell, index) => {
    if (index < line.cells.length - 1) return cell;
    const last = cell.runs.at(-1);
    return { ...cell, text: `${cell.text}${added}`, runs: last ? [...cell.runs, { ...last, text: added }] : [] };
  });
  return { ...line, text, cells };
}

/**
 * "2018 – настоящее ⇥ Accountant" over "время ⇥ Acme Ltd", "2021 – à ce" over "jour", "May 2017 – June ⇥ Chef" over "2021 ⇥ Acme Ltd":
 * in a narrow column the end of a period is wrapped.
 */
export function joinCutEnds(lines: readonly Line[], { language }: Context): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const end = above && cutEnd(above, line, language);
    if (!end) {
      joined.push(line);
      continue;
    }
    const [first, ...rest] = above.cells as [Cell, ...Cell[]];
    joined[joined.length - 1] = withCells(above, [{ ...first, text: end }, ...rest, ...(rest.length === 0 ? line.cells.slice(1) : [])]);
    if (rest.length > 0 && line.cells.length > 1) joined.push(withCells(line, line.cells.slice(1)));
  }
  return joined;
}

function cutEnd(above: Line, line: Line, language: string): string | undefined {
  const [first] = above.cells;
  const [next, ...beside] = line.cells;
  if (!first || !next || line.bullet || next.text.length > MAX_CUT_END_CHARACTERS) return undefined;
  const whole = `${first.text} ${next.text}`;
  const isBelowText = above.cells.length > 1 && beside.length === 0 && line.indent >= (above.cells[1] as Cell).x;
  if (/\d/.test(next.text)) return !isBelowText && isCutEnd(first.text, line) && isWholePeriod(whole, language) ? whole : undefined;
  if (!OPEN_END.test(first.text)) return undefined;
  const isPeriod = isDateOnly(whole, { language }) && findDateRanges(whole, { language }).some(({ ongoing }) => ongoing);
  return isPeriod && !isDateOnly(first.text, { language }) ? whole : undefined;
}

const OPEN_END = /\d{4}\s*[–—-]\s*[\p{L}\p{M}' ’]{1,20}$/u;

const AFTER_DASH = /^[^–—~-]*\d[^–—~-]*[–—~-]\s*\p{L}*\.?$/u;

const isCutEnd = (first: string, line: Line) => line.gap <= MAX_LINE_GAP && AFTER_DASH.test(first);

/** One period and nothing else, whose end is not before its beginning. */
function isWholePeriod(text: string, language: string): boolean {
  const { start, end } = onlyRange(text, language) ?? {};
  return start !== undefined && end !== undefined && end >= start;
}

/** The only range of a text that is nothing else. */
function onlyRange(text: string, language: string): DateRange | undefined {
  const [range, ...more] = findDateRanges(text, { language });
  return more.length === 0 && isDateOnly(text, { language }) ? range : undefined;
}

/**
 * "Apr – Sep ⇥ **Fitter**, Corve Works in the" over "2010 ⇥ town of Ludlow", and the same as four lines: the year of a narrow column stands in the second
 * line, beside the end of the title.
 */
export function joinCutYears(lines: readonly Line[], { language }: Context): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as Line;
    const cut = cutYear(lines.slice(at, at + 4), language);
    joined.push(...(cut?.lines ?? [line]));
    at += (cut?.taken ?? 1) - 1;
  }
  return joined;
}

function cutYear(lines: readonly Line[], language: string): { lines: Line[]; taken: number } | undefined {
  const [first, second, third, fourth] = lines;
  const [months, title, ...more] = first?.cells ?? [];
  if (!first || !second || !months || more.length > 0 || /\d/.test(months.text) || months.text.length > MAX_CUT_PERIOD_CHARACTERS)
    return undefined;
  const wholeWith = (year: Cell | undefined) => {
    const whole = `${months.text} ${year?.text}`;
    return year && YEAR.test(year.text) && onlyRange(whole, language) ? whole : undefined;
  };
  const goesOn = (text: Line | undefined, next: Line | undefined) => text && next && !next.bullet && next.gap <= MAX_LINE_GAP;
  if (title) {
    const [year, rest, ...others] = second.cells;
    const whole = wholeWith(year);
    if (!whole || others.length > 0 || !goesOn(first, second) || (rest && Math.abs(rest.x - title.x) > MAX_WRAPPED_SHIFT)) return undefined;
    return { lines: [withCells(first, [{ ...months, text: whole }, rest ? joinedCells(title, rest) : title])], taken: 2 };
  }
  const [text, year, rest] = [second, third?.cells[0], fourth?.cells[0]];
  const whole = third?.cells.length === 1 && text.cells.length === 1 && !text.bullet ? wholeWith(year) : undefined;
  if (!whole || !goesOn(first, second) || !goesOn(second, third)) return undefined;
  const date = withCells(first, [{ ...months, text: whole }]);
  const isRest = rest && fourth?.cells.length === 1 && goesOn(third, fourth) && Math.abs(fourth.indent - text.indent) <= MAX_WRAPPED_SHIFT;
  return isRest
    ? { lines: [date, withCells(text, [joinedCells(text.cells[0] as Cell, rest)])], taken: 4 }
    : { lines: [date, text], taken: 3 };
}

const joinedCells = (cell: Cell, next: Cell): Cell => {
  const [last] = cell.runs.slice(-1);
  const runs = last ? [...cell.runs.slice(0, -1), { ...last, text: `${last.text} ` }, ...next.runs] : next.runs;
  return { ...cell, text: `${cell.text} ${next.text}`, runs };
};
