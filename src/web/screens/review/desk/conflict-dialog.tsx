import { useSignals } from "@preact/signals-react/runtime";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { nameOf } from "../form/form.ts";
import { useDesk } from "../state/desk-context.ts";

/** Two people changed the same value: both are shown, and the user picks. Closing it keeps what the other one wrote. */
export function ConflictDialog() {
  useSignals();
  const desk = useDesk();
  const conflict = desk.saving.conflict.value;
  if (!conflict) return null;
  return (
    <Dialog
      wide
      title="Somebody else changed this too"
      description="Choose which of the two stays."
      onClose={() => conflict.pick("theirs")}
    >
      <div className="conflict">
        {conflict.differences.map(({ path, mine, theirs }) => (
          <dl key={`${path} ${mine}`}>
            <div>
              <dt>Field</dt>
              <dd>{nameOf(desk.form.value, path)}</dd>
            </div>
            <div>
              <dt>Yours</dt>
              <dd>{mine || "removed"}</dd>
            </div>
            <div>
              <dt>Theirs</dt>
              <dd>{theirs || "nothing"}</dd>
            </div>
          </dl>
        ))}
      </div>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => conflict.pick("theirs")}>
          Keep theirs
        </button>
        <button type="button" className="button primary" onClick={() => conflict.pick("mine")}>
          Keep mine
        </button>
      </div>
    </Dialog>
  );
}
