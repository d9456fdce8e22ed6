import { and, eq, gte, sql } from "drizzle-orm";
import type { CreditsStats, CreditsTotal } from "../contract/api.ts";
import { startOfMonth } from "../stats/month.ts";
import type { Db } from "../store/open-store.ts";
import { ledger } from "../store/schema.ts";

export type Usage = { consumed: number; refunded: number };

/** Credits taken for work and given back for work that failed, of one account or (null) of all, since an instant or ever. */
export function usage(db: Db, userId: string | null, since?: Date): Usage {
  const sum = (kind: "charge" | "refund") =>
    db
      .select({ total: sql<number>`coalesce(sum(${ledger.amount}), 0)` })
      .from(ledger)
      .where(and(eq(ledger.kind, kind), userId ? eq(ledger.userId, userId) : undefined, since ? gte(ledger.at, since) : undefined))
      .get()?.total ?? 0;

  return { consumed: Math.abs(sum("charge")), refunded: sum("refund") };
}

/** Over all accounts, deleted ones included; months are UTC. */
export function creditsStats(db: Db, now: Date): CreditsStats {
  return { total: toTotal(usage(db, null)), thisMonth: toTotal(usage(db, null, startOfMonth(now))) };
}

const toTotal = ({ consumed, refunded }: Usage): CreditsTotal => ({ netConsumed: consumed - refunded, totalRefunded: refunded });
