import { conceptOf } from "../concepts/concepts.ts";
import { splitSentences } from "../concepts/words.ts";
import type { JdLine } from "./jd-parts.ts";
import type { Stated } from "./jd-statements.ts";
import { readRequirement } from "./read-requirement.ts";
import type { Wanted } from "./requirement.ts";
import { findYears } from "./wanted/years.ts";

/**
 * The requirements of a text that states none: what it names beside the occupation. "Senior React developer with TypeScript, fluent English"
 * asks for React, TypeScript and English.
 */
export function mentionedRequirements(lines: readonly JdLine[]): Stated[] {
  const sentences = lines.filter(({ part }) => part !== "offer" && part !== "location").flatMap(({ text }) => splitSentences(text));
  const phrases = sentences.flatMap((sentence) => sentence.split(/[,;]\s+/)).flatMap(splitList);
  return [...new Set(phrases.map((phrase) => phrase.replace(/[\s.!]+$/, "")))]
    .filter(asksForSomething)
    .map((text) => ({ text, kind: "must" }));
}

/** Text with a number of years stays whole, as it says what they are years of: "five years with Java and SQL". */
const splitList = (text: string) => (findYears(text) ? [text] : text.split(SEPARATOR));
const SEPARATOR = /\s(?:with|mit|avec|con|met|com|med|ze?|and|und|sowie|et|y|e|ed|en|og|och|oraz|i|та|і|з|και|με)\s/u;

function asksForSomething(text: string): boolean {
  const { wanted, years } = readRequirement(text, "must", "");
  return years !== undefined || wanted.some(isKnown);
}

/** True for what the lexicon has: any other name may be the employer's or a place. */
const isKnown = (wanted: Wanted) => (wanted.by === "concepts" ? wanted.concepts.some(isAbility) : wanted.by !== "word");
const isAbility = (id: string) => ["skill", "certificate", "field"].includes(conceptOf(id)?.kind ?? "");
