import { fold } from "../../text/fold.ts";
import { memoize } from "../../text/memoize.ts";
import { isOneLetterOff } from "../../text/one-letter-off.ts";
import { AND_IN_TEXT, ANY_AND } from "../lexicon/joining-words.ts";
import { FLUENCY, GRID_WORDS } from "../lexicon/languages/language-words.ts";
import { languagesByName } from "../lexicon/languages/languages-by-name.ts";
import { countryCodeOf } from "./places/countries.ts";
import {
  MAX_FLUENCY_CHARACTERS,
  MAX_FLUENCY_WORDS,
  MAX_LANGUAGE_WORDS,
  MAX_LEVEL_WORDS_BEFORE,
  MAX_LISTED_LEVEL_WORDS,
  MAX_SHORT_LEVEL_WORDS,
  MIN_MISSPELLED_CHARACTERS,
} from "./thresholds.ts";

/** `language` and `fluency` as printed; `code` ISO 639; `from`..`to` the whole stretch in the text. */
export type SpokenLanguage = { language: string; fluency?: string; code?: string; from: number; to: number };

/** `section`: the text is from a section of languages, so the text directly after a language is its level, even in unknown words. */
export type SpokenOptions = { language?: string; section?: boolean };

/**
 * The languages that a text names and the level printed with each: "English (Native), Spanish (B1)", "Italiano: madrelingua; Inglese: C1",
 * table rows with tabs, Europass rows with five levels. A level before any language belongs to the language after it, and to those that "and"
 * joins to it: "Fluent in English and German".
 */
export function findSpokenLanguages(text: string, { section = false }: SpokenOptions = {}): SpokenLanguage[] {
  const named = languageNames(text, section);
  const limits = named.map((_, index) => named[index + 1]?.from ?? text.length);
  const before = named.map((name, index) => levelBefore(text, named[index - 1]?.to ?? 0, name.from));
  const isBare = (index: number) => JOINER.test(text.slice(named[index]?.to ?? 0, limits[index]));
  // "Native English, fluent French": levels lead here, so what follows a name belongs to the next one.
  const leading = before[0] !== undefined && (named.length === 1 || isBare(0) || before.filter(Boolean).length > named.length / 2);
  const own = named.map((name, index) =>
    index > 0 ? directlyBefore(text, named[index - 1]?.to ?? 0, name.from, before[index]) : undefined,
  );
  const after = named.map((name, index) =>
    leading && before[index + 1] ? undefined : levelIn(text, name.to, own[index + 1]?.from ?? (limits[index] as number), section),
  );
  const levels = named.map((_, index) => {
    if (!leading) return after[index] ?? own[index] ?? (index === 0 ? before[0] : undefined);
    return before[index] ?? after[index];
  });
  const carried = leading ? carryOver(text, named, levels) : carryBack(text, named, levels);

  return withExams(
    named.map((name, index) => {
      const level = carried[index];
      const own = levels[index];
      return {
        language: text.slice(name.from, name.to),
        ...(level ? { fluency: level.text } : {}),
        ...(name.code ? { code: name.code } : {}),
        from: Math.min(name.from, own?.from ?? name.from),
        to: Math.max(name.to, own?.to ?? name.to),
      };
    }),
  );
}

/** "English, conversational German", "English and some Creole": a level behind a comma or "and", with no sign before the name, is that of the name. */
function directlyBefore(text: string, from: number, to: number, level: Level | undefined): Level | undefined {
  const isDirect = level !== undefined && /^\s+$/u.test(text.slice(level.to, to));
  return isDirect && BEGINS_ITEM.test(text.slice(from, level.from)) ? level : undefined;
}

const AND_WORD = String.raw`(?:${ANY_AND}|&|\/|、)`;
/** What stands between two languages that share a level: ", ", " and ", "/". */
const JOINER = new RegExp(String.raw`^\s*(?:[,，،、]|[,،]?\s*${AND_WORD})\s*$`, "iu");
const LAST_JOINER = new RegExp(String.raw`^\s*[,،]?\s*${AND_WORD}\s*$`, "iu");

const BEGINS_ITEM = new RegExp(String.raw`(?:[,;،؛]|[)\s]${ANY_AND})\s+$`, "iu");

