import type { Cell, Line, Run, Style } from "../../reading.ts";
import { lengthWithoutSpaces } from "../../text/spaces.ts";
import { type LabelledValue, matchLabel, splitLabel } from "../recognisers/agency-fields.ts";
import type { DateRange } from "../recognisers/dates/date-range.ts";
import { findDateRanges, isDateOnly, isDuration, stripDates } from "../recognisers/dates/dates.ts";
import { withListedYears } from "../recognisers/dates/listed-years.ts";
import { looksLikePlace } from "../recognisers/places/places.ts";
import { type Context, isRecognized } from "./context.ts";
import { cellStyle, isOtherFont, isProse, isSameStyle, styleKey, withCells, withText } from "./line-style.ts";
import { MAX_YEARS_AHEAD, ROW_INDENT_STEP, SURE_CITY, SURE_DATE, SURE_LABEL } from "./thresholds.ts";

/** A line of a section with everything by which its role in an entry is judged. */
export type Row = {
  line: Line;
  text: string;
  cells: RowCell[];
  /** Dates sure enough to be dates. */
  ranges: readonly DateRange[];
  dateOnly: boolean;
  prose: boolean;
  bullet: boolean;
  /** Style key: two rows with the same key have the same role in their entries. */
  key: string;
  label?: LabelledValue;
};

export type RowCell = {
  cell: Cell;
  text: string;
  ranges: readonly DateRange[];
  /** The text without its dates. */
  rest: string;
  dateOnly: boolean;
};

/** The row with this text alone, in the style and at the place of its first cell: an item of its list, or a label with the value that stood in the row below. */
export function withRowText(row: Row, text: string, context: Context): Row {
  const [cell] = row.line.cells;
  return cell ? toRow(withCells(row.line, [withText(cell, text)]), context) : row;
}

