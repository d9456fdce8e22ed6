import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "./make-folder.ts";

/** An upload that has arrived completely and has no job yet. */
export type SpooledFile = { path: string; bytes: number; sha256: string };

export type Spool = {
  /** Writes what arrives to the disk, and nothing of it stays when the sender or the disk fails. It is not synced: `Files.keep` does that. */
  receive(chunks: AsyncIterable<Uint8Array>): Promise<SpooledFile>;
  /** Removes what was not kept. */
  discard(spooled: readonly SpooledFile[]): Promise<void>;
};

/** Uploads that are arriving, in `folder`, which must be on the same file system as the files: keeping one is then a rename, not a copy. */
export function openSpool(folder: string): Spool {
  makeFolder(folder);
  const remove = (path: string) => rm(path, { force: true });

  return {
    async receive(chunks) {
      const path = join(folder, crypto.randomUUID());
      try {
        return { path, ...(await writeChunks(path, chunks)) };
      } catch (error) {
        await remove(path);
        throw error;
      }
    },
    discard: async (spooled) => void (await Promise.all(spooled.map(({ path }) => remove(path)))),
  };
}

async function writeChunks(path: string, chunks: AsyncIterable<Uint8Array>): Promise<{ bytes: number; sha256: string }> {
  const hasher = new Bun.CryptoHasher("sha256");
  let bytes = 0;
  const handle = await open(path, "wx", 0o600);
  try {
    for await (const chunk of chunks) {
      hasher.update(chunk);
      bytes += chunk.byteLength;
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hasher.digest("hex") };
}
