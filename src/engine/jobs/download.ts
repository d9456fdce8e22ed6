import { AppError } from "../errors.ts";
import type { Files } from "../store/files.ts";
import type { Db } from "../store/open-store.ts";
import { DOWNLOAD_TYPES, type DownloadType, filesOf, getJob } from "./job.ts";

export type Download = { path: string; fileName: string; type: DownloadType };

/**
 * Where a finished document lies and what it is called. Throws AppError "not_found" for another's or no such job or type, "conflict"
 * while it is not finished, and "gone" when it failed or its days are over.
 */
export function findDownload({ db, files }: { db: Db; files: Files }, userId: string, jobId: string, type: string): Download {
  const job = getJob(db, userId, jobId, "cv");
  if (!isDownloadType(type)) throw new AppError("not_found", "There is no such document.");
  if (job.purgedAt) throw new AppError("gone", "This file has been deleted at the end of its retention period.");
  if (job.status === "failed") throw new AppError("gone", job.errorMessage ?? "File processing failed");
  if (job.status !== "completed") throw new AppError("conflict", "This CV is still being processed.");

  const file = filesOf(db, jobId).find(({ role }) => role === type);
  if (!file) throw new AppError("not_found", "There is no such document.");
  return { path: files.path(file.id), fileName: file.name, type };
}

const isDownloadType = (type: string): type is DownloadType => (DOWNLOAD_TYPES as string[]).includes(type);
