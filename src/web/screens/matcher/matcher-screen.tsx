import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useParams } from "wouter";
import { jobsQuery } from "../../lib/api/queries.ts";
import { useMatcherOn } from "../../lib/service/matcher.ts";
import { Alert } from "../../ui/controls/alert.tsx";
import { BackToDashboard } from "../../ui/controls/back-link.tsx";
import { AppHeader } from "../../ui/frame/app-header.tsx";
import { useViewTitle } from "../../ui/frame/page-title.ts";
import { Hints } from "../../ui/overlays/tooltip.tsx";
import { Analysis } from "./analysis.tsx";
import { CurrentAnalyses } from "./current-analysis.tsx";
import { AnalysisForm } from "./form/analysis-form.tsx";
import { type Draft, EMPTY_DRAFT, useStartAnalysis } from "./form/start-analysis.ts";
import { History } from "./history.tsx";
import { analysisPath, HISTORY_HASH, HISTORY_PATH, isOpen, MATCHER_PATH, matcherJobs } from "./matcher-jobs.ts";

/** The matcher, or one analysis where the address names it: Back and Forward lead from one to the other. */
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
  const { jobId } = useParams<{ jobId?: string }>();
  const [, navigate] = useLocation();
  const { data: jobs, isError } = useQuery({ ...jobsQuery(), refetchOnMount: "always" });
  const { draft, setDraft, analyze } = useNextAnalysis(jobId);
  const view = useFocusOn(jobId);
  const analyses = matcherJobs(jobs ?? []);
  const isMatcherOn = useMatcherOn();

  if (jobId) {
    return (
      <div ref={view} tabIndex={-1} className="matcher-view">
        <Analysis
          key={jobId}
          id={jobId}
          job={analyses.find(({ id }) => id === jobId)}
          onNew={() => navigate(MATCHER_PATH)}
          onHistory={() => navigate(HISTORY_PATH)}
        />
      </div>
    );
  }

  return (
    <div ref={view} tabIndex={-1} className="matcher-view">
      <MatcherHead />
      {isMatcherOn ? <AnalysisForm draft={draft} onChange={setDraft} analyze={analyze} /> : <SwitchedOff />}
      <CurrentAnalyses jobs={analyses.filter(isOpen)} />
      <History jobs={jobs && analyses.filter((job) => !isOpen(job))} unreadable={isError} />
    </div>
  );
}

/** The history stays: a candidate may still ask how an analysis came about. */
const SwitchedOff = () => (
  <Alert tone="neutral">
    The matcher is switched off on this service: CVs are not scored against job descriptions here. Analyses that were made before can still
    be read below.
  </Alert>
);

function MatcherHead() {
  useViewTitle("CV vs JD Matcher");
  return (
    <div className="page-head">
      <div>
        <h1>CV vs JD Matcher</h1>
        <p className="muted">How well do candidates fit a role? One credit per CV, about 2 minutes per analysis, even with several CVs.</p>
      </div>
      <BackToDashboard />
    </div>
  );
}

/** Kept while an analysis is looked at: the files are still chosen, and an upload goes on, for whoever comes back. */
function useNextAnalysis(shownId: string | undefined) {
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const shown = useRef(shownId);
  useEffect(() => {
    shown.current = shownId;
  }, [shownId]);

  const analyze = useStartAnalysis((startedId) => {
    setDraft(EMPTY_DRAFT);
    if (!shown.current) navigate(analysisPath(startedId));
  });
  return { draft, setDraft, analyze };
}

/** A view that takes the place of another takes the focus too, unless the history was asked for: the button that led to it is gone. An analysis begins at its top. */
function useFocusOn(jobId: string | undefined) {
  const view = useRef<HTMLDivElement>(null);
  const before = useRef(jobId);
  useEffect(() => {
    if (before.current !== jobId && window.location.hash !== HISTORY_HASH) view.current?.focus({ preventScroll: true });
    before.current = jobId;
    if (jobId) window.scrollTo(0, 0);
  }, [jobId]);
  return view;
}
