import type { Run } from "../../../../reading.ts";
import type { Context } from "../../../1-document/context.ts";
import { isOtherFont } from "../../../1-document/line-style.ts";
import type { RowCell } from "../../../1-document/row.ts";
import { SURE_DATE } from "../../../1-document/thresholds.ts";
import { AND_IN_TEXT, AT_EMPLOYER, IN_PLACE, OF_NAME } from "../../../lexicon/joining-words.ts";
import { findDateRanges, stripDates } from "../../../recognisers/dates/dates.ts";
import { withListedYears } from "../../../recognisers/dates/listed-years.ts";
import { MAX_STYLES, MIN_OTHER_SIZE_RATIO } from "../../thresholds.ts";
import { trimSeparators } from "./trim-separators.ts";

/** The texts of a cell, one for each style, without dates; words that join two texts and brackets behind a name stay with them. */
export const textsByStyle = (cell: RowCell, context: Context): string[] =>
  withBracketsJoined(withJoiningWords(divideAtStyles(cell, context)));

/** "**Acme Ltd**, Bristol": a change from bold to regular divides a cell, and so does one of colour or size after a word. */
function divideAtStyles(cell: RowCell, { language }: Context): string[] {
  const runs = cell.cell.runs.length < 2 ? [] : mergeRuns(cell.cell.runs);
  if (runs.length < 2 || runs.length > MAX_STYLES) return [cell.rest];
  const joined = runs.map((run) => run.text).join("");
  if (joined.replace(/\s+/g, "") !== cell.text.replace(/\s+/g, "")) return [cell.rest];

  return withoutCrossingDates(runs, cell)
    .map((run, index) => {
      // "*Engineer* — Oct 2020 to present": after another run the dash divides, and opens no period.
      const text = index > 0 ? trimSeparators(run.text) : run.text;
      const sure = findDateRanges(text, { language }).filter((range) => range.confidence >= SURE_DATE);
      const ranges = withListedYears(text, sure);
      return trimSeparators(withoutOpenBrackets(stripDates(text, ranges)));
    })
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
}

/** "Fitter (*Acme Ltd, Leeds*)": brackets around a text in another style are separators. */
const withoutOpenBrackets = (text: string) => text.replace(/[\s,]*\(\s*$/u, "").replace(/^\s*\)/u, "");

/** "**January 2021** to present Engineer": of a date that goes over a change of style neither run keeps its part. */
function withoutCrossingDates(runs: readonly Run[], { text, ranges }: RowCell): readonly Run[] {
  const spans = ranges.map((range) => ({ from: countCharacters(text.slice(0, range.from)), to: countCharacters(text.slice(0, range.to)) }));
  let end = 0;
  return runs.map((run) => {
    const start = end;
    end += countCharacters(run.text);
    const isCrossing = ({ from, to }: { from: number; to: number }) => from < end && to > start && (from < start || to > end);
    const crossing = spans.filter(isCrossing);
    if (crossing.length === 0) return run;
    let at = start - 1;
    const kept = [...run.text].filter((character) => {
      if (!/\s/u.test(character)) at += 1;
      return !crossing.some(({ from, to }) => at >= from && at < to);
    });
    return { ...run, text: kept.join("") };
  });
}

/** White space apart, in which a cell and its runs may differ. */
const countCharacters = (text: string) => [...text.replace(/\s+/gu, "")].length;

/** "**Master** in **Economics**": a joining word holds its neighbours together, wherever the style changes. */
function withJoiningWords(texts: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const [index, text] of texts.entries()) {
    const last = joined.at(-1);
    const isJoining: boolean = last !== undefined && !isOpen && index + 1 < texts.length && JOINING_WORD.test(text);
    if (last !== undefined && (isOpen || isJoining || ENDS_IN_JOINING_WORD.test(last))) joined[joined.length - 1] = `${last} ${text}`;
    else joined.push(text);
    isOpen = isJoining;
  }
  return joined;
}

const JOINING_WORD = new RegExp(String.raw`^(?:${AT_EMPLOYER}|${IN_PLACE}|${OF_NAME}|${AND_IN_TEXT}|for|als|zum|zur)$`, "iu");

/** "**BSc** in" over its subject in another style. What joins a position to its employer ("Engineer at **Acme Ltd**") divides. */
const ENDS_IN_JOINING_WORD = new RegExp(String.raw`\s(?:${IN_PLACE}|${OF_NAME}|${AND_IN_TEXT})$`, "u");

/** "**Acme Ltd** (Leeds) Driver": the bracket right behind a name belongs to the name, whatever its style. */
function withBracketsJoined(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const [, bracket, rest = ""] = (joined.length > 0 && BRACKET_FIRST.exec(text)) || [];
    if (!bracket) joined.push(text);
    else {
      joined[joined.length - 1] += ` ${bracket}`;
      joined.push(trimSeparators(rest));
    }
  }
  return joined.filter(Boolean);
}

const BRACKET_FIRST = /^(\([^()]{2,40}\))\s*(.*)$/su;

/** Neighbouring runs of one style as one. A run without letters goes with its neighbour. */
function mergeRuns(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    const same = last && (!isOtherStyle(last, run) || !/[\p{L}\p{N}]/u.test(run.text) || isOtherFont(last, run));
    if (last && same) last.text += run.text;
    else if (last && !/[\p{L}\p{N}]/u.test(last.text)) merged[merged.length - 1] = { ...run, text: last.text + run.text };
    else merged.push({ ...run });
  }
  return merged;
}

/** Bold or italic in the middle of a word is a style of its own; another colour or size is only after a word: small capitals have letters of two sizes. */
function isOtherStyle(last: Run, run: Run): boolean {
  if (last.bold !== run.bold || last.italic !== run.italic) return true;
  const isAtWordBoundary = /\s$/u.test(last.text) || /^\s/u.test(run.text);
  const sizes = [last.size, run.size];
  return isAtWordBoundary && (last.color !== run.color || Math.max(...sizes) > MIN_OTHER_SIZE_RATIO * Math.min(...sizes));
}
