import type { Met, SingleScore, Weight } from "../../../contract/api.ts";
import { meanScore, overallOf, valueOfMusts, weighParts } from "./overall.ts";

/** A requirement as it counts now: its weight, and its score from 0 to 1 with the verdict that this is. */
export type Weighed = { weight: Weight; met: Met; score: number };

/** The score of a requirement by the verdict of a person, who says no more than that; also of results that kept no scores of requirements. */
export const VERDICT_SCORES: Record<Met, number> = { yes: 1, partly: 0.5, no: 0 };

/**
 * The overall score of a result whose requirements are weighed or judged otherwise: the formula of `matchResume` with the values for role and industry that
 * it had. With the requirements as they were it gives the same score.
 */
export function reweigh(score: SingleScore, requirements: readonly Weighed[]): number {
  const of = (weight: Weight) => requirements.filter((one) => one.weight === weight);
  return overallOf(
    weighParts({
      must: valueOfMusts(of("must")),
      nice: meanScore(of("nice")),
      role: partValue(score, "role", score.role_experience_score),
      industry: partValue(score, "industry", score.industry_experience_score),
    }),
  );
}

/** The value of a part of the sum; of a result that kept no sum, from the score beside the overall one. */
function partValue({ sum }: SingleScore, part: string, outOfTen: number): number | undefined {
  return sum ? sum.find((term) => term.part === part)?.value : outOfTen / 10;
}
