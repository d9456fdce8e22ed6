import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { readAsset } from "../assets.ts";
import { parseTemplate } from "../cv/render/parse-template.ts";
import { renderResume } from "../cv/render/render.ts";
import type { Template } from "../cv/render/template.ts";
import { AppError } from "../errors.ts";
import { checkOwnFile, SAMPLES } from "./check-template.ts";
import { builtInKeys } from "./load-template.ts";

/** A template as it will lie in the data folder: its files by name, `template.json` among them. */
export type Bundle = { key: string; files: Map<string, Uint8Array> };

const MAX_BUNDLE_FILES = 50;
const MAX_BUNDLE_BYTES = 40 * 1024 * 1024;

/**
 * Takes an agency's template into the data folder: a Word or PowerPoint file, or a folder with `template.json`. It is tried with a full
 * and an empty CV first; one that fails is refused with `invalid` and nothing is written. A template that is there already is `conflict`
 * unless `force` replaces it.
 */
export async function addTemplate(
  path: string,
  { dataDir, key, force = false }: { dataDir: string; key?: string; force?: boolean },
): Promise<Template> {
  const bundle = await readBundle(path, key);
  const template = await templateOf(bundle);
  if (template.own) refuseProblems(template);
  else await tryOutputs(template);

  const folder = join(dataDir, "templates", bundle.key);
  if (!force && (await exists(folder)))
    throw new AppError("conflict", `There is a template "${bundle.key}" already (--force replaces it).`);
  await writeBundle(bundle, folder);
  return template;
}

/** Removes an own template. Throws `not_found`, and `forbidden` for one that comes with the program. */
export async function removeTemplate(key: string, { dataDir }: { dataDir: string }): Promise<void> {
  const folder = join(dataDir, "templates", key);
  if (isKey(key) && (await exists(folder))) return await rm(folder, { recursive: true });
  if (builtInKeys().includes(key)) throw new AppError("forbidden", `The template "${key}" comes with the program and cannot be removed.`);
  throw new AppError("not_found", `There is no own template "${key}".`);
}

/** Reads a file or folder from anywhere as a template. Throws `not_found` and `invalid`. */
export async function readBundle(path: string, wanted?: string): Promise<Bundle> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts) throw new AppError("not_found", `There is no file or folder ${path}.`);
  const key = wanted ?? keyFrom(path);
  if (!isKey(key)) throw new AppError("invalid", `"${key}" cannot be a template's key: small letters, digits, - and _ only.`);
  return facts.isDirectory() ? await readFolder(path, wanted) : await readSingle(path, key);
}

/** The template of a bundle. Throws `invalid` with one sentence. */
export async function templateOf({ files }: Bundle): Promise<Template> {
  return await parseTemplate(readJson(files), async (name) => {
    const file = files.get(name);
    if (!file) throw new Error(`no ${name}`);
    return file;
  });
}

async function readSingle(path: string, key: string): Promise<Bundle> {
  const bytes = new Uint8Array(await readFile(path));
  const name = `template${/\.(pptx|potx|ppsx)$/i.test(path) ? ".pptx" : ".docx"}`;
  const json = { key, name: basename(path, extname(path)), file: name };
  return {
    key,
    files: new Map([
      [name, bytes],
      ["template.json", encode(json)],
    ]),
  };
}

async function readFolder(path: string, wanted: string | undefined): Promise<Bundle> {
  const entries = (await readdir(path, { withFileTypes: true })).filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  if (entries.length > MAX_BUNDLE_FILES)
    throw new AppError("invalid", `This folder has more than ${MAX_BUNDLE_FILES} files; is it a template's?`);
  const files = new Map<string, Uint8Array>();
  let total = 0;
  for (const { name } of entries) {
    total += (await stat(join(path, name))).size;
    if (total > MAX_BUNDLE_BYTES) throw new AppError("invalid", "This folder is larger than 40 MB; make its pictures smaller.");
    files.set(name, new Uint8Array(await readFile(join(path, name))));
  }
  if (!files.has("template.json")) throw new AppError("invalid", "This folder has no template.json.");
  const json = readJson(files) as { key?: unknown };
  const key = wanted ?? (typeof json?.key === "string" ? json.key : keyFrom(path));
  if (!isKey(key)) throw new AppError("invalid", `"${key}" cannot be a template's key: small letters, digits, - and _ only.`);
  if (typeof json === "object" && json !== null) files.set("template.json", encode({ ...json, key }));
  return { key, files };
}

function readJson(files: Map<string, Uint8Array>): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(files.get("template.json")));
  } catch (error) {
    throw new AppError("invalid", `template.json is not valid JSON (${(error as Error).message}).`);
  }
}

const encode = (json: unknown) => new TextEncoder().encode(`${JSON.stringify(json, null, 2)}\n`);
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

function refuseProblems(template: Template): void {
  const { problems } = checkOwnFile(template);
  const first = problems[0];
  if (!first) return;
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more: vitae template check)` : "";
  throw new AppError("invalid", `${first.place}: ${first.problem} ${first.mend}${more}`, { problems });
}

/** A style with a broken picture or an impossible look shows here and not with a candidate's CV. */
async function tryOutputs(template: Template): Promise<void> {
  for (const type of template.outputs) {
    for (const resume of Object.values(SAMPLES)) {
      await renderResume(resume, template, type, { readAsset }).catch((error: Error) => {
        throw new AppError("invalid", `With this template no ${type.toUpperCase()} can be made (${error.message.slice(0, 200)}).`);
      });
    }
  }
}

/** Whole or not at all: a folder beside it, then one rename. */
async function writeBundle({ files }: Bundle, folder: string): Promise<void> {
  const temporary = `${folder}.${crypto.randomUUID()}.tmp`.replace(/([^/]+)$/, ".$1");
  await mkdir(temporary, { recursive: true });
  try {
    for (const [name, bytes] of files) await writeFile(join(temporary, name), bytes);
    await rm(folder, { recursive: true, force: true });
    await rename(temporary, folder);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw new AppError("unavailable", `The template cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
