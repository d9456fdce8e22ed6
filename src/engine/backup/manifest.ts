import { AppError } from "../contract/errors.ts";

export const MANIFEST = "manifest.json";
export const DATABASE = "vitae.db";
export const SETTINGS = "settings.env";

/** What a backup holds: every file with its checksum, under its path in the data folder. */
export type Manifest = {
  format: 1;
  /** Of the program that wrote it. */
  version: string;
  createdAt: string;
  files: { path: string; bytes: number; sha256: string }[];
};

/** The manifest of a backup. Throws AppError "invalid" for what is none, for a newer format and for paths that lead elsewhere. */
export function parseManifest(text: string): Manifest {
  const manifest = parseJson(text);
  if (typeof manifest?.format === "number" && manifest.format > 1)
    throw new AppError("invalid", "This backup was written by a newer version of Vitae. Please install that version.");
  if (manifest?.format !== 1 || !Array.isArray(manifest.files)) throw new AppError("invalid", "This file is not a backup of Vitae.");
  for (const file of manifest.files) {
    if (!isFile(file)) throw new AppError("invalid", "This backup is damaged: its list of files cannot be read.");
    if (!isInside(file.path)) throw new AppError("invalid", `This backup holds a file that leads out of the data folder (${file.path}).`);
  }
  if (!manifest.files.some(({ path }) => path === DATABASE)) throw new AppError("invalid", "This backup holds no database.");
  return manifest as Manifest;
}

function parseJson(text: string): Partial<Manifest> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isFile(file: unknown): file is Manifest["files"][number] {
  if (typeof file !== "object" || file === null) return false;
  const { path, bytes, sha256 } = file as Partial<Manifest["files"][number]>;
  return typeof path === "string" && Number.isSafeInteger(bytes) && (bytes as number) >= 0 && typeof sha256 === "string";
}

/** Plain names one below the other: no way up, no drive, no hidden file. */
const isInside = (path: string): boolean => path.split("/").every((name) => name !== "" && !name.startsWith(".") && !/[\\:\0]/.test(name));
