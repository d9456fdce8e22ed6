import { lookUp } from "../../../contract/look-up.ts";
import type { Template } from "../template/template.ts";
import { LABELS, type LabelKey } from "./lexicon.ts";

/** `comma`: what stands between the values of a list, in the script of the CV. */
export type Words = { language: string; word: (key: LabelKey) => string; comma: string };

/**
 * The words for a CV in `language`: the template's own over the built-in ones, English where a language has none.
 * `language` of the answer is that of the words, so that dates and labels speak the same.
 */
export function chooseWords(template: Pick<Template, "labels" | "labelLanguage">, language: string): Words {
  const wanted = normalLanguage(template.labelLanguage === "cv" ? language : template.labelLanguage);
  const spoken = lookUp(LABELS, wanted) || lookUp(template.labels, wanted) ? wanted : "en";
  const layers = [lookUp(template.labels, spoken), template.labels["*"], lookUp(LABELS, spoken), LABELS.en];

  const word = (key: LabelKey) => layers.map((layer) => layer && lookUp(layer, key)).find(Boolean) ?? key;
  return { language: spoken, word, comma: commaOf(language) };
}

/** Languages in Arabic letters have a comma that is open to the left; Hebrew and Yiddish, from right to left too, have the usual one. */
const commaOf = (language: string) => (isRightToLeft(language) && !["he", "yi"].includes(normalLanguage(language)) ? "، " : ", ");

/** `no`, `nn` and `nb` are one language here; `pt-BR` is `pt`. */
export function normalLanguage(language: string): string {
  const base = language.toLowerCase().split(/[-_]/)[0] as string;
  return base === "no" || base === "nn" ? "nb" : base;
}

const RIGHT_TO_LEFT = new Set(["ar", "he", "fa", "ur", "yi", "ps", "sd", "ckb"]);
export const hasRightToLeft = (text: string) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
export const isRightToLeft = (language: string) => RIGHT_TO_LEFT.has(normalLanguage(language));

/** The proofing of Word and PowerPoint wants a region with the language. */
export function languageTag(language: string): string {
  try {
    const { language: base, region } = new Intl.Locale(language).maximize();
    return `${base}-${region ?? base.toUpperCase()}`;
  } catch {
    return "en-GB";
  }
}
