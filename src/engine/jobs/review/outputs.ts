import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import type { NewOutputs, ReviewOutput } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { Resume } from "../../contract/resume.ts";
import type { Converted } from "../../cv/conversion.ts";
import type { Template } from "../../cv/render/template/template.ts";
import type { StoredFile } from "../../store/disk/files.ts";
import type { Db } from "../../store/open-store.ts";
import { jobFiles, jobs, type OutputOptions, reviews } from "../../store/schema.ts";
import type { LoadTemplate } from "../../templates/load-template.ts";
import { describeBlind } from "../blind-profile.ts";
import { DOWNLOAD_TYPES, type DownloadType, filesOf, type JobFile, type JobRow } from "../job.ts";
import { type Download, refuseHeld } from "../results/download.ts";
import { traced } from "../results/trace-download.ts";
import { addFile, keepFilesIf } from "../submit/submit-cv.ts";
import { type RenderTools, renderReview } from "./render-result.ts";
import { keptSettings, ownOptions, type ResultSettings, readTypes, resultSettings } from "./result-options.ts";
import { findReview, openReview, type ReviewRow, reviewedJob } from "./review-row.ts";

export type OutputTools = RenderTools & {
  loadTemplate: LoadTemplate;
  outputName: (template: Template, resume: Resume, originalName: string) => string;
};

/** The documents of a job: its own, and those that were made at the desk. */
export function listOutputs(db: Db, job: JobRow): ReviewOutput[] {
  return documentsOf(db, job.id).map((file) => {
    const options = file.options ?? ownOptions(job);
    return {
      id: file.id,
      template: options.template,
      type: file.role as DownloadType,
      blind: describeBlind(options.blind),
      language: options.language,
      photo: options.photo,
      layout: options.layout ?? "house",
      url: file.options ? `/api/jobs/${job.id}/outputs/${file.id}` : `/api/download/${job.id}/${file.role}`,
      fileName: file.name,
    };
  });
}

const documentsOf = (db: Db, jobId: string) =>
  filesOf(db, jobId).filter(({ role }) => (DOWNLOAD_TYPES as readonly string[]).includes(role));

/**
 * Makes documents in other settings, or anew, at no cost. One of the same type and settings is replaced. Throws AppError "invalid" for a template that is
 * not assigned, and "conflict" for a blind document that would leak.
 */
export async function makeOutputs(
  tools: OutputTools,
  { id: userId, assignedTemplates }: { id: string; assignedTemplates: readonly string[] },
  jobId: string,
  { types, ...wanted }: NewOutputs,
): Promise<ReviewOutput[]> {
  const { job, review } = await openReview(tools, userId, jobId);
  const settings = await resultSettings(job, assignedTemplates, wanted, tools);
  await write(tools, { job, review, settings }, readTypes(types, settings.template), (tx) =>
    tools.trace(tx, { action: "document.made", subject: jobId, account: userId, details: { types, templates: [settings.template.key] } }),
  );
  return listOutputs(tools.store.db, reviewedJob(tools.store.db, userId, jobId)).filter(
    ({ id, type }) => types.includes(type) && isSame(tools.store.db, id, settings),
  );
}

function isSame(db: Db, fileId: string, { options, isOwn }: ResultSettings): boolean {
  const file = db.select().from(jobFiles).where(eq(jobFiles.id, fileId)).get();
  return file !== undefined && hasSettings(file, options, isOwn);
}

const hasSettings = (file: JobFile, options: OutputOptions, isOwn: boolean) =>
  isOwn ? file.options === null : Bun.deepEquals(file.options, options);

/** A document that was made at the desk, as the Resume says now. Throws AppError "not_found" where there is none. */
export async function findOutput(tools: OutputTools, userId: string, jobId: string, fileId: string): Promise<Download> {
  const job = reviewedJob(tools.store.db, userId, jobId);
  const wanted = (file: JobFile) => file.id === fileId && file.options !== null;
  const file = documentsOf(tools.store.db, jobId).find(wanted);
  if (!file?.options) throw new AppError("not_found", "There is no such document.");
  if (file.options.blind) refuseHeld(job);
  const fresh = await refresh(tools, job, [file], file.options);
  const [now = file] = fresh;
  return traced(tools, userId, { jobId, path: tools.files.path(now.id), fileName: now.name, type: now.role as DownloadType });
}

/**
 * Makes the job's own documents anew when the Resume was corrected after they were made, so that none leaves as it was before. Nothing happens for a job
 * that is not there, not finished, or was never reviewed: who asks for its documents is told so there.
 */
export async function refreshDocuments(tools: OutputTools, userId: string, jobId: string): Promise<void> {
  const { db } = tools.store;
  const job = db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.userId, userId)))
    .get();
  if (job?.status !== "completed" || job.jobType !== "cv" || job.purgedAt) return;
  const own = documentsOf(db, jobId).filter(({ options }) => options === null);
  if (own.length > 0) await refresh(tools, job, own, null);
}

