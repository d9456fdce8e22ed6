import type { WebhookDelivery } from "../../../../../engine/contract/api.ts";
import { WEBHOOK_EVENTS } from "../../../../../engine/contract/webhook-events.ts";

type Attempt = WebhookDelivery["attempts"][number];

export const saysEvent = (type: WebhookDelivery["type"]): string => (type === "webhook.test" ? "A test" : WEBHOOK_EVENTS[type]);

/** "It answered 200, after 84 ms." or why it could not be reached. */
export const saysAttempt = ({ status, error, ms }: Attempt): string => error ?? `It answered ${status}, after ${saysDuration(ms)}.`;

export const isTaken = ({ status = 0 }: Attempt): boolean => status >= 200 && status < 300;

const saysDuration = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} seconds`);

/** Whether an address has not taken an earlier event yet: it is told in their order. The log is the newest first. */
export const isBehind = (delivery: WebhookDelivery, log: WebhookDelivery[]): boolean =>
  delivery.status === "waiting" && log.findLast(({ status }) => status === "waiting")?.id !== delivery.id;
