import { useSignals } from "@preact/signals-react/runtime";
import { CircleAlert, CloudCheck, LoaderCircle } from "lucide-react";
import { useDesk } from "../state/desk-context.ts";

/** Whether everything is with the service. What is not stays here and is sent again. */
export function SavedState() {
  useSignals();
  const { saving } = useDesk();
  const state = saving.state.value;
  if (state.kind === "failed") {
    return (
      <span className="saved-state failed" role="alert">
        <CircleAlert size={15} aria-hidden="true" />
        <span>Not saved: {state.message}</span>
        <button type="button" className="link-button" onClick={saving.retry}>
          Try again
        </button>
      </span>
    );
  }
  const isSaving = state.kind === "saving";
  return (
    <span className="saved-state" role="status">
      {isSaving ? <LoaderCircle size={15} aria-hidden="true" /> : <CloudCheck size={15} aria-hidden="true" />}
      <span>{isSaving ? "Saving…" : "Saved"}</span>
    </span>
  );
}
