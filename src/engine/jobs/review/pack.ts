import { AppError } from "../../contract/errors.ts";
import { MAX_BULK_JOBS } from "../../contract/limits.ts";
import type { Pack } from "../../cv/render/pack/write-pack.ts";
import { isHeld } from "../job.ts";
import type { OutputTools } from "./outputs.ts";
import { renderReview } from "./render-result.ts";
import { keptSettings } from "./result-options.ts";
import { openReview } from "./review-row.ts";

const DEFAULT_TITLE = "Shortlist";
const MAX_TITLE_CHARS = 120;
const NEVER = new AbortController().signal;

export type PackTools = OutputTools & { config: { ownerName?: string | null } };

/**
 * Several CVs as one PDF with a cover sheet, in the order of `ids`, each as its own document is, with its corrections. Throws AppError "invalid" for none or
 * too many, "not_found" for one that is not there, and "conflict" for one that is not finished, not released, or would leak; the message names it.
 */
export async function makePack(
  tools: PackTools,
  userId: string,
  { ids, title = "" }: { ids: readonly string[]; title?: string },
): Promise<{ fileName: string; bytes: Uint8Array }> {
  if (ids.length === 0 || ids.length > MAX_BULK_JOBS) throw new AppError("invalid", `Please choose 1 to ${MAX_BULK_JOBS} CVs.`);
  const now = tools.now();
  const pack: Pack = {
    title: title.trim().slice(0, MAX_TITLE_CHARS) || DEFAULT_TITLE,
    agency: tools.config.ownerName ?? undefined,
    date: now.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
    entries: [],
  };
  for (const id of new Set(ids)) pack.entries.push(await entryOf(tools, userId, id));

  const { outputs } = await tools.convertNow(
    new Uint8Array(),
    { kind: "pack", fileName: "", ocr: "never", outputs: [], pack },
    NEVER,
    userId,
  );
  const [pdf] = outputs;
  if (!pdf) throw new Error("the converter sent no pack");
  return { fileName: `${pack.title} ${now.toISOString().slice(0, 10)}.pdf`, bytes: pdf.bytes };
}

/** Name and headline are those of the document: a blind one shows a reference. */
async function entryOf(tools: PackTools, userId: string, jobId: string): Promise<Pack["entries"][number]> {
  const { job, review } = await openReview(tools, userId, jobId);
  if (isHeld(job)) throw new AppError("conflict", `${job.fileName} may still show who the candidate is. Please release it first.`);
  const settings = await keptSettings(job, null, tools);
  const { outputs, resume } = await renderReview(tools, { job, review, settings }, ["pdf"]).catch((error) => {
    if (error instanceof AppError) throw new AppError("conflict", `${job.fileName}: ${error.message}`);
    throw error;
  });
  const [pdf] = outputs;
  if (!pdf) throw new AppError("conflict", `${job.fileName} cannot be made as a PDF on this machine: its template needs LibreOffice.`);
  return { name: resume.basics.name ?? job.fileName, label: resume.basics.label, pdf: pdf.bytes };
}
