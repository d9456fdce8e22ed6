import { AGENCY_FIELDS, type Basics } from "../../../../contract/resume.ts";
import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { isCaps, isProse } from "../../1-document/line-style.ts";
import { SURE_CITY } from "../../1-document/thresholds.ts";
import { LIVES_IN_WORDS } from "../../lexicon/contact-words.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import type { LabelField } from "../../lexicon/label-field.ts";
import { fieldAbove, guessAgencyField, matchLabel, splitLabel } from "../../recognisers/agency-fields.ts";
import type { Contacts } from "../../recognisers/contact/contacts.ts";
import { isNetworkName } from "../../recognisers/contact/profiles.ts";
import { isDateOnly } from "../../recognisers/dates/dates.ts";
import { looksLikePosition } from "../../recognisers/degrees.ts";
import { countryOfCity, isNameLike } from "../../recognisers/places/cities.ts";
import { countryCodeOf } from "../../recognisers/places/countries.ts";
import type { Place } from "../../recognisers/places/place.ts";
import { apartFromRegion, looksLikePlace, parsePlace } from "../../recognisers/places/places.ts";
import { mayBeCodeIn } from "../../recognisers/places/postal-codes.ts";
import { MAX_CITY_CHARACTERS, MAX_LETTER_LABEL_CHARACTERS, MIN_LETTER_LABELS } from "../thresholds.ts";
import { placeBesideContacts } from "./place-beside-contacts.ts";

export function findLocation(
  lines: readonly Line[],
  used: ReadonlySet<Line>,
  contacts: Contacts,
  { language }: Context,
  name = "",
): Basics["location"] {
  const parts: NonNullable<Basics["location"]> = {};
  const free = lines.filter((line, index) => !used.has(line) && !answersAbove(lines, index));
  const numbers = new Map(lines.map((line, index) => [line, index]));
  const lettered = hasLetterLabels(lines, contacts);
  // A footer often has the address of whoever printed the CV.
  const [footer, body] = [free.filter(isFooter), free.filter((line) => !isFooter(line))];
  const found = [...body, ...footer].flatMap((line) =>
    placeTexts(line, numbers.get(line) ?? -1, contacts, name).flatMap(({ text: piece, field }) => {
      const text = lettered || BEFORE_HAN.test(piece) ? piece.replace(LETTER_LABEL, "") : piece;
      const place =
        parsePlace(text, { language }) ??
        labelledCity(field, text) ??
        labelledAddress(field, text) ??
        (isBesideContacts(lines, numbers.get(line) ?? -1, contacts) ? placeBesideContacts(text) : undefined);
      return place ? [{ text, line, place: withCityBelow(text, place, lines[(numbers.get(line) ?? -1) + 1]) }] : [];
    }),
  );
  for (const [index, { text, line, place: read }] of found.entries()) {
    if (isFooter(line) && Object.values(parts).some(Boolean)) break;
    const place = isDistrict(read, found[index + 1]?.place) ? { address: text } : read;
    parts.address ??= place.address;
    parts.postalCode ??= place.postalCode;
    parts.city ??= place.city;
    parts.region ??= place.region;
    // A street may have the name of a country.
    parts.countryCode ??= printedCountry(text.replace(place.address ?? "", ""), place.countryCode);
    if (parts.city && parts.postalCode) break;
  }
  if (!parts.city && !parts.postalCode) parts.city = unknownCity(body, lines, contacts, name);
  return Object.values(parts).some(Boolean) ? parts : undefined;
}

/**
 * "Lot 8, Mill St., Jaro" over "Iloilo City, 5000", "1234 Broadway" over "New York": a name that no list knows, before a line with a city that is sure, is a part of the address. The
 * number before it is no code, where that city is in a country whose codes are longer.
 */
function isDistrict({ address, city, postalCode, region }: Place, next: Place | undefined): boolean {
  if (city === undefined || region || looksLikePlace(city) >= SURE_CITY || next?.city === undefined || next.address) return false;
  const isSure = next.postalCode !== undefined || looksLikePlace(next.city) >= SURE_CITY;
  return isSure && (postalCode ? !mayBeCodeIn(postalCode, countryOfCity(next.city)) : address !== undefined);
}

