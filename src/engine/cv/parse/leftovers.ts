import type { Line } from "../reading.ts";
import { splitLabel } from "./agency-fields.ts";
import { findDateRanges, stripDates } from "./dates.ts";
import { isBareListLabel } from "./entry-text.ts";
import { foldLetters } from "./lexicon/fold.ts";
import { isDocumentTitle } from "./names.ts";
import type { Context } from "./rows.ts";

/**
 * The lines of a section that the values read from it do not hold. A line counts as held when each of its words, labels
 * aside, is in one of the values, and each of its dates is too. So whatever a section's reader forgets is still there.
 */
export function leftoverLines(lines: readonly Line[], values: readonly unknown[], context: Context): string[] {
  const texts = values.flatMap(leaves);
  const taken: Taken = { words: new Set(texts.flatMap(words)), dates: new Set(texts.filter((text) => ISO_DATE.test(text))) };
  return lines.filter((line) => !isTaken(line, taken, context)).map((line) => line.text.replace(/\t/g, " "));
}

type Taken = { words: ReadonlySet<string>; dates: ReadonlySet<string> };
const ISO_DATE = /^\d{4}(?:-\d{2}){0,2}$/;

function isTaken(line: Line, taken: Taken, { language }: Context): boolean {
  if (isDocumentTitle(line.text) || isBareListLabel(line.text) || line.table?.header) return true;
  const value = splitLabel(line.text)?.value ?? splitLabel(line.text.replace(/\t/g, " "))?.value ?? line.text;
  if (hasAll(value, taken) || hasAll(line.text, taken)) return true;

  const ranges = findDateRanges(value, { language });
  const dated = ranges.every(({ quote, start, end }) => hasAll(quote, taken) || [start, end].some((date) => date && taken.dates.has(date)));
  return dated && hasAll(stripDates(value, ranges), taken);
}

const hasAll = (text: string, taken: Taken) => words(text).every((word) => taken.words.has(word));
const words = (text: string) =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 || /\p{L}/u.test(word));

export function leaves(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(leaves);
  if (value !== null && typeof value === "object")
    return Object.entries(value).flatMap(([key, item]) => (key === "meta" || key === "image" ? [] : leaves(item)));
  return [];
}