/** The same for several jobs, or all of the account. What keeps one from being made is said with its file's name. */
export async function refreshAllDocuments(tools: OutputTools, userId: string, ids?: readonly string[]): Promise<void> {
  for (const { id, fileName } of staleJobs(tools.store.db, userId, ids))
    await refreshDocuments(tools, userId, id).catch((error) => {
      throw error instanceof AppError ? new AppError(error.code, `${fileName}: ${error.message}`, error.details) : error;
    });
}

/** The account's jobs whose own documents are older than their Resume. */
const staleJobs = (db: Db, userId: string, ids?: readonly string[]) =>
  db
    .selectDistinct({ id: jobs.id, fileName: jobs.fileName })
    .from(jobs)
    .innerJoin(reviews, eq(reviews.jobId, jobs.id))
    .innerJoin(jobFiles, eq(jobFiles.jobId, jobs.id))
    .where(
      and(
        eq(jobs.userId, userId),
        inArray(jobFiles.role, [...DOWNLOAD_TYPES]),
        isNull(jobFiles.options),
        lt(jobFiles.resumeVersion, reviews.version),
        ids && inArray(jobs.id, [...ids]),
      ),
    )
    .all();

/** Documents of one setting, made anew if they are stale; the rows as they are then. */
async function refresh(tools: OutputTools, job: JobRow, kept: JobFile[], options: OutputOptions | null): Promise<JobFile[]> {
  const review = findReview(tools.store.db, job.id);
  if (!review || kept.every(({ resumeVersion }) => resumeVersion >= review.version)) return kept;
  const settings = await keptSettings(job, options, tools);
  const types = kept.map(({ role }) => role as DownloadType);
  await write(tools, { job, review, settings }, types);
  return documentsOf(tools.store.db, job.id).filter(
    (file) => types.includes(file.role as DownloadType) && hasSettings(file, settings.options, options === null),
  );
}

async function write(
  tools: OutputTools,
  subject: { job: JobRow; review: ReviewRow; settings: ResultSettings },
  types: DownloadType[],
  also: (tx: Db) => void = () => {},
): Promise<void> {
  const { store, files } = tools;
  const { job, review, settings } = subject;
  const converted = await renderReview(tools, subject, types).catch(asConflict);
  const name = tools.outputName(settings.template, converted.resume, job.fileName);
  const stored: { type: DownloadType; file: StoredFile }[] = [];
  try {
    for (const { type, bytes } of converted.outputs) stored.push({ type, file: await files.write(bytes) });
  } catch (error) {
    files.remove(stored.map(({ file }) => file.id));
    throw error;
  }
  const written = stored.map(({ file }) => file);
  const replaced = keepFilesIf(files, written, () =>
    store.transaction((tx) => {
      reviewedJob(tx, job.userId, job.id);
      const old = documentsOf(tx, job.id).filter(
        (file) => types.includes(file.role as DownloadType) && hasSettings(file, settings.options, settings.isOwn),
      );
      if (old.some(({ resumeVersion }) => resumeVersion > review.version)) return { kept: false, value: [] };
      const gone = [...old, ...(settings.isOwn ? filesOf(tx, job.id).filter(({ role }) => role === "picture") : [])].map(({ id }) => id);
      if (gone.length > 0) tx.delete(jobFiles).where(inArray(jobFiles.id, gone)).run();
      for (const { type, file } of stored) {
        addFile(tx, job.id, type, file, `${name}.${type}`);
        tx.update(jobFiles)
          .set({ resumeVersion: review.version, options: settings.isOwn ? null : settings.options })
          .where(eq(jobFiles.id, file.id))
          .run();
      }
      if (settings.isOwn) noteDoubts(tx, job.id, converted, settings);
      also(tx);
      return { kept: true, value: gone };
    }),
  );
  files.remove(replaced);
}

/** A blind document that would leak is not made: a state that a correction ends. */
function asConflict(error: unknown): never {
  if (error instanceof AppError && error.details.leaks) throw new AppError("conflict", error.message, error.details);
  throw error;
}

/** The job's own blind documents are held again when a correction brought passages that nobody has released. */
function noteDoubts(tx: Db, jobId: string, { doubts = [], unsure = [] }: Converted, { blind }: ResultSettings): void {
  const job = tx.select().from(jobs).where(eq(jobs.id, jobId)).get();
  const known = new Set(job?.blindCheck?.doubts.map((doubt) => JSON.stringify(doubt)));
  const isNew = doubts.some((doubt) => !known.has(JSON.stringify(doubt)));
  tx.update(jobs)
    .set({
      blindCheck: doubts.length + unsure.length > 0 ? { withholds: blind?.withhold ?? [], doubts, unsure } : null,
      ...(isNew && { releasedAt: null }),
    })
    .where(eq(jobs.id, jobId))
    .run();
}
