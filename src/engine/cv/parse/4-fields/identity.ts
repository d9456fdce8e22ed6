import type { Line } from "../../reading.ts";
import type { Basics } from "../../resume.ts";
import { fold } from "../../text/fold.ts";
import { wordCount } from "../../text/spaces.ts";
import { cellAsLine, cellStyle, isCaps, isProse } from "../1-document/line-style.ts";
import { isNameUnderLabel } from "../2-sections/under-label.ts";
import type { Context } from "../3-entries/rows.ts";
import { matchHeading } from "../lexicon/headings/headings.ts";
import type { LabelField } from "../lexicon/label-field.ts";
import { guessAgencyField, type LabelledValue, matchLabel, splitLabel } from "../recognisers/agency-fields.ts";
import { findContacts, once } from "../recognisers/contact/contact.ts";
import type { Contacts } from "../recognisers/contact/contacts.ts";
import { isNetworkName } from "../recognisers/contact/profiles.ts";
import { isDateOnly } from "../recognisers/dates/dates.ts";
import { looksLikePosition } from "../recognisers/degrees.ts";
import { hasNameShape, isDocumentTitle, looksLikeName } from "../recognisers/names.ts";
import { countryCodeOf } from "../recognisers/places/countries.ts";
import { looksLikePlace, parsePlace } from "../recognisers/places/places.ts";

/** Who the CV is about, the lines that said so whole, and the lines that hold contact data among other things. */
export type Identity = { basics: Basics; used: Set<Line>; reachable: Set<Line> };

/**
 * Reads name, professional title, contact data and place from the lines above the first heading and the contact sections.
 * `lines` come in reading order; `rest` is searched for an e-mail address or a phone number only when these have none.
 */
export function readIdentity(lines: readonly Line[], rest: readonly Line[], context: Context): Identity {
  const contacts = collectContacts(lines, rest, context);
  const used = new Set<Line>();
  const email = contacts.emails[0]?.value;
  const labels = labelsIn(lines);
  const name = findName(lines, labels, email, context);
  if (name && name.line.cells.length <= 2 && !splitLabel(name.rest)) used.add(name.line);
  for (const line of name?.below ?? []) used.add(line);
  const label = findLabel(lines, labels, name, used, contacts, context);
  if (label && label.text === label.line.text) used.add(label.line);

  const basics: Basics = { name: name?.name, label: label?.text, email, phone: contacts.phones[0]?.value };
  basics.location = findLocation(lines, used, contacts, context);
  basics.profiles =
    contacts.profiles.length > 0 ? contacts.profiles.map(({ network, username, url }) => ({ network, username, url })) : undefined;
  basics.url = contacts.urls[0]?.value;
  const reachable = new Set(lines.filter((_, index) => (contacts.consumed[index]?.length ?? 0) > 0));
  return { basics, used, reachable };
}

function collectContacts(lines: readonly Line[], rest: readonly Line[], { language }: Context): Contacts {
  const country = once(() => guessCountry(lines, language));
  const contacts = findContacts(lines.map(toContactLine), { language, country });
  const missing = contacts.emails.length === 0 || contacts.phones.length === 0;
  if (!missing) return contacts;
  const others = findContacts(rest.map(toContactLine), { language, country });
  return {
    ...contacts,
    emails: contacts.emails.length > 0 ? contacts.emails : others.emails.map(elsewhere),
    phones: contacts.phones.length > 0 ? contacts.phones : others.phones.map(elsewhere),
    profiles: contacts.profiles.length > 0 ? contacts.profiles : others.profiles.map(elsewhere),
  };
}

/** Nothing but ways to reach the person: an address, a profile by its user name, or the name of its network over it. */
export function isContactLine(line: Line, { language }: Context): boolean {
  const text = line.text.trim();
  if (line.bullet || text.length > 80 || isProse(text)) return false;
  if (isNetworkName(text)) return true;
  const { emails, phones, urls, profiles, consumed } = findContacts([toContactLine(line)], { language });
  if (emails.length + phones.length + urls.length + profiles.length === 0) return false;
  const rest = (consumed[0] ?? []).toReversed().reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), line.text);
  return !/[\p{L}\p{N}]{2}/u.test(rest) || profiles.some(({ username }) => username === rest.trim());
}

/** Found outside the lines that tell who it is: the number of its line means nothing here. */
const elsewhere = <T extends { line: number }>(found: T): T => ({ ...found, line: -1 });

