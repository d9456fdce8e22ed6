import { AppError, isRefusalCode } from "../../contract/errors.ts";
import type { Files } from "../../store/disk/files.ts";
import type { Db } from "../../store/open-store.ts";
import { DOWNLOAD_TYPES, filesOf, getJob, type JobRow } from "../job.ts";
import { type Download, findDownload } from "./download.ts";

/** How often a waiting call looks whether the job has ended: a text CV takes a tenth of a second. Unit: milliseconds. */
const LOOK_MS = 50;

type Asked = { userId: string; jobId: string; waitMs: number; signal: AbortSignal };

/**
 * The document of a job, once it is finished: of the type that was asked for, else the first that the job makes. Undefined when the job is still at work after
 * `waitMs`, or the caller has gone. Throws AppError with the code of the refusal for a CV that was refused, "unavailable" where the job failed otherwise,
 * "conflict" for a blind document that must be released first, and "not_found".
 */
export async function waitForDocument(
  { db, files }: { db: Db; files: Files },
  { type, ...asked }: Asked & { type?: string },
): Promise<Download | undefined> {
  const { userId, jobId } = asked;
  if (!(await waitForEnd(db, asked))) return undefined;
  return findDownload({ db, files }, userId, jobId, type ?? firstTypeOf(db, jobId));
}

/** Whether a job is finished, as soon as it is; false when it is still at work after `waitMs`, or the caller has gone. Throws as {@link waitForDocument} for one that failed. */
export async function waitForEnd(db: Db, { userId, jobId, waitMs, signal }: Asked): Promise<boolean> {
  const end = performance.now() + waitMs;
  for (;;) {
    const job = getJob(db, userId, jobId, "cv");
    if (job.status === "failed") throw failureOf(job);
    if (job.status === "completed") return true;
    const left = end - performance.now();
    if (left <= 0 || signal.aborted) return false;
    await Bun.sleep(Math.min(LOOK_MS, left));
  }
}

function failureOf({ cause, errorMessage }: JobRow): AppError {
  const message = errorMessage ?? "File processing failed";
  return new AppError(cause !== null && isRefusalCode(cause) ? cause : "unavailable", message);
}

function firstTypeOf(db: Db, jobId: string): string {
  const made = filesOf(db, jobId).filter(({ options }) => options === null);
  return DOWNLOAD_TYPES.find((type) => made.some(({ role }) => role === type)) ?? DOWNLOAD_TYPES[0];
}
