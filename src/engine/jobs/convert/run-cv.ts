import type { BlindCheck } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { Converted, ConvertRequest } from "../../cv/conversion.ts";
import type { OutputType } from "../../cv/options/output-type.ts";
import type { Template } from "../../cv/render/template/template.ts";
import { readWords } from "../../house/words.ts";
import type { Files } from "../../store/disk/files.ts";
import type { Store } from "../../store/open-store.ts";
import { blindOfJob } from "../blind-profile.ts";
import type { Outcome, Result } from "../finish-job.ts";
import { filesOf, type JobRow } from "../job.ts";
import { FALLBACK_TEMPLATE } from "../submit/choose-template.ts";
import type { CvTools } from "./convert-tools.ts";

/** Converts a CV and writes its documents. What was written is removed again when something fails on the way. */
export async function runCv(
  { store, files, tools }: { store: Store; files: Files; tools: CvTools },
  job: JobRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const request = await toRequest(store, files, job, tools);
  const [source] = filesOf(store.db, job.id).filter(({ role }) => role === "source");
  if (!source) throw new Error("the job has no file");

  const bytes = await files.read(source.id);
  signal.throwIfAborted();
  const converted = await tools.convert(bytes, request, signal, job.userId);
  const name = tools.outputName(request.template, converted.resume, source.name);

  return {
    results: await writeResults(files, converted, name, signal),
    warnings: converted.warnings,
    recommendations: converted.recommendations,
    blindCheck: blindCheckOf(converted, request),
    review: converted.review,
  };
}

/** A blind CV with doubts is held; of one that had unsure passages withheld they are kept for the recruiter. */
function blindCheckOf({ doubts = [], unsure = [] }: Converted, { blind, template }: ConvertRequest): BlindCheck | undefined {
  if (doubts.length === 0 && unsure.length === 0) return undefined;
  return { withholds: (blind ?? template?.blind)?.withhold ?? [], doubts, unsure };
}

async function toRequest(store: Store, files: Files, job: JobRow, { loadTemplate }: CvTools) {
  const jd = filesOf(store.db, job.id).find(({ role }) => role === "jd");
  const template = await loadTemplate(job.template ?? FALLBACK_TEMPLATE, { userId: job.userId }).catch(refuseTemplate);
  const enhanced = jd || job.keywords;

  return {
    fileName: job.fileName,
    ocr: "auto",
    template,
    blind: blindOfJob(job, template),
    labelLanguage: job.language ?? undefined,
    outputs: outputsOf(job, template),
    layout: job.layout ?? undefined,
    review: true,
    words: readWords(store.db, job.userId),
    ...(enhanced && { enhance: { jdBytes: jd && (await files.read(jd.id)), keywords: job.keywords ?? undefined } }),
  } satisfies ConvertRequest;
}

/** The error for a template that was removed or broken since the upload. The reason is for the administrator only. */
function refuseTemplate(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new AppError(
    error.code,
    "The template of this CV can no longer be used. Please choose another one and upload the CV again. Your credit has been refunded.",
  );
}

/**
 * What was asked for at the upload, as far as the template still makes it. Without a wish a presentation gives PPTX alone, as its queue row offers
 * nothing else; a document gives Word and, where it can, PDF. The candidate's own layout is kept in the type that the CV has.
 */
function outputsOf({ types, layout }: JobRow, { kind, outputs }: Template): OutputType[] {
  if (layout === "original") return types ?? ["docx", "pdf"];
  const asked = outputs.filter((type) => types?.includes(type));
  if (asked.length > 0) return asked;
  return kind === "presentation" ? ["pptx"] : outputs.filter((type) => type !== "pptx");
}

async function writeResults(files: Files, { outputs }: Converted, name: string, signal: AbortSignal): Promise<Result[]> {
  const results: Result[] = [];
  try {
    for (const { type, bytes } of outputs) results.push({ type, name: `${name}.${type}`, stored: await files.write(bytes) });
    signal.throwIfAborted();
    return results;
  } catch (error) {
    files.remove(results.map(({ stored }) => stored.id));
    throw error;
  }
}
