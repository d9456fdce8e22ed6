import { and, asc, eq } from "drizzle-orm";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { oidcIdentities, users } from "../../store/schema.ts";
import { closeAllSessions } from "../login/sessions.ts";
import type { UserRow } from "../users.ts";
import type { Identity } from "./identity-provider.ts";

type Named = Pick<Identity, "issuer" | "subject">;
export type LinkedIdentity = Named & { email: string; linkedAt: string; lastUsedAt: string };

const isIdentity = ({ issuer, subject }: Named) => and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject));

/** The account that an identity opens. */
export const userOfIdentity = (db: Db, identity: Named): UserRow | null =>
  db.select({ user: users }).from(oidcIdentities).innerJoin(users, eq(users.id, oidcIdentities.userId)).where(isIdentity(identity)).get()
    ?.user ?? null;

/** Whether an account can be opened by an identity of this provider. */
export const hasIdentity = (db: Db, userId: string, issuer?: string): boolean =>
  db
    .select({ userId: oidcIdentities.userId })
    .from(oidcIdentities)
    .where(and(eq(oidcIdentities.userId, userId), issuer === undefined ? undefined : eq(oidcIdentities.issuer, issuer)))
    .get() !== undefined;

export function addIdentity(tx: Db, { issuer, subject }: Named, userId: string, at: Date): void {
  tx.insert(oidcIdentities).values({ issuer, subject, userId, createdAt: at, lastUsedAt: at }).run();
}

export function noteUse(tx: Db, identity: Named, at: Date): void {
  tx.update(oidcIdentities).set({ lastUsedAt: at }).where(isIdentity(identity)).run();
}

/** All identities, or those of one account, by the account's address. */
export function listIdentities(db: Db, userId?: string): LinkedIdentity[] {
  return db
    .select({ identity: oidcIdentities, email: users.email })
    .from(oidcIdentities)
    .innerJoin(users, eq(users.id, oidcIdentities.userId))
    .where(userId === undefined ? undefined : eq(oidcIdentities.userId, userId))
    .orderBy(asc(users.emailKey), asc(oidcIdentities.createdAt))
    .all()
    .map(({ identity: { issuer, subject, createdAt, lastUsedAt }, email }) => ({
      email,
      issuer,
      subject,
      linkedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
}

/** Takes all identities from an account and ends its sessions. Returns how many it had. */
export function unlinkIdentities({ store, trace }: { store: Store; trace: Trace }, userId: string): number {
  return store.transaction((tx) => {
    const removed = tx.delete(oidcIdentities).where(eq(oidcIdentities.userId, userId)).returning().all().length;
    if (removed > 0) {
      closeAllSessions(tx, userId);
      trace(tx, { action: "identity.unlinked", subject: userId, account: userId });
    }
    return removed;
  });
}
