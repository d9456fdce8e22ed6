import { memoize } from "./memoize.ts";

/**
 * Tells whether a text has what a pattern with the flags `iu` finds, for patterns of many words: compared in small letters, which takes a small
 * part of the time that the flag `i` does.
 */
export function inAnyCase(pattern: RegExp): (text: string) => boolean {
  const small = forSmallLetters(pattern, "u");
  return (text) => small.test(smallLetters(text));
}

/** The pattern for a text in small letters. Classes of letters stay what they are. */
export function forSmallLetters({ source }: RegExp, flags: string): RegExp {
  const printed = source.replace(CODE, (_, short: string | undefined, code = short as string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  return new RegExp(
    printed.replace(LETTER_OR_ESCAPE, (found) => (found.startsWith("\\") ? found : inPlace(found))),
    flags,
  );
}

/** How the bundler writes letters beyond ASCII. */
const CODE = /\\u(?:([0-9a-f]{4})|\{([0-9a-f]+)\})/gi;
const LETTER_OR_ESCAPE = /\\[pP]\{[^}]*\}|\\.|\p{L}/gu;

/**
 * The text in small letters, each where it stands in the text. The sigma at the end of a word is the same letter. Several patterns are looked for
 * in one text.
 */
export const smallLetters = memoize(inPlace);

function inPlace(text: string): string {
  const small = text.toLowerCase();
  const each = small.length === text.length ? small : text.replace(/[^İ]+/g, (part) => part.toLowerCase());
  return each.includes("ς") ? each.replaceAll("ς", "σ") : each;
}
