import { ShieldAlert, TriangleAlert } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Job } from "../../../../engine/contract/api.ts";
import { Time } from "../../../ui/controls/time.tsx";

const BlindStopDialog = lazy(() => import("./blind-stop-dialog.tsx"));

/** A finished blind CV that may still say who the candidate is: nothing can be downloaded before the recruiter releases it. */
export const isHeld = ({ status, blindDoubts, releasedAt }: Job) =>
  status === "completed" && (blindDoubts?.length ?? 0) > 0 && releasedAt === null;

export const HeldStatus = ({ job, now }: { job: Job; now: number }) => (
  <span className="status held">
    <TriangleAlert size={14} aria-hidden="true" />
    Check before sending
    {job.completedAt && <Time iso={job.completedAt} now={now} label="Completed" />}
  </span>
);

/** Stands where the download buttons will be. */
export function BlindStop({ job }: { job: Job }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button small held"
        aria-haspopup="dialog"
        aria-label={`Check ${job.fileName} before sending`}
        onClick={() => setOpen(true)}
      >
        <ShieldAlert size={15} aria-hidden="true" />
        Check
      </button>
      <Suspense>{open && <BlindStopDialog job={job} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
