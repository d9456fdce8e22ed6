import { and, eq, inArray } from "drizzle-orm";
import type { Plan } from "../../contract/api.ts";
import type { Db } from "../../store/open-store.ts";
import { subscriptions, users } from "../../store/schema.ts";

/** Statuses of Stripe in which a subscription gives its plan. A failed payment (`past_due`) is tried again for days; the plan holds until Stripe gives up. */
export const ACTIVE = ["active", "trialing", "past_due"];

const RANK = { start: 1, pro: 2 };
const rankOf = (plan: Plan) => (plan ? RANK[plan] : 0);
export const higherPlan = (one: Plan, other: Plan): Plan => (rankOf(one) >= rankOf(other) ? one : other);

/** The highest plan that the account's subscriptions give it. */
function paidPlan(db: Db, userId: string): Plan {
  const rows = db
    .select({ plan: subscriptions.plan })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, ACTIVE)))
    .all();
  return rows.reduce<Plan>((highest, { plan }) => higherPlan(highest, plan), null);
}

/** Runs a change of the account's subscriptions. If it changes the plan that they give, the account gets the higher of that and the administrator's plan. */
export function changingPlan<T>(tx: Db, userId: string | null, change: () => T): T {
  if (!userId) return change();
  const before = paidPlan(tx, userId);
  const result = change();
  const after = paidPlan(tx, userId);
  if (after !== before) {
    const adminPlan = tx.select({ plan: users.adminPlan }).from(users).where(eq(users.id, userId)).get()?.plan ?? null;
    tx.update(users)
      .set({ plan: higherPlan(adminPlan, after) })
      .where(eq(users.id, userId))
      .run();
  }
  return result;
}

/** What an administrator sets holds until a subscription begins, changes its plan or ends. */
export function setAdminPlan(tx: Db, userId: string, plan: Plan): void {
  tx.update(users).set({ plan, adminPlan: plan }).where(eq(users.id, userId)).run();
}
