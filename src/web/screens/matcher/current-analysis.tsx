import type { Job } from "../../../engine/contract.ts";
import { Card } from "../../ui/card.tsx";
import { Progress } from "./progress-view.tsx";

type Props = { job?: Job; failed: boolean; onShow: (id: string) => void };

/** The analysis that runs; for the moment between its failure and the next look at the list, that it failed. */
export function CurrentAnalysis({ job, failed, onShow }: Props) {
  if (!job) {
    return (
      <Card title="Current Analysis">
        <p className="muted">No analysis is running.</p>
      </Card>
    );
  }
  return (
    <Card
      title="Current Analysis"
      note={job.fileName}
      action={
        <button type="button" className="button small" onClick={() => onShow(job.id)}>
          View
        </button>
      }
    >
      {failed ? <p className="history-failed">Analysis failed. Please try again.</p> : <Progress status={job.status} />}
    </Card>
  );
}
