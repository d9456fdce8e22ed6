/** Month of a date, counted from the year 0: `2019-04` is 24,231. */
export type Month = number;
/** When a job ran. `end` is the first month after it. */
export type JobSpan = { start?: Month; end?: Month; isOngoing?: boolean };
/** How long a skill was used in jobs, where that is known, and the last month of it. */
export type SkillUse = { months: number | undefined; last: Month; isOngoing: boolean };

export const MONTHS_IN_YEAR = 12;

/** The use of a skill that stands in these jobs; undefined where none of them has dates. */
export function usageIn(jobs: readonly JobSpan[]): SkillUse | undefined {
  const dated = jobs.filter(({ start, end }) => start !== undefined && end !== undefined && end > start);
  if (dated.length === 0) return undefined;
  const last = Math.max(...dated.map(({ end = 0 }) => end)) - 1;
  return { months: Number.isFinite(last) ? monthsCovered(dated) : undefined, last, isOngoing: dated.some(({ isOngoing }) => isOngoing) };
}

/** Months covered by the jobs; overlapping months count once. */
export function monthsCovered(jobs: readonly JobSpan[]): number {
  const spans = jobs
    .flatMap(({ start, end }) => (start !== undefined && end !== undefined && end > start ? [[start, end] as const] : []))
    .sort((a, b) => a[0] - b[0]);
  let months = 0;
  let covered = Number.NEGATIVE_INFINITY;
  for (const [start, end] of spans) {
    months += Math.max(0, end - Math.max(start, covered));
    covered = Math.max(covered, end);
  }
  return months;
}
