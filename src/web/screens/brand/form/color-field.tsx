import { CircleAlert, CircleCheck } from "lucide-react";
import { useId } from "react";
import { contrast, isReadable, readable } from "../../../../engine/contract/contrast.ts";
import type { Fault } from "../state/faults.ts";
import { FieldError, useFault } from "./said.tsx";

/** What the picker stands at as long as the style has its own colour. */
const UNSET = "#8a979b";

type Props = {
  label: string;
  optional?: boolean;
  /** Whether text may be set in it. A second colour may be light: it has lines and marks. */
  forText: boolean;
  field: string;
  value: string;
  onChange: (color: string) => void;
};

/** A colour by picker or in hex, with what it does to text on white. */
export function ColorField({ label, optional, forText, field, value, onChange }: Props) {
  const id = useId();
  const fault = useFault(field);
  const isColor = HEX.test(value);
  const wrong = value !== "" && (!isColor || (forText && !isReadable(value)));
  return (
    <div className="field color-field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </label>
      <div className={isColor ? "color-inputs" : "color-inputs unset"}>
        <input
          type="color"
          aria-label={`Pick: ${label.toLowerCase()}`}
          value={isColor ? value : UNSET}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id={id}
          value={value}
          placeholder="As the style has it"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={wrong || fault ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => onChange(completed(value))}
        />
      </div>
      <div id={`${id}-note`}>
        {isColor ? (
          <Contrast color={value} forText={forText} onUse={onChange} />
        ) : value !== "" ? (
          <FieldError>Write it as #rrggbb, such as #1f3a4d.</FieldError>
        ) : (
          fault && <ServiceSays fault={fault} />
        )}
      </div>
    </div>
  );
}

/** Where the form sees nothing wrong itself: a second colour without a main one. */
const ServiceSays = ({ fault }: { fault: Fault }) => <FieldError>{fault.message}</FieldError>;

const HEX = /^#[0-9a-f]{6}$/i;

/** "1f3a4d" and "#abc" are colours too, as designers write them. */
function completed(typed: string): string {
  const [, short] = /^#?([0-9a-f]{3})$/i.exec(typed.trim()) ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join("")}`.toLowerCase();
  const [, long] = /^#?([0-9a-f]{6})$/i.exec(typed.trim()) ?? [];
  return long ? `#${long}`.toLowerCase() : typed.trim();
}

type ContrastProps = { color: string; forText: boolean; onUse: (color: string) => void };

function Contrast({ color, forText, onUse }: ContrastProps) {
  const ratio = `${contrast(color, "#ffffff").toFixed(1)} : 1`;
  if (isReadable(color))
    return (
      <p className="contrast good">
        <CircleCheck size={15} aria-hidden="true" />
        Readable on white, {ratio}
      </p>
    );
  if (!forText) return <p className="contrast">Too light for text, {ratio}: lines and marks have it, text has the main colour.</p>;
  const suggestion = readable(color);
  return (
    <div className="contrast bad" role="alert">
      <CircleAlert size={15} aria-hidden="true" />
      <span>Too light for text, {ratio}</span>
      <button type="button" className="button small" onClick={() => onUse(suggestion)}>
        <span className="swatch" style={{ background: suggestion }} />
        Use {suggestion} instead
      </button>
    </div>
  );
}
