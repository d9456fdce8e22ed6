import { eq } from "drizzle-orm";
import { chargeCredits, lastRun, runRef } from "../../billing/credits/ledger.ts";
import { AppError } from "../../contract/errors.ts";
import type { Db } from "../../store/open-store.ts";
import { jobs } from "../../store/schema.ts";
import { filesOf, getJob, type JobRow } from "../job.ts";

/**
 * Puts a job that failed back into the queue, and takes the credits again that its failure gave back. Its days of retention count from the upload as
 * before, and crashes of the service that it was at work in still count against it. Throws AppError "not_found", "conflict" for a job that has not
 * failed, "gone" when what was handed in is no longer kept, and "credits".
 */
export function retryJob(tx: Db, userId: string, jobId: string, at: Date): void {
  const job = getJob(tx, userId, jobId);
  if (job.status !== "failed") throw new AppError("conflict", "Only a CV or an analysis that failed can be tried again.");
  if (!isKept(tx, job)) throw new AppError("gone", "Please upload the file again: it was removed when its processing failed.");

  const amount = job.creditsCharged;
  const forWhat = job.jobType === "cv" ? "process this CV again" : "repeat this analysis";
  chargeCredits(tx, { userId, amount, ref: runRef(jobId, lastRun(tx, jobId) + 1), at }, forWhat);
  tx.update(jobs)
    .set({ status: "pending", failedAt: null, errorMessage: null, cause: null, creditsRefunded: 0, attempts: 0 })
    .where(eq(jobs.id, jobId))
    .run();
}

/** Whether everything that was handed in is still there. */
function isKept(tx: Db, { id, jobType, cvCount, jdText, jdFileName }: JobRow): boolean {
  const roles = filesOf(tx, id).map(({ role }) => role);
  const sources = roles.filter((role) => role === "source").length;
  const hasJd = jobType === "matcher" ? jdText !== null || roles.includes("jd") : jdFileName === null || roles.includes("jd");
  return sources === cvCount && hasJd;
}
