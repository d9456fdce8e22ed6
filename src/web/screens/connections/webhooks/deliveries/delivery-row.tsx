import type { WebhookDelivery } from "../../../../../engine/contract/api.ts";
import { dateAndTime, exactTime } from "../../../../lib/text/time.ts";
import { plural } from "../../../../lib/text/words.ts";
import { saysAttempt, saysEvent } from "./says-delivery.ts";

const STATES: Record<WebhookDelivery["status"], { tone: string; words: string }> = {
  waiting: { tone: "warning", words: "Waiting" },
  delivered: { tone: "success", words: "Delivered" },
  failed: { tone: "danger", words: "Given up" },
};

/** `next`: what becomes of it, where it waits. */
type Props = { delivery: WebhookDelivery; next?: string; busy: boolean; onAgain: () => void };

export function DeliveryRow({ delivery, next, busy, onAgain }: Props) {
  const { type, status, createdAt, attempts } = delivery;
  const { tone, words } = STATES[status];
  const event = saysEvent(type);
  return (
    <li className="connection">
      <span className="connection-main">
        <span className="connection-title">
          <strong>{event}</strong>
          <span className={`badge ${tone}`}>{words}</span>
          <time className="muted" dateTime={createdAt} title={exactTime(createdAt)}>
            {dateAndTime(createdAt)}
          </time>
        </span>
        <Attempts attempts={attempts} />
        {next && <span className="muted">{next}</span>}
      </span>
      <button
        type="button"
        className="button small"
        aria-label={`Send again: ${event}, ${dateAndTime(createdAt)}`}
        onClick={() => busy || onAgain()}
      >
        Send again
      </button>
    </li>
  );
}

/** The last one, and the others behind it. */
function Attempts({ attempts }: Pick<WebhookDelivery, "attempts">) {
  const last = attempts.at(-1);
  if (!last) return null;
  if (attempts.length === 1) return <span>{saysAttempt(last)}</span>;
  return (
    <details className="delivery-attempts">
      <summary>
        {plural(attempts.length, "attempt")}, the last: {saysAttempt(last)}
      </summary>
      <ol>
        {attempts.map((attempt) => (
          <li key={attempt.at}>
            <time className="muted" dateTime={attempt.at} title={exactTime(attempt.at)}>
              {dateAndTime(attempt.at)}
            </time>{" "}
            {saysAttempt(attempt)}
          </li>
        ))}
      </ol>
    </details>
  );
}
