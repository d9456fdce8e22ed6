import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { lockFolder } from "../../../store/disk/lock-folder.ts";

const PREFIX = "vitae-worker-";
const UNLOCKED_PREFIX = "vitae-opening-";

/**
 * A folder below the temporary one for the converter's children of this process, removed by `remove`. It is locked while the process lives. Those of
 * workers that were killed are removed first, so that of no document anything stays on the disk.
 */
export function openWorkFolder(parent = tmpdir()): { path: string; remove: () => void } {
  for (const name of readdirSync(parent).filter((one) => one.startsWith(PREFIX))) removeAbandoned(join(parent, name));
  // It gets its name when it is locked: another worker that starts at the same time would take it for an abandoned one.
  const unlocked = mkdtempSync(join(parent, UNLOCKED_PREFIX));
  const lock = lockFolder(unlocked);
  const path = join(parent, basename(unlocked).replace(UNLOCKED_PREFIX, PREFIX));
  renameSync(unlocked, path);
  return {
    path,
    remove() {
      lock.release();
      rmSync(path, { recursive: true, force: true });
    },
  };
}

function removeAbandoned(path: string): void {
  try {
    lockFolder(path).release();
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Another worker's, at work or of another user.
  }
}
