import { useSignals } from "@preact/signals-react/runtime";
import { useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { Job } from "../../../../engine/contract/api.ts";
import { useDashboardPollMs } from "../../../lib/account/activity.ts";
import { held } from "../../../lib/api/delayed-calls.ts";
import { jobsQuery } from "../../../lib/api/queries.ts";
import { useRetention } from "../../../lib/retention.ts";
import { useNow } from "../../../lib/text/time.ts";
import { plural } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card, Empty } from "../../../ui/controls/card.tsx";
import { Skeleton } from "../../../ui/controls/loading.tsx";
import { DownloadAll } from "../download-all.tsx";
import { isHeld } from "./blind-stop.tsx";
import { MovingRows, useMovingRows } from "./moving-rows.ts";
import { QueueRow } from "./queue-row.tsx";

export function Queue() {
  const { data: jobs, isError } = useQuery(jobsQuery(useDashboardPollMs()));
  const retention = useRetention();
  const cvs = jobs?.filter(({ jobType }) => jobType !== "matcher") ?? [];
  const kept = useKept(cvs);
  return (
    <Card
      title="Processing Queue"
      note={<span role="status">{summary(kept) || `Documents are kept for ${retention}.`}</span>}
      action={<DownloadAll jobs={kept} />}
      className="queue"
    >
      {isError && <Alert tone="danger">The queue cannot be read at the moment. It comes back by itself.</Alert>}
      {jobs ? <Rows jobs={cvs} /> : !isError && <WaitingRows />}
    </Card>
  );
}

/** One live sentence instead of a word for each row. */
function summary(jobs: Job[]): string {
  const count = (status: string) => jobs.filter((job) => job.status === status).length;
  const open = count("processing") + count("pending");
  const held = jobs.filter(isHeld).length;
  const ready = count("completed") - held;
  const parts = [
    open && `${open} in progress`,
    ready && `${ready} ready`,
    held && `${held} to check before sending`,
    count("failed") && `${count("failed")} failed`,
  ];
  return parts.filter(Boolean).join(" · ");
}

/** Without those that were deleted a moment ago and can still be taken back. */
function useKept(jobs: Job[]): Job[] {
  useSignals();
  return jobs.filter(({ id }) => !held.value.has(id));
}

function Rows({ jobs }: { jobs: Job[] }) {
  useSignals();
  const now = useNow(10_000);
  if (jobs.length === 0)
    return <Empty icon={<Inbox size={28} strokeWidth={1.5} />}>No files in queue - Upload a CV to start processing</Empty>;
  return (
    <RowList label={plural(jobs.length, "file")}>
      {jobs.map((job) => (
        <QueueRow key={job.id} job={job} now={now} deleted={held.value.has(job.id)} />
      ))}
    </RowList>
  );
}

function RowList({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const movedJustNow = useMovingRows(list);
  return (
    <MovingRows value={movedJustNow}>
      <ul ref={list} className="rows" aria-label={label}>
        {children}
      </ul>
    </MovingRows>
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
