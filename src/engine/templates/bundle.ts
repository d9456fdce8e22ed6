import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { AppError } from "../contract/errors.ts";
import { parseTemplate } from "../cv/render/template/parse-template.ts";
import type { Template } from "../cv/render/template/template.ts";
import { syncFolder, writeSynced } from "../store/disk/synced-writes.ts";
import { builtInKeys } from "./load-template.ts";

/** The files of a template by name, `template.json` among them, as they are stored in the data folder. */
export type Bundle = { key: string; files: Map<string, Uint8Array> };

export const MAX_BUNDLE_FILES = 50;

export const isInstalled = (key: string, dataDir: string): Promise<boolean> => exists(join(dataDir, "templates", key));

/** Writes a checked template into the data folder; replaces one of the same key. */
export const installBundle = (bundle: Bundle, dataDir: string): Promise<void> =>
  writeBundle(bundle, join(dataDir, "templates", bundle.key));

/** Removes a custom template. Throws `not_found`, and `forbidden` for one that comes with the program. */
export async function removeTemplate(key: string, { dataDir }: { dataDir: string }): Promise<void> {
  const folder = join(dataDir, "templates", key);
  if (isKey(key) && (await exists(folder))) return await rm(folder, { recursive: true });
  if (builtInKeys().includes(key)) throw new AppError("forbidden", `The template "${key}" comes with the program and cannot be removed.`);
  throw new AppError("not_found", `There is no own template "${key}".`);
}

/** A Word or PowerPoint file as a template: its name becomes the template's, and its key where none is wanted. Throws `invalid`. */
export function bundleOfFile(fileName: string, bytes: Uint8Array, wanted?: string): Bundle {
  const key = checkKey(wanted ?? keyFrom(fileName));
  const name = `template${/\.(pptx|potx|ppsx)$/i.test(fileName) ? ".pptx" : ".docx"}`;
  const json = { key, name: basename(fileName, extname(fileName)), file: name };
  return {
    key,
    files: new Map([
      [name, bytes],
      ["template.json", encode(json)],
    ]),
  };
}

/** A folder's files as a template; its key is the one wanted, else that of its `template.json`, else the folder's name. Throws `invalid`. */
export function bundleOfFolder(folderName: string, files: Map<string, Uint8Array>, wanted?: string): Bundle {
  if (!files.has("template.json")) throw new AppError("invalid", "This folder has no template.json.");
  const json = readJson(files) as { key?: unknown };
  const key = checkKey(wanted ?? (typeof json?.key === "string" ? json.key : keyFrom(folderName)));
  if (typeof json === "object" && json !== null) files.set("template.json", encode({ ...json, key }));
  return { key, files };
}

/** The template of a bundle. Throws `invalid` with one sentence. */
export async function templateOf({ files }: Bundle): Promise<Template> {
  return await parseTemplate(readJson(files), async (name) => {
    const file = files.get(name);
    if (!file) throw new Error(`no ${name}`);
    return file;
  });
}

function readJson(files: Map<string, Uint8Array>): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(files.get("template.json")));
  } catch (error) {
    throw new AppError("invalid", `template.json is not valid JSON (${(error as Error).message}).`);
  }
}

const encode = (json: unknown) => new TextEncoder().encode(`${JSON.stringify(json, null, 2)}\n`);

/** Throws `invalid` for a malformed key. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new AppError("invalid", `"${key}" cannot be a template's key: small letters, digits, - and _ only.`);
  return key;
}

const isKey = (key: string) => /^[a-z0-9][a-z0-9_-]{0,63}$/.test(key);
/** "Acme CV (2024).docx" becomes `acme-cv-2024`. */
const keyFrom = (path: string) =>
  basename(path, extname(path))
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^[-_]+|-+$/g, "")
    .slice(0, 64);

/** Whole or not at all, from a folder beside it. A CV that is being made meanwhile finds the old template or the new one, never none. */
async function writeBundle({ files }: Bundle, folder: string): Promise<void> {
  const temporary = `${folder}.${crypto.randomUUID()}.tmp`.replace(/([^/]+)$/, ".$1");
  try {
    await mkdir(temporary, { recursive: true, mode: 0o700 });
    for (const [name, bytes] of files) await writeSynced(join(temporary, name), bytes);
    if (await exists(folder)) await moveFiles(temporary, folder, [...files.keys()]);
    else await rename(temporary, folder);
    await syncFolder(folder);
    await syncFolder(dirname(folder));
  } catch (error) {
    throw new AppError("unavailable", `The template cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** `template.json` last: it names the others. */
async function moveFiles(from: string, to: string, names: string[]): Promise<void> {
  for (const name of names.toSorted((a, b) => Number(a === "template.json") - Number(b === "template.json")))
    await rename(join(from, name), join(to, name));
  for (const name of await readdir(to)) if (!names.includes(name)) await rm(join(to, name), { recursive: true });
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