/** "Fluent in English, German and French": the level of the first is that of all, up to the one that "and" joins. "Bilingual: English, French": so is a label. */
function carryOver(text: string, named: readonly Name[], levels: readonly (Level | undefined)[]): (Level | undefined)[] {
  const gapAfter = (index: number) => text.slice(named[index]?.to ?? 0, named[index + 1]?.from ?? text.length);
  const carried = [...levels];
  for (let at = 0; at < named.length; at += 1) {
    const level = levels[at];
    if (!level) continue;
    let end = at;
    while (end + 1 < named.length && !levels[end + 1] && JOINER.test(gapAfter(end))) end += 1;
    const isLabel = /^\s*[:：]/u.test(text.slice(level.to, named[at]?.from));
    if (end > at && (isLabel || LAST_JOINER.test(gapAfter(end - 1)))) carried.fill(level, at + 1, end + 1);
  }
  return carried;
}

/** "English and Spanish (bilingual)": the level behind the second of two is that of both; of more it is so where it says it, "(both bilingual)". */
function carryBack(text: string, named: readonly Name[], levels: readonly (Level | undefined)[]): (Level | undefined)[] {
  const both = levels.findIndex((level, index) => index > 0 && level !== undefined && BOTH.test(level.text) && !levels[index - 1]);
  const said = levels[both];
  if (said) {
    const bare = { ...said, text: said.text.replace(BOTH, "") };
    return levels.map((level, index) => (index === both || index === both - 1 ? bare : level));
  }
  const [first, second] = named;
  const between = text.slice(first?.to, second?.from);
  const isPair = named.length === 2 && !levels[0] && LAST_JOINER.test(between) && !/[/、]/u.test(between);
  return isPair ? [levels[1], levels[1]] : [...levels];
}

const BOTH =
  /^(?:both|beides?|tou(?:s|tes) (?:les )?deux|ambos|ambas|entramb[ei]|beide|allebei|begge|båda|molemmat|ob[ay]|obie|обидві|оба|обе|и двата)\s+/iu;

/** "Latein: Großes Latinum": an exam with the name of the language in it is a level. */
function withExams(found: readonly SpokenLanguage[]): SpokenLanguage[] {
  return found.flatMap((item, at) => {
    const next = found[at + 1];
    if (found[at - 1]?.code === item.code && !found[at - 1]?.fluency && NAMED_EXAM.test(item.language)) return [];
    // "Inglés | nivel alto | Cambridge exam of English"
    if (!item.fluency && found.slice(0, at).some(({ code, fluency }) => fluency && code === item.code)) return [];
    const isExam = next && next.code === item.code && !item.fluency && NAMED_EXAM.test(next.language);
    return isExam ? [{ ...item, fluency: next.language, to: next.to }] : [item];
  });
}

const NAMED_EXAM = /latinum|graecum|hebraicum/iu;

/** CEFR equivalent of a level word, a star rating ("●●●○") or a percentage: 1 (A1) to 6 (C2, native), 0 when the text names no level. */
export function fluencyRank(text: string): number {
  const cefr = [...text.matchAll(CEFR)].map(([, letter = "", digit = ""]) => CEFR_RANK[`${latin(letter.toUpperCase())}${digit}`] ?? 0);
  if (cefr.length > 0) return Math.min(...cefr);
  const folded = fold(text);
  const exact = levels().get(folded);
  if (exact !== undefined) return exact;
  const dots = /^\s*([●★■⬤◆⚫█•✦✓]+)\s*([○☆□◯◇⚪░·]*)\s*$/u.exec(text);
  if (dots) return Math.max(1, Math.round((6 * (dots[1]?.length ?? 0)) / ((dots[1]?.length ?? 0) + (dots[2]?.length ?? 0) || 1)));
  const percent = /(\d{1,3})\s*%/.exec(text);
  if (percent) return Math.max(1, Math.min(6, Math.ceil((6 * Number(percent[1])) / 100)));

  return bestPhrase(folded);
}

/** ISO 639 code of a language's name in any of the languages known. */
export function languageCodeOf(text: string): string | undefined {
  return languagesByName().get(fold(text));
}

