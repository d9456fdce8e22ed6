import { useMutation, useQueryClient } from "@tanstack/react-query";
import { History as HistoryIcon, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { Job } from "../../../engine/contract/api.ts";
import { api, errorMessage, isUnauthorized } from "../../lib/api/api.ts";
import { jobsQuery, matchResultQuery } from "../../lib/api/queries.ts";
import { useNow } from "../../lib/text/time.ts";
import { toast } from "../../lib/toasts.ts";
import { Alert } from "../../ui/controls/alert.tsx";
import { Card, Empty } from "../../ui/controls/card.tsx";
import { Skeleton } from "../../ui/controls/loading.tsx";
import { Time } from "../../ui/controls/time.tsx";
import { Hint } from "../../ui/overlays/tooltip.tsx";
import { analysisName, analysisPath, HISTORY_HASH } from "./matcher-jobs.ts";
import { ScoreChip } from "./results/score-parts.tsx";
import { bestScore } from "./results/scores.ts";

export function History({ jobs, unreadable }: { jobs?: Job[]; unreadable: boolean }) {
  const now = useNow(30_000);
  const ref = useAddressedSection();
  return (
    <section ref={ref} tabIndex={-1} className="history" aria-label="History">
      <Card title="Analysis History">
        {unreadable && <Alert tone="danger">Failed to fetch jobs. Please reload the page.</Alert>}
        {!jobs && !unreadable && <Skeleton height={48} />}
        {jobs?.length === 0 && <Empty icon={<HistoryIcon size={26} strokeWidth={1.5} />}>Your analyses will be listed here.</Empty>}
        {jobs && jobs.length > 0 && (
          <ul className="rows">
            {jobs.map((job) => (
              <HistoryRow key={job.id} job={job} now={now} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

/** Where the address ends in `#history`, the section is what was asked for. */
function useAddressedSection() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (window.location.hash !== HISTORY_HASH) return;
    section.current?.scrollIntoView({ behavior: "smooth" });
    section.current?.focus({ preventScroll: true });
  }, []);
  return section;
}

function HistoryRow({ job, now }: { job: Job; now: number }) {
  const remove = useDeleteAnalysis();
  const name = analysisName(job);
  const failed = job.status === "failed";
  return (
    <li className="row">
      {job.matchingScore ? (
        <ScoreChip score={job.changedBest?.overall_matching_score ?? bestScore(job.matchingScore)} />
      ) : (
        <span className="score-chip">–</span>
      )}
      <span className="row-main">
        <span className="file-name" title={name}>
          {name}
        </span>
        <span className="history-note muted">
          <span className="history-jd">{job.jdTitle ?? job.jdFilename ?? "Pasted text"}</span>
          <Time iso={job.completedAt ?? job.failedAt ?? job.createdAt} now={now} />
        </span>
        {failed && <span className="history-failed">Analysis failed. Please try again.</span>}
      </span>
      <Link href={analysisPath(job.id)} className="button small" aria-label={`View ${name}`}>
        View
      </Link>
      <Hint text="Delete">
        <button type="button" className="icon-button danger" aria-label={`Delete ${name}`} onClick={() => remove.mutate(job.id)}>
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
    onSuccess: (_, removed) => {
      client.removeQueries({ queryKey: matchResultQuery(removed, false).queryKey });
      toast({ title: "Analysis deleted", description: "The analysis has been removed from your history.", tone: "success" });
    },
    onError: (error, _, context) => {
      client.setQueryData(queryKey, context?.before);
      if (!isUnauthorized(error))
        toast({ title: "Delete failed", description: errorMessage(error, "Failed to delete analysis"), tone: "danger" });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
