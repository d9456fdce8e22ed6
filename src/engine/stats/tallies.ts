import { and, eq, inArray, sql } from "drizzle-orm";
import type { JobType } from "../contract/api.ts";
import type { Db } from "../store/open-store.ts";
import { prepared } from "../store/prepared.ts";
import { tallies } from "../store/schema.ts";
import { monthOf } from "./month.ts";

export type Processed = { completed: number; failed: number };

/** Counts a finished job, in the transaction that finishes it. */
export function countOutcome(tx: Db, userId: string, jobType: JobType, outcome: keyof Processed, at: Date): void {
  tx.insert(tallies)
    .values({ userId, jobType, month: monthOf(at), [outcome]: 1 })
    .onConflictDoUpdate({
      target: [tallies.userId, tallies.month, tallies.jobType],
      set: { [outcome]: sql`${tallies[outcome]} + 1` },
    })
    .run();
}

/** CVs that an account has had processed: ever, or in the month of an instant. */
export function processedCvs(db: Db, userId: string, month?: Date): Processed {
  return totals(db).get({ userId, month: month ? monthOf(month) : null }) ?? { completed: 0, failed: 0 };
}

const totals = prepared((db) => {
  const total = (column: keyof Processed) => sql<number>`coalesce(sum(${tallies[column]}), 0)`;
  const month = sql.placeholder("month");
  return db
    .select({ completed: total("completed"), failed: total("failed") })
    .from(tallies)
    .where(
      and(
        eq(tallies.userId, sql.placeholder("userId")),
        eq(tallies.jobType, "cv"),
        sql`${tallies.month} = coalesce(${month}, ${tallies.month})`,
      ),
    )
    .prepare();
});

export type Completed = { ever: number; month: number };

/** The CVs that some accounts have had completed, by their ids: ever, and in the month of an instant. An account without any is not in it. */
export function completedCvsOf(db: Db, userIds: string[], now: Date): Map<string, Completed> {
  const rows = db
    .select({
      userId: tallies.userId,
      ever: sql<number>`sum(${tallies.completed})`,
      month: sql<number>`sum(iif(${tallies.month} = ${monthOf(now)}, ${tallies.completed}, 0))`,
    })
    .from(tallies)
    .where(and(inArray(tallies.userId, userIds), eq(tallies.jobType, "cv")))
    .groupBy(tallies.userId)
    .all();
  return new Map(rows.map(({ userId, ...completed }) => [userId, completed]));
}
