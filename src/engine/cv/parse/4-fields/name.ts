import type { Line } from "../../reading.ts";
import { fold } from "../../text/fold.ts";
import { cellStyle } from "../1-document/line-style.ts";
import { isNameUnderLabel } from "../2-sections/under-label.ts";
import type { Context } from "../3-entries/rows.ts";
import { matchHeading } from "../lexicon/headings/headings.ts";
import { looksLikePosition } from "../recognisers/degrees.ts";
import { hasNameShape, isDocumentTitle, looksLikeName } from "../recognisers/names.ts";
import { findLabelled, type Labels } from "./labelled-values.ts";
import { nameCandidates } from "./name-candidates.ts";
import { isSpelledBy, sharesLetters } from "./name-in-email.ts";
import {
  MAX_LINES_TO_LARGE_NAME,
  MAX_LINES_TO_NAME,
  MAX_NAME_LINES,
  MIN_LARGE_PRINT_RATIO,
  MIN_MONONYM_RATIO,
  MIN_NAME_CONFIDENCE,
} from "./thresholds.ts";

export type FoundName = { name: string; line: Line; rest: string; below?: Line[] };

/** "Vorname: Anna" beside "Nachname: Berger", or beside "Name: Berger"; "Apellidos" beside "Nombre". In the order that the language calls people. */
function inTwoFields(labels: readonly Labels[], { language }: Context): { text: string; line: Line; below: Line } | undefined {
  const first = findLabelled(labels, ["firstName"]);
  const last = findLabelled(labels, ["lastName"]);
  if (!first && !last) return undefined;
  const named = findLabelled(labels, ["name"]);
  const given = first ?? (last && named);
  const family = last ?? (first && named);
  if (!given || !family || given.line === family.line || fold(family.text).includes(fold(given.text))) return undefined;
  if (fold(given.text).includes(fold(family.text))) return undefined;
  const [one, other] = FAMILY_FIRST.has(language) ? [family, given] : [given, family];
  const space = /\p{Script=Han}$|\p{Script=Hangul}$/u.test(one.text) ? "" : " ";
  return { text: `${one.text}${space}${other.text}`, line: one.line, below: other.line };
}

const FAMILY_FIRST = new Set(["hu", "zh", "ja", "ko", "vi"]);

/** The candidate name: the most name-like text near the top. A text that the e-mail address is made of wins, and so does a large font. */
export function findName(
  lines: readonly Line[],
  labels: readonly Labels[],
  email: string | undefined,
  context: Context,
): FoundName | undefined {
  const parted = inTwoFields(labels, context);
  if (parted) return { name: parted.text, line: parted.line, rest: "", below: [parted.below] };
  const labelled = findLabelled(labels, ["name"]);
  if (labelled) return { name: labelled.text, line: labelled.line, rest: "" };
  const under = lines.findIndex((line, index) => isNameUnderLabel(lines[index - 1], line));
  if (under > 0) return { name: (lines[under] as Line).text, line: lines[under - 1] as Line, rest: "", below: [lines[under] as Line] };

  const largest = Math.max(...lines.flatMap((line) => line.cells.map((cell) => cellStyle(cell, line).size)), 1);
  let best: (FoundName & { score: number }) | undefined;
  lines.slice(0, MAX_LINES_TO_NAME).forEach((line, index) => {
    for (const candidate of nameCandidates(line, lines.slice(index + 1, index + MAX_NAME_LINES), context)) {
      const score = (styles: number, isShared: boolean) =>
        styles +
        (isShared ? 1 : 0) +
        0.8 *
          (candidate.size >= largest - 0.1 ? 1 : Math.max(0, (candidate.size - context.body.size) / (largest - context.body.size + 0.1))) -
        0.02 * index -
        (line.place === "footer" ? 0.5 : 0) -
        (candidate.part ? 0.1 : 0) +
        (candidate.below ? 0.2 + 0.05 * candidate.below.length : 0);
      // Most of what stands below the name is too small to outdo it, whatever it says.
      if (best && score(SUREST_NAME, Boolean(email)) <= best.score) continue;
      const isShared = Boolean(email && sharesLetters(candidate.text, email));
      if (best && score(SUREST_NAME, isShared) <= best.score) continue;
      const styles = nameStyles(candidate.text, line, email, context);
      if (styles < MIN_NAME_CONFIDENCE || isDocumentTitle(candidate.text) || matchHeading(candidate.text)?.confidence === 1) continue;
      const found = score(styles, isShared);
      if (!best || found > best.score) best = { name: candidate.text, line, rest: candidate.rest, below: candidate.below, score: found };
    }
  });
  return best ?? inLargePrint(lines, largest, context);
}

/** What `nameLooks` gives at most. */
const SUREST_NAME = 1;

function nameStyles(text: string, line: Line, email: string | undefined, context: Context): number {
  if (isMononym(text, line, email, context)) return 0.5;
  const styles = looksLikeName(text);
  return styles < 0.6 && isSpelledBy(text, email) ? 0.6 : styles;
}

/** Where nothing is surely a name: what stands in the largest print over a title and is written like one. "Susan Baker" may be a trade too. */
function inLargePrint(lines: readonly Line[], largest: number, { body }: Context): FoundName | undefined {
  const at = lines.slice(0, MAX_LINES_TO_LARGE_NAME).findIndex(({ style }) => style.size >= largest - 0.1);
  const [line, below] = [lines[at], lines[at + 1]];
  if (!line || !below || line.cells.length > 1 || largest < body.size * MIN_LARGE_PRINT_RATIO) return undefined;
  return hasNameShape(line.text) && looksLikePosition(below.text) >= 0.5 ? { name: line.text, line, rest: "" } : undefined;
}

/** One word alone is a name when it is printed large and the e-mail address is made of it. */
function isMononym(text: string, { style }: Line, email: string | undefined, { body }: Context): boolean {
  return (
    /^\p{Lu}[\p{L}'’-]{2,}$/u.test(text) && style.size >= body.size * MIN_MONONYM_RATIO && email !== undefined && sharesLetters(text, email)
  );
}
