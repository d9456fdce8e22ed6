import { readFileSync } from "node:fs";

/** Of the kernel, in `/proc`. */
const TICKS_PER_SECOND = 100;

/** Seconds that a process has worked. Linux only; 0 elsewhere. */
export function cpuSeconds(pid: number): number {
  if (process.platform !== "linux") return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(" ");
  const [user, system] = [Number(fields[13]), Number(fields[14])];
  return (user + system) / TICKS_PER_SECOND;
}
