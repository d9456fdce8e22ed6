import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import { AppError, errorCode } from "../../engine/contract/errors.ts";
import { lockFolder } from "../../engine/store/disk/lock-folder.ts";

/** A file that was taken out of the inbox to be worked on. `name` is its path in the inbox, `baseName` what its documents are called. */
export type Taken = { name: string; path: string; baseName: string };

export type Inbox = {
  /** Files that have not changed for a while, so that they are completely written. Sorted by name. */
  ready: () => string[];
  /** Whether the last listing had a file that may still be written to. */
  waiting: () => boolean;
  path: (name: string) => string;
  /** Moves a file out of the inbox under a unique base name; undefined when it is gone. Throws the system's error when it cannot be moved. */
  take: (name: string, baseName: string) => Taken | undefined;
  /** Files that an earlier run had taken out and not finished. */
  left: () => Taken[];
  /** Moves a file to `done` or, with the reason beside it, to `failed`. False when it was written to meanwhile: then it lies in the inbox again. */
  finish: (taken: Taken, reason?: string) => boolean;
  close: () => void;
};

const WORK = ".vitae";
const DONE = "done";
const FAILED = "failed";
/** Temporary files of programs that write or copy a file, and files that file managers leave in every folder. */
const NOT_FOR_US = /^[.~]|\.(part|partial|tmp|temp|crdownload|download|filepart)$|^(thumbs\.db|desktop\.ini)$/i;

/**
 * A folder into which CVs are dropped. Each file is processed in a folder of its own below `.vitae`, named like the base name of its documents:
 * after a crash the next run finds the unfinished files there, and knows which documents are theirs. Throws AppError "invalid" where there is
 * no such folder and "conflict" when another program watches it.
 */
export function openInbox(folder: string, { out, settleMs }: { out: string; settleMs: number }): Inbox {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new AppError("invalid", `There is no folder ${folder}.`);
  if (resolve(folder) === resolve(out)) throw new AppError("invalid", `${out} is the inbox itself; choose another folder with --out.`);
  const work = join(folder, WORK);
  mkdirSync(work, { recursive: true });
  const lock = lockInbox(work, folder);
  const leftOut = new Set([work, join(folder, DONE), join(folder, FAILED), out].map((path) => resolve(path)));
  let seen = new Map<string, { marks: string; since: number }>();
  let lookedAt = 0;
  const sizes = new Map<string, string>();

  return {
    ready() {
      const names = namesBelow(folder, leftOut);
      const now = performance.now();
      lookedAt = now;
      seen = new Map(names.map((name) => [name, sighted(seen.get(name), marksOf(join(folder, name)), now)]));
      return names.filter((name) => now - (seen.get(name)?.since ?? now) >= settleMs);
    },
    waiting: () => [...seen.values()].some(({ since }) => lookedAt - since < settleMs),
    path: (name) => join(folder, name),
    take(name, wanted) {
      const baseName = freeBaseName(wanted, (base) => existsSync(join(work, base)) || isUsed(out, base));
      const path = join(work, baseName, name);
      mkdirSync(dirname(path), { recursive: true });
      try {
        renameSync(join(folder, name), path);
      } catch (error) {
        rmSync(join(work, baseName), { recursive: true });
        if (errorCode(error) === "ENOENT") return undefined;
        throw error;
      }
      seen.delete(name);
      sizes.set(path, writtenOf(path));
      return { name, path, baseName };
    },
    left() {
      const taken = readdirSync(work, { withFileTypes: true }).filter((entry) => entry.isDirectory());
      return taken.flatMap(({ name: baseName }) => {
        const [name] = namesBelow(join(work, baseName), new Set());
        if (name) return [{ name, path: join(work, baseName, name), baseName }];
        rmSync(join(work, baseName), { recursive: true });
        return [];
      });
    },
    finish({ name, path, baseName }, reason) {
      const changed = sizes.has(path) && sizes.get(path) !== writtenOf(path);
      sizes.delete(path);
      const target = changed ? join(folder, name) : freePath(join(folder, reason === undefined ? DONE : FAILED, name));
      mkdirSync(dirname(target), { recursive: true });
      if (reason !== undefined && !changed) writeFileSync(`${target}.txt`, `${reason}\n`);
      renameSync(path, target);
      rmSync(join(work, baseName), { recursive: true });
      removeEmpty(dirname(join(folder, name)), folder);
      return !changed;
    },
    close: () => lock.release(),
  };
}

function lockInbox(work: string, folder: string) {
  try {
    return lockFolder(work);
  } catch (error) {
    throw error instanceof AppError ? new AppError("conflict", `Another vitae watch is already at work on ${folder}.`) : error;
  }
}

function namesBelow(folder: string, leftOut: Set<string>, root = folder): string[] {
  if (leftOut.has(resolve(folder))) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_FOR_US.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return namesBelow(path, leftOut, root);
      return entry.isFile() ? [relative(root, path)] : [];
    });
}

/** Size, mtime and ctime. The ctime is needed because a copy may have the mtime of its original while it grows. */
function marksOf(path: string): string {
  const facts = statSync(path, { throwIfNoEntry: false });
  return facts ? `${facts.size} ${facts.mtimeMs} ${facts.ctimeMs}` : "gone";
}

function writtenOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

const sighted = (before: { marks: string; since: number } | undefined, marks: string, now: number) =>
  before?.marks === marks ? before : { marks, since: now };

/** Whether documents of a base name, or a folder of them, are in `out` already: those of an earlier CV, which are not touched. */
const isUsed = (out: string, base: string) => ["", ".docx", ".pdf", ".pptx"].some((ending) => existsSync(join(out, `${base}${ending}`)));

function freeBaseName(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let number = 2; isTaken(name); number++) name = `${wanted}-${number}`;
  return name;
}

function freePath(path: string): string {
  const ending = extname(path);
  const base = basename(path, ending);
  return join(dirname(path), `${freeBaseName(base, (name) => existsSync(join(dirname(path), `${name}${ending}`)))}${ending}`);
}

/** A folder that was dropped goes when its last file has gone. */
function removeEmpty(folder: string, root: string): void {
  if (resolve(folder) === resolve(root) || !existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  removeEmpty(dirname(folder), root);
}