/** "27 rue des Ormeaux 31340" over "Ternil-sur-Tarn": a street with a code at its end has its city below. */
function withCityBelow(text: string, place: Place, below: Line | undefined): Place {
  const [, address, postalCode] = place.address && !place.city ? (/^(.*\p{L})[\s,]+(\d{4,5})$/u.exec(text) ?? []) : [];
  const isCity =
    below?.cells.length === 1 && !below.bullet && isNameLike(below.text) && !matchLabel(below.text) && !matchHeading(below.text);
  return address && isCity ? { ...place, address, postalCode, city: below.text } : place;
}

const BEFORE_HAN = /^A\s+\p{Script=Han}/u;

/** A letter stands for the label of the address, where letters stand for those of the telephone and the email address too: "T …", "E …", "A Leeds". */
const LETTER_LABEL = /^a[.:]?\s+(?=[\p{L}\d])/iu;
const hasLetterLabels = (lines: readonly Line[], contacts: Contacts) =>
  lines.filter(({ text }, index) => {
    const isLettered = /^[a-z][.:]?\s/i.test(text);
    return isLettered && contacts.consumed[index]?.some(({ from }) => from <= MAX_LETTER_LABEL_CHARACTERS);
  }).length >= MIN_LETTER_LABELS;

/** "Born:" above "12 March 1986, Leeds". Under a column of labels the first value belongs to the first of them. */
function answersAbove(lines: readonly Line[], index: number): boolean {
  const [line, above, before] = [lines[index], lines[index - 1], lines[index - 2]];
  const field = line && above && fieldAbove(above.text, line.text);
  return field !== undefined && DETAILS.has(field) && !(before && matchLabel(before.text));
}

const DETAILS = new Set<string>(AGENCY_FIELDS);

/** "City: Keswick, Cumbria": the value of the label "City" is a city, known or not. */
function labelledCity(field: LabelField | undefined, text: string): Place | undefined {
  if (field !== "city" || text.length > MAX_CITY_CHARACTERS || /\d/.test(text)) return undefined;
  const [city, ...more] = text.split(/\s*[,，/]\s*/u).filter(Boolean);
  return city ? { city, ...(more.length > 0 ? { region: more.join(", ") } : {}) } : undefined;
}

/** "Address: Thornbank, Mill Brow, Keswick": what stands behind the label is the address, though no list knows a part of it, and its last part is the city. */
function labelledAddress(field: LabelField | undefined, text: string): Place | undefined {
  if (field !== "address" || !/\p{L}{3}/u.test(text)) return undefined;
  const { places, region } = apartFromRegion(text.split(/\s*[,，،]\s*/u).filter(Boolean));
  const last = places.at(-1) ?? "";
  const hasCity = places.length > 1 && last.length <= MAX_CITY_CHARACTERS && !/\d/.test(last);
  return hasCity ? { address: places.slice(0, -1).join(", "), city: last, ...region } : { address: text };
}