/** Cyrillic and Greek letters of the framework's levels: "В2", "Γ1". */
const latin = (letter: string) => "ABC"[Math.max("АВС".indexOf(letter), "ΑΒΓ".indexOf(letter))] ?? letter;

const CEFR = /(?<![\p{L}\p{N}])([ABCАВСΑΒΓ])\s?([12])(?:\.[12])?(?:\s?[+-])?(?![\p{L}\p{N}])/giu;
const CEFR_RANK: Record<string, number> = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6 };

type Name = { from: number; to: number; code?: string };

const WORD = /[\p{L}\p{M}]+(?:['’.-][\p{L}\p{M}]+)*/gu;

/** Longest names first, over up to three words; Chinese, Japanese and Korean run together. */
function languageNames(text: string, section: boolean): Name[] {
  const words = [...text.matchAll(WORD)].map((match) => ({ from: match.index, to: match.index + match[0].length, text: match[0] }));
  const found: Name[] = [];
  for (let at = 0; at < words.length; at++) {
    const name = nameAt(text, words, at) ?? gluedName(words[at]) ?? (section ? misspelledName(text, words[at]) : undefined);
    if (!name) continue;
    found.push(name.found);
    at += name.words - 1;
  }

  return found.filter((name, index) => index === 0 || name.from >= (found[index - 1]?.to ?? 0));
}

type Word = { from: number; to: number; text: string };

function nameAt(text: string, words: Word[], at: number): { found: Name; words: number } | undefined {
  for (let length = MAX_LANGUAGE_WORDS; length >= 1; length--) {
    const [first, last] = [words[at], words[at + length - 1]];
    if (!first || !last) continue;
    const between = text.slice(first.from, last.to);
    if (length > 1 && /[,;|\t\n:/–—()]/.test(between) && !/^\p{L}+ \(\p{L}+$/u.test(between)) continue;
    const code = languagesByName().get(fold(between));
    if (!code) continue;
    const closes = between.includes("(") && text[last.to] === ")" ? 1 : 0;

    return { found: { from: first.from, to: last.to + (closes || countryBehind(text.slice(last.to))), code }, words: length };
  }

  return undefined;
}

/** "Portuguese (Brazil): native": a country in brackets belongs to the name of the language. */
function countryBehind(text: string): number {
  const [bracket = "", country = ""] = /^ \(([\p{L} ]{2,30})\)/u.exec(text) ?? [];
  return countryCodeOf(country) ? bracket.length : 0;
}

/** "Portuguais: notions", "angielki płynnie": in a section of languages, the long word that begins an item and is one letter off. */
function misspelledName(text: string, word: Word | undefined): { found: Name; words: number } | undefined {
  if (
    !word ||
    word.text.length < MIN_MISSPELLED_CHARACTERS ||
    !/(?:^|[,;\n\t|•·])\s*$/u.test(text.slice(Math.max(0, word.from - 3), word.from))
  )
    return undefined;
  const code = misspelledCode(word.text);
  return code ? { found: { from: word.from, to: word.to, code }, words: 1 } : undefined;
}

const misspelledCode = memoize((word: string): string | undefined => {
  const folded = fold(word);
  // "Germany" is no misspelling of "German", nor is "writing" one of anything.
  if (countryCodeOf(word) || isGridWord(folded) || levels().has(folded)) return undefined;
  for (const [name, code] of languagesByName())
    if (name.length >= MIN_MISSPELLED_CHARACTERS - 1 && isOneLetterOff(name, folded)) return code;
  return undefined;
});

function gluedName(word: Word | undefined): { found: Name; words: number } | undefined {
  if (!word || !/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(word.text)) return undefined;
  for (let length = Math.min(6, word.text.length); length >= 2; length--) {
    const code = languagesByName().get(fold(word.text.slice(0, length)));
    if (code) return { found: { from: word.from, to: word.from + length, code }, words: 1 };
  }

  return undefined;
}

let levelTable: Map<string, number> | undefined;
function levels(): Map<string, number> {
  if (levelTable) return levelTable;
  levelTable = new Map();
  for (const [rank, list] of Object.entries(FLUENCY))
    for (const word of list.split(",")) {
      const folded = fold(word);
      if (folded && !levelTable.has(folded)) levelTable.set(folded, Number(rank));
    }

  return levelTable;
}

/** "Reading", "spoken": the language skills that a level is for. */
export function isSkillOfLanguage(text: string): boolean {
  const folded = fold(text);
  return isGridWord(folded) || folded.split(" ").every(isGridWord);
}

/** "C1", "B2 Livello" */
export const isCefr = (text: string) => /^[ABC][12](?:\s\p{L}+)?$/u.test(text.trim());

let gridTable: Set<string> | undefined;
function isGridWord(folded: string): boolean {
  gridTable ??= new Set(GRID_WORDS.split(",").map(fold));

  return gridTable.has(folded);
}

/** Highest-ranking longest phrase inside a text: "fluent in written and spoken" is `fluent`. */
function bestPhrase(folded: string): number {
  const words = folded.split(" ");
  for (let length = Math.min(MAX_LISTED_LEVEL_WORDS, words.length); length >= 1; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const rank = levels().get(words.slice(from, from + length).join(" "));
      if (rank !== undefined && (length > 1 || (words[from]?.length ?? 0) > 2)) return rank;
    }
  }

  return 0;
}

type Level = { text: string; from: number; to: number };

/** What stands between a language and the next one, without separators, when it names a level. */
function levelIn(text: string, from: number, limit: number, section: boolean): Level | undefined {
  const whole = text.slice(from, limit);
  // What is told behind a long text about a level does not make it none: "basic, with some reading and writing. At the moment …".
  const span = whole.length > MAX_FLUENCY_CHARACTERS ? (SENTENCE.exec(whole.slice(0, MAX_FLUENCY_CHARACTERS))?.[1] ?? whole) : whole;
  const lead = /^[\s:：,;،؛|/·•✦✧❖◇♦=()[\]（）【】，、；–—\-_.…⸺]*/u.exec(span)?.[0].length ?? 0;
  let body = withinBracket(span.slice(lead), span.slice(0, lead));
  // "Russian, Bashkir – native": a name that no list knows is no level.
  const [, other = ""] = (section && /[,;]\s*$/u.test(span.slice(0, lead)) && OTHER_NAME.exec(body)) || [];
  if (other && fluencyRank(other) === 0 && !isGridWord(fold(other)) && !EXAM.test(other)) return undefined;
  const trail = TRAIL.exec(body)?.[0].length ?? 0;
  body = body.slice(0, body.length - trail).replace(/[)\]）】]+[，、；]?$/u, (closing) => (/[([（【]/u.test(body) ? closing : ""));
  if (body === "" || body.length > MAX_FLUENCY_CHARACTERS || fluencyRank(body) === 0)
    return isSkillOfLanguage(body) && !isBracketed(span, lead, body)
      ? undefined
      : shortLevel(body, from + lead, span.slice(0, lead), section);
  const sentence = SENTENCE.exec(body)?.[1];
  const said = sentence && fluencyRank(sentence) > 0 ? sentence : body;
  // A star rating beside a word repeats what the word says.
  const worded = said.replace(/\s+[●○•◦★☆⬤◯■□▪▫▮▯█░]{2,}\s*$/u, "");
  const kept = fluencyRank(worded) > 0 ? worded : said;

  return fold(kept).split(" ").length > MAX_FLUENCY_WORDS
    ? undefined
    : { text: kept.trim(), from: from + lead, to: from + lead + kept.length };
}

const OTHER_NAME = /^(\p{Lu}\p{Ll}[\p{L}\p{M}'’-]+)(?:\s*[–—:(-]\s*\S|$)/u;

/** Separators at the end of a level, and the "and" before the next language. */
const TRAIL = new RegExp(String.raw`[\s:：,;،؛|/·•✦✧❖◇♦=([（【，、；–—\-_.…]*(?:(?<=[\s,;،؛|/])${ANY_AND}\s*)?$`, "iu");

/** The first statement: "C1. I have lived there" says more than the level, "Good (reading); basic (writing)" says all of it. */
const SENTENCE = /^(.*?)(?:\.\s|;\s(?!.*\()|\n|\||\s•)/u;

/** "Deutsch (Muttersprache, C2), Sorbisch (C1)": the level ends with its bracket. */
function withinBracket(body: string, lead: string): string {
  const end = /[(（]\s*$/.test(lead) ? body.search(/[)）]/) : -1;
  return end >= 0 && /^[)）]\s*[,，،;；؛]/.test(body.slice(end)) ? body.slice(0, end) : body;
}

/** "Dutch (reading)": in brackets, a skill of the language says what somebody can do with it. */
const isBracketed = (span: string, lead: number, body: string) =>
  /[(（]$/u.test(span.slice(0, lead)) && /^[)）]/u.test(span.slice(lead + body.length));

/** True for "IELTS 7.5" and "Goethe-Zertifikat B2", not for "Petit niveau". */
export const isLanguageExam = (text: string): boolean => {
  const found = EXAM.exec(text)?.[0];
  return found !== undefined && !/^\p{L}/u.test(text.slice(found.length));
};

const EXAM =
  /^(?:CET|TEM|PTE|Duolingo|HSK|JLPT|N[1-5]\b|TOEFL|TOEIC|IELTS|DELF|DALF|DELE|TestDaF|Goethe|ÖSD|TOPIK|TORFL|TRKI|FCE|CAE|CPE|PET|BEC|CILS|CELI|PLIDA|Cambridge|telc|CAPLE|NT2|Linguaskill|Aptis)/iu;

/** "Mandarin – HSK 4", "Spanish (professional use)": a short text after punctuation is the level, known or not. */
function shortLevel(body: string, from: number, lead: string, section: boolean): Level | undefined {
  const words = fold(body).split(" ").length;
  const isColumn = isGridWord(fold(body)) && !/[(（]$/u.test(lead);
  // "and" between two names is no level of the first.
  if (
    body === "" ||
    LAST_JOINER.test(body) ||
    LEADING_AND.test(body) ||
    words > MAX_SHORT_LEVEL_WORDS ||
    isColumn ||
    /[,;،؛|\n\t]/.test(body)
  )
    return undefined;

  return section || EXAM.test(body) || /[:：(（[–—=]|\s-\s/u.test(lead) ? { text: body, from, to: from + body.length } : undefined;
}

/** "I speak fluent English" */
const SPEAKS = /^(?:(?:i|ich|je)\s+)?(?:can\s+)?(?:speak|spreche|parle|hablo|parlo|falo|spreek|mówię|владею|говорю)\s+/iu;

/** "Native English speaker", "Fluent French", "Native language: Dutch"; of "English (C1) and good French" what stands behind the "and" or "or". */
function levelBefore(text: string, from: number, to: number): Level | undefined {
  const last = /([^,;،؛|\n\t]*)$/u.exec(text.slice(from, to))?.[1] ?? "";
  const behindAnd = from > 0 ? last.split(AND_OR).slice(1).at(-1) : undefined;
  return [behindAnd ?? "", last].map((body) => leadingLevel(text, body, from, to)).find((level) => level !== undefined);
}

/** Without what is an article in another language: "Un buen nivel de inglés" begins with none, though "un" is the Latvian "and". */
const LEADING_AND = new RegExp(String.raw`^\s*${AND_IN_TEXT}\s+`, "iu");
/** Without the Slovenian "in": of "and good command in written German" the level stands before it. */
const AND_OR = new RegExp(String.raw`[\s)](?:${AND_IN_TEXT}|a|&|\/|、|or|oder|ou|o|lub|albo|of|eller|nebo)\s`, "iu");

function leadingLevel(text: string, span: string, from: number, to: number): Level | undefined {
  const body = span
    .replace(LEADING_AND, "")
    .replace(/(?:[\s:：–—(-]|\b(?:in|of|en|de|the|der|dem|language|langue)\b)+$/iu, "")
    .replace(/^[^\p{L}]+/u, "")
    .replace(SPEAKS, "");
  // "Good command of spoken and written English": what can be done with it does not make the level long.
  const words = fold(body.replace(/\s(?:of|in)(?:\s(?:both|and|spoken|written|oral))+$/iu, "")).split(" ");
  if (body === "" || words.length > MAX_LEVEL_WORDS_BEFORE || fluencyRank(body) === 0) return undefined;
  const start = text.lastIndexOf(body, to);

  return start < from ? undefined : { text: body, from: start, to: start + body.length };
}
