import { Database } from "bun:sqlite";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../errors.ts";

const NAME = "service.lock";

/**
 * Takes the data folder for this process until `release`. The lock is one of the operating system on an otherwise empty database, so
 * it ends with the process however that ends, and no process number has to be trusted. Throws AppError "conflict" when another has it.
 */
export function lockFolder(dataDir: string): { release(): void } {
  const lock = new Database(join(dataDir, NAME), { create: true });
  try {
    chmodSync(join(dataDir, NAME), 0o600);
    lock.run("PRAGMA busy_timeout = 0");
    lock.run("BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new AppError("conflict", `Another Vitae service is already running on the data folder ${dataDir}.`);
  }
  return { release: () => lock.close() };
}
