import { AppError } from "../errors.ts";
import { MAX_CV_BYTES } from "../limits.ts";

/** A file as a person handed it in. */
export type Upload = { fileName: string; bytes: Uint8Array };
/** The sentence why a file is no PDF or Word document, by its content; null when it is one. */
export type SniffDocument = (bytes: Uint8Array) => string | null;

/** Throws AppError "too_large" or "unsupported_format": before anything is stored or charged. */
export function checkUpload({ bytes }: Upload, sniff: SniffDocument): void {
  if (bytes.byteLength > MAX_CV_BYTES) throw new AppError("too_large", `This file is larger than ${MAX_CV_BYTES / 1024 / 1024} MB.`);
  const unsupported = sniff(bytes);
  if (unsupported) throw new AppError("unsupported_format", unsupported);
}

/** The last part of a path, without control characters and unpaired surrogates, at most 200 characters; the ending is kept. */
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
  if (characters.length <= 200) return base;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(base)?.[0] ?? "";
  return characters.slice(0, 200 - ending.length).join("") + ending;
}
