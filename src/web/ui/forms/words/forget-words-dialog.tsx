import { plural } from "../../../lib/text/words.ts";
import { ConfirmDialog } from "../../overlays/confirm-dialog.tsx";

type Props = { count: number; busy: boolean; onForget: () => void; onClose: () => void };

export const ForgetWordsDialog = ({ count, busy, onForget, onClose }: Props) => (
  <ConfirmDialog
    title="Forget All Words"
    description={plural(count, "word")}
    confirm="Forget All Words"
    danger
    busy={busy}
    onConfirm={onForget}
    onClose={onClose}
  >
    <p>CVs are read and documents are written without them from now on. Finished documents stay as they are. This cannot be undone.</p>
  </ConfirmDialog>
);
