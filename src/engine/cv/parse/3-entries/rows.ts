import type { Cell, Line, Run, Style } from "../../reading.ts";
import { lengthWithoutSpaces } from "../../text/spaces.ts";
import { cellStyle, isOtherFont, isProse, styleKey } from "../1-document/line-style.ts";
import { type LabelledValue, matchLabel, splitLabel } from "../recognisers/agency-fields.ts";
import type { DateRange } from "../recognisers/dates/date-range.ts";
import { findDateRanges, isDateOnly, isDuration, stripDates } from "../recognisers/dates/dates.ts";
import { mayRunOver } from "../recognisers/dates/over-lines.ts";
import {
  MAX_CUT_END_CHARACTERS,
  MAX_CUT_PERIOD_CHARACTERS,
  MAX_DURATION_CHARACTERS,
  MAX_LINE_GAP,
  MAX_MONTH_CHARACTERS,
  ROW_INDENT_STEP,
  SURE_DATE,
  SURE_LABEL,
} from "./thresholds.ts";

/** What every stage of the parser needs to know about the document as a whole. */
export type Context = {
  language: string;
  body: Style;
  /** Numbers of the pages that OCR read: what it tells of sizes, colours and places are estimates. */
  recognized: ReadonlySet<number>;
  /** Who the file's properties name as author: often the candidate, sometimes whoever made the template. */
  author?: string;
  /** Lines with contact data. */
  reachable?: ReadonlySet<Line>;
};

/** True for a line that OCR read. */
export const isRecognized = ({ prints }: Line, { recognized }: Pick<Context, "recognized">) =>
  recognized.size > 0 && recognized.has(prints[0]?.box?.page ?? 0);

/** A line of a section with everything that tells how it may serve an entry. */
export type Row = {
  line: Line;
  text: string;
  cells: RowCell[];
  /** Dates sure enough to be dates. */
  ranges: readonly DateRange[];
  dateOnly: boolean;
  prose: boolean;
  bullet: boolean;
  /** Looks: two rows with one key play one part. */
  key: string;
  label?: LabelledValue;
};

export type RowCell = {
  cell: Cell;
  text: string;
  ranges: readonly DateRange[] /** Text without its dates. */;
  rest: string;
  dateOnly: boolean;
};

export function toRow(line: Line, context: Context): Row {
  const cells = withoutDurations(line.cells.map((cell) => toRowCell(cell, context)));
  const ranges = cells.length === 1 ? (cells[0] as RowCell).ranges : cells.flatMap((cell) => cell.ranges);
  const label = rowLabel(line);
  // The labels of some forms have bullets.
  const isListed = line.bullet !== undefined && !label;
  const dateOnly = cells.every((cell) => cell.dateOnly);
  // A date in a column of its own is set by its own rules: what stands beside it tells what the row is.
  const lead = leadOf((cells.find((cell) => !cell.dateOnly) ?? cells[0]) as RowCell, line);
  const ocr = isRecognized(line, context);
  const rowStyle = label ? `label:${label.field}` : styleKey(lead.style, "", { body: context.body, ocr });

  return {
    line,
    text: line.text,
    cells,
    ranges,
    dateOnly,
    prose: line.cells.length === 1 && isProse(line.text),
    bullet: isListed,
    key: `${rowStyle}/${isListed ? `bullet${line.bullet?.level}` : ""}/${dateOnly ? "date" : ""}/${ocr ? "" : Math.round(lead.x / ROW_INDENT_STEP)}`,
    label,
  };
}

/** "Oct 2023 – Sep 2026 ⇥ 2 years 10 months": how long a period was says nothing more, in a cell of its own as beside it. */
const withoutDurations = (cells: RowCell[]): RowCell[] =>
  cells.some(({ ranges }) => ranges.length > 0)
    ? cells.map((cell) => (cell.ranges.length === 0 && isDuration(cell.text) ? { ...cell, rest: "", dateOnly: true } : cell))
    : cells;

/** "Acme Ltd | 2018" over "– today", "January" over "2020": a date that a line end cut, and whose dash looks like a list marker. */
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
    joined[joined.length - 1] = cellsAsLine(above, [{ ...first, text: end }, ...rest, ...(rest.length === 0 ? line.cells.slice(1) : [])]);
    if (rest.length > 0 && line.cells.length > 1) joined.push(cellsAsLine(line, line.cells.slice(1)));
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
  const [range, ...more] = findDateRanges(text, { language });
  if (!range || more.length > 0 || range.single || !isDateOnly(text, { language })) return false;
  return Boolean(range.start && range.end && range.end >= range.start);
}

/** "Principais atividades e ⇥ Dirige a equipa" over "responsabilidades ⇥ Prepara o orçamento": a label wrapped beside its value. */
export function joinCutLabels(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const label = above && cutLabel(above, line);
    if (!label) {
      joined.push(line);
      continue;
    }
    const [first, ...values] = above.cells as [Cell, ...Cell[]];
    joined[joined.length - 1] = cellsAsLine(above, [{ ...first, text: label }, ...values]);
    if (line.cells.length > 1) joined.push(cellsAsLine(line, line.cells.slice(1)));
  }
  return joined;
}

