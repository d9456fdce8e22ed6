import type { DashboardStats, UserStats } from "../contract/api.ts";
import { DEFAULT_SUCCESS_RATE } from "../contract/limits.ts";
import { usage } from "../credits/totals.ts";
import { queuePosition, unfinishedCvs } from "../jobs/queue/queue.ts";
import { memoizeUntilChanged, type Version } from "../store/memoize-until-changed.ts";
import type { Db, Store } from "../store/open-store.ts";
import { monthOf, startOfMonth } from "./month.ts";
import { processedCvs } from "./tallies.ts";

/** The numbers at the top of the dashboard. `successRate` is in whole percent; `queuePosition` is 1 for next and 0 when nothing waits. */
export const dashboardStats = (store: Store, userId: string, now: Date, version?: Version): DashboardStats =>
  statsInMonth(store, `${userId} ${monthOf(now)}`, version);

const statsInMonth = memoizeUntilChanged(({ db }, key): DashboardStats => {
  const [userId = "", month = ""] = key.split(" ");
  const { completed, failed } = processedCvs(db, userId);

  return {
    totalProcessed: completed,
    totalProcessedThisMonth: processedCvs(db, userId, new Date(month)).completed,
    processing: unfinishedCvs(db, userId),
    successRate: completed + failed === 0 ? DEFAULT_SUCCESS_RATE : Math.round((100 * completed) / (completed + failed)),
    queuePosition: queuePosition(db, userId),
  };
});

/** One account's statistics for the administrator; months are UTC. */
export function userStats(db: Db, userId: string, now: Date): UserStats {
  const ever = usage(db, userId);
  const month = usage(db, userId, startOfMonth(now));

  return {
    totalProcessed: processedCvs(db, userId).completed,
    totalProcessedThisMonth: processedCvs(db, userId, now).completed,
    totalConsumed: ever.consumed,
    totalConsumedThisMonth: month.consumed,
    totalRefunded: ever.refunded,
    totalRefundedThisMonth: month.refunded,
  };
}