/** Where a phone number without its country code is likely to be from: the place in the head, printed or known by its city. */
function guessCountry(lines: readonly Line[], language: string): string | undefined {
  for (const line of lines.slice(0, 20))
    for (const cell of line.cells)
      for (const text of cell.text.split(/\s*[|•·]\s*/u)) {
        const country = text.length <= 80 ? parsePlace(text, { language })?.countryCode : undefined;
        if (country) return country;
      }
  return undefined;
}

/** "© European Union | europass.europa.eu" is the imprint of a template: nobody is reached by it. */
const toContactLine = (line: Line) =>
  line.text.includes("©")
    ? { text: "", links: [] }
    : { text: line.text, links: line.cells.flatMap((cell) => cell.runs.flatMap((run) => (run.link ? [run.link] : []))) };

type FoundName = { name: string; line: Line; rest: string; below?: Line[] };

/** What a line says by a label: its own, and those of every second cell. */
type Labels = { line: Line; own?: LabelledValue; cells: (LabelField | undefined)[] };

const labelsIn = (lines: readonly Line[]): Labels[] =>
  lines
    .filter((line) => !line.table?.header)
    .map((line) => ({
      line,
      own: line.cells.length <= 2 ? splitLabel(line.text) : undefined,
      cells: line.cells.map(({ text }, index) => (index % 2 === 0 ? matchLabel(text)?.field : undefined)),
    }));

/** The value behind a label, in a line of its own or in a pair of table cells. */
function findLabelled(labels: readonly Labels[], fields: readonly LabelField[]): { text: string; line: Line } | undefined {
  for (const { line, own, cells } of labels) {
    if (own && fields.includes(own.field)) return { text: own.value, line };
    const at = cells.findIndex((field) => field !== undefined && fields.includes(field));
    const value = at >= 0 ? line.cells[at + 1]?.text : undefined;
    if (value) return { text: value, line };
  }
  return undefined;
}

/** "Vorname: Anna" beside "Nachname: Berger", or beside "Name: Berger"; "Apellidos" beside "Nombre". In the order that the language calls people. */
function inTwoFields(labels: readonly Labels[], { language }: Context): { text: string; line: Line; below: Line } | undefined {
  const first = findLabelled(labels, ["firstName"]);
  const last = findLabelled(labels, ["lastName"]);
  if (!first && !last) return undefined;
  const named = findLabelled(labels, ["name"]);
  const given = first ?? (last && named);
  const family = last ?? (first && named);
  if (!given || !family || given.line === family.line || fold(family.text).includes(fold(given.text))) return undefined;
  if (fold(given.text).includes(fold(family.text))) return undefined;
  const [one, other] = FAMILY_FIRST.has(language) ? [family, given] : [given, family];
  const space = /\p{Script=Han}$|\p{Script=Hangul}$/u.test(one.text) ? "" : " ";
  return { text: `${one.text}${space}${other.text}`, line: one.line, below: other.line };
}

const FAMILY_FIRST = new Set(["hu", "zh", "ja", "ko", "vi"]);

/** The candidate name: the most name-like text near the top. A text that the e-mail address is made of wins, and so does a large font. */
function findName(lines: readonly Line[], labels: readonly Labels[], email: string | undefined, context: Context): FoundName | undefined {
  const parted = inTwoFields(labels, context);
  if (parted) return { name: parted.text, line: parted.line, rest: "", below: [parted.below] };
  const labelled = findLabelled(labels, ["name"]);
  if (labelled) return { name: labelled.text, line: labelled.line, rest: "" };
  const under = lines.findIndex((line, index) => isNameUnderLabel(lines[index - 1], line));
  if (under > 0) return { name: (lines[under] as Line).text, line: lines[under - 1] as Line, rest: "", below: [lines[under] as Line] };

  const largest = Math.max(...lines.flatMap((line) => line.cells.map((cell) => cellStyle(cell, line).size)), 1);
  let best: (FoundName & { score: number }) | undefined;
  lines.slice(0, 60).forEach((line, index) => {
    for (const candidate of nameCandidates(line, lines.slice(index + 1, index + MAX_NAME_LINES), context)) {
      const score = (styles: number, isShared: boolean) =>
        styles +
        (isShared ? 1 : 0) +
        0.8 *
          (candidate.size >= largest - 0.1 ? 1 : Math.max(0, (candidate.size - context.body.size) / (largest - context.body.size + 0.1))) -
        0.02 * index -
        (line.place === "footer" ? 0.5 : 0) -
        (candidate.part ? 0.1 : 0) +
        (candidate.below ? 0.2 + 0.05 * candidate.below.length : 0);
      // Most of what stands below the name is too small to outdo it, whatever it says.
      if (best && score(SUREST_NAME, Boolean(email)) <= best.score) continue;
      const isShared = Boolean(email && sharesLetters(candidate.text, email));
      if (best && score(SUREST_NAME, isShared) <= best.score) continue;
      const styles = nameStyles(candidate.text, line, email, context);
      if (styles < 0.3 || isDocumentTitle(candidate.text) || matchHeading(candidate.text)?.confidence === 1) continue;
      const found = score(styles, isShared);
      if (!best || found > best.score) best = { name: candidate.text, line, rest: candidate.rest, below: candidate.below, score: found };
    }
  });
  return best ?? inLargePrint(lines, largest, context);
}

