import type { Requirements } from "../1-requirements/requirements.ts";
import { ancestorsOf, isKindOf } from "../concepts/concepts.ts";
import { assists, functionsOf } from "../concepts/seniority.ts";
import { MONTHS_IN_YEAR } from "../skill-use.ts";
import { WEIGHTS } from "./weights.ts";

/** What of the job changes how passages are weighed. */
export type Job = {
  level: number;
  teaches: boolean;
  sells?: boolean;
  /** The post itself is that of a helper. */
  assists?: boolean;
  /** What the post itself does around a craft: "buys" of a buyer. Marketing is a part of selling. */
  functions?: string[];
  roles: string[];
  titleStems: string[];
  titleNames?: string[];
  language: string;
};

export const jobOf = ({ title, roles, seniority, titleStems, titleNames, language }: Requirements): Job => ({
  level: seniority ?? 2,
  teaches: roles.some((id) => ancestorsOf(id).has("teaching")),
  ...(roles.some((id) => isKindOf(id, "sales")) && { sells: true }),
  ...(assists(title ?? "") && { assists: true }),
  functions: [...functionsOf(title ?? ""), ...(roles.some((id) => isKindOf(id, "marketing")) ? ["sells"] : [])],
  roles,
  titleStems,
  ...(titleNames && { titleNames }),
  language,
});

/** False for the time of a trainee, which is no work in the trade but for another trainee's post. */
export const isOwnWork = ({ level }: { level: number }, job: { level: number }) => level > TRAINEE || job.level <= TRAINEE;
const TRAINEE = 0;

/** Factor for how long ago something ended, in months from the year 0: 1 for the present and the last years, less the longer ago it is. */
export function recencyFactor(end: number | undefined, today: number): number {
  const { recentYears, perYear, min } = WEIGHTS.recency;
  if (end === undefined) return 1;
  return Math.max(min, 1 - Math.max(0, (today - end) / MONTHS_IN_YEAR - recentYears) * perYear);
}
