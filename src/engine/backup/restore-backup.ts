import { Database } from "bun:sqlite";
import { createHash } from "node:crypto";
import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { AppError, errorCode, isSystemError } from "../contract/errors.ts";
import { lockFolder } from "../store/disk/lock-folder.ts";
import { refuseNewer } from "../store/migrate.ts";
import { REPLACED, WORK } from "./leftovers.ts";
import { DATABASE, MANIFEST, type Manifest, parseManifest } from "./manifest.ts";
import { registerBackup } from "./register.ts";
import type { OnStep } from "./write-backup.ts";

/** A document is listed with some 150 bytes: a million of them, which is far beyond what one server keeps for a week. */
const MAX_ENTRIES = 1_000_000;
const MAX_MANIFEST_BYTES = MAX_ENTRIES * 256;

type RestoreOptions = { force?: boolean; onStep?: OnStep; signal?: AbortSignal };
/** Never replaced: the lock, which is held, the settings, the logs, and the copies made before upgrades. */
const KEPT = /^(service\.lock.*|\.env|logs|backups|\.restoring|\.replaced)$/;
/** What may be in a data folder that counts as empty. */
const NOTHING = /^(service\.lock.*|\.env)$/;

/**
 * Puts a backup into the data folder, after every byte of it has been checked. Throws AppError "conflict" for a folder that holds something
 * (without `force`) and while a service is at work on it, "invalid" for a backup that is damaged or none, "unavailable" where it cannot be
 * written or `signal` stops it; then the folder is as it was.
 */
export async function restoreBackup(path: string, dataDir: string, options: RestoreOptions = {}): Promise<Manifest> {
  const { force = false, signal } = options;
  if (!existsSync(path)) throw new AppError("not_found", `There is no file ${path}.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!force && !readdirSync(dataDir).every((name) => NOTHING.test(name)))
    throw new AppError("conflict", `The data folder ${dataDir} is not empty (--force replaces what it holds).`);

  const lock = lockFolder(dataDir);
  try {
    putBack(dataDir);
    const manifest = await unpack(path, join(dataDir, WORK, "new"), options);
    checkDatabase(join(dataDir, WORK, "new", DATABASE));
    replace(dataDir);
    registerBackup(dataDir, { path, madeAt: manifest.createdAt });
    return manifest;
  } catch (error) {
    putBack(dataDir);
    if (signal?.aborted) throw new AppError("unavailable", "The restore was stopped. The data folder is as it was.");
    throw isSystemError(error) ? new AppError("unavailable", `The backup cannot be restored (${error.code}).`) : error;
  } finally {
    lock.release();
  }
}

async function unpack(path: string, folder: string, { onStep, signal }: RestoreOptions): Promise<Manifest> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(() => {
    throw new AppError("invalid", `${path} is not a backup, or it is not whole.`);
  });
  try {
    const entries = await entriesOf(zip, path);
    const listed = entries.get(MANIFEST);
    if (!listed) throw new AppError("invalid", `${path} is not a backup of Vitae.`);
    if (listed.uncompressedSize > MAX_MANIFEST_BYTES || entries.size > MAX_ENTRIES)
      throw new AppError("invalid", `${path} lists more files than a backup of Vitae can hold.`);
    const manifest = parseManifest(await readText(zip, listed));
    refuseWithoutSpace(manifest, dirname(folder));
    for (const [index, file] of manifest.files.entries()) {
      onStep?.(index, manifest.files.length);
      signal?.throwIfAborted();
      await unpackFile(zip, entries.get(file.path), file, join(folder, file.path));
    }
    return manifest;
  } finally {
    zip.close();
  }
}

async function entriesOf(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName, entry);
      if (entries.size > MAX_ENTRIES) break;
    }
  } catch {
    throw new AppError("invalid", `${path} is damaged.`);
  }
  return entries;
}

const readText = async (zip: ZipFile, entry: Entry): Promise<string> =>
  await text(await zip.openReadStreamPromise(entry)).catch(() => {
    throw new AppError("invalid", "This backup is damaged: its list of files cannot be read.");
  });

/** Everything is unpacked before anything is replaced, so the disk must have space for both. */
function refuseWithoutSpace({ files }: Manifest, folder: string): void {
  const needed = files.reduce((sum, { bytes }) => sum + bytes, 0);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = statfsSync(folder);
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toLocaleString("en", { maximumFractionDigits: 1 })} GB`;
  if (needed > bavail * bsize)
    throw new AppError("unavailable", `This backup needs ${gigabytes(needed)} on the disk, and ${gigabytes(bavail * bsize)} are free.`);
}

async function unpackFile(zip: ZipFile, entry: Entry | undefined, file: Manifest["files"][number], target: string): Promise<void> {
  const damaged = new AppError("invalid", `This backup is damaged: ${file.path} is not what was backed up.`);
  if (!entry || entry.uncompressedSize !== file.bytes) throw damaged;
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  const stream: Readable = await zip.openReadStreamPromise(entry);
  stream.on("data", (chunk: Buffer) => hash.update(chunk));
  await pipeline(stream, createWriteStream(target, { mode: 0o600 })).catch((error) => {
    throw ["ENOSPC", "EIO", "EROFS", "EACCES"].includes(errorCode(error)) ? error : damaged;
  });
  if (hash.digest("hex") !== file.sha256) throw damaged;
}

function checkDatabase(path: string): void {
  const database = new Database(path, { readonly: true });
  try {
    refuseNewer(database);
    const row = database.query("PRAGMA quick_check(1)").get() as { quick_check: string };
    if (row.quick_check !== "ok") throw new AppError("invalid", "The database in this backup is damaged.");
  } finally {
    database.close();
  }
}

/**
 * Moves the present content aside, then the new content in; the last step is one rename. Until then everything can be rolled back, also by the
 * next restore after this one was killed: the name of the work folder tells how far it came.
 */
function replace(dataDir: string): void {
  const work = join(dataDir, WORK);
  mkdirSync(join(work, "old"));
  for (const name of movable(dataDir)) renameSync(join(dataDir, name), join(work, "old", name));
  renameSync(join(work, "new"), join(work, "moving"));
  for (const name of readdirSync(join(work, "moving"))) renameSync(join(work, "moving", name), join(dataDir, name));
  rmSync(join(dataDir, REPLACED), { recursive: true, force: true });
  renameSync(work, join(dataDir, REPLACED));
  rmSync(join(dataDir, REPLACED), { recursive: true, force: true });
}

function putBack(dataDir: string): void {
  const work = join(dataDir, WORK);
  if (existsSync(join(work, "moving"))) for (const name of movable(dataDir)) rmSync(join(dataDir, name), { recursive: true });
  if (existsSync(join(work, "old")))
    for (const name of readdirSync(join(work, "old"))) renameSync(join(work, "old", name), join(dataDir, name));
  rmSync(work, { recursive: true, force: true });
}

const movable = (dataDir: string) => readdirSync(dataDir).filter((name) => !KEPT.test(name));
