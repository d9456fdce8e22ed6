import { eq } from "drizzle-orm";
import { removeJobsOf } from "../jobs/remove-job.ts";
import { forgetSignups } from "../messages/messages.ts";
import { users } from "../store/schema.ts";
import { refuseForAdministrator } from "./administration.ts";

/**
 * Removes an account for good: jobs and their files, running ones too, sessions and statistics. Its ledger rows stay in the books
 * without a name. Throws AppError "not_found", and "forbidden" for an administrator.
 */
export function deleteUser(tools: Parameters<typeof removeJobsOf>[0], userId: string): void {
  refuseForAdministrator(tools.store.db, userId);
  removeJobsOf(tools, userId, (tx) => {
    const removed = tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email }).get();
    if (removed) forgetSignups(tx, removed.email);
  });
}
