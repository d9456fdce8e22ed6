import { and, desc, eq, sql } from "drizzle-orm";
import { type ActingUser, actingUser } from "../../agencies/membership.ts";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { ApiKey, CreatedApiKey } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import { KEY_SCOPE_NAMES, type KeyScope } from "../../contract/key-scopes.ts";
import { MAX_API_KEY_NAME_CHARS, MAX_API_KEYS } from "../../contract/limits.ts";
import { forgetAnswers } from "../../store/idempotency.ts";
import { memoizeUntilChanged, type Version } from "../../store/memoize-until-changed.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { prepared } from "../../store/prepared.ts";
import { apiKeys, users } from "../../store/schema.ts";
import { hashToken, newToken } from "../login/tokens.ts";
import type { UserRow } from "../users.ts";

/** Every key begins so: programs that look for secrets in code know it by that. */
const KEY_PREFIX = "vit_";
/** Resolution of the last use: it is written once a minute, not with each request. */
const USE_STEP_MS = 60_000;

export type AskedKey = { name: string; scopes: readonly string[]; expiresAt?: string };
type KeyRow = typeof apiKeys.$inferSelect;

/**
 * Makes a key and tells it, the only time. Throws AppError "invalid" for a name, scope or end that cannot be, "forbidden" for the scope `admin` of an
 * account that is no administrator's, and "conflict" when the account has as many keys as it may have. `also` is part of the same transaction.
 */
export function createApiKey(
  { store, trace }: { store: Store; trace: Trace },
  user: Pick<UserRow, "id" | "role">,
  asked: AskedKey,
  now: Date,
  also: (tx: Db, made: CreatedApiKey) => void = () => {},
): CreatedApiKey {
  const { name, scopes, expiresAt } = checked(asked, now);
  if (scopes.includes("admin") && user.role !== "admin")
    throw new AppError("forbidden", "Only an administrator's key can have the scope admin.");
  const key = KEY_PREFIX + newToken();
  return store.transaction((tx) => {
    if (keysOf(tx, user.id).length >= MAX_API_KEYS)
      throw new AppError("conflict", `An account has at most ${MAX_API_KEYS} API keys. Please revoke one first.`);
    const row = tx
      .insert(apiKeys)
      .values({ id: crypto.randomUUID(), userId: user.id, name, scopes, keyHash: hashToken(key), createdAt: now, expiresAt })
      .returning()
      .get();
    const made = { ...toApiKey(row), key };
    trace(tx, { action: "key.made", subject: made.id, account: user.id, details: { name, scopes } });
    also(tx, made);
    return made;
  });
}

function checked({ name, scopes, expiresAt }: AskedKey, now: Date): { name: string; scopes: KeyScope[]; expiresAt: Date | null } {
  const trimmed = name.trim();
  if (trimmed === "" || trimmed.length > MAX_API_KEY_NAME_CHARS)
    throw new AppError("invalid", `Please give the API key a name of at most ${MAX_API_KEY_NAME_CHARS} characters.`);
  const unknown = scopes.find((scope) => !isScope(scope));
  if (unknown !== undefined || scopes.length === 0)
    throw new AppError("invalid", `Please choose what the API key may do: ${KEY_SCOPE_NAMES.join(", ")}.`);
  const end = expiresAt === undefined ? null : new Date(expiresAt);
  if (end && !(end.getTime() > now.getTime()))
    throw new AppError("invalid", "The API key must expire in the future: please give a date such as 2027-01-31.");
  return { name: trimmed, scopes: KEY_SCOPE_NAMES.filter((scope) => scopes.includes(scope)), expiresAt: end };
}

const isScope = (scope: string): scope is KeyScope => (KEY_SCOPE_NAMES as string[]).includes(scope);

/** The keys of an account, the newest first, expired ones too. */
export const listApiKeys = ({ db }: Store, userId: string): ApiKey[] => keysOf(db, userId).map(toApiKey);

const keysOf = (db: Db, userId: string): KeyRow[] =>
  db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt), desc(sql`rowid`)).all();

/** Takes a key away: the next call with it is refused. Throws AppError "not_found" for one that is not the account's. */
export function revokeApiKey({ store, trace }: { store: Store; trace: Trace }, userId: string, id: string): void {
  store.transaction((tx) => {
    const isOwn = and(eq(apiKeys.id, id), eq(apiKeys.userId, userId));
    const row = tx.delete(apiKeys).where(isOwn).returning({ name: apiKeys.name }).get();
    if (!row) throw new AppError("not_found", "This API key does not exist.");
    forgetAnswers(tx, [id]);
    trace(tx, { action: "key.revoked", subject: id, account: userId, details: { name: row.name } });
  });
}

const byHash = prepared((db) =>
  db
    .select({ user: users, key: apiKeys })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.keyHash, sql.placeholder("keyHash")))
    .prepare(),
);
const keyByHash = memoizeUntilChanged(({ db }, keyHash) => {
  const found = byHash(db).get({ keyHash });
  return found && { ...found, user: actingUser(db, found.user) };
});

/** Who a key acts for and what it may be used for; null for one that is unknown, expired or revoked. Notes the use. */
export function findApiKey(
  store: Store,
  key: string,
  now: Date,
  version?: Version,
): { user: ActingUser; id: string; name: string; scopes: readonly KeyScope[] } | null {
  const found = keyByHash(store, hashToken(key), version);
  if (!found || isExpired(found.key, now)) return null;
  const { id, name, scopes, lastUsedAt } = found.key;
  if (now.getTime() - (lastUsedAt?.getTime() ?? 0) >= USE_STEP_MS)
    store.db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id)).run();
  return { user: found.user, id, name, scopes };
}

const isExpired = ({ expiresAt }: KeyRow, now: Date) => expiresAt !== null && expiresAt.getTime() <= now.getTime();

const toApiKey = ({ id, name, scopes, createdAt, expiresAt, lastUsedAt }: KeyRow): ApiKey => ({
  id,
  name,
  scopes,
  createdAt: createdAt.toISOString(),
  ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
});
