import type { Publication } from "../../../../contract/resume.ts";
import type { Context } from "../../1-document/context.ts";
import { isCaps } from "../../1-document/line-style.ts";
import type { Row } from "../../1-document/row.ts";
import { SURE_DATE } from "../../1-document/thresholds.ts";
import { readAuthors } from "../../recognisers/authors.ts";
import { findDateRanges } from "../../recognisers/dates/dates.ts";
import { trimSeparators } from "../roles/fragments/trim-separators.ts";
import { MIN_CITED_RATIO, MIN_DATED_ITEMS, MIN_HANGING_INDENT, MIN_PUBLICATION_CHARACTERS } from "../thresholds.ts";

/**
 * Publications in a citation style (APA, IEEE, Vancouver, Chicago, MLA, plain BibTeX), each split into title, place of publication, date and
 * authors. Undefined where most of the rows are no citations.
 */
export function parseCitations(rows: readonly Row[], { language }: Context): Publication[] | undefined {
  const isDated = rows.filter(beginsWithDate).length >= MIN_DATED_ITEMS;
  const items = joinItems(rows.filter((row, index) => !isSubheading(row) && !(isDated && isSubheadingAbove(row, rows[index + 1]))));
  const cited = items.map((item) => readCitation(item, language));
  if (items.length === 0 || cited.filter(Boolean).length < MIN_CITED_RATIO * items.length) return undefined;
  return items.map(({ text }, index) => cited[index] ?? { name: text });
}

/** "JOURNALS" over the articles. */
const isSubheading = ({ text, bullet, line }: Row) => !bullet && /^[\p{L} &]{3,30}$/u.test(text) && (isCaps(text) || line.style.bold);

/** "Journal articles" in the style of the text, where a date stands in the margin of each item: a subheading has none, and the next item begins under it. */
const isSubheadingAbove = (row: Row, next: Row | undefined) =>
  !beginsWithDate(row) && /^\p{Lu}[\p{L} &]{3,39}$/u.test(row.text) && next !== undefined && beginsWithDate(next);
/** "2021 ⇥ Berg, A.", "[2021] A. Berg" */
const beginsWithDate = ({ cells: [first, second], text }: Row) =>
  (first?.dateOnly === true && second !== undefined) || BRACKETED_YEAR.test(text);
const BRACKETED_YEAR = /^\[(?:19|20)\d\d\]\s/u;

/** In brackets a year is none. */
const NUMBER = /^(?:\[(?!(?:19|20)\d\d\])\d{1,4}\]|\(\d{1,3}\)|\d{1,3}[.)])\s*/u;

/** One text for each item: a bullet, a number or a row at the margin begins one; any other row continues the item above. */
function joinItems(rows: readonly Row[]): Item[] {
  const [first] = rows;
  const isNumbered = ({ text }: Row) => NUMBER.test(text) || BRACKETED_YEAR.test(text);
  const areNumbered = first !== undefined && isNumbered(first);
  const items: OpenItem[] = [];
  for (const row of rows) {
    const { line, bullet } = row;
    const { text, date } = withoutDate(row);
    const plain = text.replace(/\t/g, " ");
    const above = items.at(-1);
    const slanted = slantedTexts(row);
    const isBelow = first?.bullet
      ? !bullet
      : areNumbered
        ? !isNumbered(row)
        : !readAuthors(plain) && ((above && endsWithAuthors(above.text)) || line.indent > (first?.line.indent ?? 0) + MIN_HANGING_INDENT);
    if (above !== undefined && (isBelow || ADDRESS.test(plain)))
      items[items.length - 1] = { ...above, text: `${above.text} ${withDateLast(plain, date)}`, slanted: [...above.slanted, ...slanted] };
    else items.push({ text: plain, slanted, date });
  }
  return items.map(({ text, slanted, date }) => ({ text: withDateLast(text.replace(NUMBER, ""), date), slanted }));
}

/** "Konrad Lassner and Dominik R Baxter (2013)" over the title: authors and the year, and nothing else yet. */
function endsWithAuthors(text: string): boolean {
  const authors = readAuthors(text);
  return authors !== undefined && /^[^\p{L}]*$/u.test(text.slice(authors.to));
}

/** An item with its text in italics, where not all of it is. */
type Item = { text: string; slanted: readonly string[] };

/** An item whose lines are being joined, and the date that stood before its first line: it goes behind the last one. */
type OpenItem = Item & { date?: string };

function slantedTexts({ line }: Row): string[] {
  const runs = line.cells.flatMap((cell) => cell.runs);
  if (runs.every(({ italic }) => italic)) return [];
  const texts: string[] = [];
  runs.forEach(({ italic, text }, at) => {
    if (!italic) return;
    if (runs[at - 1]?.italic) texts.push(`${texts.pop()}${text}`);
    else texts.push(text);
  });
  return texts.map((text) => text.trim());
}

