import type { Line } from "../../reading.ts";
import { isProse } from "../1-document/line-style.ts";
import type { Context } from "../3-entries/rows.ts";
import { findContacts, once } from "../recognisers/contact/contact.ts";
import type { Contacts } from "../recognisers/contact/contacts.ts";
import { isNetworkName } from "../recognisers/contact/profiles.ts";
import { parsePlace } from "../recognisers/places/places.ts";
import { MAX_CONTACT_CHARACTERS, MAX_LINES_TO_COUNTRY } from "./thresholds.ts";

export function collectContacts(lines: readonly Line[], rest: readonly Line[], { language }: Context): Contacts {
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
  if (line.bullet || text.length > MAX_CONTACT_CHARACTERS || isProse(text)) return false;
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
  for (const line of lines.slice(0, MAX_LINES_TO_COUNTRY))
    for (const cell of line.cells)
      for (const text of cell.text.split(/\s*[|•·]\s*/u)) {
        const country = text.length <= MAX_CONTACT_CHARACTERS ? parsePlace(text, { language })?.countryCode : undefined;
        if (country) return country;
      }
  return undefined;
}

/** "© European Union | europass.europa.eu" is the imprint of a template: nobody is reached by it. */
const toContactLine = (line: Line) =>
  line.text.includes("©")
    ? { text: "", links: [] }
    : { text: line.text, links: line.cells.flatMap((cell) => cell.runs.flatMap((run) => (run.link ? [run.link] : []))) };
