import type { Context } from "../../1-document/context.ts";
import type { Row } from "../../1-document/row.ts";
import { ISSUER_WORDS } from "../../lexicon/entries/issuer-words.ts";
import { isLegalForm, looksLikeCompany, looksLikeInstitution } from "../../recognisers/degrees.ts";
import { looksLikePlace } from "../../recognisers/places/places.ts";
import { DIVISION_WEIGHTS } from "../division/division-weights.ts";
import { segmentEntries } from "../division/entries.ts";
import type { Entry } from "../entry.ts";
import { readEntryText } from "../entry-text.ts";
import { withPlace, withPlacesCut } from "../roles/fragments/cut-places.ts";
import type { Fragment } from "../roles/fragments/fragment.ts";
import { splitHeads } from "../roles/fragments/split-heads.ts";
import { trimSeparators } from "../roles/fragments/trim-separators.ts";
import { MIN_SEPARATED_RATIO, SURE_ISSUER, SURE_PLACE } from "../thresholds.ts";
import { itemRows } from "./item-rows.ts";
import { cutValidity, expiryOf, isValidity, laterDate } from "./validity.ts";

/** An item of a list. What certificates, awards, publications and references have in common: a title, an issuer, publisher or author (`by`), a date, and a description. */
export type Titled = { title: string; by?: string; date?: string; endDate?: string; text: string[]; entry: Entry };

/** Reads a section of titled items. The separator between title and issuer is the one that the section uses throughout. */
export function parseTitled(rows: readonly Row[], context: Context, separators: readonly RegExp[] = SEPARATORS): Titled[] {
  return readTitled(divideTitled(itemRows(rows, context)), context, separators);
}

export const divideTitled = (rows: readonly Row[]): Entry[] => segmentEntries(rows, { undatedCost: DIVISION_WEIGHTS.undatedTitle });

/** The items that have been divided from each other already. */
export function readTitled(entries: readonly Entry[], context: Context, separators: readonly RegExp[] = SEPARATORS): Titled[] {
  const heads = withPlacesCut(splitHeads(entries, context)).map(joinPlaces);
  const separator = sharedSeparator(heads, separators);

  return entries.flatMap((entry, index) => {
    const body = readEntryText(entry.body);
    const about = [body.summary, ...body.highlights].filter((line): line is string => Boolean(line));
    const [first = about.shift(), ...more] = (heads[index] ?? []).map(({ text }) => text);
    if (!first) return [];
    const head =
      more.length > 0 ? readFragments(first, more) : readSingle(first, entry, separator, separators !== SEPARATORS_WITHOUT_ISSUER);
    const { title, by, text } = apartFromValidity({ ...head, text: [...head.text, ...about] });
    const expiry = expiryOf(text, entry);
    const dated = expiry ?? laterDate(entry);
    const told = dated ? [...text.filter((line) => !dated.startsWith(`${line.replace(/[()]/g, "")} `)), dated] : text;
    return [{ title, by, date: expiry ? undefined : entry.range?.start, endDate: entry.range?.end, text: told, entry }];
  });
}

/** "Forklift licence (exp. 2027)": what its date means is neither a part of the title nor of the issuer. */
function apartFromValidity({ title, by, text }: Head): Head {
  const named = cutValidity(title);
  const issued = by === undefined || isValidity(by) ? { name: undefined, validity: by } : cutValidity(by);
  const validity = [named.validity, issued.validity].filter((word): word is string => word !== undefined);
  return { title: named.name, by: issued.name, text: [...text, ...validity] };
}

type Head = Pick<Titled, "title" | "by" | "text">;

/** A head of several fragments: the title, then the issuer, then anything. How long a course took is never the issuer. */
function readFragments(title: string, more: readonly string[]): Head {
  const named = more.filter((fragment) => fragment.replace(ISSUED_BY, "") !== "");
  const [by, ...text] = [...named.filter((fragment) => !HOURS.test(fragment)), ...named.filter((fragment) => HOURS.test(fragment))];
  return { title, by: withoutLabel(by), text };
}

