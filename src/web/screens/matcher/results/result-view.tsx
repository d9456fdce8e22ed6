import { FileDown, FileStack, Printer } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { CvScore, Job, MatchingScore } from "../../../../engine/contract/api.ts";
import { useDownload } from "../../../lib/api/download.ts";
import { saveFile } from "../../../lib/api/files.ts";
import { csvFile } from "../../../lib/text/csv.ts";
import { exactTime } from "../../../lib/text/time.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card } from "../../../ui/controls/card.tsx";
import { Comparison } from "./comparison.tsx";
import { ModelPart, ScoreSum, Warnings } from "./score-notes.tsx";
import { Points, Requirements, ScoreBars, ScoreRing } from "./score-parts.tsx";
import { scoredCvs, scoresCsv } from "./scores.ts";

const FormatDialog = lazy(() => import("./format-dialog.tsx"));

type ResultProps = { id: string; score: MatchingScore; job?: Job; completedAt: string | null; onNew: () => void; onHistory: () => void };

export function ResultView({ id, score, job, completedAt, onNew, onHistory }: ResultProps) {
  const cvs = scoredCvs(score, job?.fileName);
  const failed = ("multi_cv_analysis" in score && score.failed) || [];
  return (
    <div className="result">
      <div className="page-head">
        <div>
          <h1>Matching result</h1>
          <p className="muted">
            {job?.jdFilename ?? "Pasted text"}
            {completedAt && <> · {exactTime(completedAt)}</>}
          </p>
        </div>
        <div className="button-row no-print">
          <button type="button" className="button primary" onClick={onNew}>
            New Analysis
          </button>
          <button type="button" className="button" onClick={onHistory}>
            View History
          </button>
          <button type="button" className="button" onClick={() => window.print()}>
            <Printer size={16} aria-hidden="true" />
            Print
          </button>
          <button type="button" className="button" onClick={() => saveCsv(cvs)}>
            <FileDown size={16} aria-hidden="true" />
            CSV
          </button>
          <SavePdf id={id} />
          <FormatCvs id={id} cvs={cvs} />
        </div>
      </div>
      {failed.map(({ cv_index, cv_filename, message }) => (
        <Alert key={cv_index} tone="danger">
          <strong>{cv_filename}</strong>: {message}
        </Alert>
      ))}
      {cvs.length > 1 && <Comparison cvs={cvs} />}
      {cvs.map((cv, index) => (
        <CvCard key={cv.cv_index} cv={cv} rank={cvs.length > 1 ? index + 1 : null} />
      ))}
    </div>
  );
}

function FormatCvs({ id, cvs }: { id: string; cvs: CvScore[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <FileStack size={16} aria-hidden="true" />
        Format
      </button>
      {open && (
        <Suspense>
          <FormatDialog id={id} cvs={cvs} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function SavePdf({ id }: { id: string }) {
  const download = useDownload();
  return (
    <button
      type="button"
      className="button"
      disabled={download.isPending}
      onClick={() => download.mutate({ path: `/jobs/${id}/match-report`, fallbackName: "matching-report.pdf" })}
    >
      <FileDown size={16} aria-hidden="true" />
      PDF
    </button>
  );
}

const saveCsv = (cvs: CvScore[]) => saveFile("matching-scores.csv", csvFile(scoresCsv(cvs)));

function CvCard({ cv, rank }: { cv: CvScore; rank: number | null }) {
  return (
    <Card title={rank ? `${rank}. ${cv.cv_filename}` : cv.cv_filename} className="cv-result">
      <div className="cv-scores" id={`cv-${cv.cv_index}`}>
        <ScoreRing score={cv.overall_matching_score} />
        <ScoreBars score={cv} />
      </div>
      <Warnings warnings={cv.warnings ?? []} />
      <div className="cv-points">
        <Points title="Key Highlights" points={cv.key_highlights} tone="success" />
        <Points title="Main Gaps" points={cv.main_gaps} tone="danger" />
      </div>
      {cv.requirements?.length > 0 && <h3 className="requirements-title">Requirements</h3>}
      <Requirements requirements={cv.requirements ?? []} />
      {cv.model && <ModelPart model={cv.model} />}
      <ScoreSum terms={cv.sum ?? []} overall={cv.overall_matching_score} />
      {cv.scorer && <p className="scorer muted">Scored by: {cv.scorer}</p>}
    </Card>
  );
}
