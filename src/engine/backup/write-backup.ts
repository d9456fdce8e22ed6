import { Database } from "bun:sqlite";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { open, rename } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { AppError, errorCode, isSystemError } from "../contract/errors.ts";
import type { Store } from "../store/open-store.ts";
import { STAGE_PREFIX } from "./leftovers.ts";
import { DATABASE, MANIFEST, type Manifest, SETTINGS } from "./manifest.ts";
import { registerBackup } from "./register.ts";

/** `lost`: documents that the database names and that were missing in the folder before the backup began. */
export type Backup = { path: string; bytes: number; files: number; lost: number };
/** Called with the number of files done and in all. */
export type OnStep = (done: number, total: number) => void;
type BackupOptions = { force?: boolean; onStep?: OnStep; signal?: AbortSignal };
type Source = { store: Pick<Store, "copyTo">; dataDir: string; settings: string; version: string; now: () => Date };

/** Not copied like other files: database and documents are copied apart; locks, logs, unfinished work and hidden files are left out. */
const LEFT_OUT = /^(\.|vitae\.db|service\.lock|(settings\.env|files|logs|backups|converting|spool)$)/;
const SNAPSHOTS = 5;

/**
 * Writes one ZIP file with a consistent snapshot of the database, the documents of its jobs, the templates, logos and settings, while others read
 * and write. Atomic, and readable only by this user. Throws AppError "conflict" for a file that exists (without `force`), "invalid" for a place
 * inside the data folder and "unavailable" where it cannot be written or `signal` stops it.
 */
export async function writeBackup(source: Source, target: string, options: BackupOptions = {}): Promise<Backup> {
  checkTarget(source.dataDir, resolve(target), options.force ?? false);
  const stage = join(source.dataDir, `${STAGE_PREFIX}${crypto.randomUUID()}`);
  try {
    mkdirSync(join(stage, "files"), { recursive: true, mode: 0o700 });
    const lost = stageJobs(source, stage);
    stageOthers(source.dataDir, stage);
    writeFileSync(join(stage, SETTINGS), source.settings, { mode: 0o600 });
    const madeAt = source.now().toISOString();
    const files = await writeArchive(source, stage, resolve(target), options);
    registerBackup(source.dataDir, { path: target, madeAt });
    return { path: target, bytes: statSync(target).size, files, lost };
  } catch (error) {
    if (options.signal?.aborted) throw new AppError("unavailable", "The backup was stopped. Nothing was written.");
    throw isSystemError(error) ? new AppError("unavailable", `The backup cannot be written (${error.code}).`) : error;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

function checkTarget(dataDir: string, target: string, force: boolean): void {
  const inside = relative(dataDir, target).split(sep)[0] as string;
  if (inside !== ".." && inside !== "backups" && !inside.includes(":"))
    throw new AppError("invalid", `${target} lies in the data folder itself. Please choose another place, or its folder "backups".`);
  if (existsSync(target) && (!force || !statSync(target).isFile()))
    throw new AppError("conflict", `${target} exists already (--force overwrites).`);
  mkdirSync(dirname(target), { recursive: true });
}

/**
 * The database and the documents it names. A document may be removed at any moment, so each gets a hard link first. Then the database is copied;
 * if it names a document that came and went in between, it is copied again. A document that two copies miss is `lost`.
 */
function stageJobs({ store, dataDir }: Source, stage: string): number {
  let missing = new Set<string>();
  for (let round = 0; round < SNAPSHOTS; round++) {
    for (const name of readdirSync(join(dataDir, "files"))) hold(join(dataDir, "files", name), join(stage, "files", name));
    rmSync(join(stage, DATABASE), { force: true });
    store.copyTo(join(stage, DATABASE));

    const wanted = documentsOf(join(stage, DATABASE));
    const gone = [...wanted].filter((id) => !hold(join(dataDir, "files", id), join(stage, "files", id)));
    if (gone.every((id) => missing.has(id))) {
      for (const name of readdirSync(join(stage, "files"))) if (!wanted.has(name)) rmSync(join(stage, "files", name));
      return gone.length;
    }
    missing = new Set(gone);
  }
  throw new AppError("unavailable", "The data folder changes too fast to be copied. Please try again.");
}

function documentsOf(path: string): Set<string> {
  const database = new Database(path, { readonly: true });
  try {
    return new Set((database.query("select id from job_files").all() as { id: string }[]).map(({ id }) => id));
  } finally {
    database.close();
  }
}

/** Templates, logos, the video: whatever else lies there, but for what is hidden. */
function stageOthers(dataDir: string, stage: string): void {
  for (const name of readdirSync(dataDir)) if (!LEFT_OUT.test(name)) holdTree(join(dataDir, name), join(stage, name));
}

function holdTree(from: string, to: string): void {
  const facts = statSync(from, { throwIfNoEntry: false });
  if (facts?.isFile()) hold(from, to);
  if (!facts?.isDirectory()) return;
  mkdirSync(to, { mode: 0o700 });
  for (const name of readdirSync(from)) if (!name.startsWith(".")) holdTree(join(from, name), join(to, name));
}

/** A hard link to the file, or a copy where the file system has no hard links. False when the file is gone. */
function hold(from: string, to: string): boolean {
  if (existsSync(to)) return true;
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
  }
  try {
    copyFileSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}

async function writeArchive({ version, now }: Source, stage: string, target: string, { onStep, signal }: BackupOptions): Promise<number> {
  const manifest: Manifest = { format: 1, version, createdAt: now().toISOString(), files: [] };
  const zip = new ZipFile();
  const failed = Promise.withResolvers<never>();
  zip.on("error", failed.reject);
  const paths = filesBelow(stage);
  for (const [index, path] of paths.entries()) {
    const options = { compress: path === DATABASE, mode: 0o100600 };
    zip.addReadStreamLazy(path, options, (give) => {
      onStep?.(index, paths.length);
      give(null, counted(join(stage, path), path, manifest));
    });
  }
  // Made last, when everything else has been written: only then the checksums are known.
  zip.addReadStreamLazy(MANIFEST, { mode: 0o100600 }, (give) => give(null, Readable.from([JSON.stringify(manifest, null, 1)])));
  zip.end();

  const temporary = `${target}.${crypto.randomUUID()}.tmp`;
  try {
    await Promise.race([pipeline(zip.outputStream, createWriteStream(temporary, { mode: 0o600 }), { signal }), failed.promise]);
    await sync(temporary);
    await rename(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  return manifest.files.length;
}

/** Streams a file's bytes and adds its checksum to the manifest. */
function counted(file: string, path: string, manifest: Manifest): NodeJS.ReadableStream {
  const hash = createHash("sha256");
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      manifest.files.push({ path, bytes, sha256: hash.digest("hex") });
      done();
    },
  });
  const read = createReadStream(file);
  read.on("error", (error) => counter.destroy(error));
  return read.pipe(counter);
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r+");
  await handle.sync();
  await handle.close();
}
