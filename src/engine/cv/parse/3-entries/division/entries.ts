import { hasPeriod, type Row, type RowCell } from "../../1-document/row.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import type { DateRange } from "../../recognisers/dates/date-range.ts";
import { isDuration } from "../../recognisers/dates/dates.ts";
import { looksLikeCompany, looksLikePosition } from "../../recognisers/degrees.ts";
import { looksLikePlace } from "../../recognisers/places/places.ts";
import type { Entry } from "../entry.ts";
import { isBareListLabel } from "../entry-text.ts";
import {
  LIKELY_NAMED,
  LIKELY_PLACE,
  MAX_ENTRIES_OFF_RATIO,
  MAX_ENTRY_SENTENCE_CHARACTERS,
  MAX_NAMED_CHARACTERS,
  MAX_TAG_SIZE_RATIO,
  MAX_TITLE_CHARACTERS,
  MIN_ITEMS_PER_PERIOD,
  MIN_LISTED_RATIO,
  MIN_OPENING_WORDS,
  MIN_SMALL_WORDS_RATIO,
  SURE_COLUMN_LABEL,
} from "../thresholds.ts";
import { withoutMarkers, withoutSecondRowMarkers, withoutTitleMarkers } from "./all-listed.ts";
import { DIVISION_WEIGHTS, MAX_ENTRY_ROWS, MAX_TITLES, MIN_GAP_STEP } from "./division-weights.ts";
import { headCells } from "./head-cells.ts";
import { underInnerTitles } from "./inner-titles.ts";
import { datesInItems } from "./item-dates.ts";
import { apartFromDates, isLikely, withDates } from "./lone-dates.ts";
import { nestedEntries, postsInList } from "./nested-entries.ts";
import { withOutlineHeads } from "./outline-heads.ts";
import { type PartScore, type RowParts, rowParts } from "./row-parts.ts";
import { stagesOfJobs } from "./stages.ts";
import { textUnderTitles } from "./text-titles.ts";
import { textUnderHeads } from "./text-under-heads.ts";

/**
 * Divides the rows of a section into entries: the division with the best total score, found by dynamic programming. An entry scores for one
 * date, in the same row as in its siblings; for a first row like that of the first entry, after a gap or after running text; and against titles
 * after its text. So no order of date and title is assumed: date first, at the right or below compete by their scores.
 */
export function segmentEntries(all: readonly Row[], division: Division = {}): Entry[] {
  const bare = withoutMarkers(all);
  if (bare) return bare.marked(segmentEntries(bare.rows, division));
  const apart = apartFromDates(all);
  const undated = apart ? divide(apart.rows, division) : [];
  // Two periods below one job may both be its own.
  if (!apart || undated.length < 2) return divide(all, division);
  const { dates } = apart;
  const isNear = Math.abs(undated.length - dates.length) <= Math.max(1, MAX_ENTRIES_OFF_RATIO * dates.length);
  const counted = isNear ? divide(apart.rows, division, dates.length) : undated;
  return (isLikely(counted, undated) ? withDates(counted, dates) : undefined) ?? undated;
}

/** `count`: how many entries there are, where something tells. */
function divide(all: readonly Row[], { undatedCost = DIVISION_WEIGHTS.undated, parts = [] }: Division, count?: number): Entry[] {
  const rows = withOutlineHeads(
    withoutSecondRowMarkers(withoutTitleMarkers(withoutOpening(all.filter((row) => !namesColumns(row)))), parts),
    parts,
  );
  if (rows.length === 0) return [];

  const described = describe(rows, parts);
  const section = {
    ...described,
    ...rowParts(rows, described.body, parts),
    undatedCost,
    startScores: rows.map((_, index) => startScore(described, index)),
  };
  const attempts = [0, 1, 2, 3].map((dateOffset) => bestDivision(section, dateOffset, count));
  const best = attempts.reduce((a, b) => (b.score > a.score + 1e-9 ? b : a));

  return datesInItems(outerEntries(section, best.starts).flatMap((entry) => postsInList(entry, parts[0])));
}

/** "I have worked in many trades across the country" over list items that each have a date: the items are the entries, and the sentence above them is none. */
function withoutOpening(rows: Row[]): Row[] {
  const at = rows.findIndex(({ bullet }) => bullet);
  const listed = rows.filter(({ bullet }) => bullet);
  const isOpening = ({ cells, ranges, label, line, text }: Row) =>
    cells.length === 1 && ranges.length === 0 && !label && line.heading === undefined && isToldInWords(text);
  const isEntry = ({ ranges, line }: Row) => ranges.length === 1 && line.bullet?.level === listed[0]?.line.bullet?.level;
  return at === 1 && listed.length > 1 && rows.slice(0, at).every(isOpening) && listed.every(isEntry) ? rows.slice(at) : rows;
}

