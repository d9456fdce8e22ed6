import { AND_IN_TEXT } from "../lexicon/joining-words.ts";
import { MAX_AUTHORS_CHARACTERS } from "./thresholds.ts";
/** Authors at the start of a citation: the text up to where they end. */
export type Authors = { text: string; to: number };

const PARTICLE = String.raw`(?:(?:de|del|della|di|da|van|von|der|den|la|le|el|al|bin|ter|dos)\s)*`;
const FAMILY = String.raw`${PARTICLE}\p{Lu}[\p{L}\p{M}'’]+(?:[-–]{1,2}\p{Lu}[\p{L}\p{M}'’]+)?`;
const INITIALS = String.raw`(?:\p{Lu}\.(?:[-\s]?\p{Lu}\.){0,3})`;
/** "Berg, A. M.", "Berg AM", "A. M. Berg" */
const SHORT = String.raw`(?:${FAMILY}(?:\s${FAMILY})?,?\s(?:${INITIALS}|\p{Lu}{1,3}(?!\p{L}))|${INITIALS}\s?${FAMILY}(?:\s${FAMILY})?)`;
/** "Anna Berg", "Anna M. Berg", "Anna M Berg" */
const FULL = String.raw`(?:\p{Lu}[\p{L}\p{M}'’-]+\s(?:\p{Lu}\.?\s){0,2}${FAMILY})`;
/** "Anna Berg Roth" too, in a list of several. */
const LONG = String.raw`(?:${FULL}(?:\s${FAMILY})?)`;
/** White space or a comma before a word, or "Sonja Berg" would be "Son" and "Berg" in Finnish. */
const AND = String.raw`(?:(?:,\s*|\s+)${AND_IN_TEXT}\s+|,?\s*&\s+|\s*[,;]\s*)`;
const AND_OTHERS = String.raw`(?:,?\s*(?:\bet al\.?|and others|u\. ?a\.|…|\.\.\.))?`;
/** The last author ends before a full stop, a colon, a year in brackets, or the title in quotation marks. */
const END = String.raw`(?=\s*(?:[.:]\s|\(?(?:19|20)\d\d|,?\s*["“„«]|,\s))`;

const LIST_OF_SHORT = new RegExp(String.raw`^${SHORT}(?:${AND}${SHORT}){0,40}${AND_OTHERS}${END}`, "u");
const LIST_OF_FULL = new RegExp(
  String.raw`^(?:${LONG}|${SHORT})(?:${AND}(?:${LONG}|${SHORT})){1,40}${AND_OTHERS}(?=\s*(?:[.:]\s|\(?(?:19|20)\d\d|,?\s*["“„«]))`,
  "u",
);
/** "Anderson, Bobby. The gospel of …" */
const INVERTED = new RegExp(
  String.raw`^${FAMILY},\s\p{Lu}[\p{Ll}\p{M}]+(?:\s\p{Lu}\.)?(?:,?\s(?:${AND_IN_TEXT}|&)\s${FULL})?(?=\.\s\p{Lu})`,
  "u",
);

/** "Anderson, Bobby; Roth, Tom und Berg, Anna-Maria: The gospel of …" */
const INVERTED_FULL = String.raw`${FAMILY},\s\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}\.?)?`;
const INVERTED_LIST = new RegExp(
  String.raw`^${INVERTED_FULL}(?:(?:\s*;\s*|\s+(?:${AND_IN_TEXT}|&)\s+)${INVERTED_FULL}){0,40}(?=\s*:\s)`,
  "u",
);

/** The authors that a citation begins with: "Berg, A. & Roth, T.", "A. Berg and T. Roth", "Berg A, Roth T.", "Anna Berg, Tom Roth". */
export function readAuthors(text: string): Authors | undefined {
  const start = text.slice(0, MAX_AUTHORS_CHARACTERS);
  // The longest: "Zsófia Kovács, R. Tedrake" also begins like "Kovács, R.".
  const lists = [LIST_OF_SHORT, LIST_OF_FULL, INVERTED, INVERTED_LIST].flatMap((pattern) => pattern.exec(start)?.[0] ?? []);
  const list = lists.toSorted((a, b) => b.length - a.length)[0];
  return list === undefined ? undefined : { text: list.trim(), to: list.length };
}

const ONLY_NAMES = new RegExp(String.raw`^(?:${FULL}|${SHORT})(?:${AND}(?:${FULL}|${SHORT})){0,40}${AND_OTHERS}\.?$`, "u");

/** "Sarah Williams, David Park": people and nothing else. */
export const areAuthors = (text: string): boolean => text.length <= MAX_AUTHORS_CHARACTERS && ONLY_NAMES.test(text.trim());

/** "Berg, A. Bridges of the north. Journal of Tides, 2021.": a citation without figures ends so. */
export const endsLikeCitation = (text: string): boolean => /\.\s+\p{Lu}[^.]{3,80},\s*(?:19|20)\d{2}\.?$/u.test(text);
