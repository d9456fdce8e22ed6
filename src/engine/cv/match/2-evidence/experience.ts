import { WEIGHTS } from "../3-score/weights.ts";
import { areSiblings, closeness, conceptOf, isKindOf } from "../concepts/concepts.ts";
import type { Role } from "./passages.ts";

/** Months covered by the roles; what overlaps counts once. */
export function monthsCovered(roles: readonly Pick<Role, "start" | "end">[]): number {
  const spans = roles
    .flatMap(({ start, end }) => (start !== undefined && end !== undefined && end > start ? [[start, end] as const] : []))
    .sort((a, b) => a[0] - b[0]);
  let months = 0;
  let covered = Number.NEGATIVE_INFINITY;
  for (const [start, end] of spans) {
    months += Math.max(0, end - Math.max(start, covered));
    covered = Math.max(covered, end);
  }
  return months;
}

/** 0..1: how near a role's title is to what the job is called, by occupation or, where the lexicon knows none, by words. */
export function titleSimilarity(
  title: { concepts: readonly string[]; stems: readonly string[] },
  wanted: { roles: readonly string[]; stems: readonly string[] },
): number {
  const byConcept = Math.max(0, ...wanted.roles.flatMap((role) => title.concepts.map((id) => roleCloseness(id, role))));
  const shared = wanted.stems.filter((stem) => title.stems.includes(stem)).length;
  const byWords = shared === 0 ? 0 : shared / Math.max(wanted.stems.length, Math.min(title.stems.length, 4));
  return Math.max(byConcept, wanted.roles.length > 0 ? byWords * 0.8 : byWords);
}

/** Occupations by their family; a craft that stands in for an occupation ("frontend" for "frontend developer") a little less. */
const roleCloseness = (id: string, role: string) => closeness(id, role) * (conceptOf(id)?.kind === "role" ? 1 : 0.85);

/** 1 for a role that is held or ended lately, less the longer ago it ended. */
export function recency({ end }: Pick<Role, "end">, today: number): number {
  const { freshYears, perYear, floor } = WEIGHTS.recency;
  if (end === undefined) return 1;
  return Math.max(floor, 1 - Math.max(0, (today - end) / 12 - freshYears) * perYear);
}

const IN_THE_FIELD = 0.6;

/** Roles whose title or text names one of the concepts or a kind of it. */
export const rolesWith = (roles: readonly Role[], concepts: readonly string[]) =>
  roles.filter((role) => concepts.some((wanted) => role.concepts.some((id) => isKindOf(id, wanted))));

/** Roles of the same field: their text names what belongs to the same family, or their title is an occupation of that family. */
export const rolesNear = (roles: readonly Role[], concepts: readonly string[]) =>
  roles.filter((role) =>
    concepts.some(
      (wanted) =>
        role.concepts.some((id) => isKindOf(id, wanted) || areSiblings(id, wanted)) ||
        role.titleConcepts.some((id) => closeness(id, wanted) >= IN_THE_FIELD),
    ),
  );
