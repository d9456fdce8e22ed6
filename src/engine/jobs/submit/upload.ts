import { AppError, isRefusal } from "../../contract/errors.ts";
import { MAX_CV_BYTES } from "../../contract/limits.ts";
import type { SpooledFile } from "../../store/disk/spool.ts";
import type { Refusals } from "./refused-documents.ts";

/** A document and its name, in memory. */
export type Upload = { fileName: string; bytes: Uint8Array };
/** An uploaded file: in memory, or on the disk where it arrived. */
export type SubmittedFile = Upload | { fileName: string; spooled: SpooledFile };
/** The message why a file is no PDF or Word document, by its content; null when it is one. */
export type SniffDocument = (bytes: Uint8Array) => string | null;

/** Bytes at the start of a file that identify a PDF, a picture or text. The kind of a container (ZIP, OLE) may stand anywhere in it. */
const HEAD_BYTES = 64 * 1024;
const CONTAINERS = [Buffer.from("PK"), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])];

export const sizeOf = (file: SubmittedFile): number => ("bytes" in file ? file.bytes.byteLength : file.spooled.bytes);

/** SHA-256 of the content, in hexadecimal digits. */
export const sha256Of = (file: SubmittedFile): string =>
  "bytes" in file ? new Bun.CryptoHasher("sha256").update(file.bytes).digest("hex") : file.spooled.sha256;

/** The whole content, in memory. */
export const bytesOf = async (file: SubmittedFile): Promise<Uint8Array> =>
  "bytes" in file ? file.bytes : await Bun.file(file.spooled.path).bytes();

/** Throws AppError "too_large" or "unsupported_format", before anything is kept or charged, and counts that against the account. */
export async function checkUploads(
  files: SubmittedFile[],
  userId: string,
  { sniff, refusals }: { sniff: SniffDocument; refusals: Refusals },
): Promise<void> {
  try {
    for (const file of files) await checkUpload(file, sniff);
  } catch (error) {
    if (isRefusal(error)) refusals.refused(userId);
    throw error;
  }
}

async function checkUpload(file: SubmittedFile, sniff: SniffDocument): Promise<void> {
  if (sizeOf(file) > MAX_CV_BYTES) throw new AppError("too_large", `This file is larger than ${MAX_CV_BYTES / 1024 / 1024} MB.`);
  const unsupported = "bytes" in file ? sniff(file.bytes) : await sniffSpooled(file.spooled.path, sniff);
  if (unsupported) throw new AppError("unsupported_format", unsupported);
}

async function sniffSpooled(path: string, sniff: SniffDocument): Promise<string | null> {
  const head = await Bun.file(path).slice(0, HEAD_BYTES).bytes();
  const isContainer = CONTAINERS.some((mark) => mark.equals(head.subarray(0, mark.length)));
  return isContainer ? oneAtATime(async () => sniff(await Bun.file(path).bytes())) : sniff(head);
}

/** Makes a document of another kind one that is read; a PDF or Word file stays as it is. */
export type MakeReadable = (file: SubmittedFile, userId: string) => Promise<SubmittedFile>;

/** The uploads as they are read, one after the other. Throws AppError with a refusal code, which counts against the account. */
export async function readableUploads(
  files: SubmittedFile[],
  userId: string,
  { makeReadable, refusals }: { makeReadable?: MakeReadable; refusals: Refusals },
): Promise<SubmittedFile[]> {
  if (!makeReadable) return files;
  const readable: SubmittedFile[] = [];
  try {
    for (const file of files) readable.push(await makeReadable(file, userId));
    return readable;
  } catch (error) {
    if (isRefusal(error)) refusals.refused(userId);
    throw error;
  }
}

/** The name of a document that was made of another: `Ada.rtf` becomes `Ada.docx`. */
export const renamed = (fileName: string, type: "pdf" | "docx"): string => `${fileName.replace(/\.[a-z0-9]{1,8}$/i, "")}.${type}`;

let last: Promise<unknown> = Promise.resolve();

/** Limits how many containers are in memory at the same time: one. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work);
  last = turn.catch(() => {});
  return turn;
}

/** Of the 255 bytes that a file system takes, room is left for characters of more than one byte. */
const MAX_FILE_NAME_CHARACTERS = 200;

/** The last part of a path, without control characters and unpaired surrogates, at most `MAX_FILE_NAME_CHARACTERS`; the ending is kept. */
export function cleanFileName(name: string, fallback = "cv"): string {
  const base = name
    .toWellFormed()
    .split(/[\\/]/)
    .at(-1)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    ?.replace(/[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .trim();
  if (!base || /^\.+$/.test(base)) return fallback;

  const characters = [...base];
  if (characters.length <= MAX_FILE_NAME_CHARACTERS) return base;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(base)?.[0] ?? "";
  return characters.slice(0, MAX_FILE_NAME_CHARACTERS - ending.length).join("") + ending;
}
