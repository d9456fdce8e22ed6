import { type AccountUsage, usageOf } from "../billing/credits/totals.ts";
import type { DashboardStats, UserStats } from "../contract/api.ts";
import { DEFAULT_SUCCESS_RATE } from "../contract/limits.ts";
import { queuePosition, unfinishedCvs } from "../jobs/queue/queue.ts";
import { memoizeUntilChanged, type Version } from "../store/memoize-until-changed.ts";
import type { Db, Store } from "../store/open-store.ts";
import { monthOf } from "./month.ts";
import { type Completed, completedCvsOf, processedCvs } from "./tallies.ts";

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
export const userStats = (db: Db, userId: string, now: Date): UserStats => statsOfUsers(db, [userId], now).get(userId) as UserStats;

/** The statistics of some accounts, by their ids. */
export function statsOfUsers(db: Db, userIds: string[], now: Date): Map<string, UserStats> {
  const processed = completedCvsOf(db, userIds, now);
  const usages = usageOf(db, userIds, now);
  return new Map(userIds.map((userId) => [userId, toUserStats(processed.get(userId), usages.get(userId))]));
}

const toUserStats = (processed?: Completed, usage?: AccountUsage): UserStats => ({
  totalProcessed: processed?.ever ?? 0,
  totalProcessedThisMonth: processed?.month ?? 0,
  totalConsumed: usage?.ever.consumed ?? 0,
  totalConsumedThisMonth: usage?.month.consumed ?? 0,
  totalRefunded: usage?.ever.refunded ?? 0,
  totalRefundedThisMonth: usage?.month.refunded ?? 0,
});
