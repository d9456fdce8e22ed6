import type { Cut } from "./cut.ts";
import { isPersonalLabel } from "./labels.ts";
import { MAX_LABEL_WORDS } from "./thresholds.ts";

const SEPARATOR_BEFORE = /\s*[|•·;,/–—-]\s*$/u;
const SEPARATOR_AFTER = /^\s*[|•·;,/–—-]\s*/u;
const BRACKETS: [string, string][] = [
  ["(", ")"],
  ["[", "]"],
  ["<", ">"],
];

/**
 * The cuts with what would be left behind without them: the label before a value, the brackets around it, one of the separators beside it, signs that
 * stand alone. "Leeds | Tel.: 0113 496 0000 | jd@example.com" keeps "Leeds".
 */
export function withWhatTheyLeave(line: string, given: readonly Cut[]): Cut[] {
  const cuts = withWordlessGaps(line, given);
  const kept: Cut[] = [];
  for (const [index, cut] of cuts.entries()) {
    const free = { from: kept.at(-1)?.to ?? 0, to: cuts[index + 1]?.from ?? line.length };
    kept.push(cut.replacement === "" ? widened(line, cut, free) : cut);
  }
  return withWordlessGaps(line, kept);
}

/** What stands between two cuts, or between a cut and an end of the line, and has no word in it goes too: " · ". Cuts that meet are one. */
function withWordlessGaps(line: string, cuts: readonly Cut[]): Cut[] {
  const isWordless = (from: number, to: number) => !/[\p{L}\p{N}]/u.test(line.slice(from, to));
  const joined: Cut[] = [];
  for (const cut of cuts) {
    const last = joined.at(-1);
    if (last && last.replacement === "" && cut.replacement === "" && isWordless(last.to, cut.from)) last.to = cut.to;
    else joined.push({ ...cut });
  }
  const [first] = joined;
  const last = joined.at(-1);
  if (first?.replacement === "" && isWordless(0, first.from)) first.from = 0;
  if (last?.replacement === "" && isWordless(last.to, line.length)) last.to = line.length;
  return joined;
}

/** `free` is what stands between the cuts before and after. */
function widened(line: string, { from, to }: Cut, { from: floor, to: ceiling }: { from: number; to: number }): Cut {
  let [start, end] = [from, to];
  const before = () => line.slice(floor, start);
  for (const [open, close] of BRACKETS)
    if (before().endsWith(open) && line.slice(end).startsWith(close)) {
      start -= open.length;
      end += close.length;
    }
  start = floor + (labelBefore(before()) ?? before().length);
  const separator = SEPARATOR_BEFORE.exec(before());
  const after = line.slice(end, ceiling);
  const following = SEPARATOR_AFTER.exec(after)?.[0] ?? "";
  const space = after.length - after.trimStart().length;
  if (before().trim() === "") end += following.length || space;
  else if (separator && (following !== "" || after.trim() === "")) start = floor + separator.index;
  else if (/\s$/u.test(before())) end += space;
  return { from: start, to: end, replacement: "" };
}

/**
 * Where the label begins that a text ends with: "Leeds Tel.: ", "E-mail ", "Telephone ⇥ ". Without a colon it has to fill its piece of the line, or its
 * cell.
 */
function labelBefore(line: string): number | undefined {
  const text = line.trimEnd();
  const piece = text.length - (/[^|•·;,–(\t]*$/u.exec(text)?.[0].trimStart().length ?? 0);
  const words = [...text.slice(piece).matchAll(/\S+/gu)].slice(-MAX_LABEL_WORDS).map(({ index }) => piece + index);
  return words.find((at) => (at === piece || /[:：]\s*$/u.test(text)) && isPersonalLabel(text.slice(at).trim()));
}

/** The text without its cuts. */
export function withoutCuts(text: string, cuts: readonly Cut[]): string {
  let kept = "";
  let at = 0;
  for (const { from, to, replacement } of cuts) {
    kept += text.slice(at, from) + replacement;
    at = to;
  }
  return kept + text.slice(at);
}
