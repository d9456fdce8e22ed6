import { useSignals } from "@preact/signals-react/runtime";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Check, ChevronLeft, ChevronRight, CircleHelp, Redo2, Undo2 } from "lucide-react";
import { Link, useLocation } from "wouter";
import type { Job } from "../../../../engine/contract/api.ts";
import { jobsQuery } from "../../../lib/api/queries.ts";
import { plural } from "../../../lib/text/words.ts";
import { DONE_BUTTON } from "../fields/stops.ts";
import { useDesk } from "../state/desk-context.ts";
import { positionOf, reviewPath } from "../state/next-job.ts";
import { SavedState } from "./saved-state.tsx";

/** Who this is, which of how many, what is left to check, and whether everything is saved. */
export function DeskHeader({ onFinish, onHelp }: { onFinish: () => void; onHelp: () => void }) {
  useSignals();
  const desk = useDesk();
  const { resume, fileName, doubts, reviewedAt } = desk.review.value;
  return (
    <header className="desk-header">
      <Link href="/dashboard" className="icon-link" aria-label="Back to Dashboard">
        <ArrowLeft size={18} aria-hidden="true" />
      </Link>
      <div className="desk-who">
        <span className="desk-name" title={fileName}>
          {resume.basics.name || fileName}
        </span>
        {resume.basics.label && (
          <span className="desk-label" title={resume.basics.label}>
            {resume.basics.label}
          </span>
        )}
      </div>
      <span className={doubts.length > 0 ? "badge warning" : "badge success"} role="status">
        {reviewedAt && doubts.length === 0 ? "Checked" : doubts.length > 0 ? plural(doubts.length, "doubt") : "No doubts"}
      </span>
      <SavedState />
      <div className="desk-tools">
        <Places />
        <button type="button" className="icon-button" aria-label="Undo" disabled={desk.past.value.length === 0} onClick={() => desk.undo()}>
          <Undo2 size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Redo"
          disabled={desk.future.value.length === 0}
          onClick={() => desk.redo()}
        >
          <Redo2 size={16} aria-hidden="true" />
        </button>
        <button type="button" className="icon-button" aria-label="Keys" title="Keys (?)" onClick={onHelp}>
          <CircleHelp size={17} aria-hidden="true" />
        </button>
        <button type="button" id={DONE_BUTTON} className="button small primary" title="Ctrl+Enter" onClick={onFinish}>
          <Check size={16} aria-hidden="true" />
          Checked, next
        </button>
      </div>
    </header>
  );
}

/** "2 of 12" among the CVs that are still to be looked at, with the ways to its neighbours. */
function Places() {
  const desk = useDesk();
  const { data: jobs } = useQuery(jobsQuery());
  if (!jobs) return null;
  const { at, of, previous, next } = positionOf(jobs, desk.jobId);
  if (of === 0) return null;
  return (
    <nav className="desk-places" aria-label="CVs to review">
      <To job={previous} label="Previous CV">
        <ChevronLeft size={17} aria-hidden="true" />
      </To>
      <span className="num">{at > 0 ? `${at} of ${of}` : `${of} to review`}</span>
      <To job={next} label="Next CV">
        <ChevronRight size={17} aria-hidden="true" />
      </To>
    </nav>
  );
}

function To({ job, label, children }: { job: Job | undefined; label: string; children: React.ReactNode }) {
  const [, navigate] = useLocation();
  return (
    <button type="button" className="icon-button" aria-label={label} disabled={!job} onClick={() => job && navigate(reviewPath(job.id))}>
      {children}
    </button>
  );
}
