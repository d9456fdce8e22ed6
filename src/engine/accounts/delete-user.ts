import { eq } from "drizzle-orm";
import { removeJobsOf } from "../jobs/remove-job.ts";
import { users } from "../store/schema.ts";
import { refuseForAdministrator } from "./administration.ts";

/**
 * Removes an account for good: jobs and their files, running ones too, sessions and statistics. Its ledger rows stay in the books
 * without a name. Throws AppError "not_found", and "forbidden" for an administrator.
 */
export function deleteUser(tools: Parameters<typeof removeJobsOf>[0], userId: string): void {
  refuseForAdministrator(tools.store.db, userId);
  removeJobsOf(tools, userId, (tx) => tx.delete(users).where(eq(users.id, userId)).run());
}
