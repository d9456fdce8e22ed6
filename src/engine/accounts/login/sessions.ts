import { and, desc, eq, inArray, lt, ne, or, sql } from "drizzle-orm";
import { type ActingUser, actingUser } from "../../agencies/membership.ts";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { SessionInfo } from "../../contract/api.ts";
import { MAX_SESSIONS } from "../../contract/limits.ts";
import { memoizeUntilChanged, type Version } from "../../store/memoize-until-changed.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { prepared } from "../../store/prepared.ts";
import { sessions, users } from "../../store/schema.ts";
import { hashToken, newToken } from "./tokens.ts";

/** The browser that signs in; `token` is its device cookie, if it has signed in before. */
export type Device = { userAgent: string | null; ipAddress: string | null; token?: string };
/** The session of a request, and its user. */
export type AuthenticatedSession = { user: ActingUser; sessionId: string };

/** A session that nobody has used for this long is over. */
export const SESSION_IDLE_MS = 30 * 24 * 60 * 60_000;
/** One that is used day by day ends after this. */
const SESSION_MAX_MS = 90 * 24 * 60 * 60_000;
/** Resolution of the last activity: it is written once a minute, not with each request. */
const ACTIVITY_STEP_MS = 60_000;

/** Opens a session and returns the value of its cookie. Sessions beyond the limit end in the same transaction, the oldest first. */
export function openSession(tx: Db, userId: string, device: Device, at: Date): string {
  const token = newToken();
  const row = { id: crypto.randomUUID(), tokenHash: hashToken(token), userId, lastActivity: at, createdAt: at, ...shorten(device) };
  tx.insert(sessions).values(row).run();

  const others = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, row.id)))
    .orderBy(desc(sessions.createdAt), desc(sessions.lastActivity))
    .all();
  const surplus = others.slice(MAX_SESSIONS - 1).map(({ id }) => id);
  if (surplus.length > 0) tx.delete(sessions).where(inArray(sessions.id, surplus)).run();

  return token;
}

const byToken = prepared((db) =>
  db
    .select({ user: users, session: { id: sessions.id, lastActivity: sessions.lastActivity, createdAt: sessions.createdAt } })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
    .prepare(),
);

const sessionOf = memoizeUntilChanged(({ db }, tokenHash) => {
  const found = byToken(db).get({ tokenHash });
  return found && { ...found, user: actingUser(db, found.user) };
});

/** The session whose cookie this is, with its user; null where there is none. Notes the activity. */
export function findSession(store: Store, token: string | undefined, now: Date, version?: Version): AuthenticatedSession | null {
  if (!token) return null;
  const found = sessionOf(store, hashToken(token), version);
  if (!found || isOver(found.session, now)) return null;

  const { user, session } = found;
  if (now.getTime() - session.lastActivity.getTime() >= ACTIVITY_STEP_MS) {
    store.db.update(sessions).set({ lastActivity: now }).where(eq(sessions.id, session.id)).run();
  }
  return { user, sessionId: session.id };
}

const byUser = prepared((db) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, sql.placeholder("userId")))
    .orderBy(desc(sessions.lastActivity), desc(sessions.createdAt))
    .prepare(),
);

const sessionsOf = memoizeUntilChanged(({ db }, userId) =>
  byUser(db)
    .all({ userId })
    .map(({ id, userAgent, ipAddress, lastActivity, createdAt }) => ({
      id,
      userAgent,
      ipAddress,
      lastActivity: lastActivity.toISOString(),
      createdAt: createdAt.toISOString(),
    })),
);

/** The account's sessions, the last used first. */
export const listSessions = (store: Store, { user, sessionId }: AuthenticatedSession): SessionInfo[] =>
  sessionsOf(store, user.id).map((session) => ({ ...session, isCurrent: session.id === sessionId }));

/** Whether somebody is signed in to the account at a network address. */
export function hasSessionFrom(db: Db, userId: string, ipAddress: string | null): boolean {
  const there = and(eq(sessions.userId, userId), eq(sessions.ipAddress, ipAddress ?? ""));
  return db.select({ id: sessions.id }).from(sessions).where(there).get() !== undefined;
}

/** Signs out. */
export function closeSession({ store, trace }: { store: Store; trace: Trace }, { user, sessionId }: AuthenticatedSession): void {
  store.transaction((tx) => {
    tx.delete(sessions).where(eq(sessions.id, sessionId)).run();
    trace(tx, { action: "login.ended", subject: user.id, account: user.id });
  });
}

export function closeAllSessions(db: Db, userId: string): void {
  db.delete(sessions).where(eq(sessions.userId, userId)).run();
}

export function removeIdleSessions(db: Db, now: Date): void {
  const before = (ms: number) => new Date(now.getTime() - ms);
  db.delete(sessions)
    .where(or(lt(sessions.lastActivity, before(SESSION_IDLE_MS)), lt(sessions.createdAt, before(SESSION_MAX_MS))))
    .run();
}

const isOver = ({ lastActivity, createdAt }: { lastActivity: Date; createdAt: Date }, now: Date): boolean =>
  now.getTime() - lastActivity.getTime() > SESSION_IDLE_MS || now.getTime() - createdAt.getTime() > SESSION_MAX_MS;

/** Both come from the client, which could send any length. */
const shorten = ({ userAgent, ipAddress }: Device) => ({
  userAgent: userAgent?.slice(0, 300) ?? null,
  ipAddress: ipAddress?.slice(0, 64) ?? null,
});
