import { ChevronDown, Download, FileText } from "lucide-react";
import { useId, useState } from "react";
import type { Job } from "../../../../engine/contract/api.ts";
import { PROCESSING_MESSAGE_MS } from "../../../../engine/contract/limits.ts";
import { useDownload } from "../../../lib/api/download.ts";
import { Time } from "../../../ui/controls/time.tsx";
import { Hint } from "../../../ui/controls/tooltip.tsx";
import { PagePicture } from "../../../ui/pictures/page-picture.tsx";
import { BlindStop, HeldStatus, isHeld } from "./blind-stop.tsx";
import { DeleteButton, UndoButton } from "./delete-button.tsx";
import { JobNotes, type Note } from "./job-notes.tsx";
import { RowTemplate } from "./row-template.tsx";

type RowProps = { job: Job; now: number };
type FileType = "docx" | "pdf" | "pptx";

export function QueueRow({ job, now, deleted = false }: RowProps & { deleted?: boolean }) {
  const [open, setOpen] = useState<Note | null>(null);
  const notesId = useId();
  const notes = deleted ? [] : NOTES.filter(({ note }) => job[note]?.length);
  return (
    <li className={deleted ? "row-with-notes deleted" : "row-with-notes"}>
      <div className="row">
        <Picture job={job} />
        <span className="row-main">
          <span className="file-name" title={job.fileName}>
            {job.fileName}
          </span>
          {deleted ? <span className="status">Deleted</span> : <Status job={job} now={now} />}
        </span>
        {(notes.length > 0 || deleted || job.status === "completed") && (
          <span className="row-extras">
            {notes.map(({ note, label }) => (
              <button
                key={note}
                type="button"
                className="button small quiet"
                aria-expanded={open === note}
                aria-controls={notesId}
                onClick={() => setOpen(open === note ? null : note)}
              >
                {label}
                <ChevronDown size={14} className={open === note ? "turned" : ""} aria-hidden="true" />
              </button>
            ))}
            {deleted ? (
              <UndoButton job={job} />
            ) : (
              job.status === "completed" && (isHeld(job) ? <BlindStop job={job} /> : <Downloads job={job} />)
            )}
          </span>
        )}
        <DeleteButton job={job} deleted={deleted} />
      </div>
      {open && !deleted && <JobNotes id={notesId} job={job} note={open} />}
    </li>
  );
}

const NOTES: { note: Note; label: string }[] = [
  { note: "warnings", label: "Please check" },
  { note: "recommendations", label: "Skills" },
];

/** The first page of what was made; a sign of the state until there is one. */
function Picture({ job: { id, status, fileName } }: { job: Job }) {
  const icon = (
    <span className={`file-icon ${status}`} aria-hidden="true">
      <FileText size={18} />
    </span>
  );
  if (status !== "completed") return icon;
  return (
    <PagePicture src={`/api/jobs/${id}/picture`} title={fileName}>
      {icon}
    </PagePicture>
  );
}

const MESSAGES = ["Analyzing CV", "Processing data", "Structuring content", "Finalizing documents"];

/** What a CV in work is said to be at: the messages take turns, counted from its upload. */
export const processingMessage = (sinceMs: number) => MESSAGES[Math.floor(Math.max(0, sinceMs) / PROCESSING_MESSAGE_MS) % MESSAGES.length];

function Status({ job, now }: RowProps) {
  if (job.status === "processing") {
    return (
      <span className="status processing">
        <span className="dot" aria-hidden="true" />
        {processingMessage(now - Date.parse(job.uploadedAt))}
        <span className="muted">~2m remaining</span>
        <RowTemplate job={job} />
      </span>
    );
  }
  if (isHeld(job)) return <HeldStatus job={job} now={now} />;
  if (job.status === "completed") {
    return (
      <span className="status completed">
        <span className="dot" aria-hidden="true" />
        Ready for download
        {job.completedAt && <Time iso={job.completedAt} now={now} label="Completed" />}
        <RowTemplate job={job} />
      </span>
    );
  }
  if (job.status === "failed") {
    return (
      <span className="status failed">
        <span className="dot" aria-hidden="true" />
        Processing error
        {job.failedAt && <Time iso={job.failedAt} now={now} label="Failed" />}
        <RowTemplate job={job} />
        <span className="status-reason">
          {typeof job.errorMessage === "string" ? job.errorMessage : "Processing failed - please try again"}
        </span>
      </span>
    );
  }
  return (
    <span className="status pending">
      <span className="dot" aria-hidden="true" />
      Pending
      <Time iso={job.uploadedAt} now={now} label="Uploaded" />
      <RowTemplate job={job} />
    </span>
  );
}

function Downloads({ job }: { job: Job }) {
  if (job.pptxUrl) return <DownloadButton job={job} type="pptx" />;
  return (
    <>
      <DownloadButton job={job} type="docx" />
      {job.pdfUrl ? <DownloadButton job={job} type="pdf" /> : <PdfToCome />}
    </>
  );
}

function DownloadButton({ job, type }: { job: Job; type: FileType }) {
  const download = useDownload();
  const label = type.toUpperCase();
  return (
    <button
      type="button"
      className="button small"
      aria-label={`Download ${label} of ${job.fileName}`}
      disabled={download.isPending}
      onClick={() => download.mutate({ path: `/download/${job.id}/${type}`, fallbackName: `${job.id}.${type}` })}
    >
      <Download size={15} aria-hidden="true" />
      {label}
    </button>
  );
}

const PdfToCome = () => (
  <Hint text="coming soon">
    <span className="hint-holder">
      <button type="button" className="button small" disabled title="coming soon">
        PDF <span className="soon">coming soon</span>
      </button>
    </span>
  </Hint>
);
