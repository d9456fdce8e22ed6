import type { Job, JobStatus } from "../../../engine/contract/api.ts";
import type { Presence } from "../../lib/account/activity.ts";
import { withoutEnding } from "../../lib/text/words.ts";
import { scoredCvs } from "./results/scores.ts";

export const MATCHER_PATH = "/jd-cv-matcher";
export const HISTORY_HASH = "#history";
export const HISTORY_PATH = `${MATCHER_PATH}${HISTORY_HASH}`;
export const analysisPath = (jobId: string) => `${MATCHER_PATH}/${encodeURIComponent(jobId)}`;

const when = ({ completedAt, createdAt }: Job) => Date.parse(completedAt ?? createdAt);

/** The analyses among all jobs, newest first. */
export const matcherJobs = (jobs: Job[]) => jobs.filter(({ jobType }) => jobType === "matcher").sort((a, b) => when(b) - when(a));

export const isOpen = ({ status }: { status: JobStatus }) => status === "pending" || status === "processing";

type Named = Pick<Job, "fileName" | "matchingScore" | "bestCandidate" | "changedBest">;

/** What an analysis is called: its candidate, or of several `3 CVs, best: Ana Petrova`; by the file where no name was read. */
export function analysisName({ fileName, matchingScore, bestCandidate, changedBest }: Named): string {
  if (!matchingScore || !("multi_cv_analysis" in matchingScore)) return bestCandidate ?? fileName;
  const cvs = scoredCvs(matchingScore);
  const best = cvs.find(({ cv_index }) => cv_index === changedBest?.cv_index) ?? cvs[0];
  return best ? `${matchingScore.cv_count} CVs, best: ${bestCandidate ?? best.cv_filename}` : fileName;
}

/** The job that CVs were scored against: as its description names it, or its file without the ending. */
export const namedJob = ({ jdTitle, jdFilename }: Pick<Job, "jdTitle" | "jdFilename">) =>
  jdTitle ?? (jdFilename ? withoutEnding(jdFilename) : undefined);
export const jobTitle = (job: Pick<Job, "jdTitle" | "jdFilename">) => namedJob(job) ?? "Pasted text";

/** Every 3 s while someone watches, every 10 s for an idle user, not at all behind other tabs. */
export function matcherPollMs({ visible, active }: Presence): number | false {
  if (!visible) return false;
  return active ? 3_000 : 10_000;
}
