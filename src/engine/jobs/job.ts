import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Job, JobType, OutputType } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import type { Db } from "../store/open-store.ts";
import { prepared } from "../store/prepared.ts";
import { jobFiles, jobs } from "../store/schema.ts";
import { describeBlind } from "./blind-profile.ts";
import { FALLBACK_TEMPLATE } from "./submit/choose-template.ts";

export type JobRow = typeof jobs.$inferSelect;
export type JobFile = typeof jobFiles.$inferSelect;
export type DownloadType = OutputType;
export const DOWNLOAD_TYPES = ["docx", "pdf", "pptx"] as const satisfies DownloadType[];

/** The account's jobs of both types, newest first, without those that the retention sweep has emptied. */
export function listJobs(db: Db, userId: string): Job[] {
  const rows = jobsOf(db).all({ userId });
  const results = resultsOf(
    db,
    rows.filter(({ status, jobType }) => status === "completed" && jobType === "cv").map(({ id }) => id),
  );

  return rows.map((row) => toJob(row, results.get(row.id) ?? []));
}

const jobsOf = prepared((db) =>
  db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, sql.placeholder("userId")), isNull(jobs.purgedAt)))
    .orderBy(desc(jobs.createdAt), desc(sql`rowid`))
    .prepare(),
);

/** Throws AppError "not_found", also for another account's job. */
export function getJob(db: Db, userId: string, jobId: string, jobType?: JobType): JobRow {
  const row = db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.userId, userId)))
    .get();
  if (!row || (jobType && row.jobType !== jobType)) throw new AppError("not_found", "This job does not exist.");
  return row;
}

export function toJob(row: JobRow, results: DownloadType[] = []): Job {
  const iso = (at: Date | null) => at?.toISOString() ?? null;

  return {
    id: row.id,
    jobType: row.jobType,
    fileName: row.fileName,
    status: row.status,
    uploadedAt: row.createdAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    completedAt: iso(row.completedAt),
    failedAt: iso(row.failedAt),
    errorMessage: row.errorMessage,
    creditsCharged: row.creditsCharged,
    creditsRefunded: row.creditsRefunded,
    ...Object.fromEntries((isHeld(row) ? [] : results).map((type) => [`${type}Url`, `/api/download/${row.id}/${type}`])),
    ...(row.recommendations && { recommendations: row.recommendations }),
    ...(row.warnings?.length && { warnings: row.warnings }),
    ...(row.jobType === "cv" && { template: row.template ?? FALLBACK_TEMPLATE, blind: describeBlind(row.blind) }),
    ...(row.blindCheck && {
      blindDoubts: row.blindCheck.doubts,
      blindWithholds: row.blindCheck.withholds,
      releasedAt: iso(row.releasedAt),
    }),
    ...(row.jdFileName !== null && { jdFilename: row.jdFileName }),
    ...(row.jobType === "matcher" && { matchingScore: row.score }),
  };
}

/** A blind CV with doubts that nobody has checked yet: its documents are held. */
export const isHeld = ({ blindCheck, releasedAt }: Pick<JobRow, "blindCheck" | "releasedAt">) => blindCheck !== null && releasedAt === null;

/** A job with the addresses of its documents. */
export const describeJob = (db: Db, row: JobRow): Job => toJob(row, resultsOf(db, [row.id]).get(row.id));

export function filesOf(db: Db, jobId: string): JobFile[] {
  return db.select().from(jobFiles).where(eq(jobFiles.jobId, jobId)).orderBy(jobFiles.role, jobFiles.position).all();
}

function resultsOf(db: Db, jobIds: string[]): Map<string, DownloadType[]> {
  const found = new Map<string, DownloadType[]>();
  const rows = downloadsOf(db).all({ jobIds: JSON.stringify(jobIds) });
  for (const { jobId, role } of rows) found.set(jobId, [...(found.get(jobId) ?? []), role as DownloadType]);
  return found;
}

const downloadsOf = prepared((db) =>
  db
    .select({ jobId: jobFiles.jobId, role: jobFiles.role })
    .from(jobFiles)
    .where(
      and(
        inArray(jobFiles.jobId, sql`(select value from json_each(${sql.placeholder("jobIds")}))`),
        inArray(jobFiles.role, [...DOWNLOAD_TYPES]),
      ),
    )
    .prepare(),
);
