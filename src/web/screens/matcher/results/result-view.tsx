import { ChevronDown, FileSpreadsheet, FileStack, FileText, MessageCircleQuestionMark, Printer } from "lucide-react";
import { lazy, useRef } from "react";
import type { ChangedMatch, Job, MatchResult } from "../../../../engine/contract/api.ts";
import { useDownload } from "../../../lib/api/download.ts";
import { saveFile } from "../../../lib/api/files.ts";
import { csvFile } from "../../../lib/text/csv.ts";
import { dateAndTime } from "../../../lib/text/time.ts";
import { plural } from "../../../lib/text/words.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Card } from "../../../ui/controls/card.tsx";
import { DialogButton } from "../../../ui/overlays/dialog-button.tsx";
import { Menu, MenuItem } from "../../../ui/overlays/menu.tsx";
import { jobTitle } from "../matcher-jobs.ts";
import { type Candidate, candidatesOf, requirementsOf } from "./candidates.ts";
import { ChangeList } from "./changes/change-list.tsx";
import { changesAbout } from "./changes/change-words.ts";
import { useChanges } from "./changes/use-changes.ts";
import { Matrix } from "./matrix/matrix.tsx";
import { ModelPart, ScoreSum, Warnings } from "./score-notes.tsx";
import { MetCounts, Points, Requirements, ScoreBars, ScoreChip, ScoreRing } from "./score-parts.tsx";
import { scoresCsv } from "./scores.ts";

const ExplainDialog = lazy(() => import("./explain-dialog.tsx"));
const FormatDialog = lazy(() => import("./format-dialog.tsx"));

type ResultProps = {
  id: string;
  result: MatchResult & { matchingScore: NonNullable<MatchResult["matchingScore"]> };
  job?: Job;
  onNew: () => void;
  onHistory: () => void;
};

export function ResultView({ id, result, job, onNew, onHistory }: ResultProps) {
  const { matchingScore: score, completedAt } = result;
  const cvs = candidatesOf(result, job?.fileName);
  const changes = useChanges(id);
  const cards = useRef<HTMLDivElement>(null);
  const title = result.title ?? (job && jobTitle(job));
  const open = ({ cv_index }: Candidate) => cards.current?.querySelector(`#cv-${cv_index} > details`)?.setAttribute("open", "");
  const failed = ("multi_cv_analysis" in score && score.failed) || [];
  return (
    <div className="result">
      <div className="page-head">
        <div>
          <h1 className="result-title">
            <span className="result-kind">Matching result</span> {title && <span>{title}</span>}
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
          <DialogButton icon={<FileStack size={16} aria-hidden="true" />} label="Format these">
            {(close) => <FormatDialog id={id} cvs={cvs} onClose={close} />}
          </DialogButton>
          <DialogButton icon={<MessageCircleQuestionMark size={16} aria-hidden="true" />} label="Explain">
            {(close) => <ExplainDialog id={id} cvs={cvs} onClose={close} />}
          </DialogButton>
          <button type="button" className="button" onClick={onHistory}>
            View History
          </button>
          <Save id={id} onCsv={() => saveCsv(cvs, result.changed)} />
        </div>
      </div>
      {failed.map(({ cv_index, cv_filename, message }) => (
        <Alert key={cv_index} tone="danger">
          <strong>{cv_filename}</strong>: {message}
        </Alert>
      ))}
      <Matrix candidates={cvs} requirements={requirementsOf(result, cvs)} changed={result.changed} changes={changes} onShow={open} />
      {result.changed && <ChangeList changed={result.changed} candidates={cvs} changes={changes} />}
      <div className="cv-cards" ref={cards}>
        {cvs.map((cv, index) =>
          cvs.length > 1 ? <FoldedCv key={cv.cv_index} cv={cv} rank={index + 1} /> : <CvCard key={cv.cv_index} cv={cv} />,
        )}
      </div>
    </div>
  );
}

/** The result on paper and in files. */
function Save({ id, onCsv }: { id: string; onCsv: () => void }) {
  const download = useDownload();
  const savePdf = () => download.mutate({ path: `/jobs/${id}/match-report`, fallbackName: "matching-report.pdf" });
  return (
    <Menu label="Save" className="button" busy={download.isPending}>
      <MenuItem icon={<FileText size={16} aria-hidden="true" />} onChoose={savePdf}>
        PDF
      </MenuItem>
      <MenuItem icon={<FileSpreadsheet size={16} aria-hidden="true" />} onChoose={onCsv}>
        CSV
      </MenuItem>
      <MenuItem icon={<Printer size={16} aria-hidden="true" />} onChoose={() => window.print()}>
        Print
      </MenuItem>
    </Menu>
  );
}

const saveCsv = (cvs: Candidate[], changed: ChangedMatch | undefined) =>
  saveFile("matching-scores.csv", csvFile(scoresCsv(cvs, ({ cv_index }) => changesAbout(cv_index, cvs, changed))));

/** A candidate alone: there is room for all of it. */
const CvCard = ({ cv }: { cv: Candidate }) => (
  <Card id={`cv-${cv.cv_index}`} title={cv.name} note={cv.cv_filename} className="cv-result">
    <Told cv={cv} />
  </Card>
);

/** Of several candidates each would fill a screen: the long text waits until it is asked for. */
const FoldedCv = ({ cv, rank }: { cv: Candidate; rank: number }) => (
  <section id={`cv-${cv.cv_index}`} className="card cv-result one-of-several">
    <details className="cv-fold">
      <summary>
        <ScoreChip score={cv.overall} />
        <span className="cv-fold-name">
          <h2>
            {rank}. {cv.name}
          </h2>
          <span className="muted">{cv.cv_filename}</span>
        </span>
        <MetCounts verdicts={cv.verdicts} />
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <Told cv={cv} />
    </details>
  </section>
);

/** What is found in a CV, and how its score comes about. */
const Told = ({ cv }: { cv: Candidate }) => (
  <>
    {cv.note && (
      <p className="cv-note">
        <strong>Note:</strong> {cv.note}
      </p>
    )}
    {cv.overall !== cv.overall_matching_score && (
      <p className="muted">What follows is the matcher's own result, without what you changed.</p>
    )}
    <div className="cv-scores">
      <ScoreRing score={cv.overall_matching_score} />
      <ScoreBars score={cv} />
    </div>
    <Warnings warnings={cv.warnings ?? []} />
    <div className="cv-points">
      <Points title="Key Highlights" points={cv.key_highlights} tone="success" />
      <Points title="Main Gaps" points={cv.main_gaps} tone="danger" />
    </div>
    <FoldedReasons cv={cv} />
  </>
);

/** Why the score is what it is, requirement by requirement. */
function Reasons({ cv }: { cv: Candidate }) {
  return (
    <>
      <Requirements requirements={cv.requirements ?? []} />
      {cv.model && <ModelPart model={cv.model} />}
      <ScoreSum terms={cv.sum ?? []} overall={cv.overall_matching_score} />
      {cv.scorer && <p className="scorer muted">Scored by: {cv.scorer}</p>}
    </>
  );
}

/** The matrix says it in short. */
function FoldedReasons({ cv }: { cv: Candidate }) {
  return (
    <details className="reasons">
      <summary>
        <span className="when-closed">Show requirements</span>
        <span className="when-open">Hide requirements</span>
        <MetCounts verdicts={cv.requirements ?? []} />
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <Reasons cv={cv} />
    </details>
  );
}
