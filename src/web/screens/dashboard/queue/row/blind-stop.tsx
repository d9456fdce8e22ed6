import { ShieldAlert } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Job } from "../../../../../engine/contract/api.ts";
import { nameOf } from "../work-list.ts";

const BlindStopDialog = lazy(() => import("./blind-stop-dialog.tsx"));

/** Stands where the download buttons will be. */
export function BlindStop({ job }: { job: Job }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button small held"
        aria-haspopup="dialog"
        aria-label={`Check ${nameOf(job)} before sending`}
        onClick={() => setOpen(true)}
      >
        <ShieldAlert size={15} aria-hidden="true" />
        Check
      </button>
      <Suspense>{open && <BlindStopDialog job={job} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