/** A head of one fragment, divided at its dated bracket, at the separator of the section or before a known issuer. */
function readSingle(whole: string, entry: Entry, separator: RegExp | undefined, issued: boolean): Head {
  const [named, hours] = cutHours(whole);
  const [title, by] =
    divideDatedBracket(named, entry) ??
    (issued ? divideBehindHours(named) : undefined) ??
    (issued ? divideAtIssuerWords(named) : undefined) ??
    (separator?.test(named) ? divideLast(named, separator) : divideAtIssuer(named, entry));
  return { title, by, text: hours ? [hours] : [] };
}

const HOURS_WORD = String.raw`\(?\d{1,4}\s?(?:h|hs|hrs?|hours|horas|heures|ore|std|stunden|uur|timmar|timer|tuntia|час(?:ов|а|ове)?|годин[и]?|godz|hodin|hodín|óra|órás|saat|sati|ωρών|ώρες|ώρα|ساعة|ساعات|שעות|小时|小時|時間|시간|jam|giờ|valandos|days|tage|jours|días|giorni|dias|dagen|dni|dní|dagar|dager|päivää|gün|дн(?:ей|я|ів)|ects|ceus?|cpd points)\.?\)?`;

export const HOURS = new RegExp(`^${HOURS_WORD}$`, "iu");

/** "Rigging course, Leith Docks, 40 h": how long a course took is neither its title nor who gave it. */
const HOURS_BEHIND = new RegExp(String.raw`^(.{4,}?)(?:\s*[,;]\s*|\s+[–—-]\s+|\s+(?=\())(${HOURS_WORD})$`, "iu");

/** A name and how long it took, "Rigging course" and "40 h". */
export function cutHours(text: string): [name: string, hours?: string] {
  const [, name = text, hours] = HOURS_BEHIND.exec(text) ?? [];
  return [name, hours];
}

/** A place is joined to the name before it: "IHK, München" is one issuer. */
function joinPlaces(fragments: readonly Fragment[]): Fragment[] {
  const joined: Fragment[] = [];
  for (const fragment of fragments) {
    const last = joined.at(-1);
    if (fragment.isPlace && last && last.row === fragment.row) last.text = withPlace(last.text, fragment);
    else joined.push({ ...fragment });
  }
  return joined;
}

const DASH = /\s+[–—-]\s+/u;
const FULL_STOP = /(?<=[\p{L})]{3})\.\s+(?=\p{Lu}[^.]{1,50}$)/u;
const COMMA = /\s*[,，]\s+/u;
const COLON = /\s*[:：]\s+/u;
const WIDE_BRACKET = /\s*（(?=[^（）]+）$)/u;

/** Of two that as many items have, the first counts. */
const SEPARATORS: readonly RegExp[] = [DASH, FULL_STOP, COMMA, COLON, WIDE_BRACKET];

/** Those for items without an issuer, such as projects: a comma is a part of the name there ("Plan, build and run a weather station"), and so is a full stop. */
export const SEPARATORS_WITHOUT_ISSUER: readonly RegExp[] = [DASH, COLON, WIDE_BRACKET];

function sharedSeparator(heads: readonly Fragment[][], separators: readonly RegExp[]): RegExp | undefined {
  const single = heads.filter(({ length }) => length === 1).map(([only]) => (only as Fragment).text);
  if (single.length === 0) return undefined;
  if (single.length > 1 && single.every((text) => BRACKETED.test(text))) return BRACKETED;
  const usage = separators.map((separator) => single.filter((text) => separator.test(text)).length);
  const most = Math.max(...usage);
  return most >= single.length * MIN_SEPARATED_RATIO ? separators[usage.indexOf(most)] : undefined;
}

/** "First Aid at Work (Red Cross)": a bracket is the issuer where every item of the section has one. */
const BRACKETED = /\s+\((?=[\p{Lu}\p{Lo}][^()\d]{2,}\)$)/u;

