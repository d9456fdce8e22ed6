import type { Reading } from "../../../reading.ts";
import { type Replaced, withReplaced } from "./replaced.ts";

/**
 * Arabic, Persian and Urdu print "،" where other languages have a comma, and each rule that divides "Fitter, Acme Ltd, Leeds" means it too. So such a
 * document is parsed with commas, and its values get the printed character back.
 */

const ARABIC_COMMA = /،/g;
const COMMA_IN_ARABIC = /(?<=[\p{Script=Arabic}\p{M}]\s*),/u;
/** Behind a digit a comma may be of either kind: "2015، عمان", "Word 2016, Excel". */
const COMMA_BEHIND_ARABIC_OR_DIGIT = /(?<=[\p{Script=Arabic}\p{M}\p{Nd}]\s*),/gu;

/** The document with commas, and what gives the Arabic ones back; as it is, if it has both kinds behind Arabic text. */
export function withLatinCommas(reading: Reading): Replaced {
  const hasBoth = reading.lines.some(({ text }) => COMMA_IN_ARABIC.test(text));
  const comma = (text: string) => (hasBoth ? text : text.replace(ARABIC_COMMA, ","));
  return withReplaced(reading, comma, (value) => value.replace(COMMA_BEHIND_ARABIC_OR_DIGIT, "،"));
}
