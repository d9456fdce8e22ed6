import type { Job } from "../../../../engine/contract/api.ts";
import { fullName } from "../../../lib/text/words.ts";

/** What is left to do about a CV: it is at work, somebody should look at it, it can be sent, it has been looked at, or it failed. */
export type WorkState = "work" | "review" | "ready" | "checked" | "failed";
export type Filter = "all" | WorkState;
/** Whose list it is. */
export type Whose = "own" | "agency";
/** `isOthers`: in the list of the agency, the job of a colleague. */
export type ListedJob = Job & { isOthers?: true };
export type View = { filter: Filter; search: string };

/** The filters in the order of the work, and what is said where one finds nothing. */
export const FILTERS: { filter: Filter; label: string; none: string }[] = [
  { filter: "all", label: "All", none: "There is no CV here." },
  { filter: "review", label: "Needs review", none: "No CV needs a review." },
  { filter: "ready", label: "Ready", none: "No CV is ready and unchecked." },
  { filter: "checked", label: "Checked", none: "No CV has been checked yet." },
  { filter: "failed", label: "Failed", none: "No CV has failed." },
  { filter: "work", label: "In work", none: "No CV is in work." },
];

/** A colleague's job can be downloaded and taken over, and nothing else. */
export const isOthers = (job: ListedJob): boolean => job.isOthers === true;

/** A finished blind CV that may still say who the candidate is: nothing can be downloaded before the recruiter releases it. */
export const isHeld = ({ status, blindDoubts, releasedAt }: Job) =>
  status === "completed" && (blindDoubts?.length ?? 0) > 0 && releasedAt === null;

export function workState(job: Job): WorkState {
  if (job.status === "failed") return "failed";
  if (job.status !== "completed") return "work";
  if (isHeld(job)) return "review";
  if (job.reviewedAt) return "checked";
  return doubtsOf(job) > 0 ? "review" : "ready";
}

/** Values that somebody should still check: none once the CV is checked. */
export const doubtsOf = ({ doubts = 0, reviewedAt }: Job) => (reviewedAt ? 0 : doubts);

/** What a row is called: the candidate, or the file as long as nobody knows the candidate. */
export const nameOf = ({ candidateName, fileName }: Job) => candidateName || fileName;

export function countStates(jobs: Job[]): Record<Filter, number> {
  const counts = { all: jobs.length, work: 0, review: 0, ready: 0, checked: 0, failed: 0 };
  for (const job of jobs) counts[workState(job)]++;
  return counts;
}

/** The jobs of a filter that have all words of the search in candidate, role, file name and owner: "lopez java" finds "Ana López, Java Developer". */
export function findJobs<T extends Job>(jobs: T[], { filter, search }: View): T[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return jobs.filter((job) => {
    if (filter !== "all" && workState(job) !== filter) return false;
    const text = folded(
      [job.candidateName, job.candidateLabel, job.fileName, job.owner && `${fullName(job.owner)} ${job.owner.email}`].join(" "),
    );
    return words.every((word) => text.includes(word));
  });
}

const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
