import { and, asc, eq, inArray, isNotNull, notInArray } from "drizzle-orm";
import type { Plan } from "../../contract/api.ts";
import type { Db } from "../../store/open-store.ts";
import { subscriptions } from "../../store/schema.ts";
import { ACTIVE, changingPlan, higherPlan } from "./plans.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;
/** What an event of `at` says of a subscription. `plan` is null for a price that is not ours. */
export type SubscriptionNews = {
  id: string;
  userId: string | null;
  customerId: string | null;
  plan: Plan;
  status: string;
  startedAt: Date;
  at: Date;
};

/** Statuses of Stripe that are final. */
export const ENDED = ["canceled", "incomplete_expired"];
/** Not paid for at the moment, but Stripe goes on with them once somebody pays. */
const HELD = ["unpaid", "paused"];

/**
 * Stores the new state of a subscription and derives the account's plan. A state older than the stored one is ignored, and a subscription that has
 * ended stays ended. False when nothing changed. A second active subscription of an account is marked to be ended.
 */
export function noteSubscription(tx: Db, news: SubscriptionNews): boolean {
  const known = findSubscription(tx, news.id);
  const plan = news.plan ?? known?.plan;
  if (!plan || (known && !counts(news, known))) return false;

  const { id, status, startedAt, at: lastEventAt } = news;
  const userId = news.userId ?? known?.userId ?? null;
  const customerId = news.customerId ?? known?.customerId ?? null;
  const isDeleted = userId === null && ACTIVE.includes(status);
  changingPlan(tx, userId, () => {
    const row = { userId, customerId, plan, status, startedAt, lastEventAt, ...(isDeleted && { endReason: "account_deleted" as const }) };
    tx.insert(subscriptions)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: subscriptions.id, set: row })
      .run();
  });
  if (userId) noteDuplicates(tx, userId);
  return true;
}

/** Of two events in the same second the one with the later stage of the subscription counts. */
function counts({ at, status, plan }: SubscriptionNews, known: SubscriptionRow): boolean {
  if (ENDED.includes(known.status)) return false;
  if (ENDED.includes(status) || at > known.lastEventAt) return true;
  if (at < known.lastEventAt) return false;
  const further = stageOf(status) - stageOf(known.status);
  return further > 0 || (further === 0 && higherPlan(known.plan, plan) !== known.plan);
}

const STAGES = ["incomplete", "trialing", "active", "past_due", "paused", "unpaid"];
const stageOf = (status: string) => STAGES.indexOf(status);

/** Nobody pays for two: the one with the highest plan stays, of equal ones the oldest. The others are ended at Stripe. */
function noteDuplicates(tx: Db, userId: string): void {
  const active = tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, ACTIVE)))
    .orderBy(asc(subscriptions.startedAt), asc(subscriptions.id))
    .all();
  const kept = active.reduce<SubscriptionRow | undefined>(
    (best, row) => (best && higherPlan(best.plan, row.plan) === best.plan ? best : row),
    undefined,
  );
  for (const { id } of active)
    tx.update(subscriptions)
      .set({ endReason: id === kept?.id ? null : "duplicate" })
      .where(eq(subscriptions.id, id))
      .run();
}

export const findSubscription = (db: Db, id: string) => db.select().from(subscriptions).where(eq(subscriptions.id, id)).get();

/** Subscriptions for which Stripe may still charge. */
export function listUnended(db: Db, userId: string): SubscriptionRow[] {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), notInArray(subscriptions.status, ENDED)))
    .all();
}

/** The one that a change of plan changes: active, or held until somebody pays. */
export function currentSubscription(db: Db, userId: string): SubscriptionRow | undefined {
  const open = listUnended(db, userId).filter(({ status }) => [...ACTIVE, ...HELD].includes(status));
  return open.find(({ status, endReason }) => ACTIVE.includes(status) && !endReason) ?? open[0];
}

/** Stripe has ended it, or no longer knows it. */
export function markEnded(tx: Db, id: string, at: Date): void {
  changingPlan(tx, findSubscription(tx, id)?.userId ?? null, () =>
    tx.update(subscriptions).set({ status: "canceled", lastEventAt: at }).where(eq(subscriptions.id, id)).run(),
  );
}

/** Subscriptions that must be ended at Stripe. */
export function listToEnd(db: Db): SubscriptionRow[] {
  return db
    .select()
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.endReason), notInArray(subscriptions.status, ENDED)))
    .all();
}

/** In the transaction that removes the account: what came up since its subscriptions were ended is ended later. */
export function leaveSubscriptions(tx: Db, userId: string): void {
  tx.update(subscriptions)
    .set({ endReason: "account_deleted" })
    .where(and(eq(subscriptions.userId, userId), notInArray(subscriptions.status, ENDED)))
    .run();
}
