import { fold } from "../../../text/fold.ts";
import type { Contacts } from "../../recognisers/contact/contacts.ts";
import { hasNameShape } from "../../recognisers/names.ts";
import { MIN_SPELLED_CHARACTERS } from "../thresholds.ts";

/**
 * Handles: texts in which people spell their names, folded and without spaces. The e-mail address, user names of profiles, the host of their own
 * web site, and the author in the file's properties.
 */
export type Handles = { email?: string; domain?: string; others: string[]; author?: string };

export function handlesIn({ emails, profiles, urls }: Contacts, author: string | undefined): Handles {
  const [email, domain = ""] = emails[0]?.value.split("@") ?? [];
  const hosts = urls.map(({ value }) => value.replace(/^https?:\/\//i, "").split("/")[0] ?? "");
  return {
    ...(email && { email: joined(email), domain: joined(domain) }),
    others: [...profiles.map(({ username }) => joined(username ?? "")), ...hosts.map(joined)].filter(Boolean),
    ...(author && { author: fold(author) }),
  };
}

const joined = (text: string) => fold(text).replaceAll(" ", "");

/** How many of three independent sources spell a word of the name: the e-mail address, another handle, the file's properties. */
export function countVoices(name: string, { email, others, author }: Handles): { email: boolean; other: boolean; author: boolean } {
  const words = fold(name)
    .split(" ")
    .filter((word) => word.length >= MIN_SPELLED_CHARACTERS);
  return {
    email: email !== undefined && words.some((word) => spells(email, word)),
    other: others.some((handle) => words.some((word) => spells(handle, word))),
    author: author !== undefined && words.length > 1 && words.every((word) => author.split(" ").includes(word)),
  };
}

/** "mueller" spells "Müller", which folds to "muller". */
const spells = (handle: string, word: string) => handle.includes(word) || withoutUmlauts(handle).includes(withoutUmlauts(word));
const withoutUmlauts = (text: string) => text.replace(/oe/g, "o").replace(/ae/g, "a").replace(/ue/g, "u");

/**
 * The e-mail address consists of two words of the text ("anna@berger.example"), or of one and the first letter of another: then the text is a name, even if
 * it is a trade too.
 */
export function isSpelledBy(text: string, { email, domain = "" }: Handles): boolean {
  if (!email) return false;
  const words = fold(text).split(" ");
  const own = words.filter((word) => word.length >= MIN_SPELLED_CHARACTERS);
  const whole = own.filter(
    (word) => spells(email, word) || (spells(domain, word) && own.some((other) => other !== word && spells(email, other))),
  );
  const isSpelled =
    whole.length >= 2 ||
    whole.some((word) => words.some((other) => other !== word && [`${other[0]}${word}`, `${word}${other[0]}`].includes(email)));
  return isSpelled && hasNameShape(text);
}
