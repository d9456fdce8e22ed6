import {
  beginsIdeographic,
  beginsLowercase,
  endsMidPhrase,
  endsPeriod,
  endsSentence,
  isCutAddress,
  isCutKorean,
  wrapsInto,
} from "../1-words/text.ts";
import type { Word } from "../1-words/words.ts";
import type { Segment } from "../2-segments/segment.ts";
import type { Draft } from "./draft.ts";
import { type Edges, neededFor, type Row } from "./edges.ts";
import {
  MAX_CUT_ADDRESS_EM,
  MAX_EDGE_DIFFERENCE_EM,
  MAX_FIRST_INDENT_EM,
  MAX_HANGING_EM,
  MAX_OFF_CENTRE_EM,
  MAX_PERIOD_CHARACTERS,
  MAX_SENTENCE_STEP_EM,
  MAX_SIZE_DIFFERENCE_RATIO,
  MAX_STEP_DIFFERENCE_EM,
  MAX_STEP_EM,
  MAX_WIDTH_ERROR_EM,
  MAX_WRAP_LEADING,
  MIN_CELL_GAP_EM,
  MIN_CENTRED_SHIFT_EM,
  MIN_FILLED_RATIO,
  MIN_INDENTED_WIDTH_EM,
  MIN_LINES_AT_EDGE,
  MIN_RUNNING_CHARACTERS,
  MIN_SENTENCE_CHARACTERS,
  MIN_SENTENCE_RATIO,
  MIN_SENTENCE_WORDS,
  MIN_STEP_EM,
  MIN_SUPPORTED_CHARACTERS,
} from "./thresholds.ts";

/** The cell of the draft whose paragraph goes on in the row; undefined where the row begins a line. */
export function continued(draft: Draft, row: Row, before: Row, edges: Edges): number | undefined {
  const [segment] = row.segments;
  if (!segment || draft.table || segment.bullet || segment.icon || row.span.margin !== before.span.margin) return undefined;
  if (row.span !== before.span && (row.page === before.page || row.span.margin)) return undefined;
  const isFlushRight = (cell: Segment[]) => isAlignedRight(cell, segment) && (row.span.margin || isContinuedSentence(draft, row));
  const column = draft.cells.findIndex((cell) => isAligned(cell, segment) || isFlushRight(cell));
  const cell = draft.cells[column];
  const last = cell?.at(-1);
  if (!cell || !last || !before.segments.includes(last)) return undefined;
  // "... a long title that wraps / here          2019"
  if (row.segments.length > 1 && (draft.cells.length > 1 || !/^\p{Ll}/u.test(segment.text) || row.segments.some((other) => other.bullet)))
    return undefined;
  const next = draft.cells[column + 1]?.[0];
  const limit = next ? Math.min(next.x - MIN_CELL_GAP_EM * next.size, edges.edge) : edges.edge;
  if (row.page === before.page && !isOrdinaryLeading(draft, last, segment, edges.leading)) return undefined;
  if (edges.wrapped.has(segment)) return column;
  if (row.span.margin) return isWrappedInMargin(cell, last, segment, edges.widest) ? column : undefined;
  const isCentred = Math.abs(segment.x - last.x) > MIN_CENTRED_SHIFT_EM * segment.size && isCentredOn(last, segment);
  if (isCentred && cell.length === 1 && endsSentence(last.text)) return undefined;
  const measure = isCentred ? centredMeasure(cell, edges.widest) : { limit, column: edges.column, support: edges.support(last.x) };
  return isWrapped(cell, last, segment, measure) ? column : undefined;
}

function isAligned(cell: Segment[], segment: Segment): boolean {
  const [first, last] = [cell[0] as Segment, cell.at(-1) as Segment];
  const indent = Math.abs(segment.x - last.x);
  if (indent < MAX_EDGE_DIFFERENCE_EM * segment.size) return true;
  if (isCentredOn(last, segment)) return true;
  // First line indented, or hanging: only text that is long enough to be wrapped.
  const isLong = last.right - last.x > MIN_INDENTED_WIDTH_EM * last.size;
  // A list typed with stars wraps to where its stars stand.
  if (first.bullet && (beginsLowercase(segment.text) || endsMidPhrase(last.text)))
    return Math.abs(segment.x - first.bullet.x) < MAX_EDGE_DIFFERENCE_EM * segment.size;
  return cell.length === 1 && !first.bullet && indent < MAX_FIRST_INDENT_EM * segment.size && isLong;
}

const isCentredOn = (last: Segment, segment: Segment) =>
  Math.abs(segment.x + segment.right - last.x - last.right) < MAX_OFF_CENTRE_EM * segment.size;

/** Centred text is as wide as its widest line, or as the column while it has only one. */
function centredMeasure(cell: Segment[], widest: number): Measure {
  const last = cell.at(-1) as Segment;
  const width = cell.length > 1 ? Math.max(...cell.map((part) => part.right - part.x)) : widest;
  return { limit: last.x + width, column: last.x + width, support: 0 };
}

