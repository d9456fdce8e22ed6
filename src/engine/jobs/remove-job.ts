import { and, eq } from "drizzle-orm";
import type { Trace } from "../compliance/audit/trace.ts";
import type { BulkResult } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import type { Files } from "../store/disk/files.ts";
import { forgetAnswers } from "../store/idempotency.ts";
import type { Db, Store } from "../store/open-store.ts";
import { jobFiles, jobs } from "../store/schema.ts";
import { forgetJobs } from "../store/searched-words.ts";
import { each } from "./bulk/each.ts";
import { refundJob } from "./finish-job.ts";
import { getJob, type JobRow } from "./job.ts";
import type { Runner } from "./queue/runner.ts";

export type RemoveTools = { store: Store; trace: Trace; files: Files; runner: Pick<Runner, "cancel">; now: () => Date };

/**
 * Removes a CV job with its files at the user's wish. One that had not finished is cancelled and refunded; ledger and statistics stay.
 * Throws AppError "not_found", and "conflict" for an analysis.
 */
export function cleanUpJob(tools: RemoveTools, userId: string, jobId: string): void {
  removeNow(tools, (tx) => {
    const job = getJob(tx, userId, jobId);
    if (job.jobType !== "cv") throw new AppError("conflict", "This is an analysis. Please delete it from the analysis history.");
    return [job];
  });
}

/** Removes a finished analysis. Throws AppError "not_found", and "conflict" for one that is running and for a CV job. */
export function deleteAnalysis(tools: RemoveTools, userId: string, jobId: string): void {
  removeNow(tools, (tx) => {
    const job = getJob(tx, userId, jobId);
    if (job.jobType !== "matcher") throw new AppError("conflict", "Only analyses can be deleted this way.");
    if (!isFinished(job)) throw stillRunning();
    return [job];
  });
}

/**
 * Removes jobs of both types, each as `cleanUpJob` and `deleteAnalysis` do; those that cannot be removed are named with the reason. `also` runs in
 * the same transaction.
 */
export function removeEach(tools: RemoveTools, userId: string, ids: string[], also: (tx: Db, result: BulkResult) => void): BulkResult {
  const result: BulkResult = { done: [], failed: [] };
  removeNow(
    tools,
    (tx) => each(ids, result, (id) => removable(getJob(tx, userId, id))),
    (tx) => also(tx, result),
  );
  return result;
}

function removable(job: JobRow): JobRow {
  if (job.jobType === "matcher" && !isFinished(job)) throw stillRunning();
  return job;
}

/** Removes all jobs of an account, running ones too. `after` runs in the same transaction, is told their number, and records it: a row for each would say no more. */
export function removeJobsOf(tools: RemoveTools, userId: string, after: (tx: Db, count: number) => void): void {
  removeNow({ ...tools, trace: () => {} }, (tx) => tx.select().from(jobs).where(eq(jobs.userId, userId)).all(), after);
}

/** Removes the rows first, in one transaction; then cancels the work and removes the files. After a crash in between the sweep removes the files. */
export function removeNow(
  { store, trace, files, runner, now }: RemoveTools,
  choose: (tx: Db) => JobRow[],
  after: (tx: Db, count: number) => void = () => {},
): void {
  const { jobIds, fileIds } = store.transaction((tx) => {
    const chosen = choose(tx);
    for (const job of chosen) if (!isFinished(job)) refundJob(tx, job, job.creditsCharged, now());
    const removed = { jobIds: chosen.map(({ id }) => id), fileIds: fileIdsOf(tx, chosen) };
    for (const job of chosen) {
      tx.delete(jobs).where(eq(jobs.id, job.id)).run();
      traceRemoval(tx, trace, job);
    }
    forgetAnswers(tx, removed.jobIds);
    forgetJobs(tx, removed.jobIds);
    after(tx, chosen.length);
    return removed;
  });

  for (const id of jobIds) runner.cancel(id);
  files.remove(fileIds);
  store.checkpoint();
}

function traceRemoval(tx: Db, trace: Trace, job: JobRow): void {
  const kind = job.jobType === "cv" ? "CV" : "analysis";
  trace(tx, { action: isFinished(job) ? "job.deleted" : "job.cancelled", subject: job.id, account: job.userId, details: { kind } });
}

function fileIdsOf(tx: Db, chosen: JobRow[]): string[] {
  return chosen.flatMap(({ id }) =>
    tx
      .select({ id: jobFiles.id })
      .from(jobFiles)
      .where(and(eq(jobFiles.jobId, id)))
      .all()
      .map((file) => file.id),
  );
}

/** The names of all files that belong to a job. */
export const knownFiles = (db: Db): Set<string> =>
  new Set(
    db
      .select({ id: jobFiles.id })
      .from(jobFiles)
      .values()
      .map(([id]) => id as string),
  );

const stillRunning = () => new AppError("conflict", "This analysis is still running. Please wait until it has finished.");
const isFinished = ({ status }: JobRow) => status === "completed" || status === "failed";
