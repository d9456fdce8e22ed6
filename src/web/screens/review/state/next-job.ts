import type { Job } from "../../../../engine/contract/api.ts";

export const reviewPath = (jobId: string) => `/review/${jobId}`;

/** The CVs that somebody should still look at, in the order of the queue. */
export const openReviews = (jobs: Job[]): Job[] =>
  jobs.filter(({ jobType, status, reviewedAt }) => jobType === "cv" && status === "completed" && !reviewedAt);

export type Position = { at: number; of: number; previous?: Job; next?: Job };

/** Where a CV stands among them: `at` counts from 1, and is 0 for one that is checked already. */
export function positionOf(jobs: Job[], jobId: string): Position {
  const open = openReviews(jobs);
  const at = open.findIndex(({ id }) => id === jobId);
  if (at < 0) return { at: 0, of: open.length, next: open[0] };
  return { at: at + 1, of: open.length, previous: open[at - 1], next: open[at + 1] };
}

/** The CV to go on with: the next one below, or the first of the queue after the last. */
export function nextAfter(jobs: Job[], jobId: string): Job | undefined {
  const open = openReviews(jobs);
  const others = open.filter(({ id }) => id !== jobId);
  const { next } = positionOf(jobs, jobId);
  return next ?? others[0];
}
