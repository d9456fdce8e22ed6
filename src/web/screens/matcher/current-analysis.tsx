import { Link } from "wouter";
import type { Job } from "../../../engine/contract/api.ts";
import { Card } from "../../ui/controls/card.tsx";
import { analysisPath, isOpen } from "./matcher-jobs.ts";
import { Progress } from "./progress-view.tsx";
import { useResultOf } from "./results/use-result.ts";

/** Every analysis that runs, each with its own progress. */
export function CurrentAnalyses({ jobs }: { jobs: Job[] }) {
  if (jobs.length > 0) return jobs.map((job) => <CurrentAnalysis key={job.id} job={job} />);
  return (
    <Card title="Current Analysis">
      <p className="muted">No analysis is running.</p>
    </Card>
  );
}

/** The result is asked for more often than the list, so that it knows better how far the analysis is. */
function CurrentAnalysis({ job }: { job: Job }) {
  const { data: result } = useResultOf(job.id);
  const status = result?.status ?? job.status;
  return (
    <Card
      title="Current Analysis"
      note={job.fileName}
      action={
        <Link href={analysisPath(job.id)} className="button small" aria-label={`View ${job.fileName}`}>
          View
        </Link>
      }
    >
      {isOpen({ status }) ? <Progress status={status} /> : <Ended failed={status === "failed"} />}
    </Card>
  );
}

/** For the moment until the list has been read anew. */
const Ended = ({ failed }: { failed: boolean }) =>
  failed ? <p className="history-failed">Analysis failed. Please try again.</p> : <p className="muted">Analysis completed.</p>;