function divideLast(text: string, separator: RegExp): [string, string | undefined] {
  if (!separator.test(text)) return [text, undefined];
  const matches = [...text.matchAll(new RegExp(separator.source, "gu"))].filter(
    (match) => !insideBrackets(text, match.index) && !isLegalForm(text.slice(match.index + match[0].length)),
  );
  // "Rigging, Leith College, Chapel Hill, NC": the place behind an issuer is a part of it.
  const place = matches.findLastIndex(({ index, 0: { length } }) => looksLikePlace(text.slice(index + length)) >= SURE_PLACE);
  const last = matches.at(place > 0 ? place - 1 : -1);
  if (!last) return [text, undefined];
  const title = trimSeparators(text.slice(0, last.index));
  const by = trimSeparators(text.slice(last.index + last[0].length)).replace(/^([^（(]*)[）)]$/u, "$1");
  return title && by ? [title, by] : [text, undefined];
}

const insideBrackets = (text: string, index: number) => {
  const before = text.slice(0, index);
  return before.split("(").length > before.split(")").length;
};

/** "Six Sigma Black Belt (American Society for Quality, 2004)": in a bracket with a date, the other part is the issuer. */
function divideDatedBracket(text: string, { head, body }: Entry): [string, string] | undefined {
  const printed = [...head, ...body].find((row) => row.ranges.length > 0);
  const bracket = /^(.*\S)\s*[([]([^()[\]]*\p{L}[^()[\]]*)[)\]]$/u.exec(text);
  const range = printed?.ranges[0];
  if (!printed || !bracket || !range) return undefined;
  const after = printed.text.slice(printed.text.lastIndexOf(range.quote) + range.quote.length);
  return /^\s*[)\]]\s*$/.test(after) ? [bracket[1] as string, trimSeparators(bracket[2] as string)] : undefined;
}

/** "Rigging course (40 h), Leith Docks": how long it took ends the title. */
function divideBehindHours(text: string): [string, string] | undefined {
  const [, title = "", by = ""] = HOURS_WITHIN.exec(text) ?? [];
  return title && by ? [title, by] : undefined;
}

const HOURS_WITHIN = new RegExp(String.raw`^(.{4,}?\s${HOURS_WORD})(?:,\s+|\s+[–—-]\s+)(\p{Lu}.*)$`, "iu");

/** "Basic seamanship, taught by Leith Docks": the words say where the issuer begins. */
function divideAtIssuerWords(text: string): [string, string] | undefined {
  const words = BEFORE_ISSUER.exec(text);
  const title = words ? trimSeparators(text.slice(0, words.index)) : "";
  return words && title !== "" ? [title, trimSeparators(text.slice(words.index + words[0].length))] : undefined;
}

const BEFORE_ISSUER = new RegExp(String.raw`\s(?:${ISSUER_WORDS})\s+(?=\S)`, "iu");

/** "日商簿記検定1級, 日本商工会議所" among items without an issuer: the last part is an issuer by its letters. "CAE, PET" without a date are two certificates. */
function divideAtIssuer(text: string, { range }: Entry): [string, string | undefined] {
  const [title, by] = divideLast(text, /\s*[,，、]\s*/u);
  const likeness = by === undefined ? 0 : Math.max(looksLikeInstitution(by), looksLikeCompany(by));
  const isIssuer =
    by !== undefined && (ISSUER.test(by) || likeness >= SURE_ISSUER) && (range !== undefined || /\p{Script=Han}|^.{12,}$/u.test(by));
  return isIssuer ? [title, by] : [text, undefined];
}

/** Issuers that their letters show: "RWS", "TÜV", and "教育部", "대한상공회의소" by their last characters. */
export const ISSUER =
  /^\p{Lu}{2,6}$|\p{Script=Hangul}{2}(?:공단|공사|협회|학회|본부|재단|진흥원|평가원|위원회|상공회의소|(?<=행정|교육|복지|노동|국토교통|산업통상자원)부(?:장관)?|경찰청)(?:\s?\([\p{L} ]+\))?$|\p{Script=Han}(?:部|局|厅|庁|省|协会|協会|学会|委员会|会议所|中心)$/u;

const ISSUED_BY = new RegExp(String.raw`^(?:${ISSUER_WORDS})(?:\s+|$)`, "iu");

const withoutLabel = (text: string | undefined) => text?.replace(ISSUED_BY, "").replace(/^\(([^()]*)\)$/, "$1");
