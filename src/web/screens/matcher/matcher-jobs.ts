import type { Job, JobStatus } from "../../../engine/contract.ts";
import type { Presence } from "../../lib/activity.ts";

const when = ({ completedAt, createdAt }: Job) => Date.parse(completedAt ?? createdAt);

/** The analyses among all jobs, newest first. */
export const matcherJobs = (jobs: Job[]) => jobs.filter(({ jobType }) => jobType === "matcher").sort((a, b) => when(b) - when(a));

export const isOpen = ({ status }: { status: JobStatus }) => status === "pending" || status === "processing";

/** Every 3 s while someone watches, every 10 s for an idle user, not at all behind other tabs. */
export function matcherPollMs({ visible, active }: Presence): number | false {
  if (!visible) return false;
  return active ? 3_000 : 10_000;
}
