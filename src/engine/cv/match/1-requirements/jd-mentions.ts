import { conceptOf } from "../concepts/concepts.ts";
import { splitSentences } from "../concepts/words.ts";
import type { JdLine } from "./jd-parts.ts";
import type { Stated } from "./jd-statements.ts";
import { readRequirement } from "./read-requirement.ts";
import type { Wanted } from "./requirement.ts";
import { findYears } from "./years.ts";

/** "Senior React developer with TypeScript, fluent English": a text that states no conditions asks for what it names beside the occupation. */
export function mentionedRequirements(lines: readonly JdLine[]): Stated[] {
  const sentences = lines.filter(({ part }) => part !== "offer" && part !== "location").flatMap(({ text }) => splitSentences(text));
  const pieces = sentences.flatMap((sentence) => sentence.split(/[,;]\s+/)).flatMap(splitList);
  return [...new Set(pieces.map((piece) => piece.replace(/[\s.!]+$/, "")))]
    .filter(asksForSomething)
    .map((text) => ({ text, kind: "must" }));
}

/** A piece with a number of years says what they are years of, so it stays whole. */
const splitList = (piece: string) => (findYears(piece) ? [piece] : piece.split(SEPARATOR));
const SEPARATOR = /\s(?:with|mit|avec|con|met|com|med|ze?|and|und|sowie|et|y|e|ed|en|og|och|oraz|i|та|і|з|και|με)\s/u;

function asksForSomething(text: string): boolean {
  const { wanted, years } = readRequirement(text, "must", "");
  return years !== undefined || wanted.some(isKnown);
}

/** A name that no lexicon knows may be the employer's or a place. */
const isKnown = (wanted: Wanted) => (wanted.by === "concepts" ? wanted.concepts.some(isAbility) : wanted.by !== "word");
const isAbility = (id: string) => ["skill", "certificate", "field"].includes(conceptOf(id)?.kind ?? "");
