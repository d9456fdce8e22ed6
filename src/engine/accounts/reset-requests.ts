import { and, asc, eq, isNull } from "drizzle-orm";
import type { PasswordResetRequest } from "../contract.ts";
import { AppError } from "../errors.ts";
import type { Db, Store } from "../store/open-store.ts";
import { resetRequests, users } from "../store/schema.ts";
import { findUserByEmail } from "./users.ts";

/** Notes that somebody forgot a password: one open request an account. Tells nobody whether the account exists. */
export function requestReset(store: Store, email: string, at: Date): void {
  if (!email.trim()) throw new AppError("invalid", "Please enter your email address.");
  store.transaction((tx) => {
    const user = findUserByEmail(tx, email);
    if (!user || findOpen(tx, user.id)) return;
    tx.insert(resetRequests).values({ id: crypto.randomUUID(), userId: user.id, requestedAt: at }).run();
  });
}

/** Open requests, the oldest first. */
export function listResetRequests(db: Db): PasswordResetRequest[] {
  return db
    .select({ id: resetRequests.id, email: users.email, requestedAt: resetRequests.requestedAt })
    .from(resetRequests)
    .innerJoin(users, eq(users.id, resetRequests.userId))
    .where(isNull(resetRequests.closedAt))
    .orderBy(asc(resetRequests.requestedAt))
    .all()
    .map((request) => ({ ...request, requestedAt: request.requestedAt.toISOString() }));
}

/** Throws AppError "not_found" for a request that is not there, "conflict" for one that is closed. */
export function closeResetRequest(store: Store, id: string, outcome: "resolved" | "dismissed", at: Date): void {
  store.transaction((tx) => {
    const closed = tx
      .update(resetRequests)
      .set({ closedAt: at, outcome })
      .where(and(eq(resetRequests.id, id), isNull(resetRequests.closedAt)))
      .returning()
      .get();
    if (closed) return;
    const known = tx.select({ id: resetRequests.id }).from(resetRequests).where(eq(resetRequests.id, id)).get();
    throw known
      ? new AppError("conflict", "This request has already been dealt with.")
      : new AppError("not_found", "This request does not exist.");
  });
}

function findOpen(db: Db, userId: string) {
  return db
    .select({ id: resetRequests.id })
    .from(resetRequests)
    .where(and(eq(resetRequests.userId, userId), isNull(resetRequests.closedAt)))
    .get();
}
