import { Database } from "bun:sqlite";
import { chmodSync, existsSync, statSync } from "node:fs";
import { drizzle } from "drizzle-orm/bun-sqlite";
import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import { AppError } from "../contract/errors.ts";
import { copyDatabase } from "./copy-database.ts";
import { migrate } from "./migrate.ts";
import * as schema from "./schema.ts";

/** What a query needs: the database itself, or the transaction it is part of. */
export type Db = BaseSQLiteDatabase<"sync", void, typeof schema>;

export type Store = {
  /** For reading. Whatever belongs together is written through `transaction`. */
  db: Db;
  raw: Database;
  /**
   * All or nothing, taken at once for writing. The function must not wait: bun:sqlite would commit at its first `await`
   * and a later error would undo nothing, so the type refuses a promise and the start of one rolls back.
   */
  transaction<T>(work: (tx: Db) => T extends PromiseLike<unknown> ? never : T): T;
  /**
   * Checkpoints and empties the write-ahead log, so that deleted rows are left nowhere on the disk. While a long read runs (a backup), the log
   * stays until the next call: waiting for the reader would block all writers.
   */
  checkpoint(): void;
  /** Reads the whole database. Throws AppError "unavailable" where it is damaged. */
  check(): void;
  /** A consistent copy while others write. */
  copyTo(path: string): void;
  close(): void;
};

const BUSY_MS = 5_000;
const CHECKPOINT_BUSY_MS = 200;

/**
 * Opens the database and migrates it to this version's schema. `":memory:"` is a real database, for tests; one that is open already is taken as it is.
 * Throws AppError "unavailable" for a file that is not a sound database of this or an older version.
 */
export function openStore(at: string | Database, dataDir?: string): Store {
  const raw = typeof at === "string" ? openDatabase(at) : at;
  const path = raw.filename;
  const inTrouble = (error: unknown) => {
    raw.close();
    return error instanceof AppError ? error : damaged(path, error);
  };
  try {
    configure(raw);
    migrate(raw, dataDir);
  } catch (error) {
    throw inTrouble(error);
  }
  const db = drizzle({ client: raw, schema }) as unknown as Db;

  return {
    db,
    raw,
    transaction: (work) => db.transaction((tx) => refusePromise(work(tx as unknown as Db)), { behavior: "immediate" }) as never,
    checkpoint: () => checkpoint(raw),
    check: () => checkDatabase(raw, path),
    copyTo: (target) => copyDatabase(raw, target),
    close: () => closeDatabase(raw),
  };
}

function openDatabase(path: string): Database {
  // An empty database file beside uploads is left by a full disk or a careless copy: it must not be taken for a new data folder.
  if (path !== ":memory:" && existsSync(path) && (!statSync(path).isFile() || statSync(path).size === 0))
    throw damaged(path, "empty or not a file");
  try {
    const raw = new Database(path, { create: true, strict: true });
    if (path !== ":memory:") chmodSync(path, 0o600);
    return raw;
  } catch (error) {
    throw damaged(path, error);
  }
}

function configure(raw: Database): void {
  raw.run(`PRAGMA busy_timeout = ${BUSY_MS}`);
  raw.run("PRAGMA journal_mode = WAL");
  raw.run("PRAGMA synchronous = FULL");
  raw.run("PRAGMA foreign_keys = ON");
  raw.run("PRAGMA secure_delete = ON");
  raw.run("PRAGMA journal_size_limit = 67108864");
}

function checkpoint(raw: Database): void {
  raw.run(`PRAGMA busy_timeout = ${CHECKPOINT_BUSY_MS}`);
  try {
    raw.run("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    raw.run(`PRAGMA busy_timeout = ${BUSY_MS}`);
  }
}

function checkDatabase(raw: Database, path: string): void {
  let found: unknown;
  try {
    found = (raw.query("PRAGMA quick_check(1)").get() as { quick_check: string }).quick_check;
  } catch (error) {
    found = error;
  }
  if (found !== "ok") throw damaged(path, found);
}

function refusePromise<T>(result: T): T {
  if (result instanceof Promise) throw new Error("a transaction must not wait: its function returned a promise");
  return result;
}

function closeDatabase(raw: Database): void {
  try {
    checkpoint(raw);
  } finally {
    raw.close();
  }
}

function damaged(path: string, reason: unknown): AppError {
  const why = (reason instanceof Error ? reason.message : String(reason)).replaceAll(/\s*\n\s*/g, ": ");
  return new AppError(
    "unavailable",
    `The database ${path} cannot be opened (${why}). Restore a backup with "vitae restore", or name another folder.`,
    {
      path,
    },
  );
}
