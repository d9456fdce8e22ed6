import type { Context } from "../../1-document/context.ts";
import type { Row } from "../../1-document/row.ts";
import { CERTIFICATE_WORDS } from "../../lexicon/entries/certificate-words.ts";
import { ISSUER_WORDS, KNOWN_ISSUERS } from "../../lexicon/entries/issuer-words.ts";
import { isLegalForm, looksLikeCompany, looksLikeInstitution } from "../../recognisers/degrees.ts";
import { kindsOf } from "../../recognisers/name-kinds/kinds-of.ts";
import { looksLikePlace } from "../../recognisers/places/places.ts";
import { DIVISION_WEIGHTS } from "../division/division-weights.ts";
import { segmentEntries } from "../division/entries.ts";
import type { Entry } from "../entry.ts";
import { readEntryText } from "../entry-text.ts";
import { withPlace, withPlacesCut } from "../roles/fragments/cut-places.ts";
import type { Fragment } from "../roles/fragments/fragment.ts";
import { splitHeads } from "../roles/fragments/split-heads.ts";
import { trimSeparators } from "../roles/fragments/trim-separators.ts";
import { MAX_DIVISIBLE_CHARACTERS, MIN_LIKELY_ISSUER, MIN_SEPARATED_RATIO, SURE_ISSUER, SURE_PLACE } from "../thresholds.ts";
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
    const isToldOf = more.every((fragment) => isValidity(fragment) || HOURS.test(fragment));
    const head = isToldOf ? readSingle(first, entry, separator, separators !== SEPARATORS_WITHOUT_ISSUER) : readFragments(first, more);
    const { title, by, text } = apartFromValidity({ ...head, text: [...head.text, ...(isToldOf ? more : []), ...about] });
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
  const { name, validity } = withoutValidity(whole);
  const [named, hours] = cutHours(name);
  const [title, by] =
    divideDatedBracket(named, entry) ??
    (issued ? divideBehindHours(named) : undefined) ??
    (issued ? divideAtIssuerWords(named) : undefined) ??
    (separator?.test(named) ? divideLast(named, separator) : divideAtIssuer(named, entry, issued));
  return { title, by, text: [hours, validity].filter((told): told is string => told !== undefined) };
}

/** "Rigging licence (exp.": not where its bracket holds the issuer too, "Rigging licence (Leith Docks, exp.". */
function withoutValidity(text: string): { name: string; validity?: string } {
  const { name, validity } = cutValidity(text);
  return insideBrackets(name, name.length) ? { name: text } : { name: trimSeparators(name), validity };
}

const HOURS_WORD = String.raw`\(?\d{1,4}\s?(?:h|hs|hrs?|hours|horas|heures|ore|std|stunden|uur|timmar|timer|tuntia|час(?:ов|а|ове)?|годин[и]?|godz|hodin|hodín|óra|órás|saat|sati|ωρών|ώρες|ώρα|ساعة|ساعات|שעות|小时|小時|時間|시간|jam|giờ|valandos|weeks?|wochen|semaines|semanas|settimane|weken|months?|monate|mois|meses|mesi|maanden|days|tage|jours|días|giorni|dias|dagen|dni|dní|dagar|dager|päivää|gün|дн(?:ей|я|ів)|ects|ceus?|cpd points)\.?\)?`;

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
function divideAtIssuer(text: string, { range }: Entry, issued: boolean): [string, string | undefined] {
  const likely = issued && text.length <= MAX_DIVISIBLE_CHARACTERS ? likelyIssuer(text) : undefined;
  if (likely) return likely;
  const [title, by] = divideLast(text, /\s*[,，、]\s*/u);
  const likeness = by === undefined ? 0 : Math.max(looksLikeInstitution(by), looksLikeCompany(by));
  const isIssuer =
    by !== undefined && (ISSUER.test(by) || likeness >= SURE_ISSUER) && (range !== undefined || /\p{Script=Han}|^.{12,}$/u.test(by));
  return isIssuer ? [title, by] : [text, undefined];
}

/** "AdA-Schein (IHK Corve)", "GAICD – Institute of Directors", "BLS, Heart Association" */
const LIKELY_ISSUERS = [/^(.*\S)\s*\((\p{Lu}[^()]{2,60})\)$/u, /^(.*\S)\s+[–—-]\s+(\p{L}[^–—]{2,60})$/u, /^(.*\S),\s+(\p{L}[^,]{2,60})$/u];

/** The title and the last part of an item that is the name of an organisation, rather than the title is, by the lists and by what was learnt of names. */
export function likelyIssuer(text: string): [string, string] | undefined {
  const parts = LIKELY_ISSUERS.flatMap((behind) => {
    const [, title = "", by = ""] = behind.exec(text) ?? [];
    return by && isLikelyIssuer(by, title) ? [[trimSeparators(title), by] as [string, string]] : [];
  });
  return parts[0];
}

/** "(CPN)" is the title in short, and letters alone may be a title of their own. */
function isLikelyIssuer(by: string, title: string): boolean {
  const initials = title.match(INITIALS)?.join("") ?? "";
  if ((by.length <= initials.length && initials.includes(by.toUpperCase())) || (/^\p{Lu}{2,6}$/u.test(by) && !KNOWN_ISSUER.test(by)))
    return false;
  return issuerLikelihood(by) >= MIN_LIKELY_ISSUER && issuerLikelihood(by) > issuerLikelihood(title);
}
const INITIALS = /(?<![\p{L}])\p{Lu}/gu;

function issuerLikelihood(text: string): number {
  if (KNOWN_ISSUER.test(text)) return 1;
  const { company, institution, topic, area, degree } = kindsOf(text);
  const school = looksLikeInstitution(text);
  if (school === 0 && NAMES_CERTIFICATE.test(text)) return 0;
  const learnt = topic + area + degree > company + institution ? 0 : company + institution;
  return Math.max(school, learnt > 0 ? Math.max(learnt, looksLikeCompany(text)) : 0);
}
export const KNOWN_ISSUER = new RegExp(`^(?:${KNOWN_ISSUERS})$`, "iu");

/** A word for a certificate, a licence or a course. */
export const NAMES_CERTIFICATE = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${CERTIFICATE_WORDS})(?![\p{L}\p{M}])`, "iu");

/** Issuers that their letters show: "RWS", "TÜV", and "教育部", "대한상공회의소" by their last characters. */
export const ISSUER =
  /^\p{Lu}{2,6}$|\p{Script=Hangul}{2}(?:공단|공사|협회|학회|본부|재단|진흥원|평가원|위원회|상공회의소|(?<=행정|교육|복지|노동|국토교통|산업통상자원)부(?:장관)?|경찰청)(?:\s?\([\p{L} ]+\))?$|\p{Script=Han}(?:部|局|厅|庁|省|协会|協会|学会|委员会|会议所|中心)$/u;

const ISSUED_BY = new RegExp(String.raw`^(?:${ISSUER_WORDS})(?:\s+|$)`, "iu");

const withoutLabel = (text: string | undefined) => text?.replace(ISSUED_BY, "").replace(/^\(([^()]*)\)$/, "$1");
