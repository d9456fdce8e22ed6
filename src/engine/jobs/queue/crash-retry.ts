import { MAX_ATTEMPTS, MAX_SERVICE_CRASHES } from "../../contract/limits.ts";
import { failJob } from "../finish-job.ts";
import type { JobRow } from "../job.ts";
import { requeueJob } from "./queue.ts";
import type { CrashKind, RunnerOptions } from "./runner-options.ts";

/** What the user reads of a job whose document crashed the converter for the last time. */
export const CRASH_MESSAGES: Record<CrashKind, string> = {
  crash: "This file could not be processed. Your credit has been refunded.",
  timeout: "This file took too long to process. Your credit has been refunded.",
  memory: "This file is too complex to be processed. Your credit has been refunded.",
};

/** Crash retry: puts a job whose converter crashed back into the queue. False when it had its `MAX_ATTEMPTS`. */
export function retryAfterCrash({ store }: Pick<RunnerOptions, "store">, job: JobRow): boolean {
  if (job.attempts + 1 >= MAX_ATTEMPTS) return false;
  requeueJob(store.db, job.id, { attempt: true });
  return true;
}

/** A worker that is gone or answers nonsense is a crash of a part of the service: the document may be the cause, but hardly ever is. */
export function retryAfterLostWorker({ store, files, log, now }: Pick<RunnerOptions, "store" | "files" | "log" | "now">, job: JobRow) {
  log.write("warning", "jobs", "A worker has lost a document.", { jobId: job.id });
  if (job.serviceCrashes + 1 < MAX_SERVICE_CRASHES) return requeueJob(store.db, job.id, { attempt: false, serviceCrash: true });
  failJob({ store, files }, job.id, { message: CRASH_MESSAGES.crash, cause: "worker_ended" }, now());
}
