import { AppError, errorCode, errorLocation, isRefusal } from "../../contract/errors.ts";
import { MAX_ATTEMPTS, MAX_SERVICE_CRASHES, SUSPECT_DELAY_MS, SUSPECT_SERVICE_CRASHES } from "../../contract/limits.ts";
import type { DecisionLog } from "../../decisions/record-matches.ts";
import type { Files } from "../../store/disk/files.ts";
import type { Log } from "../../store/log.ts";
import type { Store } from "../../store/open-store.ts";
import type { CvTools } from "../convert/convert-tools.ts";
import { runCv } from "../convert/run-cv.ts";
import { type MatchCvs, runMatch } from "../convert/run-match.ts";
import { completeJob, type Failure, failJob, type Outcome } from "../finish-job.ts";
import type { JobRow } from "../job.ts";
import type { Refusals } from "../submit/refused-documents.ts";
import {
  claimJob,
  clearConverterCrashes,
  LEASE_MS,
  noteConverterCrashes,
  renewLeases,
  requeueExpired,
  requeueJob,
  requeueOrphans,
} from "./queue.ts";

export type CrashKind = "crash" | "timeout" | "memory";
export type RunnerTools = CvTools & {
  matchCvs: MatchCvs;
  /** How a document crashed its converter child; null for any other error. */
  crashKind: (error: unknown) => CrashKind | null;
  /** Who lost a document on its way to a worker and back: the queue, or the worker that had it; null for any other error. */
  lostBy: (error: unknown) => "queue" | "worker" | null;
};
export type Runner = {
  /** Starts to work on the queue, after putting back the jobs of an earlier process. Nothing is claimed before. */
  begin(): void;
  /** Must be called after a job was queued. */
  wake(): void;
  /** Ends the work on a job that is no longer wanted. */
  cancel(jobId: string): void;
  /** True while the queue can be read and written. */
  healthy(): boolean;
  /** Resolves when nothing waits and nothing is at work. */
  idle(): Promise<void>;
  /** Claims no more, lets running work end for `drainMs`, and puts the rest back into the queue. */
  stop(drainMs?: number): Promise<void>;
};

const TICK_MS = 5_000;
const DRAIN_MS = 20_000;
/** A claim is written to the disk, which takes some milliseconds: where workers bring 200 slots at once, requests are answered between them. */
const CLAIMS_AT_ONCE = 4;
const SHUTDOWN = "shutdown";

const CRASH_MESSAGES: Record<CrashKind, string> = {
  crash: "This file could not be processed. Your credit has been refunded.",
  timeout: "This file took too long to process. Your credit has been refunded.",
  memory: "This file is too complex to be processed. Your credit has been refunded.",
};
const UNEXPECTED_ERROR_MESSAGE = "Something went wrong while processing this file. Your credit has been refunded.";

