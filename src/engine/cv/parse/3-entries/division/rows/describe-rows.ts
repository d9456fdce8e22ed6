import { hasPeriod, type Row } from "../../../1-document/row.ts";
import { isDuration } from "../../../recognisers/dates/dates.ts";
import { looksLikePlace } from "../../../recognisers/places/places.ts";
import {
  LIKELY_PLACE,
  MAX_ENTRY_SENTENCE_CHARACTERS,
  MAX_TAG_SIZE_RATIO,
  MAX_TITLE_CHARACTERS,
  MIN_GOES_ON_RATIO,
  MIN_ITEMS_PER_PERIOD,
  MIN_LISTED_RATIO,
} from "../../thresholds.ts";
import { MIN_GAP_STEP } from "../division-weights.ts";
import { datedAtEdge, datesRemark, datesWithinWords, describesWork, endsTextWithYear, leadingDate, namesYear } from "./dated-rows.ts";
import { headCells } from "./head-cells.ts";
import { underInnerTitles } from "./inner-titles.ts";
import type { RoleScore } from "./row-roles.ts";
import { stagesOfJobs } from "./stages.ts";
import { textUnderTitles } from "./text-titles.ts";
import { textUnderHeads } from "./text-under-heads.ts";

export type Described = { rows: readonly Row[]; body: boolean[]; dated: boolean[]; hasDates: boolean; usualGap: number; widestGap: number };

/** What is known of the rows of a section before it is divided. */
export function describeRows(rows: readonly Row[], roles: readonly RoleScore[]): Described {
  const first = rows[0] as Row;
  const listed = rows.filter((row) => row.bullet);
  const headLevel = first.line.bullet?.level ?? 0;
  const bulletHeads =
    first.bullet &&
    !isTextOfPeriods(listed, rows) &&
    (listed.length >= rows.length * MIN_LISTED_RATIO || listed.every((row) => row.ranges.length > 0) || goOnBelow(rows, headLevel));
  const marker = markerOfHeads(rows);
  const { heads, bodies } = headCells(rows, (text) => looksLikePlace(text) >= LIKELY_PLACE);
  const underForm = rowsUnderForm(rows);
  const text = new Set([...underInnerTitles(rows, roles), ...textUnderHeads(rows), ...textUnderTitles(rows), ...stagesOfJobs(rows, roles)]);
  const isText = rows.map((row, index) => {
    if (heads.has(row) || bodies.has(row)) return bodies.has(row);
    if (underForm.has(row) || text.has(row) || areTags(row, rows[index - 1]) || (index > 0 && isDuration(row.text))) return true;
    if (row.bullet && marker) return markerOf(row) !== marker;
    if (row.bullet) return !(bulletHeads && (row.line.bullet?.level ?? 0) <= headLevel);
    return (
      ((isRunningText(row) || isShortSentence(row, first)) && !datedAtEdge(row) && !namesWhatIsDated(rows, index)) ||
      namesYear(row) ||
      (index > 0 && endsTextWithYear(row))
    );
  });
  const datesStandAlone = rows.some(({ dateOnly }) => dateOnly);
  const remarks = rows.map((row, index) => isText[index] || (datesStandAlone && datesRemark(row)));
  const body = isText.every(Boolean) ? rows.map((row) => !isSentenceWithDate(row)) : remarks;
  const gaps = rows
    .slice(1)
    .map((row) => row.line.gap)
    .sort((a, b) => a - b);
  const usualGap = gaps[gaps.length >> 1] ?? 0;
  rows.forEach((row, index) => {
    if (body[index - 1] && row.line.gap <= usualGap + MIN_GAP_STEP && continuesText(rows, index)) body[index] = true;
  });
  const stacked = (index: number) => rows[index]?.dateOnly && leadingDate(rows[index]) && leadingDate(rows[index - 1]);
  const dated = rows.map(
    (row, index) =>
      row.ranges.length > 0 &&
      !describesWork(row) &&
      !body[index] &&
      !stacked(index) &&
      !namesYear(row) &&
      !(datesStandAlone && datesWithinWords(row)),
  );
  return { rows, body, dated, hasDates: dated.some(Boolean), usualGap, widestGap: gaps.at(-1) ?? 0 };
}

/** "– Maintains a library" over "**Developer** ⇥ 2023 – 2025" and four items more: with far more items than periods, and none in an item, the items tell about the entries. */
function isTextOfPeriods(listed: readonly Row[], rows: readonly Row[]): boolean {
  const periods = rows.filter(hasPeriod).length;
  return periods > 0 && listed.length >= MIN_ITEMS_PER_PERIOD * periods && listed.every(({ ranges }) => ranges.length === 0);
}

/** The numbers of a list are one marker. */
const markerOf = ({ line }: Row) => line.bullet?.glyph.replace(/\d+/u, "1");

/** "□ 2019 – 2021 Acme Ltd" over "・ Mended pumps": the marker of the first row, where each row with it has a period and rows with another one stand between. */
function markerOfHeads(rows: readonly Row[]): string | undefined {
  const marker = rows[0] && markerOf(rows[0]);
  const heads = rows.filter((row) => row.bullet && markerOf(row) === marker);
  const isHead = ({ ranges: [range] }: Row) => range?.single === false;
  return marker && heads.length > 1 && heads.length < rows.filter(({ bullet }) => bullet).length && heads.every(isHead)
    ? marker
    : undefined;
}

