import type { Line } from "../reading.ts";
import { splitLabel } from "./agency-fields.ts";
import { findDateRanges, stripDates } from "./dates.ts";
import { isBareListLabel } from "./entry-text.ts";
import { foldLetters } from "./lexicon/fold.ts";
import { isDocumentTitle } from "./names.ts";
import type { Context } from "./rows.ts";

/**
 * The lines of a section that the values read from it do not hold. A line counts as held when each of its words, labels and dates aside, is
 * in one of the values. So whatever a section's reader forgets is still there.
 */
export function leftoverLines(lines: readonly Line[], values: readonly unknown[], context: Context): string[] {
  const taken = new Set(values.flatMap(leaves).flatMap(words));
  return lines.filter((line) => !isTaken(line, taken, context)).map((line) => line.text.replace(/\t/g, " "));
}

function isTaken(line: Line, taken: ReadonlySet<string>, { language }: Context): boolean {
  if (isDocumentTitle(line.text) || isBareListLabel(line.text)) return true;
  const value = splitLabel(line.text)?.value ?? splitLabel(line.text.replace(/\t/g, " "))?.value ?? line.text;
  const ranges = findDateRanges(value, { language });
  return words(stripDates(value, ranges)).every((word) => taken.has(word)) || words(line.text).every((word) => taken.has(word));
}

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
