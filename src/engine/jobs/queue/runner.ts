import { errorCode } from "../../contract/errors.ts";
import { MAX_SERVICE_CRASHES, SUSPECT_DELAY_MS, SUSPECT_SERVICE_CRASHES } from "../../contract/limits.ts";
import { runCv } from "../convert/run-cv.ts";
import { runMatch } from "../convert/run-match.ts";
import { failJob } from "../finish-job.ts";
import type { JobRow } from "../job.ts";
import { CRASH_MESSAGES } from "./crash-retry.ts";
import { claimJob, LEASE_MS, renewLeases, requeueExpired, requeueJob, requeueOrphans } from "./queue.ts";
import { recordFailure, recordOutcome, SHUTDOWN } from "./record-end.ts";
import type { RunnerOptions } from "./runner-options.ts";

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
/** A lease is renewed so often before it ends, so that one failed renewal loses no job. */
const RENEWALS_PER_LEASE = 3;
/** A claim is written to the disk, which takes some milliseconds: where workers bring 200 slots at once, requests are answered between them. */
const CLAIMS_AT_ONCE = 4;

/** What a runner knows while it runs. */
type RunnerState = {
  options: RunnerOptions;
  /** By the ids of the jobs. A suspect has been at work at several crashes of the service. */
  atWork: Map<string, { abort: AbortController; done: Promise<void>; suspect: boolean }>;
  /** Jobs whose result could not be written (full disk). The next tick that can write puts them back into the queue. */
  unrecorded: Set<string>;
  stopping: boolean;
  /** False after a step that could not write the queue. */
  queueWorks: boolean;
  /** In the time of `performance.now()`. */
  begunAt: number | undefined;
};

/** Works on the queue, as many jobs at once as there are `slots`, until it is stopped. Only one may run on a data folder. */
export function startRunner(options: RunnerOptions): Runner {
  const runner: RunnerState = {
    options,
    atWork: new Map(),
    unrecorded: new Set(),
    stopping: false,
    queueWorks: true,
    begunAt: undefined,
  };
  const ticker = setInterval(() => tick(runner), TICK_MS);
  const heartbeat = setInterval(() => keepLeases(runner), LEASE_MS / RENEWALS_PER_LEASE);
  ticker.unref();
  heartbeat.unref();

  return {
    begin: () => begin(runner),
    wake: () => queueMicrotask(() => claimJobs(runner)),
    cancel(jobId) {
      runner.unrecorded.delete(jobId);
      runner.atWork.get(jobId)?.abort.abort("cancelled");
    },
    healthy: () => runner.queueWorks && runner.unrecorded.size === 0 && !runner.stopping,
    async idle() {
      tick(runner);
      while (runner.atWork.size > 0) await allAtWork(runner);
    },
    async stop(drainMs = DRAIN_MS) {
      runner.stopping = true;
      clearInterval(ticker);
      await Promise.race([allAtWork(runner), Bun.sleep(drainMs)]);
      for (const { abort } of runner.atWork.values()) abort.abort(SHUTDOWN);
      await allAtWork(runner);
      clearInterval(heartbeat);
    },
  };
}

const allAtWork = ({ atWork }: RunnerState) => Promise.all([...atWork.values()].map(({ done }) => done));

function begin(runner: RunnerState): void {
  if (runner.begunAt !== undefined) return;
  runner.begunAt = performance.now();
  const { store, files, log, now } = runner.options;
  guarded(runner, () => {
    const interrupted = requeueOrphans(store.db);
    for (const { id, serviceCrashes } of interrupted)
      if (serviceCrashes >= MAX_SERVICE_CRASHES)
        failJob({ store, files }, id, { message: CRASH_MESSAGES.crash, cause: "service_ended" }, now());
    if (interrupted.length > 0) log.write("warning", "jobs", `${interrupted.length} interrupted job(s) went back to the queue.`);
  });
  setTimeout(() => claimJobs(runner), SUSPECT_DELAY_MS).unref();
  claimJobs(runner);
}

function tick(runner: RunnerState): void {
  const { store, now } = runner.options;
  guarded(runner, () => {
    for (const id of runner.unrecorded) requeueJob(store.db, id, { attempt: false });
    runner.unrecorded.clear();
    requeueExpired(store.db, now(), [...runner.atWork.keys()]);
  });
  claimJobs(runner);
}

function keepLeases(runner: RunnerState): void {
  const { store, now } = runner.options;
  guarded(runner, () => renewLeases(store.db, [...runner.atWork.keys()], now()));
}

/** A full disk stops the queue, not the service; the next tick tries again. False when the step failed. */
function guarded(runner: RunnerState, step: () => void): boolean {
  try {
    step();
    runner.queueWorks = true;
  } catch (error) {
    runner.queueWorks = false;
    runner.options.log.write("error", "jobs", "The queue could not be written.", { code: errorCode(error) });
  }
  return runner.queueWorks;
}

/** Claims and starts jobs as long as slots are free. */
function claimJobs(runner: RunnerState): void {
  const { store, now, slots } = runner.options;
  guarded(runner, () => {
    for (let claims = 0; !runner.stopping && runner.begunAt !== undefined && runner.atWork.size < slots(); claims++) {
      if (claims === CLAIMS_AT_ONCE) return void setImmediate(() => claimJobs(runner));
      const job = claimJob(store, now(), { suspects: maySuspect(runner, runner.begunAt) });
      if (!job) return;
      start(runner, job);
    }
  });
}

/**
 * A job that was at work at several crashes of the service may have caused them. It begins when the service has answered requests for a while
 * and no other suspect is at work, so that another crash tells which job it was.
 */
function maySuspect({ atWork }: RunnerState, begunAt: number): boolean {
  return performance.now() - begunAt >= SUSPECT_DELAY_MS && ![...atWork.values()].some(({ suspect }) => suspect);
}

function start(runner: RunnerState, job: JobRow): void {
  // A tick that failed half-way has put the job back, and would do it again while the job is at work.
  runner.unrecorded.delete(job.id);
  const abort = new AbortController();
  const done = work(runner, job, abort.signal).finally(() => {
    runner.atWork.delete(job.id);
    claimJobs(runner);
  });
  runner.atWork.set(job.id, { abort, done, suspect: job.serviceCrashes >= SUSPECT_SERVICE_CRASHES });
}

async function work(runner: RunnerState, job: JobRow, signal: AbortSignal): Promise<void> {
  const { store, files, tools } = runner.options;
  try {
    const outcome =
      job.jobType === "cv"
        ? await runCv({ store, files, tools }, job, signal)
        : await runMatch({ store, files, matchCvs: tools.matchCvs }, job, signal);
    recordOutcome(runner.options, job, outcome);
  } catch (error) {
    if (!guarded(runner, () => recordFailure(runner.options, job, error, signal))) runner.unrecorded.add(job.id);
  }
}
