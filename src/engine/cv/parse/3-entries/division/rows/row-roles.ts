import type { Row } from "../../../1-document/row.ts";
import { AT_EMPLOYER } from "../../../lexicon/joining-words.ts";
import { SURE_ROLE } from "../../thresholds.ts";

/** How much a text looks like a role of an entry: its degree, its institution. Unit: likeness, 0 to 1. */
export type RoleScore = (text: string) => number;

/**
 * `named`: which roles each row names; the bit 1 is the first of the section's roles, 2 the second. `listed`: those that it names by its own words, and not as its siblings do. `expected`: for each role the number of rows that
 * name it, divided by that of the most frequent role: four institutions and two degrees give 1 and 0.5.
 */
export type RowRoles = { named: number[]; listed: number[]; expected: number[] };

export const NO_ROLES = 0;

/** The first of the roles: the position of a job, the degree of a school. */
export const FIRST_ROLE = 1;

/** The second: the employer of a job, the institution of a degree. */
export const SECOND_ROLE = 2;

export function rowRoles(rows: readonly Row[], body: readonly boolean[], roles: readonly RoleScore[]): RowRoles {
  const found = rows.map((row, index) => (body[index] || row.label || row.dateOnly ? [] : rolesIn(row, roles)));
  const named = likeSiblings(rows, found);
  const counts = roles.map((_, role) => named.filter((bits) => hasRole(bits, role)).length);
  const most = Math.max(1, ...counts);
  return { named, listed: found.map(union), expected: counts.map((count) => count / most) };
}

export const hasRole = (bits: number, role: number) => (bits & (1 << role)) !== 0;

export const union = (bits: readonly number[]) => bits.reduce((all, one) => all | one, NO_ROLES);

/** Of "Buyer, Corvane Group" over "Stoker, Tessaly" the second row names a position and an employer too, though no list knows either. */
function likeSiblings(rows: readonly Row[], found: readonly number[][]): number[] {
  const ofShape = new Map<string, number>();
  const named = found.map(union);
  const shapeOf = (index: number) => `${rows[index]?.key}/${found[index]?.length}`;
  named.forEach((bits, index) => {
    if (namesSeveral(bits)) ofShape.set(shapeOf(index), bits);
  });
  return named.map((bits, index) => bits | (ofShape.get(shapeOf(index)) ?? NO_ROLES));
}

const namesSeveral = (bits: number) => (bits & (bits - 1)) !== 0;

const SEPARATOR = new RegExp(String.raw`\s*[|｜·•;]\s*|\s*[,，、:：]\s+|\s+[–—-]\s+|\s+${AT_EMPLOYER}\s+`, "iu");

/** For each name in a row the role that it looks most like: "BSc Economics, University of Leith" names two. */
function rolesIn({ cells }: Row, roles: readonly RoleScore[]): number[] {
  const names = cells.flatMap(({ rest }) => rest.split(SEPARATOR)).filter((name) => name.trim() !== "");
  return names.map((name) => {
    const scores = roles.map((score) => score(name));
    const best = Math.max(...scores);
    return best >= SURE_ROLE && scores.filter((score) => score === best).length === 1 ? 1 << scores.indexOf(best) : NO_ROLES;
  });
}
