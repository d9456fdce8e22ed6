import { join } from "node:path";
import type { Converter } from "../../engine/adapters/converter/converter.ts";
import { AppError, isRefusal } from "../../engine/contract/errors.ts";
import { blindFileName, referenceOf } from "../../engine/cv/blind/reference.ts";
import type { ConvertRequest } from "../../engine/cv/conversion.ts";
import {
  BLIND_ITEMS,
  BLIND_PROFILE_NAMES,
  BLIND_SWITCHES,
  type BlindProfile,
  blindProfile,
  readBlind,
} from "../../engine/cv/options/blind-profile.ts";
import type { OutputType } from "../../engine/cv/options/output-type.ts";
import { sniffDocument } from "../../engine/cv/read/sniff.ts";
import { refusedType } from "../../engine/cv/render/custom/write-from-custom.ts";
import type { Template } from "../../engine/cv/render/template/template.ts";
import { type Enhancement, widenEnhancement } from "../../engine/jobs/convert/widen-enhancement.ts";
import { commandConfig } from "../engine.ts";
import { readInput } from "../files/inputs.ts";
import { chosenBrand } from "../options/brand.ts";
import { readCover } from "../options/cover.ts";
import { chosenWords } from "../options/house-words.ts";
import type { QueueOptions } from "../options/queue.ts";
import { withTaxonomies } from "../options/taxonomies.ts";
import { namedTemplate } from "../options/template-key.ts";
import type { OutputOptions } from "../terminal/output.ts";
import { type Outcome, splitExisting, sweepTemporaries, type WriteResult } from "./batch.ts";
import { DEFAULT_CONCURRENCY, openCvConverter } from "./converter.ts";
import { heldBack } from "./doubts.ts";

/** The options that `format` and `watch` share. */
export type FormatOptions = OutputOptions & {
  out: string;
  template: string;
  to?: OutputType[];
  /** True for the template's own profile, or the usual one; else the name of a profile. */
  blind?: true | string;
  /** Also writes blind CVs that may still say who the candidate is, and prints the passages that are withheld to be safe. */
  acceptDoubts?: boolean;
  layout?: "house" | "original";
  jd?: string;
  keywords?: string;
  model?: string | false;
  words?: string | false;
  brand?: string | false;
  cover?: string;
  ocr: ConvertRequest["ocr"];
  concurrency?: number;
  data?: string;
} & QueueOptions;
export type Formatted = Pick<Outcome, "outputs" | "skipped" | "warnings" | "resume" | "doubts" | "unsure" | "error">;
type Document = { file: string; bytes: Uint8Array /** Folder and base name of what is written. */; out: string; baseName: string };

export type Formatter = {
  concurrency: number;
  types: OutputType[];
  /** The base name of a document's files. A blind CV does not get that of its CV, which often has the candidate's name in it. */
  baseName: (bytes: Uint8Array, own: string) => Promise<string>;
  /** Writes the documents of a CV. Those that exist are not overwritten, unless `force`. A blind CV with doubts is an outcome with an error. */
  format: (document: Document, write: WriteResult, options?: { force?: boolean }) => Promise<Formatted>;
  close: () => Promise<void>;
};

