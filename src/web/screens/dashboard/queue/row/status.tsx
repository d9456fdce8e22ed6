import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Job } from "../../../../../engine/contract/api.ts";
import { PROCESSING_MESSAGE_MS } from "../../../../../engine/contract/limits.ts";
import { Time } from "../../../../ui/controls/time.tsx";
import { doubtsOf, isHeld, workState } from "../work-list.ts";
import { RowTemplate } from "./row-template.tsx";

type StatusProps = { job: Job; now: number };

const MESSAGES = ["Analyzing CV", "Processing data", "Structuring content", "Finalizing documents"];

/** What a CV in work is said to be at: the messages take turns, counted from its upload. */
export const processingMessage = (sinceMs: number) => MESSAGES[Math.floor(Math.max(0, sinceMs) / PROCESSING_MESSAGE_MS) % MESSAGES.length];

/** Where a CV is, since when, and how it is made. */
export function Status({ job, now }: StatusProps) {
  if (job.status === "processing") {
    return (
      <Line job={job} tone="processing" text={processingMessage(now - Date.parse(job.uploadedAt))}>
        <span className="muted">~2m remaining</span>
      </Line>
    );
  }
  if (job.status === "completed") {
    const when = job.completedAt && <Time iso={job.completedAt} now={now} label="Completed" />;
    return isHeld(job) ? (
      <Line job={job} tone="held" text="Check before sending" sign={<TriangleAlert size={14} aria-hidden="true" />}>
        {when}
      </Line>
    ) : (
      <Line job={job} tone={`completed ${workState(job)}`} text="Ready for download">
        {when}
      </Line>
    );
  }
  if (job.status === "failed") {
    return (
      <>
        <Line job={job} tone="failed" text="Processing error">
          {job.failedAt && <Time iso={job.failedAt} now={now} label="Failed" />}
        </Line>
        <span className="status-reason">
          {typeof job.errorMessage === "string" ? job.errorMessage : "Processing failed - please try again"}
        </span>
      </>
    );
  }
  return (
    <Line job={job} tone="pending" text="Pending">
      <Time iso={job.uploadedAt} now={now} label="Uploaded" />
    </Line>
  );
}

type LineProps = { job: Job; tone: string; text: ReactNode; sign?: ReactNode; children: ReactNode };

function Line({ job, tone, text, sign = <span className="dot" aria-hidden="true" />, children }: LineProps) {
  return (
    <span className={`status ${tone}`}>
      <span className="status-text">
        {sign}
        {text}
      </span>
      {children}
      <RowTemplate job={job} />
      {job.candidateName && (
        <span className="row-file muted" title={job.fileName}>
          {job.fileName}
        </span>
      )}
    </span>
  );
}

/** What is left to do about a finished CV. */
export function ReviewBadge({ job }: { job: Job }) {
  const doubts = doubtsOf(job);
  if (job.status !== "completed") return null;
  if (doubts > 0)
    return (
      <span className="badge warning" title={`${doubts} value${doubts === 1 ? "" : "s"} to check`}>
        Needs review ({doubts})
      </span>
    );
  if (isHeld(job)) return null;
  if (job.reviewedAt)
    return (
      <span className="badge accent">
        <Check size={12} strokeWidth={3} aria-hidden="true" />
        Checked
      </span>
    );
  return <span className="badge success">Ready</span>;
}
