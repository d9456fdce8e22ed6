import { UserRoundCheck } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import type { JobOwner } from "../../../../../../engine/contract/api.ts";
import { isOthers, type ListedJob, nameOf } from "../../work-list.ts";

const TakeOverDialog = lazy(() => import("./take-over-dialog.tsx"));

/** Stays in the row when the CV has become the own one, so that the window is closed in good order. */
export function TakeOver({ job, owner }: { job: ListedJob; owner: JobOwner }) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  /** The button that had the focus is gone: what can be done with the CV now is in its row. */
  const focusRow = () => {
    if (document.activeElement?.matches("main")) place.current?.parentElement?.querySelector<HTMLElement>("a, button")?.focus();
  };
  return (
    <span ref={place} className="take-over">
      {isOthers(job) && (
        <button type="button" className="button small" aria-label={`Take over ${nameOf(job)}`} onClick={() => setOpen(true)}>
          <UserRoundCheck size={15} aria-hidden="true" />
          Take over
        </button>
      )}
      <Suspense>{open && <TakeOverDialog job={job} owner={owner} onClose={() => setOpen(false)} onClosed={focusRow} />}</Suspense>
    </span>
  );
}
