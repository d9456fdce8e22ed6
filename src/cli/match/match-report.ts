import type { SingleScore } from "../../engine/contract/api.ts";
import { csvLine } from "../../engine/cv/text/csv.ts";

type Result = { file: string; matchingScore: SingleScore };

/** The ranking as CSV (RFC 4180): a row for each CV, and a column for each requirement with its verdict and first quote. */
export function toMatchCsv(results: readonly Result[]): string {
  const asked = results[0]?.matchingScore.requirements.map(({ text, kind }) => `${kind}: ${text}`) ?? [];
  const head = [
    "rank",
    "file",
    "overall",
    "niche_skills",
    "industry_experience",
    "role_experience",
    "key_highlights",
    "main_gaps",
    ...asked,
  ];
  const rows = results.map(({ file, matchingScore: score }, index) => [
    String(index + 1),
    file,
    ...[score.overall_matching_score, score.niche_skills_score, score.industry_experience_score, score.role_experience_score].map((value) =>
      value.toFixed(1),
    ),
    score.key_highlights.join("\n"),
    score.main_gaps.join("\n"),
    ...score.requirements.map(({ met, evidence }) => (evidence[0] ? `${met}: ${evidence[0]}` : met)),
  ]);
  return [head, ...rows].map(csvLine).join("");
}
