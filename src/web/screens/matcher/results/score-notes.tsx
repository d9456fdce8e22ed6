import type { ModelOpinion, ScoreTerm } from "../../../../engine/contract/api.ts";
import { Alert } from "../../../ui/controls/alert.tsx";
import { Requirements } from "./score-parts.tsx";
import { oneDecimal } from "./scores.ts";

/** What to know of a score before believing it. */
export function Warnings({ warnings }: { warnings: string[] }) {
  return warnings.map((warning) => (
    <Alert key={warning} tone="neutral">
      {warning}
    </Alert>
  ));
}

/** What a local model found beyond the rules. The score stays the built-in one. */
export function ModelPart({ model }: { model: ModelOpinion }) {
  const { name, overall_matching_score: score, key_highlights: highlights = [], requirements } = model;
  return (
    <section className="model-part" aria-label={`What the model ${name} adds`}>
      <h3>What the model {name} adds</h3>
      <p className="muted">
        The score above is the built-in one. With these answers, each quoting the CV, it would be {oneDecimal(score)}.
      </p>
      {highlights.length > 0 && (
        <ul className="model-highlights">
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
      <Requirements requirements={requirements.map((one) => ({ ...one, kind: "must" }))} />
    </section>
  );
}

const TERMS: Record<string, string> = {
  must: "Must-haves",
  nice: "Nice-to-haves",
  role: "Role experience",
  industry: "Industry experience",
};

/** Parts whose quotes stand with no requirement. */
const QUOTED: ReadonlySet<string> = new Set(["role", "industry"]);

/** How the overall score comes about, term by term. */
export function ScoreSum({ terms, overall }: { terms: ScoreTerm[]; overall: number }) {
  if (terms.length === 0) return null;
  return (
    <details className="score-sum">
      <summary>How the score adds up</summary>
      <ScoreTable terms={terms} overall={overall} />
    </details>
  );
}

export function ScoreTable({ terms, overall }: { terms: ScoreTerm[]; overall: number }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Weight</th>
          <th scope="col">Value</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody className="num">
        {terms.map(({ part, weight, value, points, parts = [] }) => (
          <tr key={part}>
            <th scope="row">
              {TERMS[part] ?? part}
              {QUOTED.has(part) && parts.flatMap(({ evidence }) => evidence.map((quote) => <q key={quote}>{quote}</q>))}
            </th>
            <td>{Math.round(weight * 100)} %</td>
            <td>{value.toFixed(2)}</td>
            <td>{points.toFixed(2)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={3}>
            Overall
          </th>
          <td>{oneDecimal(overall)}</td>
        </tr>
      </tbody>
    </table>
  );
}
