import { findSpokenLanguages, fluencyRank } from "../../../parse/recognisers/languages.ts";
import { findConcepts } from "../../concepts/concepts.ts";
import { findDegrees } from "../../concepts/degrees.ts";
import { tokenize } from "../../concepts/words.ts";
import { LANGUAGE_FORMS } from "../../lexicon/language-forms.ts";
import type { Found } from "../requirement.ts";
import { DEFAULT_LANGUAGE_RANK, MAX_BARE_LANGUAGE_WORDS, MAX_JOINING_WORD_CHARACTERS } from "../thresholds.ts";

/** The spoken languages that a sentence of a job description asks for, each with its level on the CEFR scale, 1 to 6. */
export function wantedLanguages(sentence: string): Found[] {
  const text = asListed(sentence);
  const found = findSpokenLanguages(text).filter(({ code }) => code !== undefined);
  const names = found.map(({ language }) => language);
  // "GCSE English", "degree in French": a subject.
  if (findDegrees(text).length > 0 && fluencyRank(text) === 0) return [];
  const speaks =
    found.length > 0 && (fluencyRank(text) > 0 || namesLanguagesOnly(text, names) || LANGUAGE_CUE.test(text) || namesNothingElse(text));
  if (!speaks) return [];
  const rest = fluencyRank(withoutNames(text, names));
  return found.map(({ code, fluency, from, to }, at) => {
    // "German A2 or English B1": each has the level that stands behind it; one alone has that of the sentence.
    const behind = text.slice(from, found[at + 1]?.from ?? text.length);
    const level = CEFR.exec(found.length === 1 ? text : behind);
    const rank = CEFR_RANK[level?.[0] ?? ""] || Math.min(6, (fluency ? fluencyRank(fluency) : 0) || rest || DEFAULT_LANGUAGE_RANK);
    return { from, to: from + text.slice(from, to).replace(TRAILING_OR, "").length, thing: { by: "language", code: code as string, rank } };
  });
}
const CEFR = /(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])/u;
/** An "or" that was taken for a part of the level: "German at level A2 or". */
const TRAILING_OR = /[\s,]+(?:or|oder|ou|o|lub|albo|of|eller|nebo|and|und|et|y|e|i|en)\s*$/iu;

/** The text with levels of languages in the form in which a CV lists them: "verhandlungssicheres Englisch" becomes "verhandlungssicher Englisch". */
export const asListed = (text: string) => LANGUAGE_FORMS.reduce((form, [pattern, put]) => form.replace(pattern, put), text);

const CEFR_RANK: Record<string, number> = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6 };
/** "Polish would be a plus": a short sentence that asks for no other thing. What kind of English it is ("Inglese tecnico") is no other thing. */
const namesNothingElse = (text: string) => {
  const tokens = tokenize(text.replace(KIND_OF_LANGUAGE, " "));
  return tokens.length <= MAX_BARE_LANGUAGE_WORDS && findConcepts(tokens).length === 0;
};
const KIND_OF_LANGUAGE =
  /(?<!\p{L})(?:technical|business|commercial|professional|medical|legal|working|technisch\p{L}*|kaufmännisch\p{L}*|medizinisch\p{L}*|juristisch\p{L}*|technique|professionnel|médical|juridique|técnico|comercial|profesional|médico|jurídico|tecnico|commerciale|professionale|medico|giuridico|techniczn\p{L}*|biznesow\p{L}*|branżow\p{L}*|zakelijk\p{L}*|profissional|teknisk\p{L}*)(?!\p{L})/giu;
const LANGUAGE_CUE =
  /\b(?:language|speak\w*|spoken|written|sprach\w*|langue|parl\w+|idioma|hablad\w*|lingua|taal|língua|falad\w*|język\w*|språk|sprog|jazyk\w*|limba)\b|γλώσσ|мов|язык|език/iu;
const withoutNames = (text: string, names: string[]) => names.reduce((rest, name) => rest.replace(name, " "), text);
/** "French", "Spanish and Italian": nothing but names of languages. */
const namesLanguagesOnly = (text: string, names: string[]) =>
  tokenize(withoutNames(text, names)).every(
    ({ word }) => word.length <= MAX_JOINING_WORD_CHARACTERS || /^(?:oder|auch|good|gute|bonne|ideally|plus)$/.test(word),
  );