/** "jane@example.com · 01768 555 014 · Keswick": the piece beside two pieces of contact data is the place, and so is a line under two such lines. */
function unknownCity(body: readonly Line[], lines: readonly Line[], contacts: Contacts, name: string): string | undefined {
  const numbers = new Map(lines.map((line, index) => [line, index]));
  for (const line of body) {
    const index = numbers.get(line) ?? -1;
    if ((contacts.consumed[index]?.length ?? 0) < 2 && !isUnderContacts(lines, index, contacts)) continue;
    const left = placeTexts(line, index, contacts, name).flatMap(({ text }) => (isNote(text) ? [] : text));
    const [named = ""] = left.slice(-1);
    const [city = "", district] = named.split(/,\s*/u);
    if (district !== undefined && looksLikePlace(city) < SURE_CITY) continue;
    const isAlone = left.length === 1 || (left.length === 2 && isAtBothEnds(line.text, left, contacts.consumed[index] ?? []));
    const isCity = isAlone && /^\p{Lu}[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+){0,3}$/u.test(city) && !isCaps(city);
    if (
      isCity &&
      (district !== undefined || !parsePlace(city)) &&
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

/** "datová schránka 5x7ab" beside a city: small letters, or digits among letters, name no place. */
const isNote = (piece: string) => /^\p{Ll}/u.test(piece) && /\d/.test(piece);

/** "Anna Berger — jane@example.com — 01768 555 014 — Kernwick": the name before the contact data, the place behind them. */
function isAtBothEnds(text: string, [first = "", last = ""]: readonly string[], found: readonly { from: number; to: number }[]): boolean {
  return found.every(({ from, to }) => text.indexOf(first) < from && text.lastIndexOf(last) >= to);
}

/** The two lines above hold an address of mail or the web and a telephone number, and nothing else. */
function isUnderContacts(lines: readonly Line[], index: number, contacts: Contacts): boolean {
  const line = lines[index] as Line;
  const isWhole = (above: number) => {
    const { text, flow } = lines[above] ?? {};
    const found = contacts.consumed[above] ?? [];
    return flow === line.flow && text !== undefined && found.length === 1 && found.every(({ from, to }) => to - from >= text.trim().length);
  };
  return line.cells.length === 1 && !line.bullet && isWhole(index - 1) && isWhole(index - 2);
}

/** In a line with contact data, or in one of its own above or below such a line. */
function isBesideContacts(lines: readonly Line[], index: number, { consumed }: Contacts): boolean {
  const holdsContact = (at: number) => (consumed[at]?.length ?? 0) > 0;
  const isOwnLine = lines[index]?.cells.length === 1 && !lines[index].bullet;
  return holdsContact(index) || (isOwnLine && (holdsContact(index - 1) || holdsContact(index + 1)));
}

const isFooter = ({ place }: Line) => place === "footer";

/** A country counts only when it is printed, by its name or its code; the city alone does not make one. */
function printedCountry(text: string, code: string | undefined): string | undefined {
  const words = text.split(/[\s,，;|()/·•–-]+/u).filter(Boolean);
  const phrases = words.flatMap((_, at) => [1, 2, 3].map((count) => words.slice(at, at + count).join(" ")));
  return code &&
    phrases.some(
      (phrase) => (phrase === "UK" ? "GB" : phrase) === code || (!/^[a-z]{1,2}$/i.test(phrase) && countryCodeOf(phrase) === code),
    )
    ? code
    : undefined;
}

/** "Email | LinkedIn | +44 … | Brighton": the first piece is no label of the second, but a piece of its own. */
const PIECES = /[|¦~•·●∙♦◆✦■▪◦⬥❖⋄◇◊].*[|¦~•·●∙♦◆✦■▪◦⬥❖⋄◇◊]/u;

/** `field`: what its label says, or that of its line. */
type Piece = { text: string; field?: LabelField };

/** The pieces of a contact line that are no e-mail address, phone number or link. */
function placeTexts(line: Line, index: number, contacts: Contacts, name: string): Piece[] {
  const answers = line.cells.flatMap((cell, at) => labelledPlace(cell.text, line.cells[at - 1]?.text) ?? []);
  if (line.cells.length > 1 && answers.length > 0) return answers;
  const label = PIECES.test(line.text) ? undefined : splitLabel(line.text);
  const found = (contacts.consumed[index] ?? []).toReversed();
  if (label && PLACE_FIELDS.has(label.field)) return [{ text: withoutNote(label.value), field: label.field }];
  const home = isProse(line.text) ? undefined : LIVES_IN_TEXT.exec(line.text)?.[1];
  if (home && parsePlace(home)) return [{ text: home }];
  // Behind contact data with labels may stand a place with its own: "Email: jane@example.com Location: Leeds".
  if (label && found.length === 0) return [];
  if (found.length === 0 && isProse(line.text)) return [];
  let text = line.text;
  for (const { from, to } of found) text = `${text.slice(0, from)} | ${text.slice(to)}`;
  return text
    .split(/\t|\s*(?:[|¦~•●∙♦◆✦■▪◦⬥❖⋄◇◊]|(?<!\p{Script=Han})·|·(?!\p{Script=Han}))\s*|\s\*\s|\s{3,}/u)
    .flatMap((part) => (DASHED_PIECES.test(part) ? part.split(DASH) : behindPosition(part)))
    .map((part) => withoutPlaceLabel(withoutName(part.replace(BESIDE_PIECE, ""), name)))
    .filter(
      (part) => (part.length > 2 || /^[\p{Script=Han}\p{Script=Hangul}]{2}$/u.test(part)) && !isCapsHeading(part) && !isDateOnly(part),
    )
    .map((part) => ({ text: part, field: label?.field }));
}

/** The place in a cell: "Notice: 3 months ⇥ City: Leeds", "Address: ⇥ 14 Mill Lane, Leeds ⇥ Tel: 0113 496 0142". */
function labelledPlace(text: string, before: string | undefined): Piece | undefined {
  const own = splitLabel(text);
  if (own && own.value !== "" && PLACE_FIELDS.has(own.field)) return { text: withoutNote(own.value), field: own.field };
  const label = before !== undefined && /[:：]\s*$/u.test(before) ? matchLabel(before) : undefined;
  return !own && label && PLACE_FIELDS.has(label.field) ? { text, field: label.field } : undefined;
}

/** "Lives: Werribee, VIC – own car, own tools", "Address: Bergen (more on request)": what stands behind the place. */
function withoutNote(value: string): string {
  const [place = "", ...notes] = value.split(/\s(?:[–—-]\s|(?=\())/u);
  return notes.length > 0 && !parsePlace(value) && (parsePlace(place) ?? placeBesideContacts(place)) ? place : value;
}

/** "Anna Berger - Mill Lane 7 - 83128 Halm": dashes divide three pieces or more. */
const DASHED_PIECES = /\S\s+[–—-]\s+\S.*\S\s+[–—-]\s+\S/u;
const DASH = /\s+[–—-]\s+/u;

/** "Boatbuilder turned teacher — Utrecht, The Netherlands": a city that is sure, with its region or country, behind words that are no place. */
function behindPosition(part: string): string[] {
  const [before, behind, ...more] = part.split(DASH);
  const isPlace = behind !== undefined && more.length === 0 && behind.includes(",") && looksLikePlace(behind) >= SURE_CITY;
  return isPlace && before && parsePlace(before) === undefined ? [behind] : [part];
}

/** "Anna Berger, Leeds" beside the contact data. */
const withoutName = (piece: string, name: string) =>
  name !== "" && piece.startsWith(name) ? piece.slice(name.length).replace(BESIDE_PIECE, "") : piece;

/** Separators, and the pin in "📍 Leeds" and "⌂ Leeds". */
const BESIDE_PIECE = /^(?:[\s,;/–—*-]|\p{Extended_Pictographic}|\p{So}|\uFE0F)+|[\s,;/–—-]+$/gu;

/** "Email: … | Location: Leeds": a piece may have a label of its own. */
function withoutPlaceLabel(piece: string): string {
  const [, inChinese, place] = LIVES_IN.exec(piece) ?? [];
  if (inChinese ?? place) return (inChinese ?? place) as string;
  const label = splitLabel(piece);
  return label && PLACE_FIELDS.has(label.field) ? label.value : piece;
}

/** "现居住于上海", "Lives in Leeds": where somebody lives, and no title of a person. */
export const saysHome = (text: string) => LIVES_IN.test(text);

/** "现居于江苏苏州", "现工作地址：广东深圳", "based in Leeds" */
const LIVES_IN = new RegExp(
  String.raw`^(?:(?:现居住?[于在]?|现住|居住[于在]|住在|常住|(?:现|目前)?工作地[址点])[:：\s]*(\p{Script=Han}{2,20}(?:[·・-]\p{Script=Han}{2,12})?)|(?:${LIVES_IN_WORDS})\s(\p{Lu}.{2,60}))$`,
  "iu",
);

/** "Born 1966, Milwaukee / lives in Oakland, CA", "geboren in Chemnitz, wohnhaft in Berlin seit 1968" */
const LIVES_IN_TEXT = new RegExp(
  String.raw`(?<=[\s,;/(–-])(?:${LIVES_IN_WORDS})\s(\p{Lu}[^;/|()\d]{1,60}?)(?:\s\p{Ll}{1,7}\s\d{4})?[.)]?$`,
  "iu",
);

const PLACE_FIELDS = new Set<string>(["address", "city", "postalCode", "country", "location"]);

const isCapsHeading = (text: string) => isCaps(text) && matchHeading(text)?.confidence === 1;