/** Opens the converter and templates for a batch. Throws AppError `invalid` for options that contradict each other. */
export async function openFormatter(options: FormatOptions): Promise<Formatter> {
  const { ocr, concurrency = DEFAULT_CONCURRENCY } = options;
  const template = await chosenTemplate(options);
  const layout = options.layout === "original" ? options.layout : undefined;
  const types = options.to ?? template.outputs.slice(0, 1);
  const blind = chosenProfile(options, template);
  for (const type of layout ? [] : types) {
    const refused = refusedType(template, type);
    if (refused) throw new AppError("invalid", refused);
  }
  const wish = await readEnhancement(options);
  const words = await chosenWords(options);
  const cover = options.cover === undefined ? undefined : await readCover(options.cover);
  sweepTemporaries(options.out);
  const converter = await openCvConverter(concurrency, options);
  const enhance = wish && (await withAsked(wish, converter, options));

  return {
    concurrency: options.queue ? Math.max(concurrency, FILES_FOR_WORKERS) : concurrency,
    types,
    baseName: async (bytes, own) => (blind ? blindFileName(await referenceOf(bytes)) : own),
    async format({ file, bytes, out, baseName }, write, { force } = {}) {
      const wantedTypes = layout && !options.to ? [ownType(bytes)] : types;
      const path = (type: OutputType) => join(out, `${baseName}.${type}`);
      const { skipped, wanted } = splitExisting(wantedTypes.map(path), force);
      if (wanted.length === 0) return { outputs: [], skipped, warnings: [] };

      const outputs = wantedTypes.filter((type) => wanted.includes(path(type)));
      const released = options.acceptDoubts ? ("all" as const) : undefined;
      const made = await converter.convert(bytes, {
        fileName: file,
        ocr,
        template,
        outputs,
        enhance,
        blind,
        released,
        words,
        cover,
        layout,
      });
      const { doubts = [], unsure = [], warnings } = made;
      const asked = { ...(doubts.length > 0 && { doubts }), ...(unsure.length > 0 && { unsure }) };
      if (doubts.length > 0 && !options.acceptDoubts) return { outputs: [], skipped, warnings, ...asked, error: heldBack(doubts) };
      for (const { type, bytes: content } of made.outputs) await write(path(type), content);
      return { outputs: wanted, skipped, resume: made.resume, warnings, ...asked };
    },
    close: converter.close,
  };
}

/** Files that are read and wait for a free slot, here or at a worker: workers may join while a batch runs. */
const FILES_FOR_WORKERS = 64;

/** The type in which a CV keeps its layout. */
const ownType = (bytes: Uint8Array): OutputType => (sniffDocument(bytes) === "docx" ? "docx" : "pdf");

function chosenProfile({ blind }: FormatOptions, template: Template): BlindProfile | undefined {
  if (blind === undefined || blind === true) return template.blind ?? (blind ? blindProfile("initials") : undefined);
  const profile = readBlind(blind);
  if (!profile)
    throw new AppError(
      "invalid",
      `There is no blind profile "${blind}". Profiles that exist: ${BLIND_PROFILE_NAMES.join(", ")}. ${HOW_TO_CHANGE}`,
    );
  return profile;
}

const HOW_TO_CHANGE = `Add +${BLIND_SWITCHES.join(", +")}, or + or - with ${BLIND_ITEMS.join(", ")}: full+durations-photo.`;

async function chosenTemplate(options: FormatOptions): Promise<Template> {
  const { dataDir } = commandConfig({ data: options.data });
  return await namedTemplate(options.template, { dataDir, brand: await chosenBrand(options) });
}

/** What an enhanced run needs; nothing without `--jd` and `--keywords`. White space alone is no keyword. */
async function readEnhancement({ jd, keywords }: FormatOptions): Promise<Enhancement | undefined> {
  if (!jd && !keywords?.trim()) return undefined;
  return { keywords, ...(jd && (await readJobDescription(jd))) };
}

/** What an enhanced run asks for is read once for all CVs. */
async function withAsked(enhance: Enhancement, { convert, close }: Converter, options: FormatOptions): Promise<Enhancement> {
  try {
    const signal = new AbortController().signal;
    return await widenEnhancement(enhance, convert, (asked) => withTaxonomies(asked, options), signal);
  } catch (error) {
    await close();
    throw isRefusal(error) ? new AppError(error.code, `${options.jd}: ${error.message}`) : error;
  }
}

async function readJobDescription(file: string) {
  const bytes = await readInput(file).catch((error: AppError) => {
    throw new AppError("invalid", `${file}: ${error.message}`);
  });
  return sniffDocument(bytes) === "text" ? { jdText: new TextDecoder().decode(bytes) } : { jdBytes: bytes };
}
