import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { HouseWords } from "../contract/api.ts";
import { AppError, errorCode } from "../contract/errors.ts";

/**
 * The words of the house in a data folder, which is only read: a service may run on it, and nothing is upgraded. Undefined where it has none.
 * Throws AppError `unavailable` for a database that cannot be read.
 */
export function wordsOfFolder(dataDir: string): HouseWords | undefined {
  const path = join(dataDir, "vitae.db");
  if (!existsSync(path)) return undefined;
  try {
    return wordsIn(path);
  } catch (error) {
    throw new AppError(
      "unavailable",
      `The words of the house in ${path} cannot be read (${errorCode(error)}). --no-words does without them.`,
    );
  }
}

function wordsIn(path: string): HouseWords | undefined {
  const database = new Database(path, { readonly: true });
  try {
    // A database of an earlier version has no such table.
    if (!database.query("select 1 from sqlite_master where name = 'house_words'").get()) return undefined;
    const row = database.query("select headings, labels from house_words where scope = 'house'").get() as Row | null;
    const words = row && { headings: JSON.parse(row.headings), labels: JSON.parse(row.labels) };
    return words && words.headings.length + words.labels.length > 0 ? words : undefined;
  } finally {
    database.close();
  }
}

type Row = { headings: string; labels: string };