function cutLabel(above: Line, line: Line): string | undefined {
  const [first, second, ...more] = above.cells;
  const [rest] = line.cells;
  if (!first || !second || !rest || more.length > 0 || line.bullet || rest.x >= second.x || matchLabel(first.text)) return undefined;
  const label = `${first.text} ${rest.text}`;
  return (matchLabel(label)?.confidence ?? 0) >= SURE_LABEL ? label : undefined;
}

export const cellsAsLine = (line: Line, cells: Cell[]): Line => ({ ...line, cells, text: cells.map(({ text }) => text).join("\t") });

/** A period of which the second part stands on a line of its own, behind a dash or as the word that it goes on. */
function cutPeriod(above: Line, { text, bullet }: Line, language: string): string | undefined {
  if (text.length > MAX_CUT_PERIOD_CHARACTERS) return undefined;
  const isDash = bullet !== undefined && /^[–—-]$/.test(bullet.glyph);
  const isOpen = !bullet && DANGLING.test(above.text) && isDateOnly(text, { language });
  const isWord = !bullet && !/\d/.test(text) && mayRunOver(ANY_YEAR, text) && isDateOnly(above.text, { language });
  if (!isDash && !isWord && !isOpen) return undefined;
  const whole = isOpen ? `${above.text} ${text}` : `${above.text} – ${text}`;
  const range = findDateRanges(whole, { language }).find(({ from, to }) => from < above.text.length && to >= whole.trimEnd().length);
  return range && !range.single && (isDash || isOpen || range.ongoing) ? whole : undefined;
}

/** Whatever the date above is: the first word of what goes on with it is one of dates. */
const ANY_YEAR = "2000";
const DANGLING = /\d\s*[–—-]$/;

/** "May 2019 – present" over "8 years": how long a period was is said beside it. */
function withDuration(above: Line, { text }: Line, language: string): string | undefined {
  if (text.length > MAX_DURATION_CHARACTERS || !isDuration(text) || !isDateOnly(above.text, { language })) return undefined;
  return `${above.text} (${text})`;
}

/** A month alone over a year alone. */
function cutDate(above: Line, { text }: Line, language: string): string | undefined {
  if (!/^(?:19|20)\d\d$/.test(text) || above.text.length > MAX_MONTH_CHARACTERS || /\d/.test(above.text)) return undefined;
  const whole = `${above.text} ${text}`;
  return isDateOnly(whole, { language }) ? whole : undefined;
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

function toRowCell(cell: Cell, { language }: Context): RowCell {
  const found = findDateRanges(cell.text, { language });
  const ranges = found.length === 0 ? found : found.filter((range) => range.confidence >= SURE_DATE);
  const dateOnly = ranges.length > 0 && isDateOnly(cell.text, { language });
  return { cell, text: cell.text, ranges, rest: dateOnly ? "" : stripDates(cell.text, ranges), dateOnly };
}

/**
 * How a cell begins behind its date, and where: in the style of the script that it is written in, where a word of another begins it.
 */
function leadOf({ cell, ranges, dateOnly }: RowCell, line: Line): { style: Style; x: number } {
  const x = cell === line.cells[0] ? line.indent : cell.x;
  const runs = cell.runs.every(isPrinted) ? cell.runs : cell.runs.filter(isPrinted);
  const date = dateOnly ? undefined : ranges.find(({ from }) => from === 0);
  const behind = date && runs.find((_, index) => lengthOf(runs.slice(0, index)) >= lengthWithoutSpaces(cell.text.slice(0, date.to)));
  if (behind) return { style: behind, x: behind.box?.x ?? x };
  const [first, second] = runs;
  const isMixed = first && second && isOtherFont(first, second);
  return { style: first && !isMixed ? first : cellStyle(cell, line), x };
}

const isPrinted = ({ text }: Run) => text.trim() !== "";
const lengthOf = (runs: readonly Run[]) => runs.reduce((length, { text }) => length + lengthWithoutSpaces(text), 0);

/** "Employer ⇥ Acme Ltd" and "Employer: Acme Ltd". */
function rowLabel(line: Line): LabelledValue | undefined {
  const [first, second] = line.cells;
  if (!first) return undefined;
  if (second && line.cells.length === 2) {
    const match = matchLabel(first.text);
    if (match && match.confidence >= SURE_LABEL) {
      const from = first.text.length + 1;
      return {
        label: first.text,
        value: second.text,
        field: match.field,
        confidence: match.confidence,
        from,
        to: from + second.text.length,
      };
    }
  }
  if (line.bullet) return undefined;
  const split = splitLabel(line.text);
  return split && split.confidence >= SURE_LABEL ? split : undefined;
}
