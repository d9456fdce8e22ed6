import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { BlindCheck, Job, JobType, OutputType, RankedCv } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import type { Db } from "../store/open-store.ts";
import { prepared } from "../store/prepared.ts";
import { type FileRole, jobFiles, jobs, reviews } from "../store/schema.ts";
import { describeBlind } from "./blind-profile.ts";
import { bestNamesOf, changedBestOf } from "./match-changes/changed-match.ts";
import { FALLBACK_TEMPLATE } from "./submit/choose-template.ts";

export type JobRow = typeof jobs.$inferSelect;
export type JobFile = typeof jobFiles.$inferSelect;
export type DownloadType = OutputType;
export const DOWNLOAD_TYPES = ["docx", "pdf", "pptx"] as const satisfies DownloadType[];

/** What the review of a completed CV says in the list of jobs; a CV from before there were reviews has none. */
const REVIEW_COLUMNS = {
  // First, as drizzle takes the whole review for missing when its first column is null.
  jobId: reviews.jobId,
  candidateName: reviews.candidateName,
  candidateLabel: reviews.candidateLabel,
  doubts: reviews.doubts,
  reviewedAt: reviews.reviewedAt,
};
type ListedReview = Pick<typeof reviews.$inferSelect, keyof typeof REVIEW_COLUMNS>;
/** What belongs to a job beside its row. */
type Belongings = {
  results?: DownloadType[];
  retryable?: boolean;
  review?: ListedReview | null;
  bestCandidate?: string;
  changedBest?: RankedCv;
};

/** The account's jobs of both types, newest first, without those that the retention sweep has emptied. */
export const listJobs = (db: Db, userId: string): Job[] => toJobs(db, jobsOf(db).all({ userId }));

/** One job as the list has it. Throws AppError "not_found", also for another account's job and one that the retention sweep has emptied. */
export function readJob(db: Db, userId: string, jobId: string): Job {
  const [job] = toJobs(db, selectJobs(db, and(eq(jobs.userId, userId), eq(jobs.id, jobId), isNull(jobs.purgedAt))).all());
  if (!job) throw new AppError("not_found", "This job does not exist.");
  return job;
}

export type JobWithReview = JobRow & { review: ListedReview | null };

/** Rows of `selectJobs` as the list has them, in their order. */
export function toJobs(db: Db, rows: JobWithReview[]): Job[] {
  const files = rolesOf(
    db,
    rows.map(({ id }) => id),
  );
  const changedBest = changedBestOf(db, rows);
  const bestNames = bestNamesOf(db, rows, changedBest);

  return rows.map(({ review, ...row }) =>
    toJob(row, { ...filesIn(row, files), review, bestCandidate: bestNames.get(row.id), changedBest: changedBest.get(row.id) }),
  );
}

export const selectJobs = (db: Db, which: SQL | undefined) =>
  db
    .select({ ...getTableColumns(jobs), review: REVIEW_COLUMNS })
    .from(jobs)
    .leftJoin(reviews, eq(reviews.jobId, jobs.id))
    .where(which);

const jobsOf = prepared((db) =>
  selectJobs(db, and(eq(jobs.userId, sql.placeholder("userId")), isNull(jobs.purgedAt)))
    .orderBy(desc(jobs.createdAt), desc(sql`jobs.rowid`))
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

export function toJob(row: JobRow, { results = [], retryable = false, review, bestCandidate, changedBest }: Belongings = {}): Job {
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
    ...(row.language !== null && { language: row.language }),
    ...(row.layout !== null && { layout: row.layout }),
    ...(retryable && { retryable }),
    ...(review && toListed(review)),
    ...(row.blindCheck && { ...describeCheck(row.blindCheck), ...(isChecked(row.blindCheck) && { releasedAt: iso(row.releasedAt) }) }),
    ...(row.jdFileName !== null && { jdFilename: row.jdFileName }),
    ...(row.jdTitle !== null && { jdTitle: row.jdTitle }),
    ...(row.jobType === "matcher" && { matchingScore: row.score }),
    ...(bestCandidate && { bestCandidate }),
    ...(changedBest && {
      changedBest: { cv_index: changedBest.cv_index, overall_matching_score: changedBest.overall_matching_score },
    }),
  };
}

const describeCheck = ({ doubts, unsure = [], withholds }: BlindCheck) => ({
  ...(doubts.length > 0 && { blindDoubts: doubts }),
  ...(unsure.length > 0 && { blindUnsure: unsure }),
  blindWithholds: withholds,
});

/** The name is shown of a blind CV too: who sees the list has uploaded the CV. */
const toListed = ({ candidateName, candidateLabel, doubts, reviewedAt }: ListedReview) => ({
  ...(candidateName !== null && { candidateName }),
  ...(candidateLabel !== null && { candidateLabel }),
  doubts,
  reviewedAt: reviewedAt?.toISOString() ?? null,
});

/** Where nothing can be withheld, such as the name of a CV of which none was found, somebody has to look at the CV. */
const isChecked = ({ doubts }: BlindCheck) => doubts.length > 0;

/** A blind CV with doubts that nobody has checked yet: its documents are held. */
export const isHeld = ({ blindCheck, releasedAt }: Pick<JobRow, "blindCheck" | "releasedAt">) =>
  blindCheck !== null && isChecked(blindCheck) && releasedAt === null;

/** A job with the addresses of its documents and what its review says. */
export function describeJob(db: Db, row: JobRow): Job {
  const review = db.select(REVIEW_COLUMNS).from(reviews).where(eq(reviews.jobId, row.id)).get();
  return toJob(row, { ...filesIn(row, rolesOf(db, [row.id])), review });
}

export function filesOf(db: Db, jobId: string): JobFile[] {
  return db.select().from(jobFiles).where(eq(jobFiles.jobId, jobId)).orderBy(jobFiles.role, jobFiles.position).all();
}

function filesIn({ id, status }: JobRow, files: Map<string, FileRole[]>): Pick<Belongings, "results" | "retryable"> {
  const roles = files.get(id) ?? [];
  return { results: DOWNLOAD_TYPES.filter((type) => roles.includes(type)), retryable: status === "failed" && roles.includes("source") };
}

function rolesOf(db: Db, jobIds: string[]): Map<string, FileRole[]> {
  const found = new Map<string, FileRole[]>();
  const rows = listedFilesOf(db).all({ jobIds: JSON.stringify(jobIds) });
  for (const { jobId, role } of rows) found.set(jobId, [...(found.get(jobId) ?? []), role]);
  return found;
}

const listedFilesOf = prepared((db) =>
  db
    .select({ jobId: jobFiles.jobId, role: jobFiles.role })
    .from(jobFiles)
    .where(
      and(
        inArray(jobFiles.jobId, sql`(select value from json_each(${sql.placeholder("jobIds")}))`),
        inArray(jobFiles.role, ["source", ...DOWNLOAD_TYPES]),
        isNull(jobFiles.options),
      ),
    )
    .prepare(),
);