/** "I have worked in many trades across the country", not "Royal National Hospital for Rheumatic Diseases in Bath": most words begin with a small letter. */
function isToldInWords(text: string): boolean {
  const words = text.split(/\s+/u);
  return words.length >= MIN_OPENING_WORDS && words.filter((word) => /^\p{Ll}/u.test(word)).length > MIN_SMALL_WORDS_RATIO * words.length;
}

const entriesAt = (section: Described, starts: readonly number[]) =>
  starts.map((start, index) => toEntry(section, start, starts[index + 1] ?? section.rows.length));

/** Nested entries become text of the entry above them, with their heads as list items. */
function outerEntries(section: Section, starts: readonly number[]): Entry[] {
  const entries = entriesAt(section, starts);
  if (section.expected.length === 0) return entries;
  const candidates = entries.map((entry, index) => {
    const from = starts[index] as number;
    return { entry, named: section.named.slice(from, from + entry.head.length).reduce((all, bits) => all | bits, 0) };
  });
  const nested = nestedEntries(candidates, MAIN_PART);
  if (nested.size === 0) return entries;
  const rows = entries.flatMap((entry) =>
    nested.has(entry) ? entry.rows.map((row) => (entry.head.includes(row) ? { ...row, bullet: true } : row)) : entry.rows,
  );
  const inNested = entries.flatMap((entry) => entry.rows.map(() => nested.has(entry)));
  const body = section.body.map((isBody, index) => isBody || inNested[index] === true);
  return entriesAt(
    { ...section, rows, body },
    starts.filter((_, index) => !nested.has(entries[index] as Entry)),
  );
}

/** The first of the parts, as a bit: the position of a job. */
const MAIN_PART = 1;

/**
 * `undatedCost`: how unlikely an entry without a date is where others have one. `parts`: how much a text looks like each of the parts that name
 * an entry, the position and the employer, say.
 */
export type Division = { undatedCost?: number; parts?: readonly PartScore[] };

/** "Period ⇥ Employer ⇥ Position": the header row of a table is no entry. */
function namesColumns({ line, cells }: Row): boolean {
  if (line.table?.header) return true;
  return cells.length >= 2 && cells.every(({ text }) => (matchLabel(text)?.confidence ?? 0) >= SURE_COLUMN_LABEL);
}

type Described = { rows: readonly Row[]; body: boolean[]; dated: boolean[]; hasDates: boolean; usualGap: number; widestGap: number };
/** `startScores`: how well an entry may begin with each row. */
type Section = Described & RowParts & { undatedCost: number; startScores: number[] };

