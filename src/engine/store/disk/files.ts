import { chmodSync, readdirSync, rmSync, statSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "./make-folder.ts";
import type { SpooledFile } from "./spool.ts";
import { syncFile, syncFolder, writeSynced } from "./synced-writes.ts";

export type StoredFile = { id: string; bytes: number; sha256: string };

export type Files = {
  /** Writes under a generated name and returns it. Durable once it has returned (fsync); if it throws, nothing is left. */
  write(bytes: Uint8Array): Promise<StoredFile>;
  /** Moves a spooled upload here, under a generated name. As durable as `write`. */
  keep(spooled: SpooledFile): Promise<StoredFile>;
  read(id: string): Promise<Uint8Array>;
  /** Where a file lies, for answers that stream it. */
  path(id: string): string;
  remove(ids: readonly string[]): void;
  /** Names of the files that were last changed before an instant, but for some. Of those the disk is not asked: there may be hundreds of thousands. */
  list(before: Date, except?: ReadonlySet<string>): string[];
};

/** Documents of the jobs, in `folder`, under names made here: no name that a person chose ever reaches the disk. */
export function openFiles(folder: string): Files {
  makeFolder(folder);
  chmodSync(folder, 0o700);
  const path = (id: string) => join(folder, generatedName(id));

  return {
    path,
    async write(bytes) {
      const id = crypto.randomUUID();
      await writeWhole(path(id), bytes);
      await syncFolder(folder);
      return { id, bytes: bytes.byteLength, sha256: new Bun.CryptoHasher("sha256").update(bytes).digest("hex") };
    },
    async keep({ path: arrived, bytes, sha256 }) {
      const id = crypto.randomUUID();
      await syncFile(arrived);
      await rename(arrived, path(id));
      await syncFolder(folder);
      return { id, bytes, sha256 };
    },
    read: (id) => Bun.file(path(id)).bytes(),
    remove(ids) {
      for (const id of ids) rmSync(path(id), { force: true });
    },
    list: (before, except) => readdirSync(folder).filter((name) => !except?.has(name) && lastChange(join(folder, name)) < before.getTime()),
  };
}

function generatedName(id: string): string {
  if (!/^[0-9a-f-]{36}(\.tmp)?$/.test(id)) throw new Error("not a generated file name");
  return id;
}

/** Under a temporary name first, so that a file with its final name is complete. */
async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${target}.tmp`;
  try {
    await writeSynced(temporary, bytes);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

const lastChange = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
