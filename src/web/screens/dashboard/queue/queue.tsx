import { useSignals } from "@preact/signals-react/runtime";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Job } from "../../../../engine/contract/api.ts";
import { held } from "../../../lib/api/delayed-calls.ts";
import { useRetention } from "../../../lib/service/retention.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card } from "../../../ui/controls/card.tsx";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { DownloadAll } from "../download-all.tsx";
import { useDelete } from "./job-actions.ts";
import { Rows } from "./rows.tsx";
import { StartReview } from "./start-review.tsx";
import { useJobs } from "./use-jobs.ts";
import { WhoseSwitch } from "./whose-switch.tsx";
import { countStates, isHeld, isOthers } from "./work-list.ts";

/** `beginning`: what stands above the rows of who has just begun. */
export function Queue({ beginning }: { beginning?: ReactNode }) {
  const { jobs, isError, whose, canChoose } = useJobs();
  const retention = useRetention();
  const cvs = jobs?.filter(({ jobType }) => jobType !== "matcher") ?? [];
  const kept = useKept(cvs);
  const own = kept.filter((job) => !isOthers(job));
  return (
    <Card
      title="Processing Queue"
      note={<span role="status">{summary(kept) || `Documents are kept for ${retention}.`}</span>}
      action={
        <div className="queue-actions">
          {canChoose && <WhoseSwitch whose={whose} />}
          <ClearFailed jobs={own} />
          <DownloadAll jobs={own} />
          <StartReview jobs={own} />
        </div>
      }
      className="queue"
    >
      {isError && <Alert tone="danger">The queue cannot be read at the moment. It comes back by itself.</Alert>}
      {whose === "own" && beginning}
      {jobs ? <Rows jobs={cvs} whose={whose} /> : !isError && <WaitingRows />}
    </Card>
  );
}

/** One live sentence instead of a word for each row. */
function summary(jobs: Job[]): string {
  const held = jobs.filter(isHeld).length;
  const { work, review, ready, checked, failed } = countStates(jobs);
  const parts: [count: number, what: string][] = [
    [work, "in progress"],
    [review - held, "to review"],
    [ready, "ready"],
    [checked, "checked"],
    [held, "to check before sending"],
    [failed, "failed"],
  ];
  return parts.flatMap(([count, what]) => (count > 0 ? `${count} ${what}` : [])).join(" · ");
}

/** Without those that were deleted a moment ago and can still be taken back. */
function useKept(jobs: Job[]): Job[] {
  useSignals();
  return jobs.filter(({ id }) => !held.value.has(id));
}

function ClearFailed({ jobs }: { jobs: Job[] }) {
  const remove = useDelete();
  const failed = jobs.filter(({ status }) => status === "failed");
  if (failed.length === 0) return null;
  return (
    <button type="button" className="button small quiet" onClick={() => remove(failed)}>
      <Trash2 size={15} aria-hidden="true" />
      Clear failed
    </button>
  );
}

const WaitingRows = () => (
  <ul className="rows" aria-hidden="true">
    {[62, 48, 55].map((width) => (
      <li key={width} className="row">
        <Skeleton width={36} height={36} />
        <span className="row-main">
          <Skeleton width={`${width}%`} />
          <Skeleton width="30%" />
        </span>
      </li>
    ))}
  </ul>
);
