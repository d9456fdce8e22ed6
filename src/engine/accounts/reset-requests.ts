import { and, asc, eq, isNull } from "drizzle-orm";
import { type Trace, traceInEqualTime } from "../compliance/audit/trace.ts";
import type { PasswordResetRequest } from "../contract/api.ts";
import { AppError } from "../contract/errors.ts";
import type { Db, Store } from "../store/open-store.ts";
import { resetRequests, users } from "../store/schema.ts";
import { findUserByEmail } from "./users.ts";

type Tracing = { store: Store; trace: Trace };

/**
 * Notes that somebody forgot a password: one open request an account. Prevents account enumeration, also by timing: a row is always written,
 * and deleted again where there is no such account or it has an open request. `also` runs in the same transaction.
 */
export function requestReset({ store, trace }: Tracing, email: string, at: Date, also: (tx: Db) => void = () => {}): void {
  if (!email.trim()) throw new AppError("invalid", "Please enter your email address.");
  store.transaction((tx) => {
    const user = findUserByEmail(tx, email);
    const id = crypto.randomUUID();
    const isNew = user !== null && !findOpen(tx, user.id);
    const userId = user?.id ?? tx.select({ id: users.id }).from(users).limit(1).get()?.id;
    if (userId) tx.insert(resetRequests).values({ id, userId, requestedAt: at }).run();
    if (!isNew) tx.delete(resetRequests).where(eq(resetRequests.id, id)).run();
    traceInEqualTime(tx, trace, isNew, { action: "password.asked-for", subject: userId ?? "", account: userId });
    also(tx);
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
export function closeResetRequest({ store, trace }: Tracing, id: string, outcome: "resolved" | "dismissed", at: Date): void {
  store.transaction((tx) => {
    const closed = tx
      .update(resetRequests)
      .set({ closedAt: at, outcome })
      .where(and(eq(resetRequests.id, id), isNull(resetRequests.closedAt)))
      .returning()
      .get();
    if (closed) return trace(tx, { action: "request.closed", subject: id, account: closed.userId, details: { outcome } });
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
