import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { printedAddress } from "../../scripts/printed-address.ts";
import { programArgv } from "../../src/engine/testing/program-argv.ts";

/** In base64, as a setting has it. */
export const QUEUE_KEY = Buffer.alloc(32, 7).toString("base64");

export type Program = Bun.Subprocess<"ignore", "pipe", "pipe">;
export type Folders = { data: string; temporary: string };

/** A data folder that is made by the service, and a temporary one that is there. */
export function makeFolders(parent: string): Folders {
  const folders = { data: join(parent, "data"), temporary: join(parent, "tmp") };
  mkdirSync(folders.temporary);
  return folders;
}

/** The real service as a program of its own, and its address. */
export async function startServe(folders: Folders, queueUrl: string, { port = 0, concurrency = 0 } = {}) {
  const program = start(["serve", "--port", String(port), "--data", folders.data], folders.temporary, queueUrl, {
    VITAE_CONCURRENCY: String(concurrency),
    VITAE_ADMIN_PASSWORD: "admin-password",
    VITAE_MIN_FREE_MB: "0",
  });
  return { program, url: await printedAddress(program.stdout) };
}

/** The real worker as a program of its own, once it has said something of the queue. */
export async function startWorkerProgram({ temporary }: Pick<Folders, "temporary">, queueUrl: string, slots = 1): Promise<Program> {
  const program = start(["worker", "--concurrency", String(slots)], temporary, queueUrl);
  await program.stderr.getReader().read();
  return program;
}

function start(args: string[], temporary: string, queueUrl: string, env: Record<string, string> = {}): Program {
  const settings = { VITAE_QUEUE_URL: queueUrl, VITAE_QUEUE_KEY: QUEUE_KEY, ...env };
  return Bun.spawn(programArgv(...args), {
    cwd: temporary,
    env: { PATH: process.env.PATH, TMPDIR: temporary, ...settings },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
}

export async function end(program: Program, signal: NodeJS.Signals): Promise<void> {
  program.kill(signal);
  await program.exited;
}

/** Folders of workers, those that were left behind too. */
export const workFolders = (temporary: string) => readdirSync(temporary).filter((name) => name.startsWith("vitae-worker-"));
