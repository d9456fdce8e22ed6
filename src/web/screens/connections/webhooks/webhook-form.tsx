import { type FormEvent, useState } from "react";
import type { Webhook, WebhookEvent } from "../../../../engine/contract/api.ts";
import { MAX_WEBHOOK_URL_CHARS } from "../../../../engine/contract/limits.ts";
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from "../../../../engine/contract/webhook-events.ts";
import { errorMessage, isUnauthorized } from "../../../lib/api/api.ts";
import { toast } from "../../../lib/toasts.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Choices } from "../choices.tsx";

export type AskedWebhook = Pick<Webhook, "url" | "events">;
type Props = { first: AskedWebhook; submit: string; busy: boolean; error: Error | null; onSubmit: (asked: AskedWebhook) => void };

/** The address of a webhook, and what it is told of. What the service has against them stands above. */
export function WebhookForm({ first, submit, busy, error, onSubmit }: Props) {
  const [url, setUrl] = useState(first.url);
  const [events, setEvents] = useState<ReadonlySet<WebhookEvent>>(new Set(first.events));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const missing = whatIsMissing(url, events);
    if (missing) toast({ title: "Validation Error", description: missing, tone: "danger" });
    else if (!busy) onSubmit({ url, events: WEBHOOK_EVENT_NAMES.filter((event) => events.has(event)) });
  };
  return (
    <form className="form" noValidate onSubmit={send}>
      {error && !isUnauthorized(error) && <Alert tone="danger">{errorMessage(error, "It was not saved. Please try again.")}</Alert>}
      <Field
        label="Address"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_WEBHOOK_URL_CHARS}
        note="Where your system listens, such as https://ats.example/vitae."
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <Choices legend="What it is told" names={WEBHOOK_EVENT_NAMES} words={WEBHOOK_EVENTS} chosen={events} onChoose={setEvents} />
      <button type="submit" className="button primary wide" disabled={busy}>
        {submit}
      </button>
    </form>
  );
}

function whatIsMissing(url: string, events: ReadonlySet<WebhookEvent>): string | undefined {
  if (url === "") return "Please give the address of the webhook.";
  if (events.size === 0) return "Please choose what the webhook is told.";
}
