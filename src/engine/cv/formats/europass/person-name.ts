import { splitName as withDegrees } from "../../parse/recognisers/names.ts";

/** Europass wants given names and the surname apart. */
export type SplitName = { firstName?: string; surname?: string };

/**
 * The two parts of a name, in its own words: the last word is the surname, with the particles before it ("van der Berg"); a surname in capitals is one
 * wherever it stands ("DUPONT Jean"). Degrees behind the name are left out. A name that has no gap, as in Chinese, stays whole.
 */
export function splitName(name: string): SplitName {
  const { name: bare, title } = withDegrees(name);
  const words = [title, bare].filter(Boolean).join(" ").trim().split(/\s+/).filter(Boolean);
  if (words.length < 2) return words[0] ? { firstName: words[0] } : {};
  const capitals = words.filter(isCapitals);
  if (capitals.length > 0 && capitals.length < words.length && words.slice(0, capitals.length).every(isCapitals))
    return { firstName: words.slice(capitals.length).join(" "), surname: capitals.join(" ") };
  let at = words.length - 1;
  while (at > 1 && isParticle(words[at - 1] as string)) at--;
  return { firstName: words.slice(0, at).join(" "), surname: words.slice(at).join(" ") };
}

/** An initial such as "J." is none. */
const isCapitals = (word: string) =>
  (word.match(/\p{Lu}/gu)?.length ?? 0) > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
/** "von", "de", "al-": a word in lower case before the surname. */
const isParticle = (word: string) => /^\p{Ll}/u.test(word);
