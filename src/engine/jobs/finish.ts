import { and, eq, inArray, sql } from "drizzle-orm";
import type { BlindCheck, MatchingScore, Recommendation } from "../contract.ts";
import { refundCredits } from "../credits/ledger.ts";
import { countOutcome } from "../stats/tallies.ts";
import type { StoredFile } from "../store/files.ts";
import type { Db, Store } from "../store/open-store.ts";
import { jobs } from "../store/schema.ts";
import type { DownloadType, JobRow } from "./job.ts";
import { addFile } from "./submit-cv.ts";

export type Result = { type: DownloadType; name: string; stored: StoredFile };
export type Outcome = {
  results?: Result[];
  warnings?: string[];
  recommendations?: Recommendation[];
  blindCheck?: BlindCheck;
  score?: MatchingScore;
  /** Credits to give back although the job succeeded: CVs of an analysis that could not be read. */
  refund?: number;
};

/** True when the job was still ours to complete; false when it was cancelled meanwhile, and then nothing has changed. */
export function completeJob(
  store: Store,
  jobId: string,
  { results = [], warnings, recommendations, blindCheck, score, refund = 0 }: Outcome,
  at: Date,
): boolean {
  return store.transaction((tx) => {
    const row = tx
      .update(jobs)
      .set({ status: "completed", completedAt: at, leaseUntil: null, warnings, recommendations, blindCheck, score, jdText: null })
      .where(and(eq(jobs.id, jobId), eq(jobs.status, "processing")))
      .returning()
      .get();
    if (!row) return false;

    for (const { type, name, stored } of results) addFile(tx, jobId, type, stored, name);
    if (refund > 0) refundJob(tx, row, refund, at);
    countOutcome(tx, row.userId, row.jobType, "completed", at);
    return true;
  });
}

/** Fails an unfinished job and gives back what it cost, once. False when it was finished or gone. */
export function failJob(store: Store, jobId: string, { message, cause }: { message: string; cause: string }, at: Date): boolean {
  return store.transaction((tx) => {
    const row = tx
      .update(jobs)
      .set({ status: "failed", failedAt: at, leaseUntil: null, errorMessage: message, cause })
      .where(and(eq(jobs.id, jobId), inArray(jobs.status, ["pending", "processing"])))
      .returning()
      .get();
    if (!row) return false;

    refundJob(tx, row, row.creditsCharged, at);
    countOutcome(tx, row.userId, row.jobType, "failed", at);
    return true;
  });
}

/** Books a job's refund with the job itself; a job has at most one. */
export function refundJob(tx: Db, { id, userId }: Pick<JobRow, "id" | "userId">, amount: number, at: Date): void {
  if (!refundCredits(tx, { userId, amount, ref: id, at })) return;
  tx.update(jobs)
    .set({ creditsRefunded: sql`${jobs.creditsRefunded} + ${amount}` })
    .where(eq(jobs.id, id))
    .run();
}
