import { basename, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { type REFUSALS, refusal } from "../../engine/contract/errors.ts";
import { MAX_CV_BYTES } from "../../engine/contract/limits.ts";

/** A file inside a ZIP file, under the ZIP's own path: `inbox/march.zip/ada.pdf`. */
export type ZippedFile = { file: string; read: () => Promise<Uint8Array> };

/**
 * The files in a ZIP file, without hidden ones and those of file managers. Each is read when it is needed; the ZIP is closed after the last. A ZIP
 * that cannot be opened is one input that fails with the reason.
 */
export async function filesInZip(path: string): Promise<ZippedFile[]> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(() => undefined);
  const entries = zip && (await Array.fromAsync(zip.eachEntry()).catch(() => undefined));
  if (!zip || !entries) return [failing(path, "corrupt", "This ZIP file is damaged and cannot be opened.")];

  const shown = entries.filter(({ fileName }) => fileName.split("/").every((name) => /^[^.]/.test(name) && name !== "__MACOSX"));
  let unread = shown.length;
  const leave = () => {
    unread -= 1;
    if (unread <= 0) zip.close();
  };
  if (unread === 0) leave();
  if (unread <= 0) return [failing(path, "empty", "This ZIP file holds no files.")];
  return shown.map((entry) => ({ file: join(path, entry.fileName), read: () => readEntry(zip, entry).finally(leave) }));
}

function failing(file: string, code: keyof typeof REFUSALS, message: string): ZippedFile {
  return { file, read: () => Promise.reject(refusal(code, message)) };
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  if (entry.isEncrypted()) throw refusal("encrypted");
  if (entry.uncompressedSize > MAX_CV_BYTES) throw refusal("too_large", `This file is larger than ${MAX_CV_BYTES / 1024 / 1024} MB.`);
  try {
    return new Uint8Array(await buffer(await zip.openReadStreamPromise(entry)));
  } catch {
    throw refusal("corrupt", `${basename(entry.fileName)} is damaged inside the ZIP file.`);
  }
}