export function toRow(line: Line, context: Context): Row {
  const cells = withoutDurations(line.cells.map((cell) => toRowCell(cell, context)));
  const ranges = cells.length === 1 ? (cells[0] as RowCell).ranges : cells.flatMap((cell) => cell.ranges);
  const label = labelBesideName(rowLabel(line), cells);
  const dateOnly = cells.every((cell) => cell.dateOnly);
  // The labels of some forms have bullets, and so has "• 2018 – 2020" below the title that it belongs to.
  const isListed = line.bullet !== undefined && !label && !(dateOnly && hasPeriod({ ranges }));
  // A date in a column of its own has a style of its own: the style of the cell beside it is that of the row.
  const lead = leadOf((cells.find((cell) => !cell.dateOnly) ?? cells[0]) as RowCell, line, context);
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

/** A range of dates or one that goes on, not a single date. */
export const hasPeriod = ({ ranges }: Pick<Row, "ranges">) => ranges.some(({ single }) => !single);

/** What a row names, without its dates: "Fitter", "Acme Ltd" and "Leeds" of "Fitter | Acme Ltd, Leeds". */
export const namesIn = ({ cells }: Row): string[] => cells.flatMap(({ rest }) => rest.split(BETWEEN_NAMES)).filter(Boolean);
const BETWEEN_NAMES = /\s*[|｜·•]\s*|,\s+|\s+[–—-]\s+/u;

/** "Oct 2023 – Sep 2026 ⇥ 2 years 10 months": a duration adds nothing to the period, in a cell of its own or beside it. */
const withoutDurations = (cells: RowCell[]): RowCell[] =>
  cells.some(({ ranges }) => ranges.length > 0)
    ? cells.map((cell) => (cell.ranges.length === 0 && isDuration(cell.text) ? { ...cell, rest: "", dateOnly: true } : cell))
    : cells;

function toRowCell(cell: Cell, { language, lastYear }: Context): RowCell {
  const found = findDateRanges(cell.text, { language });
  const sure = found.length === 0 ? found : found.filter((range) => range.confidence >= SURE_DATE && !isAhead(range, lastYear));
  const ranges = withListedYears(cell.text, sure);
  const isWhole = ranges.length === 1 && stripDates(cell.text, ranges) === "";
  const dateOnly = ranges.length > 0 && ((ranges !== sure && isWhole) || isDateOnly(cell.text, { language }));
  return { cell, text: cell.text, ranges, rest: dateOnly ? "" : stripDates(cell.text, ranges), dateOnly };
}

/** "2048" of "a board of 2048 wooden tiles" in a CV whose last date is of 2019: a year alone, far ahead of all that is surely a date, is a number. */
const isAhead = ({ single, start }: DateRange, lastYear: number | undefined) =>
  single && lastYear !== undefined && start !== undefined && start.length === 4 && Number(start) > lastYear + MAX_YEARS_AHEAD;

/**
 * The style and the left edge of a cell's text after its date. Where the text begins with a word of another script, the style is that of most of
 * the cell.
 */
function leadOf({ cell, ranges, dateOnly }: RowCell, line: Line, { language }: Context): { style: Style; x: number } {
  // Right-to-left text begins at its right edge.
  const isMirrored = cell.width !== undefined && RIGHT_TO_LEFT.has(language);
  const x = isMirrored ? cell.x + (cell.width as number) : cell === line.cells[0] ? line.indent : cell.x;
  const runs = cell.runs.every(isPrinted) ? cell.runs : cell.runs.filter(isPrinted);
  const date = dateOnly ? undefined : ranges.find(({ from }) => from === 0);
  const afterDate = date && runs.find((_, index) => lengthOf(runs.slice(0, index)) >= lengthWithoutSpaces(cell.text.slice(0, date.to)));
  if (afterDate) return { style: afterDate, x: isMirrored ? x : (afterDate.box?.x ?? x) };
  // "**Nurse**, *Acme*": the comma between them, in a third style, is of no script.
  const [first, second] = runs.some(hasNoLetters) ? runs.filter((run) => !hasNoLetters(run)) : runs;
  const isMixed = first && second && isOtherFont(first, second);
  return { style: first && !isMixed ? first : cellStyle(cell, line), x };
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(["ar", "fa", "he", "ur", "yi"]);

const hasNoLetters = ({ text }: Run) => !/[\p{L}\p{N}]/u.test(text);
const isPrinted = ({ text }: Run) => text.trim() !== "";
const lengthOf = (runs: readonly Run[]) => runs.reduce((length, { text }) => length + lengthWithoutSpaces(text), 0);

/**
 * "University ⇥ 2010 – 2015" over the name of the university tells what was attended and when: no label and its value. "Client: Acme Ltd ⇥ 2010 – 2015" and
 * "Company: Acme Ltd (2010 – 2015)" have a value beside the label, and the period is none of it.
 */
function labelBesideName(label: LabelledValue | undefined, cells: readonly RowCell[]): LabelledValue | undefined {
  const last = cells.at(-1);
  if (!label || !last || !NAMING.has(label.field)) return label;
  if (cells.length === 2 && last.dateOnly) {
    const value = label.value.endsWith(`\t${last.text}`) ? label.value.slice(0, -last.text.length).trim() : "";
    return value === "" ? (label.field === "client" ? label : undefined) : { ...label, value, to: label.from + value.length };
  }
  if (cells.length > 1 || !hasPeriod(last)) return label;
  const shifted = last.ranges.map((range) => ({ ...range, from: range.from - label.from, to: range.to - label.from }));
  const value = stripDates(
    label.value,
    shifted.filter(({ from }) => from > 0),
  );
  return value === "" ? label : { ...label, value, to: label.from + value.length };
}
const NAMING: ReadonlySet<LabelledValue["field"]> = new Set(["client", "company", "degree", "institution", "position", "title"]);

/** "Employer ⇥ Acme Ltd", "Employer: Acme Ltd", and "Business or sector Sports" where the label has a style of its own, as in Europass CVs. */
export function rowLabel(line: Line): LabelledValue | undefined {
  const [first, second] = line.cells;
  if (!first) return undefined;
  if (second && line.cells.length === 2) {
    const match = matchLabel(first.text);
    if (match && match.confidence >= SURE_LABEL) {
      const from = first.text.length + 1;
      return {
        label: first.text.replace(/\s*[:：]\s*$/u, ""),
        value: second.text,
        field: match.field,
        confidence: match.confidence,
        from,
        to: from + second.text.length,
      };
    }
  }
  if (line.bullet) return undefined;
  const split = splitLabel(line.text) ?? labelInStyle(line);
  return split && split.confidence >= SURE_LABEL && !isPlaceholder(split, line.text) ? split : undefined;
}

/** "Company Name – Leeds": a template whose employer was not filled in or taken out, and no label before its value. */
const isPlaceholder = ({ field, label, value, from }: LabelledValue, text: string) =>
  field === "company" && looksLikePlace(value) >= SURE_CITY && !/[:：=]/u.test(text.slice(label.length, from));

/** A label that is told from its value by style alone. */
export function labelInStyle({ cells: [cell, ...others] }: Line): LabelledValue | undefined {
  const [first, ...rest] = cell?.runs ?? [];
  const [next] = rest;
  if (!cell || others.length > 0 || !first || !next || isSameStyle(first, next)) return undefined;
  const label = first.text.trim();
  const value = cell.text.slice(first.text.length).trim();
  const match = /^\p{Lu}.*\s/u.test(label) && value !== "" ? matchLabel(label) : undefined;
  if (!match) return undefined;
  const from = cell.text.length - value.length;
  return { label, value, field: match.field, confidence: match.confidence, from, to: cell.text.length };
}
