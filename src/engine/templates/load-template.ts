import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TemplateEntry } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import { type LoadedBrand, withBrand, withBrandName } from "../cv/render/brand/with-brand.ts";
import { parseTemplate } from "../cv/render/template/parse-template.ts";
import type { Template } from "../cv/render/template/template.ts";
import { listAssets, readAsset } from "../setup/assets.ts";

/** The data folder has the agency's custom templates, in `templates/`. */
type TemplateOptions = { dataDir?: string };
/** Whose brand a template is to be in: an account's, as it is kept, or one that is at hand. */
export type BrandSource = { userId: string } | { brand: LoadedBrand };
/** Loads a template by its key, in a brand where one is named. */
export type LoadTemplate = (key: string, source?: BrandSource) => Promise<Template>;
/** `origin` is "own" for a custom template, as in the API. */
type Folder = { key: string; origin: "built-in" | "own"; readFile: (name: string) => Promise<Uint8Array> };

/** A template by its key, custom templates before built-in ones, in the agency's brand where there is one. Throws `not_found` with the keys that exist, `invalid` for a bad `template.json`. */
export async function loadTemplate(key: string, { dataDir, brand }: TemplateOptions & { brand?: LoadedBrand } = {}): Promise<Template> {
  const folders = await templateFolders(dataDir);
  const folder = folders.find((candidate) => candidate.key === key);
  if (!folder) {
    const known = folders.map((candidate) => candidate.key).join(", ");
    throw new AppError("not_found", `There is no template "${key}". Templates that exist: ${known}.`);
  }
  const template = await readTemplate(folder).catch((error) => {
    if (!(error instanceof AppError) || error.message.includes(`"${key}"`)) throw error;
    throw new AppError(error.code, `The template "${key}" cannot be used. ${error.message}`, error.details);
  });
  if (!brand) return template;
  return folder.origin === "built-in" ? withBrand(template, brand) : withBrandName(template, brand);
}

/** All templates, sorted by key. A broken custom template is listed with its key as the name, and its problem. */
export async function listTemplates({ dataDir }: TemplateOptions = {}): Promise<TemplateEntry[]> {
  const folders = await templateFolders(dataDir);
  return await Promise.all(
    folders.map(async (folder) => {
      const { key, origin } = folder;
      try {
        const { name, kind, outputs } = await readTemplate(folder);
        return { key, origin, name, kind, outputs };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { key, origin, name: key, kind: "document" as const, outputs: [], problem: error.message };
      }
    }),
  );
}

/** Custom templates replace built-in ones of the same key. */
async function templateFolders(dataDir: string | undefined): Promise<Folder[]> {
  const custom = dataDir ? await customFolders(join(dataDir, "templates")) : [];
  const taken = new Set(custom.map(({ key }) => key));
  return [...custom, ...builtInFolders().filter(({ key }) => !taken.has(key))].sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function customFolders(root: string): Promise<Folder[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name: key }) => ({ key, origin: "own", readFile: (name) => readFile(join(root, key, name)) }));
}

/** Keys of the templates that come with the program. */
export const builtInKeys = (): string[] => builtInFolders().map(({ key }) => key);

function builtInFolders(): Folder[] {
  return listAssets("templates")
    .filter((path) => path.endsWith("/template.json") && path.split("/").length === 2)
    .map((path) => path.slice(0, -"/template.json".length))
    .map((key) => ({ key, origin: "built-in", readFile: (name) => readAsset(`templates/${key}/${name}`) }));
}

async function readTemplate({ key, readFile }: Folder): Promise<Template> {
  const json = parseJson(new TextDecoder().decode(await readFile("template.json").catch(() => fail(key, "has no template.json"))), key);
  const template = await parseTemplate(json, readFile);
  if (template.key !== key) fail(key, `calls itself "${template.key}": folder and key must be the same`);
  return template;
}

function parseJson(text: string, key: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail(key, `has a template.json that is not valid JSON (${(error as Error).message})`);
  }
}

function fail(key: string, problem: string): never {
  throw new AppError("invalid", `The template "${key}" ${problem}.`);
}