const isAlignedRight = (cell: Segment[], segment: Segment) =>
  Math.abs((cell.at(-1) as Segment).right - segment.right) < MAX_EDGE_DIFFERENCE_EM * segment.size;

/** A sentence alone on its line that goes on in the row, as in a profile that is set flush right. */
function isContinuedSentence({ cells }: Draft, { segments: [segment, ...others] }: Row): boolean {
  const last = cells[0]?.at(-1);
  if (!last || !segment || cells.length > 1 || others.length > 0) return false;
  return isSentenceLong(last.text) && !endsSentence(last.text) && beginsLowercase(segment.text);
}

const isSentenceLong = (text: string) => text.length >= MIN_SENTENCE_CHARACTERS && text.split(" ").length >= MIN_SENTENCE_WORDS;

function isOrdinaryLeading(draft: Draft, last: Segment, segment: Segment, usual: number): boolean {
  const step = segment.baseline - last.baseline;
  const size = Math.max(last.size, segment.size);
  // Widely spaced text is one paragraph only within a sentence.
  if (step < MIN_STEP_EM * size || step > (beginsLowercase(segment.text) ? MAX_SENTENCE_STEP_EM : MAX_STEP_EM) * size) return false;
  if (draft.lead === 0 && !beginsLowercase(segment.text) && step > MAX_WRAP_LEADING * usual * size) return false;
  return draft.lead === 0 || Math.abs(step - draft.lead) < MAX_STEP_DIFFERENCE_EM * size;
}

/** In a margin lines may be flush right: what counts is their width. */
function isWrappedInMargin(cell: Segment[], last: Segment, next: Segment, widest: number): boolean {
  if (Math.abs(last.size - next.size) > MAX_SIZE_DIFFERENCE_RATIO * next.size || !isSameStyle(cell, last, next)) return false;
  // A title in capitals over the period of its first entry.
  if (isCapitals(last.text) && STARTS_WITH_YEAR.test(next.text)) return false;
  if (PERIOD.test(next.text) && !endsMidPhrase(last.text)) return false;
  if (endsPeriod(last.text, next.text) || (OPEN_MONTH.test(last.text) && /^(?:19|20)\d{2}/.test(next.text))) return true;
  const fits = last.right - last.x + neededFor(next) < widest;
  return !fits && (wrapsInto(last.text, next.text) || !/\d/.test(last.text));
}

/** "sept.", "sept. 2008–jun.": the year of the month is in the next line. */
const OPEN_MONTH = /(?:^|\d{4}\s?[–—-]\s?)\p{L}{3,}\.$/u;

const isCapitals = (text: string) => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);
const STARTS_WITH_YEAR = /^(?:\d\d?[./])?(?:19|20)\d\d/;

/** The measure of the text: where its lines end at the latest, where its column does, and how many lines end near the limit (`support`). */
type Measure = { limit: number; column: number; support: number };

/** Whether `next` continues the paragraph of `last`: its first word had no space left at the end of the line before. */
function isWrapped(cell: Segment[], last: Segment, next: Segment, { limit, column, support }: Measure): boolean {
  if (Math.abs(last.size - next.size) > MAX_SIZE_DIFFERENCE_RATIO * next.size) return false;
  if (!isSameStyle(cell, last, next)) return false;
  if (last.text.endsWith("-") && /\p{L}-$/u.test(last.text) && /^\p{Ll}/u.test(next.text)) return true;
  if (isCutAddress(last.text, next.text) && column - last.right < MAX_CUT_ADDRESS_EM * last.size) return true;
  if (CONTACT_ROW.test(last.text) && !endsMidPhrase(last.text) && /^\p{Lu}/u.test(next.text)) return false;
  if (BEGINS_WITH_PERIOD.test(next.text) && BEGINS_WITH_PERIOD.test(cell[0]?.text ?? "")) return false;
  if (/^[^(]*\)/.test(next.text) && hasOpenBracket(textOf(cell))) return true;
  if (isJustified(last, next) && beginsLowercase(next.text)) return true;
  const needed = neededFor(next);
  const isMidSentence =
    isSentenceLong(last.text) &&
    !/[.!?:;]$/.test(last.text) &&
    beginsLowercase(next.text) &&
    last.right - last.x > MIN_SENTENCE_RATIO * (limit - last.x);
  if (limit - last.right > needed + MAX_WIDTH_ERROR_EM * next.size && !isMidSentence) return false;

  const isMidPhrase = endsMidPhrase(last.text) || beginsLowercase(next.text) || isCutKorean(last.text, next.text);
  if ((LABEL.test(next.text) || PERIOD.test(next.text)) && !endsMidPhrase(last.text)) return false;
  if (last.right - last.x < MIN_FILLED_RATIO * (column - last.x))
    return endsMidPhrase(last.text) || (beginsLowercase(next.text) && column - last.right < needed);
  const isWholePeriod = ENDS_WITH_PERIOD.test(textOf(cell).slice(-MAX_PERIOD_CHARACTERS));
  if (isMidPhrase || (beginsIdeographic(next.text) && !isWholePeriod)) return true;
  // A list item that begins with a bracket is none.
  if (cell[0]?.bullet && /^\([^()]+\)$/.test(next.text)) return true;
  const isClosed = CLOSED.test(last.text) || (ONGOING.test(last.text) && !/^\d/.test(next.text));
  if (cell.length === 1 && isClosed) return false;
  if (isWholePeriod) return false;
  if (last.text.length >= MIN_RUNNING_CHARACTERS) return true;
  return (
    support >= MIN_LINES_AT_EDGE && (last.text.length >= MIN_SUPPORTED_CHARACTERS || last.text.split(" ").length >= MIN_SENTENCE_WORDS)
  );
}

