import type { Webhook, WebhookDelivery } from "../../../../../engine/contract/api.ts";
import { WEBHOOK_EVENTS } from "../../../../../engine/contract/webhook-events.ts";
import { timeUntil } from "../../../../lib/text/time.ts";

type Attempt = WebhookDelivery["attempts"][number];

export const saysEvent = (type: WebhookDelivery["type"]): string => (type === "webhook.test" ? "A test" : WEBHOOK_EVENTS[type]);

/** "It answered 200, after 84 ms." or why it could not be reached. */
export const saysAttempt = ({ status, error, ms }: Attempt): string => error ?? `It answered ${status}, after ${saysDuration(ms)}.`;

export const isTaken = ({ status = 0 }: Attempt): boolean => status >= 200 && status < 300;

const saysDuration = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} seconds`);

/** Whether it waits behind an event that the address has not taken yet, or for the webhook to be switched on. */
export const isHeldUp = ({ status, nextAttemptAt }: WebhookDelivery): boolean => status === "waiting" && nextAttemptAt === undefined;

/** What becomes of an event that waits. */
export function saysNext({ nextAttemptAt }: WebhookDelivery, { enabled }: Pick<Webhook, "enabled">, now: number): string {
  if (nextAttemptAt) return `The next attempt is ${timeUntil(nextAttemptAt, now)}.`;
  return enabled ? "It waits until the address has taken the events before it." : "It waits until the webhook is switched on.";
}
