import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { BlindDoubt, BlindUnsure } from "../../engine/contract/api.ts";
import { AppError } from "../../engine/contract/errors.ts";
import type { Resume } from "../../engine/contract/resume.ts";
import type { CoverageReport } from "../../engine/cv/parse/5-coverage/coverage-report.ts";
import type { Input, Inputs } from "../files/inputs.ts";
import { complain, type ExitStatus, type OutputOptions, openProgress, say } from "../terminal/output.ts";
import { DEFAULT_CONCURRENCY } from "./converter.ts";
import { doubtLines, unsureLines } from "./doubts.ts";

/** The outcome of one file, in the shape of `--json` and `--report`. */
export type Outcome = {
  file: string;
  /** Paths that were written. */
  outputs: string[];
  /** Paths that existed already and were not overwritten. */
  skipped: string[];
  resume?: Resume;
  /** With `parse --to europass` and `hropen`: the text of the file. */
  data?: string;
  /** With `parse --coverage`. */
  coverage?: CoverageReport;
  error?: { code: string; message: string };
  /** Why a blind CV may still say who the candidate is. */
  doubts?: BlindDoubt[];
  /** Passages that were withheld from a blind CV, because they may say who the candidate is. */
  unsure?: BlindUnsure[];
  warnings: string[];
  ms: number;
};
type BatchOptions = OutputOptions & { concurrency?: number; onOutcome?: (outcome: Outcome) => void };
export type Work = (input: Input) => Promise<Pick<Outcome, "outputs"> & Partial<Outcome>>;

/**
 * Processes the inputs, several at once, and returns an outcome for each, in their order. A file that fails is named on stderr, and the others
 * continue. After Ctrl-C the files under way are finished; those not begun have no outcome.
 */
export async function runBatch(
  { inputs, others }: Inputs,
  { concurrency = DEFAULT_CONCURRENCY, onOutcome, ...output }: BatchOptions,
  work: Work,
): Promise<Outcome[]> {
  if (others.length > 0) say(`Left out, neither PDF, DOCX nor JSON: ${others.join(", ")}`, output);
  if (inputs.length === 0) say("There is no PDF, DOCX or JSON file to read.", output);
  const progress = await openProgress(inputs.length, output);
  const outcomes: Outcome[] = [];
  const interruption = onInterrupt(() => progress?.stop());
  let next = 0;

  async function worker() {
    while (next < inputs.length && !interruption.requested) {
      const index = next++;
      const input = inputs[index] as Input;
      const outcome = await attempt(input, work);
      outcomes[index] = outcome;
      onOutcome?.(outcome);
      progress?.step(input.file, isSkipped(outcome));
      if (!progress) report(outcome, output);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));

  interruption.forget();
  progress?.stop();
  const done = outcomes.filter((outcome) => outcome !== undefined);
  if (progress) for (const outcome of done) report(outcome, { quiet: true });
  if (done.length < inputs.length) complain(`Stopped: ${inputs.length - done.length} of ${inputs.length} files were not begun.`);
  return done;
}

const isSkipped = ({ error, outputs, skipped }: Outcome) => !error && outputs.length === 0 && skipped.length > 0;

/** "1958 formatted, 2 skipped, 40 failed in 400.1 s; 300 with something to check", `made` being the word for what was done. */
export function summaryOf(outcomes: Outcome[], made: string, ms: number): string {
  const count = (is: (outcome: Outcome) => unknown) => outcomes.filter(is).length;
  const [skipped, failed, warned] = [count(isSkipped), count(({ error }) => error), count(({ warnings }) => warnings.length > 0)];
  const parts = [`${outcomes.length - skipped - failed} ${made}`, skipped > 0 && `${skipped} skipped`, failed > 0 && `${failed} failed`];
  return `${parts.filter(Boolean).join(", ")} in ${(ms / 1000).toFixed(1)} s${warned > 0 ? `; ${warned} with something to check` : ""}`;
}

export const batchStatus = (inputs: Input[], outcomes: Outcome[]): ExitStatus =>
  outcomes.length === inputs.length && outcomes.every((outcome) => !outcome.error) ? 0 : 1;

export type WriteResult = (path: string, content: Uint8Array | string) => Promise<void>;

/** Returns a function that writes a result file atomically. It throws AppError `conflict` instead of overwriting one of the inputs. */
export function resultWriter({ inputs }: Inputs): WriteResult {
  const sources = new Set(inputs.map(({ file }) => resolve(file)));
  return (path, content) => writeResult(path, content, sources);
}

async function writeResult(path: string, content: Uint8Array | string, sources: Set<string>) {
  if (sources.has(resolve(path))) {
    throw new AppError("conflict", `${path} would be written over a CV that is read; choose another folder with --out.`);
  }
  const temporary = join(dirname(path), `.${crypto.randomUUID()}.tmp`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    await Bun.write(temporary, content);
    renameSync(temporary, path);
  } catch (error) {
    if (existsSync(temporary)) rmSync(temporary);
    throw new AppError("unavailable", `${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

const TEMPORARY = /^\.[0-9a-f-]{36}\.tmp$/;
const HOUR_MS = 60 * 60_000;

/** Removes half-written files of a run that was killed more than an hour ago from a folder of results. */
export function sweepTemporaries(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const name of readdirSync(folder).filter((one) => TEMPORARY.test(one))) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > HOUR_MS) rmSync(path, { force: true });
  }
}

/** The paths of a set that may be written, and those that exist and stay as they are. */
export function splitExisting(paths: string[], force: boolean | undefined) {
  const skipped = force ? [] : paths.filter((path) => existsSync(path));
  return { skipped, wanted: paths.filter((path) => !skipped.includes(path)) };
}

/** The outcome of the work on one file, its failure included. */
export async function attempt(input: Input, work: Work): Promise<Outcome> {
  const start = performance.now();
  const empty = { file: input.file, outputs: [], skipped: [], warnings: [] };
  try {
    return { ...empty, ...(await work(input)), ms: elapsed(start) };
  } catch (error) {
    return { ...empty, error: failure(error), ms: elapsed(start) };
  }
}

function failure(error: unknown) {
  if (error instanceof AppError) return { code: error.code as string, message: error.message };
  return { code: "internal", message: `Vitae failed on this file, please report it: ${error instanceof Error ? error.message : error}` };
}

const elapsed = (start: number) => Math.round(performance.now() - start);

export function report({ file, outputs, skipped, error, warnings, doubts = [], unsure = [] }: Outcome, output: OutputOptions) {
  if (error) complain(`${file}: ${error.message}`);
  for (const line of doubtLines(doubts)) (error ? complain : say)(`${file}: ${line}`, output);
  if (!error) for (const line of unsureLines(unsure)) say(`${file}: ${line}`, output);
  for (const path of skipped) say(`${file}: ${path} exists already, skipped (--force overwrites).`, output);
  if (outputs.length > 0) say(`${file} → ${outputs.join(", ")}`, output);
  for (const warning of warnings) say(`${file}: ${warning}`, output);
}

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** The first Ctrl-C or SIGTERM sets a flag, the second ends the program. */
export function onInterrupt(announce: () => void) {
  const state = {
    requested: false,
    forget: () => {
      for (const signal of SIGNALS) process.off(signal, handle);
    },
  };
  function handle() {
    if (state.requested) process.exit(1);
    state.requested = true;
    announce();
    complain("Finishing the files under way. Press Ctrl-C again to stop at once.");
  }
  for (const signal of SIGNALS) process.on(signal, handle);
  return state;
}
