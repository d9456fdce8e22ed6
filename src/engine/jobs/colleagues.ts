import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { membershipOf, ownMembership } from "../agencies/membership.ts";
import type { Trace } from "../compliance/audit/trace.ts";
import type { Job, JobOwner } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import type { Db, Store } from "../store/open-store.ts";
import { jobs, users } from "../store/schema.ts";
import { getJob, type JobWithReview, readJob, selectJobs, toJobs } from "./job.ts";
import { type AskedPage, type JobPage, pageOfRows } from "./job-page.ts";

/**
 * The jobs of all members of an account's agency, newest first, each with its owner. Those from before somebody joined are no part of it. Throws AppError
 * "not_found" for an account that works alone, "forbidden" where colleagues do not see each other's jobs.
 */
export function listAgencyJobs(db: Db, userId: string): Job[] {
  const rows = selectJobs(db, and(ofAgency(db, userId), isNull(jobs.purgedAt)))
    .orderBy(desc(jobs.createdAt), desc(sql`jobs.rowid`))
    .all();
  return withOwners(db, rows);
}

/** A page of them: see `pageOfJobs`. */
export function pageOfAgencyJobs(db: Db, userId: string, asked: AskedPage): JobPage {
  const { rows, next } = pageOfRows(db, ofAgency(db, userId), asked);
  return { jobs: withOwners(db, rows), ...(next !== undefined && { next }) };
}

function ofAgency(db: Db, userId: string): SQL {
  const { agency } = ownMembership(db, userId);
  if (!agency.sharesJobs) throw new AppError("forbidden", `In ${agency.name} everybody sees the own CVs.`);
  return eq(jobs.agencyId, agency.id);
}

function withOwners(db: Db, rows: JobWithReview[]): Job[] {
  const owners = ownersOf(
    db,
    rows.map((row) => row.userId),
  );
  return toJobs(db, rows).map((job, index) => ({ ...job, owner: owners.get(rows[index]?.userId ?? "") }));
}

function ownersOf(db: Db, userIds: string[]): Map<string, JobOwner> {
  const found = db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]))
    .all();
  return new Map(found.map((owner) => [owner.id, owner]));
}

/** The account whose job another one may see: itself, or a colleague. Throws AppError "not_found" for any other job. */
export function ownerOfVisible(db: Db, userId: string, jobId: string): string {
  const job = db.select({ userId: jobs.userId, agencyId: jobs.agencyId }).from(jobs).where(eq(jobs.id, jobId)).get();
  if (job && isVisible(db, userId, job)) return job.userId;
  throw new AppError("not_found", "This job does not exist.");
}

function isVisible(db: Db, userId: string, job: { userId: string; agencyId: string | null }): boolean {
  if (job.userId === userId) return true;
  const agency = membershipOf(db, userId)?.agency;
  return agency !== undefined && agency.id === job.agencyId && agency.sharesJobs;
}

/** A colleague's job is the account's own from now on. One that it has already stays as it is. Throws AppError "not_found" for one that it does not see. */
export function takeOverJob({ store, trace }: { store: Store; trace: Trace }, userId: string, jobId: string): Job {
  return store.transaction((tx) => {
    const owner = ownerOfVisible(tx, userId, jobId);
    const { purgedAt } = getJob(tx, owner, jobId);
    if (purgedAt) throw new AppError("gone", "This job has been deleted at the end of its retention period.");
    tx.update(jobs).set({ userId }).where(eq(jobs.id, jobId)).run();
    if (owner !== userId) trace(tx, { action: "job.taken-over", subject: jobId, account: userId });
    return readJob(tx, userId, jobId);
  });
}
