import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { AppError } from "../../contract/errors.ts";
import { MAX_BULK_JOBS } from "../../contract/limits.ts";
import type { Files } from "../../store/disk/files.ts";
import type { Db } from "../../store/open-store.ts";
import { jobFiles, jobs } from "../../store/schema.ts";
import { DOWNLOAD_TYPES, type DownloadType, filesOf, getJob, isHeld, type JobRow } from "../job.ts";

export type Download = { jobId: string; path: string; fileName: string; type: DownloadType };

/**
 * The path and the name of a finished document. Throws AppError "not_found" for a job or type that does not exist or is another account's,
 * "conflict" while it is not finished or a blind CV not released, and "gone" when it failed or its retention is over.
 */
export function findDownload({ db, files }: { db: Db; files: Files }, userId: string, jobId: string, type: string): Download {
  const job = getJob(db, userId, jobId, "cv");
  if (!isDownloadType(type)) throw new AppError("not_found", "There is no such document.");
  if (job.purgedAt) throw new AppError("gone", "This file has been deleted at the end of its retention period.");
  if (job.status === "failed") throw new AppError("gone", job.errorMessage ?? "File processing failed");
  if (job.status !== "completed") throw new AppError("conflict", "This CV is still being processed.");

  refuseHeld(job);
  const file = filesOf(db, jobId).find(({ role, options }) => role === type && options === null);
  if (!file) throw new AppError("not_found", "There is no such document.");
  return { jobId, path: files.path(file.id), fileName: file.name, type };
}

/** Throws AppError "conflict" for the blind documents of a job that nobody has released. */
export function refuseHeld(job: JobRow): void {
  if (!isHeld(job)) return;
  const passages = job.blindCheck?.doubts.length ?? 0;
  throw new AppError(
    "conflict",
    `This blind CV may still show who the candidate is: ${passages} passage${passages === 1 ? "" : "s"}. Please look at ${passages === 1 ? "it" : "them"} and release it first.`,
  );
}

/** `held`: names of the documents that are left out, because a blind CV was not released yet. */
export type Downloads = { ready: Download[]; held: string[] };

/** Which documents: of these jobs, of these types. */
export type Choice = { ids?: string[]; types?: DownloadType[] };

/**
 * All finished documents of an account, or those of a choice, newest job first, each under a name of its own. Throws AppError "not_found" when
 * there is none and for a job that is not the account's, and "conflict" when all wait for a release.
 */
export function listDownloads({ db, files }: { db: Db; files: Files }, userId: string, { ids, types }: Choice = {}): Downloads {
  for (const id of ids ?? []) getJob(db, userId, id);
  const rows = db
    .select({
      id: jobFiles.id,
      jobId: jobFiles.jobId,
      name: jobFiles.name,
      type: jobFiles.role,
      blindCheck: jobs.blindCheck,
      releasedAt: jobs.releasedAt,
    })
    .from(jobFiles)
    .innerJoin(jobs, eq(jobs.id, jobFiles.jobId))
    .where(
      and(
        eq(jobs.userId, userId),
        eq(jobs.jobType, "cv"),
        inArray(jobFiles.role, types ?? [...DOWNLOAD_TYPES]),
        isNull(jobFiles.options),
        ids && inArray(jobs.id, ids),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(sql`jobs.rowid`), jobFiles.role)
    .all();
  if (rows.length === 0) throw new AppError("not_found", "There are no finished files to download.");

  const ready = rows.filter((row) => !isHeld(row));
  if (ready.length === 0)
    throw new AppError("conflict", "All finished files are blind CVs that may still show who the candidate is. Please release them first.");
  const taken = new Map<string, number>();
  return {
    ready: ready.map(({ id, jobId, name, type }) => ({
      jobId,
      path: files.path(id),
      fileName: numbered(name, taken),
      type: type as DownloadType,
    })),
    held: rows.filter(isHeld).map(({ name }) => name),
  };
}

/** A choice as an address has it: `ids=a,b&types=docx,pdf`. Throws AppError "invalid". */
export function readChoice({ ids, types = "" }: { ids: string; types?: string }): Required<Choice> {
  const chosen = { ids: partsOf(ids), types: partsOf(types) };
  if (chosen.ids.length === 0 || chosen.ids.length > MAX_BULK_JOBS)
    throw new AppError("invalid", `Please choose 1 to ${MAX_BULK_JOBS} CVs.`);
  if (!chosen.types.every(isDownloadType)) throw new AppError("invalid", `Please send "types" as a list of ${DOWNLOAD_TYPES.join(", ")}.`);
  return { ids: chosen.ids, types: chosen.types.length > 0 ? chosen.types : [...DOWNLOAD_TYPES] };
}

const partsOf = (list: string) => [...new Set(list.split(",").filter((part) => part !== ""))];

/** A name that is not taken yet: a second `Ada.docx` becomes `Ada (2).docx`. Names that differ only in case count as equal, as on many file systems. */
export function numbered(name: string, taken: Map<string, number>): string {
  const times = (taken.get(name.toLowerCase()) ?? 0) + 1;
  taken.set(name.toLowerCase(), times);
  return times === 1
    ? name
    : numbered(
        name.replace(/(\.\w+)?$/, (ending) => ` (${times})${ending}`),
        taken,
      );
}

const isDownloadType = (type: string): type is DownloadType => (DOWNLOAD_TYPES as string[]).includes(type);
