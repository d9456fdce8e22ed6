import type { Row } from "../1-document/row.ts";
import { findScore, looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../recognisers/degrees.ts";
import { segmentEntries } from "./division/entries.ts";
import type { Entry } from "./entry.ts";
import { SURE_DEGREE, SURE_PART } from "./thresholds.ts";

/**
 * Jobs and schools in one section, as under "Werdegang" or "Experience and education": the rows of the entries that are schooling, and all others.
 */
export function divideCareer(rows: readonly Row[]): { jobs: Row[]; schooling: Row[] } {
  const entries = segmentEntries(rows, {
    parts: [either(looksLikePosition, looksLikeDegree), either(looksLikeCompany, looksLikeInstitution)],
  });
  const taken = new Set(entries.filter(isSchooling).flatMap((entry) => entry.rows.map(({ line }) => line)));
  return { jobs: rows.filter(({ line }) => !taken.has(line)), schooling: rows.filter(({ line }) => taken.has(line)) };
}

type Likeness = (text: string) => number;
const either =
  (one: Likeness, other: Likeness): Likeness =>
  (text) =>
    Math.max(one(text), other(text));

/** It names a degree rather than a post, or a school and nothing that is a post, or has a final grade. */
function isSchooling({ head, rows }: Entry): boolean {
  const texts = head.flatMap(({ cells }) => cells.map(({ rest }) => rest).filter(Boolean));
  const most = (likeness: Likeness) => Math.max(0, ...texts.map(likeness));
  if (most((text) => (looksLikePosition(text) < SURE_PART ? looksLikeDegree(text) : 0)) >= SURE_DEGREE) return true;
  const isGraded = rows.some(({ label, text, prose }) => label?.field === "score" || (!prose && findScore(text) !== undefined));
  return isGraded || (most(looksLikeInstitution) >= SURE_PART && most(looksLikePosition) < SURE_PART && most(looksLikeDegree) > 0);
}
