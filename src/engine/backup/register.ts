import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

/** A backup that this data folder knows of: where it was written, and when what it holds was so. */
export type RegisteredBackup = { path: string; madeAt: string };

/** In a folder that a restore leaves alone and that no backup holds: the list is not set back with the data. */
const FOLDER = "backups";
const FILE = "register.jsonl";
const UPGRADE_COPY = /^before-upgrade-.*\.db$/;

/** Notes a backup that was written, or that a restore was made from. A disk that is full does not undo the backup. */
export function registerBackup(dataDir: string, { path, madeAt }: RegisteredBackup): void {
  const known: RegisteredBackup = { path: resolve(path), madeAt };
  try {
    mkdirSync(join(dataDir, FOLDER), { recursive: true, mode: 0o700 });
    appendFileSync(join(dataDir, FOLDER, FILE), `${JSON.stringify(known)}\n`, { mode: 0o600 });
  } catch {
    // Who asks later is told of one backup less; the file itself is whole.
  }
}

/** The backups that this data folder knows of, the copies before upgrades included, oldest first: of several at one path the last. `isThere`: it still lies there. */
export function registeredBackups(dataDir: string): (RegisteredBackup & { isThere: boolean })[] {
  const byPath = new Map([...readRegister(dataDir), ...upgradeCopies(dataDir)].map((backup) => [backup.path, backup]));
  return [...byPath.values()]
    .map((backup) => ({ ...backup, isThere: existsSync(backup.path) }))
    .sort((a, b) => a.madeAt.localeCompare(b.madeAt) || a.path.localeCompare(b.path));
}

function readRegister(dataDir: string): RegisteredBackup[] {
  const path = join(dataDir, FOLDER, FILE);
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  return lines.flatMap((line) => {
    try {
      const { path, madeAt } = JSON.parse(line) as RegisteredBackup;
      return [{ path, madeAt }];
    } catch {
      // A line that a crash has cut off, and the end of the file.
      return [];
    }
  });
}

function upgradeCopies(dataDir: string): RegisteredBackup[] {
  const folder = join(dataDir, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => UPGRADE_COPY.test(name)) : [];
  return names.map((name) => ({ path: resolve(folder, name), madeAt: statSync(join(folder, name)).mtime.toISOString() }));
}
