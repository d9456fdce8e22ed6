import type { Job } from "../../../engine/contract.ts";
import { Card } from "../../ui/card.tsx";
import { Progress } from "./progress-view.tsx";

export function CurrentAnalysis({ job, onShow }: { job?: Job; onShow: (id: string) => void }) {
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
      <Progress status={job.status} />
    </Card>
  );
}