/** "jane@example.org — 01234 567890 — Leeds": what stands below a row of contact data is no part of it. */
const CONTACT_ROW = /^(?=.*\S@\S)(?:[^—–|•·]+\s[—–|•·]\s){2}/u;

/** Both lines end at the same place: justified text of a narrow column, in which other lines are wider. A hyphen may hang over the edge. */
const isJustified = (last: Segment, next: Segment) =>
  Math.abs(last.right - next.right) < (next.text.endsWith("-") ? MAX_HANGING_EM : MAX_WIDTH_ERROR_EM) * next.size &&
  Math.abs(last.x - next.x) < MAX_WIDTH_ERROR_EM * next.size &&
  last.text.includes(" ") &&
  next.text.includes(" ");

/** "2013 – 2018 : Chef d'équipe" below "Depuis 2018 : Chef de chantier" is the next entry of a list. */
const BEGINS_WITH_PERIOD = /^(?:\p{L}+\.?\s)?(?:\d\d?[./])?(?:19|20)\d\d\s*[–—:-]/u;

/** A date or an address is where an entry of a list ends. */
const CLOSED = /(?:\b(?:19|20)\d\d[)\]]?|@\S+|\bwww\.\S+|https?:\S+)$/u;

/** "luglio 2021–settembre 2025", "2018-07 – 2022-05": a whole period ends a line, in the second row of a title too. */
const ENDS_WITH_PERIOD = /\b(?:19|20)\d\d(?:[-./]\d\d)?\s?[–—-]\s?(?:\p{L}{3,12}\.? |\d\d?[./])?(?:19|20)\d\d(?:[-./]\d\d)?[)\]]?$/u;

/** "Jan 2019 – present", "2019-01 – aujourd'hui"; in "Jan 2019 – Mar" the year is yet to come. */
const ONGOING = /\b(?:19|20)\d\d(?:[-./]\d\d)?\s*[–—-]\s*\p{L}[\p{L}'’ ]{2,18}[)\]]?$/u;

const textOf = (cell: Segment[]) => cell.map(({ text }) => text).join(" ");

const hasOpenBracket = (text: string) => text.lastIndexOf("(") > text.lastIndexOf(")");

/** "Nationality: ..." begins a line of its own. */
const LABEL = /^\p{Lu}[\p{L}\p{M}'’-]*(?:[ /][\p{L}\p{M}'’-]+){0,2}\s?[:：]/u;

/** "aprile 2022 – oggi" begins a line of its own, though months have no capital in many languages. */
const PERIOD = /^\p{L}{3,12}\.? (?:de )?(?:19|20)\d\d\s*[–—-]/u;

function isSameStyle(cell: Segment[], last: Segment, next: Segment): boolean {
  const tail = last.words.at(-1) as Word;
  const head = next.words[0] as Word;
  if (tail.style.bold === head.style.bold && tail.style.italic === head.style.italic && sameColor(tail, head)) return true;
  const words = cell.flatMap((part) => part.words);
  if (isNextLead(words, last, next) && !cell[0]?.bullet) return false;
  // A paragraph in which the style changes may change just there.
  return words.some((word) => word.style.bold !== tail.style.bold || word.style.italic !== tail.style.italic);
}

/** "**Code** HTML, CSS" below "**Tools** Figma, Sketch": a bold lead with its text is the next of a list where the text above is one too. */
function isNextLead(above: Word[], last: Segment, next: Segment): boolean {
  const continues = beginsLowercase(next.text) || endsMidPhrase(last.text);
  return !continues && isLeadWithText(above) && isLeadWithText(next.words);
}

/** Bold words, then others to the end. */
function isLeadWithText(words: readonly Word[]): boolean {
  const lead = words.findIndex(({ style }) => !style.bold);
  return lead > 0 && words.slice(lead).every(({ style }) => !style.bold);
}

const sameColor = (a: Word, b: Word) => a.style.color === b.style.color || a.link !== undefined || b.link !== undefined;
