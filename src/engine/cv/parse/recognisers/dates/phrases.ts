import {
  AND,
  CIRCA,
  LINK,
  PARTS_AFTER_YEAR,
  PARTS_ALONE,
  PARTS_OF_YEAR,
  PRESENT,
  SINCE_AFTER,
  seasonOf,
  TO,
  YEAR_WORDS,
} from "../../lexicon/dates/date-words.ts";
import { monthOf } from "../../lexicon/dates/months.ts";
import { CJK, isDash, isYear, type Scan, type Token } from "./scan.ts";
import { MAX_DASHES, MAX_GLUED_CHARACTERS, MAX_PHRASE_WORDS } from "./thresholds.ts";

export function skipCirca(scan: Scan, index: number): number {
  const next = phraseAt(scan, index, CIRCA);

  return next === undefined ? index : skipPunctuation(scan, next, ".");
}

/** "Ende 2015", "mid-2016", "late March 2018": the index of the date after the part of a year, `index` itself where no date follows. */
export function skipPartOfYear(scan: Scan, index: number): number {
  const phrase = phraseAt(scan, index, PARTS_OF_YEAR) ?? (standsAlone(scan, index) ? phraseAt(scan, index, PARTS_ALONE) : undefined);
  if (phrase === undefined) return index;
  const next = skipLink(scan, skipPunctuation(scan, phrase, ".-‐‑"));

  return opensDate(scan, next) ? next : index;
}

/** After punctuation, the end of a cell or a word between two dates; "End" of "Front-End 2019" continues the word before it. */
function standsAlone(scan: Scan, index: number): boolean {
  const [before, token] = [scan.tokens[index - 1], scan.tokens[index]];
  if (!before || token?.tab) return true;
  return before.kind === "word" ? TO.has(before.folded) : before.kind === "number" || before.space || token?.space === true;
}

