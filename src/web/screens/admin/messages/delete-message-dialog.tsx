import { api } from "../../../lib/api/api.ts";
import type { KeptContactMessage } from "../../../lib/api/queries.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useAdminAction } from "../admin-action.ts";

export function DeleteMessageDialog({ message: { id, name, email }, onClose }: { message: KeptContactMessage; onClose: () => void }) {
  const remove = useAdminAction({
    call: () => api("DELETE", `/admin/contact-messages/${encodeURIComponent(id)}`),
    done: "Message Deleted",
    failed: "Delete Failed",
    describe: () => `The message of ${name}.`,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Delete Message"
      description={`${name}, ${email}`}
      confirm="Delete Message"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>The message is permanently removed. This cannot be undone.</p>
    </ConfirmDialog>
  );
}
