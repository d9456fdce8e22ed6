import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Job } from "../../../engine/contract.ts";
import { MATCHER_ACTIVITY_CHECK_MS, MATCHER_IDLE_MS } from "../../../engine/limits.ts";
import { usePresence } from "../../lib/activity.ts";
import { sentence } from "../../lib/api.ts";
import { jobsQuery, matchResultQuery } from "../../lib/queries.ts";
import { AppHeader } from "../../ui/app-header.tsx";
import { BackToDashboard } from "../../ui/back-link.tsx";
import { Skeleton } from "../../ui/loading.tsx";
import { Hints } from "../../ui/tooltip.tsx";
import { AnalysisForm } from "./analysis-form.tsx";
import { CurrentAnalysis } from "./current-analysis.tsx";
import { FailedView } from "./failed-view.tsx";
import { History } from "./history.tsx";
import { isOpen, matcherJobs, matcherPollMs } from "./matcher-jobs.ts";
import { ProgressView } from "./progress-view.tsx";
import { ResultView } from "./result-view.tsx";

export default function MatcherScreen() {
  return (
    <Hints>
      <AppHeader />
      <main className="page">
        <Matcher />
      </main>
    </Hints>
  );
}

function Matcher() {
  const { data: jobs, isError } = useQuery({ ...jobsQuery(), refetchOnMount: "always" });
  const [shownId, setShownId] = useState<string | null>(null);
  const history = useRef<HTMLElement>(null);
  const analyses = matcherJobs(jobs ?? []);
  const current = analyses.find(isOpen);
  const { data: running } = useResultOf(current?.id);

  const start = () => setShownId(null);
  const view = useFocusOn(shownId);
  const showHistory = () => {
    setShownId(null);
    requestAnimationFrame(() => {
      history.current?.scrollIntoView({ behavior: "smooth" });
      history.current?.focus({ preventScroll: true });
    });
  };
  if (shownId) {
    const job = analyses.find(({ id }) => id === shownId);
    return (
      <div ref={view} tabIndex={-1} className="matcher-view">
        <Analysis id={shownId} job={job} onNew={start} onHistory={showHistory} />
      </div>
    );
  }

  return (
    <div ref={view} tabIndex={-1} className="matcher-view">
      <div className="page-head">
        <div>
          <h1>CV vs JD Matcher</h1>
          <p className="muted">
            How well do candidates fit a role? One credit per CV, about 2 minutes per analysis, even with several CVs.
          </p>
        </div>
        <BackToDashboard />
      </div>
      <AnalysisForm onStarted={setShownId} />
      <CurrentAnalysis job={current} failed={running?.status === "failed"} onShow={setShownId} />
      <History ref={history} jobs={jobs && analyses.filter((job) => !isOpen(job))} unreadable={isError} onShow={setShownId} />
    </div>
  );
}

/** A view that takes the place of another takes the focus too: the button that led to it is gone. */
function useFocusOn(shown: string | null) {
  const view = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) view.current?.focus();
    before.current = shown;
  }, [shown]);
  return view;
}

type AnalysisProps = { id: string; job?: Job; onNew: () => void; onHistory: () => void };

/** One analysis at whatever stage it is. */
function Analysis({ id, job, onNew, onHistory }: AnalysisProps) {
  const { data: result, error } = useResultOf(id);
  if (!result && error) return <FailedView message={sentence(error, "The result cannot be read at the moment.")} onRetry={onNew} />;
  if (!result) return <Skeleton height="24rem" />;
  if (result.status === "failed") return <FailedView fileName={job?.fileName} message={result.errorMessage} onRetry={onNew} />;
  if (result.status === "completed" && result.matchingScore) {
    return (
      <ResultView id={id} score={result.matchingScore} job={job} completedAt={result.completedAt} onNew={onNew} onHistory={onHistory} />
    );
  }
  return <ProgressView status={result.status} fileName={job?.fileName} onBack={onNew} />;
}

/** Asks for a result until there is one, slower when nobody watches; then has the list read anew. */
function useResultOf(id: string | undefined) {
  const client = useQueryClient();
  const pollMs = matcherPollMs(usePresence(MATCHER_IDLE_MS, MATCHER_ACTIVITY_CHECK_MS));
  const options = matchResultQuery(id ?? "", pollMs);
  const result = useQuery({
    ...options,
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (!state.data || isOpen(state.data) ? pollMs : false),
  });
  const settled = result.data !== undefined && !isOpen(result.data);
  useEffect(() => {
    if (settled) void Promise.all([client.invalidateQueries({ queryKey: ["jobs"] }), client.invalidateQueries({ queryKey: ["wallet"] })]);
  }, [settled, client]);
  return result;
}
