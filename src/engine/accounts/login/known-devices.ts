import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { Db } from "../../store/open-store.ts";
import { knownDevices } from "../../store/schema.ts";
import { hashToken, newToken } from "./tokens.ts";

/** Browsers that are kept for an account, more than a person uses; those not used for longest are removed first. */
const MAX_DEVICES = 10;
/** A browser that the account has not used for so long is unknown again. */
export const DEVICE_IDLE_MS = 365 * 24 * 60 * 60_000;

/** Whether the account has signed in with this browser before. */
export function isKnownDevice(db: Db, userId: string, token: string | undefined): boolean {
  if (!token) return false;
  const known = and(eq(knownDevices.tokenHash, hashToken(token)), eq(knownDevices.userId, userId));
  return db.select({ userId: knownDevices.userId }).from(knownDevices).where(known).get() !== undefined;
}

/**
 * Notes that the account has signed in with a browser and returns the value of the browser's device cookie: the one it has where it is
 * known to this account, else a new one (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
export function noteDevice(tx: Db, userId: string, token: string | undefined, at: Date): string {
  const value = token && isKnownDevice(tx, userId, token) ? token : newToken();
  tx.insert(knownDevices)
    .values({ tokenHash: hashToken(value), userId, lastUsedAt: at })
    .onConflictDoUpdate({ target: knownDevices.tokenHash, set: { lastUsedAt: at } })
    .run();
  const all = tx.select().from(knownDevices).where(eq(knownDevices.userId, userId)).orderBy(desc(knownDevices.lastUsedAt)).all();
  const surplus = all.slice(MAX_DEVICES).map(({ tokenHash }) => tokenHash);
  if (surplus.length > 0) tx.delete(knownDevices).where(inArray(knownDevices.tokenHash, surplus)).run();
  return value;
}

export function removeIdleDevices(db: Db, now: Date): void {
  db.delete(knownDevices)
    .where(lt(knownDevices.lastUsedAt, new Date(now.getTime() - DEVICE_IDLE_MS)))
    .run();
}
