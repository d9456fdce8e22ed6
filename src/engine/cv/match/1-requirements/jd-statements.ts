import { fluencyRank } from "../../parse/recognisers/languages.ts";
import { fold } from "../../text/fold.ts";
import { findDegrees } from "../2-evidence/degrees.ts";
import { findPhrase, hasPhrase, phrases } from "../concepts/phrases.ts";
import { splitSentences } from "../concepts/words.ts";
import { MUST_CUES, NICE_CUES, PREFERENCE_CUES } from "../lexicon/jd-words.ts";
import type { JdLine } from "./jd-parts.ts";
import { asListed } from "./wanted-languages.ts";
import { findYears } from "./years.ts";

export type Stated = { text: string; kind: "must" | "nice" };

const NICE = phrases(NICE_CUES);
const MUST = phrases(MUST_CUES);
const PREFERENCE = phrases(PREFERENCE_CUES);

/** The conditions and wishes of a job description, in its order: what its parts say, or, without such parts, what its wording says. */
export function statedRequirements(lines: readonly JdLine[]): Stated[] {
  const inParts = lines.filter(({ part }) => part === "must" || part === "nice");
  if (inParts.length > 0) {
    const listing = new Set(inParts.filter(({ bullet }) => bullet).map(({ part }) => part));
    // Where a part lists its conditions, its running text only introduces or closes the list.
    const stated = inParts.filter((line) => listing.size === 0 || line.bullet || (!listing.has(line.part) && speaks(line.text)));
    const elsewhere = lines.filter(
      ({ part, text, bullet }) => part === "about" && !bullet && hasPhrase(text, MUST) && isCondition(text) && inParts.length < 2,
    );
    return [...elsewhere, ...stated].flatMap(statementsOf);
  }
  const worded = new Set(
    lines.filter(
      ({ part, text }) =>
        part !== "offer" && part !== "title" && part !== "location" && (hasPhrase(text, MUST) || hasPhrase(text, NICE) || prefers(text)),
    ),
  );
  const isListed = ({ part, bullet }: JdLine) => bullet && part !== "offer" && part !== "tasks";
  return lines.filter((line) => worded.has(line) || isListed(line)).flatMap(statementsOf);
}

const speaks = (text: string) => hasPhrase(text, MUST) || hasPhrase(text, NICE) || fold(text).split(" ").length <= 8;
const isCondition = (text: string) => fold(text).split(" ").length >= 3;
const tidy = (text: string) => text.replace(/^[\s,;–-]+|[\s;,]+$/g, "");

function statementsOf({ text, part, bullet }: JdLine): Stated[] {
  if (part === "nice") return [{ text: tidy(text), kind: "nice" }];
  const sentences = bullet && hasPhrase(text, NICE) ? splitSentences(text).flatMap((one) => one.split(/;\s+/)) : [text];
  return sentences
    .flatMap(splitWish)
    .flatMap((stated) => (bullet ? [stated] : splitDegreeFromYears(stated)))
    .map((stated) => ({ ...stated, text: tidy(stated.text) }))
    .filter((stated) => stated.text !== "");
}

/** "Verhandlungssicheres Deutsch, Französisch von Vorteil" is a condition and a wish. */
function splitWish(text: string): Stated[] {
  if (!hasPhrase(text, NICE)) return [{ text, kind: prefers(text) ? "nice" : "must" }];
  const [, before = "", inside = "", after = ""] = /^(.*?)\(([^()]*)\)(.*)$/su.exec(text) ?? [];
  if (says(inside) && !hasPhrase(before + after, NICE))
    return [
      { text: before + after, kind: "must" },
      { text: inside, kind: "nice" },
    ];
  const joints = [...text.matchAll(/[,;]\s+|\s[–—]\s|\s(?:but|aber|mais|pero|ma|maar|mas|ale|але)\s/gu)];
  for (const { index } of joints.toReversed().slice(0, MAX_SEPARATORS)) {
    const [left, right] = [text.slice(0, index), text.slice(index)];
    const lists = /^,/.test(right) && JOINED.test(right);
    if (!hasPhrase(left, NICE) && standsAlone(left) && says(right) && !lists)
      return [
        { text: left, kind: "must" },
        { text: right, kind: "nice" },
      ];
  }
  return [{ text, kind: "nice" }];
}

/** Places at which a statement is tried to be divided; each costs a reading of both sides. */
const MAX_SEPARATORS = 20;

/** A wish that names something beside its cue. */
const says = (text: string) => {
  const folded = fold(text);
  const cue = findPhrase(folded, NICE);
  return cue !== undefined && folded.split(" ").length > cue.to - cue.from;
};
const JOINED = /\s(?:and|or|und|oder|sowie|et|ou|y|o|e|en|of|i|oraz|lub|та|або|και|ή)\s/u;
const standsAlone = (text: string) => hasPhrase(text, MUST) || fluencyRank(asListed(text)) > 0 || findYears(text) !== undefined;

/** "Ideally you know SAP": the whole sentence is a wish. Further in, "ideally" only narrows what is asked for. */
const prefers = (text: string) => (findPhrase(fold(text), PREFERENCE)?.from ?? MAX_LEAD) < MAX_LEAD;
const MAX_LEAD = 2;

/** "You hold a degree in law and have five years of practice": two conditions of running text. */
function splitDegreeFromYears({ text, kind }: Stated): Stated[] {
  const joints = [...text.matchAll(/,?\s(?:and|und|sowie|et|y|e|ed|en|oraz|i|та|і|και)\s/gu)];
  for (const { index, 0: joint } of joints.slice(0, MAX_SEPARATORS)) {
    const [left, right] = [text.slice(0, index), text.slice(index + joint.length)];
    const [degreeFirst, yearsFirst] = [
      findDegrees(left).length > 0 && findYears(right) !== undefined && findYears(left) === undefined && findDegrees(right).length === 0,
      findYears(left) !== undefined && findDegrees(right).length > 0 && findDegrees(left).length === 0,
    ];
    if (degreeFirst || yearsFirst)
      return [
        { text: left, kind },
        { text: right, kind },
      ];
  }
  return [{ text, kind }];
}

/** Where an "ideally" inside a sentence begins: what stands after it is preferred and not asked for. */
export function preferenceAt(text: string): number | undefined {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  for (const [at, { index }] of words.entries()) {
    if (!/[\s,(]/.test(text[index - 1] ?? "")) continue;
    const last = words[Math.min(at + PREFERENCE.longest, words.length) - 1];
    const folded = fold(text.slice(index, last && last.index + last[0].length));
    if (findPhrase(folded, PREFERENCE)?.from === 0) return index;
  }
  return undefined;
}
