import type { Webhook, WebhookDelivery } from "../../../../../engine/contract/api.ts";
import { WEBHOOK_EVENTS } from "../../../../../engine/contract/webhook-events.ts";
import { nextDelivery } from "../../../../lib/api/queries.ts";
import { timeUntil } from "../../../../lib/text/time.ts";

type Attempt = WebhookDelivery["attempts"][number];

export const saysEvent = (type: WebhookDelivery["type"]): string => (type === "webhook.test" ? "A test" : WEBHOOK_EVENTS[type]);

/** "It answered 200, after 84 ms." or why it could not be reached. */
export const saysAttempt = ({ status, error, ms }: Attempt): string => error ?? `It answered ${status}, after ${saysDuration(ms)}.`;

export const isTaken = ({ status = 0 }: Attempt): boolean => status >= 200 && status < 300;

const saysDuration = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} seconds`);

/** Whether an address has not taken an earlier event yet. */
export const isBehind = (delivery: WebhookDelivery, log: WebhookDelivery[]): boolean =>
  delivery.status === "waiting" && nextDelivery(log)?.id !== delivery.id;

/** What becomes of an event that waits. */
export function saysNext(delivery: WebhookDelivery, log: WebhookDelivery[], { enabled }: Pick<Webhook, "enabled">, now: number): string {
  if (!enabled) return "It waits until the webhook is switched on.";
  if (isBehind(delivery, log)) return "It waits until the address has taken the events before it.";
  return `The next attempt is ${timeUntil(delivery.nextAttemptAt ?? "", now)}.`;
}
