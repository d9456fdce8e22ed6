import { closeSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Makes a folder that only this user can read (mode 0700), with its parents, and syncs their names to disk. */
export function makeFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 });
  if (!first || process.platform === "win32") return;
  for (let made = resolve(path); made.length >= first.length; made = dirname(made)) syncNow(dirname(made));
}

function syncNow(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
