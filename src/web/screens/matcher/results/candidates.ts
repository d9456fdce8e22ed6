import type { CvScore, EvidenceSource, MatchCandidate, MatchingScore } from "../../../../engine/contract/api.ts";
import { RESUME_LISTS } from "../../../../engine/contract/resume-fields.ts";
import { scoredCvs } from "./scores.ts";

/** A CV of an analysis with its score, by the candidate's name, or `Candidate 3` where none was read. */
export type Candidate = CvScore & { name: string; reviewId?: string };

/** The candidates of an analysis, best first. */
export function candidatesOf(score: MatchingScore, read: MatchCandidate[] = [], fileName?: string): Candidate[] {
  return scoredCvs(score, fileName).map((cv) => {
    const found = read.find(({ cv_index }) => cv_index === cv.cv_index);
    return { ...cv, name: found?.name ?? `Candidate ${cv.cv_index}`, ...(found?.reviewId && { reviewId: found.reviewId }) };
  });
}

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
