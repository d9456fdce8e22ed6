import type { Resume } from "../../resume.ts";
import { resumeValues } from "../5-coverage/sources.ts";
import { collectEvidence, EVIDENCE, type Evidence, type Printed } from "./evidence.ts";
import { kindOf, type ValueKind } from "./value-kind.ts";
import { WEIGHTS } from "./weights.ts";

/**
 * How sure each value of a resume is, by its path (`work[0].position`): the share of values with this evidence that are right in CVs with
 * known truth, 0 to 1 in hundredths. docs/parsing.md says how far that held in CVs that it was not learnt from.
 *
 * Each value is weighed by itself, apart from the code that took it: does it look like its kind, is it set like the same field of the other
 * entries, does it stand under its heading, was it found in the print at all (`evidence.ts`)? Logistic regression, with weights by kind of
 * value that `bun run calibrate` learns from corpora with truth (`weights.ts`).
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
