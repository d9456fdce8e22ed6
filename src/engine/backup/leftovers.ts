import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../contract/errors.ts";

/** Work folder of a backup: hard links to the documents that it is writing. */
export const STAGE_PREFIX = ".backup-";
/** While this folder exists, a restore is half done. */
export const WORK = ".restoring";
/** What a restore has replaced, to be removed. */
export const REPLACED = ".replaced";

/** Throws AppError "conflict" for a folder in which a restore is under way, or was killed: a start would take half of it for the whole. */
export function refuseHalfRestored(dataDir: string): void {
  if (existsSync(join(dataDir, WORK)))
    throw new AppError("conflict", `A restore into ${dataDir} has not come to its end. Please run "vitae restore" again, with --force.`);
}

/** Removes what a backup or restore that was killed left in the data folder: it would outlive the retention period. */
export function sweepLeftovers(dataDir: string, before: Date): void {
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name);
    if ((name.startsWith(STAGE_PREFIX) || name === REPLACED) && statSync(path).mtime < before)
      rmSync(path, { recursive: true, force: true });
  }
}
