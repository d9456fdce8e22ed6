import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Trace } from "../compliance/audit/trace.ts";
import type { Files } from "../store/disk/files.ts";
import { forgetAnswers, removeOldKeys } from "../store/idempotency.ts";
import type { Db, Store } from "../store/open-store.ts";
import { analysedPeople, jobs, matchChanges, reviews } from "../store/schema.ts";
import { forgetJobs } from "../store/searched-words.ts";
import { failJob, removeFileRows } from "./finish-job.ts";
import { knownFiles } from "./remove-job.ts";

const DAY_MS = 24 * 60 * 60_000;
/** A younger file without a job may be an upload that is just being submitted. */
const ORPHAN_AGE_MS = 60 * 60_000;
const BATCH = 200;

type Tools = { store: Store; trace: Trace; files: Files };

/**
 * Retention sweep: deletes the content of jobs older than `days` (documents, names, texts, scores) from the folder, the database and its free pages;
 * and idempotency keys older than a day. The emptied row stays, so that a late download can say what happened. Returns the number of jobs.
 */
export function purgeJobs({ now, ...tools }: Tools & { now: () => Date }, days: number): number {
  const { store, files } = tools;
  const before = new Date(now().getTime() - days * DAY_MS);
  let purged = 0;
  for (let batch = purgeBatch(tools, before, now()); batch > 0; batch = purgeBatch(tools, before, now())) purged += batch;
  store.transaction((tx) => removeOldKeys(tx, now()));
  sweepOrphans({ store, files }, new Date(Date.now() - ORPHAN_AGE_MS));
  store.checkpoint();
  return purged;
}

/** The ratio of the jobs with content that the sweep would empty now. */
export function expiredRatio(db: Db, days: number, now: Date): number {
  const before = now.getTime() - days * DAY_MS;
  const expired = sql<number>`coalesce(avg(${jobs.createdAt} < ${before}), 0)`;
  return db.select({ expired }).from(jobs).where(isNull(jobs.purgedAt)).get()?.expired ?? 0;
}

/** Removes orphaned files: those that a crash left between writing a file and its row, or between deleting a row and its file. */
export function sweepOrphans({ store, files }: { store: Store; files: Files }, before: Date): number {
  const orphans = files.list(before, knownFiles(store.db));
  files.remove(orphans);
  return orphans.length;
}

function purgeBatch({ store, trace, files }: Tools, before: Date, now: Date): number {
  const expired = store.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNull(jobs.purgedAt), lt(jobs.createdAt, before)))
    .orderBy(asc(jobs.createdAt))
    .limit(BATCH)
    .all();
  for (const { id } of expired)
    failJob(
      { store, files },
      id,
      { message: "This file was not processed in time. Your credit has been refunded.", cause: "expired" },
      now,
    );

  const fileIds = store.transaction((tx) => {
    const ids = expired.map(({ id }) => id);
    forgetAnswers(tx, ids);
    if (ids.length > 0) trace(tx, { action: "retention.purged", details: { count: ids.length } });
    const emptied = ids.flatMap((id) => emptyJob(tx, id, now));
    forgetJobs(tx, ids);
    return emptied;
  });
  files.remove(fileIds);
  return expired.length;
}

function emptyJob(tx: Store["db"], id: string, now: Date): string[] {
  tx.update(jobs)
    .set({
      fileName: "",
      jdFileName: null,
      jdText: null,
      jdTitle: null,
      keywords: null,
      warnings: null,
      recommendations: null,
      blindCheck: null,
      score: null,
      errorMessage: null,
      purgedAt: now,
    })
    .where(eq(jobs.id, id))
    .run();
  tx.delete(reviews).where(eq(reviews.jobId, id)).run();
  tx.delete(analysedPeople).where(eq(analysedPeople.jobId, id)).run();
  tx.delete(matchChanges).where(eq(matchChanges.jobId, id)).run();
  return removeFileRows(tx, id);
}
