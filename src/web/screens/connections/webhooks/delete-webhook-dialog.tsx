import type { Webhook } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { webhookPath } from "../../../lib/api/queries.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useConnectionAction } from "../connection-action.ts";

type Props = { webhook: Webhook; onDeleted: () => void; onClose: () => void; onClosed: () => void };

export function DeleteWebhookDialog({ webhook: { id, url }, onDeleted, onClose, onClosed }: Props) {
  const remove = useConnectionAction({
    call: () => api("DELETE", webhookPath(id)),
    done: "Webhook deleted",
    failed: "Not deleted",
    describe: () => url,
    onDone: onDeleted,
  });
  return (
    <ConfirmDialog
      title="Delete webhook"
      description={url}
      confirm="Delete"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
      onClosed={onClosed}
    >
      <p>The address is told nothing more, not even what still waits, and its log goes. This cannot be undone.</p>
      <p>To stop it for a while, switch it off instead.</p>
    </ConfirmDialog>
  );
}
