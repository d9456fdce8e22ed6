import { Database } from "bun:sqlite";
import { chmodSync, lstatSync } from "node:fs";
import { join } from "node:path";
import { AppError, errorCode } from "../../contract/errors.ts";

const NAME = "service.lock";

/**
 * Takes the data folder for this process until `release`. The lock is one of the operating system on an otherwise empty database, so
 * it ends with the process however that ends, and no process number has to be trusted. Throws AppError "conflict" when another has it, and
 * "unavailable" where something else lies under its name or it cannot be written.
 */
export function lockFolder(dataDir: string): { release(): void } {
  const path = join(dataDir, NAME);
  if (isForeign(path))
    throw new AppError("unavailable", `${path} is not a lock of Vitae. Please look what it is, and move it away if nothing needs it.`);
  let lock: Database | undefined;
  try {
    lock = new Database(path, { create: true });
    chmodSync(path, 0o600);
    lock.run("PRAGMA busy_timeout = 0");
    lock.run("BEGIN EXCLUSIVE");
    return { release: () => lock?.close() };
  } catch (error) {
    lock?.close();
    const code = errorCode(error);
    if (!/^SQLITE_(BUSY|LOCKED)/.test(code)) throw new AppError("unavailable", `The lock ${path} cannot be taken (${code}).`);
    throw new AppError("conflict", `Another Vitae service is already running on the data folder ${dataDir}.`);
  }
}

/** Refuses a folder, a link or a file with content under the name of the lock: Vitae's own lock is an empty file. */
function isForeign(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat !== undefined && !(stat.isFile() && stat.size === 0);
}
