import type { TemplateEntry } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { templateName } from "../../../lib/text/words.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useAdminAction } from "../admin-action.ts";

type Props = { template: TemplateEntry; onClose: () => void };

export function RemoveTemplateDialog({ template: { key }, onClose }: Props) {
  const name = templateName(key);
  const remove = useAdminAction({
    call: () => api("DELETE", `/admin/templates/${encodeURIComponent(key)}`),
    done: "Template Removed",
    failed: "Remove Failed",
    describe: () => name,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Remove Template"
      description={name}
      confirm="Remove Template"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>
        The template goes, also from the users who have it. Who had chosen it gets the first that is left. Finished documents stay as they
        are.
      </p>
    </ConfirmDialog>
  );
}
