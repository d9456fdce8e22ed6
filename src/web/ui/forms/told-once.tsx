import type { QueryKey } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useAction } from "../../lib/api/action.ts";
import { CopyField } from "../controls/copy-field.tsx";

type Making<Input, Made> = { call: (input: Input) => Promise<Made>; failed?: string };

/** Makes what has a secret that is told once. `isAtStake` while it is made and until it was copied: a click beside its window would lose it. */
export function useToldOnce<Input, Made>({ call, failed }: Making<Input, Made>, changedKeys: QueryKey[]) {
  const [made, setMade] = useState<Made>();
  const [isCopied, setCopied] = useState(false);
  const make = useAction({ call, failed, onDone: setMade }, changedKeys);
  return { make, made, isAtStake: make.isPending || (made !== undefined && !isCopied), onCopied: () => setCopied(true) };
}

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
