import { Trash2, Undo2 } from "lucide-react";
import type { Job } from "../../../../../engine/contract/api.ts";
import { takeBack } from "../../../../lib/api/delayed-calls.ts";
import { Hint } from "../../../../ui/overlays/tooltip.tsx";
import { useDelete } from "../job-actions.ts";
import { useMovedJustNow } from "../moving-rows.ts";
import { nameOf } from "../work-list.ts";

/**
 * The delete button of a row. It stays in its place when it was pressed, so that the second click of a double click meets neither the button of
 * another row nor "Undo".
 */
export function DeleteButton({ job, deleted }: { job: Job; deleted: boolean }) {
  const remove = useDelete();
  const movedJustNow = useMovedJustNow();
  return (
    <Hint text="Delete">
      <button
        type="button"
        className="icon-button danger"
        aria-label={`Delete ${nameOf(job)}`}
        aria-disabled={deleted}
        onClick={({ detail }) => {
          const byPointer = detail > 0;
          if (!deleted && !(byPointer && movedJustNow())) remove([job]);
        }}
      >
        <Trash2 size={17} aria-hidden="true" />
      </button>
    </Hint>
  );
}

export const UndoButton = ({ job }: { job: Job }) => (
  <button type="button" className="button small" aria-label={`Undo the delete of ${nameOf(job)}`} onClick={() => takeBack([job.id])}>
    <Undo2 size={15} aria-hidden="true" />
    Undo
  </button>
);
