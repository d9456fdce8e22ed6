import { and, eq, isNull } from "drizzle-orm";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { Job } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { Log } from "../../store/log.ts";
import type { Store } from "../../store/open-store.ts";
import { jobs } from "../../store/schema.ts";
import { describeJob, getJob, isHeld } from "../job.ts";

/**
 * Releases a blind CV with doubts, after the recruiter has checked it: its documents can be downloaded from now on. A release is final; nothing
 * changes for a CV without doubts. Throws AppError "not_found" for another's or no such job, "conflict" while it is not completed, and
 * "gone" when its days are over.
 */
export function releaseJob(
  { store, trace, log, now }: { store: Store; trace: Trace; log: Log; now: () => Date },
  userId: string,
  jobId: string,
): Job {
  return store.transaction((tx) => {
    const job = getJob(tx, userId, jobId, "cv");
    if (job.purgedAt) throw new AppError("gone", "This file has been deleted at the end of its retention period.");
    if (job.status !== "completed") throw new AppError("conflict", "Only a CV that is completed can be released.");
    if (!isHeld(job)) return describeJob(tx, job);

    const passages = job.blindCheck?.doubts.length;
    tx.update(jobs)
      .set({ releasedAt: now() })
      .where(and(eq(jobs.id, jobId), isNull(jobs.releasedAt)))
      .run();
    trace(tx, { action: "blind.released", subject: jobId, account: userId, details: { count: passages } });
    log.write("info", "jobs", "A blind CV was released for download.", { jobId, userId, passages });
    return describeJob(tx, getJob(tx, userId, jobId, "cv"));
  });
}
