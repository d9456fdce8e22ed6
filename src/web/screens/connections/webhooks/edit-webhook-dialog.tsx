import type { Webhook } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { webhookPath } from "../../../lib/api/queries.ts";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { useConnectionAction } from "../connection-action.ts";
import { type AskedWebhook, WebhookForm } from "./webhook-form.tsx";

export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const save = useConnectionAction({
    call: (asked: AskedWebhook) => api<Webhook>("PATCH", webhookPath(webhook.id), asked),
    done: "Webhook saved",
    describe: ({ url }) => url,
    onDone: onClose,
  });
  return (
    <Dialog wide title="Edit webhook" description="What waits is sent to the new address too. The secret stays." onClose={onClose}>
      <WebhookForm first={webhook} submit="Save" busy={save.isPending} error={save.error} onSubmit={save.mutate} />
    </Dialog>
  );
}
