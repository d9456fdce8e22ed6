import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openOfficeToPdf } from "../../../engine/adapters/libreoffice/convert-office.ts";
import type { Brand, BrandFile, BrandState } from "../../../engine/contract/api.ts";
import { AppError } from "../../../engine/contract/errors.ts";
import type { Converted, ConvertRequest } from "../../../engine/cv/conversion.ts";
import type { OutputType } from "../../../engine/cv/options/output-type.ts";
import type { Engine } from "../../../engine/engine.ts";
import { brandBytes, brandFor, keepBrandFile, keptBrand, removeBrand, saveBrand } from "../../../engine/house/brand/brands.ts";
import { type Keeper, styleKeeperOf } from "../../../engine/house/keeper.ts";
import { wordsFor } from "../../../engine/house/words.ts";
import { readAsset } from "../../../engine/setup/assets.ts";
import { previewTemplate, withPictures } from "../../../engine/templates/pictures/preview.ts";
import { openBatchConverter } from "../../batch/converter.ts";
import { about } from "../../batch/error-subject.ts";
import { withEngine } from "../../engine.ts";
import { collectInputs, readInput } from "../../files/inputs.ts";
import { writePreview } from "../../files/preview.ts";
import { refuseExisting, saveFile } from "../../files/saved-file.ts";
import { namedAccount } from "../../options/account.ts";
import { type BrandDraft, readBrandJson, readDraft } from "../../options/brand.ts";
import { namedTemplate } from "../../options/template-key.ts";
import { confirmed } from "../../terminal/confirm.ts";
import { complain, type ExitStatus, type OutputOptions, print, printJson, say } from "../../terminal/output.ts";

type BrandOptions = OutputOptions & { data?: string; account?: string };

export const brandShow = (options: BrandOptions) =>
  withEngine(options, (engine): ExitStatus => {
    const state = keptBrand(engine.store.db, keeperOf(engine, options));
    if (options.json) printJson(state);
    else if (!state.brand) say(`${nameOf(options)} has no brand: documents are as their styles say.`, options);
    else for (const line of [...linesOf(state), ...state.notes]) print(line);
    return 0;
  });

/** One line for each thing that the brand says; files by their names. */
function linesOf({ brand, files }: BrandState): string[] {
  const named = (id: string | undefined) => files.find((file) => file.id === id)?.name;
  const { name, logo, colors, fonts, header, footer, confidentiality, page, dates, sections } = brand ?? {};
  const said: Record<string, unknown> = {
    name,
    logo: named(logo?.file),
    "logo on dark": named(logo?.dark),
    "logo height": logo?.height && `${logo.height} mm`,
    "logo side": logo?.side,
    "main colour": colors?.primary,
    "second colour": colors?.accent,
    "text colour": colors?.text,
    "heading font": fonts?.heading,
    "text font": fonts?.body,
    "font files": fonts?.files?.map(named).join(", "),
    header: worded(header),
    footer: worded(footer),
    confidentiality: worded(confidentiality),
    page,
    dates,
    sections: sections?.join(", "),
  };
  return Object.entries(said).flatMap(([field, value]) => (value === undefined ? [] : [`${field.padEnd(16)}${value}`]));
}

const worded = (text: Brand["header"]) =>
  typeof text === "object"
    ? Object.entries(text)
        .map(([language, words]) => `${language}: ${words}`)
        .join("; ")
    : text;

export type SetOptions = BrandOptions & {
  name?: string;
  logo?: string;
  logoDark?: string;
  logoHeight?: number;
  logoSide?: string;
  primary?: string;
  accent?: string;
  text?: string;
  headingFont?: string;
  bodyFont?: string;
  fontFile?: string[];
  header?: string;
  footer?: string;
  confidentiality?: string;
  page?: string;
  dates?: string;
  sections?: string;
};

/** Keeps the brand of a file, or changes what the options name in the one that is kept. */
export const brandSet = (file: string | undefined, options: SetOptions) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    const keeper = keeperOf(engine, options);
    const wanted = await readOptions(options);
    const state = keptBrand(engine.store.db, keeper);
    if (file === undefined && Object.keys(wanted.value).length === 0)
      throw new AppError("invalid", "Name a file with a brand, or say with an option what is to change. Options: vitae brand set --help");
    const base = file === undefined ? { value: state.brand ?? {}, files: [] } : await readBrandJson(file);
    for (const { name, ...read } of [...base.files, ...wanted.files]) keepBrandFile(engine, keeper, name, read);
    const saved = saveBrand(engine, keeper, merged(base.value, wanted.value));
    if (options.json) printJson(saved);
    else {
      say(`${nameOf(options)} has this brand now. See it: vitae brand preview --out preview`, options);
      for (const note of saved.notes) say(note, options);
    }
    return 0;
  });

