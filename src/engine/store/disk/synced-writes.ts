import { open } from "node:fs/promises";

/** Writes a file that only this user can read. Its content is durable once it has returned, its name after `syncFolder`. */
export async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, "w", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the content of a file survive a power cut (fsync). On Windows the file must be open for writing. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the names in a folder survive a power cut (fsync). Windows has no such call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
