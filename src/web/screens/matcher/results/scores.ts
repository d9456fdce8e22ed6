import type { CvScore, MatchingScore, SingleScore } from "../../../../engine/contract/api.ts";

export type Tone = "success" | "warning" | "orange" | "danger";
type Band = { from: number; label: string; tone: Tone };

const BANDS: Band[] = [
  { from: 8, label: "Excellent", tone: "success" },
  { from: 6, label: "Good Match", tone: "warning" },
  { from: 5, label: "Fair Match", tone: "orange" },
  { from: Number.NEGATIVE_INFINITY, label: "Poor Match", tone: "danger" },
];
const BARS: { from: number; tone: Tone }[] = [
  { from: 8, tone: "success" },
  { from: 6, tone: "warning" },
  { from: 4, tone: "orange" },
  { from: Number.NEGATIVE_INFINITY, tone: "danger" },
];

/** The word for a score of 0 to 10, and its colour. */
export const scoreBand = (score: number) => BANDS.find(({ from }) => score >= from) as Band;
export const barTone = (score: number) => (BARS.find(({ from }) => score >= from) as (typeof BARS)[number]).tone;
export const oneDecimal = (score: number) => score.toFixed(1);

export const PARTS = [
  ["niche_skills_score", "Niche Skills"],
  ["industry_experience_score", "Industry Experience"],
  ["role_experience_score", "Role Experience"],
] as const satisfies readonly (readonly [keyof SingleScore, string])[];

/** Every CV of an analysis with its score, best first. */
export function scoredCvs(score: MatchingScore, fileName = "CV"): CvScore[] {
  if ("multi_cv_analysis" in score) return [...score.results].sort((a, b) => b.overall_matching_score - a.overall_matching_score);
  return [{ ...score, cv_index: 1, cv_filename: fileName }];
}

/** The best score of an analysis, for lists. */
export const bestScore = (score: MatchingScore) => Math.max(...scoredCvs(score).map((cv) => cv.overall_matching_score));

type Line = CvScore & { name: string; overall: number; note?: string };

/** One line per CV for a spreadsheet. `changesOf`: what the recruiter changed for a candidate, in words. */
export function scoresCsv(cvs: Line[], changesOf: (cv: Line) => string[] = () => []): (string | number)[][] {
  const head = ["Rank", "Candidate", "CV", "Overall", ...PARTS.map(([, label]) => label), "Highlights", "Gaps"];
  const hers = ["Overall by the matcher", "Changed by the recruiter", "Note"];
  const lines = cvs.map((cv, index) => [
    index + 1,
    cv.name,
    cv.cv_filename,
    oneDecimal(cv.overall),
    ...PARTS.map(([key]) => oneDecimal(cv[key])),
    cv.key_highlights.join("; "),
    cv.main_gaps.join("; "),
    oneDecimal(cv.overall_matching_score),
    changesOf(cv).join("; "),
    cv.note ?? "",
  ]);
  return [[...head, ...hers], ...lines];
}
