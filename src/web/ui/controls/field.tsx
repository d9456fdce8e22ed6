import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";

type FieldProps = ComponentProps<"input"> & { label: string; note?: ReactNode; optional?: boolean };

/** An input with its label above and, where needed, a note below. */
export function Field({ label, note, optional, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <Label id={id} label={label} optional={optional} />
      <input id={id} aria-describedby={note ? `${id}-note` : undefined} {...input} />
      {note && <Note id={id}>{note}</Note>}
    </div>
  );
}

/** The same for secrets, with a look at what was typed. */
export function PasswordField({ label, note, ...input }: Omit<FieldProps, "type">) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="field">
      <Label id={id} label={label} />
      <div className="with-button">
        <input id={id} type={shown ? "text" : "password"} aria-describedby={note ? `${id}-note` : undefined} {...input} />
        <button
          type="button"
          className="icon-button"
          aria-label={shown ? "Hide characters" : "Show characters"}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      </div>
      {note && <Note id={id}>{note}</Note>}
    </div>
  );
}

export function TextArea({
  label,
  note,
  optional,
  ...textarea
}: ComponentProps<"textarea"> & Pick<FieldProps, "label" | "note" | "optional">) {
  const id = useId();
  return (
    <div className="field">
      <Label id={id} label={label} optional={optional} />
      <textarea id={id} aria-describedby={note ? `${id}-note` : undefined} {...textarea} />
      {note && <Note id={id}>{note}</Note>}
    </div>
  );
}

type SelectProps = ComponentProps<"select"> & Pick<FieldProps, "label" | "note"> & { hideLabel?: boolean };

export function Select({ label, children, hideLabel, note, ...select }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? "visually-hidden" : undefined}>
        {label}
      </label>
      <select id={id} aria-describedby={note ? `${id}-note` : undefined} {...select}>
        {children}
      </select>
      {note && <Note id={id}>{note}</Note>}
    </div>
  );
}

const Label = ({ id, label, optional }: { id: string; label: string; optional?: boolean }) => (
  <label htmlFor={id}>
    {label}
    {optional && <span className="optional"> (optional)</span>}
  </label>
);

const Note = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="field-note" id={`${id}-note`}>
    {children}
  </p>
);
