import { api } from "../../../lib/api/api.ts";
import type { KeptContactMessage } from "../../../lib/api/queries.ts";
import { Dialog } from "../../../ui/controls/dialog.tsx";
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
    <Dialog title="Delete Message" description={`${name}, ${email}`} onClose={onClose}>
      <div className="form">
        <p>The message is permanently removed. This cannot be undone.</p>
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="button" className="button danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
            Delete Message
          </button>
        </div>
      </div>
    </Dialog>
  );
}
