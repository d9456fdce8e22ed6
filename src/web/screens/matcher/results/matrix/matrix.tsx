import { useState } from "react";
import type { RequirementResult } from "../../../../../engine/contract/api.ts";
import { Card } from "../../../../ui/controls/card.tsx";
import type { Candidate } from "../candidates.ts";
import { MET, ScoreChip } from "../score-parts.tsx";
import { oneDecimal, PARTS, scoreBand } from "../scores.ts";
import { OverallDialog, PartDialog, RequirementDialog } from "./cell-dialogs.tsx";
import { useGridKeys } from "./use-grid-keys.ts";

type Opened = { candidate: Candidate; row: "overall" | (typeof PARTS)[number] | RequirementResult };
type Props = { candidates: Candidate[]; onShow: (candidate: Candidate) => void };

/** The candidates as columns, best first, what they are asked for as rows: a full disc is met, a half one partly, an empty one not. */
export function Matrix({ candidates, onShow }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { table, cell } = useGridKeys({ row: 1, column: 1 });
  const asked = candidates[0]?.requirements ?? [];
  const isOne = candidates.length === 1;
  const firstAsked = 2 + PARTS.length;

  return (
    <Card title="Side by side" note={isOne ? "Open a cell to see why" : "Best first. Open a cell to see why."} className="matrix-card">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls, also by keyboard */}
      <section className="matrix-scroll" tabIndex={0} aria-label="Scores side by side">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are opened, with arrow keys between them */}
        <table role="grid" className={isOne ? "matrix of-one" : "matrix"} aria-label="Scores and requirements by candidate" {...table}>
          <thead>
            <tr>
              <th scope="col">Requirement</th>
              {candidates.map((candidate, at) => (
                <th key={candidate.cv_index} scope="col">
                  <a
                    href={`#cv-${candidate.cv_index}`}
                    className="matrix-name"
                    title={candidate.name}
                    onClick={() => onShow(candidate)}
                    {...cell(0, at + 1)}
                  >
                    {candidate.name}
                  </a>
                  <span className="matrix-file" title={candidate.cv_filename}>
                    {candidate.cv_filename}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="overall">
              <th scope="row">Overall</th>
              {candidates.map((candidate, at) => (
                <td key={candidate.cv_index}>
                  <button
                    type="button"
                    aria-label={`${candidate.name}, overall: ${oneDecimal(candidate.overall_matching_score)}, ${scoreBand(candidate.overall_matching_score).label}`}
                    onClick={() => setOpened({ candidate, row: "overall" })}
                    {...cell(1, at + 1)}
                  >
                    <ScoreChip score={candidate.overall_matching_score} />
                  </button>
                </td>
              ))}
            </tr>
            {PARTS.map((part, index) => (
              <tr key={part[0]}>
                <th scope="row">{part[1]}</th>
                {candidates.map((candidate, at) => (
                  <td key={candidate.cv_index}>
                    <button
                      type="button"
                      aria-label={`${candidate.name}, ${part[1]}: ${oneDecimal(candidate[part[0]])}`}
                      onClick={() => setOpened({ candidate, row: part })}
                      {...cell(2 + index, at + 1)}
                    >
                      <span className="num">{oneDecimal(candidate[part[0]])}</span>
                    </button>
                  </td>
                ))}
              </tr>
            ))}
            {asked.map(({ text, kind }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a job description may ask twice for the same
              <tr key={index}>
                <th scope="row">
                  {text}
                  {kind === "nice" && <span className="muted nice"> (nice to have)</span>}
                </th>
                {candidates.map((candidate, at) => {
                  const found = candidate.requirements[index];
                  return (
                    <td key={candidate.cv_index}>
                      {found ? (
                        <button
                          type="button"
                          aria-label={isOne ? undefined : `${candidate.name}, ${text}: ${MET[found.met][0]}`}
                          onClick={() => setOpened({ candidate, row: found })}
                          {...cell(firstAsked + index, at + 1)}
                        >
                          <Disc met={found.met} />
                          {isOne && <InWords found={found} before={`${candidate.name}, ${text}: `} />}
                        </button>
                      ) : (
                        "–"
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {asked.length > 0 && <Legend />}
      {opened && <Opened {...opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}

/** With room beside it, a disc is told in words, with the first quote. */
const InWords = ({ found, before }: { found: RequirementResult; before: string }) => (
  <span className="matrix-words">
    <span className="visually-hidden">{before}</span>
    {MET[found.met][0]}
    {found.evidence[0] && <q>{found.evidence[0]}</q>}
  </span>
);

export const Disc = ({ met }: { met: RequirementResult["met"] }) => <span className={`disc ${met}`} aria-hidden="true" />;

const Legend = () => (
  <p className="matrix-legend muted">
    {(["yes", "partly", "no"] as const).map((met) => (
      <span key={met}>
        <Disc met={met} /> {MET[met][0]}
      </span>
    ))}
  </p>
);

function Opened({ candidate, row, onClose }: Opened & { onClose: () => void }) {
  if (row === "overall") return <OverallDialog candidate={candidate} onClose={onClose} />;
  if (Array.isArray(row)) return <PartDialog candidate={candidate} part={row as (typeof PARTS)[number]} onClose={onClose} />;
  return <RequirementDialog candidate={candidate} requirement={row as RequirementResult} onClose={onClose} />;
}
