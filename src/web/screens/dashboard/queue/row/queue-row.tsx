import { ChevronDown, FileText, Lightbulb, RotateCcw } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Link } from "wouter";
import type { Job } from "../../../../../engine/contract/api.ts";
import { plural } from "../../../../lib/text/words.ts";
import { Hint } from "../../../../ui/overlays/tooltip.tsx";
import { PagePicture } from "../../../../ui/pictures/page-picture.tsx";
import { useBulk } from "../job-actions.ts";
import type { Selection } from "../tools/use-selection.ts";
import { isHeld, isOthers, type ListedJob, nameOf, workState } from "../work-list.ts";
import { BlindStop } from "./blind-stop.tsx";
import { DeleteButton, UndoButton } from "./delete-button.tsx";
import { Documents, Downloads } from "./downloads.tsx";
import { JobNotes, type Note } from "./job-notes.tsx";
import { Owner } from "./owner.tsx";
import { ReviewBadge, Status } from "./status.tsx";
import { TakeOver } from "./take-over/take-over.tsx";

type RowProps = { job: ListedJob; now: number; selection: Selection; deleted?: boolean };

export function QueueRow({ job, now, selection, deleted = false }: RowProps) {
  const [open, setOpen] = useState<Note | null>(null);
  const notesId = useId();
  const selected = !deleted && selection.has(job.id);
  const shown = deleted ? null : open;
  return (
    <li className={`row-with-notes ${deleted ? "deleted" : ""} ${selected ? "selected" : ""}`}>
      <div className="row">
        {isOthers(job) ? (
          <span className="row-select none" />
        ) : (
          <input
            type="checkbox"
            className="row-select"
            aria-label={`Select ${nameOf(job)}`}
            checked={selected}
            disabled={deleted}
            onChange={({ nativeEvent }) => selection.toggle(job.id, (nativeEvent as MouseEvent).shiftKey)}
          />
        )}
        <Picture job={job} />
        <span className="row-main">
          <Title job={job} deleted={deleted} />
          {deleted ? <span className="status">Deleted</span> : <Status job={job} now={now} />}
        </span>
        <span className="row-extras">
          {deleted && <UndoButton job={job} />}
          {!deleted && isOthers(job) && job.status === "completed" && !isHeld(job) && <Documents job={job} />}
          {!deleted && !isOthers(job) && <Actions job={job} notesId={notesId} open={open} onOpen={setOpen} />}
          {!deleted && job.owner && <TakeOver job={job} owner={job.owner} />}
        </span>
        {isOthers(job) ? <span className="row-delete none" /> : <DeleteButton job={job} deleted={deleted} />}
      </div>
      {shown && <JobNotes id={notesId} job={job} note={shown} />}
    </li>
  );
}

/** Who it is and as what, or the file as long as nobody knows. Each has its own direction: the role of an Arabic CV stands beside its name, not before it. */
const Title = ({ job, deleted }: { job: ListedJob; deleted: boolean }) => (
  <span className="row-title">
    <span className="row-who" title={[nameOf(job), roleOf(job)].filter(Boolean).join(", ")}>
      <bdi className="file-name">{nameOf(job)}</bdi>
      {roleOf(job) && <bdi className="row-role">{roleOf(job)}</bdi>}
    </span>
    {!deleted && <ReviewBadge job={job} />}
    {job.owner && <Owner owner={job.owner} isSelf={!isOthers(job)} />}
  </span>
);

const roleOf = ({ candidateName, candidateLabel }: Job) => (candidateName ? candidateLabel : undefined);

/** What was paid for is no warning: it has a sign and a number of its own. */
const NOTES: { note: Note; label: (count: number) => string; sign?: ReactNode; className: string }[] = [
  { note: "warnings", label: () => "Please check", className: "quiet" },
  {
    note: "recommendations",
    label: (count) => plural(count, "recommendation"),
    sign: <Lightbulb size={14} aria-hidden="true" />,
    className: "recommended",
  },
];

type ActionProps = { job: Job; notesId: string; open: Note | null; onOpen: (note: Note | null) => void };

function Actions({ job, notesId, open, onOpen }: ActionProps) {
  return (
    <>
      {NOTES.filter(({ note }) => job[note]?.length).map(({ note, label, sign, className }) => (
        <button
          key={note}
          type="button"
          className={`button small ${className}`}
          aria-expanded={open === note}
          aria-controls={notesId}
          onClick={() => onOpen(open === note ? null : note)}
        >
          {sign}
          {label(job[note]?.length ?? 0)}
          <ChevronDown size={14} className={open === note ? "turned" : ""} aria-hidden="true" />
        </button>
      ))}
      {job.status === "completed" && <ReviewLink job={job} />}
      {job.status === "completed" && (isHeld(job) ? <BlindStop job={job} /> : <Downloads job={job} />)}
      {job.status === "failed" && job.retryable && <RetryButton job={job} />}
    </>
  );
}

const ReviewLink = ({ job }: { job: Job }) => (
  <Link
    href={`/review/${job.id}`}
    className={workState(job) === "review" ? "button small primary" : "button small"}
    aria-label={`Review ${nameOf(job)}`}
  >
    Review
  </Link>
);

/** What was handed in is kept where trying again may help. It costs what the failure gave back. */
function RetryButton({ job }: { job: Job }) {
  const retry = useBulk("retry");
  return (
    <Hint text={`Costs ${plural(job.creditsCharged, "credit")}, as before`}>
      <button
        type="button"
        className="button small"
        aria-label={`Retry ${nameOf(job)}`}
        disabled={retry.isPending}
        onClick={() => retry.mutate([job.id])}
      >
        <RotateCcw size={15} aria-hidden="true" />
        Retry
      </button>
    </Hint>
  );
}

/** The first page of what was made; a sign of the state until there is one. */
function Picture({ job }: { job: Job }) {
  const icon = (
    <span className={`file-icon ${job.status}`} aria-hidden="true">
      <FileText size={18} />
    </span>
  );
  if (job.status !== "completed") return icon;
  return (
    <PagePicture src={`/api/jobs/${job.id}/picture`} title={nameOf(job)}>
      {icon}
    </PagePicture>
  );
}
