import { fluencyRank } from "../../parse/recognisers/languages.ts";
import { fold } from "../../text/fold.ts";
import { conceptOf } from "../concepts/concepts.ts";
import { APPLY, ASKS_OF_SOMEBODY, IF_YOU, OF_EMPLOYER, ON_SITE_POST, TELLS, WE_DO, WOULD_PLEASE } from "../lexicon/sentence-words.ts";
import { readRequirement } from "./read-requirement.ts";
import type { Wanted } from "./requirement.ts";
import { MAX_FRAGMENT_WORDS } from "./thresholds.ts";
import { asListed } from "./wanted/wanted-languages.ts";

/** True for a sentence that says what would please: "Some German would not hurt", "Heb je ervaring met KNX, dan ben je onze man". */
export function wouldPlease(text: string): boolean {
  const folded = fold(text);
  return WOULD_PLEASE.test(folded) || (IF_YOU.test(folded) && !APPLY.test(folded));
}

/**
 * True for a sentence of running text that asks for something by what it names, though no word of it asks: the level of a language, a licence, a
 * certificate ("Deutsch auf B2 reicht uns"); or a known skill that somebody should have or that would please ("Zna się na Kafce").
 */
export function asksByContent(text: string): boolean {
  const folded = fold(text);
  if (OF_EMPLOYER.test(folded) || APPLY.test(folded)) return false;
  const { wanted, stems, years } = readRequirement(text, "must", "");
  if ((years && isFragment(text)) || ON_SITE_POST.test(folded)) return true;
  if (wanted.some((one) => isPaper(one) || (one.by === "language" && fluencyRank(asListed(text)) + Number(CEFR.test(text)) > 0)))
    return true;
  const isAsked = ASKS_OF_SOMEBODY.test(folded) || wouldPlease(text);
  return isAsked && (wanted.some(isKnown) || stems.length > 0);
}

/** True for a short sentence without a verb: "Confection d'orthèses.", "Vollzeit." Between conditions it is one. */
export function isFragment(text: string): boolean {
  const folded = fold(text);
  return folded.split(" ").length <= MAX_FRAGMENT_WORDS && !TELLS.test(folded) && !WE_DO.test(folded) && !APPLY.test(folded);
}
const CEFR = /(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/u;

/** A certificate or a licence that everybody has or has not. */
const isPaper = (one: Wanted) =>
  one.by === "permit" ||
  (one.by === "concepts" && one.concepts.every((id) => ["certificate", "licence"].includes(conceptOf(id)?.kind ?? "")));
const isKnown = (one: Wanted) =>
  one.by === "language" ||
  one.by === "degree" ||
  (one.by === "concepts" &&
    one.concepts.some((id) => ["skill", "certificate", "licence", "field", "industry"].includes(conceptOf(id)?.kind ?? "")));