/** What `nameLooks` gives at most. */
const SUREST_NAME = 1;

function nameStyles(text: string, line: Line, email: string | undefined, context: Context): number {
  if (isMononym(text, line, email, context)) return 0.5;
  const styles = looksLikeName(text);
  return styles < 0.6 && isSpelledBy(text, email) ? 0.6 : styles;
}

/** Where nothing is surely a name: what stands in the largest print over a title and is written like one. "Susan Baker" may be a trade too. */
function inLargePrint(lines: readonly Line[], largest: number, { body }: Context): FoundName | undefined {
  const at = lines.slice(0, 3).findIndex(({ style }) => style.size >= largest - 0.1);
  const [line, below] = [lines[at], lines[at + 1]];
  if (!line || !below || line.cells.length > 1 || largest < body.size * 1.3) return undefined;
  return hasNameShape(line.text) && looksLikePosition(below.text) >= 0.5 ? { name: line.text, line, rest: "" } : undefined;
}

/** The whole line, its cells, or what stands before a separator ("Javier Montalbán Ruiz, Oficial electricista"). */
function nameCandidates(line: Line, below: readonly Line[], context: Context): NameCandidate[] {
  const { size } = line.style;
  const whole = [{ text: line.text, rest: "", part: false, size }, ...nameOverLines(line, below, context)];
  const cells =
    line.cells.length > 1
      ? line.cells.map((cell) => ({
          text: cell.text,
          rest: line.cells
            .filter((other) => other !== cell)
            .map((other) => other.text)
            .join("\t"),
          part: true,
          size: cellStyle(cell, line).size,
        }))
      : [];
  const cut = DIVIDER.test(line.text) ? /^(.{4,50}?)\s*(?:,|\||·|•|\s[–—-]\s)\s*(.+)$/u.exec(line.text) : null;
  const before = cut ? [{ text: cut[1] as string, rest: cut[2] as string, part: true, size }] : [];
  return [...(line.cells.length === 1 ? whole : whole.slice(1)), ...cells, ...before];
}

const DIVIDER = /[,|·•–—-]/;

