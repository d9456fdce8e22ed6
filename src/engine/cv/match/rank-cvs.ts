import type { Resume } from "../resume.ts";
import { matchResume, type Score } from "./match-resume.ts";
import type { Requirements } from "./requirements.ts";

export type Ranked<Key> = { key: Key; score: Score };

/** Scores several resumes against one job description, best first; equal ones stay in the order given. */
export function rankCvs<Key>(
  cvs: readonly { key: Key; resume: Resume }[],
  requirements: Requirements,
  { now }: { now: Date },
): Ranked<Key>[] {
  return cvs
    .map(({ key, resume }) => ({ key, score: matchResume(resume, requirements, { now }) }))
    .toSorted((a, b) => b.score.overall_matching_score - a.score.overall_matching_score);
}
