import { basename, dirname, extname } from "node:path";
import { AppError } from "../../engine/contract/errors.ts";
import type { Score } from "../../engine/cv/match/3-score/match-resume.ts";
import type { OutputType } from "../../engine/cv/options/output-type.ts";
import { readRequirements, scoreCv } from "../../engine/jobs/convert/match-cvs.ts";
import { listFilters, listTags } from "../../engine/templates/add/check-template.ts";
import { listTemplates } from "../../engine/templates/load-template.ts";
import { resultWriter } from "../batch/batch.ts";
import { DEFAULT_CONCURRENCY, openBatchConverter } from "../batch/converter.ts";
import { openFormatter } from "../batch/formatter.ts";
import { commandConfig } from "../engine.ts";
import { readInput } from "../files/inputs.ts";
import { recordCommandMatches, sha256Of } from "../match/match-log.ts";
import { refuseMatcherOffHere } from "../match/matcher-switch.ts";
import { chosenWords } from "../options/house-words.ts";
import { withTaxonomies } from "../options/taxonomies.ts";
import type { AllowedFolders } from "./allowed-folders.ts";

/** What the tools work with: the folders, and the data folder of the house. */
export type ToolContext = { allowed: AllowedFolders; data?: string };
const QUIET = { quiet: true };

/** A CV as JSON Resume, and where a line of it went when `coverage` is wanted. */
export async function parseCv({ allowed, data }: ToolContext, { path, coverage }: { path: string; coverage?: boolean }) {
  const file = allowed.existing(path);
  const words = await chosenWords({ ...QUIET, data });
  const converter = openBatchConverter(1, { data });
  try {
    const made = await converter.convert(await readInput(file), { fileName: file, ocr: "auto", coverage, words, outputs: [] });
    return { resume: made.resume, warnings: made.warnings, ...(coverage && { coverage: made.coverage }) };
  } finally {
    await converter.close();
  }
}

type FormatArguments = {
  path: string;
  template?: string;
  to?: OutputType[];
  blind?: string;
  keywords?: string;
  job_description_path?: string;
  folder?: string;
  overwrite?: boolean;
};

/** The documents of a CV in the house style, written beside it or into another allowed folder. */
export async function formatCv({ allowed, data }: ToolContext, asked: FormatArguments) {
  const file = allowed.existing(asked.path);
  const out = asked.folder === undefined ? dirname(file) : allowed.folder(asked.folder);
  const jd = asked.job_description_path === undefined ? undefined : allowed.existing(asked.job_description_path);
  const options = {
    ...QUIET,
    data,
    out,
    template: asked.template ?? "default",
    to: asked.to,
    blind: asked.blind,
    keywords: asked.keywords,
  };
  const formatter = await openFormatter({ ...options, jd, ocr: "auto", model: false, concurrency: 1 });
  try {
    const bytes = await readInput(file);
    const input = { file, baseName: basename(file, extname(file)), read: async () => bytes };
    const write = resultWriter({ inputs: [input], others: [] });
    const document = { file, bytes, out, baseName: await formatter.baseName(bytes, input.baseName) };
    const { outputs, skipped = [], warnings, error } = await formatter.format(document, write, { force: asked.overwrite });
    if (error) throw new AppError("conflict", error.message);
    return { written: outputs, ...(skipped.length > 0 && { exist: skipped }), warnings };
  } finally {
    await formatter.close();
  }
}

/** `bytes`: of a file that could be read; `error`: why there is no score. */
type Compared = { file: string; bytes?: Uint8Array; score?: Score; error?: string };
type MatchArguments = { paths: string[]; job_description?: string; job_description_path?: string };

/**
 * CVs against a job description, the best first, each requirement with its verdict and quotes. A CV that cannot be read is named with its reason. Recorded as `vitae match` is.
 */
export async function matchCvs({ allowed, data }: ToolContext, { paths, job_description: jdText, job_description_path }: MatchArguments) {
  refuseMatcherOffHere({ data });
  const files = paths.map(allowed.existing);
  if ((jdText === undefined) === (job_description_path === undefined))
    throw new AppError("invalid", "Please give the job description either as job_description or as job_description_path.");
  const words = await chosenWords({ ...QUIET, data });
  const converter = openBatchConverter(DEFAULT_CONCURRENCY, { data });
  try {
    const convert: typeof converter.convert = (bytes, request, signal) => converter.convert(bytes, { ...request, words }, signal);
    const signal = new AbortController().signal;
    const jdFile = job_description_path === undefined ? undefined : allowed.existing(job_description_path);
    const jdBytes = jdFile === undefined ? undefined : await readInput(jdFile);
    const description = jdFile && jdBytes ? { upload: { fileName: jdFile, bytes: jdBytes } } : { text: jdText ?? "" };
    const requirements = await withTaxonomies(await readRequirements(description, convert, signal), { ...QUIET, data });
    const now = new Date();
    const scored = await Promise.all(
      files.map(async (file): Promise<Compared> => {
        let bytes: Uint8Array | undefined;
        try {
          bytes = await readInput(file);
          const { score } = await scoreCv({ fileName: file, bytes }, requirements, now, convert, signal);
          return { file, bytes, score };
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          return { file, bytes, error: error.message };
        }
      }),
    );
    const compared = scored.flatMap(({ bytes, score }) => (bytes ? [{ sha256: sha256Of(bytes), score }] : []));
    await recordCommandMatches({ jd: sha256Of(jdBytes ?? jdText ?? ""), cvs: compared }, { data });
    const ranking = scored.flatMap(({ file, score }) => (score ? [{ file, ...score }] : []));
    return {
      job: requirements.title,
      ranking: ranking.toSorted((one, other) => other.overall_matching_score - one.overall_matching_score),
      not_read: scored.flatMap(({ file, error }) => (error === undefined ? [] : [{ file, error }])),
    };
  } finally {
    await converter.close();
  }
}

export const templates = async ({ data }: ToolContext) => ({ templates: await listTemplates(commandConfig({ data })) });
export const templateTags = () => ({ tags: listTags(), filters: listFilters() });
