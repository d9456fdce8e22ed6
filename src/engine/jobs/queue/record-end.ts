import { AppError, errorCode, errorLocation, isRefusal } from "../../contract/errors.ts";
import { completeJob, type Failure, failJob, type Outcome } from "../finish-job.ts";
import type { JobRow } from "../job.ts";
import { CRASH_MESSAGES, retryAfterCrash, retryAfterLostWorker } from "./crash-retry.ts";
import { clearConverterCrashes, noteConverterCrashes, requeueJob } from "./queue.ts";
import type { RunnerOptions } from "./runner-options.ts";

/** The reason of an abort when the service stops: the job goes back into the queue. */
export const SHUTDOWN = "shutdown";

const UNEXPECTED_ERROR_MESSAGE = "Something went wrong while processing this file. Your credit has been refunded.";

/** Completes a job. The files of one that was cancelled in the meantime are removed. */
export function recordOutcome({ store, files, decisionLog, refusals, now }: RunnerOptions, job: JobRow, outcome: Outcome): void {
  let completed = false;
  try {
    completed = completeJob({ store, files, decisionLog }, job.id, outcome, now());
    if (completed) refusals.accepted(job.userId);
    if (outcome.converterCrashes) noteConverterCrashes(store.db, job.userId, outcome.converterCrashes, now());
    else if (completed) clearConverterCrashes(store.db, job.userId);
  } finally {
    if (!completed) files.remove((outcome.results ?? []).map(({ stored }) => stored.id));
  }
}

/** Fails a job, or puts it back into the queue: when the service stops, when it was lost on its way to a worker, and after the first crash of its converter. */
export function recordFailure(options: RunnerOptions, job: JobRow, error: unknown, signal: AbortSignal) {
  const { store, files, log, refusals, tools, now } = options;
  if (signal.aborted) {
    if (signal.reason === SHUTDOWN) requeueJob(store.db, job.id, { attempt: false });
    return;
  }
  const lostBy = tools.lostBy(error);
  if (lostBy === "queue") return requeueJob(store.db, job.id, { attempt: false });
  if (lostBy === "worker") return retryAfterLostWorker(options, job);
  const crash = tools.crashKind(error);
  const crashes = crash ? 1 : error instanceof AppError ? Number(error.details.converterCrashes ?? 0) : 0;
  if (crashes > 0) noteConverterCrashes(store.db, job.userId, crashes, now());
  if (crash && retryAfterCrash(options, job)) return;

  const failure = crash ? { message: CRASH_MESSAGES[crash], cause: crash, mayPass: true } : explain(error);
  if (!failJob({ store, files }, job.id, failure, now())) return;
  if (crash || isRefusal(error)) refusals.refused(job.userId);
  if (error instanceof AppError) log.write("info", "jobs", "A document was refused.", { jobId: job.id, cause: failure.cause });
  else log.write("error", "jobs", `A job failed (${failure.cause}).`, { jobId: job.id, cause: failure.cause, at: errorLocation(error) });
}

/**
 * The message for the user, and the cause for the administrator: the kind of failure, never a word of the document. A refused document is refused
 * again; a template can be mended, LibreOffice installed and a bug removed.
 */
function explain(error: unknown): Failure {
  const mayPass = !isRefusal(error);
  if (error instanceof AppError) return { message: error.message, cause: error.code, mayPass };
  return { message: UNEXPECTED_ERROR_MESSAGE, cause: errorCode(error), mayPass };
}