function opensDate(scan: Scan, index: number): boolean {
  const [token, year] = scan.tokens.slice(index, index + 2);
  if (!token || token.tab) return false;
  if (token.kind === "word") return monthOf(token.folded, scan.language) !== undefined || seasonOf(token.folded) !== undefined;
  return isYear(token) || (/^['’‘`´]$/.test(token.text) && year?.kind === "number" && year.digits === 2);
}

export function skipLink(scan: Scan, index: number): number {
  const token = scan.tokens[index];

  return token?.kind === "word" && LINK.has(token.folded) && monthOf(token.folded, scan.language) === undefined
    ? skipPunctuation(scan, index + 1, "'’")
    : index;
}

export function skipPunctuation(scan: Scan, index: number, symbols: string): number {
  const token = scan.tokens[index];

  return token?.kind === "symbol" && symbols.includes(token.text) ? index + 1 : index;
}

/** "2019 г.", "2019 m.", "roku", and the part of a year that is named after it: "2019 m. pabaiga", "2018年初". */
export function skipYearWord(scan: Scan, index: number, last = false): number {
  const next = skipWordOfYear(scan, index, last);
  const part = scan.tokens[next];

  return part?.kind === "word" && !part.tab && PARTS_AFTER_YEAR.has(part.folded) ? next + 1 : next;
}

/** Only when something date-like may follow or nothing does. */
function skipWordOfYear(scan: Scan, index: number, last: boolean): number {
  const dotted = skipOrdinalDot(scan, index);
  if (dotted > index) return dotted;
  const token = scan.tokens[index];
  if (token?.kind !== "word" || !YEAR_WORDS.has(token.folded) || token.tab) return index;
  if (token.folded === "e" || token.folded === "a" || token.folded === "r") return index;
  if (last && token.text.length === 1 && !/[\p{Script=Cyrillic}\p{Script=Arabic}]/u.test(token.text)) return index;

  return skipPunctuation(scan, index + 1, ".");
}

/** "2018. – 2020.", "05/2018. – danas": in some languages a year is an ordinal, with a full stop. */
function skipOrdinalDot(scan: Scan, index: number): number {
  const [year, dot, next] = [scan.tokens[index - 1], scan.tokens[index], scan.tokens[index + 1]];
  if (!isYear(year) || dot?.text !== "." || dot.space || next?.space === false) return index;
  const continues =
    next !== undefined && (isDash(next) || phraseAt(scan, index + 1, TO) !== undefined || PARTS_AFTER_YEAR.has(next.folded));
  return continues || next === undefined || next.tab || (ORDINAL_YEARS.test(scan.language ?? "") && !/^\p{Lu}/u.test(next.text))
    ? index + 1
    : index;
}

const ORDINAL_YEARS = /^(?:hr|sr|bs|sl|hu|sk|lv)/;

/** A dash or a word between two dates; `index` itself when there is none. */
export function skipSeparator(scan: Scan, index: number, words: boolean, between = false): number {
  let at = index;
  const bracket = scan.tokens[at];
  if (bracket?.text === ")" && isDash(scan.tokens[at + 1])) at++;
  const start = at;
  while (isDash(scan.tokens[at]) && at - start < MAX_DASHES) at++;
  if (at === start && scan.tokens[at]?.text === "." && scan.tokens[at + 1]?.text === ".") while (scan.tokens[at]?.text === ".") at++;
  if (at === start && scan.tokens[at]?.text === "…") at++;
  if (at === start && !words && /^[/,|:]$/.test(scan.tokens[at]?.text ?? "")) return at + 1;
  const suffix = at === start ? phraseAt(scan, at, SINCE_AFTER) : undefined;
  if (suffix !== undefined && words) at = skipDashes(scan, suffix);
  const word = phraseAt(scan, at, TO) ?? (between || at === start ? phraseAt(scan, at, between ? AND : TO) : undefined);
  if (word !== undefined) at = skipDashes(scan, skipPunctuation(scan, word, "'’."));
  if (at === start && words && suffix === undefined) return index;
  const link = skipLink(scan, at);

  return skipPartOfYear(scan, skipCirca(scan, link));
}

export function skipDashes(scan: Scan, index: number): number {
  let at = index;
  while (isDash(scan.tokens[at])) at++;

  return at;
}

export function presentAt(scan: Scan, index: number): number | undefined {
  const token = scan.tokens[index];
  const inner = token && /^[([“"]$/.test(token.text) ? index + 1 : index;
  const next = phraseAt(scan, inner, PRESENT);
  if (next === undefined) return undefined;
  const after = scan.tokens[next];
  // "2019 – Current Account Manager": a present word that is the beginning of a title does not count, unless something begins after it ("present Engineer").
  // No title begins with "Present".
  const word = scan.tokens[next - 1]?.text ?? "";
  const startsAnew = (/^\p{Ll}/u.test(word) || word === "Present") && /^\p{Lu}/u.test(after?.text ?? "");
  if (/^(?:current|actual|present|date)$/i.test(word) && after?.kind === "word" && !after.tab && !startsAnew) return undefined;

  return inner > index && after && /^[)\]”"]$/.test(after.text) ? next + 1 : inner > index ? undefined : skipPunctuation(scan, next, ".");
}

export function onwardsAt(scan: Scan, index: number): number | undefined {
  const plus = scan.tokens[index];
  if (plus?.text === "+" && !plus.space && scan.tokens[index + 1] === undefined) return index + 1;
  const at = isDash(plus) || plus?.text === "'" || plus?.text === "’" ? index + 1 : index;

  return phraseAt(scan, at, SINCE_AFTER);
}

/** "2019 –" or "（2023.1~）" and nothing after it. */
export function dangling(scan: Scan, index: number): boolean {
  const dash = scan.tokens[index];
  const after = scan.tokens[index + 1];

  return isDash(dash) && (after === undefined || after.tab || /^[)\]…）］】]$/.test(after.text));
}

/** The longest phrase of a table at a token: words joined over spaces, apostrophes, dots, slashes and hyphens. Returns the index after it. */
export function phraseAt(scan: Scan, index: number, table: ReadonlySet<string>): number | undefined {
  let joined = "";
  let found: number | undefined;
  const first = scan.tokens[index];
  if (first?.kind !== "word") return undefined;
  for (let at = index, words = 0; at < scan.tokens.length && words < MAX_PHRASE_WORDS; at++) {
    const token = scan.tokens[at];
    if (!token || (at > index && token.tab)) break;
    if (token.kind === "symbol" && /^['’./`-]$/.test(token.text) && at > index) continue;
    if (token.kind !== "word") break;
    joined = joined === "" ? token.folded : `${joined} ${token.folded}`;
    words++;
    if (table.has(joined)) found = at + 1;
  }

  return found ?? gluedPhrase(first, index, table);
}

/** Chinese, Japanese and Korean set no spaces: "現在まで". */
function gluedPhrase(token: Token, index: number, table: ReadonlySet<string>): number | undefined {
  if (!CJK.test(token.text)) return undefined;
  for (let length = Math.min(token.folded.length, MAX_GLUED_CHARACTERS); length >= 1; length--)
    if (table.has(token.folded.slice(0, length))) return index + 1;

  return undefined;
}
