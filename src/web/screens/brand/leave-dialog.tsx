import { Dialog } from "../../ui/overlays/dialog.tsx";

type Props = { busy: boolean; onStay: () => void; onDiscard: () => void; onSave: () => void };

export const LeaveDialog = ({ busy, onStay, onDiscard, onSave }: Props) => (
  <Dialog title="Unsaved changes" description="Your changes of the brand are not saved." onClose={onStay}>
    <div className="dialog-actions">
      <button type="button" className="button" onClick={onStay}>
        Stay Here
      </button>
      <button type="button" className="button danger" onClick={onDiscard}>
        Leave Without Saving
      </button>
      <button type="button" className="button primary" disabled={busy} onClick={onSave}>
        Save and Leave
      </button>
    </div>
  </Dialog>
);
