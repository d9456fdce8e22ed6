import { useId } from "react";
import { SHARED } from "../../../lib/account/agency.ts";

type Props = { isOn: boolean; busy?: boolean; onChange: (on: boolean) => void };

/** Whether colleagues see each other's work, with what that means. */
export function Sharing({ isOn, busy = false, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-busy={busy}
          aria-describedby={id}
          onChange={() => busy || onChange(!isOn)}
        />
        Colleagues see each other's work
      </label>
      <p className="field-note" id={id}>
        {sharingNote(isOn)}
      </p>
    </div>
  );
}

export const sharingNote = (isOn: boolean): string =>
  isOn ? `Everybody sees in the list what all make for the agency, ${SHARED}.` : "Everybody sees their own CVs and analyses alone.";
