import { areSiblings, closeness, conceptOf, isKindOf } from "../concepts/concepts.ts";
import type { Role } from "./passages.ts";
import { CRAFT_FACTOR, MAX_COMPARED_TITLE_WORDS, MIN_FIELD_CLOSENESS, SHARED_WORDS_FACTOR } from "./thresholds.ts";

/** Months covered by the roles; overlapping months count once. */
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

/** 0 to 1: how similar a role's title is to that of the job, by occupation or, where the lexicon has none, by words. */
export function titleSimilarity(
  title: { concepts: readonly string[]; stems: readonly string[] },
  wanted: { roles: readonly string[]; stems: readonly string[] },
): number {
  const byConcept = Math.max(0, ...wanted.roles.flatMap((role) => title.concepts.map((id) => roleCloseness(id, role))));
  const shared = wanted.stems.filter((stem) => title.stems.includes(stem)).length;
  const byWords = shared === 0 ? 0 : shared / Math.max(wanted.stems.length, Math.min(title.stems.length, MAX_COMPARED_TITLE_WORDS));
  return Math.max(byConcept, wanted.roles.length > 0 ? byWords * SHARED_WORDS_FACTOR : byWords);
}

/** Closeness of occupations; a craft in the place of one ("frontend" for "frontend developer") counts a little less. */
const roleCloseness = (id: string, role: string) => closeness(id, role) * (conceptOf(id)?.kind === "role" ? 1 : CRAFT_FACTOR);

/** Roles whose title or text names one of the concepts or a kind of it. */
export const rolesWith = (roles: readonly Role[], concepts: readonly string[]) =>
  roles.filter((role) => concepts.some((wanted) => role.concepts.some((id) => isKindOf(id, wanted))));

/** Roles in the same field: their text names a concept of the same family, or their title is an occupation of that family. */
export const rolesNear = (roles: readonly Role[], concepts: readonly string[]) =>
  roles.filter((role) =>
    concepts.some(
      (wanted) =>
        role.concepts.some((id) => isKindOf(id, wanted) || areSiblings(id, wanted)) ||
        role.titleConcepts.some((id) => closeness(id, wanted) >= MIN_FIELD_CLOSENESS),
    ),
  );
