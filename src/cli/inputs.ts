import { readdirSync, statSync } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import { AppError, refusal } from "../engine/errors.ts";
import { MAX_CV_BYTES } from "../engine/limits.ts";

/** A file to work on, and the base name of what comes out of it: unique in the batch, `-2` for the second of a name. */
export type Input = { file: string; baseName: string };

const EXTENSIONS = new Set([".pdf", ".docx", ".json"]);

/**
 * Named files as they are, and the PDF, DOCX and JSON files below named folders, sorted; hidden ones and the `out` folder are left out.
 * Throws AppError `invalid` when a named folder is itself `out`: its results would be the next run's input.
 */
export function collectInputs(paths: string[], out?: string): Input[] {
  const outFolder = out === undefined ? undefined : resolve(out);
  const files = paths.flatMap((path) => (isFolder(path) ? filesBelow(path, outFolder) : [path]));
  const unique = [...new Map(files.map((file) => [resolve(file), file])).values()];

  const taken = new Set<string>();
  return unique.map((file) => ({ file, baseName: freeName(basename(file, extname(file)), taken) }));
}

/** The file's bytes. Throws AppError for a file that is not there, cannot be read or is over the limit. */
export async function readInput(file: string): Promise<Uint8Array> {
  const facts = statSync(file, { throwIfNoEntry: false });
  if (!facts) throw new AppError("not_found", "There is no such file.");
  if (!facts.isFile()) throw new AppError("unsupported_format", "This is not a file.");
  if (facts.size > MAX_CV_BYTES) throw refusal("too_large", `This file is larger than ${MAX_CV_BYTES / 1024 / 1024} MB.`);

  try {
    return await Bun.file(file).bytes();
  } catch (error) {
    throw new AppError("forbidden", `This file cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function filesBelow(folder: string, outFolder: string | undefined): string[] {
  if (resolve(folder) === outFolder) {
    throw new AppError("invalid", `${folder} is the folder for the results too; choose another with --out.`);
  }
  return readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      if (isFolder(path)) return resolve(path) === outFolder ? [] : filesBelow(path, outFolder);
      return EXTENSIONS.has(extname(name).toLowerCase()) ? [path] : [];
    });
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

// Names that differ only in case are one name: some file systems cannot hold both.
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name}-${number}`;
  taken.add(free.toLowerCase());
  return free;
}
