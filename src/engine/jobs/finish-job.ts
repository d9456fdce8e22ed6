import { and, eq, inArray, sql } from "drizzle-orm";
import { lastRun, refundCredits, runRef } from "../billing/credits/ledger.ts";
import { type DecisionLog, recordMatches } from "../compliance/decisions/record-matches.ts";
import type { BlindCheck, MatchingScore, Recommendation } from "../contract/api.ts";
import { isSystemError } from "../contract/errors.ts";
import type { Converted } from "../cv/conversion.ts";
import { noteEvent } from "../messaging/webhooks/deliveries.ts";
import { countOutcome } from "../stats/tallies.ts";
import type { Files, StoredFile } from "../store/disk/files.ts";
import type { Db, Store } from "../store/open-store.ts";
import { analysedPeople, jobFiles, jobs } from "../store/schema.ts";
import type { DownloadType, JobRow } from "./job.ts";
import { recordEarlierChanges } from "./match-changes/change-match.ts";
import { beginReview } from "./review/review-row.ts";
import { addFile } from "./submit/submit-cv.ts";

export type Result = { type: DownloadType; name: string; stored: StoredFile };
/** Who a CV is of, as far as it says so. */
export type Person = { name?: string; email?: string };
export type Outcome = {
  results?: Result[];
  warnings?: string[];
  recommendations?: Recommendation[];
  blindCheck?: BlindCheck;
  /** What the review desk keeps of a CV. */
  review?: Converted["review"];
  score?: MatchingScore;
  /** The job that the CVs of an analysis were compared with, as its description names it. */
  jdTitle?: string;
  /** Who the CVs of an analysis are of, by their position from 1. */
  people?: ({ position: number } & Person)[];
  /** Credits to give back although the job succeeded: CVs of an analysis that could not be read. */
  refund?: number;
  /** The positions of these CVs, from 1. Their uploaded files are deleted. */
  refusedPositions?: number[];
  /** How many CVs of an analysis crashed their converter. */
  converterCrashes?: number;
};

/** Completes a job that is still at work. What the matcher found goes into the decision log. False, with nothing changed, when it was cancelled meanwhile. */
export function completeJob(
  { store, files, decisionLog }: { store: Store; files: Files; decisionLog: DecisionLog },
  jobId: string,
  outcome: Outcome,
  at: Date,
): boolean {
  const { results = [], warnings, recommendations, blindCheck, review, score, jdTitle } = outcome;
  const { people = [], refund = 0, refusedPositions = [] } = outcome;
  const removed = store.transaction((tx) => {
    const compared = score && comparedDocuments(tx, jobId);
    const row = tx
      .update(jobs)
      .set({ status: "completed", completedAt: at, leaseUntil: null, warnings, recommendations, blindCheck, score, jdTitle, jdText: null })
      .where(and(eq(jobs.id, jobId), eq(jobs.status, "processing")))
      .returning()
      .get();
    if (!row) return null;

    for (const { type, name, stored } of results) addFile(tx, jobId, type, stored, name);
    if (review) beginReview(tx, jobId, review.resume, review.pages);
    if (refund > 0) refundJob(tx, row, refund, at);
    for (const { position, name, email } of people) tx.insert(analysedPeople).values({ jobId, position, name, email }).run();
    if (score && compared) recordMatches(tx, decisionLog, { job: jobId, by: row.userId, score, ...compared }, at);
    recordEarlierChanges(tx, decisionLog, row, at);
    countOutcome(tx, row.userId, row.jobType, "completed", at);
    noteEnd(tx, row, at);
    return removeSources(tx, jobId, refusedPositions);
  });

  removeFiles(files, removed ?? []);
  return removed !== null;
}

function noteEnd(tx: Db, { id, userId, jobType, status }: JobRow, at: Date): void {
  const type = status === "failed" ? "job.failed" : jobType === "cv" ? "job.completed" : "match.completed";
  noteEvent(tx, { userId, type, jobId: id, jobStatus: status, at });
}

/** SHA-256 of the CVs of an analysis, by their position, and of its job description: a file, or the pasted text. */
function comparedDocuments(tx: Db, jobId: string): { cvs: Map<number, string>; jd: string } {
  const rows = tx.select().from(jobFiles).where(eq(jobFiles.jobId, jobId)).all();
  const pasted = tx.select({ text: jobs.jdText }).from(jobs).where(eq(jobs.id, jobId)).get()?.text ?? "";
  const jdFile = rows.find(({ role }) => role === "jd");
  return {
    cvs: new Map(rows.filter(({ role }) => role === "source").map(({ position, sha256 }) => [position, sha256])),
    jd: jdFile?.sha256 ?? new Bun.CryptoHasher("sha256").update(pasted).digest("hex"),
  };
}

/** Why a job failed. `mayPass`: trying again may help, so what was handed in is kept. A document that was refused stays refused. */
export type Failure = { message: string; cause: string; mayPass?: boolean };

/**
 * Fails an unfinished job and refunds it, once. Its uploaded files are deleted, unless the failure may pass; the row with its error message stays.
 * False when the job was finished or gone.
 */
export function failJob(
  { store, files }: { store: Store; files: Files },
  jobId: string,
  { message, cause, mayPass = false }: Failure,
  at: Date,
): boolean {
  const removed = store.transaction((tx) => {
    const row = tx
      .update(jobs)
      .set({ status: "failed", failedAt: at, leaseUntil: null, errorMessage: message, cause, ...(!mayPass && { jdText: null }) })
      .where(and(eq(jobs.id, jobId), inArray(jobs.status, ["pending", "processing"])))
      .returning()
      .get();
    if (!row) return null;

    refundJob(tx, row, row.creditsCharged, at);
    countOutcome(tx, row.userId, row.jobType, "failed", at);
    noteEnd(tx, row, at);
    return mayPass ? [] : removeFileRows(tx, jobId);
  });

  removeFiles(files, removed ?? []);
  return removed !== null;
}

/** An error of the disk does not change that the job is finished: a file that cannot be removed has no row, and the next sweep removes it. */
function removeFiles(files: Files, ids: string[]): void {
  try {
    files.remove(ids);
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
}

function removeSources(tx: Db, jobId: string, positions: number[]): string[] {
  const isOne = and(eq(jobFiles.jobId, jobId), eq(jobFiles.role, "source"), inArray(jobFiles.position, positions));
  const rows = tx.delete(jobFiles).where(isOne).returning({ id: jobFiles.id }).all();
  return rows.map(({ id }) => id);
}

/** Names of the files that no row has any more, to be removed after the transaction. */
export function removeFileRows(tx: Db, jobId: string): string[] {
  const rows = tx.delete(jobFiles).where(eq(jobFiles.jobId, jobId)).returning({ id: jobFiles.id }).all();
  return rows.map(({ id }) => id);
}

/** Credit refund of a job: recorded in the ledger and with the job. A run of a job has at most one. */
export function refundJob(tx: Db, { id, userId }: Pick<JobRow, "id" | "userId">, amount: number, at: Date): void {
  if (!refundCredits(tx, { userId, amount, ref: runRef(id, lastRun(tx, id)), at })) return;
  tx.update(jobs)
    .set({ creditsRefunded: sql`${jobs.creditsRefunded} + ${amount}` })
    .where(eq(jobs.id, id))
    .run();
}
