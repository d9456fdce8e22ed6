import { statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { eq, sql, sum } from "drizzle-orm";
import { AppError } from "../../contract/errors.ts";
import type { Db } from "../../store/open-store.ts";
import { prepared } from "../../store/prepared.ts";
import { jobFiles, jobs } from "../../store/schema.ts";

/** Settings, in MB; 0 is no limit. */
export type AccountQuota = { accountQuotaMb: number };
export type FolderQuota = { dataDir: string; folderQuotaMb: number; minFreeMb: number };

const MEGABYTE = 1024 ** 2;
const RETRY_SECONDS = 600;
const NO_ROOM = "The service has no room for more documents at the moment. Nothing was charged. Please try again later.";

/** Bytes of an account's documents: uploads and results. */
export const bytesKept = (db: Db, userId: string): number => Number(keptOf(db).get({ userId })?.bytes ?? 0);

const keptOf = prepared((db) =>
  db
    .select({ bytes: sum(jobFiles.bytes) })
    .from(jobFiles)
    .innerJoin(jobs, eq(jobs.id, jobFiles.jobId))
    .where(eq(jobs.userId, sql.placeholder("userId")))
    .prepare(),
);

/** Bytes of all accounts' documents and of the database. */
export function folderBytes(db: Db, dataDir: string): number {
  const documents = Number(keptByAll(db).get()?.bytes ?? 0);
  const size = (name: string) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0;
  return documents + size("vitae.db") + size("vitae.db-wal");
}

const keptByAll = prepared((db) =>
  db
    .select({ bytes: sum(jobFiles.bytes) })
    .from(jobFiles)
    .prepare(),
);

/** Throws AppError "too_large" when an account would keep more than its quota. `arriving`: bytes that are to be kept as well. */
export function refuseOverQuota(db: Db, { accountQuotaMb }: AccountQuota, userId: string, arriving: number): void {
  if (accountQuotaMb === 0 || bytesKept(db, userId) + arriving <= accountQuotaMb * MEGABYTE) return;
  throw new AppError(
    "too_large",
    `Your account may keep ${accountQuotaMb.toLocaleString("en")} MB of documents, and this upload would exceed it. Please delete CVs or analyses that you no longer need.`,
  );
}

/** Throws AppError "unavailable" when the data folder or its disk would be too full. `arriving`: bytes of all accounts that are to be kept as well. */
export function refuseFullFolder(db: Db, { dataDir, folderQuotaMb, minFreeMb }: FolderQuota, arriving: number): void {
  const isOverQuota = folderQuotaMb > 0 && folderBytes(db, dataDir) + arriving > folderQuotaMb * MEGABYTE;
  const isDiskFull = minFreeMb > 0 && freeBytes(dataDir) - arriving < minFreeMb * MEGABYTE;
  if (isOverQuota || isDiskFull) throw new AppError("unavailable", NO_ROOM, { retryAfterSeconds: RETRY_SECONDS });
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
