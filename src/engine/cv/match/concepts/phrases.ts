import { fold } from "../../text/fold.ts";

/** Folded phrases to look for, made from a list with commas. A trailing `*` matches any end of the word: "willing*" finds "willingness". */
export type Phrases = { whole: Set<string>; firsts: Set<string>; open: string[]; longest: number };

export function phrases(list: string): Phrases {
  const all = list
    .split(",")
    .map((phrase) => ({ folded: fold(phrase), open: phrase.trim().endsWith("*") }))
    .filter(({ folded }) => folded !== "");
  return {
    whole: new Set(all.filter(({ open }) => !open).map(({ folded }) => folded)),
    firsts: new Set(all.filter(({ open }) => !open).map(({ folded }) => folded.split(" ")[0] as string)),
    open: all.filter(({ open }) => open).map(({ folded }) => folded),
    longest: Math.max(...all.map(({ folded }) => folded.split(" ").length)),
  };
}

/** The first phrase of the list in a folded text, as word numbers [from, to); undefined when there is none. */
export function findPhrase(folded: string, list: Phrases): { from: number; to: number } | undefined {
  const words = folded.split(" ");
  for (let from = 0; from < words.length; from++) {
    for (let length = list.firsts.has(words[from] as string) ? Math.min(list.longest, words.length - from) : 0; length >= 1; length--)
      if (list.whole.has(words.slice(from, from + length).join(" "))) return { from, to: from + length };
    if (list.open.some((stem) => words[from]?.startsWith(stem))) return { from, to: from + 1 };
  }
  return undefined;
}

export const hasPhrase = (text: string, list: Phrases): boolean => findPhrase(fold(text), list) !== undefined;
