import { and, count, eq, gte, lt, sql } from "drizzle-orm";
import { payerOf } from "../../agencies/membership.ts";
import type { LedgerEntry } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { Db } from "../../store/open-store.ts";
import { ledger, users } from "../../store/schema.ts";

type Entry = { userId: string; amount: number; at: Date; ref?: string; note?: string };
type OfCause = Entry & { ref: string };

/** Gives credits, as the trial or an administrator does. */
export const grantCredits = (tx: Db, entry: Entry) => record(tx, "grant", entry);

/** Grants credits that were paid for. False when this payment is already in the ledger. */
export const bookPurchase = (tx: Db, entry: OfCause) => record(tx, "purchase", entry);

/** Credit refund: gives a job's credits back to the account that they were taken from. False when that has been done before. */
export function refundCredits(tx: Db, entry: OfCause): boolean {
  const isCharge = and(eq(ledger.kind, "charge"), eq(ledger.ref, entry.ref));
  const charge = tx.select({ userId: ledger.userId, byUserId: ledger.byUserId }).from(ledger).where(isCharge).get();
  // The account that paid may be deleted since, when another one of its agency pays.
  return record(tx, "refund", { ...entry, userId: charge?.userId ?? payerOf(tx, entry.userId), byUserId: charge?.byUserId });
}

/**
 * Takes credits for a cause of an account from the wallet that pays for it, in the transaction that makes it. The condition is in the update, so no two of
 * them can spend the same credit. Throws AppError "credits" with `requiredCredits` and `currentCredits`.
 */
export function chargeCredits(tx: Db, { userId: byUserId, amount, at, ref }: OfCause, forWhat = "process a CV"): void {
  const userId = payerOf(tx, byUserId);
  const paid = tx
    .update(users)
    .set({ credits: sql`${users.credits} - ${amount}` })
    .where(and(eq(users.id, userId), gte(users.credits, amount)))
    .returning({ credits: users.credits })
    .get();
  if (!paid) throw tooFewCredits(amount, balance(tx, userId), forWhat);

  tx.insert(ledger)
    .values({ userId, byUserId: byUserId === userId ? null : byUserId, kind: "charge", amount: -amount, ref, at })
    .run();
}

/**
 * A cause is charged and refunded once, so each run of a job is a cause of its own: the first one is the job's id, the second, after a retry,
 * `<id>#2`. Runs count from 1.
 */
export const runRef = (jobId: string, run: number): string => (run === 1 ? jobId : `${jobId}#${run}`);

/** How often a job was charged: the number of its last run. `$` is the character after `#`, so the range holds the id and all that begin with `<id>#`. */
export function lastRun(db: Db, jobId: string): number {
  const isOfJob = and(eq(ledger.kind, "charge"), gte(ledger.ref, jobId), lt(ledger.ref, `${jobId}$`));
  return db.select({ runs: count() }).from(ledger).where(isOfJob).get()?.runs ?? 0;
}

/** The refusal for an account that can use too few credits now, else null. Only an early check: `chargeCredits` decides. */
export function lackOfCredits(db: Db, userId: string, amount: number): AppError | null {
  const current = balance(db, payerOf(db, userId));
  return current < amount ? tooFewCredits(amount, current, "process a CV") : null;
}

/** Sets the balance to a number, with a ledger row for the difference. */
export function setBalance(tx: Db, { userId, credits, at, note }: { userId: string; credits: number; at: Date; note?: string }): void {
  const difference = credits - balance(tx, userId);
  if (difference !== 0) record(tx, "adjustment", { userId, amount: difference, at, note });
}

/** All credits of an account become another one's, with a ledger row for each. */
export function moveBalance(tx: Db, { from, to, at, note }: { from: string; to: string; at: Date; note: string }): void {
  const amount = balance(tx, from);
  if (amount === 0) return;
  record(tx, "adjustment", { userId: from, amount: -amount, at, note });
  record(tx, "adjustment", { userId: to, amount, at, note });
}

export function balance(db: Db, userId: string): number {
  return db.select({ credits: users.credits }).from(users).where(eq(users.id, userId)).get()?.credits ?? 0;
}

/** Adds one row to the ledger and changes the balance; false when the cause already has a row of this kind. */
function record(
  tx: Db,
  kind: Exclude<LedgerEntry["kind"], "charge">,
  { userId, byUserId, amount, at, ref, note }: Entry & { byUserId?: string | null },
): boolean {
  const row = tx
    .insert(ledger)
    .values({ userId, byUserId, kind, amount, ref, note, at })
    .onConflictDoNothing()
    .returning({ id: ledger.id })
    .get();
  if (!row) return false;
  tx.update(users)
    .set({ credits: sql`${users.credits} + ${amount}` })
    .where(eq(users.id, userId))
    .run();
  return true;
}

function tooFewCredits(requiredCredits: number, currentCredits: number, forWhat: string): AppError {
  const credits = `${requiredCredits} credit${requiredCredits === 1 ? "" : "s"}`;
  return new AppError("credits", `You need ${credits} to ${forWhat}. You currently have ${currentCredits} credits.`, {
    requiredCredits,
    currentCredits,
  });
}
