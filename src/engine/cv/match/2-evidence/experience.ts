import { areSiblings, closeness, conceptOf, isKindOf } from "../concepts/concepts.ts";
import { type SkillUse, usageIn } from "../skill-use.ts";
import type { Role } from "./evidence.ts";
import {
  CRAFT_FACTOR,
  MAX_COMPARED_TITLE_WORDS,
  MIN_COMPOUND_HEAD_CHARS,
  MIN_FIELD_CLOSENESS,
  MIN_NAMED_RATIO,
  MIN_RELATED_TITLE,
  SHARED_WORDS_FACTOR,
} from "./thresholds.ts";

/** 0 to 1: how similar a role's title is to that of the job, by occupation or, where the lexicon has none, by words. */
export function titleSimilarity(
  title: { concepts: readonly string[]; stems: readonly string[] },
  wanted: { roles: readonly string[]; stems: readonly string[]; names?: readonly string[] },
): number {
  const words = ` ${title.stems.join(" ")} `;
  if (wanted.names?.some((name) => words.includes(` ${name} `))) return 1;
  const byConcept = Math.max(0, ...wanted.roles.flatMap((role) => title.concepts.map((id) => roleCloseness(id, role))));
  const shared = wanted.stems.filter((stem) => title.stems.includes(stem)).length;
  const byWords = shared === 0 ? 0 : shared / Math.max(wanted.stems.length, Math.min(title.stems.length, MAX_COMPARED_TITLE_WORDS));
  return Math.max(byConcept, wanted.roles.length > 0 ? byWords * SHARED_WORDS_FACTOR : byWords);
}

/** Closeness of occupations; a craft in the place of one ("frontend" for "frontend developer") counts a little less. */
const roleCloseness = (id: string, role: string) => closeness(id, role) * (conceptOf(id)?.kind === "role" ? 1 : CRAFT_FACTOR);

/** How long and how lately the roles ran. */
export const usageOf = (roles: readonly Role[]): SkillUse | undefined =>
  usageIn(roles.map((role) => ({ ...role, isOngoing: role.current })));

/** Roles whose title or text names one of the concepts or a kind of it. */
export const rolesWith = (roles: readonly Role[], concepts: readonly string[], sells = false) =>
  roles.filter((role) => concepts.some((wanted) => [...role.concepts, ...(sells ? role.sold : [])].some((id) => isKindOf(id, wanted))));

/** Roles in the same field: their text names a concept of the same family, or their title is an occupation of that family. */
export const rolesNear = (roles: readonly Role[], concepts: readonly string[]) =>
  roles.filter((role) =>
    concepts.some(
      (wanted) =>
        role.concepts.some((id) => isKindOf(id, wanted) || areSiblings(id, wanted)) ||
        role.titleConcepts.some((id) => closeness(id, wanted) >= MIN_FIELD_CLOSENESS),
    ),
  );

/** Roles whose text has most of the words: for what the lexicon does not name. */
export const rolesNamed = (roles: readonly Role[], stems: readonly string[]) =>
  roles.filter((role) => stems.filter((stem) => hasStem(role, stem)).length >= MIN_NAMED_RATIO * new Set(stems).size);

/** "Grundstückskaufverträge" for "Kaufverträge": a compound of a long word is a kind of it. */
const hasStem = ({ stems }: Role, stem: string) =>
  stems.includes(stem) || (stem.length >= MIN_COMPOUND_HEAD_CHARS && stems.some((one) => one.endsWith(stem)));

/** Roles whose text has all words of one of these names. */
export const rolesWithName = (roles: readonly Role[], names: readonly string[]) =>
  roles.filter((role) => names.some((name) => name.split(" ").every((stem) => hasStem(role, stem))));

/** Roles with a title like that of the job; all roles where the job has no title. */
export function rolesLike(
  roles: readonly Role[],
  job: { roles: readonly string[]; titleStems: readonly string[]; titleNames?: readonly string[] },
  min = MIN_RELATED_TITLE,
): Role[] {
  if (job.roles.length + job.titleStems.length === 0) return [...roles];
  return roles.filter(
    (role) =>
      titleSimilarity(
        { concepts: role.titleConcepts, stems: role.titleStems },
        { roles: job.roles, stems: job.titleStems, names: job.titleNames },
      ) >= min,
  );
}
