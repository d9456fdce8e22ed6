import { ChevronDown, FileSpreadsheet, FileStack, FileText, MessageCircleQuestionMark, Printer } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { CvScore, Job, MatchingScore } from "../../../../engine/contract/api.ts";
import { useDownload } from "../../../lib/api/download.ts";
import { saveFile } from "../../../lib/api/files.ts";
import { csvFile } from "../../../lib/text/csv.ts";
import { dateAndTime } from "../../../lib/text/time.ts";
import { plural, withoutEnding } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card } from "../../../ui/controls/card.tsx";
import { Menu, MenuItem } from "../../../ui/controls/menu.tsx";
import { jobTitle } from "../matcher-jobs.ts";
import { Comparison } from "./comparison.tsx";
import { ModelPart, ScoreSum, Warnings } from "./score-notes.tsx";
import { MetCounts, Points, Requirements, ScoreBars, ScoreRing } from "./score-parts.tsx";
import { scoredCvs, scoresCsv } from "./scores.ts";

const ExplainDialog = lazy(() => import("./explain-dialog.tsx"));
const FormatDialog = lazy(() => import("./format-dialog.tsx"));

type ResultProps = { id: string; score: MatchingScore; job?: Job; completedAt: string | null; onNew: () => void; onHistory: () => void };

export function ResultView({ id, score, job, completedAt, onNew, onHistory }: ResultProps) {
  const cvs = scoredCvs(score, job?.fileName);
  const failed = ("multi_cv_analysis" in score && score.failed) || [];
  return (
    <div className="result">
      <div className="page-head">
        <div>
          <h1 className="result-title">
            <span className="result-kind">Matching result</span> {job && <span>{jobTitle(job)}</span>}
          </h1>
          <p className="muted">
            {plural(cvs.length, "CV")}
            {completedAt && <> · {dateAndTime(completedAt)}</>}
          </p>
        </div>
        <div className="button-row no-print">
          <button type="button" className="button primary" onClick={onNew}>
            New Analysis
          </button>
          <FormatCvs id={id} cvs={cvs} />
          <ExplainCv id={id} cvs={cvs} />
          <button type="button" className="button" onClick={onHistory}>
            View History
          </button>
          <Save id={id} cvs={cvs} />
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

function ExplainCv({ id, cvs }: { id: string; cvs: CvScore[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <MessageCircleQuestionMark size={16} aria-hidden="true" />
        Explain
      </button>
      {open && (
        <Suspense>
          <ExplainDialog id={id} cvs={cvs} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The result on paper and in files. */
function Save({ id, cvs }: { id: string; cvs: CvScore[] }) {
  const download = useDownload();
  const savePdf = () => download.mutate({ path: `/jobs/${id}/match-report`, fallbackName: "matching-report.pdf" });
  return (
    <Menu label="Save" className="button" busy={download.isPending}>
      <MenuItem icon={<FileText size={16} aria-hidden="true" />} onChoose={savePdf}>
        PDF
      </MenuItem>
      <MenuItem icon={<FileSpreadsheet size={16} aria-hidden="true" />} onChoose={() => saveCsv(cvs)}>
        CSV
      </MenuItem>
      <MenuItem icon={<Printer size={16} aria-hidden="true" />} onChoose={() => window.print()}>
        Print
      </MenuItem>
    </Menu>
  );
}

const saveCsv = (cvs: CvScore[]) => saveFile("matching-scores.csv", csvFile(scoresCsv(cvs)));

function CvCard({ cv, rank }: { cv: CvScore; rank: number | null }) {
  const name = withoutEnding(cv.cv_filename);
  return (
    <Card id={`cv-${cv.cv_index}`} title={rank ? `${rank}. ${name}` : name} className={rank ? "cv-result one-of-several" : "cv-result"}>
      <div className="cv-scores">
        <ScoreRing score={cv.overall_matching_score} />
        <ScoreBars score={cv} />
      </div>
      <Warnings warnings={cv.warnings ?? []} />
      <div className="cv-points">
        <Points title="Key Highlights" points={cv.key_highlights} tone="success" />
        <Points title="Main Gaps" points={cv.main_gaps} tone="danger" />
      </div>
      {rank ? <FoldedReasons cv={cv} /> : <Reasons cv={cv} />}
    </Card>
  );
}

/** Why the score is what it is, requirement by requirement. */
function Reasons({ cv }: { cv: CvScore }) {
  return (
    <>
      {cv.requirements?.length > 0 && <h3 className="requirements-title">Requirements</h3>}
      <Requirements requirements={cv.requirements ?? []} />
      {cv.model && <ModelPart model={cv.model} />}
      <ScoreSum terms={cv.sum ?? []} overall={cv.overall_matching_score} />
      {cv.scorer && <p className="scorer muted">Scored by: {cv.scorer}</p>}
    </>
  );
}

/** Of several CVs each would fill a screen: what is long waits until it is asked for. */
function FoldedReasons({ cv }: { cv: CvScore }) {
  return (
    <details className="reasons">
      <summary>
        <span className="when-closed">Show requirements</span>
        <span className="when-open">Hide requirements</span>
        <MetCounts requirements={cv.requirements ?? []} />
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <Reasons cv={cv} />
    </details>
  );
}