/** A date in the margin, or as a label, before the authors: "2021 ⇥ Berg, A. Bridges of the north.", "March 2021: Berg, A.", "[2021] A. Berg". */
function withoutDate({ cells, text }: Row): { text: string; date?: string } {
  const [first, ...others] = cells;
  if (first?.dateOnly && others.length > 0) return { text: others.map((cell) => cell.text).join(" "), date: first.text };
  const [, label, bracket, item] = DATE_AS_LABEL.exec(text) ?? [];
  return item === undefined ? { text } : { text: item, date: label ?? bracket };
}

const withDateLast = (text: string, date: string | undefined) => (date ? `${text} (${date})` : text);

const DATE_AS_LABEL = /^(?:((?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d):|\[((?:19|20)\d\d)\])\s+(.{20,})$/su;

/** "doi:10.1000/182", "https://…": the address of an item, never an item of its own. */
export const ADDRESS = /^(?:https?:\/\/|doi\b|10\.\d{4,9}\/)/iu;

function readCitation({ text, slanted }: Item, language: string): Publication | undefined {
  const authors = readAuthors(text);
  const behind = text.slice(authors?.to ?? 0).replace(LEADING, "");
  // "Berg, A., *Bridges of the north*, Symposium on Steel": italics directly behind the authors are the title, later ones a journal.
  const inItalics = authors && slanted.find((part) => part.length >= MIN_PUBLICATION_CHARACTERS && behind.startsWith(part));
  if (inItalics) return toPublication(inItalics, trimSeparators(behind.slice(inItalics.length)), text, authors.text, language);
  const quoted = quotedTitle(authors ? behind : text);
  if (quoted) return toPublication(quoted.title, quoted.venue, text, authors?.text ?? quoted.before, language);
  const [, title, venue] = (authors ? AFTER_AUTHORS : TITLE_FIRST).exec(behind) ?? [];
  if (!title || title.length < MIN_PUBLICATION_CHARACTERS) return undefined;
  return toPublication(title, venue, text, authors?.text, language);
}

/** What stands between authors and title: "(2021)", "(2021).", ". 2021.", ":". */
const LEADING = /^\s*[.,:;]?\s*(?:\((?:19|20)\d\d[a-z]?\)\s+|\(?(?:19|20)\d\d[a-z]?(?:,\s[^)]{1,20})?\)?\s*[.,:]\s*)?/u;

/** The title ends with a full stop, or before the date at the end: "A theory of communication, Dec 2008". The full stop of an abbreviation does not end it. */
const AFTER_AUTHORS =
  /^(.{8,300}?(?:[?!]|(?<=[\p{L}\p{N})]{3})\.|,(?=\s(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\.?$)|,(?=\s[^,.]{2,60}\s(?:19|20)\d\d(?:\s\([^()]*\))?\.?$)|$))\s*(.*)$/su;
/** "Bridges of the north. Journal of Steel, 2021." */
const TITLE_FIRST = /^([^.?!"“„«]{8,200}[.?!])\s+(\p{Lu}[^.?!]{2,100},\s*(?:19|20)\d\d)\.?$/su;

const QUOTED = /["“„«]([^"”“»]{8,300}?)[,.]?["”“»]|(?<=^|[\s,(])['‘]([^'’]{8,300}?)[,.]?['’](?=$|[\s,.)])/u;

function quotedTitle(text: string): { title: string; venue: string; before?: string } | undefined {
  const match = QUOTED.exec(text);
  if (!match) return undefined;
  const before = trimSeparators(text.slice(0, match.index));
  const after = trimSeparators(text.slice(match.index + match[0].length));
  return { title: (match[1] ?? match[2]) as string, venue: withoutDates(after) ? after : before, ...(before && { before }) };
}

const withoutDates = (text: string) => /\p{L}{3}/u.test(text.replace(/\(?\b(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\)?/gu, ""));

function toPublication(title: string, venue: string | undefined, text: string, authors: string | undefined, language: string): Publication {
  const ranges = findDateRanges(text, { language }).filter(({ start, confidence }) => start !== undefined && confidence >= SURE_DATE);
  const last = ranges.at(-1);
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text.replace(title, ""))?.[0];
  const place = venue && trimSeparators(withoutDateAtEnd(venue, language).replace(/^in:?\s+(?=\p{Lu})/iu, "")).replace(/\.$/, "");
  return {
    name: trimTitle(title),
    publisher: place && /\p{L}{2}/u.test(place) ? place : undefined,
    releaseDate: last?.start?.startsWith(year ?? "") ? last.start : year,
    summary: authors === venue ? undefined : authors,
  };
}

const trimTitle = (title: string) => title.replace(/^["“„«]|["”“»]$/gu, "").replace(/[.,]\s*$/, "");
/** "Journal of Tides, Dec 2008.", "Journal of Tides (2021)": the date after the place of publication. */
function withoutDateAtEnd(venue: string, language: string): string {
  const date = findDateRanges(venue, { language }).at(-1);
  const isLast = date !== undefined && /^[)\].\s]*$/.test(venue.slice(date.to));
  return isLast ? venue.slice(0, date.from).replace(/[([,.\s]+$/u, "") : venue;
}
