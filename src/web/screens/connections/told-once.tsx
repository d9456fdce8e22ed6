import type { ReactNode } from "react";
import { CopyField } from "../../ui/controls/copy-field.tsx";

type Props = {
  label: string;
  value: string;
  copy: string;
  note: ReactNode;
  onCopied: () => void;
  onClose: () => void;
  /** What is done with it. */
  children: ReactNode;
};

/** A secret, the only time that it is shown. */
export const ToldOnce = ({ onClose, children, ...field }: Props) => (
  <div className="form">
    <CopyField {...field} autoFocus />
    {children}
    <div className="dialog-actions">
      <button type="button" className="button primary" onClick={onClose}>
        Done
      </button>
    </div>
  </div>
);
