/** What somebody searches for, in the forms in which it is compared. */
export type Wanted = { mail: string | null; words: string[]; squeezed: string };

const MIN_LETTERS = 3;
/** A sign of these scripts is a syllable or a word: 李明 is a whole name. */
const WHOLE_SIGNS = /[\p{Script=Han}\p{Script=Hangul}]{2}/u;
/** Letters that Unicode does not decompose; "ae" for "ä" and the like are one letter here, so that "Mueller" is "Müller". */
const SAME: [from: string, to: string][] = [
  ["ß", "ss"],
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["æ", "a"],
  ["œ", "o"],
  ["ae", "a"],
  ["oe", "o"],
  ["ue", "u"],
];
const EXTENSION = /\.(pdf|docx)$/i;

/** Null for fewer than three letters: they would find everybody. */
export function toWanted(query: string): Wanted | null {
  const text = query.trim();
  const words = wordsOf(withoutExtension(text));
  const squeezed = words.join("");
  const letters = withoutExtension(text).match(/[\p{L}\p{N}]/gu) ?? [];
  if (letters.length < MIN_LETTERS && !WHOLE_SIGNS.test(squeezed)) return null;
  return { mail: text.includes("@") ? text.toLowerCase() : null, words, squeezed };
}

/** A text as it is compared: without case, accents and the spelling of umlauts. */
function plain(text: string): string {
  let found = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  for (const [from, to] of SAME) found = found.replaceAll(from, to);
  return found;
}

export const withoutExtension = (fileName: string): string => fileName.replace(EXTENSION, "");

/** Without what stands between its words: "zoe-mueller_CV.pdf" is "zoemullercv". */
export const squeezedFileName = (fileName: string): string => wordsOf(withoutExtension(fileName)).join("");

export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

export const isMail = ({ mail }: Wanted, address: string | null | undefined): boolean =>
  mail !== null && address?.trim().toLowerCase() === mail;

/** Whether a name is the one that is searched for: "Zoë Müller" finds "Zoë Anne Müller" and "MUELLER, Zoe", and the other way round. */
export function isName({ mail, words }: Wanted, name: string | null | undefined): boolean {
  if (!name || mail !== null) return false;
  const named = wordsOf(name);
  return words.every((word) => named.includes(word)) || (named.length > 1 && named.every((word) => words.includes(word)));
}

/** Whether a file is called so: "zoe-mueller_CV.pdf" and "ZoeMueller.docx" are found by the name. */
export function isFileName({ mail, words, squeezed }: Wanted, fileName: string | null | undefined): boolean {
  if (!fileName) return false;
  const named = wordsOf(withoutExtension(fileName));
  if (mail !== null) return named.join("") === squeezed;
  if (words.every((word) => named.includes(word))) return true;
  const together = named.join("");
  return words.length > 1 && (together.includes(squeezed) || together.includes(words.toReversed().join("")));
}

/**
 * Whether a long text names the person: all words of the name beside each other, in either order, with one more between them at most. A mail address is
 * looked for as a whole: "ann@fox.test" is not mentioned by "joann@fox.test".
 */
export function openMention({ mail, words }: Wanted): (text: string) => boolean {
  const [longest = ""] = words.toSorted((a, b) => b.length - a.length);
  if (mail !== null) {
    const address = new RegExp(`${NOT_WITHIN_BEFORE}${RegExp.escape(mail)}${NOT_WITHIN_AFTER}`, "u");
    return (text) => {
      const compared = text.toLowerCase();
      return compared.includes(mail) && address.test(compared);
    };
  }
  if (words.length < 2) return () => false;
  const first = words.slice(0, MAX_SEARCHED_NAME_WORDS);
  const named = new RegExp([first, first.toReversed()].map(pattern).join("|"), "u");
  return (text) => {
    const compared = plain(text);
    // Most texts have no such word: they are read once, and no further.
    return compared.includes(longest) && named.test(compared);
  };
}

/** Each further word doubles the ways in which a text can be tried: "a a a a …" with forty would take years. No name has more that tell it apart. */
export const MAX_SEARCHED_NAME_WORDS = 6;
const GAP = "[^\\p{L}\\p{N}]{1,6}";
const ONE_MORE = `(?:[\\p{L}\\p{N}]{1,30}${GAP})?`;
const NOT_WITHIN_BEFORE = "(?<![\\p{L}\\p{N}])";
const NOT_WITHIN_AFTER = "(?![\\p{L}\\p{N}])";
const pattern = (words: string[]) => `${NOT_WITHIN_BEFORE}${words.join(`${GAP}${ONE_MORE}`)}${NOT_WITHIN_AFTER}`;
