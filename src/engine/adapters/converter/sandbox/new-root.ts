import { closeSync, constants, mkdirSync, openSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Libc } from "./libc.ts";
import { DEVICES } from "./visible-paths.ts";

/** Flags of mount(2) and umount2(2). */
const [MS_NOSUID, MS_NODEV, MS_NOEXEC, MS_BIND, MS_REC] = [2, 4, 8, 1 << 12, 1 << 14];
const MNT_DETACH = 2;
/** mount_setattr(2), of one mount or of everything below a path. */
const AT_FDCWD = -100;
const AT_RECURSIVE = 0x8000;
const THIS_MOUNT_ONLY = 0;
const [MOUNT_ATTR_RDONLY, MOUNT_ATTR_NOSUID] = [1n, 2n];

/** A folder that every system has and that every user may enter; another file system covers it, in this namespace alone. */
const BASE = "/tmp";
/** LibreOffice's socket, and nothing else, lies here. */
const SOCKET_FOLDER_OPTIONS = "size=1m,nr_inodes=100,mode=1777";

/** What a child may write together, and in how many files: a document, its results and a profile of LibreOffice take some 40 MB. */
export const FOLDER_BYTES = 256 * 2 ** 20;
const FOLDER_FILES = 20_000;

export type NewRoot = {
  /** Whether `/proc` shows the process namespace of its own. The kernel refuses to mount it where something is mounted over a part of the old one, as in many containers. */
  ownProc: boolean;
};

/**
 * Gives a process in a mount namespace of its own a root file system that holds only `readable`, read-only, a few devices, `/proc`, an empty
 * `/tmp` and an empty `folder` of limited size. Undefined, with everything as it was, where the kernel does not allow that.
 */
export function enterNewRoot(libc: Libc, readable: string[], folder: string): NewRoot | undefined {
  const places = [...readable, ...DEVICES].map((path) => ({ path, source: realpathSync(path) }));
  const tried = (result: number, what: string) => {
    if (result < 0) throw new Error(`${what} was refused`);
  };
  const mount = (source: string, target: string, type: string | null, flags: number, options: string | null = null) =>
    tried(libc.call("mount", source, target, type, flags, options), `mount ${target}`);

  // Its path may lead through folders that this user may not enter.
  const back = openSync(".", constants.O_RDONLY | constants.O_DIRECTORY);
  const goBack = () => {
    libc.call("umount2", BASE, MNT_DETACH);
    libc.call("fchdir", back);
    closeSync(back);
    return undefined;
  };
  if (libc.call("mount", "base", BASE, "tmpfs", MS_NOSUID | MS_NODEV, "size=1m,mode=755") < 0) {
    closeSync(back);
    return undefined;
  }
  process.chdir(BASE);
  mkdirSync("old");
  mkdirSync("new");
  if (libc.call("pivot_root", BASE, `${BASE}/old`) < 0) return goBack();
  process.chdir("/");
  let isNew: NewRoot;
  try {
    mount("root", "/new", "tmpfs", MS_NOSUID | MS_NODEV, "size=1m,mode=755");
    // Before the places: the program may lie below it, and a later mount would cover it.
    mkdirSync("/new/tmp");
    mount("tmp", "/new/tmp", "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC, SOCKET_FOLDER_OPTIONS);
    for (const { path, source } of places) bind(mount, source, `/new${path}`);
    for (const target of ["/new/proc", `/new${folder}`]) mkdirSync(target, { recursive: true });
    const ownProc = libc.call("mount", "proc", "/new/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, null) === 0;
    if (!ownProc) mount("/old/proc", "/new/proc", null, MS_BIND | MS_REC);
    const makeReadOnly = BigUint64Array.of(MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID, 0n, 0n, 0n);
    tried(libc.call("mount_setattr", AT_FDCWD, "/new", AT_RECURSIVE, makeReadOnly, makeReadOnly.byteLength), "read-only");
    const makeWritable = BigUint64Array.of(0n, MOUNT_ATTR_RDONLY, 0n, 0n);
    tried(libc.call("mount_setattr", AT_FDCWD, "/new/tmp", THIS_MOUNT_ONLY, makeWritable, makeWritable.byteLength), "to write in /tmp");
    mount("folder", `/new${folder}`, "tmpfs", MS_NOSUID | MS_NODEV, `size=${FOLDER_BYTES},nr_inodes=${FOLDER_FILES},mode=700`);
    // The base is put over the new root and taken off, with the old root (pivot_root(2), "pivot_root(".", ".")").
    process.chdir("/new");
    tried(libc.call("pivot_root", ".", "."), "pivot_root");
    isNew = { ownProc };
  } catch {
    // The old root is still mounted below, as it was: it becomes the root again.
    libc.call("pivot_root", "/old", `/old${BASE}`);
    return goBack();
  }
  tried(libc.call("umount2", ".", MNT_DETACH), "to leave the old root");
  closeSync(back);
  process.chdir(folder);
  return isNew;
}

type Mount = (source: string, target: string, type: string | null, flags: number) => void;

function bind(mount: Mount, source: string, target: string): void {
  // It may be inside a folder that is bound already, as Bun in a folder of libraries.
  if (statSync(target, { throwIfNoEntry: false })) return;
  const isFolder = statSync(`/old${source}`).isDirectory();
  mkdirSync(isFolder ? target : dirname(target), { recursive: true });
  if (!isFolder) writeFileSync(target, "");
  mount(`/old${source}`, target, null, MS_BIND | MS_REC);
}
