import type { JobStatus } from "../../../engine/contract/api.ts";
import { Card } from "../../ui/controls/card.tsx";

type Step = { percent: number; text: string };
const PENDING: Step = { percent: 30, text: "Processing uploaded files..." };
const PROCESSING: Step = { percent: 60, text: "Analyzing CV against JD requirements..." };
export const progressStep = (status: JobStatus) => (status === "processing" ? PROCESSING : PENDING);

export function Progress({ status }: { status: JobStatus }) {
  const { percent, text } = progressStep(status);
  return (
    <div className="analysis-progress">
      <p role="status">{text}</p>
      <progress max={100} value={percent} aria-label="Progress of the analysis" />
      <p className="muted num">{percent}%</p>
    </div>
  );
}

export function ProgressView({ status, fileName, onBack }: { status: JobStatus; fileName?: string; onBack: () => void }) {
  return (
    <>
      <div className="page-head">
        <h1>Analysis in progress</h1>
        <button type="button" className="button small" onClick={onBack}>
          Back to the Matcher
        </button>
      </div>
      <Card title={fileName ?? "Your analysis"} note="About 2 minutes. You can leave this page; the result waits in your history.">
        <Progress status={status} />
      </Card>
    </>
  );
}
