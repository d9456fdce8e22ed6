import { eq } from "drizzle-orm";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { ReviewPage } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { Resume } from "../../contract/resume.ts";
import type { ConvertRequest } from "../../cv/conversion.ts";
import { describeReview } from "../../cv/review/describe-review.ts";
import { readWords } from "../../house/words.ts";
import type { Files } from "../../store/disk/files.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { reviews } from "../../store/schema.ts";
import type { Convert } from "../convert/convert-tools.ts";
import { filesOf, getJob, type JobFile, type JobRow } from "../job.ts";

export type ReviewRow = typeof reviews.$inferSelect;
/** What the review desk needs. `convertNow` does not wait behind the queue. */
export type DeskTools = { store: Store; trace: Trace; files: Files; convertNow: Convert; now: () => Date };

/** Begins the review of a job: what was read is what stands. Nothing changes where it has begun. */
export function beginReview(tx: Db, jobId: string, parsed: Resume, pages: ReviewPage[]): void {
  tx.insert(reviews)
    .values({
      jobId,
      parsed,
      resume: parsed,
      checked: [],
      cover: {},
      pages: pages.length > 0 ? pages : null,
      ...summarize(parsed, parsed, []),
    })
    .onConflictDoNothing()
    .run();
}

/** What the list of jobs shows of a review. */
export const summarize = (resume: Resume, parsed: Resume, checked: readonly string[]) => ({
  candidateName: resume.basics.name ?? null,
  candidateLabel: resume.basics.label ?? null,
  doubts: describeReview(resume, parsed, new Set(checked)).doubts.length,
});

/**
 * The account's completed CV job that is reviewed. Throws AppError "not_found" for another's or no such job, "conflict" while it runs, and "gone" when
 * it failed or its days are over.
 */
export function reviewedJob(db: Db, userId: string, jobId: string): JobRow {
  const job = getJob(db, userId, jobId, "cv");
  if (job.purgedAt) throw new AppError("gone", "This CV has been deleted at the end of its retention period.");
  if (job.status === "failed") throw new AppError("gone", job.errorMessage ?? "The processing of this CV failed.");
  if (job.status !== "completed") throw new AppError("conflict", "This CV is still being processed.");
  return job;
}

export const findReview = (db: Db, jobId: string): ReviewRow | undefined => db.select().from(reviews).where(eq(reviews.jobId, jobId)).get();

/** The job and its review. A job that an earlier version completed is read once more, from the file that was uploaded. */
export async function openReview(tools: DeskTools, userId: string, jobId: string): Promise<{ job: JobRow; review: ReviewRow }> {
  const { store, files, convertNow } = tools;
  const job = reviewedJob(store.db, userId, jobId);
  const review = findReview(store.db, jobId);
  if (review) return { job, review };

  const source = sourceOf(store.db, jobId);
  const request: ConvertRequest = { fileName: job.fileName, ocr: "auto", outputs: [], review: true, words: readWords(store.db, userId) };
  const { review: read } = await convertNow(await files.read(source.id), request, new AbortController().signal, userId);
  if (!read) throw new Error("the converter sent no review");
  return store.transaction((tx) => {
    const unchanged = reviewedJob(tx, userId, jobId);
    beginReview(tx, jobId, read.resume, read.pages);
    return { job: unchanged, review: findReview(tx, jobId) as ReviewRow };
  });
}

/** The uploaded file. Throws AppError "gone" when it is no longer there. */
export function sourceOf(db: Db, jobId: string): JobFile {
  const source = filesOf(db, jobId).find(({ role }) => role === "source");
  if (!source) throw new AppError("gone", "The uploaded file is no longer there.");
  return source;
}
