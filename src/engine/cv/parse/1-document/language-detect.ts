import { eld } from "eld/extrasmall";
import { MAX_SAMPLE_CHARACTERS, MIN_JAPANESE_RATIO, MIN_KANA_RATIO, WEIGHT_OF_IDEOGRAPH, WEIGHT_OF_LATIN } from "./thresholds.ts";

/** A script with the languages, as `eld` names them, that are written in it. */
type Script = { letters: RegExp; languages: string; weight: number };

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
const HAN = /\p{Script=Han}+/gu;

/** A script with one language decides by itself; with several, the n-grams decide. If they cannot, it is the first language. */
const SCRIPTS: readonly Script[] = [
  {
    letters: /\p{Script=Latin}[\p{Script=Latin}\p{M}'’]*/gu,
    languages: "en fr de es it pt nl pl sv da no fi cs sk hu ro hr sr sl tr ca lt lv et is sq az vi ms",
    weight: WEIGHT_OF_LATIN,
  },
  { letters: /\p{Script=Cyrillic}+/gu, languages: "ru uk bg sr", weight: 1 },
  { letters: /[\p{Script=Arabic}\p{M}]+/gu, languages: "ar fa ur", weight: 1 },
  { letters: /\p{Script=Hangul}+/gu, languages: "ko", weight: WEIGHT_OF_IDEOGRAPH },
  { letters: HAN, languages: "zh", weight: WEIGHT_OF_IDEOGRAPH },
  { letters: /\p{Script=Greek}+/gu, languages: "el", weight: 1 },
  { letters: /\p{Script=Hebrew}+/gu, languages: "he", weight: 1 },
  { letters: /\p{Script=Devanagari}+/gu, languages: "hi", weight: 1 },
  { letters: /\p{Script=Thai}+/gu, languages: "th", weight: 1 },
  { letters: /\p{Script=Georgian}+/gu, languages: "ka", weight: 1 },
  { letters: /\p{Script=Armenian}+/gu, languages: "hy", weight: 1 },
];
const LATIN = SCRIPTS[0] as Script;

/** Codes of `eld` that are others here: Norwegian is Bokmål, and of Malay and Indonesian, which differ little, CVs are Indonesian. */
const CODES: Readonly<Record<string, string>> = { no: "nb", ms: "id" };

/** What is neither Latin letters nor punctuation. */
const OTHER_SCRIPT = /[^\0-\u036f\u1e00-\u1eff\u2000-\u20ff\u2150-\u2bff]/;

/**
 * ISO 639-1 of the language that most of a text is written in; `en` when nothing tells. The script decides where it has one language,
 * otherwise the n-grams of `eld` (docs/decisions/0018).
 */
export function detectLanguage(text: string): string {
  const sample = sampleOf(text);
  if (!OTHER_SCRIPT.test(sample)) return byNgrams(sample, LATIN);
  const kana = countOf(sample, KANA);
  const han = countOf(sample, HAN);
  const letters = countOf(sample, /\p{L}+/gu);
  if (kana + han > letters * MIN_JAPANESE_RATIO && kana > (kana + han) * MIN_KANA_RATIO) return "ja";

  const amount = (script: Script) => countOf(sample, script.letters) * script.weight;
  const script = SCRIPTS.reduce((best, next) => (amount(next) > amount(best) ? next : best));
  return byNgrams(sample, script);
}

/** `eld` reads 1,000 characters. Of a longer text every second, third … line is taken, because the first 1,000 may be a list of products. */
function sampleOf(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const step = Math.ceil(text.length / MAX_SAMPLE_CHARACTERS);
  return lines.length <= step ? text.slice(0, MAX_SAMPLE_CHARACTERS) : lines.filter((_, at) => at % step === 0).join("\n");
}

const countOf = (text: string, letters: RegExp) => (text.match(letters) ?? []).reduce((sum, run) => sum + run.length, 0);

/** The most likely of the languages of a script, by the words of the text that are in it. */
function byNgrams(text: string, { letters, languages }: Script): string {
  const [first = "en", ...others] = languages.split(" ");
  if (others.length === 0) return first;
  const scores = eld.detect((text.match(letters) ?? []).join(" ")).getScores();
  const score = (language: string) => scores[language] ?? 0;
  const best = others.reduce((best, next) => (score(next) > score(best) ? next : best), first);
  return CODES[best] ?? best;
}
