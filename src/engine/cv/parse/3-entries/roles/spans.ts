import { type Atom, textOf, type WeakSeparator } from "./fragments/head-atoms.ts";
import type { Role, RoleEvidence, SectionRoles, SpanRole } from "./role.ts";
import { ROLE_EVIDENCE } from "./role-weights.ts";

/** The atoms `from` up to `to` (not included) of a head, and their role. */
export type Span = { from: number; to: number; role: SpanRole };

type Range = Pick<Span, "from" | "to">;

/**
 * "Summer season at Leith" is a phrase and no name, though it has words of some. The classifier was trained on names, so for a phrase the word
 * lists alone count.
 */
export function spanEvidence(atoms: readonly Atom[], { from, to }: Range, section: SectionRoles): RoleEvidence {
  const isPhrase = atoms.slice(from + 1, to).some(({ separator }) => separator && PHRASE_SEPARATORS.has(separator));
  return (isPhrase ? section.listed : section.evidence)(textOf(atoms, from, to));
}
const PHRASE_SEPARATORS: ReadonlySet<WeakSeparator> = new Set(["at", "in", "for", "to", "colon"]);

/** The best evidence for another role. Weak evidence for a place does not count: every capitalised word has it. */
export function rivalEvidence(evidence: RoleEvidence, role: Role, { roles }: SectionRoles): number {
  const rivals = roles.filter((other) => other !== role && (other !== "place" || evidence.place >= ROLE_EVIDENCE.likely));
  return Math.max(0, ...rivals.map((rival) => evidence[rival]));
}

/** "Redon" of "Hotel Dunes, Redon": a place, known or only written like one. */
export const mayBePlace = ({ text }: Atom, section: SectionRoles) => section.evidence(text).place > 0;

export const isSurePlace = ({ text }: Atom, section: SectionRoles) => section.evidence(text).place >= ROLE_EVIDENCE.surePlace;
