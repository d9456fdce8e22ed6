import { existsSync } from "node:fs";
import { join } from "node:path";
import { BLIND_PROFILE_NAMES, type BlindProfile, blindProfile } from "../../engine/cv/blind/profile.ts";
import { blindFileName, referenceOf } from "../../engine/cv/blind/reference.ts";
import type { ConvertRequest, OutputType } from "../../engine/cv/convert.ts";
import { sniffDocument } from "../../engine/cv/read/sniff.ts";
import { refusedType } from "../../engine/cv/render/own/write-from-own.ts";
import type { Template } from "../../engine/cv/render/template.ts";
import { AppError } from "../../engine/errors.ts";
import { loadTemplate } from "../../engine/templates/load-template.ts";
import { batchStatus, type Outcome, resultWriter, runBatch, splitExisting } from "../batch.ts";
import { DEFAULT_CONCURRENCY, openBatchConverter } from "../converter.ts";
import { commandConfig } from "../engine.ts";
import { collectInputs, readInput } from "../inputs.ts";
import { type ExitStatus, type OutputOptions, printJson, say } from "../output.ts";
import { toReport } from "../report.ts";

type FormatOptions = OutputOptions & {
  out: string;
  template: string;
  to?: OutputType[];
  /** True for the template's own profile, or the usual one; else the name of a profile. */
  blind?: true | string;
  jd?: string;
  keywords?: string;
  ocr: ConvertRequest["ocr"];
  concurrency?: number;
  force?: boolean;
  report?: string;
  data?: string;
};

export async function format(paths: string[], options: FormatOptions): Promise<ExitStatus> {
  const { out, force, ocr, report, concurrency = DEFAULT_CONCURRENCY } = options;
  const template = await chosenTemplate(options);
  const types = options.to ?? template.outputs.slice(0, 1);
  const blind = chosenProfile(options, template);
  for (const type of types) {
    const refused = refusedType(template, type);
    if (refused) throw new AppError("invalid", refused);
  }
  const enhance = await readEnhancement(options);
  const found = collectInputs(paths, out);
  const { inputs } = found;
  const writeResult = resultWriter(found);
  if (report && existsSync(report) && !force) throw new AppError("conflict", `${report} exists already (--force overwrites).`);

  const start = performance.now();
  const converter = openBatchConverter(concurrency);
  const outcomes = await runBatch(found, { ...options, concurrency }, async (input) => {
    const bytes = await readInput(input.file);
    // The name of a CV's file often has the candidate's in it.
    const baseName = blind ? blindFileName(await referenceOf(bytes)) : input.baseName;
    const { skipped, wanted } = splitExisting(
      types.map((type) => join(out, `${baseName}.${type}`)),
      force,
    );
    if (wanted.length === 0) return { outputs: [], skipped };

    const outputs = types.filter((type) => wanted.some((path) => path.endsWith(`.${type}`)));
    const made = await converter.convert(bytes, { fileName: input.file, ocr, template, outputs, enhance, blind });
    for (const { type, bytes } of made.outputs) await writeResult(join(out, `${baseName}.${type}`), bytes);
    return { outputs: wanted, skipped, resume: made.resume, warnings: made.warnings };
  });
  await converter.close();

  if (report) await writeResult(report, toReport(report, outcomes));
  if (options.json) printJson(outcomes);
  say(summary(outcomes, performance.now() - start), options);
  return batchStatus(inputs, outcomes);
}

function chosenProfile({ blind }: FormatOptions, template: Template): BlindProfile | undefined {
  if (blind === undefined || blind === true) return template.blind ?? (blind ? blindProfile("initials") : undefined);
  const name = BLIND_PROFILE_NAMES.find((known) => known === blind);
  if (!name) throw new AppError("invalid", `There is no blind profile "${blind}". Profiles that exist: ${BLIND_PROFILE_NAMES.join(", ")}.`);
  return blindProfile(name);
}

async function chosenTemplate({ template, data }: FormatOptions): Promise<Template> {
  const { dataDir } = commandConfig({ data });
  try {
    return await loadTemplate(template, { dataDir });
  } catch (error) {
    // A key that does not exist is a wrong command line here.
    throw error instanceof AppError && error.code === "not_found" ? new AppError("invalid", error.message) : error;
  }
}

/** What an enhanced run needs; nothing without `--jd` and `--keywords`. White space alone is no keyword. */
async function readEnhancement({ jd, keywords }: FormatOptions): Promise<ConvertRequest["enhance"]> {
  if (!jd && !keywords?.trim()) return undefined;
  return { keywords, ...(jd && (await readJobDescription(jd))) };
}

async function readJobDescription(file: string) {
  const bytes = await readInput(file).catch((error: AppError) => {
    throw new AppError("invalid", `${file}: ${error.message}`);
  });
  return sniffDocument(bytes) === "text" ? { jdText: new TextDecoder().decode(bytes) } : { jdBytes: bytes };
}

function summary(outcomes: Outcome[], ms: number) {
  const failed = outcomes.filter(({ error }) => error).length;
  const made = outcomes.filter(({ outputs }) => outputs.length > 0).length;
  const skipped = outcomes.length - failed - made;
  const parts = [`${made} formatted`, skipped > 0 && `${skipped} skipped`, failed > 0 && `${failed} failed`].filter(Boolean);
  return `${parts.join(", ")} in ${(ms / 1000).toFixed(1)} s`;
}
