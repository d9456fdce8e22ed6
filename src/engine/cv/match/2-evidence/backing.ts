import { ancestorsOf, closeness, findConcepts, isKindOf } from "../concepts/concepts.ts";
import { tokenize } from "../concepts/words.ts";
import type { Passage, Role } from "./evidence.ts";
import {
  MAX_BACKING_STEPS,
  MIN_BACKED_RATIO,
  MIN_BACKING_CLOSENESS,
  MIN_BACKING_STRENGTH,
  MIN_CHECKED_SKILLS,
  MIN_WORK_WORDS,
  UNBACKED_FACTOR,
} from "./thresholds.ts";

/**
 * Factor for a listed skill: next to nothing in a long list of which the rest of the CV shows little. `backing(list)(skill)` is the factor of
 * one skill of a list.
 */
export function openBacking(passages: readonly Passage[], roles: readonly Role[]): (listed: string[]) => (skill: string) => number {
  const done = passages.filter(
    ({ section, strength }) =>
      ["work", "title", "projects", "certificates", "education", "publications"].includes(section) && strength >= MIN_BACKING_STRENGTH,
  );
  const words = done.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const concepts = new Set(done.flatMap((passage) => passage.concepts.map(({ id }) => id)));
  const stems = new Set(done.flatMap(({ tokens }) => tokens.map(({ stem }) => stem)));
  const crafts = [...new Set(roles.flatMap(({ titleConcepts }) => titleConcepts))];
  const isShown = (id: string) =>
    [...concepts].some((other) => isKindOf(other, id) || (ancestorsOf(id).get(other) ?? MAX_BACKING_STEPS) < MAX_BACKING_STEPS) ||
    crafts.some((craft) => closeness(craft, id) >= MIN_BACKING_CLOSENESS);
  const isBacked = (skill: string) => {
    const tokens = tokenize(skill);
    const named = findConcepts(tokens);
    return named.length > 0 ? named.some(({ id }) => isShown(id)) : tokens.every(({ stem }) => stems.has(stem));
  };
  return (listed) => {
    if (listed.length < MIN_CHECKED_SKILLS || words < MIN_WORK_WORDS) return () => 1;
    const ratio = listed.filter(isBacked).length / listed.length;
    return ratio >= MIN_BACKED_RATIO ? () => 1 : (skill) => (isBacked(skill) ? 1 : UNBACKED_FACTOR);
  };
}