/** "Python ⇥ Scala ⇥ SQL" in a smaller size below a list: the techniques of the job above. */
function areTags({ line, cells, ranges, label }: Row, above: Row | undefined): boolean {
  if (!above?.bullet || cells.length < 2 || ranges.length > 0 || label) return false;
  return line.style.size < MAX_TAG_SIZE_RATIO * above.line.style.size;
}

/** A paragraph in a heading style of Word is none, however long: "Ferry Times — An app that tells commuters whether they will catch the boat". */
const isRunningText = ({ prose, line }: Row) => prose && line.heading === undefined;

/**
 * "• Acme Ltd ⇥ Leeds" over "Fitter ⇥ 2018 – 2020": where the items of the outer list have a row without a bullet below them, the items are the heads of entries.
 * A job may have no more to tell, dated or at the end: "• Fitter through the agency Corve, 6 months".
 */
function goOnBelow(rows: readonly Row[], headLevel: number): boolean {
  const heads = rows.flatMap((row, index) => (row.bullet && (row.line.bullet?.level ?? 0) <= headLevel ? [index] : []));
  const goOn = heads.filter((index) => {
    const below = rows[index + 1];
    return below !== undefined && !rows[index]?.prose && !below.bullet;
  });
  const last = goOn.at(-1) ?? -1;
  const mayBeShort = (index: number) => index > last || (rows[index]?.ranges.length ?? 0) > 0;
  const areMost = goOn.length > 1 && goOn.length >= MIN_GOES_ON_RATIO * heads.length;
  return goOn.length === heads.length || (areMost && heads.every((index) => goOn.includes(index) || mayBeShort(index)));
}

/** "Diploma in cookery, obtained in 2011 at the Trade School of Modena.": in a section of sentences alone, one with a date is an entry. */
const isSentenceWithDate = ({ prose, bullet, label, ranges, text }: Row) =>
  prose && !bullet && !label && ranges.length === 1 && text.length <= MAX_ENTRY_SENTENCE_CHARACTERS;

/** "Ran purchasing for four plants.": a few words with a full stop are a sentence where the heads of entries end without one. */
const isShortSentence = ({ text, cells, ranges, label }: Row, first: Row) =>
  cells.length === 1 && ranges.length === 0 && !label && SENTENCE.test(text) && !first.text.endsWith(".");

const SENTENCE = /^\p{Lu}\S*(?: \S+){3,}(?<=\s\p{Ll}{4,})\.$/u;

/** "Ran the stores of three sites." over "Yearly stocktaking": a short row in the style of the text above it, and not in that of the heads, continues the text. */
function continuesText(rows: readonly Row[], index: number): boolean {
  const [first, above, row, below] = [rows[0], rows[index - 1], rows[index], rows[index + 1]] as [Row, Row, Row, Row | undefined];
  const isText = above.key === row.key && row.key !== first.key && row.ranges.length === 0 && !row.label;
  return isText && (first.dateOnly || !(isDateUnder(row, below) || isDateUnder(below, rows[index + 2])));
}

/** "Senior Buyer" over "March 2016 – January 2019": a row with its date below it begins an entry, unless the dates are above the heads. */
const isDateUnder = (row: Row | undefined, below: Row | undefined) => row !== undefined && below?.dateOnly === true && !row.prose;

/**
 * "Company: Acme Ltd" over "Position: Fitter" over "Mended pumps": in a form that labels employer and position, the rows without a label after
 * the last labelled row of an entry describe the entry. Each entry begins with the same label as the first.
 */
function rowsUnderForm(rows: readonly Row[]): ReadonlySet<Row> {
  const fields = new Set(rows.flatMap(({ label }) => label?.field ?? []));
  const opening = rows[0]?.label?.field;
  const names = [EMPLOYER_LABELS, TITLE_LABELS].every((labels) => labels.some((field) => fields.has(field)));
  if (!opening || !names) return new Set();
  const starts = rows.flatMap((row, index) => (row.label?.field === opening ? [index] : []));
  return new Set(
    starts.flatMap((start, at) => {
      const entry = rows.slice(start, starts[at + 1]);
      return entry.slice(entry.findLastIndex(({ label }) => label) + 1).filter(({ ranges }) => ranges.length === 0);
    }),
  );
}

const EMPLOYER_LABELS = ["company", "institution"] as const;

const TITLE_LABELS = ["position", "degree", "title"] as const;

/** Where the first entry begins with a row of its date, the row under such a date is a head, even if it ends in a full stop. */
function namesWhatIsDated(rows: readonly Row[], index: number): boolean {
  const row = rows[index] as Row;
  if (!rows[index - 1]?.dateOnly) return false;
  const mayBeTitle = row.text.length <= MAX_TITLE_CHARACTERS || areParts(row);
  return (rows[0]?.dateOnly === true && mayBeTitle) || beginsBold(row);
}

/** "Trainee in the laboratory | Department of Water, Office of the Governor": names, however long, with a line between them. */
const areParts = ({ text }: Row) => /\S \| \S/u.test(text) && !/[.!?]\s/u.test(text);

/** "**Technician of the water works and head of its laboratory**, Corve Works, Ludlow": a title of any length begins in bold and goes on without. */
const beginsBold = ({ line, text }: Row) => {
  const runs = line.cells[0]?.runs.filter((run) => run.text.trim() !== "") ?? [];
  return runs[0]?.bold === true && runs.some(({ bold }) => !bold) && !text.endsWith(".");
};
