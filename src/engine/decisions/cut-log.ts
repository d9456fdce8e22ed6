import { asc, desc, gte, lt, lte, sql } from "drizzle-orm";
import type { Db, Store } from "../store/open-store.ts";
import { decisions } from "../store/schema.ts";
import type { LogKey } from "./log-key.ts";
import { FIELDS } from "./rows.ts";
import { SERVICE, writeAnchor, writeRecord } from "./write-record.ts";

const DAY_MS = 24 * 60 * 60_000;

/**
 * The retention of the decision log: removes the records before the day that was `days` ago (UTC), from the beginning, marks where it has cut with their last
 * hash, and records it. Whole days, so that the log is cut once a day at most. Returns how many records were removed.
 */
export function cutLog(store: Store, logKey: LogKey, days: number, at: Date): number {
  return store.transaction((tx) => {
    const through = lastBefore(tx, startOf(days, at));
    if (!through) return 0;
    const removed = tx.delete(decisions).where(lte(decisions.seq, through.seq)).returning({ seq: decisions.seq }).all().length;
    writeAnchor(tx, logKey, "cut", through);
    writeRecord(tx, logKey, SERVICE, { kind: "cut", through: through.seq, removed, days }, at);
    return removed;
  });
}

/** The ratio of the records that the retention would remove now. */
export function expiredDecisions(db: Db, days: number, at: Date): number {
  const before = startOf(days, at);
  return (
    db
      .select({ ratio: sql<number>`coalesce(avg(${FIELDS.at} < ${before}), 0)` })
      .from(decisions)
      .get()?.ratio ?? 0
  );
}

/** The last record of those that are all too old. A clock that was set back puts an older time behind a newer one: that record waits. */
function lastBefore(tx: Db, before: string): { seq: number; hash: string } | undefined {
  const firstKept = tx
    .select({ seq: decisions.seq })
    .from(decisions)
    .where(gte(FIELDS.at, before))
    .orderBy(asc(decisions.seq))
    .limit(1)
    .get();
  return tx
    .select({ seq: decisions.seq, hash: decisions.hash })
    .from(decisions)
    .where(firstKept && lt(decisions.seq, firstKept.seq))
    .orderBy(desc(decisions.seq))
    .limit(1)
    .get();
}

const startOf = (days: number, at: Date) => `${new Date(at.getTime() - days * DAY_MS).toISOString().slice(0, 10)}T00:00:00.000Z`;
