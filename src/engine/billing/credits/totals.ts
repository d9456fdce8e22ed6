import { and, eq, inArray, sql } from "drizzle-orm";
import type { CreditsStats, CreditsTotal } from "../../contract/api.ts";
import { monthOf, startOfMonth } from "../../stats/month.ts";
import type { Db } from "../../store/open-store.ts";
import { creditTotals, ledger } from "../../store/schema.ts";

/** Credits taken for work and given back for work that failed. */
export type Usage = { consumed: number; refunded: number };
/** Of one account: ever, and in a month (UTC). */
export type AccountUsage = { ever: Usage; month: Usage };

/** What some accounts have used, by their ids, ever and in the month of an instant. An account without any is not in it. */
export function usageOf(db: Db, userIds: string[], now: Date): Map<string, AccountUsage> {
  const rows = db
    .select({
      userId: sql<string>`${ledger.userId}`,
      kind: ledger.kind,
      ever: sql<number>`sum(${ledger.amount})`,
      month: sql<number>`sum(iif(${ledger.at} >= ${startOfMonth(now).getTime()}, ${ledger.amount}, 0))`,
    })
    .from(ledger)
    .where(and(inArray(ledger.userId, userIds), inArray(ledger.kind, ["charge", "refund"])))
    .groupBy(ledger.userId, ledger.kind)
    .all();
  const found = new Map<string, AccountUsage>();
  for (const { userId, kind, ever, month } of rows) {
    const usage = found.get(userId) ?? { ever: { consumed: 0, refunded: 0 }, month: { consumed: 0, refunded: 0 } };
    const part = kind === "charge" ? "consumed" : "refunded";
    usage.ever[part] = Math.abs(ever);
    usage.month[part] = Math.abs(month);
    found.set(userId, usage);
  }
  return found;
}

/** Over all accounts, deleted ones included; months are UTC. */
export const creditsStats = (db: Db, now: Date): CreditsStats => ({ total: totalOf(db), thisMonth: totalOf(db, monthOf(now)) });

/** Of one month, or ever. */
function totalOf(db: Db, month?: string): CreditsTotal {
  const sum = (kind: "charge" | "refund") =>
    db
      .select({ total: sql<number>`coalesce(sum(${creditTotals.amount}), 0)` })
      .from(creditTotals)
      .where(and(eq(creditTotals.kind, kind), month ? eq(creditTotals.month, month) : undefined))
      .get()?.total ?? 0;
  const refunded = sum("refund");
  return { netConsumed: Math.abs(sum("charge")) - refunded, totalRefunded: refunded };
}
