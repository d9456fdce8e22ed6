import type { Line } from "../../../reading.ts";
import { once } from "../../../text/once.ts";
import { wordCount } from "../../../text/spaces.ts";
import { isContactLine, toContactLine } from "../../1-document/contact-line.ts";
import type { Context } from "../../1-document/context.ts";
import { isProse } from "../../1-document/line-style.ts";
import { SURE_CITY, SURE_LABEL } from "../../1-document/thresholds.ts";
import { MOBILE_LABEL } from "../../lexicon/contact-words.ts";
import { CONTACT_FIELDS } from "../../lexicon/label-field.ts";
import { matchLabel, splitLabel } from "../../recognisers/agency-fields.ts";
import { findContacts } from "../../recognisers/contact/contact.ts";
import type { Contacts, FoundText } from "../../recognisers/contact/contacts.ts";
import { lonePhone } from "../../recognisers/contact/phones.ts";
import { MAX_LABEL_CHARACTERS, MIN_DIGITS_BESIDE_MAIL } from "../../recognisers/contact/thresholds.ts";
import { looksLikePlace, parsePlace } from "../../recognisers/places/places.ts";
import { MAX_ADDRESS_LINE_WORDS } from "../thresholds.ts";

/**
 * The contact data of the candidate, from `lines` (the head of the CV and contact sections), and what is missing there from `rest`. In `rest` a
 * number within a sentence counts only with a label or a country code: it may be a customer's.
 */
export function collectContacts(lines: readonly Line[], rest: readonly Line[], { language }: Context): Contacts {
  const country = once(() => guessCountry(lines, language));
  const contacts = findContacts(lines.map(toContactLine), { language, country });
  const phones =
    contacts.phones.length > 0
      ? mobileFirst(contacts.phones, lines)
      : (lonePhones(lines) ?? phoneBesideMail(lines, contacts.emails, language));
  if (contacts.emails.length > 0 && phones.length > 0) return { ...contacts, phones };
  const others = findContacts(rest.map(toContactLine), { language, country });
  const isSure = ({ value, line, from }: FoundText) =>
    /^[+＋(]/.test(value) || !isProse(rest[line]?.text ?? "") || others.consumed[line]?.some((span) => span.from < from && span.to > from);
  return {
    ...contacts,
    emails: contacts.emails.length > 0 ? contacts.emails : others.emails.map(elsewhere),
    phones: phones.length > 0 ? phones : others.phones.filter(isSure).map(elsewhere),
    profiles: contacts.profiles.length > 0 ? contacts.profiles : others.profiles.map(elsewhere),
  };
}

/** "Home: 01768 555 014, Mobile: 07700 900 123", "電話 0463-555-482 ⇥ 携帯 090-5550-8217": of two labelled numbers the mobile one is put first. */
function mobileFirst(phones: FoundText[], lines: readonly Line[]): FoundText[] {
  /** What stands before the number and behind the one before it. */
  const labelOf = ({ line, from }: FoundText) =>
    (lines[line]?.text ?? "")
      .slice(Math.max(0, from - MAX_LABEL_CHARACTERS), from)
      .split(/\d/)
      .at(-1) as string;
  const [first] = phones;
  // "電話" at the end of the line above
  const above = lines[(first?.line ?? 0) - 1]?.cells.at(-1)?.text ?? "";
  if (!first || !(/\p{L}/u.test(labelOf(first)) || matchLabel(above)?.field === "phone")) return phones;
  const mobile = phones.find((phone) => MOBILE_LABEL.test(labelOf(phone)));
  return mobile ? [mobile, ...phones.filter((phone) => phone !== mobile)] : phones;
}

/**
 * A number alone on its line, or between two ornaments of it and in whatever icon, though it is valid in no country known. Not behind the label of another
 * number ("Licence no.:"), in the line above or before it.
 */
function lonePhones(lines: readonly Line[]): FoundText[] | undefined {
  const found = lines.flatMap((line, index) => lonePhoneIn(line, lines[index - 1], index));
  return found.length > 0 ? found.slice(0, 1) : undefined;
}

/**
 * "12 High Street | 555-0134 | jane@example.com", or the number in the line above or below the address: it may lack its area code. "150-0001" in Japan is a
 * postal code.
 */
function phoneBesideMail(lines: readonly Line[], emails: readonly FoundText[], language: string): FoundText[] {
  const isBesideMail = (index: number) => emails.some(({ line }) => Math.abs(line - index) <= 1);
  const isPostcode = (piece: string) => language === "ja" && /^\d{3}-\d{4}$/u.test(piece);
  const found = lines.flatMap((line, index) =>
    isBesideMail(index) ? lonePhoneIn(line, lines[index - 1], index, MIN_DIGITS_BESIDE_MAIL).filter(({ value }) => !isPostcode(value)) : [],
  );
  return found.slice(0, 1);
}

function lonePhoneIn({ text }: Line, above: Line | undefined, line: number, minDigits?: number): FoundText[] {
  const pieces = text.split(BETWEEN_CONTACTS);
  const isLabelled = (at: number) => /[:：]$/u.test((pieces[at - 1] ?? above?.text ?? "").trim());
  const value = pieces.map((piece) => piece.replace(ICON, "").trim()).find((piece, at) => lonePhone(piece, minDigits) && !isLabelled(at));
  if (value === undefined) return [];
  const from = text.indexOf(value);
  return [{ value, line, from, to: from + value.length }];
}

const ICON = /^[^\p{L}\p{N}(+]+/u;
const BETWEEN_CONTACTS = /[|｜·•\t]|\s[–—]\s/u;

/** Found in `rest`: the index of its line there is no index into `lines`. */
const elsewhere = <T extends { line: number }>(found: T): T => ({ ...found, line: -1 });

/** The likely country of a phone number without a country code: that of a place in the head, by its name or its city. */
function guessCountry(lines: readonly Line[], language: string): string | undefined {
  for (const line of lines)
    for (const cell of line.cells)
      for (const text of cell.text.split(/\s*[|•·]\s*/u)) {
        const country = parsePlace(text, { language })?.countryCode;
        if (country) return country;
      }
  return undefined;
}

/**
 * The contact lines among the lines of a section, and a city in a line of its own beside one: "jane@example.com" over "0113 496 0142" over "Leeds". Where a template
 * sets them under "About", with the lines of the address and no text, they are all lines of the section.
 */
export function contactBlock(lines: readonly Line[], context: Context): Line[] {
  const isContact = lines.map((line) => isContactLine(line, context) || isLabelledContact(line));
  const holdsNothingElse = !lines.some(({ text, bullet }) => bullet || isProse(text) || wordCount(text) > MAX_ADDRESS_LINE_WORDS);
  const hasAddress = lines.some(({ text }, at) => !isContact[at] && parsePlace(text, context)?.postalCode !== undefined);
  if (isContact.includes(true) && holdsNothingElse && hasAddress) return [...lines];
  const isCity = ({ cells, bullet, text }: Line) => cells.length === 1 && !bullet && looksLikePlace(text) >= SURE_CITY;
  return lines.filter((line, at) => isContact[at] || ((isContact[at - 1] || isContact[at + 1]) && isCity(line)));
}

/** "City: Leeds" */
function isLabelledContact({ text, bullet }: Line): boolean {
  const label = bullet ? undefined : splitLabel(text);
  return label !== undefined && label.confidence >= SURE_LABEL && label.value !== "" && CONTACT_FIELDS.has(label.field);
}
