import { CircleAlert, CircleCheck, CircleDot, LoaderCircle } from "lucide-react";
import { Link } from "wouter";
import type { SaveState } from "./state/use-brand.ts";

type Props = {
  saving: SaveState;
  isChanged: boolean;
  hasBrand: boolean;
  onSave: () => void;
  onDiscard: () => void;
  onRemove: () => void;
};

/** Whether the brand is kept, and what can be done about it. It stays in view below the form. */
export function SaveBar({ saving, isChanged, hasBrand, onSave, onDiscard, onRemove }: Props) {
  const busy = saving.kind === "saving";
  return (
    <div className="save-bar">
      <Standing saving={saving} isChanged={isChanged} hasBrand={hasBrand} />
      <div className="save-bar-actions">
        {hasBrand && !isChanged && (
          <button type="button" className="button quiet" disabled={busy} onClick={onRemove}>
            Remove Brand
          </button>
        )}
        {isChanged && (
          <button type="button" className="button" disabled={busy} onClick={onDiscard}>
            Discard Changes
          </button>
        )}
        <button type="button" className="button primary" title="Ctrl+S" disabled={busy || !isChanged} onClick={onSave}>
          Save Brand
        </button>
      </div>
    </div>
  );
}

function Standing({ saving, isChanged, hasBrand }: Pick<Props, "saving" | "isChanged" | "hasBrand">) {
  if (saving.kind === "failed")
    return (
      <p className="save-state failed" role="alert">
        <CircleAlert size={16} aria-hidden="true" />
        <span>Not saved. {saving.fault.message}</span>
      </p>
    );
  const [icon, text] = standing(saving, isChanged, hasBrand);
  return (
    <p className="save-state" role="status">
      {icon}
      <span>{text}</span>
    </p>
  );
}

function standing(saving: SaveState, isChanged: boolean, hasBrand: boolean) {
  if (saving.kind === "saving") return [<LoaderCircle key="saving" size={16} aria-hidden="true" />, "Saving…"];
  if (isChanged) return [<CircleDot key="changed" size={16} className="changed" aria-hidden="true" />, "Unsaved changes"];
  const done = <CircleCheck key="saved" size={16} className="good" aria-hidden="true" />;
  if (saving.kind === "saved")
    return [
      done,
      <>
        Saved. New documents have your brand. <Link href="/dashboard">Process a CV</Link>
      </>,
    ];
  if (saving.kind === "removed") return [done, "The brand is removed."];
  return hasBrand ? [done, "Saved"] : [null, "No brand yet"];
}
