import { matchHeading } from "../lexicon/headings/headings.ts";
import { LETTERS, STOPWORDS } from "../lexicon/languages/stopwords.ts";

/** Scripts that settle it: one language of ours each, or a choice by letters and words. */
const SCRIPTS: [RegExp, string[]][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]+/gu, ["ja"]],
  [/\p{Script=Hangul}+/gu, ["ko"]],
  [/\p{Script=Han}+/gu, ["zh"]],
  [/\p{Script=Greek}+/gu, ["el"]],
  [/\p{Script=Hebrew}+/gu, ["he"]],
  [/\p{Script=Devanagari}+/gu, ["hi"]],
  [/\p{Script=Arabic}+/gu, ["ar"]],
  [/\p{Script=Cyrillic}+/gu, ["uk", "ru", "bg", "sr"]],
  [/\p{Script=Latin}+/gu, []],
];
const CYRILLIC = new Set(["uk", "ru", "bg", "sr"]);

const ASCII = /[\0-\x7f]+/g;
const LATIN = /\p{Script=Latin}/u;
/** What neither Latin letters nor signs are. */
const OTHER_SCRIPT = /[^\0-\u036f\u1e00-\u1eff\u2000-\u20ff\u2150-\u2bff]/;
/** No language is told by the letters of English. */
const PLAIN = /^[a-z]+$/;

/** ISO 639-1 of the language that most of the text is written in; `en` when nothing tells. Reads the first 20,000 characters. */
export function detectLanguage(text: string): string {
  const sample = text.slice(0, 20_000);
  const plain = sample.match(/[a-z]/gi)?.length ?? 0;
  if (!OTHER_SCRIPT.test(sample)) return plain > 0 || LATIN.test(sample) ? bestByWords(sample, false) : "en";
  const others = sample.replace(ASCII, " ");
  const letters = SCRIPTS.map(([script, languages]) => ({
    count: countOf(others.match(script) ?? []) + (languages.length === 0 ? plain : 0),
    languages,
  }));
  const total = letters.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return "en";
  const kana = letters[0]?.count ?? 0;
  const han = letters[2]?.count ?? 0;
  if (kana + han > total * 0.2 && kana > (kana + han) * 0.08) return "ja";
  const most = letters.slice(1).reduce((best, next) => (weight(next) > weight(best) ? next : best));
  if (most.languages.length === 1) return most.languages[0] ?? "en";

  return bestByWords(sample, most.languages.length > 1);
}

const countOf = (runs: readonly string[]) => runs.reduce((sum, run) => sum + run.length, 0);

/** CVs in other scripts are full of Latin names of products, hence the handicap of Latin. A Han or Hangul sign is worth several letters. */
function weight({ count, languages }: { count: number; languages: string[] }): number {
  if (languages.length === 0) return count * 0.6;

  return /^(?:zh|ko)$/.test(languages[0] ?? "") ? count * 2.5 : count;
}

function bestByWords(sample: string, cyrillic: boolean): string {
  const scores = new Map<string, number>();
  const give = (language: string, points: number) => scores.set(language, (scores.get(language) ?? 0) + points);
  const languages = wordLanguages();
  for (const [word, count] of tellingWords(sample.toLowerCase())) {
    const own = languages.get(word);
    if (own) for (const { language, points } of own) give(language, count * points);
    if (PLAIN.test(word)) continue;
    for (const language of markedLanguages(word)) if (CYRILLIC.has(language) === cyrillic) give(language, count * 0.25);
  }
  for (const line of sample.split("\n")) {
    const heading = line.length < 60 ? matchHeading(line) : undefined;
    if (heading?.language && heading.confidence >= 0.9) give(heading.language, 2);
  }
  const [best] = [...scores].filter(([language]) => CYRILLIC.has(language) === cyrillic || language === "sr").sort((a, b) => b[1] - a[1]);

  return best?.[0] ?? (cyrillic ? "ru" : "en");
}

const WORD = /[\p{L}\p{M}·]+/gu;

/** How often each word stands in a text in small letters that a language is told by: the usual ones, and those with letters beyond ASCII. */
function tellingWords(text: string): Map<string, number> {
  const languages = wordLanguages();
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(WORD)) if (languages.has(word) || !PLAIN.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

let marks: Map<string, string[]> | undefined;

/** The languages that print one of the word's letters and that few others do. */
function markedLanguages(word: string): string[] {
  marks ??= Object.entries(LETTERS).reduce((known, [language, letters]) => {
    for (const letter of letters) known.set(letter, [...(known.get(letter) ?? []), language]);
    return known;
  }, new Map<string, string[]>());
  const languages: string[] = [];
  for (const letter of word) for (const language of marks.get(letter) ?? NONE) if (!languages.includes(language)) languages.push(language);
  return languages;
}

const NONE: readonly string[] = [];

type Vote = { language: string; points: number };
let votes: Map<string, Vote[]> | undefined;

/** A word that several languages share is worth less to each. */
function wordLanguages(): Map<string, Vote[]> {
  if (votes) return votes;
  votes = new Map();
  for (const [language, list] of Object.entries(STOPWORDS))
    for (const word of new Set(list.split(" "))) votes.set(word, [...(votes.get(word) ?? []), { language, points: 1 }]);
  for (const shared of votes.values()) for (const vote of shared) vote.points = 1 / shared.length ** 0.7;

  return votes;
}
