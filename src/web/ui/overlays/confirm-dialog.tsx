import type { ReactNode } from "react";
import { Dialog } from "./dialog.tsx";

type Props = {
  title: string;
  description: string;
  /** What is done: the words of the button. */
  confirm: string;
  /** What is lost cannot be had back. */
  danger?: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  onClosed?: () => void;
  /** What happens, and whether it can be undone. */
  children: ReactNode;
};

/** Asks before something is done that others feel, or that cannot be undone. */
export const ConfirmDialog = ({ title, description, confirm, danger = false, busy, onConfirm, onClose, onClosed, children }: Props) => (
  <Dialog title={title} description={description} onClose={onClose} onClosed={onClosed}>
    <div className="form">
      {children}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className={danger ? "button danger" : "button primary"} disabled={busy} onClick={onConfirm}>
          {confirm}
        </button>
      </div>
    </div>
  </Dialog>
);
