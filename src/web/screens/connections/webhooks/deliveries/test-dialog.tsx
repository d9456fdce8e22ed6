import type { UseMutationResult } from "@tanstack/react-query";
import type { Webhook, WebhookDelivery } from "../../../../../engine/contract/api.ts";
import { errorMessage, isUnauthorized } from "../../../../lib/api/api.ts";
import { Alert } from "../../../../ui/controls/alert.tsx";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";
import { isHeldUp, isTaken, saysAttempt } from "./says-delivery.ts";
import { useDeliveries } from "./use-deliveries.ts";

type Test = UseMutationResult<WebhookDelivery, Error, Webhook>;
type Props = { webhook: Webhook; test: Test; onClose: () => void };

/** What an address makes of a test that was sent when this window was opened. */
export function TestDialog({ webhook, test, onClose }: Props) {
  return (
    <Dialog title="Test" description={webhook.url} onClose={onClose}>
      <div className="form">
        <div aria-live="polite">
          <Outcome webhook={webhook} test={test} />
        </div>
        <div className="dialog-actions">
          <button type="button" className="button" onClick={() => test.isPending || test.mutate(webhook)}>
            Send another
          </button>
          <button type="button" className="button primary" onClick={onClose}>
            Done
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function Outcome({ webhook, test: { data: sent, error } }: Omit<Props, "onClose">) {
  const { data: log = [], isError } = useDeliveries(webhook.id, { enabled: sent !== undefined });
  if (error) return isUnauthorized(error) ? null : <Alert tone="danger">{errorMessage(error, "The test was not sent.")}</Alert>;
  if (isError) return <Alert tone="danger">The answer cannot be read. It will stand under “Deliveries”.</Alert>;
  const delivery = log.find(({ id }) => id === sent?.id);
  const answer = delivery?.attempts.at(-1);
  if (answer && isTaken(answer)) return <Alert tone="success">{saysAttempt(answer)} The address takes messages.</Alert>;
  if (answer)
    return (
      <Alert tone="danger">
        {saysAttempt(answer)} {delivery?.status === "waiting" && "It is tried again; “Deliveries” shows how that goes."}
      </Alert>
    );
  if (delivery && isHeldUp(delivery))
    return (
      <Alert tone="neutral">
        The test waits: the address has not taken an earlier event, and is told in their order. “Deliveries” has both.
      </Alert>
    );
  return <p className="muted">Waiting for the answer…</p>;
}
