import type { Webhook, WebhookDelivery } from "../../../../../engine/contract/api.ts";
import { MAX_SHOWN_DELIVERIES } from "../../../../../engine/contract/limits.ts";
import { api } from "../../../../lib/api/api.ts";
import { webhookPath } from "../../../../lib/api/queries.ts";
import { useNow } from "../../../../lib/text/time.ts";
import { Alert } from "../../../../ui/controls/alert.tsx";
import { Skeleton } from "../../../../ui/controls/loading.tsx";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";
import { useConnectionAction } from "../../connection-action.ts";
import { DeliveryRow } from "./delivery-row.tsx";
import { saysNext } from "./says-delivery.ts";
import { useDeliveries } from "./use-deliveries.ts";

/** What a webhook was told, newest first, with each attempt. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { data: log, isError } = useDeliveries(webhook.id);
  const now = useNow(1_000);
  const again = useConnectionAction({
    call: (delivery: WebhookDelivery) => api<WebhookDelivery>("POST", webhookPath(webhook.id, `/deliveries/${delivery.id}/retry`)),
    done: "Sent again",
    failed: "Not sent again",
  });
  return (
    <Dialog wide="extra" title="Deliveries" description={webhook.url} onClose={onClose}>
      <div className="form delivery-log">
        {isError && !log && <Alert tone="danger">The log cannot be read. Please try again.</Alert>}
        {!log && !isError && <Skeleton height="14rem" />}
        {log?.length === 0 && <p className="muted no-entries">Nothing was sent yet. “Send test” shows whether the address takes it.</p>}
        {log && log.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keyboard
          <section className="deliveries" aria-label="Deliveries" tabIndex={0}>
            <ul>
              {log.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  next={delivery.status === "waiting" ? saysNext(delivery, webhook, now) : undefined}
                  busy={again.isPending}
                  onAgain={() => again.mutate(delivery)}
                />
              ))}
            </ul>
          </section>
        )}
        {log?.length === MAX_SHOWN_DELIVERIES && <p className="muted">These are the last {MAX_SHOWN_DELIVERIES}.</p>}
      </div>
    </Dialog>
  );
}
