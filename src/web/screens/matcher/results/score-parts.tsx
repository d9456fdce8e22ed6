import { CircleCheck, CircleDot, CircleX } from "lucide-react";
import type { RequirementResult, SingleScore } from "../../../../engine/contract/api.ts";
import { VERDICTS } from "../../../lib/text/verdicts.ts";
import { barTone, oneDecimal, PARTS, scoreBand } from "./scores.ts";

/** The overall score as a ring. */
export function ScoreRing({ score }: { score: number }) {
  const { label, tone } = scoreBand(score);
  const length = 2 * Math.PI * 44;
  return (
    <div className={`score-ring ${tone}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="44" />
        <circle className={`ring-value ${barTone(score)}`} cx="50" cy="50" r="44" strokeDasharray={`${(score / 10) * length} ${length}`} />
      </svg>
      <p className="ring-text">
        <span className="num">{oneDecimal(score)}</span>
        <span className="muted">of 10</span>
      </p>
      <p className={`badge ${tone}`}>{label}</p>
    </div>
  );
}

export const ScoreChip = ({ score }: { score: number }) => (
  <span className={`score-chip num ${barTone(score)}`} title={scoreBand(score).label}>
    {oneDecimal(score)}
  </span>
);

/** No industry experience comes with its reason: where the job description names no industry, 0 says nothing of the candidate. */
export function ScoreBars({ score }: { score: SingleScore }) {
  return (
    <dl className="score-bars">
      {PARTS.map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd className="num">{oneDecimal(score[key])}</dd>
          <dd className={`bar ${barTone(score[key])}`} aria-hidden="true">
            <span style={{ width: `${score[key] * 10}%` }} />
          </dd>
          {key === "industry_experience_score" && score[key] === 0 && score.explained && (
            <dd className="why-none">{score.explained[key].why}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

export function Points({ title, points, tone }: { title: string; points: string[]; tone: "success" | "danger" }) {
  if (points.length === 0) return null;
  const Icon = tone === "success" ? CircleCheck : CircleX;
  return (
    <div className={`points ${tone}`}>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon size={16} aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sign and the colour of a verdict. */
const MET = {
  yes: [CircleCheck, "success"],
  partly: [CircleDot, "warning"],
  no: [CircleX, "danger"],
} as const;

export function MetMark({ met }: { met: RequirementResult["met"] }) {
  const [Icon, tone] = MET[met];
  return (
    <span className={`badge ${tone}`}>
      <Icon size={13} aria-hidden="true" />
      {VERDICTS[met]}
    </span>
  );
}

/** `4 met · 1 partly · 2 not met`, without what there is none of. */
export function MetCounts({ verdicts }: { verdicts: { met: RequirementResult["met"] | null }[] }) {
  const counts = (["yes", "partly", "no"] as const).map((met) => [met, verdicts.filter((one) => one.met === met).length] as const);
  const said = counts.filter(([, count]) => count > 0).map(([met, count]) => `${count} ${MET_WORDS[met]}`);
  return <span className="muted num">{said.join(" · ")}</span>;
}
const MET_WORDS = { yes: "met", partly: "partly met", no: "not met" };

/** Each requirement of the job description with what the CV says to it. */
export function Requirements({ requirements }: { requirements: RequirementResult[] }) {
  if (requirements.length === 0) return null;
  return (
    <ul className="requirements">
      {requirements.map(({ text, kind, met, evidence, missing = [], why }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a job description may ask twice for the same
        <li key={index}>
          <MetMark met={met} />
          <div>
            {text} {kind === "nice" && <span className="muted">(nice to have)</span>}
            {evidence.map((quote) => (
              <q key={quote}>{quote}</q>
            ))}
            {why && <span className="requirement-missing">{why}</span>}
            {!why && missing.length > 0 && <span className="requirement-missing">Not shown: {missing.join(", ")}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}
