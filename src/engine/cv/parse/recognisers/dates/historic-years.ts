import { monthOf } from "../../lexicon/dates/months.ts";
import { isDash, isYear, type Scan, type Token } from "./scan.ts";
import { FIRST_HISTORIC_YEAR, FIRST_LONE_YEAR, FIRST_YEAR } from "./thresholds.ts";

/**
 * Marks years before those of today's working lives, as in CV templates that are filled in for a historical person: "Aug 1902", "1909 – 1933",
 * "(1905)". A number like 1815 is such a year only after a month, in a range of years or alone in the text.
 */
export function markHistoricYears({ tokens, language }: Scan): void {
  for (const [index, token] of tokens.entries()) {
    if (!mayBeHistoric(token)) continue;
    if (isMonthBefore(tokens, index, language) || isInRange(tokens, index) || isAlone(tokens, token)) token.isHistoricYear = true;
  }
}

const mayBeHistoric = ({ kind, digits, value }: Token) =>
  kind === "number" && digits === 4 && value >= FIRST_HISTORIC_YEAR && value < FIRST_YEAR;

function isMonthBefore(tokens: Token[], index: number, language: string | undefined): boolean {
  const before = tokens[index - 1]?.text === "." ? tokens[index - 2] : tokens[index - 1];
  return before?.kind === "word" && monthOf(before.folded, language) !== undefined;
}

/** With the year on the other side of a dash: "1909 – 1933", "1929 - 1931". */
function isInRange(tokens: Token[], index: number): boolean {
  const value = tokens[index]?.value as number;
  const beyond = (step: 1 | -1) => (isDash(tokens[index + step]) ? tokens[index + 2 * step] : undefined);
  const isOtherYear = (token: Token | undefined): token is Token => token !== undefined && (isYear(token) || mayBeHistoric(token));
  const [earlier, later] = [beyond(-1), beyond(1)];
  return (isOtherYear(later) && later.value >= value) || (isOtherYear(earlier) && earlier.value <= value);
}

/** Nothing else is printed, but for brackets and a full stop. */
const isAlone = (tokens: Token[], token: Token) =>
  token.value >= FIRST_LONE_YEAR && tokens.every((other) => other === token || /^[().]$/.test(other.text));
