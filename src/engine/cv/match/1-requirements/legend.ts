import { fold } from "../../text/fold.ts";
import { MIN_CODED_LINES } from "./thresholds.ts";

/** What the marks of a list mean: "E = essential, D = desirable". */
export type Legend = { weights: ReadonlyMap<string, "must" | "nice">; line: string };
type Weigh = (word: string) => "must" | "nice" | undefined;

const MEANING =
  /(?<![\p{L}\p{N}])\(?([\p{Lu}*+!#†]{1,2})\)?\s*[=:–—-]\s*(\p{L}[\p{L} -]{2,24}?)(?=\s*(?:[,;/|)\].]|$)|\s(?:and|und|et|y|e|en|i|och)\s)/gu;

/** The legend of a person specification whose lines begin or end with its marks; undefined where no line explains them, or none has them. `weigh` says what a word of it means. */
export function legendOf(lines: readonly string[], weigh: Weigh): Legend | undefined {
  for (const line of lines) {
    const weights = new Map(
      [...line.matchAll(MEANING)].flatMap(([, mark = "", word = ""]) => {
        const weight = weigh(fold(word));
        return weight ? [[mark, weight] as const] : [];
      }),
    );
    const legend = { weights, line };
    if (weights.size > 0 && lines.filter((one) => markedLine(one, legend)).length >= MIN_CODED_LINES) return legend;
  }
  return undefined;
}

/** "E  Degree in law", "Degree in law (E)", "* Polish": the line without its mark, and what the mark says of it. */
export function markedLine(line: string, { weights, line: legend }: Legend): { text: string; part: "must" | "nice" } | undefined {
  if (line === legend) return undefined;
  const [, before = "", behind = ""] = BEFORE.exec(line) ?? BEFORE.exec(line.replace(/^\s*[^\p{L}\p{N}(]\s+/u, "")) ?? [];
  const [, ahead = "", after = ""] = AFTER.exec(line) ?? [];
  const [mark, text] = weights.has(before) ? [before, behind] : [after, ahead];
  const part = weights.get(mark);
  return part && text.trim() !== "" ? { text: text.trim(), part } : undefined;
}
const BEFORE = /^\s*[[(]?([\p{Lu}*+!#†]{1,2})[\])]?[.:)]?\s+(\S.*)$/u;
const AFTER = /^(.*\S)\s+[[(]?([\p{Lu}*+!#†]{1,2})[\])]?\s*$/u;

/** The line of the legend without it: "Person specification (E = essential, D = desirable)" is a heading. */
export const withoutLegend = (line: string): string =>
  line
    .replace(/\([^()]*[=:–—-][^()]*\)/gu, "")
    .replace(MEANING, "")
    .replace(/[\s,;/|]+$/u, "");
