import type { Database } from "bun:sqlite";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../contract/errors.ts";
import { assetPath } from "../setup/assets.ts";
import { copyDatabase } from "./copy-database.ts";
import { lockFolder } from "./disk/lock-folder.ts";

type Migration = { tag: string; statements: string[] };

/**
 * Migrates a database to the newest schema, forward only; `user_version` is the number of migrations that were applied.
 * Foreign keys are off meanwhile, because rebuilding a table would delete its children, and are checked before each commit.
 * A database that is not empty is copied into `backups/` of its data folder first. Throws AppError "conflict" for one of a newer
 * version, and while a service of the older one is at work on it.
 */
export function migrate(raw: Database, dataDir?: string, migrations: Migration[] = shippedMigrations()): void {
  refuseNewer(raw, migrations);
  const done = versionOf(raw);
  if (done === migrations.length) return;

  const lock = done > 0 && dataDir ? lockForUpgrade(dataDir) : null;
  try {
    if (lock && dataDir) copyBefore(raw, join(dataDir, "backups"), done);
    raw.run("PRAGMA foreign_keys = OFF");
    for (const [index, migration] of migrations.entries()) if (index >= done) apply(raw, migration, index + 1);
    raw.run("PRAGMA foreign_keys = ON");
  } finally {
    lock?.release();
  }
}

function lockForUpgrade(dataDir: string) {
  try {
    return lockFolder(dataDir);
  } catch {
    throw new AppError(
      "conflict",
      `A service of an older version is at work on ${dataDir}. Please restart it; this version upgrades the database then.`,
    );
  }
}

/** Throws AppError "conflict" for a database that a newer version of the program has changed. */
export function refuseNewer(raw: Database, migrations: Migration[] = shippedMigrations()): void {
  if (versionOf(raw) > migrations.length) {
    throw new AppError(
      "conflict",
      "The data folder was written by a newer version of Vitae. Please install that version, or restore an older backup.",
    );
  }
}

const versionOf = (raw: Database) => (raw.query("PRAGMA user_version").get() as { user_version: number }).user_version;

function shippedMigrations(): Migration[] {
  const folder = assetPath("migrations");
  const journal = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as { entries: { tag: string }[] };

  return journal.entries.map(({ tag }) => ({
    tag,
    statements: readFileSync(join(folder, `${tag}.sql`), "utf8").split("--> statement-breakpoint"),
  }));
}

function copyBefore(raw: Database, folder: string, version: number): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  copyDatabase(raw, join(folder, `before-upgrade-from-${version}-${Date.now()}.db`));
}

function apply(raw: Database, { tag, statements }: Migration, version: number): void {
  raw
    .transaction(() => {
      // Two programs may open an old folder at once: the second one finds it migrated.
      if (versionOf(raw) >= version) return;
      for (const statement of statements) raw.run(statement);
      const broken = raw.query("PRAGMA foreign_key_check").all();
      if (broken.length > 0) throw new Error(`migration ${tag} would leave ${broken.length} row(s) without their parent`);
      raw.run(`PRAGMA user_version = ${version}`);
    })
    .immediate();
}
