import { and, count, eq, gt, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import type { Db, Store } from "../store/open-store.ts";
import { prepared } from "../store/prepared.ts";
import { jobs, users } from "../store/schema.ts";
import type { JobRow } from "./job.ts";

/** How long a claim holds without a sign of life. */
export const LEASE_MS = 60_000;

/**
 * Takes the next job: of the account with the fewest jobs at work, among those the one that has waited longest, and of its jobs the
 * oldest. So two hundred files of one account do not hold up the one of another. Null when nothing waits.
 */
export function claimJob(store: Store, now: Date): JobRow | null {
  return store.transaction((tx) => {
    const claimed = tx
      .update(jobs)
      .set({ status: "processing", leaseUntil: leaseFrom(now) })
      .where(eq(jobs.id, sql`(${NEXT_JOB})`))
      .returning()
      .get();
    if (!claimed) return null;

    tx.update(users).set({ lastServedAt: sql`(select max(last_served_at) + 1 from users)` }).where(eq(users.id, claimed.userId)).run();
    return claimed;
  });
}

const NEXT_USER = sql`
  select waiting.user_id
  from (select distinct user_id from jobs where status = 'pending') as waiting
  join users on users.id = waiting.user_id
  order by (select count(*) from jobs as busy where busy.status = 'processing' and busy.user_id = waiting.user_id), users.last_served_at
  limit 1`;

const NEXT_JOB = sql`select id from jobs where status = 'pending' and user_id = (${NEXT_USER}) order by created_at, rowid limit 1`;

export function renewLeases(db: Db, jobIds: string[], now: Date): void {
  if (jobIds.length === 0) return;
  db.update(jobs)
    .set({ leaseUntil: leaseFrom(now) })
    .where(and(inArray(jobs.id, jobIds), eq(jobs.status, "processing")))
    .run();
}

/** Puts back what nobody works on. At a start that is all of it: the one process that may work on this folder has just begun. */
export function requeueOrphans(db: Db): number {
  return db.update(jobs).set({ status: "pending", leaseUntil: null }).where(eq(jobs.status, "processing")).returning({ id: jobs.id }).all()
    .length;
}

/** A lease that reaches further than one can be given was given before the clock was put back. */
export function requeueExpired(db: Db, now: Date, atWork: string[]): void {
  const isOver = or(lt(jobs.leaseUntil, now), gt(jobs.leaseUntil, leaseFrom(now)));
  db.update(jobs)
    .set({ status: "pending", leaseUntil: null })
    .where(and(eq(jobs.status, "processing"), isOver, notInArray(jobs.id, atWork)))
    .run();
}

/** Back to the queue. `attempt`: this run counts, because the document itself may have ended it. */
export function requeueJob(db: Db, jobId: string, { attempt }: { attempt: boolean }): void {
  db.update(jobs)
    .set({ status: "pending", leaseUntil: null, ...(attempt && { attempts: sql`${jobs.attempts} + 1` }) })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, "processing")))
    .run();
}

/** CVs of an account that are waiting or at work. */
export function unfinishedCvs(db: Db, userId: string): number {
  return unfinished(db).get({ userId })?.total ?? 0;
}

/** Jobs of all accounts that nobody has begun. */
export function waitingJobs(db: Db): number {
  return db.select({ total: count() }).from(jobs).where(eq(jobs.status, "pending")).get()?.total ?? 0;
}

const unfinished = prepared((db) => {
  const ofUser = eq(jobs.userId, sql.placeholder("userId"));
  return db
    .select({ total: count() })
    .from(jobs)
    .where(and(ofUser, eq(jobs.jobType, "cv"), inArray(jobs.status, ["pending", "processing"])))
    .prepare();
});

/** How soon the account's next waiting job comes: 1 is next, 0 when none waits. Accounts take turns, so only accounts count. */
export function queuePosition(db: Db, userId: string): number {
  return waiting(db).get({ userId }) ? 1 + (ahead(db).get({ userId })?.total ?? 0) : 0;
}

const waiting = prepared((db) =>
  db
    .select({ userId: jobs.userId })
    .from(jobs)
    .where(and(eq(jobs.userId, sql.placeholder("userId")), eq(jobs.status, "pending")))
    .limit(1)
    .prepare(),
);

const ahead = prepared((db) => {
  const turn = sql`(select count(*) from jobs as busy where busy.status = 'processing' and busy.user_id = users.id) * 1000000000 + users.last_served_at`;
  const userId = sql.placeholder("userId");
  return db
    .select({ total: count() })
    .from(users)
    .where(
      sql`users.id in (select user_id from jobs where status = 'pending') and users.id != ${userId}
        and (${turn}) < (select ${turn} from users where users.id = ${userId})`,
    )
    .prepare();
});

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);
