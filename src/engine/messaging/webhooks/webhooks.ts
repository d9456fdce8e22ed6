import { and, asc, eq, inArray, min, sql } from "drizzle-orm";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { Webhook, WebhookEvent, WebhookWithSecret } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import { MAX_WEBHOOKS } from "../../contract/limits.ts";
import { WEBHOOK_EVENT_NAMES } from "../../contract/webhook-events.ts";
import { forgetAnswers } from "../../store/idempotency.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { webhookDeliveries, webhooks } from "../../store/schema.ts";
import { checkedUrl, type Network } from "./addresses.ts";

/** After a rotation receivers have this long to take the new secret. */
const FORMER_SECRET_MS = 24 * 60 * 60_000;
/** Random bytes of a secret: Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;

export type WebhookRow = typeof webhooks.$inferSelect;
type Tools = { store: Store; trace: Trace; config: { webhookNetworks: readonly Network[] }; now: () => Date };
export type AskedWebhook = { url: string; events: readonly string[] };
export type WebhookChange = Partial<AskedWebhook> & { enabled?: boolean; rotateSecret?: boolean };

/** The webhooks of an account, the oldest first. */
export function listWebhooks({ db }: Store, userId: string, now: Date): Webhook[] {
  const rows = db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(asc(webhooks.createdAt), asc(sql`rowid`)).all();
  const failing = failingDeliveries(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toWebhook(row, now, failing.get(row.id)));
}

/**
 * Makes a webhook and tells its secret, the only time. Throws AppError "invalid" for an address or event that cannot be, "conflict" when the account has as
 * many as it may have. `also` is part of the same transaction.
 */
export function createWebhook(
  { store, trace, config, now }: Tools,
  userId: string,
  asked: AskedWebhook,
  also: (tx: Db, made: WebhookWithSecret) => void = () => {},
): WebhookWithSecret {
  const url = checkedUrl(asked.url, config.webhookNetworks);
  const events = checkedEvents(asked.events);
  return store.transaction((tx) => {
    const own = tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.userId, userId)).all();
    if (own.length >= MAX_WEBHOOKS)
      throw new AppError("conflict", `An account has at most ${MAX_WEBHOOKS} webhooks. Please delete one first.`);
    const row = tx
      .insert(webhooks)
      .values({ id: crypto.randomUUID(), userId, url, events, secret: newSecret(), createdAt: now() })
      .returning()
      .get();
    const made = { ...toWebhook(row, now()), secret: row.secret };
    trace(tx, { action: "webhook.made", subject: row.id, account: userId, details: { events } });
    also(tx, made);
    return made;
  });
}

/** Changes a webhook; with `rotateSecret` the answer has the new secret. Throws AppError as `createWebhook` does, and "not_found". `also` is part of the same transaction. */
export function changeWebhook(
  { store, trace, config, now }: Tools,
  userId: string,
  id: string,
  change: WebhookChange,
  also: (tx: Db, changed: Webhook | WebhookWithSecret) => void = () => {},
): Webhook | WebhookWithSecret {
  const { url, events, enabled, rotateSecret } = change;
  const changes = {
    ...(url !== undefined && { url: checkedUrl(url, config.webhookNetworks) }),
    ...(events && { events: checkedEvents(events) }),
    ...(enabled !== undefined && { enabled }),
  };
  return store.transaction((tx) => {
    const before = getWebhook(tx, userId, id);
    const rotated = rotateSecret && {
      secret: newSecret(),
      formerSecret: before.secret,
      formerSecretUntil: new Date(now().getTime() + FORMER_SECRET_MS),
    };
    const set = { ...changes, ...rotated };
    const row = Object.keys(set).length > 0 ? tx.update(webhooks).set(set).where(eq(webhooks.id, id)).returning().get() : before;
    // What waits is sent to the new address at once, and not when the old one would have been asked again.
    if (url !== undefined || enabled) sendWaitingNow(tx, id, now());
    const changed = { ...toWebhook(row, now(), failingDeliveries(tx, [id]).get(id)), ...(rotated && { secret: row.secret }) };
    const fields = Object.keys(changes);
    if (fields.length > 0) trace(tx, { action: "webhook.changed", subject: id, account: userId, details: { fields } });
    if (rotated) trace(tx, { action: "webhook.rotated", subject: id, account: userId });
    also(tx, changed);
    return changed;
  });
}

/** Deletes a webhook with its log; what waits is told to nobody. Throws AppError "not_found". */
export function deleteWebhook({ store, trace }: Pick<Tools, "store" | "trace">, userId: string, id: string): void {
  store.transaction((tx) => {
    getWebhook(tx, userId, id);
    tx.delete(webhooks).where(eq(webhooks.id, id)).run();
    forgetAnswers(tx, [id]);
    trace(tx, { action: "webhook.deleted", subject: id, account: userId });
  });
}

/** Throws AppError "not_found", also for another account's. */
export function getWebhook(db: Db, userId: string, id: string): WebhookRow {
  const row = db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)))
    .get();
  if (!row) throw new AppError("not_found", "This webhook does not exist.");
  return row;
}

/** The secrets that sign a delivery now, the newest first. */
export const secretsOf = ({ secret, formerSecret, formerSecretUntil }: WebhookRow, now: Date): string[] =>
  formerSecret !== null && formerSecretUntil !== null && formerSecretUntil.getTime() > now.getTime() ? [secret, formerSecret] : [secret];

function sendWaitingNow(tx: Db, webhookId: string, now: Date): void {
  const isWaiting = and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.status, "waiting"));
  tx.update(webhookDeliveries).set({ nextAttemptAt: now }).where(isWaiting).run();
}

const newSecret = () => `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))).toString("base64")}`;

function checkedEvents(events: readonly string[]): WebhookEvent[] {
  const known = WEBHOOK_EVENT_NAMES.filter((event) => events.includes(event));
  if (known.length === 0 || known.length < new Set(events).size)
    throw new AppError("invalid", `Please choose what the webhook tells of: ${WEBHOOK_EVENT_NAMES.join(", ")}.`);
  return known;
}

type Failing = { since: string; error: string };

/** Of each webhook the oldest event that waits after a failed attempt: the address has failed since then. */
function failingDeliveries(db: Db, ids: string[]): Map<string, Failing> {
  const heads = db
    .select({ sequence: min(webhookDeliveries.sequence) })
    .from(webhookDeliveries)
    .where(and(inArray(webhookDeliveries.webhookId, ids), eq(webhookDeliveries.status, "waiting")))
    .groupBy(webhookDeliveries.webhookId);
  const rows = ids.length > 0 ? db.select().from(webhookDeliveries).where(inArray(webhookDeliveries.sequence, heads)).all() : [];
  return new Map(
    rows.flatMap(({ webhookId, attempts }) => {
      const [first, last] = [attempts[0], attempts.at(-1)];
      return first && last ? [[webhookId, { since: first.at, error: last.error ?? `It answered ${last.status}.` }] as const] : [];
    }),
  );
}

function toWebhook({ id, url, events, enabled, createdAt, formerSecretUntil }: WebhookRow, now: Date, failing?: Failing): Webhook {
  return {
    id,
    url,
    events,
    enabled,
    createdAt: createdAt.toISOString(),
    ...(formerSecretUntil && formerSecretUntil.getTime() > now.getTime() && { formerSecretUntil: formerSecretUntil.toISOString() }),
    ...(failing && { failingSince: failing.since, lastError: failing.error }),
  };
}
