import { and, asc, eq, lte, notInArray } from "drizzle-orm";
import { errorCode } from "../../contract/errors.ts";
import type { Log } from "../../store/log.ts";
import type { Store } from "../../store/open-store.ts";
import { webhookDeliveries, webhooks } from "../../store/schema.ts";
import type { Network } from "./addresses.ts";
import { type DeliveryRow, isSentNext } from "./deliveries.ts";
import { MINUTE_MS, nextAttempt, SECOND_MS } from "./schedule.ts";
import { type Answer, sendMessage } from "./send.ts";
import { secretsOf, type WebhookRow } from "./webhooks.ts";

/** How often it is looked whether something is due. */
const LOOK_MS = SECOND_MS;
/** An address whose answer could not be recorded rests so long: it would be told the same at full speed otherwise, as long as the disk is full. */
const REST_MS = MINUTE_MS;
/** Addresses that are told at once: a slow one holds nobody up but those behind it. */
const MAX_AT_ONCE = 16;
const GONE = 410;

type Tools = { store: Store; config: { publicUrl: string; webhookNetworks: readonly Network[] }; log: Log; now: () => Date };
type Due = { webhook: WebhookRow; delivery: DeliveryRow };
export type WebhookSender = {
  begin(): void;
  /** Sends what is due, and ends when nothing is any more. */
  sendDue(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Tells addresses of events: at least once, each address in the order of its events. An event that an address does not take is tried again after growing waits
 * until a day is over; the events behind it wait.
 */
export function openWebhookSender(tools: Tools): WebhookSender {
  const { store, log, now } = tools;
  const atWork = new Map<string, Promise<void>>();
  const restingUntil = new Map<string, number>();
  let timer: Timer | undefined;
  let isStopped = false;

  async function tell({ webhook, delivery }: Due): Promise<void> {
    try {
      const at = now();
      const began = performance.now();
      const answer = await sendMessage(webhook.url, messageOf(webhook, delivery, tools), { networks: tools.config.webhookNetworks, at });
      record(store, delivery, { ...answer, at: at.toISOString(), ms: Math.round(performance.now() - began) }, now());
      if ("status" in answer && answer.status === GONE) switchOff(store, webhook.id);
      restingUntil.delete(webhook.id);
    } catch (error) {
      // The database cannot be written: the event is still there and is sent again.
      restingUntil.set(webhook.id, now().getTime() + REST_MS);
      log.write("error", "webhooks", "A delivery could not be recorded.", { code: errorCode(error) });
    }
  }

  /** The oldest event of an address that is neither at work nor resting. A database that cannot be read is asked again a second later. */
  function nextEvent(): Due | undefined {
    const resting = [...restingUntil].flatMap(([id, until]) => (until > now().getTime() ? [id] : []));
    try {
      return nextDue(store, [...atWork.keys(), ...resting], now());
    } catch (error) {
      log.write("error", "webhooks", "The events of webhooks could not be read.", { code: errorCode(error) });
      return undefined;
    }
  }

  /** Begins with what is due, each address for itself, and goes on with an address while it takes what it is told. */
  function beginDue(): void {
    while (!isStopped && atWork.size < MAX_AT_ONCE) {
      const due = nextEvent();
      if (!due) return;
      const { id } = due.webhook;
      atWork.set(
        id,
        tell(due).finally(() => {
          atWork.delete(id);
          beginDue();
        }),
      );
    }
  }

  return {
    begin() {
      timer ??= setInterval(beginDue, LOOK_MS);
      timer.unref();
    },
    async sendDue() {
      beginDue();
      while (atWork.size > 0) await Promise.all(atWork.values());
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(atWork.values());
    },
  };
}

/** The oldest waiting event of an address, where its time has come. */
function nextDue({ db }: Store, busy: string[], now: Date): Due | undefined {
  return db
    .select({ webhook: webhooks, delivery: webhookDeliveries })
    .from(webhooks)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.webhookId, webhooks.id))
    .where(and(isSentNext, lte(webhookDeliveries.nextAttemptAt, now), notInArray(webhooks.id, busy)))
    .orderBy(asc(webhookDeliveries.nextAttemptAt))
    .limit(1)
    .get();
}

/** The body says what happened to which job and where to read of it, and no word of a CV. */
function messageOf(webhook: WebhookRow, { id, type, jobId, jobStatus, createdAt }: DeliveryRow, { config, now }: Tools) {
  const data = jobId === null ? {} : { jobId, status: jobStatus, url: `${config.publicUrl}/api/jobs/${jobId}` };
  return { id, body: JSON.stringify({ type, timestamp: createdAt.toISOString(), data }), secrets: secretsOf(webhook, now()) };
}

function record({ db }: Store, delivery: DeliveryRow, attempt: Answer & { at: string; ms: number }, now: Date): void {
  const attempts = [...delivery.attempts, attempt];
  const isTaken = "status" in attempt && attempt.status >= 200 && attempt.status < 300;
  db.update(webhookDeliveries)
    .set({ attempts, ...(isTaken ? { status: "delivered", nextAttemptAt: null } : afterFailure(delivery, attempts.length, now)) })
    .where(eq(webhookDeliveries.sequence, delivery.sequence))
    .run();
}

function afterFailure({ createdAt }: DeliveryRow, attempts: number, now: Date): Pick<DeliveryRow, "status" | "nextAttemptAt"> {
  const next = nextAttempt(createdAt, attempts, now);
  return { status: next ? "waiting" : "failed", nextAttemptAt: next };
}

/** An address that says that it is gone is not told anything more. */
function switchOff({ db }: Store, id: string): void {
  db.update(webhooks).set({ enabled: false }).where(eq(webhooks.id, id)).run();
}
