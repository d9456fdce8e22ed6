import { strToU8, zipSync } from "fflate";

/** The oldest time that a ZIP entry can carry (MS-DOS time): the same content gives the same bytes on every day. */
const ZIP_TIME = new Date(1980, 0, 1);

/** The parts of an Office file by their names, in the order in which they are written. */
export type Parts = Iterable<readonly [name: string, content: Uint8Array | string]>;

/**
 * A ZIP file from parts in memory. Documents that are downloaded together and backups are written from disk to a stream instead
 * (`server/zip.ts`, `backup/write-backup.ts`): they may be larger than the memory.
 */
export function writeZip(parts: Parts): Uint8Array {
  const files = [...parts].map(([name, content]) => [name, typeof content === "string" ? strToU8(content) : content] as const);
  return zipSync(Object.fromEntries(files), { mtime: ZIP_TIME, level: 6 });
}
