import { plural } from "../../../lib/text/words.ts";
import { Dialog } from "../../controls/dialog.tsx";

type Props = { count: number; busy: boolean; onForget: () => void; onClose: () => void };

export function ForgetWordsDialog({ count, busy, onForget, onClose }: Props) {
  return (
    <Dialog title="Forget All Words" description={plural(count, "word")} onClose={onClose}>
      <div className="form">
        <p>CVs are read and documents are written without them from now on. Finished documents stay as they are. This cannot be undone.</p>
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="button" className="button danger" disabled={busy} onClick={onForget}>
            Forget All Words
          </button>
        </div>
      </div>
    </Dialog>
  );
}
