import { DATA_FORMAT_NAMES, DATA_FORMATS, type DataFormat, isDataFormat } from "../../contract/data-formats.ts";
import { AppError } from "../../contract/errors.ts";
import type { Resume } from "../../contract/resume.ts";
import { escoNames } from "../../cv/formats/esco-meta.ts";
import type { EscoCodes } from "../../cv/formats/written-data.ts";
import { BLIND_TEXT, blindProfile, readBlind, stricterProfile } from "../../cv/options/blind-profile.ts";
import { type OutputTools, refreshDocuments } from "../review/outputs.ts";
import { renderReview } from "../review/render-result.ts";
import { keptSettings } from "../review/result-options.ts";
import { openReview, reviewedJob } from "../review/review-row.ts";
import { refuseHeld } from "./download.ts";

export type DataTools = OutputTools & { findCodes: (names: ReturnType<typeof escoNames>) => Promise<EscoCodes> };

/** The data of a CV as a file. `leftOut`: paths of what the format cannot say. */
export type DataFile = { text: string; fileName: string; format: DataFormat; leftOut: string[] };

/**
 * The data of a finished CV as it was corrected, in a format of the trade. Of a blind job it is the blind Resume, whatever is asked; `blind` makes that of another
 * job blind too, and without `photo` there is none. Throws AppError "not_found", "conflict" while the job runs, for a blind CV that must be released first and for data that would leak, "gone", and
 * "invalid" for an unknown profile.
 */
export async function dataOfJob(
  tools: DataTools,
  userId: string,
  jobId: string,
  wanted: { format: DataFormat; blind?: string; photo?: boolean },
): Promise<DataFile> {
  const asked = readWanted(wanted.blind);
  const { job, review } = await openReview(tools, userId, jobId);
  const own = await keptSettings(job, null, tools);
  const kept = job.layout === "original" ? (own.blind ?? blindProfile("contact")) : own.blind;
  if (kept) {
    // A correction may have brought passages that nobody has released: making the documents anew finds them.
    await refreshDocuments(tools, userId, jobId);
    refuseHeld(reviewedJob(tools.store.db, userId, jobId));
  }
  const { layout: _, ...options } = own.options;
  const settings = { ...own, options, blind: asked ? stricterProfile(asked, kept) : kept };
  const codes = await tools.findCodes(escoNames(review.resume));
  const changed = Math.max(...[job.createdAt, job.completedAt, review.reviewedAt].map((one) => one?.getTime() ?? 0));
  const data = { format: wanted.format, codes, created: job.createdAt.toISOString(), changed: new Date(changed).toISOString() };
  const shown = wanted.photo === false ? { ...review, resume: withoutPhoto(review.resume) } : review;
  const made = await renderReview(tools, { job, review: shown, settings }, [], data);
  if (!made.data) throw new Error("the converter sent no data");
  const details = { types: [wanted.format] };
  tools.store.transaction((tx) => tools.trace(tx, { action: "data.downloaded", subject: jobId, account: userId, details }));
  return {
    ...made.data,
    format: wanted.format,
    fileName: dataFileName(tools.outputName(settings.template, made.resume, job.fileName), wanted.format),
  };
}

function withoutPhoto({ basics: { image: _, ...basics }, ...resume }: Resume): Resume {
  return { basics, ...resume };
}

const dataFileName = (name: string, format: DataFormat) => `${name}.${DATA_FORMATS[format].ending}`;

function readWanted(blind: string | undefined) {
  if (blind === undefined || blind === "" || blind === "false") return undefined;
  const profile = readBlind(blind);
  if (!profile) throw new AppError("invalid", `There is no such blind profile: write ${BLIND_TEXT}.`);
  return profile;
}

/** A format as an address has it. Throws AppError "invalid" for one that there is not. */
export function readFormat(text: string): DataFormat {
  const format = text.trim().toLowerCase();
  if (!isDataFormat(format)) throw new AppError("invalid", `Please send "format" as one of ${DATA_FORMAT_NAMES.join(", ")}.`);
  return format;
}
