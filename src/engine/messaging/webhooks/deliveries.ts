import { and, desc, eq, lt, ne, or, sql } from "drizzle-orm";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { JobStatus, WebhookDelivery, WebhookEvent } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import { MAX_SHOWN_DELIVERIES } from "../../contract/limits.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { prepared } from "../../store/prepared.ts";
import { webhookDeliveries, webhooks } from "../../store/schema.ts";
import { GIVE_UP_MS } from "./schedule.ts";
import { getWebhook } from "./webhooks.ts";

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
type Event = { userId: string; type: WebhookEvent; jobId: string; jobStatus: JobStatus; at: Date };

const enabledOf = prepared((db) =>
  db
    .select({ id: webhooks.id, events: webhooks.events })
    .from(webhooks)
    .where(and(eq(webhooks.userId, sql.placeholder("userId")), eq(webhooks.enabled, true)))
    .prepare(),
);

/** Notes an event for each of the account's webhooks that wants it, in the transaction that makes it: what is committed is told, and nothing else. */
export function noteEvent(tx: Db, { userId, type, jobId, jobStatus, at }: Event): void {
  for (const { id, events } of enabledOf(tx).all({ userId }))
    if (events.includes(type)) queue(tx, { webhookId: id, type, jobId, jobStatus, at });
}

type Queued = { webhookId: string; type: WebhookDelivery["type"]; jobId?: string; jobStatus?: JobStatus; at: Date };

const queue = (tx: Db, { at, ...event }: Queued): string =>
  tx
    .insert(webhookDeliveries)
    .values({
      ...event,
      id: `msg_${crypto.randomUUID().replaceAll("-", "")}`,
      status: "waiting",
      attempts: [],
      createdAt: at,
      nextAttemptAt: at,
    })
    .returning({ id: webhookDeliveries.id })
    .get().id;

type Tools = { store: Store; trace: Trace; now: () => Date };

/** Queues an event that says nothing, so that a receiver can be tried. Throws AppError "not_found", "conflict" for a webhook that is switched off. */
export function testWebhook({ store, trace, now }: Tools, userId: string, id: string): WebhookDelivery {
  return store.transaction((tx) => {
    refuseOff(tx, userId, id);
    trace(tx, { action: "webhook.tested", subject: id, account: userId });
    return getDelivery(tx, id, queue(tx, { webhookId: id, type: "webhook.test", at: now() }));
  });
}

/** The log of a webhook, newest first. Throws AppError "not_found". */
export function listDeliveries({ db }: Store, userId: string, webhookId: string): WebhookDelivery[] {
  getWebhook(db, userId, webhookId);
  return selectDeliveries(db)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.sequence))
    .limit(MAX_SHOWN_DELIVERIES)
    .all()
    .map(toDelivery);
}

/** Sends an event again at once, whatever became of it. Throws AppError "not_found", "conflict" for a webhook that is switched off. */
export function sendAgain({ store, trace, now }: Tools, userId: string, webhookId: string, id: string): WebhookDelivery {
  return store.transaction((tx) => {
    refuseOff(tx, userId, webhookId);
    trace(tx, { action: "webhook.sent-again", subject: webhookId, account: userId });
    tx.update(webhookDeliveries)
      .set({ status: "waiting", nextAttemptAt: now() })
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
      .run();
    return getDelivery(tx, webhookId, id);
  });
}

function refuseOff(tx: Db, userId: string, id: string): void {
  if (!getWebhook(tx, userId, id).enabled) throw new AppError("conflict", "This webhook is switched off. Please switch it on first.");
}

/** Removes what is older than `before`. What waits is kept for as long as it is tried; older events are those of addresses that are switched off. */
export function removeOldDeliveries(tx: Db, before: Date, now: Date): void {
  const givenUp = new Date(Math.min(before.getTime(), now.getTime() - GIVE_UP_MS));
  const isOver = or(ne(webhookDeliveries.status, "waiting"), lt(webhookDeliveries.createdAt, givenUp));
  tx.delete(webhookDeliveries)
    .where(and(lt(webhookDeliveries.createdAt, before), isOver))
    .run();
}

/** Of a webhook that is switched on the oldest event that waits: it is sent next, and those behind it wait for it. */
export const isSentNext = sql<boolean>`${webhooks.enabled} and ${webhookDeliveries.sequence} = (select min(first.sequence) from webhook_deliveries first where first.webhook_id = ${webhooks.id} and first.status = 'waiting')`;

const selectDeliveries = (db: Db) =>
  db
    .select({ row: webhookDeliveries, isNext: isSentNext.mapWith(Boolean) })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId));

function getDelivery(db: Db, webhookId: string, id: string): WebhookDelivery {
  const found = selectDeliveries(db)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
    .get();
  if (!found) throw new AppError("not_found", "This delivery does not exist.");
  return toDelivery(found);
}

type Selected = { row: DeliveryRow; isNext: boolean };
const toDelivery = ({ row: { id, type, status, createdAt, attempts, nextAttemptAt }, isNext }: Selected): WebhookDelivery => ({
  id,
  type,
  status,
  createdAt: createdAt.toISOString(),
  attempts,
  ...(isNext && nextAttemptAt && { nextAttemptAt: nextAttemptAt.toISOString() }),
});
