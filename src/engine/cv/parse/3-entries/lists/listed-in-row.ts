import type { Context } from "../../1-document/context.ts";
import { type Row, withRowText } from "../../1-document/row.ts";
import { COURSES_WORDS } from "../../lexicon/entries/certificate-words.ts";
import { looksLikeDegree, looksLikeInstitution } from "../../recognisers/degrees.ts";
import { cutOutsideBrackets } from "../../recognisers/split-list.ts";
import { MAX_TITLE_WORDS_ALONE, MIN_LISTED_CERTIFICATES, SURE_EMPLOYER, SURE_ROLE } from "../thresholds.ts";
import { namesIssuer } from "./one-per-row.ts";
import { HOURS } from "./titled-items.ts";
import { saysValidity } from "./validity.ts";

/** Certificates that share a row, each as a row of its own. */
export function divideListed(rows: readonly Row[], context: Context): Row[] {
  // "First aid | Forklift | Rigging" among rows of one item each: in several rows such marks could stand before issuers.
  const isOnlyMarked = rows.every(({ cells }) => cells.length === 1) && rows.filter(({ text }) => STRONG_MARK.test(text)).length === 1;
  const marksOf = ({ text }: Row) => (rows.length === 1 ? MARKS : isOnlyMarked && STRONG_MARK.test(text) ? STRONG_MARKS : []);
  return rows.flatMap((row) => {
    const items = datedItems(row) ?? titlesIn(row, marksOf(row));
    return items ? items.map((text) => withRowText(row, text, context)) : [row];
  });
}

/**
 * Courses that share a row among the schools, "Courses: First aid (2010), Forklift (2020)", each as a row of its own; with the row into which the
 * list goes on and without the one that announces it, "Training courses attended".
 */
export function takeListedCourses(rows: readonly Row[], context: Context): { courses: Row[]; rest: Row[] } {
  const courses: Row[] = [];
  const taken = new Set<Row>();
  for (const [at, row] of rows.entries()) {
    const [before, next] = [rows[at - 1], rows[at + 1]];
    const items = taken.has(row) ? undefined : datedItems(row, ANNOUNCED.exec(row.text)?.[0].length);
    if (!items || items.some(isSchooling)) continue;
    courses.push(...items.map((text) => withRowText(row, text, context)));
    taken.add(row);
    if (before && before.ranges.length === 0 && COURSES.test(before.text)) taken.add(before);
    if (next && GOES_ON.test(row.text)) {
      courses.push(...(datedItems(next) ?? [next.text]).map((text) => withRowText(next, text, context)));
      taken.add(next);
    }
  }
  return { courses, rest: rows.filter((row) => !taken.has(row)) };
}

const isSchooling = (item: string) => looksLikeDegree(item) >= SURE_ROLE || looksLikeInstitution(item) >= SURE_ROLE;
const GOES_ON = /[;,]\s*$/u;

/** "Training courses attended", "TRAINING (all up to date)" */
const COURSES = new RegExp(String.raw`^(?:\p{L}+\s)?${COURSES_WORDS}(?:[\s:(].{0,25})?$`, "iu");
/** "Corsi: " */
const ANNOUNCED = new RegExp(String.raw`^(?:\p{L}+\s)?${COURSES_WORDS}(?:\s\p{L}+)?\s?[:：]\s+`, "iu");

/** The items of a row of which each has a date, "AZ-900 (2018), LPIC-1 (2016)", or some where it is plain where each ends. */
function datedItems({ cells, ranges, label, text }: Row, from = 0): string[] | undefined {
  if (cells.length > 1 || (label && from === 0) || ranges.length < 2 || ranges.some(({ single }) => !single)) return undefined;
  const found = MARKS.map((mark) => itemsBetween(mark, text, from)).find((items) => items && areDated(items, ranges));
  return found?.map((item) => item.text.replace(SECOND_DATE, ")"));
}

function areDated(items: readonly Item[], ranges: Row["ranges"]): boolean {
  const dates = items.map(({ from, to }) => ranges.filter((range) => range.from >= from && range.to <= to).length);
  const dated = dates.filter((count) => count > 0).length;
  const areBracketed = items.every(({ text }, index) => (dates[index] === 0 ? !/\d{3}/u.test(text) : /[)）]$/u.test(text)));
  if (dates.reduce((sum, count) => sum + count, 0) !== ranges.length || dated < 2) return false;
  return areBracketed || (dates.every((count) => count < 2) && (dated === items.length || items[0]?.mark !== ","));
}

/** "(2010, renewed 2018)": that of its issue is the first. */
const SECOND_DATE = /(?<=\([^()]{0,20}\d{4}),\s[^()]{0,30}\)$/u;

/** The items of the only row of a section, or of the only one with such marks, where none has a date or an issuer: three or more, since "First aid, Red Cross, Leeds" is one. */
function titlesIn({ text, cells, ranges, prose, label }: Row, marks: readonly string[]): string[] | undefined {
  if (cells.length > 1 || label || prose || ranges.length > 0 || /[:：]|\.\s|\s[–—-]\s/u.test(text)) return undefined;
  const found = marks.map((mark) => itemsBetween(mark, text)).find((items) => items && items.length >= MIN_LISTED_CERTIFICATES);
  return found?.every(({ text: item }) => isTitle(item) || LETTERS.test(item)) ? found.map((item) => item.text) : undefined;
}

/** "WHMIS", which is a course as well as it could be who gave one. */
const LETTERS = /^\p{Lu}{2,6}$/u;

const isTitle = (item: string) =>
  item.split(/\s+/u).length <= MAX_TITLE_WORDS_ALONE && !HOURS.test(item) && !saysValidity(item) && !namesIssuer(item, SURE_EMPLOYER);

const STRONG_MARKS = [";", "|", "·", "•"] as const;
const STRONG_MARK = /[;|·•]\s/u;
const MARKS = ["、", ...STRONG_MARKS, ","] as const;
const STARTS_ITEM = /^[\p{Lu}\p{Lo}\d]/u;
const NAME = /[\p{L}\p{M}]{2}/u;

type Item = { text: string; from: number; to: number; mark: string };

/** The parts of a text between marks that stand outside of brackets, where each begins as a title does. */
function itemsBetween(mark: string, text: string, start = 0): Item[] | undefined {
  const items = cutOutsideBrackets(text, (at) => text[at] === mark, start)
    .map(({ from, to }) => ({ text: text.slice(from, to).trim().replace(/\.$/u, ""), from, to, mark }))
    .filter((item) => item.text !== "");
  return items.length > 1 && items.every((item) => STARTS_ITEM.test(item.text) && NAME.test(item.text)) ? items : undefined;
}
