import { eq } from "drizzle-orm";
import { removeJobsOf } from "../jobs/remove-job.ts";
import { forgetSignups } from "../messages/messages.ts";
import type { Payments } from "../payments/purchases.ts";
import { forgetAnswers, forgetCalls } from "../store/idempotency.ts";
import { users } from "../store/schema.ts";
import { refuseForAdministrator } from "./administration.ts";
import { getUser } from "./users.ts";

type Tools = Parameters<typeof removeJobsOf>[0] & { payments: Payments | null };

/**
 * Removes an account for good: jobs and their files, running ones too, sessions and statistics. Its ledger rows stay in the books
 * without a name. Nobody pays on for it: its subscription is cancelled first. Throws AppError "not_found", "forbidden" for an
 * administrator, and "unavailable" when the subscription could not be cancelled; then nothing is deleted.
 */
export async function deleteUser(tools: Tools, userId: string): Promise<void> {
  refuseForAdministrator(tools.store.db, userId);
  const { stripeSubscriptionId } = getUser(tools.store.db, userId);
  if (tools.payments && stripeSubscriptionId) await tools.payments.cancelSubscription(stripeSubscriptionId);
  removeJobsOf(tools, userId, (tx) => {
    const removed = tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email }).get();
    if (removed) forgetSignups(tx, removed.email);
    forgetCalls(tx, userId);
    forgetAnswers(tx, [userId]);
  });
}
