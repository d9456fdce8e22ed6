import { once } from "../../../text/once.ts";
import { EMAIL_LABELS, TLDS } from "../../lexicon/contact-words.ts";
import { languageTagOf } from "../../lexicon/languages/language-tags.ts";
import { countryCodeOf } from "../places/countries.ts";
import { parsePlace } from "../places/places.ts";
import type { ContactLine, ContactOptions, Contacts } from "./contacts.ts";
import { findPhones } from "./phones.ts";
import { findBesideLogo, findLabelledProfiles } from "./profiles.ts";
import { LABEL_END, merged, take } from "./taken.ts";
import { MAX_ADDRESS_CHARACTERS } from "./thresholds.ts";
import { findUrls, takeLink } from "./urls.ts";

/** E-mail addresses, telephone numbers, web addresses and profiles, as printed, in order, each once. */
export function findContacts(lines: ContactLine[], options: ContactOptions = {}): Contacts {
  const found: Contacts = { emails: [], phones: [], urls: [], profiles: [], consumed: lines.map(() => []) };
  const country = once(() => options.country?.() ?? guessCountry(lines, options.language));
  lines.forEach(({ text }, line) => {
    findEmails(found, text, line);
    findUrls(found, text, line);
    findLabelledProfiles(found, text, line);
    findPhones(found, text, line, country);
  });
  lines.forEach(({ text, links = [], logos = [] }, line) => {
    for (const logo of logos) findBesideLogo(found, text, line, logo);
    for (const link of links) takeLink(found, text, line, link);
  });
  joinWrappedEmails(found, lines);
  found.consumed = found.consumed.map(merged);

  return found;
}

const COUNTRY_OF_LANGUAGE: Record<string, string> = {
  de: "DE",
  fr: "FR",
  es: "ES",
  it: "IT",
  pt: "PT",
  nl: "NL",
  pl: "PL",
  el: "GR",
  uk: "UA",
  sv: "SE",
  da: "DK",
  nb: "NO",
  fi: "FI",
  cs: "CZ",
  sk: "SK",
  hu: "HU",
  ro: "RO",
  bg: "BG",
  ru: "RU",
  hr: "HR",
  sr: "RS",
  sl: "SI",
  tr: "TR",
  ar: "AE",
  he: "IL",
  zh: "CN",
  ja: "JP",
  ko: "KR",
  ca: "ES",
  lt: "LT",
  lv: "LV",
  et: "EE",
};

/** The country that the address lines name, else that of the language. */
function guessCountry(lines: ContactLine[], language?: string): string | undefined {
  for (const { text } of lines) {
    const parts = text.split(/[|｜·•\t;]/);
    for (const part of parts) {
      if (part.length > MAX_ADDRESS_CHARACTERS || /@/.test(part)) continue;
      const country = parsePlace(part, { language })?.countryCode ?? countryCodeOf(part.split(",").at(-1) ?? "");
      if (country) return country;
    }
  }

  return language ? COUNTRY_OF_LANGUAGE[languageTagOf(language)] : undefined;
}

/** No address is longer. Without a bound the search for the start of an address in a very long word takes quadratic time. */
const EMAIL =
  /([\p{L}\p{N}](?:(?:[\p{L}\p{N}._%+'-]| \. ){0,80}[\p{L}\p{N}_-])?)\s?(?:[@＠]|\s?[([{<]\s?(?:at|ät|arroba|chiocciola|@)\s?[)\]}>]\s?)\s?([\p{L}\p{N}-]+(?:\s?\.\s?[\p{L}\p{N}-]+)*?\s?\.\s?([a-z]{2,24}))(?![\p{L}\p{N}])(?!\.[a-z]{2})/giu;

/** "jane [at] example [dot] com" */
const SPELLED_DOT = /\s?[([{<]\s?(?:dot|punkt|point|punto|ponto)\s?[)\]}>]\s?/giu;

const EMAIL_LABEL = new RegExp(`(?:(?<![\\p{L}])(?:${EMAIL_LABELS})|[✉📧🖂@])${LABEL_END}`, "iu");

function findEmails(found: Contacts, printed: string, line: number): void {
  if (!/[@＠([{<]/.test(printed)) return;
  const text = printed.replace(SPELLED_DOT, ".");
  const isSpelled = text !== printed;
  for (const match of text.matchAll(EMAIL)) {
    const value = `${match[1]}@${match[2]}`.replace(/\s/g, "");
    if (/\s\.|\.\s/.test(match[2] ?? "") && !TLDS.has((match[3] ?? "").toLowerCase())) continue;
    // "jane [at] example [dot] com" stands elsewhere in the printed line.
    if (isSpelled) found.consumed[line]?.push({ from: 0, to: printed.length });
    else take(found, text, line, match.index, match.index + match[0].length, EMAIL_LABEL);
    if (!found.emails.some((known) => known.value.toLowerCase() === value.toLowerCase()))
      found.emails.push({ value, line, from: match.index, to: match.index + match[0].length });
  }
}

/** "anne-marie.von-" at the end of a line, behind a label or alone. Of a hyphen it is known that the address goes on; "Leeds." ends a sentence. */
const START_OF_WRAPPED = /(?:^|[\s:：|])((?=[^@]*\p{L})[\p{L}\p{N}](?:[\p{L}\p{N}._%+'-]{0,80})[-‐])\s*$/u;

/**
 * "anne-marie.von-" over "berg@example.org", without a link that tells the whole address: its end alone would be the address of somebody else. Programs break
 * addresses behind a hyphen that they have, so it stays.
 */
function joinWrappedEmails(found: Contacts, lines: ContactLine[]): void {
  for (const email of found.emails) {
    const above = lines[email.line - 1]?.text ?? "";
    const start = START_OF_WRAPPED.exec(above)?.[1];
    const isWholeInLine = lines[email.line]?.text.slice(email.from, email.to) === email.value;
    if (start === undefined || email.from > 0 || !isWholeInLine) continue;
    email.value = `${start.replace("‐", "-")}${email.value}`;
    take(found, above, email.line - 1, above.lastIndexOf(start), above.length, EMAIL_LABEL);
  }
}
