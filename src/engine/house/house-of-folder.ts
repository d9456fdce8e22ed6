import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { AppError, errorCode } from "../contract/errors.ts";

/** What is read of the house: the table that has it, what people call it, and the option of the terminal that does without it. */
type Wanted = { table: string; what: string; without: string };

/**
 * Something of the house in a data folder, which is only read: a service may run on it, and nothing is upgraded. Undefined where it has none.
 * Throws AppError `unavailable` for a database that cannot be read.
 */
export function readHouse<T>(dataDir: string, { table, what, without }: Wanted, read: (database: Database) => T): T | undefined {
  const path = join(dataDir, "vitae.db");
  if (!existsSync(path)) return undefined;
  try {
    using database = new Database(path, { readonly: true });
    // A database of an earlier version has no such table.
    return database.query("select 1 from sqlite_master where name = ?").get(table) ? read(database) : undefined;
  } catch (error) {
    throw new AppError("unavailable", `${what} of the house in ${path} cannot be read (${errorCode(error)}). ${without}`);
  }
}
