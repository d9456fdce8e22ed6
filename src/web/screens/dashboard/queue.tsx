import { useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import type { Job } from "../../../engine/contract.ts";
import { useDashboardPollMs } from "../../lib/activity.ts";
import { jobsQuery } from "../../lib/queries.ts";
import { useRetention } from "../../lib/retention.ts";
import { useNow } from "../../lib/time.ts";
import { plural } from "../../lib/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Card, Empty } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/loading.tsx";
import { DownloadAll } from "./download-all.tsx";
import { QueueRow } from "./queue-row.tsx";

export function Queue() {
  const { data: jobs, isError } = useQuery(jobsQuery(useDashboardPollMs()));
  const retention = useRetention();
  const cvs = jobs?.filter(({ jobType }) => jobType !== "matcher") ?? [];
  return (
    <Card
      title="Processing Queue"
      note={<span role="status">{summary(cvs) || `Documents are kept for ${retention}.`}</span>}
      action={<DownloadAll jobs={cvs} />}
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
  const parts = [
    open && `${open} in progress`,
    count("completed") && `${count("completed")} ready`,
    count("failed") && `${count("failed")} failed`,
  ];
  return parts.filter(Boolean).join(" · ");
}

function Rows({ jobs }: { jobs: Job[] }) {
  const now = useNow(10_000);
  if (jobs.length === 0)
    return <Empty icon={<Inbox size={28} strokeWidth={1.5} />}>No files in queue - Upload a CV to start processing</Empty>;
  return (
    <ul className="rows" aria-label={plural(jobs.length, "file")}>
      {jobs.map((job) => (
        <QueueRow key={job.id} job={job} now={now} />
      ))}
    </ul>
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
