import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Whether an administrator has switched the matcher off in a data folder, which is only read. A folder that cannot be read says nothing. */
export function isMatcherOffIn(dataDir: string): boolean {
  const path = join(dataDir, "vitae.db");
  if (!existsSync(path)) return false;
  try {
    const database = new Database(path, { readonly: true });
    try {
      return database.query("select 1 from house_settings where name = 'matcher' and value = 'false'").get() !== null;
    } finally {
      database.close();
    }
  } catch {
    // A database of an earlier version has no such table.
    return false;
  }
}
