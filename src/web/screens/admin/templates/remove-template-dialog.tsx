import type { TemplateEntry } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { templateName } from "../../../lib/text/words.ts";
import { Dialog } from "../../../ui/controls/dialog.tsx";
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
    <Dialog title="Remove Template" description={name} onClose={onClose}>
      <div className="form">
        <p>
          The template goes, also from the users who have it. Who had chosen it gets the first that is left. Finished documents stay as they
          are.
        </p>
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="button" className="button danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
            Remove Template
          </button>
        </div>
      </div>
    </Dialog>
  );
}
