import { and, count, eq, gt, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import { CONVERTER_CRASH_PENALTY_MS, SUSPECT_SERVICE_CRASHES } from "../../contract/limits.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { prepared } from "../../store/prepared.ts";
import { jobs, users } from "../../store/schema.ts";
import type { JobRow } from "../job.ts";

/** A claimed job goes back to the queue when its lease has not been renewed for this long. */
export const LEASE_MS = 60_000;

/**
 * Takes the next job: of the account with the fewest jobs at work, among those the one that has waited longest, and of its jobs the
 * oldest. So two hundred files of one account do not hold up the one of another. An account whose documents lately crashed their converter comes
 * after those without, and has one job at work at a time. Jobs that were at work at several crashes of the service are claimed only with
 * `suspects`. Null when nothing waits.
 */
export function claimJob(store: Store, now: Date, { suspects = true } = {}): JobRow | null {
  return store.transaction((tx) => {
    const claimed = tx
      .update(jobs)
      .set({ status: "processing", leaseUntil: leaseFrom(now) })
      .where(eq(jobs.id, sql`(${nextJob(now, suspects ? Number.MAX_SAFE_INTEGER : SUSPECT_SERVICE_CRASHES)})`))
      .returning()
      .get();
    if (!claimed) return null;

    tx.update(users).set({ lastServedAt: sql`(select max(last_served_at) + 1 from users)` }).where(eq(users.id, claimed.userId)).run();
    return claimed;
  });
}

const busyJobs = sql`(select count(*) from jobs as busy where busy.status = 'processing' and busy.user_id = users.id)`;
/** Crashes of the converter that still count against an account. */
const recentCrashes = (now: Date) => sql`iif(users.child_end_at > ${now.getTime() - CONVERTER_CRASH_PENALTY_MS}, users.child_ends, 0)`;

/**
 * Accounts with a job that waits, as `waiting.user_id`. The index gives the next account after each: ten thousand jobs that wait for the night need not
 * be looked at for every one that is claimed.
 */
const waitingUsers = sql`
  with recursive waiting (user_id) as (
    select min(user_id) from jobs where status = 'pending'
    union all
    select (select min(user_id) from jobs where status = 'pending' and user_id > waiting.user_id) from waiting where waiting.user_id is not null
  )`;

/** Not `exists`: SQLite makes a join of that, and looks at every job of the account. */
const nextUser = (now: Date, serviceCrashes: number) => sql`
  ${waitingUsers}
  select users.id
  from waiting
  join users on users.id = waiting.user_id
  where (select 1 from jobs where status = 'pending' and user_id = users.id and service_ends < ${serviceCrashes} limit 1) = 1
    and (${recentCrashes(now)} = 0 or ${busyJobs} = 0)
  order by ${recentCrashes(now)}, ${busyJobs}, users.last_served_at
  limit 1`;

const nextJob = (now: Date, serviceCrashes: number) => sql`
  select id from jobs
  where status = 'pending' and service_ends < ${serviceCrashes} and user_id = (${nextUser(now, serviceCrashes)})
  order by created_at, rowid limit 1`;

/** A document of the account crashed its converter, or passed its limit of time or memory. Each attempt counts. */
export function noteConverterCrashes(db: Db, userId: string, crashes: number, now: Date): void {
  db.update(users)
    .set({ converterCrashes: sql`${users.converterCrashes} + ${crashes}`, lastConverterCrashAt: now })
    .where(eq(users.id, userId))
    .run();
}

/** A document of the account was converted: its earlier crashes no longer count. */
export function clearConverterCrashes(db: Db, userId: string): void {
  db.update(users)
    .set({ converterCrashes: 0, lastConverterCrashAt: null })
    .where(and(eq(users.id, userId), gt(users.converterCrashes, 0)))
    .run();
}

export function renewLeases(db: Db, jobIds: string[], now: Date): void {
  if (jobIds.length === 0) return;
  db.update(jobs)
    .set({ leaseUntil: leaseFrom(now) })
    .where(and(inArray(jobs.id, jobIds), eq(jobs.status, "processing")))
    .run();
}

/**
 * Puts all jobs that are at work back into the queue, at the start of the service: only one process may work on a data folder, so the process that
 * had claimed them has crashed. The crash is counted for each of them. Returns them.
 */
export function requeueOrphans(db: Db): JobRow[] {
  return db
    .update(jobs)
    .set({ status: "pending", leaseUntil: null, serviceCrashes: sql`${jobs.serviceCrashes} + 1` })
    .where(eq(jobs.status, "processing"))
    .returning()
    .all();
}

/**
 * Puts back jobs whose lease has expired. A lease that ends more than `LEASE_MS` from now counts as expired too: it was given before the clock was
 * set back (given at 12:00, clock set to 09:00, so it would hold for three hours).
 */
export function requeueExpired(db: Db, now: Date, atWork: string[]): void {
  const isOver = or(lt(jobs.leaseUntil, now), gt(jobs.leaseUntil, leaseFrom(now)));
  db.update(jobs)
    .set({ status: "pending", leaseUntil: null })
    .where(and(eq(jobs.status, "processing"), isOver, notInArray(jobs.id, atWork)))
    .run();
}

/**
 * Puts a job back into the queue. `attempt`: this run counts, because the document may have crashed it. `serviceCrash`: it counts as at work at a crash
 * of the service.
 */
export function requeueJob(db: Db, jobId: string, { attempt, serviceCrash = false }: { attempt: boolean; serviceCrash?: boolean }): void {
  db.update(jobs)
    .set({
      status: "pending",
      leaseUntil: null,
      ...(attempt && { attempts: sql`${jobs.attempts} + 1` }),
      ...(serviceCrash && { serviceCrashes: sql`${jobs.serviceCrashes} + 1` }),
    })
    .where(and(eq(jobs.id, jobId), eq(jobs.status, "processing")))
    .run();
}

/** CVs of an account that are waiting or at work. */
export function unfinishedCvs(db: Db, userId: string): number {
  return unfinished(db).get({ userId })?.total ?? 0;
}

/** The number of waiting jobs of all accounts. */
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

/** The position of the account's next waiting job: 1 is next, 0 when none waits. Accounts take turns, so it counts accounts. Penalties for crashes that end meanwhile are not considered. */
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
  const turn = sql`users.child_ends * 1000000000000 + ${busyJobs} * 1000000000 + users.last_served_at`;
  const userId = sql.placeholder("userId");
  return db
    .select({ total: count() })
    .from(users)
    .where(
      sql`users.id in (${waitingUsers} select user_id from waiting) and users.id != ${userId}
        and (${turn}) < (select ${turn} from users where users.id = ${userId})`,
    )
    .prepare();
});

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS);
