import { setPriority } from "node:os";
import { NICENESS } from "../priority.ts";
import type { Libc } from "./libc.ts";

const GIGABYTE = 2 ** 30;
const UNLIMITED = 2n ** 64n - 1n;

/** Ceilings of setrlimit(2) for each process of the sandbox, with their numbers there. */
const LIMITS = {
  /** Seconds of the processor. A child may serve hundreds of documents; the wall clock of one is the limit, this is behind it. */
  processorTime: [0, 3600],
  writtenFile: [1, GIGABYTE / 4],
  coreDump: [4, 0],
  openFiles: [7, 1024],
} as const;
/**
 * Of one process: 2 GiB or less makes WebAssembly hang, so this stands behind the memory watch, which is the limit. Bun has to start under it: one
 * that runs already has reserved more, and its next request for memory would end it.
 */
const MEMORY_BYTES = 4 * GIGABYTE;
const RLIMIT_DATA = 2;
/** The command of the shell that sets it, in KiB. */
export const LIMIT_MEMORY = `ulimit -d ${MEMORY_BYTES / 1024}`;
/** Processes and threads. A child with 16 cores has some 60 threads, LibreOffice 30. */
const MAX_PROCESSES = 512;
const RLIMIT_NPROC = 6;
/** Since Linux 5.14 a user namespace counts its own processes; before, all of the user's everywhere counted. */
const COUNTS_BY_NAMESPACE = [5, 14] as const;

/** Returns whether all of them hold. With `ownUser`, a user namespace of its own, processes are counted too. */
export function setLimits(libc: Libc, { ownUser, kernel }: { ownUser: boolean; kernel: string }): boolean {
  try {
    setPriority(0, NICENESS);
  } catch {}
  const limits = Object.values(LIMITS).map(([resource, value]) => lower(libc, resource, BigInt(value)));
  const [major = 0, minor = 0] = kernel.split(".").map(Number);
  const [sinceMajor, sinceMinor] = COUNTS_BY_NAMESPACE;
  if (ownUser && (major > sinceMajor || (major === sinceMajor && minor >= sinceMinor)))
    limits.push(lower(libc, RLIMIT_NPROC, BigInt(MAX_PROCESSES)));
  return limits.every(Boolean) && currentLimit(libc, RLIMIT_DATA) <= BigInt(MEMORY_BYTES);
}

/** A limit that is lower already stays. */
function lower(libc: Libc, resource: number, value: bigint): boolean {
  const now = currentLimit(libc, resource);
  const limit = now < value ? now : value;
  return libc.call("prlimit64", 0, resource, BigUint64Array.of(limit, limit), null) === 0;
}

function currentLimit(libc: Libc, resource: number): bigint {
  const softAndHard = BigUint64Array.of(UNLIMITED, UNLIMITED);
  libc.call("prlimit64", 0, resource, null, softAndHard);
  return softAndHard[1] as bigint;
}
