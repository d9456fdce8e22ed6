import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { AppError, errorCode } from "../../contract/errors.ts";
import type { LoadedBrand } from "../../cv/render/brand/with-brand.ts";
import { toLoaded } from "./brands.ts";

/**
 * The brand of the house in a data folder, which is only read: a service may run on it, and nothing is upgraded. Undefined where it has none.
 * Throws AppError `unavailable` for a database that cannot be read.
 */
export function brandOfFolder(dataDir: string): LoadedBrand | undefined {
  const path = join(dataDir, "vitae.db");
  if (!existsSync(path)) return undefined;
  try {
    return brandIn(path);
  } catch (error) {
    throw new AppError(
      "unavailable",
      `The brand of the house in ${path} cannot be read (${errorCode(error)}). --no-brand does without it.`,
    );
  }
}

function brandIn(path: string): LoadedBrand | undefined {
  const database = new Database(path, { readonly: true });
  try {
    // A database of an earlier version has no such table.
    if (!database.query("select 1 from sqlite_master where name = 'brands'").get()) return undefined;
    const row = database.query("select brand from brands where scope = 'house'").get() as { brand: string } | null;
    if (!row) return undefined;
    const files = database
      .query("select id, described, bytes, picture from brand_files where scope = 'house' order by name, id")
      .all() as FileRow[];
    return toLoaded(
      JSON.parse(row.brand),
      files.map(({ id, described, bytes, picture }) => ({
        id,
        described: JSON.parse(described),
        bytes: Buffer.from(bytes),
        picture: picture && Buffer.from(picture),
      })),
    );
  } finally {
    database.close();
  }
}

type FileRow = { id: string; described: string; bytes: Uint8Array; picture: Uint8Array | null };
