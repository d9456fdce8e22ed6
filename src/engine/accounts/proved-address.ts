import { and, eq } from "drizzle-orm";
import type { Db } from "../store/open-store.ts";
import { ledger } from "../store/schema.ts";
import { hasIdentity } from "./oidc/identities.ts";

/** The cause of a trial's credits in the ledger, by which it is known later that the account registered itself. */
export const trialRef = (userId: string) => `trial:${userId}`;

/** A trial account's address was typed and never proved. */
const isSelfRegistered = (db: Db, userId: string): boolean =>
  db
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), eq(ledger.ref, trialRef(userId))))
    .get() !== undefined;

/** Whether somebody vouches for the address of an account: an administrator, who has made it, or the identity provider. */
export const isAddressProved = (db: Db, userId: string): boolean => !isSelfRegistered(db, userId) || hasIdentity(db, userId);
