import type { CvScore, MatchingScore, SingleScore } from "../../contract/api.ts";
import type { Db } from "../../store/open-store.ts";
import type { LogKey } from "../chain/log-key.ts";
import { writeRecord } from "./write-record.ts";

/** What the decision log is written with: its key, and the version of the rules that score now. */
export type DecisionLog = { key: LogKey; rules: () => string };

/** An analysis: by which account, its scores, and SHA-256 of its CVs, by their position from 1, and of its job description. */
type Analysis = { job: string; by: string; score: MatchingScore; cvs: Map<number, string>; jd: string };

/** Records what the matcher found: one record for each CV, also for one that could not be read. No text of a CV or job description is kept. */
export function recordMatches(
  tx: Db,
  { key, rules: rulesNow }: DecisionLog,
  { job, by, score, cvs, jd: description }: Analysis,
  at: Date,
): void {
  const rules = rulesNow();
  const jd = key.nameOf("jd", description);
  const cvOf = (position: number) => key.nameOf("cv", cvs.get(position) ?? "");
  const { scored, refused } = byPosition(score);
  for (const [position, one] of scored)
    writeRecord(tx, key, by, { kind: "match", job, cv: cvOf(position), jd, outcome: "scored", rules, ...found(one) }, at);
  for (const position of refused) writeRecord(tx, key, by, { kind: "match", job, cv: cvOf(position), jd, outcome: "refused", rules }, at);
}

function byPosition(score: MatchingScore): { scored: [number, SingleScore][]; refused: number[] } {
  if (!("multi_cv_analysis" in score)) return { scored: [[1, score]], refused: [] };
  return {
    scored: score.results.map((cv: CvScore): [number, SingleScore] => [cv.cv_index, cv]).toSorted(([a], [b]) => a - b),
    refused: (score.failed ?? []).map(({ cv_index }) => cv_index),
  };
}

function found(score: SingleScore) {
  const { model, requirements } = score;
  return {
    ...(model && { model: { name: model.name, digest: model.digest ?? null, overall: model.overall_matching_score } }),
    scores: {
      overall: score.overall_matching_score,
      skills: score.niche_skills_score,
      role: score.role_experience_score,
      industry: score.industry_experience_score,
    },
    verdicts: requirements.map(({ kind, met }, index) => ({ n: index + 1, kind, met })),
  };
}
