import type { DecisionLog } from "../../compliance/decisions/record-matches.ts";
import type { Files } from "../../store/disk/files.ts";
import type { Log } from "../../store/log.ts";
import type { Store } from "../../store/open-store.ts";
import type { CvTools } from "../convert/convert-tools.ts";
import type { MatchCvs } from "../convert/run-match.ts";
import type { Refusals } from "../submit/refused-documents.ts";

export type CrashKind = "crash" | "timeout" | "memory";
export type RunnerTools = CvTools & {
  matchCvs: MatchCvs;
  /** How a document crashed its converter child; null for any other error. */
  crashKind: (error: unknown) => CrashKind | null;
  /** Who lost a document on its way to a worker and back: the queue, or the worker that had it; null for any other error. */
  lostBy: (error: unknown) => "queue" | "worker" | null;
};
export type RunnerOptions = {
  store: Store;
  files: Files;
  log: Log;
  decisionLog: DecisionLog;
  now: () => Date;
  refusals: Refusals;
  /** The number of jobs that may be at work at once. It may change; call `wake` then. */
  slots: () => number;
  tools: RunnerTools;
};
