import type { Met, ScoreTerm } from "../../../contract/api.ts";
import { WEIGHTS } from "./weights.ts";

/** The value from 0 to 1 of each part of the overall score; undefined for what the job description does not ask for. */
export type PartValues = Record<keyof typeof WEIGHTS.overall, number | undefined>;

/** The parts that count, with the weight of each and the points that it adds. A part that is not asked for gives its weight to the others. */
export function weighParts(values: PartValues): ScoreTerm[] {
  const parts = (Object.keys(WEIGHTS.overall) as (keyof PartValues)[]).flatMap((part) => {
    const value = values[part];
    return value === undefined ? [] : [{ part, value }];
  });
  const total = parts.reduce((sum, { part }) => sum + WEIGHTS.overall[part], 0);
  return parts.map(({ part, value }) => {
    const weight = WEIGHTS.overall[part] / total;
    return { part, weight: round3(weight), value: round3(value), points: round3(10 * weight * value) };
  });
}

/** The overall score, from 0 to 10 with one decimal. */
export const overallOf = (terms: readonly ScoreTerm[]): number => round1(terms.reduce((total, { points }) => total + points, 0));

/** Must-haves: the mean of their scores, weighed with the ratio of those that are met. Without one must-have a CV loses more than by meeting several a little less well. */
export function valueOfMusts(musts: readonly { met: Met; score: number }[]): number | undefined {
  const scores = meanScore(musts);
  return scores === undefined ? undefined : (1 - WEIGHTS.metMusts) * scores + WEIGHTS.metMusts * metRatio(musts);
}

/** The mean of scores, which is the value of the wishes; each with the three decimals that a result holds: so weighing a result anew gives the same. */
export const meanScore = (wishes: readonly { score: number }[]): number | undefined => mean(wishes.map(({ score }) => round3(score)));

/** The ratio, 0 to 1, of requirements that are met. There is one at least. */
export const metRatio = (requirements: readonly { met: Met }[]): number =>
  requirements.filter(({ met }) => met === "yes").length / requirements.length;

export const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
export const round1 = (value: number): number => Math.min(10, Math.max(0, Math.round(value * 10) / 10));
export const round3 = (value: number): number => Math.round(value * 1000) / 1000;
