import type { Job } from "../../../engine/contract/api.ts";
import { errorMessage } from "../../lib/api/api.ts";
import { Skeleton } from "../../ui/controls/loading.tsx";
import { useViewTitle } from "../../ui/frame/page-title.ts";
import { analysisName, namedJob } from "./matcher-jobs.ts";
import { ProgressView } from "./progress-view.tsx";
import { FailedView, NoResultView } from "./results/failed-view.tsx";
import { ResultView } from "./results/result-view.tsx";
import { isGone, useResultOf } from "./results/use-result.ts";

type AnalysisProps = { id: string; job?: Job; onNew: () => void; onHistory: () => void };

/** One analysis at whatever stage it is. */
export function Analysis({ id, job, onNew, onHistory }: AnalysisProps) {
  const { data: result, error } = useResultOf(id);
  const score = result?.matchingScore;
  const name = job && analysisName({ ...job, matchingScore: score });
  const title = result?.title ?? (job && namedJob(job)) ?? name;
  useViewTitle([title, result ? VIEW_TITLES[result.status] : "Analysis"].filter(Boolean).join(" - "));

  if (isGone(error)) {
    return (
      <NoResultView title="Analysis not found" onNew={onNew} onHistory={onHistory}>
        There is no analysis at this address. It may have been deleted, or it belongs to another account.
      </NoResultView>
    );
  }
  if (!result && error) {
    return (
      <NoResultView title="The result cannot be read at the moment" onNew={onNew} onHistory={onHistory}>
        {errorMessage(error, "Please try again later.")}
      </NoResultView>
    );
  }
  if (!result) return <Skeleton height="24rem" />;
  if (result.status === "failed") return <FailedView fileName={name} message={result.errorMessage} onRetry={onNew} />;
  if (score) return <ResultView id={id} result={{ ...result, matchingScore: score }} job={job} onNew={onNew} onHistory={onHistory} />;
  return <ProgressView status={result.status} fileName={name} onBack={onNew} />;
}

const VIEW_TITLES = {
  pending: "Analysis in progress",
  processing: "Analysis in progress",
  completed: "Matching result",
  failed: "Analysis failed",
};
