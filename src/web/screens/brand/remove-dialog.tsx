import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";

type Whose = "account" | "agency" | "house";
type Props = { of: Whose; busy: boolean; onRemove: () => void; onClose: () => void };

const NAMES: Record<Whose, string> = { account: "your account", agency: "the agency", house: "the house" };

export const RemoveDialog = ({ of, busy, onRemove, onClose }: Props) => (
  <ConfirmDialog
    title="Remove Brand"
    description={`The brand of ${NAMES[of]}`}
    confirm="Remove Brand"
    danger
    busy={busy}
    onConfirm={onRemove}
    onClose={onClose}
  >
    <p>
      The brand goes, with its logos and fonts. New documents are{" "}
      {of === "house" ? "as the styles say" : "in the brand of the house, or as the styles say"}. Finished documents stay as they are. This
      cannot be undone.
    </p>
  </ConfirmDialog>
);
