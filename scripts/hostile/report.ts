import type { Run, Summary } from "./run-files.ts";

const MEGABYTE = 2 ** 20;
/** What a document may take: a text, and one of which pictures are read. */
const MOST_BYTES = 512 * MEGABYTE;
const MOST_OCR_BYTES = 1024 * MEGABYTE;
const MOST_OWN_GROWTH = 100 * MEGABYTE;

/** Lines of figures for people. */
export function figuresOf({ runs, ownBytesBefore, maxOwnBytes }: Summary): string[] {
  const count = (outcome: string) => runs.filter((run) => run.outcome === outcome).length;
  const slowest = runs.toSorted((a, b) => b.ms - a.ms)[0];
  const largest = runs.toSorted((a, b) => b.peakBytes - a.peakBytes)[0];
  const outcomes = ["read", "refused", "timeout", "memory", "crash"].map((outcome) => `${count(outcome)} ${outcome}`);
  return [
    `${runs.length} files: ${outcomes.join(", ")}`,
    `longest ${((slowest?.ms ?? 0) / 1000).toFixed(1)} s (${slowest?.name}), most memory ${inMegabytes(largest?.peakBytes)} (${largest?.name})`,
    `the program itself: ${inMegabytes(ownBytesBefore)} before, ${inMegabytes(maxOwnBytes)} at most`,
  ];
}

/**
 * What must not be: a child that crashed, a refusal without a sentence, more memory than a child may take, files left behind, a program that
 * grows. A limit that ended a child is none: the user is told that the file takes too long, or is too complex.
 */
export function errorsOf({ runs, leftOver, ownBytesBefore, maxOwnBytes }: Summary): string[] {
  const finished = runs.filter(({ outcome }) => outcome === "read" || outcome === "refused");
  return [
    ...runs.filter(({ outcome }) => outcome === "crash").map((run) => `crash: ${run.name}: ${run.reason}`),
    ...runs.filter((run) => run.outcome === "refused" && !/^[A-Z].*\.$/s.test(run.reason)).map((run) => `no sentence: ${run.name}`),
    ...finished.filter(({ peakBytes }) => peakBytes > MOST_OCR_BYTES).map((run) => `${inMegabytes(run.peakBytes)}: ${run.name}`),
    ...leftOver.map((path) => `left over: ${path}`),
    ...(maxOwnBytes - ownBytesBefore > MOST_OWN_GROWTH ? [`the program grew by ${inMegabytes(maxOwnBytes - ownBytesBefore)}`] : []),
  ];
}

/** The documents that took more memory than they may. */
export const tooLarge = (runs: Run[]) =>
  runs
    .filter(({ ocr, peakBytes }) => peakBytes > (ocr ? MOST_OCR_BYTES : MOST_BYTES))
    .map((run) => `${inMegabytes(run.peakBytes)}: ${run.name}`);

const inMegabytes = (bytes = 0) => `${Math.round(bytes / MEGABYTE)} MB`;
