import { MessageSquareText, Pencil, Plus, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { ChangedMatch, Met, WeighedRequirement } from "../../../../../engine/contract/api.ts";
import { metWord, WEIGHTS } from "../../../../lib/text/verdicts.ts";
import { Card } from "../../../../ui/controls/card.tsx";
import type { Candidate } from "../candidates.ts";
import { AddDialog, NoteDialog, WeighDialog } from "../changes/change-forms.tsx";
import type { Changes } from "../changes/use-changes.ts";
import { ScoreChip } from "../score-parts.tsx";
import { oneDecimal, PARTS, scoreBand } from "../scores.ts";
import { OverallDialog, PartDialog, RequirementDialog } from "./cell-dialogs.tsx";
import { useGridKeys } from "./use-grid-keys.ts";

/** So many columns have room for whole names. */
const FEW = 5;

type Part = (typeof PARTS)[number];
/** What is open over the table. Candidates and requirements by their places, as they may change meanwhile. */
type Opened =
  | { what: "overall"; cv: number }
  | { what: "note"; cv: number }
  | { what: "part"; cv: number; part: Part }
  | { what: "verdict"; cv: number; index: number }
  | { what: "weight"; index: number }
  | { what: "add" };

type Props = {
  candidates: Candidate[];
  requirements: WeighedRequirement[];
  changed?: ChangedMatch;
  changes: Changes;
  onShow: (candidate: Candidate) => void;
};

/** The candidates as columns, best first, what they are asked for as rows: a full disc is met, a half one partly, an empty one not. */
export function Matrix({ candidates, requirements, changed, changes, onShow }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { table, cell } = useGridKeys({ row: 1, column: 1 });
  const isOne = candidates.length === 1;
  const firstAsked = 2 + PARTS.length;
  const noteRow = firstAsked + requirements.length;
  const rowOf = (
    head: ReactNode,
    row: number,
    label: (candidate: Candidate) => string | undefined,
    open: (cv: number) => Opened,
    show: (candidate: Candidate) => ReactNode,
  ) => (
    <>
      {head}
      {candidates.map((candidate, at) => (
        <td key={candidate.cv_index}>
          <button type="button" aria-label={label(candidate)} onClick={() => setOpened(open(candidate.cv_index))} {...cell(row, at + 1)}>
            {show(candidate)}
          </button>
        </td>
      ))}
    </>
  );

  return (
    <Card
      title={isOne ? "Requirements" : "Side by side"}
      note={isOne ? "Open a cell to see why" : "Best first. Open a cell to see why."}
      className="matrix-card"
      action={
        <button type="button" className="button small no-print" onClick={() => setOpened({ what: "add" })}>
          <Plus size={15} aria-hidden="true" />
          Add requirement
        </button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls, also by keyboard */}
      <section className="matrix-scroll" tabIndex={0} aria-label="Scores side by side">
        <table
          className={`matrix ${isOne ? "of-one" : candidates.length <= FEW ? "of-few" : ""}`}
          aria-label="Scores and requirements by candidate"
          {...table}
        >
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
              {rowOf(
                <th scope="row">Overall</th>,
                1,
                overallLabel,
                (cv) => ({ what: "overall", cv }),
                (candidate) => (
                  <Overall candidate={candidate} />
                ),
              )}
            </tr>
            {PARTS.map((part, index) => (
              <tr key={part[0]}>
                {rowOf(
                  <th scope="row">{part[1]}</th>,
                  2 + index,
                  (candidate) => `${candidate.name}, ${part[1]}: ${oneDecimal(candidate[part[0]])}`,
                  (cv) => ({ what: "part", cv, part }),
                  (candidate) => (
                    <span className="num">{oneDecimal(candidate[part[0]])}</span>
                  ),
                )}
              </tr>
            ))}
            {requirements.map((requirement, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a job description may ask twice for the same
              <tr key={index} className={requirement.weight === "ignore" ? "ignored" : undefined}>
                {rowOf(
                  <th scope="row">
                    <button
                      type="button"
                      className="row-head"
                      onClick={() => setOpened({ what: "weight", index })}
                      {...cell(firstAsked + index, 0)}
                    >
                      <span>
                        <span className="asked">{requirement.text}</span> <Told requirement={requirement} />
                      </span>
                      <SlidersHorizontal size={14} className="no-print" aria-hidden="true" />
                    </button>
                  </th>,
                  firstAsked + index,
                  (candidate) => (isOne ? undefined : verdictLabel(candidate, requirement.text, index)),
                  (cv) => ({ what: "verdict", cv, index }),
                  (candidate) => (
                    <Verdict candidate={candidate} index={index} inWordsOf={isOne ? requirement.text : undefined} />
                  ),
                )}
              </tr>
            ))}
            <tr className="notes">
              {rowOf(
                <th scope="row">Notes</th>,
                noteRow,
                ({ name, note }) => (note ? `Note about ${name}: ${note}` : `Add a note about ${name}`),
                (cv) => ({ what: "note", cv }),
                ({ note }) =>
                  note ? <MessageSquareText size={17} aria-hidden="true" /> : <Plus size={15} className="muted" aria-hidden="true" />,
              )}
            </tr>
          </tbody>
        </table>
      </section>
      {requirements.length > 0 && <Legend candidates={candidates} isChanged={changed?.counts ?? false} />}
      {opened && (
        <OpenedDialog
          opened={opened}
          candidates={candidates}
          requirements={requirements}
          changed={changed}
          changes={changes}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

const overallLabel = ({ name, overall, overall_matching_score: found }: Candidate) =>
  `${name}, overall: ${oneDecimal(overall)}${overall === found ? "" : ` (matcher ${oneDecimal(found)})`}, ${scoreBand(overall).label}`;

function verdictLabel({ name, verdicts }: Candidate, text: string, index: number): string {
  const { met = null, from, change } = verdicts[index] ?? {};
  const hers = change === undefined ? "" : `, changed${from ? `; by the matcher: ${metWord(from)}` : ""}`;
  return `${name}, ${text}: ${metWord(met)}${hers}`;
}

const Overall = ({ candidate: { overall, overall_matching_score: found } }: { candidate: Candidate }) => (
  <span className="matrix-overall">
    <ScoreChip score={overall} />
    {overall !== found && <span className="muted num"> (matcher {oneDecimal(found)})</span>}
  </span>
);

/** How a requirement counts, and whose that is. */
function Told({ requirement: { weight, from, added } }: { requirement: WeighedRequirement }) {
  const words = [
    weight !== "must" && WEIGHTS[weight].toLowerCase(),
    added && "added by you",
    from && weight === "must" && "must-have",
    from && "changed by you",
  ].filter(Boolean);
  return words.length > 0 ? <span className="muted nice">({words.join(", ")})</span> : null;
}

/** `inWordsOf`: the requirement, where there is room for words and the first quote beside the disc. */
function Verdict({ candidate, index, inWordsOf }: { candidate: Candidate; index: number; inWordsOf?: string }) {
  const { met = null, change } = candidate.verdicts[index] ?? {};
  const quote = candidate.requirements?.[index]?.evidence[0];
  return (
    <>
      <Disc met={met} />
      {change !== undefined && <Pencil size={12} className="hers" aria-hidden="true" />}
      {inWordsOf !== undefined && (
        <span className="matrix-words">
          <span className="visually-hidden">
            {candidate.name}, {inWordsOf}:{" "}
          </span>
          {metWord(met)}
          {change !== undefined && <span className="visually-hidden">, changed</span>}
          {quote && <q>{quote}</q>}
        </span>
      )}
    </>
  );
}

const Disc = ({ met }: { met: Met | null }) => <span className={`disc ${met ?? "open"}`} aria-hidden="true" />;

/** The three verdicts, and the empty place of a requirement that somebody has still to judge. */
function Legend({ candidates, isChanged }: { candidates: Candidate[]; isChanged: boolean }) {
  const isOpen = candidates.some(({ verdicts }) => verdicts.some(({ met }) => met === null));
  const shown: (Met | null)[] = isOpen ? ["yes", "partly", "no", null] : ["yes", "partly", "no"];
  return (
    <p className="matrix-legend muted">
      {shown.map((met) => (
        <span key={met}>
          <Disc met={met} /> {metWord(met)}
        </span>
      ))}
      {isChanged && (
        <span>
          <Pencil size={12} className="hers" aria-hidden="true" /> changed by you
        </span>
      )}
    </p>
  );
}

type OpenedProps = Omit<Props, "onShow"> & { opened: Opened; onClose: () => void };

function OpenedDialog({ opened, candidates, requirements, changed, changes, onClose }: OpenedProps) {
  if (opened.what === "add") return <AddDialog changes={changes} onClose={onClose} />;
  if (opened.what === "weight") {
    const requirement = requirements[opened.index];
    return requirement ? <WeighDialog requirement={requirement} index={opened.index} changes={changes} onClose={onClose} /> : null;
  }
  const candidate = candidates.find(({ cv_index }) => cv_index === opened.cv);
  if (!candidate) return null;
  if (opened.what === "overall") return <OverallDialog candidate={candidate} onClose={onClose} />;
  if (opened.what === "note") return <NoteDialog candidate={candidate} changes={changes} onClose={onClose} />;
  if (opened.what === "part") return <PartDialog candidate={candidate} part={opened.part} onClose={onClose} />;
  const requirement = requirements[opened.index];
  const made = changed?.changes.find(({ id }) => id === candidate.verdicts[opened.index]?.change);
  if (!requirement) return null;
  return <RequirementDialog {...{ candidate, requirement, made, changes, onClose }} index={opened.index} />;
}
