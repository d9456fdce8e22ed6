import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** How long it may take to end a program that has run out of its time. */
const KILL_MS = 1_000;

export type ProgramRun<T> = {
  /** The document, as the program finds it in its folder. */
  file: { name: string; bytes: Uint8Array };
  command: (folder: string) => string[];
  timeoutMs: number;
  /** Takes what the program has left in its folder. `exitCode` is null for one that was ended, or could not be. */
  collect: (folder: string, exitCode: number | null) => Promise<T>;
};

/** Runs a program of this machine on one document, in a folder of its own that is thrown away, without the environment of this process. */
export async function runProgram<T>({ file, command, timeoutMs, collect }: ProgramRun<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "vitae-program-"));
  try {
    await writeFile(join(folder, file.name), file.bytes);
    const program = Bun.spawn(command(folder), {
      stdin: "ignore",
      stdout: "ignore",
      stderr: "ignore",
      timeout: timeoutMs,
      killSignal: "SIGKILL",
      env: { HOME: folder, PATH: "/usr/bin:/bin:/usr/local/bin", TMPDIR: folder },
    });
    // Where a sandbox forbids signals it cannot be ended from here; it ends with the child that started it.
    // The timer keeps no process alive: a command that has its result ends at once.
    await Promise.race([program.exited, sleep(timeoutMs + KILL_MS, undefined, { ref: false })]).finally(() => program.unref());
    return await collect(folder, program.exitCode);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
