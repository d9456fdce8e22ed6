import { eq } from "drizzle-orm";
import { refuseToDeletePayer } from "../agencies/agencies.ts";
import { leaveForGood } from "../agencies/members.ts";
import { noteDeletedAccount } from "../billing/payments/apply-event.ts";
import type { Payments } from "../billing/payments/purchases.ts";
import { leaveSubscriptions, listUnended, markEnded } from "../billing/payments/subscriptions.ts";
import { removeJobsOf } from "../jobs/remove-job.ts";
import { forgetSignups } from "../messaging/messages/messages.ts";
import { forgetAnswers, forgetCalls } from "../store/idempotency.ts";
import { users } from "../store/schema.ts";
import { refuseForAdministrator } from "./administration.ts";
import { getUser } from "./users.ts";

type Tools = Parameters<typeof removeJobsOf>[0] & { payments: Payments | null };

/**
 * Deletes an account: jobs and their files, running ones too, sessions and statistics. What it did for an agency stays there. Its ledger rows stay, without a name. All its
 * subscriptions are cancelled first, so that nobody goes on paying for it. Throws AppError "not_found", "forbidden" for an
 * administrator, "conflict" for one that pays for others of its agency, and "unavailable" when one could not be cancelled; then nothing is deleted.
 */
export async function deleteUser(tools: Tools, userId: string): Promise<void> {
  refuseForAdministrator(tools.store.db, userId);
  refuseToDeletePayer(tools.store.db, userId);
  for (const { id } of tools.payments ? listUnended(tools.store.db, userId) : []) {
    await tools.payments?.cancelSubscription(id);
    tools.store.transaction((tx) => markEnded(tx, id, tools.now()));
  }
  tools.store.transaction((tx) => leaveForGood(tx, tools.trace, userId));
  removeJobsOf(tools, userId, (tx, jobsOf) => {
    leaveSubscriptions(tx, userId);
    noteDeletedAccount(tx, userId, tools.now());
    const kept = getUser(tx, userId);
    const details = { name: kept.email, count: jobsOf };
    tools.trace(tx, { action: "account.deleted", subject: userId, account: userId, details });
    const removed = tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email }).get();
    if (removed) forgetSignups(tx, removed.email);
    forgetCalls(tx, userId);
    forgetAnswers(tx, [userId]);
  });
}
