import { ConfirmDialog } from "../../ui/controls/confirm-dialog.tsx";

type Props = { ofHouse: boolean; busy: boolean; onRemove: () => void; onClose: () => void };

export const RemoveDialog = ({ ofHouse, busy, onRemove, onClose }: Props) => (
  <ConfirmDialog
    title="Remove Brand"
    description={ofHouse ? "The brand of the house" : "The brand of your account"}
    confirm="Remove Brand"
    danger
    busy={busy}
    onConfirm={onRemove}
    onClose={onClose}
  >
    <p>
      The brand goes, with its logos and fonts. New documents are{" "}
      {ofHouse ? "as the styles say" : "in the brand of the house, or as the styles say"}. Finished documents stay as they are. This cannot
      be undone.
    </p>
  </ConfirmDialog>
);
