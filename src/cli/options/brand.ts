import { basename, dirname, resolve } from "node:path";
import type { Brand, BrandFile } from "../../engine/contract/api.ts";
import { AppError } from "../../engine/contract/errors.ts";
import type { ReadBrandFile } from "../../engine/cv/render/brand/read-brand-file.ts";
import type { LoadedBrand } from "../../engine/cv/render/brand/with-brand.ts";
import { brandOfFolder } from "../../engine/house/brand/brand-of-folder.ts";
import { refuseShipped, toLoaded } from "../../engine/house/brand/brands.ts";
import { checkBrand } from "../../engine/house/brand/check-brand.ts";
import { readAsset } from "../../engine/setup/assets.ts";
import { readDataDir } from "../../engine/setup/config.ts";
import { about } from "../batch/error-subject.ts";
import { commandEnvironment } from "../engine.ts";
import { readInput } from "../files/inputs.ts";
import { type OutputOptions, say } from "../terminal/output.ts";

export type BrandOptions = OutputOptions & { brand?: string | false; data?: string };

/** A brand as its file says it, with the logos and fonts that it names read: `id` stands in the place of each path. */
export type BrandDraft = { value: Record<string, unknown>; files: (ReadBrandFile & { id: string; name: string })[] };

/**
 * The brand that documents are written in: that of the file that `--brand` names, else that of the house in the data folder, which is then said; none
 * with `--no-brand`.
 */
export async function chosenBrand(options: BrandOptions): Promise<LoadedBrand | undefined> {
  const { brand, data } = options;
  if (brand === false) return undefined;
  if (brand !== undefined) return await about(brand, async () => loadDraft(await readBrandJson(brand)));
  const dataDir = readDataDir(commandEnvironment({ data }), data);
  const found = brandOfFolder(dataDir);
  if (found) say(`In the brand of the house in ${dataDir} (--no-brand does without).`, options);
  return found;
}

/** A draft as it would be kept. Throws AppError `invalid`, naming the wrong field. */
function loadDraft({ value, files }: BrandDraft): LoadedBrand {
  const brand = checkBrand(value, files.map(toFile));
  const rows = files.map(({ id, described, bytes, picture }) => ({
    id,
    described,
    bytes: Buffer.from(bytes),
    picture: picture ? Buffer.from(picture) : null,
  }));
  return toLoaded(brand, rows);
}

const toFile = ({ id, name, bytes, described }: BrandDraft["files"][number]): BrandFile => ({
  id,
  name,
  bytes: bytes.length,
  ...described,
});

/** A brand from a JSON file. Its logos and fonts are paths from the folder of that file. Throws AppError `invalid` for what cannot be used. */
export async function readBrandJson(file: string): Promise<BrandDraft> {
  const text = new TextDecoder().decode(await readNamed(file));
  return await readDraft(parsed(text), dirname(file));
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // As for a JSON that is no object.
  }
  throw new AppError("invalid", "This is no JSON object with a brand.");
}

/** Reads the files that a brand names, from a folder. */
export async function readDraft(given: Record<string, unknown>, folder: string): Promise<BrandDraft> {
  const value = structuredClone(given);
  const files: BrandDraft["files"] = [];
  const read = async (path: unknown) => {
    if (typeof path !== "string" || path === "") return path;
    const file = await readBrandFileAt(resolve(folder, path));
    if (!files.some(({ id }) => id === file.id)) files.push(file);
    return file.id;
  };
  const { logo, fonts } = value as Partial<Brand>;
  if (isObject(logo)) {
    if (logo.file !== undefined) logo.file = (await read(logo.file)) as string;
    if (logo.dark !== undefined) logo.dark = (await read(logo.dark)) as string;
  }
  if (isObject(fonts) && Array.isArray(fonts.files)) {
    const ids: unknown[] = [];
    for (const path of fonts.files) ids.push(await read(path));
    fonts.files = ids as string[];
  }
  return { value, files };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);

async function readBrandFileAt(path: string): Promise<BrandDraft["files"][number]> {
  const { readBrandFile } = await import("../../engine/cv/render/brand/read-brand-file.ts");
  const bytes = await readNamed(path);
  return await about(path, async () => {
    const read = await readBrandFile(bytes, { readAsset });
    refuseShipped(read.described);
    return { ...read, id: new Bun.CryptoHasher("sha256").update(read.bytes).digest("hex"), name: basename(path) };
  });
}

/** A file that the command line or a brand names. One that cannot be read is a wrong command line: `invalid`. */
async function readNamed(path: string): Promise<Uint8Array> {
  return await readInput(path).catch((error: AppError) => {
    throw new AppError("invalid", `${path}: ${error.message}`);
  });
}
