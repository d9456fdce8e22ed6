import { type Dirent, existsSync, readdirSync, statSync } from "node:fs";
import { basename, extname, join, resolve } from "node:path";
import { AppError, refusal } from "../../engine/contract/errors.ts";
import { MAX_CV_BYTES } from "../../engine/contract/limits.ts";
import { readMoreKinds } from "../../engine/setup/config.ts";
import { commandEnvironment } from "../engine.ts";

/** A file to work on, and the base name of what comes out of it: unique in the batch, `-2` for the second of a name. */
export type Input = { file: string; baseName: string; read: () => Promise<Uint8Array> };
export type Inputs = { inputs: Input[]; others: string[] };
/** `named`: it is an input whatever its name says. */
type Found = { file: string; named?: boolean; read?: () => Promise<Uint8Array> };

const EXTENSIONS = [".pdf", ".docx", ".json"];
/** Where files of other kinds are taken. */
const MORE_EXTENSIONS = [
  ".doc",
  ".rtf",
  ".odt",
  ".txt",
  ".html",
  ".htm",
  ".pages",
  ".jpg",
  ".jpeg",
  ".png",
  ".tif",
  ".tiff",
  ".heic",
  ".heif",
  ".avif",
];

/** On the command line it stands for what comes in by a pipe. */
const STDIN = "-";

/**
 * Named files as they are, "-" for standard input, and the PDF, DOCX and JSON files below named folders and in ZIP files, sorted, with those of other kinds where the settings of the
 * folder `data` take them; hidden ones and the `out` folder are left out, and so are files of further kinds: those are `others`.
 * Throws AppError `invalid` when a named folder is itself `out`: its results would be the next run's input.
 */
export async function collectInputs(paths: string[], { out, data }: { out?: string; data?: string } = {}): Promise<Inputs> {
  const extensions = readMoreKinds(commandEnvironment({ data })) ? [...EXTENSIONS, ...MORE_EXTENSIONS] : EXTENSIONS;
  const isInput = ({ file, named }: Found) => named || extensions.includes(extname(file).toLowerCase());
  const outFolder = out === undefined ? undefined : resolve(out);
  const listed = paths.flatMap((path): Found[] => {
    if (path === STDIN) return [{ file: "stdin", named: true, read: readStdin }];
    return isFolder(path) ? filesBelow(path, outFolder) : [{ file: path, named: true }];
  });
  const found = (await Promise.all(listed.map((one) => (isZip(one.file) && !isFolder(one.file) ? unzipped(one.file) : [one])))).flat();
  const unique = [...new Map(found.map((one) => [resolve(one.file), one])).values()];

  const taken = new Set<string>();
  return {
    inputs: unique
      .filter(isInput)
      .map(({ file, read = () => readInput(file) }) => ({ file, read, baseName: freeName(basename(file, extname(file)), taken) })),
    others: unique.filter((one) => !isInput(one)).map(({ file }) => file),
  };
}

export const isZip = (name: string) => extname(name).toLowerCase() === ".zip";

async function unzipped(path: string): Promise<Found[]> {
  if (!existsSync(path)) return [{ file: path, named: true }];
  const { filesInZip } = await import("./zip-inputs.ts");
  return (await filesInZip(path)).map(({ file, read }) => ({ file, read, named: file === path }));
}

/** The file's bytes. Throws AppError for a file that is not there, cannot be read or is over the limit. */
export async function readInput(file: string, maxBytes = MAX_CV_BYTES): Promise<Uint8Array> {
  const facts = statSync(file, { throwIfNoEntry: false });
  if (!facts) throw new AppError("not_found", "There is no such file.");
  if (!facts.isFile())
    throw new AppError("unsupported_format", facts.isDirectory() ? "This folder cannot be read." : "This is not a file.");
  if (facts.size > maxBytes) throw tooLarge(maxBytes);

  try {
    return await Bun.file(file).bytes();
  } catch (error) {
    throw new AppError("forbidden", `This file cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of Bun.stdin.stream()) {
    bytes += chunk.length;
    if (bytes > MAX_CV_BYTES) throw tooLarge(MAX_CV_BYTES);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (maxBytes: number) => refusal("too_large", `This file is larger than ${maxBytes / 1024 / 1024} MB.`);

function filesBelow(folder: string, outFolder: string | undefined): Found[] {
  if (resolve(folder) === outFolder) {
    throw new AppError("invalid", `${folder} is the folder for the results too; choose another with --out.`);
  }
  const entries = listFolder(folder);
  if (!entries) return [{ file: folder, named: true }];

  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!isFolder(path)) return [{ file: path }];
    // A link to a folder may lead back to where it stands.
    return entry.isSymbolicLink() || resolve(path) === outFolder ? [] : filesBelow(path, outFolder);
  });
}

/** Undefined for a folder that cannot be read: it is then an input like any other, and fails with its own sentence. */
function listFolder(folder: string): Dirent[] | undefined {
  try {
    const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith("."));
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return undefined;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

// Names that differ only in case are one name: some file systems cannot hold both.
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name}-${number}`;
  taken.add(free.toLowerCase());
  return free;
}
