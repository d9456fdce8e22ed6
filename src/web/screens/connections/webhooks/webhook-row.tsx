import { Ellipsis, KeyRound, Pencil, Trash2 } from "lucide-react";
import type { Webhook } from "../../../../engine/contract/api.ts";
import { WEBHOOK_EVENTS } from "../../../../engine/contract/webhook-events.ts";
import { api } from "../../../lib/api/api.ts";
import { webhookPath } from "../../../lib/api/queries.ts";
import { dateAndTime } from "../../../lib/text/time.ts";
import { Menu, MenuItem } from "../../../ui/overlays/menu.tsx";
import { useConnectionAction } from "../connection-action.ts";

/** What is opened from the row of a webhook. */
export type WebhookPart = "deliveries" | "test" | "edit" | "secret" | "delete";

export function WebhookRow({ webhook, onOpen }: { webhook: Webhook; onOpen: (part: WebhookPart) => void }) {
  const { url, events, formerSecretUntil } = webhook;
  return (
    <li className="connection webhook">
      <span className="connection-main">
        <span className="connection-title">
          <strong className="webhook-url" title={url}>
            {url}
          </strong>
        </span>
        <span className="connection-parts">
          {events.map((event) => (
            <span key={event}>{WEBHOOK_EVENTS[event]}</span>
          ))}
        </span>
        <State webhook={webhook} />
        {formerSecretUntil && <span className="muted">The former secret signs too, until {dateAndTime(formerSecretUntil)}.</span>}
      </span>
      <span className="connection-actions">
        <OnSwitch webhook={webhook} />
        <button type="button" className="button small" aria-label={`Deliveries to ${url}`} onClick={() => onOpen("deliveries")}>
          Deliveries
        </button>
        <button type="button" className="button small" aria-label={`Send test to ${url}`} onClick={() => onOpen("test")}>
          Send test
        </button>
        <Menu className="icon-button" label={`More for ${url}`} iconOnly icon={<Ellipsis size={18} aria-hidden="true" />}>
          <MenuItem icon={<Pencil size={16} aria-hidden="true" />} onChoose={() => onOpen("edit")}>
            Edit
          </MenuItem>
          <MenuItem icon={<KeyRound size={16} aria-hidden="true" />} onChoose={() => onOpen("secret")}>
            New secret
          </MenuItem>
          <MenuItem icon={<Trash2 size={16} aria-hidden="true" />} tone="danger" onChoose={() => onOpen("delete")}>
            Delete
          </MenuItem>
        </Menu>
      </span>
    </li>
  );
}

function State({ webhook: { enabled, failingSince, lastError } }: { webhook: Webhook }) {
  if (!enabled) {
    return (
      <span className="webhook-state">
        <span className="badge">Switched off</span> {lastError}
      </span>
    );
  }
  if (failingSince) {
    return (
      <span className="webhook-state">
        <span className="badge danger">Failing</span> Since {dateAndTime(failingSince)}: {lastError}
      </span>
    );
  }
  return (
    <span className="webhook-state">
      <span className="badge success">No failures</span>
    </span>
  );
}

function OnSwitch({ webhook: { id, url, enabled } }: { webhook: Webhook }) {
  const change = useConnectionAction({
    call: (on: boolean) => api<Webhook>("PATCH", webhookPath(id), { enabled: on }),
    failed: "Not changed",
  });
  const isOn = change.isPending ? change.variables : enabled;
  return (
    <label className="check">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-busy={change.isPending}
        onChange={() => change.isPending || change.mutate(!enabled)}
      />
      <span>
        On<span className="visually-hidden">: {url}</span>
      </span>
    </label>
  );
}
