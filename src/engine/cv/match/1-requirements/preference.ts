import { fold } from "../../text/fold.ts";
import { findPhrase, phrases } from "../concepts/phrases.ts";
import { PREFERENCE_CUES } from "../lexicon/jd-words.ts";

const PREFERENCE = phrases(PREFERENCE_CUES);

/** The offset of an "ideally" inside a sentence: what follows it is preferred, not asked for. */
export function preferenceAt(text: string): number | undefined {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  for (const [at, { index }] of words.entries()) {
    if (!/[\s,(]/.test(text[index - 1] ?? "")) continue;
    const last = words[Math.min(at + PREFERENCE.longest, words.length) - 1];
    const folded = fold(text.slice(index, last && last.index + last[0].length));
    if (findPhrase(folded, PREFERENCE)?.from === 0) return index;
  }
  return undefined;
}
