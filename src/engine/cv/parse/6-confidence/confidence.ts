import type { Resume } from "../../../contract/resume.ts";
import { resumeValues } from "../5-coverage/sources.ts";
import { collectEvidence, EVIDENCE, type Evidence, type Printed } from "./evidence.ts";
import { kindOf, type ValueKind } from "./value-kind.ts";
import { WEIGHTS } from "./weights.ts";

/**
 * How sure each value of a resume is, by its path (`work[0].position`): the ratio of values with such evidence that are right in CVs with known
 * truth, 0 to 1 in hundredths. docs/parsing.md says how well that holds for CVs from which it was not learnt.
 *
 * Each value is judged by itself, independently of the code that parsed it: does it look like its kind, does it have the style of the same field
 * in other entries, is it under the right heading, has it a source at all (`evidence.ts`)? A logistic regression for each kind of value, with
 * weights that `bun run calibrate` learns from corpora with truth (`weights.ts`).
 */
export function estimateConfidence(draft: Resume, printed: Printed): Record<string, number> {
  const values = resumeValues(draft).filter(({ value }) => value !== "");
  const evidence = collectEvidence(draft, values, printed);
  const confidence: Record<string, number> = {};
  values.forEach(({ path }, index) => {
    confidence[path] = probability(kindOf(path), evidence[index] as Evidence);
  });
  return confidence;
}

/** In hundredths, and never 0 or 1: no evidence is proof. */
function probability(kind: ValueKind, evidence: Evidence): number {
  const [bias = 0, ...weights] = WEIGHTS[kind];
  const logOdds = EVIDENCE.reduce((sum, name, at) => sum + evidence[name] * (weights[at] ?? 0), bias);
  const hundredths = Math.round(100 / (1 + Math.exp(-logOdds)));
  return Math.min(99, Math.max(1, hundredths)) / 100;
}
