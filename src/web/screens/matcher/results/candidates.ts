import type { CountedVerdict, CvScore, EvidenceSource, MatchResult, WeighedRequirement } from "../../../../engine/contract/api.ts";
import { RESUME_LISTS } from "../../../../engine/contract/resume-fields.ts";
import { scoredCvs } from "./scores.ts";

/**
 * A CV of an analysis with its score, by the candidate's name, or `Candidate 3` where none was read. `overall` and `verdicts` are what counts, with what the recruiter has
 * changed; the fields of the score stay the matcher's.
 */
export type Candidate = CvScore & { name: string; reviewId?: string; overall: number; verdicts: CountedVerdict[]; note?: string };

/** A result with its scores. */
export type Scored = Pick<MatchResult, "changed"> & {
  candidates?: MatchResult["candidates"];
  matchingScore: NonNullable<MatchResult["matchingScore"]>;
};

/** The candidates of an analysis, best first. */
export function candidatesOf({ matchingScore, candidates = [], changed }: Scored, fileName?: string): Candidate[] {
  const found = scoredCvs(matchingScore, fileName).map((cv): Candidate => {
    const read = candidates.find(({ cv_index }) => cv_index === cv.cv_index);
    const ranked = changed?.ranking.find(({ cv_index }) => cv_index === cv.cv_index);
    return {
      ...cv,
      name: read?.name ?? `Candidate ${cv.cv_index}`,
      ...(read?.reviewId && { reviewId: read.reviewId }),
      overall: ranked?.overall_matching_score ?? cv.overall_matching_score,
      verdicts: ranked?.verdicts ?? cv.requirements?.map(({ met }) => ({ met })) ?? [],
      ...(ranked?.note && { note: ranked.note }),
    };
  });
  const place = ({ cv_index }: Candidate) => changed?.ranking.findIndex((one) => one.cv_index === cv_index) ?? 0;
  return changed ? found.sort((a, b) => place(a) - place(b)) : found;
}

/** What the candidates are asked for, as it counts. */
export const requirementsOf = ({ changed }: Scored, [first]: Candidate[]): WeighedRequirement[] =>
  changed?.requirements ?? first?.requirements?.map(({ text, kind }) => ({ text, weight: kind })) ?? [];

const SECTIONS: Record<string, string> = {
  basics: "Head of the CV",
  x: "Personal details",
  additional: "Further text",
  ...Object.fromEntries(RESUME_LISTS.map(({ key, label }) => [key, label])),
};

/** Where a quote stands, in words: `Work experience, entry 2, page 1`. */
export function placeOf({ path, page }: EvidenceSource): string {
  const [, section = "", index] = /^(\w+)(?:\[(\d+)\])?/.exec(path) ?? [];
  const name = path.startsWith("basics.summary") ? "Profile" : (SECTIONS[section] ?? "The CV");
  return [name, index !== undefined && `entry ${Number(index) + 1}`, page !== undefined && `page ${page}`].filter(Boolean).join(", ");
}