/** One word alone is a name when it is printed large and the e-mail address is made of it. */
function isMononym(text: string, { style }: Line, email: string | undefined, { body }: Context): boolean {
  return /^\p{Lu}[\p{L}'’-]{2,}$/u.test(text) && style.size >= body.size * 1.5 && email !== undefined && sharesLetters(text, email);
}

type NameCandidate = { text: string; rest: string; part: boolean; size: number; below?: Line[] };

const MAX_NAME_LINES = 3;

/** A name in large print may take two lines, or three in a narrow column. */
function nameOverLines(whole: Line, below: readonly Line[], { body }: Context): NameCandidate[] {
  // What stands beside a name has a style of its own.
  const line = whole.cells.length > 1 ? cellAsLine(whole, whole.cells.slice(0, 1)) : whole;
  if (line.style.size < body.size * 1.3) return [];
  const isOther = (other: Line) =>
    other.cells.length > 1 ||
    other.flow !== line.flow ||
    Math.abs(other.style.size - line.style.size) > 0.5 ||
    other.style.bold !== line.style.bold ||
    other.gap > 0.8;
  const end = below.findIndex(isOther);
  const alike = end < 0 ? below : below.slice(0, end);
  const rest = whole.cells.slice(1).map((cell) => cell.text);
  return alike
    .map((_, index) => alike.slice(0, index + 1))
    .map((more) => ({
      more,
      text: more.reduce((text, { text: next }) => (/-$/.test(text) ? `${text}${next}` : `${text} ${next}`), line.text),
    }))
    .filter(({ text }) => wordCount(text) <= 6)
    .map(({ more, text }) => ({ text, rest: rest.join("\t"), part: false, size: line.style.size, below: more }));
}

/** The e-mail address is made of two words of the text, or of one and the first letter of another: so it is a name, though a trade too. */
function isSpelledBy(text: string, email: string | undefined): boolean {
  if (!email) return false;
  const local = fold(email.split("@")[0] ?? "").replaceAll(" ", "");
  const words = fold(text).split(" ");
  const whole = words.filter((word) => word.length >= 3 && local.includes(word));
  const isSpelled =
    whole.length >= 2 ||
    whole.some((word) => words.some((other) => other !== word && [`${other[0]}${word}`, `${word}${other[0]}`].includes(local)));
  return isSpelled && hasNameShape(text);
}

function sharesLetters(name: string, email: string): boolean {
  const local = fold(email.split("@")[0] ?? "").replace(/\s/g, "");
  const spelled = local.replace(/oe/g, "o").replace(/ae/g, "a").replace(/ue/g, "u");
  return fold(name)
    .split(" ")
    .some(
      (word) =>
        word.length >= 3 && (local.includes(word) || spelled.includes(word.replace(/oe/g, "o").replace(/ae/g, "a").replace(/ue/g, "u"))),
    );
}

/** How many lines may stand between name and title: a block of contact data, if the title is in large print. */
const MAX_LINES_TO_TITLE = 6;
const MAX_LINES_TO_LARGE_TITLE = 12;

/** The professional title: beside or below the name, short, and neither contact data nor a place. */
function findLabel(
  lines: readonly Line[],
  labels: readonly Labels[],
  name: FoundName | undefined,
  used: ReadonlySet<Line>,
  contacts: Contacts,
  context: Context,
): { text: string; line: Line } | undefined {
  const labelled = findLabelled(labels, ["position", "title", "objective"]);
  if (labelled && isLabelText(labelled.text)) return labelled;
  if (!name) return undefined;
  const rest = name.rest.split("\t")[0]?.trim();
  if (rest && isLabelText(rest)) return { text: rest, line: name.line };

  const at = lines.indexOf(name.line);
  const taken = contacts.consumed;
  const near = lines.flatMap((line, index) => {
    const distance = index > at ? index - at : at - index + 1.5;
    const isLarge = line.style.size > context.body.size * 1.2;
    if (distance > (isLarge ? MAX_LINES_TO_LARGE_TITLE : MAX_LINES_TO_TITLE) || index === at || used.has(line)) return [];
    if (line.cells.length === 1) return (taken[index]?.length ?? 0) === 0 ? [{ line, text: line.text, distance }] : [];
    if (isLabelledRow(line)) return [];
    return line.cells.map((cell) => ({ line, text: cell.text, distance: distance + 0.5 }));
  });
  let best: { text: string; line: Line } | undefined;
  let most = 0.5;
  for (const { line, text, distance } of near) {
    const score = (position: number) =>
      position +
      1 / distance +
      (line.flow === name.line.flow ? 0.3 : 0) +
      (line.style.size < name.line.style.size ? 0.1 : 0) +
      (line.style.size > context.body.size * 1.1 ? 0.2 : 0);
    // What is too far away to outdo the best is not looked at.
    if (score(SUREST_POSITION) <= most || !isLabelText(text)) continue;
    const found = score(looksLikePosition(text));
    if (found <= most) continue;
    most = found;
    best = { text, line };
  }
  return best;
}

/** What `looksLikePosition` gives at most. */
const SUREST_POSITION = 1;

/** "Nationality ⇥ British": what stands beside a label is its value and no title of the person. */
function isLabelledRow({ cells }: Line): boolean {
  const [{ text }, second] = cells as [Line["cells"][number], Line["cells"][number] | undefined];
  return (
    /[:：]$/.test(text) || /^[:：]/.test(second?.text ?? "") || (matchLabel(text)?.confidence ?? 0) >= 0.75 || READING_OF_NAME.test(text)
  );
}

/** Japanese forms print above a name how it is read. */
const READING_OF_NAME = /^(?:ふりがな|フリガナ|よみがな)$/u;

function isLabelText(text: string): boolean {
  return (
    text.length >= 3 &&
    text.length <= 110 &&
    wordCount(text) <= 14 &&
    /[\p{L}\p{M}]{3}/u.test(text) &&
    !/@|https?:|www\.|\d{4,}|^\d/.test(text) &&
    !isProse(text) &&
    !isDocumentTitle(text) &&
    !isDateOnly(text) &&
    !splitLabel(text) &&
    !/[:：]$/.test(text) &&
    (matchHeading(text)?.confidence ?? 0) < 0.9 &&
    (looksLikePlace(text) < 0.6 || looksLikePosition(text) > 0.5) &&
    parsePlace(text)?.address === undefined
  );
}

function findLocation(lines: readonly Line[], used: ReadonlySet<Line>, contacts: Contacts, { language }: Context): Basics["location"] {
  const parts: NonNullable<Basics["location"]> = {};
  const free = lines.filter((line) => !used.has(line));
  const numbers = new Map(lines.map((line, index) => [line, index]));
  // A footer often has the address of whoever printed the CV.
  const [footer, body] = [free.filter(isFooter), free.filter((line) => !isFooter(line))];
  for (const { text, line } of [...body, ...footer].flatMap((line) =>
    placeTexts(line, numbers.get(line) ?? -1, contacts).map((text) => ({ text, line })),
  )) {
    if (isFooter(line) && Object.values(parts).some(Boolean)) break;
    const place = parsePlace(text, { language });
    if (!place) continue;
    parts.address ??= place.address;
    parts.postalCode ??= place.postalCode;
    parts.city ??= place.city;
    parts.region ??= place.region;
    // A street may have the name of a country.
    parts.countryCode ??= printedCountry(text.replace(place.address ?? "", ""), place.countryCode);
    if (parts.city && parts.postalCode) break;
  }
  if (!parts.city && !parts.postalCode) parts.city = unknownCity(body, lines, contacts);
  return Object.values(parts).some(Boolean) ? parts : undefined;
}

/** "jane@example.com · 01768 555 014 · Keswick": beside two ways to reach somebody, what is left is where she lives. */
function unknownCity(body: readonly Line[], lines: readonly Line[], contacts: Contacts): string | undefined {
  const numbers = new Map(lines.map((line, index) => [line, index]));
  for (const line of body) {
    const index = numbers.get(line) ?? -1;
    if ((contacts.consumed[index]?.length ?? 0) < 2) continue;
    const left = placeTexts(line, index, contacts);
    const [city = ""] = left;
    const isCity = left.length === 1 && /^\p{Lu}[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+){0,3}$/u.test(city) && !isCaps(city);
    if (
      isCity &&
      !parsePlace(city) &&
      looksLikePosition(city) === 0 &&
      !guessAgencyField(city) &&
      !matchLabel(city) &&
      !matchHeading(city) &&
      !isNetworkName(city)
    )
      return city;
  }
  return undefined;
}

const isFooter = ({ place }: Line) => place === "footer";

/** A country counts only when it is printed, by its name or its code; the city alone does not make one. */
function printedCountry(text: string, code: string | undefined): string | undefined {
  const words = text.split(/[\s,;|()/·•–-]+/u).filter(Boolean);
  const phrases = words.flatMap((_, at) => [1, 2, 3].map((count) => words.slice(at, at + count).join(" ")));
  return code && phrases.some((phrase) => phrase === code || (phrase.length > 2 && countryCodeOf(phrase) === code)) ? code : undefined;
}

/** "Email | LinkedIn | +44 … | Brighton": no label with its value, but pieces. */
const PIECES = /[|¦•·●∙♦◆✦■▪◦⬥❖].*[|¦•·●∙♦◆✦■▪◦⬥❖]/u;

/** The pieces of a contact line that are no e-mail address, phone number or link. */
function placeTexts(line: Line, index: number, contacts: Contacts): string[] {
  const label = PIECES.test(line.text) ? undefined : splitLabel(line.text);
  if (label) return ["address", "city", "postalCode", "country", "location"].includes(label.field) ? [label.value] : [];
  const found = (contacts.consumed[index] ?? []).toReversed();
  if (found.length === 0 && isProse(line.text)) return [];
  let text = line.text;
  for (const { from, to } of found) text = `${text.slice(0, from)} | ${text.slice(to)}`;
  return text
    .split(/\t|\s*[|¦•·●∙♦◆✦■▪◦⬥❖]\s*|\s{3,}/u)
    .map((part) => part.replace(/^[\s,;/–—-]+|[\s,;/–—-]+$/g, ""))
    .filter((part) => (part.length > 2 || /^[\p{Script=Han}\p{Script=Hangul}]{2}$/u.test(part)) && !isCapsHeading(part));
}

const isCapsHeading = (text: string) => isCaps(text) && matchHeading(text)?.confidence === 1;
