import type { WebhookEvent } from "./api.ts";

/** What a webhook may tell of, with the words that a person chooses it by. */
export const WEBHOOK_EVENTS: Record<WebhookEvent, string> = {
  "job.completed": "A CV is finished",
  "job.failed": "A CV or an analysis has failed",
  "job.reviewed": "A recruiter has marked a CV as checked",
  "match.completed": "An analysis is finished",
};
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];
