import type { Row, RowCell } from "../../../1-document/row.ts";
import type { DateRange } from "../../../recognisers/dates/date-range.ts";
import { MIN_SMALL_WORDS_RATIO } from "../../thresholds.ts";

/** "Led the sale to Corvane Group in 2013.": the year in a sentence is no date of an entry. "Harbour School. Marzo de 2013 a diciembre de 2015." has a period. */
export const namesYear = ({ text, ranges }: Row) =>
  ranges.every(({ single }) => single) && (text.endsWith(".") || text.endsWith("!")) && YEAR_IN_SENTENCE.test(text);

const YEAR_IN_SENTENCE = /\s(?:in|of|since|by|im|von|en|de|du|nel|del|dal|em|do|van|w|z|i|år|год[уа]?|року)\s+(?:19|20)\d{2}[.!]$/iu;

/** "Its results were given at a conference (March 2011)": where the dates of the entries stand in rows of their own, one in brackets behind a sentence is none of them. */
export const datesRemark = ({ prose, text, ranges }: Row) =>
  prose && ranges.length === 1 && /\([^()]*\)\.?$/u.test(text) && text.lastIndexOf("(") < (ranges[0]?.from ?? 0);

/** "Old Wharf Ltd is since 1/1/2018 Tessaly Freight": where the dates of the entries stand in rows of their own, one between the words of a row is none of them. */
export function datesWithinWords({ text, ranges: [range, ...more], cells, label }: Row): boolean {
  if (!range || range.end || more.length > 0 || cells.length > 1 || label) return false;
  return /\p{Ll}\s$/u.test(text.slice(0, range.from)) && /^\s\p{L}/u.test(text.slice(range.to));
}

/** A long row is still a head when it begins or ends with its date. */
export function datedAtEdge(row: Row): boolean {
  if (namesYear(row) || endsTextWithYear(row)) return false;
  return row.ranges.some((range) => {
    const before = row.text.slice(0, range.from).replace(/[\s([]/g, "");
    const after = row.text.slice(range.to).replace(/[\s)\].]/g, "");
    return before === "" || after === "";
  });
}

/** "Kept the presses of three halls. No order was late in 2017", "Audit of the wards. Told of it at a meeting (2023).": the year at the end of sentences is no date of an entry. */
export function endsTextWithYear({ text, cells, label, ranges: [range, ...more] }: Row): boolean {
  if (!range?.single || range.from === 0 || more.length > 0 || cells.length > 1 || label) return false;
  const before = text.slice(0, range.from);
  const words = before.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  const small = words.filter((word) => /^\p{P}?\p{Ll}/u.test(word));
  return SEVERAL_SENTENCES.test(before) && small.length >= MIN_SMALL_WORDS_RATIO * words.length;
}

const SEVERAL_SENTENCES = /[\p{Ll}\d)%]{3}\.\s+\p{Lu}/u;

/** The single date that fills the first cell of a row. */
export function leadingDate(row: Row | undefined): DateRange | undefined {
  return singleDate(row?.cells[0]);
}

export function singleDate(cell: RowCell | undefined): DateRange | undefined {
  const [range] = cell?.ranges ?? [];
  return cell?.dateOnly && cell.ranges.length === 1 && range?.single ? range : undefined;
}

const BODY_LABELS = new Set(["tasks", "achievements", "summary", "technologies", "industry"]);

/** "Duties ⇥ Wrote the plan for 2022–2026": years in a description are not the dates of the entry. */
export const describesWork = ({ label }: Row) => label !== undefined && BODY_LABELS.has(label.field);
