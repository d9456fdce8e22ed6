import type { Line } from "../../reading.ts";
import { findContacts } from "../recognisers/contact/contact.ts";
import { isNetworkName } from "../recognisers/contact/profiles.ts";
import { looksLikePlace } from "../recognisers/places/places.ts";
import type { Context } from "./context.ts";
import { isProse } from "./line-style.ts";
import { SURE_CITY } from "./thresholds.ts";

/**
 * A line of nothing but contact data: a mail or web address, a profile by its user name, or the name of its network above it. A city may stand beside it. A user name beside an
 * icon is one by the link it carries.
 */
export function isContactLine(line: Line, { language }: Context): boolean {
  const text = line.text.trim();
  if (line.bullet || isProse(text)) return false;
  if (isNetworkName(text)) return true;
  const { emails, phones, urls, profiles, consumed } = findContacts([toContactLine(line)], { language });
  if (emails.length + phones.length + urls.length + profiles.length === 0) return false;
  const rest = (consumed[0] ?? []).toReversed().reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), line.text);
  const left = rest.replace(/^[\s|,;·•–—-]+|[\s|,;·•–—-]+$/gu, "");
  const isCity = looksLikePlace(left) >= SURE_CITY || ((consumed[0]?.length ?? 0) > 1 && ONE_NAME.test(left));
  return !/[\p{L}\p{N}]{2}/u.test(rest) || profiles.some(({ username }) => username === left) || isCity;
}

const ONE_NAME = /^\p{Lu}[\p{L}\p{M}'’.-]+$/u;

/** "© European Union | europass.europa.eu" is the imprint of a template, not an address of the candidate. */
export const toContactLine = (line: Line) =>
  line.text.includes("©")
    ? { text: "", links: [] }
    : {
        text: line.text,
        links: line.cells.flatMap((cell) => cell.runs.flatMap((run) => (run.link ? [run.link] : []))),
        logos: line.cells.flatMap(({ network, text }) => (network ? [{ network, text }] : [])),
      };
