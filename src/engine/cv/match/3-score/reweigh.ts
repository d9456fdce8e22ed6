import type { Met, SingleScore, Weight } from "../../../contract/api.ts";
import { WEIGHTS } from "./weights.ts";

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
  const values = {
    must: mustValue(of("must")),
    nice: mean(of("nice").map((one) => one.score)),
    role: partValue(score, "role", score.role_experience_score),
    industry: partValue(score, "industry", score.industry_experience_score),
  };
  const parts = (Object.keys(WEIGHTS.overall) as (keyof typeof WEIGHTS.overall)[]).filter((part) => values[part] !== undefined);
  const total = parts.reduce((sum, part) => sum + WEIGHTS.overall[part], 0);
  const points = parts.reduce((sum, part) => sum + round(10 * (WEIGHTS.overall[part] / total) * (values[part] ?? 0), 1000), 0);
  return Math.min(10, Math.max(0, round(points, 10)));
}

function mustValue(musts: readonly Weighed[]): number | undefined {
  if (musts.length === 0) return undefined;
  const met = musts.filter((one) => one.met === "yes").length / musts.length;
  return (1 - WEIGHTS.metMusts) * (mean(musts.map(({ score }) => score)) ?? 0) + WEIGHTS.metMusts * met;
}

/** The value of a part of the sum; of a result that kept no sum, from the score beside the overall one. */
function partValue({ sum }: SingleScore, part: string, outOfTen: number): number | undefined {
  return sum ? sum.find((term) => term.part === part)?.value : outOfTen / 10;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
const round = (value: number, steps: number) => Math.round(value * steps) / steps;
