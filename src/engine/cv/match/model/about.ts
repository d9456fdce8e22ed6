import type { RequirementResult } from "../../../contract/api.ts";
import type { Resume } from "../../../contract/resume.ts";
import { detectLanguage } from "../../parse/1-document/language-detect.ts";
import { findSpokenLanguages } from "../../parse/recognisers/languages.ts";
import { fold } from "../../text/fold.ts";
import { readRequirement } from "../1-requirements/read-requirement.ts";
import type { Requirement, Wanted } from "../1-requirements/requirement.ts";
import { findYears } from "../1-requirements/wanted/years.ts";
import type { Passage } from "../2-evidence/evidence.ts";
import { collectEvidence } from "../2-evidence/passages.ts";
import { nearnessOf } from "../3-score/evaluate-things.ts";
import { WEIGHTS } from "../3-score/weights.ts";
import { conceptsIn, isKindOf } from "../concepts/concepts.ts";
import { findDegrees } from "../concepts/degrees.ts";
import { tokenize } from "../concepts/words.ts";
import { MAX_QUOTE_CHARS, MIN_QUOTED_WORDS_RATIO } from "./thresholds.ts";

type Met = RequirementResult["met"];
/** The parts of a quote that count: its concepts and word stems, without those that the sentence around it denies. */
type Quoted = { text: string; concepts: string[]; stems: Set<string> };

/**
 * Checks the quotes of a model against a CV, by the rules of the built-in scorer. The function that is returned gives the best verdict that a
 * quote may prove for the requirement with an index: "no" unless it stands word for word in one sentence of the CV that counts as evidence and
 * names what is asked for. A requirement of several things is "yes" only when the quote names all of them.
 */
export function openQuoteCheck(resume: Resume, requirements: readonly RequirementResult[]): (quote: string, index: number) => Met {
  const { passages } = collectEvidence(resume, new Date(0));
  const sentences = passages.map((passage) => ({ passage, folded: ` ${fold(passage.text)} ` }));
  const language = detectLanguage(requirements.map(({ text }) => text).join("\n"));
  const asked = requirements.map(({ text, kind }, index) => readRequirement(text, kind, `r${index + 1}`, language));

  return (quote, index) => {
    const requirement = asked[index];
    const folded = fold(quote);
    if (!requirement || folded === "" || quote.length > MAX_QUOTE_CHARS) return "no";
    const within = sentences.filter((sentence) => sentence.folded.includes(` ${folded} `));
    return best(within.map(({ passage }) => proves(toQuoted(quote, passage), requirement)));
  };
}

const best = (verdicts: readonly Met[]): Met => (verdicts.includes("yes") ? "yes" : verdicts.includes("partly") ? "partly" : "no");

function toQuoted(quote: string, { concepts, tokens }: Passage): Quoted {
  const named = new Set(conceptsIn(quote));
  const stems = new Set(tokens.map(({ stem }) => stem));
  return {
    text: quote,
    concepts: [...new Set(concepts.map(({ id }) => id))].filter((id) => named.has(id)),
    stems: new Set(tokenize(quote).flatMap(({ stem }) => (stems.has(stem) ? [stem] : []))),
  };
}

function proves(quoted: Quoted, requirement: Requirement): Met {
  const namesThings = requirement.wanted.length > 0;
  const ratio = namesThings ? ratioOfThings(quoted, requirement.wanted) : ratioOfWords(quoted, requirement);
  if (ratio < WEIGHTS.met.partly) return "no";
  const hasYears = !requirement.years || (findYears(quoted.text)?.min ?? 0) >= (requirement.years.min ?? 1);
  return ratio >= (namesThings ? WEIGHTS.met.yes : MIN_QUOTED_WORDS_RATIO) && hasYears ? "yes" : "partly";
}

/** The best of alternatives, and the mean of what must all be there; below "met" while a thing is missing. */
function ratioOfThings(quoted: Quoted, wanted: readonly Wanted[]): number {
  const groups = [...Map.groupBy(wanted, ({ group }) => group).values()].map((members) =>
    members.reduce((most, one) => Math.max(most, nearnessToWanted(quoted, one)), 0),
  );
  const mean = groups.reduce((sum, value) => sum + value, 0) / groups.length;
  return groups.some((value) => value < WEIGHTS.met.partly) ? Math.min(mean, WEIGHTS.met.yes - 0.01) : mean;
}

function nearnessToWanted({ text, concepts, stems }: Quoted, wanted: Wanted): number {
  switch (wanted.by) {
    case "concepts":
      return concepts.reduce((most, id) => Math.max(most, ...wanted.concepts.map((other) => nearnessOf(id, other, wanted.similar))), 0);
    case "word":
      return stems.has(wanted.stem) ? 1 : 0;
    case "language":
      return findSpokenLanguages(text).some(({ code }) => code === wanted.code) ? 1 : 0;
    case "place":
      return wanted.stems.every((stem) => stems.has(stem)) ? 1 : 0;
    case "names":
      return wanted.names.some((name) => name.split(" ").every((stem) => stems.has(stem))) ? 1 : 0;
    case "permit":
      return concepts.includes("work permit") ? 1 : 0;
    case "degree":
      if (!findDegrees(text).some((level) => level >= wanted.level)) return 0;
      return wanted.fields.length === 0 || wanted.fields.some((field) => concepts.some((id) => isKindOf(id, field)))
        ? 1
        : WEIGHTS.met.partly;
  }
}

/** For a requirement without known concepts: the ratio of its words that the quote has. */
function ratioOfWords({ stems }: Quoted, requirement: Requirement): number {
  const wanted = [...new Set(requirement.stems)];
  return wanted.length === 0 ? 0 : wanted.filter((stem) => stems.has(stem)).length / wanted.length;
}
