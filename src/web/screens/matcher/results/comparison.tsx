import type { CvScore } from "../../../../engine/contract/api.ts";
import { withoutEnding } from "../../../lib/text/words.ts";
import { Card } from "../../../ui/controls/card.tsx";
import { MetMark, ScoreChip } from "./score-parts.tsx";
import { PARTS, scoreBand } from "./scores.ts";

/** Several CVs side by side: the scores, then requirement by requirement. */
export function Comparison({ cvs }: { cvs: CvScore[] }) {
  const requirements = cvs[0]?.requirements ?? [];
  return (
    <Card title="Side by side" note="Best first">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways, also by keyboard */}
      <section className="table-scroll" tabIndex={0} aria-label="Scores side by side">
        <table className="comparison">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Criterion</span>
              </th>
              {cvs.map((cv) => (
                <th key={cv.cv_index} scope="col">
                  <a href={`#cv-${cv.cv_index}`} className="cv-name" title={cv.cv_filename}>
                    {withoutEnding(cv.cv_filename)}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="overall">
              <th scope="row">Overall</th>
              {cvs.map((cv) => (
                <td key={cv.cv_index}>
                  <ScoreChip score={cv.overall_matching_score} />
                  <span className="muted">{scoreBand(cv.overall_matching_score).label}</span>
                </td>
              ))}
            </tr>
            {PARTS.map(([key, label]) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {cvs.map((cv) => (
                  <td key={cv.cv_index}>
                    <ScoreChip score={cv[key]} />
                  </td>
                ))}
              </tr>
            ))}
            {requirements.map(({ text, kind }) => (
              <tr key={text}>
                <th scope="row">
                  {text}
                  {kind === "nice" && <span className="muted nice"> (nice to have)</span>}
                </th>
                {cvs.map((cv) => (
                  <td key={cv.cv_index}>{requirementCell(cv, text)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function requirementCell(cv: CvScore, text: string) {
  const found = cv.requirements.find((requirement) => requirement.text === text);
  if (!found) return "–";
  return (
    <>
      <MetMark met={found.met} />
      {found.evidence[0] && <q>{found.evidence[0]}</q>}
    </>
  );
}
