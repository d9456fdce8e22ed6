import { Check, Copy } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";

type Props = {
  label: string;
  value: string;
  /** The words of the button: "Copy key". */
  copy: string;
  note?: ReactNode;
  /** More than one line is wrapped. */
  rows?: number;
  /** By the button or by hand. */
  onCopied?: () => void;
  autoFocus?: boolean;
};

/** A value to be copied. Its button works without https too, where a page has no clipboard; where nothing helps, the value is selected. */
export function CopyField({ label, value, copy, note, rows, onCopied, autoFocus }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState<"copied" | "selected" | null>(null);
  const noteCopied = () => {
    setSaid("copied");
    onCopied?.();
  };
  const copyValue = async () => {
    if (await writeToClipboard(value)) noteCopied();
    else if (field.current && copySelection(field.current)) button.current?.focus();
    else setSaid("selected");
  };
  const shared = {
    id,
    ref: field,
    readOnly: true,
    value,
    autoFocus,
    spellCheck: false,
    "aria-describedby": note ? `${id}-note` : undefined,
    onFocus: () => field.current?.select(),
    onCopy: noteCopied,
  };
  const Icon = said === "copied" ? Check : Copy;
  return (
    <div className="field copy-field">
      <label htmlFor={id}>{label}</label>
      <div className="copy-line">
        {rows ? <textarea rows={rows} {...shared} /> : <input {...shared} />}
        <button ref={button} type="button" className="button" onClick={copyValue}>
          <Icon size={16} aria-hidden="true" />
          {copy}
        </button>
      </div>
      {note && (
        <p className="field-note" id={`${id}-note`}>
          {note}
        </p>
      )}
      <p className="field-note copy-said" role="status">
        {said === "copied" && "Copied."}
        {said === "selected" && "It is selected: press Ctrl+C, or Cmd+C on a Mac."}
      </p>
    </div>
  );
}

/** Nothing but https and this computer itself have that clipboard, and a browser may refuse it. */
const writeToClipboard = async (text: string): Promise<boolean> =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) ?? false;

/** The older way, which plain http has too: what is selected is copied, and the field tells of it as of Ctrl+C. */
function copySelection(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  field.focus();
  field.select();
  return document.execCommand?.("copy") ?? false;
}