function describe(rows: readonly Row[], parts: readonly PartScore[]): Described {
  const first = rows[0] as Row;
  const listed = rows.filter((row) => row.bullet);
  const headLevel = first.line.bullet?.level ?? 0;
  const bulletHeads =
    first.bullet &&
    !isTextOfPeriods(listed, rows) &&
    (listed.length >= rows.length * MIN_LISTED_RATIO ||
      listed.every((row) => row.ranges.length > 0) ||
      rows.every((row, index) => !isListHead(row, headLevel) || goesOnBelow(row, rows[index + 1])));
  const marker = markerOfHeads(rows);
  const { heads, bodies } = headCells(rows, (text) => looksLikePlace(text) >= LIKELY_PLACE);
  const underForm = rowsUnderForm(rows);
  const text = new Set([...underInnerTitles(rows, parts), ...textUnderHeads(rows), ...textUnderTitles(rows), ...stagesOfJobs(rows, parts)]);
  const isText = rows.map((row, index) => {
    if (heads.has(row) || bodies.has(row)) return bodies.has(row);
    if (underForm.has(row) || text.has(row) || areTags(row, rows[index - 1]) || (index > 0 && isDuration(row.text))) return true;
    if (row.bullet && marker) return markerOf(row) !== marker;
    if (row.bullet) return !(bulletHeads && (row.line.bullet?.level ?? 0) <= headLevel);
    return ((isRunningText(row) || isShortSentence(row, first)) && !datedAtEdge(row) && !namesWhatIsDated(rows, index)) || namesYear(row);
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
    (row, index) => row.ranges.length > 0 && !describesWork(row) && !body[index] && !stacked(index) && !namesYear(row),
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
  const isHead = ({ ranges: [range] }: Row) => range !== undefined && (!range.single || range.ongoing === true);
  return marker && heads.length > 1 && heads.length < rows.filter(({ bullet }) => bullet).length && heads.every(isHead)
    ? marker
    : undefined;
}

/** "Python ⇥ Scala ⇥ SQL" in small print below a list: the techniques of the job above. */
function areTags({ line, cells, ranges, label }: Row, above: Row | undefined): boolean {
  if (!above?.bullet || cells.length < 2 || ranges.length > 0 || label) return false;
  return line.style.size < MAX_TAG_SIZE_RATIO * above.line.style.size;
}

/** A paragraph in a heading style of Word is none, however long: "Ferry Times — An app that tells commuters whether they will catch the boat". */
const isRunningText = ({ prose, line }: Row) => prose && line.heading === undefined;

const isListHead = ({ bullet, line }: Row, headLevel: number) => bullet && (line.bullet?.level ?? 0) <= headLevel;
/** "• Acme Ltd ⇥ Leeds" over "Fitter ⇥ 2018 – 2020": where each item of the outer list has a row without a bullet below it, the items are the heads of entries. */
const goesOnBelow = (row: Row, below: Row | undefined) => below !== undefined && !row.prose && !below.bullet;

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
const areParts = ({ text, cells }: Row) => cells.length === 1 && /\S \| \S/u.test(text) && !/[.!?]\s/u.test(text);

/** "**Technician of the water works and head of its laboratory**, Corve Works, Ludlow": a title of any length begins in bold and goes on without. */
const beginsBold = ({ line, text }: Row) => {
  const runs = line.cells[0]?.runs.filter((run) => run.text.trim() !== "") ?? [];
  return runs[0]?.bold === true && runs.some(({ bold }) => !bold) && !text.endsWith(".");
};

/** "Led the sale to Corvane Group in 2013.": the year in a sentence is no date of an entry. "Harbour School. Marzo de 2013 a diciembre de 2015." has a period. */
const namesYear = ({ text, ranges }: Row) =>
  ranges.every(({ single }) => single) && (text.endsWith(".") || text.endsWith("!")) && YEAR_IN_SENTENCE.test(text);
const YEAR_IN_SENTENCE = /\s(?:in|of|since|by|im|von|en|de|du|nel|del|dal|em|do|van|w|z|i|år|год[уа]?|року)\s+(?:19|20)\d{2}[.!]$/iu;

/** "Its results were given at a conference (March 2011)": where the dates of the entries stand in rows of their own, one in brackets behind a sentence is none of them. */
const datesRemark = ({ prose, text, ranges }: Row) =>
  prose && ranges.length === 1 && /\([^()]*\)\.?$/u.test(text) && text.lastIndexOf("(") < (ranges[0]?.from ?? 0);

/** A long row is still a head when it begins or ends with its date. */
function datedAtEdge(row: Row): boolean {
  if (namesYear(row)) return false;
  return row.ranges.some((range) => {
    const before = row.text.slice(0, range.from).replace(/[\s([]/g, "");
    const after = row.text.slice(range.to).replace(/[\s)\].]/g, "");
    return before === "" || after === "";
  });
}

/**
 * Grows an entry by one row at a time and updates its score, instead of scoring each length anew. With `count` the best division into so many entries; one
 * with fewer where the section has fewer rows.
 */
function bestDivision(section: Section, dateOffset: number, count?: number): { score: number; starts: number[] } {
  const { rows, startScores } = section;
  const n = rows.length;
  // A layer for each number of entries so far, `step` behind that of one entry less; or one for any number.
  const step = count === undefined ? 0 : 1;
  const layers = count === undefined ? 1 : Math.min(count, n) + 1;
  const best = Array.from({ length: layers }, () => new Float64Array(n + 1).fill(Number.NEGATIVE_INFINITY));
  const from = Array.from({ length: layers }, () => new Int32Array(n + 1));
  (best[0] as Float64Array)[0] = 0;

  for (let start = 0; start < n; start++) {
    const inside: Inside = { score: 0, dates: 0, heads: 0, seenBody: false, named: 0 };
    for (let end = start + 1; end <= Math.min(n, start + MAX_ENTRY_ROWS); end++) {
      addRow(inside, section, end - 1, dateOffset);
      const own = (startScores[start] as number) + insideScore(inside, section);
      for (let layer = step; layer < layers; layer++) {
        const before = best[layer - step] as Float64Array;
        const score = (before[start] as number) + own;
        if (score > ((best[layer] as Float64Array)[end] as number)) {
          (best[layer] as Float64Array)[end] = score;
          (from[layer] as Int32Array)[end] = start;
        }
      }
    }
  }
  const starts: number[] = [];
  let layer = layers - 1;
  const score = (best[layer] as Float64Array)[n] as number;
  for (let end = n; end > 0; layer -= step) {
    end = (from[layer] as Int32Array)[end] as number;
    starts.unshift(end);
  }
  return { score, starts };
}

function startScore({ rows, body, usualGap, widestGap }: Described, index: number): number {
  const row = rows[index] as Row;
  let score = -DIVISION_WEIGHTS.entry;
  if (index === 0) return score;

  if (body[index]) score -= row.bullet ? DIVISION_WEIGHTS.beginsWithListItem : DIVISION_WEIGHTS.beginsWithText;
  score += row.key === (rows[0] as Row).key ? DIVISION_WEIGHTS.likeFirst : -DIVISION_WEIGHTS.unlikeFirst;
  if (row.bullet && !body[index]) score += DIVISION_WEIGHTS.listItemLikeFirst;
  if (row.line.gap > usualGap + MIN_GAP_STEP) score += DIVISION_WEIGHTS.afterGap;
  else if (widestGap > usualGap + MIN_GAP_STEP) score -= DIVISION_WEIGHTS.withoutGap;
  if (body[index - 1] && !body[index]) score += DIVISION_WEIGHTS.afterText;
  if (!row.label && beginsSmall(row.text)) score -= DIVISION_WEIGHTS.beginsSmall;
  return score;
}

const beginsSmall = (text: string) => /^\p{Ll}/u.test(text);

/** The score of an entry from its first row to the row added last. */
type Inside = { score: number; dates: number; heads: number; seenBody: boolean; named: number };

function addRow(inside: Inside, { rows, body, dated, named }: Section, index: number, dateOffset: number): void {
  if (dated[index]) {
    inside.dates += 1;
    if (inside.dates === 1 && inside.heads === dateOffset) inside.score += DIVISION_WEIGHTS.sameOffset;
    if (inside.seenBody) inside.score -= DIVISION_WEIGHTS.dateAfterText;
  }
  if (body[index]) {
    inside.seenBody = true;
    return;
  }
  inside.heads += 1;
  inside.named |= named[index] as number;
  if ((rows[index] as Row).label) return;
  if (inside.seenBody) inside.score -= DIVISION_WEIGHTS.titleAfterText;
  if (inside.heads > MAX_TITLES) inside.score -= DIVISION_WEIGHTS.moreTitles;
}

function insideScore({ score, dates, named }: Inside, { hasDates, undatedCost, expected }: Section): number {
  const missing = expected.reduce((sum, share, part) => (named & (1 << part) ? sum : sum + share), 0);
  const dated = hasDates ? (dates === 0 ? -undatedCost : DIVISION_WEIGHTS.date - DIVISION_WEIGHTS.moreDates * (dates - 1)) : 0;
  return score + dated - DIVISION_WEIGHTS.partMissing * missing;
}

function toEntry({ rows, body }: Described, start: number, end: number): Entry {
  const own = rows.slice(start, end);
  const underDates = own.findIndex((row) => !row.dateOnly);
  const titleBelow = underDates > 0 && isTitleItem(own[underDates] as Row) ? underDates : -1;
  const firstBody = own.findIndex((row, index) => index !== titleBelow && (body[start + index] || opensBody(row)));
  const head = firstBody === -1 ? own : own.slice(0, firstBody);
  const rest = firstBody === -1 ? [] : own.slice(firstBody);
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

const BODY_LABELS = new Set(["tasks", "achievements", "summary", "technologies", "industry"]);
/** "Duties ⇥ Wrote the plan for 2022–2026": years in a description are not the dates of the entry. */
const describesWork = ({ label }: Row) => label !== undefined && BODY_LABELS.has(label.field);
const opensBody = (row: Row) =>
  (row.label !== undefined && BODY_LABELS.has(row.label.field)) || (row.cells.length === 1 && !row.label && isBareListLabel(row.text));

/** The period of an entry: a range before a single date, the first before the later ones. Two dates side by side or one below the other are a period. */
function headRange(rows: readonly Row[]): DateRange | undefined {
  const ranges = rows.flatMap((row) => row.ranges);
  const period = ranges.find((range) => !range.single || range.ongoing);
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

/** The single date that fills the first cell of a row. */
function leadingDate(row: Row | undefined): DateRange | undefined {
  return singleDate(row?.cells[0]);
}

function singleDate(cell: RowCell | undefined): DateRange | undefined {
  const [range] = cell?.ranges ?? [];
  return cell?.dateOnly && cell.ranges.length === 1 && range?.single && !range.ongoing ? range : undefined;
}
