import type { User } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { fullName } from "../../../lib/text/words.ts";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { useAdminAction } from "../admin-action.ts";

export function DeleteUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const remove = useAdminAction({
    call: () => api("DELETE", `/admin/user/${user.id}`),
    done: "User Deleted",
    failed: "Delete Failed",
    describe: () => user.email,
    onDone: onClose,
  });
  return (
    <Dialog title="Delete Account" description={[...new Set([fullName(user), user.email])].join(", ")} onClose={onClose}>
      <div className="form">
        <div>
          <p>This permanently removes:</p>
          <ul className="removed">
            <li>the account</li>
            <li>all CV processing jobs and files</li>
            <li>session data</li>
            <li>user statistics</li>
          </ul>
          <p>
            <strong>This cannot be undone.</strong>
          </p>
        </div>
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="button" className="button danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
            Delete Account
          </button>
        </div>
      </div>
    </Dialog>
  );
}
