import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { CvScore, Job, MatchingScore, SingleScore } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import type { Db } from "../store/open-store.ts";
import { jobs } from "../store/schema.ts";
import { type JobWithReview, selectJobs, toJobs } from "./job.ts";

/** `cursor`: `next` of the page before. */
export type AskedPage = { limit: number; cursor?: string };
export type JobPage = { jobs: Job[]; next?: string };

export const MAX_JOB_PAGE_ROWS = 500;

/** A page of `listJobs`. A job that stays is on one page, whatever comes and goes between them. Throws AppError "invalid" for a cursor that is none. */
export function pageOfJobs(db: Db, userId: string, asked: AskedPage): JobPage {
  const { rows, next } = pageOfRows(db, eq(jobs.userId, userId), asked);
  return { jobs: toJobs(db, rows), ...(next !== undefined && { next }) };
}

/** The rows of a page of a list of jobs, newest first, without those that the retention sweep has emptied. */
export function pageOfRows(db: Db, which: SQL, { limit, cursor }: AskedPage): { rows: JobWithReview[]; next?: string } {
  const found = selectJobs(db, and(which, isNull(jobs.purgedAt), cursor === undefined ? undefined : isAfter(cursor)))
    .orderBy(desc(jobs.createdAt), desc(sql`jobs.rowid`))
    .limit(limit + 1)
    .all();
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, ...(last && found.length > limit && { next: cursorAt(db, last) }) };
}

/** The place of a job in its list: when it came, and of two in one instant the row that was written first. It holds when the job is gone. */
function cursorAt(db: Db, { id, createdAt }: JobWithReview): string {
  const { row } = db.select({ row: sql<number>`rowid` }).from(jobs).where(eq(jobs.id, id)).get() ?? { row: 0 };
  return `${createdAt.getTime()}-${row}`;
}

function isAfter(cursor: string): SQL {
  const [createdAt, row] = /^(\d{1,15})-(\d{1,15})$/.exec(cursor)?.slice(1).map(Number) ?? [];
  if (createdAt === undefined || row === undefined) throw new AppError("invalid", "This cursor is not that of a page.");
  return sql`(${jobs.createdAt}, jobs.rowid) < (${createdAt}, ${row})`;
}

/** A job of a list that shows how well a candidate fits, and not why: the reasons of an analysis of ten CVs are a hundred times as much. */
export const withoutReasons = (job: Job): Job => (job.matchingScore ? { ...job, matchingScore: figuresOf(job.matchingScore) } : job);

const figuresOf = (score: MatchingScore): MatchingScore =>
  "multi_cv_analysis" in score
    ? {
        ...score,
        results: score.results.map((cv): CvScore => ({ ...withoutTexts(cv), cv_index: cv.cv_index, cv_filename: cv.cv_filename })),
      }
    : withoutTexts(score);

function withoutTexts(score: SingleScore): SingleScore {
  const { niche_skills_score, industry_experience_score, role_experience_score, overall_matching_score, scorer } = score;
  const figures = { niche_skills_score, industry_experience_score, role_experience_score, overall_matching_score, scorer };
  return { ...figures, key_highlights: [], main_gaps: [], requirements: [] };
}
