import { type Slot, slotKey } from "./fragments/fragment.ts";
import type { Atom, WeakSeparator } from "./fragments/head-atoms.ts";
import type { Role, SectionRoles, SpanRole } from "./role.ts";
import { ROLE_EVIDENCE, ROLE_WEIGHTS } from "./role-weights.ts";
import { mayBePlace, rivalEvidence, type Span, spanEvidence } from "./spans.ts";

/** What was found at a slot or behind a separator: a role, none, or that the span before goes on ("Acme, Inc."). */
type Outcome = SpanRole | "continues";
type Tally = Map<Outcome, number>;

/**
 * How the section labelled its heads so far. `slots`: which roles stand at each slot. `transitions`: what follows each role behind each separator.
 * `filled`: how many of the `heads` have each role.
 */
export type Usage = { slots: Map<string, Tally>; transitions: Map<string, Tally>; filled: Map<Role, number>; heads: number };

const emptyUsage = (): Usage => ({ slots: new Map(), transitions: new Map(), filled: new Map(), heads: 0 });

/** Before any head is labelled, the evidence of the first atom of each fragment stands for the labelling of its slot. */
export function usageBefore(heads: readonly Atom[][], section: SectionRoles): Usage {
  const usage = emptyUsage();
  for (const { separator, text, fragment } of heads.flat()) {
    if (separator !== undefined || fragment.slot.kind === "sentence") continue;
    const evidence = section.evidence(text);
    for (const role of section.roles) {
      const net = evidence[role] - ROLE_WEIGHTS.rival * rivalEvidence(evidence, role, section);
      if (evidence[role] >= ROLE_EVIDENCE.some && net > 0) countAtSlot(usage, section, fragment.slot, role, net);
    }
  }
  return usage;
}

/** What a labelling of all heads says for the next one. A span counts the more the more evidence it has itself. */
export function usageOf(labelled: readonly (readonly Span[])[], heads: readonly Atom[][], section: SectionRoles): Usage {
  const usage = emptyUsage();
  labelled.forEach((spans, index) => {
    const atoms = heads[index] as Atom[];
    usage.heads += 1;
    for (const { role } of spans) if (role !== "none") usage.filled.set(role, (usage.filled.get(role) ?? 0) + 1);
    spans.forEach((span, at) => {
      const first = atoms[span.from] as Atom;
      const before = spans[at - 1];
      const weight = span.role === "none" ? 1 : ROLE_WEIGHTS.siblingAlone + spanEvidence(atoms, span, section)[span.role];
      if (first.separator === undefined) countAtSlot(usage, section, first.fragment.slot, span.role, weight);
      else if (before) countBehind(usage, section, { role: before.role, separator: first.separator, outcome: span.role }, weight);
      for (const inner of atoms.slice(span.from + 1, span.to))
        countBehind(
          usage,
          section,
          { role: span.role, separator: inner.separator, outcome: "continues" },
          mayBePlace(inner, section) ? ROLE_WEIGHTS.siblingWithCity : weight,
        );
    });
  });
  return usage;
}

/** What stands behind a span: after which role, behind which separator. */
type Transition = { role: SpanRole; separator: WeakSeparator | undefined; outcome: Outcome };

const transitionKey = ({ role, separator }: Omit<Transition, "outcome">) => `${role} ${separator}`;

export function countAtSlot({ slots }: Usage, section: SectionRoles, slot: Slot, role: SpanRole, weight: number): void {
  count(slots, slotKey(slot), section, role, weight);
}

export function countBehind({ transitions }: Usage, section: SectionRoles, transition: Transition, weight: number): void {
  count(transitions, transitionKey(transition), section, transition.outcome, weight);
}

function count(tallies: Map<string, Tally>, key: string, { roles }: SectionRoles, outcome: Outcome, weight: number): void {
  const tally = tallies.getOrInsertComputed(key, () => new Map([...roles, "none" as const, "continues" as const].map((one) => [one, 0])));
  tally.set(outcome, (tally.get(outcome) ?? 0) + weight);
}

/** How much the siblings speak for a role at that slot (above 0) or against it; 0 where there are none. Unit: evidence. */
export const expectedAtSlot = ({ slots }: Usage, slot: Slot, role: SpanRole) => expectation(slots.get(slotKey(slot)), role);

/** The same for what follows a role behind a separator. */
export const expectedBehind = ({ transitions }: Usage, transition: Transition) =>
  expectation(transitions.get(transitionKey(transition)), transition.outcome);

/** The logarithm of how many times as frequent the outcome is as if all were alike, with additive smoothing (Lidstone). */
function expectation(tally: Tally | undefined, outcome: Outcome): number {
  if (!tally) return 0;
  const sum = tally.values().reduce((a, b) => a + b, 0);
  const likelihood = (((tally.get(outcome) ?? 0) + ROLE_WEIGHTS.smoothing) / (sum + ROLE_WEIGHTS.smoothing * tally.size)) * tally.size;
  return Math.max(-ROLE_WEIGHTS.maxAgainst, ROLE_WEIGHTS.consistency * Math.log(likelihood));
}

/** The ratio of the heads that have the role; 1 before any is labelled. */
export const filledRatio = ({ filled, heads }: Usage, role: Role) => (heads === 0 ? 1 : (filled.get(role) ?? 0) / heads);