/** What the options say, as a brand of which only that is known. */
async function readOptions(options: SetOptions): Promise<BrandDraft> {
  const { name, logo, logoDark, logoHeight, logoSide, primary, accent, text, headingFont, bodyFont, fontFile } = options;
  const { header, footer, confidentiality, page, dates, sections } = options;
  const value = {
    name,
    logo: said({ file: logo, dark: logoDark, height: logoHeight, side: logoSide }),
    colors: said({ primary, accent, text }),
    fonts: said({ heading: headingFont, body: bodyFont, files: fontFile }),
    header,
    footer,
    confidentiality,
    page,
    dates,
    sections: sections?.split(",").map((key) => key.trim()),
  };
  return await readDraft(said(value) ?? {}, process.cwd());
}

/** Without what is undefined; undefined where nothing is left. */
function said<T extends object>(value: T): T | undefined {
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as T) : undefined;
}

/** Logo, colours and fonts have fields of their own, each of which counts. Font files are added to those that are there. */
function merged(base: Record<string, unknown>, wanted: Record<string, unknown>): Record<string, unknown> {
  const { fonts: kept } = base as Brand;
  const { fonts } = wanted as Brand;
  const files = [...(kept?.files ?? []), ...(fonts?.files ?? [])];
  return {
    ...base,
    ...wanted,
    ...mergedField("logo", base, wanted),
    ...mergedField("colors", base, wanted),
    ...(fonts && { fonts: { ...kept, ...fonts, ...(files.length > 0 && { files }) } }),
  };
}

const mergedField = (field: string, base: Record<string, unknown>, wanted: Record<string, unknown>) =>
  wanted[field] ? { [field]: { ...(base[field] as object | undefined), ...(wanted[field] as object) } } : {};

export const brandClear = (options: BrandOptions & { yes?: boolean }) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    if (!options.yes && !(await confirmed("Take the brand away with its logos and fonts?"))) {
      complain("The brand is as it was.");
      return 1;
    }
    const state = removeBrand(engine, keeperOf(engine, options));
    if (options.json) printJson(state);
    else say(`${nameOf(options)} has no brand any longer.`, options);
    return 0;
  });

/** Writes the brand with its files into a folder, as `--brand` and `vitae brand set` read it. */
export const brandExport = (folder: string, options: BrandOptions & { force?: boolean }) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    const keeper = keeperOf(engine, options);
    const { brand, files } = keptBrand(engine.store.db, keeper);
    if (!brand) throw new AppError("not_found", `${nameOf(options)} has no brand.`);
    const path = join(folder, "brand.json");
    refuseExisting(path, options.force);
    const names = fileNames(files);
    await mkdir(folder, { recursive: true });
    for (const [id, name] of names) await saveFile(join(folder, name), brandBytes(engine.store.db, keeper, id));
    const withNames = JSON.stringify(brand, (_, value) => (typeof value === "string" ? (names.get(value) ?? value) : value), 2);
    await saveFile(path, `${withNames}\n`);
    if (options.json) printJson({ files: [path, ...[...names.values()].map((name) => join(folder, name))] });
    else say(`The brand is in ${path}.`, options);
    return 0;
  });

/** Two files of one name get a number. */
function fileNames(files: BrandFile[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { id, name } of files) {
    const safe = name.replace(/[^\p{L}\p{N}._-]+/gu, "-");
    const taken = [...names.values()];
    names.set(id, taken.includes(safe) ? `${names.size + 1}-${safe}` : safe);
  }
  return names;
}

type PreviewOptions = BrandOptions & { out: string; template: string; to?: OutputType[] };

/** Documents in the brand that is kept, with pictures of their pages: of a CV, or of a sample person. */
export const brandPreview = (cv: string | undefined, options: PreviewOptions) =>
  withEngine(options, async (engine): Promise<ExitStatus> => {
    const { db } = engine.store;
    const keeper = keeperOf(engine, options);
    const brand = brandFor(db, keeper);
    if (!brand) throw new AppError("not_found", `${nameOf(options)} has no brand. Make one: vitae brand set --name "Acme" --logo logo.svg`);
    const template = await namedTemplate(options.template, { dataDir: engine.config.dataDir, brand });
    const wanted = { ...template, outputs: options.to ?? template.outputs };
    const tools = { readAsset, officeToPdf: openOfficeToPdf() };
    if (cv === undefined) return await writePreview(await previewTemplate(wanted, tools), options);

    const words = wordsFor(db, keeper);
    const { outputs, warnings } = await convertOne(cv, { fileName: cv, ocr: "auto", template: wanted, outputs: wanted.outputs, words });
    const { files, messages } = await withPictures(outputs, wanted, tools);
    return await writePreview({ files, messages: [...warnings, ...messages] }, options, await collectInputs([cv]));
  });

/** One CV, read and written by a converter of its own. Throws AppError for a file that is no CV. */
async function convertOne(file: string, request: ConvertRequest): Promise<Converted> {
  const converter = openBatchConverter(1);
  try {
    return await about(file, async () => converter.convert(await readInput(file), request));
  } finally {
    await converter.close();
  }
}

const nameOf = ({ account }: BrandOptions) => account ?? "The house";

/** The house, or the account that `--account` names, with its agency where it is in one. */
const keeperOf = (engine: Engine, { account }: BrandOptions): Keeper =>
  account === undefined ? "house" : styleKeeperOf(engine.store.db, namedAccount(engine, account).id);
