import { useMutation, useQueryClient } from "@tanstack/react-query";
import { History as HistoryIcon, Trash2 } from "lucide-react";
import type { Ref } from "react";
import type { Job } from "../../../engine/contract.ts";
import { api, isUnauthorized, sentence } from "../../lib/api.ts";
import { jobsQuery } from "../../lib/queries.ts";
import { useNow } from "../../lib/time.ts";
import { toast } from "../../lib/toasts.ts";
import { Alert } from "../../ui/alert.tsx";
import { Card, Empty } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/loading.tsx";
import { Time } from "../../ui/time.tsx";
import { Hint } from "../../ui/tooltip.tsx";
import { ScoreChip } from "./score-parts.tsx";
import { bestScore } from "./scores.ts";

type HistoryProps = { ref: Ref<HTMLElement>; jobs?: Job[]; unreadable: boolean; onShow: (id: string) => void };

export function History({ ref, jobs, unreadable, onShow }: HistoryProps) {
  const now = useNow(30_000);
  return (
    <section ref={ref} tabIndex={-1} className="history" aria-label="History">
      <Card title="Analysis History">
        {unreadable && <Alert tone="danger">Failed to fetch jobs. Please reload the page.</Alert>}
        {!jobs && !unreadable && <Skeleton height={48} />}
        {jobs?.length === 0 && <Empty icon={<HistoryIcon size={26} strokeWidth={1.5} />}>Your analyses will be listed here.</Empty>}
        {jobs && jobs.length > 0 && (
          <ul className="rows">
            {jobs.map((job) => (
              <HistoryRow key={job.id} job={job} now={now} onShow={onShow} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

function HistoryRow({ job, now, onShow }: { job: Job; now: number; onShow: (id: string) => void }) {
  const remove = useDeleteAnalysis();
  const failed = job.status === "failed";
  return (
    <li className="row">
      {job.matchingScore ? <ScoreChip score={bestScore(job.matchingScore)} /> : <span className="score-chip">–</span>}
      <span className="row-main">
        <span className="file-name" title={job.fileName}>
          {job.fileName}
        </span>
        <span className="history-note muted">
          <span className="history-jd">{job.jdFilename ?? "Pasted text"}</span>
          <Time iso={job.completedAt ?? job.failedAt ?? job.createdAt} now={now} />
        </span>
        {failed && <span className="history-failed">Analysis failed. Please try again.</span>}
      </span>
      <button type="button" className="button small" aria-label={`View ${job.fileName}`} onClick={() => onShow(job.id)}>
        View
      </button>
      <Hint text="Delete">
        <button type="button" className="icon-button danger" aria-label={`Delete ${job.fileName}`} onClick={() => remove.mutate(job.id)}>
          <Trash2 size={17} aria-hidden="true" />
        </button>
      </Hint>
    </li>
  );
}

/** The row goes at once and comes back if the server says no. */
function useDeleteAnalysis() {
  const client = useQueryClient();
  const { queryKey } = jobsQuery();
  return useMutation({
    mutationFn: (id: string) => api("DELETE", `/jobs/${id}`),
    onMutate: async (removed) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Job[]>(queryKey);
      client.setQueryData<Job[]>(queryKey, (jobs) => jobs?.filter(({ id }) => id !== removed));
      return { before };
    },
    onSuccess: () => toast({ title: "Analysis deleted", description: "The analysis has been removed from your history.", tone: "success" }),
    onError: (error, _, context) => {
      client.setQueryData(queryKey, context?.before);
      if (!isUnauthorized(error))
        toast({ title: "Delete failed", description: sentence(error, "Failed to delete analysis"), tone: "danger" });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
