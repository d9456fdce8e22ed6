import type { User } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { fullName } from "../../../lib/text/words.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
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
    <ConfirmDialog
      title="Delete Account"
      description={[...new Set([fullName(user), user.email])].join(", ")}
      confirm="Delete Account"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
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
    </ConfirmDialog>
  );
}