/** Works on the queue, as many jobs at once as there are `slots`, until it is stopped. `slots` may change; call `wake` then. Only one may run on a data folder. */
export function startRunner({
  store,
  files,
  log,
  now,
  refusals,
  decisionLog,
  slots,
  tools,
}: {
  store: Store;
  files: Files;
  log: Log;
  decisionLog: DecisionLog;
  now: () => Date;
  refusals: Refusals;
  slots: () => number;
  tools: RunnerTools;
}): Runner {
  const atWork = new Map<string, { abort: AbortController; done: Promise<void>; suspect: boolean }>();
  /** Jobs whose result could not be written (full disk). The next tick that can write puts them back into the queue. */
  const unrecorded = new Set<string>();
  let stopping = false;
  let queueWorks = true;
  let begunAt: number | undefined;

  const ticker = setInterval(tick, TICK_MS);
  const heartbeat = setInterval(() => guarded(() => renewLeases(store.db, [...atWork.keys()], now())), LEASE_MS / 3);
  ticker.unref();
  heartbeat.unref();

  function tick() {
    guarded(() => {
      for (const id of unrecorded) requeueJob(store.db, id, { attempt: false });
      unrecorded.clear();
      requeueExpired(store.db, now(), [...atWork.keys()]);
    });
    pump();
  }

  function pump() {
    guarded(() => {
      for (let claims = 0; !stopping && begunAt !== undefined && atWork.size < slots(); claims++) {
        if (claims === CLAIMS_AT_ONCE) return void setImmediate(pump);
        const job = claimJob(store, now(), { suspects: maySuspect(begunAt) });
        if (!job) return;
        start(job);
      }
    });
  }

  /**
   * A job that was at work at several crashes of the service may have caused them. It begins when the service has answered requests for a while
   * and no other suspect is at work, so that another crash tells which job it was.
   */
  function maySuspect(begun: number): boolean {
    return performance.now() - begun >= SUSPECT_DELAY_MS && ![...atWork.values()].some(({ suspect }) => suspect);
  }

  function begin() {
    if (begunAt !== undefined) return;
    begunAt = performance.now();
    guarded(() => {
      const interrupted = requeueOrphans(store.db);
      for (const { id, serviceCrashes } of interrupted)
        if (serviceCrashes >= MAX_SERVICE_CRASHES)
          failJob({ store, files }, id, { message: CRASH_MESSAGES.crash, cause: "service_ended" }, now());
      if (interrupted.length > 0) log.write("warning", "jobs", `${interrupted.length} interrupted job(s) went back to the queue.`);
    });
    setTimeout(pump, SUSPECT_DELAY_MS).unref();
    pump();
  }

  /** A full disk stops the queue, not the service; the next tick tries again. False when the step failed. */
  function guarded(step: () => void): boolean {
    try {
      step();
      queueWorks = true;
    } catch (error) {
      queueWorks = false;
      log.write("error", "jobs", "The queue could not be written.", { code: errorCode(error) });
    }
    return queueWorks;
  }

  function start(job: JobRow) {
    unrecorded.delete(job.id);
    const abort = new AbortController();
    const done = work(job, abort.signal).finally(() => {
      atWork.delete(job.id);
      pump();
    });
    atWork.set(job.id, { abort, done, suspect: job.serviceCrashes >= SUSPECT_SERVICE_CRASHES });
  }

  async function work(job: JobRow, signal: AbortSignal): Promise<void> {
    try {
      const outcome =
        job.jobType === "cv"
          ? await runCv({ store, files, tools }, job, signal)
          : await runMatch({ store, files, matchCvs: tools.matchCvs }, job, signal);
      recordOutcome(job, outcome);
    } catch (error) {
      if (!guarded(() => recordFailure(job, error, signal))) unrecorded.add(job.id);
    }
  }

  function recordOutcome(job: JobRow, outcome: Outcome) {
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

  function recordFailure(job: JobRow, error: unknown, signal: AbortSignal) {
    if (signal.aborted) {
      if (signal.reason === SHUTDOWN) requeueJob(store.db, job.id, { attempt: false });
      return;
    }
    const lostBy = tools.lostBy(error);
    if (lostBy === "queue") return requeueJob(store.db, job.id, { attempt: false });
    if (lostBy === "worker") return retryAfterLostWorker(job);
    const crash = tools.crashKind(error);
    const crashes = crash ? 1 : error instanceof AppError ? Number(error.details.converterCrashes ?? 0) : 0;
    if (crashes > 0) noteConverterCrashes(store.db, job.userId, crashes, now());
    if (crash && retryAfterCrash(job)) return;

    const failure = crash ? { message: CRASH_MESSAGES[crash], cause: crash, mayPass: true } : explain(error);
    if (!failJob({ store, files }, job.id, failure, now())) return;
    if (crash || isRefusal(error)) refusals.refused(job.userId);
    if (error instanceof AppError) log.write("info", "jobs", "A document was refused.", { jobId: job.id, cause: failure.cause });
    else log.write("error", "jobs", `A job failed (${failure.cause}).`, { jobId: job.id, cause: failure.cause, at: errorLocation(error) });
  }

  /** Crash retry: puts a job whose converter crashed back into the queue. False when it had its `MAX_ATTEMPTS`. */
  function retryAfterCrash(job: JobRow): boolean {
    if (job.attempts + 1 >= MAX_ATTEMPTS) return false;
    requeueJob(store.db, job.id, { attempt: true });
    return true;
  }

  /** A worker that is gone or answers nonsense is a crash of a part of the service: the document may be the cause, but hardly ever is. */
  function retryAfterLostWorker(job: JobRow) {
    log.write("warning", "jobs", "A worker has lost a document.", { jobId: job.id });
    if (job.serviceCrashes + 1 < MAX_SERVICE_CRASHES) return requeueJob(store.db, job.id, { attempt: false, serviceCrash: true });
    failJob({ store, files }, job.id, { message: CRASH_MESSAGES.crash, cause: "worker_ended" }, now());
  }

  return {
    begin,
    wake: () => queueMicrotask(pump),
    cancel(jobId) {
      unrecorded.delete(jobId);
      atWork.get(jobId)?.abort.abort("cancelled");
    },
    healthy: () => queueWorks && unrecorded.size === 0 && !stopping,
    async idle() {
      tick();
      while (atWork.size > 0) await Promise.all([...atWork.values()].map(({ done }) => done));
    },
    async stop(drainMs = DRAIN_MS) {
      stopping = true;
      clearInterval(ticker);
      const running = () => Promise.all([...atWork.values()].map(({ done }) => done));
      await Promise.race([running(), Bun.sleep(drainMs)]);
      for (const { abort } of atWork.values()) abort.abort(SHUTDOWN);
      await running();
      clearInterval(heartbeat);
    },
  };
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
