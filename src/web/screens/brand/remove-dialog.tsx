import { Dialog } from "../../ui/controls/dialog.tsx";

type Props = { ofHouse: boolean; busy: boolean; onRemove: () => void; onClose: () => void };

export const RemoveDialog = ({ ofHouse, busy, onRemove, onClose }: Props) => (
  <Dialog title="Remove Brand" description={ofHouse ? "The brand of the house" : "The brand of your account"} onClose={onClose}>
    <div className="form">
      <p>
        The brand goes, with its logos and fonts. New documents are{" "}
        {ofHouse ? "as the styles say" : "in the brand of the house, or as the styles say"}. Finished documents stay as they are. This
        cannot be undone.
      </p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="button danger" disabled={busy} onClick={onRemove}>
          Remove Brand
        </button>
      </div>
    </div>
  </Dialog>
);
