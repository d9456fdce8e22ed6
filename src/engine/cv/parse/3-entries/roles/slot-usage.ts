import { type Slot, slotKey } from "./fragments/fragment.ts";
import type { Atom, WeakSeparator } from "./fragments/head-atoms.ts";
import { isCore, type Role, type SectionRoles, type SpanRole } from "./role.ts";
import { ROLE_EVIDENCE, ROLE_WEIGHTS } from "./role-weights.ts";
import { mayBePlace, rivalEvidence, type Span, spanEvidence } from "./spans.ts";

/** What was found at a slot or behind a separator: a role, none, or that the span before goes on ("Acme, Inc."). */
type Outcome = SpanRole | "continues";
type Tally = Map<Outcome, number>;

/**
 * How the section labelled its heads so far. `slots`: which roles stand at each slot. `shapes`: which roles begin behind the same separators of a slot, `own`: what one atom counts there. `transitions`: what
 * follows each role behind each separator. `filled`: how many of the `heads` have each role. `cities`: atoms that are a city if their siblings are.
 */
export type Usage = {
  slots: Map<string, Tally>;
  shapes: Map<string, Tally>;
  own: Map<Atom, Tally>;
  transitions: Map<string, Tally>;
  filled: Map<Role, number>;
  heads: number;
  cities: Set<Atom>;
};

const emptyUsage = (cities: Set<Atom> = new Set()): Usage => ({
  slots: new Map(),
  shapes: new Map(),
  own: new Map(),
  transitions: new Map(),
  filled: new Map(),
  heads: 0,
  cities,
});

/** Before any head is labelled, the evidence of the first atom of each fragment stands for the labelling of its slot. */
export function usageBefore(heads: readonly Atom[][], section: SectionRoles): Usage {
  const usage = emptyUsage();
  for (const atoms of heads)
    atoms.forEach((atom, at) => {
      if (atom.fragment.slot.kind === "sentence") return;
      const evidence = section.evidence(atom.text);
      // "Fitter, Welder", "Corve, Acme Ltd": the second of two positions or employers begins nothing.
      const before = atom.separator === undefined ? undefined : section.evidence((atoms[at - 1] as Atom).text);
      for (const role of section.roles) {
        const net = evidence[role] - ROLE_WEIGHTS.rival * rivalEvidence(evidence, role, section);
        if (evidence[role] < ROLE_EVIDENCE.some || net <= 0) continue;
        if (!before) countAtSlot(usage, section, atom.fragment.slot, role, net);
        else if (role === "position" ? before.position < ROLE_EVIDENCE.some : before.position >= ROLE_EVIDENCE.some)
          countAtShape(usage, section, atom, role, net);
      }
    });
  return usage;
}

/** What a labelling of all heads says for the next one. A span counts the more the more evidence it has itself. */
export function usageOf(labelled: readonly (readonly Span[])[], heads: readonly Atom[][], section: SectionRoles, cities: Set<Atom>): Usage {
  const usage = emptyUsage(cities);
  labelled.forEach((spans, index) => {
    const atoms = heads[index] as Atom[];
    usage.heads += 1;
    for (const { role } of spans) if (role !== "none") usage.filled.set(role, (usage.filled.get(role) ?? 0) + 1);
    spans.forEach((span, at) => {
      const first = atoms[span.from] as Atom;
      const before = spans[at - 1];
      const weight = span.role === "none" ? 1 : ROLE_WEIGHTS.siblingAlone + spanEvidence(atoms, span, section)[span.role];
      if (first.separator === undefined) countAtSlot(usage, section, first.fragment.slot, span.role, weight);
      else if (before) {
        countBehind(usage, section, { role: before.role, separator: first.separator, outcome: span.role }, weight);
        if (span.role === "none" || isCore(before.role)) countAtShape(usage, section, first, span.role, weight);
      }
      for (const inner of atoms.slice(span.from + 1, span.to)) {
        const less = mayBePlace(inner, section) ? ROLE_WEIGHTS.siblingWithCity : weight;
        countBehind(usage, section, { role: span.role, separator: inner.separator, outcome: "continues" }, less);
        countAtShape(usage, section, inner, "continues", less);
      }
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

/** The slot of an atom with the separators before it. */
export const shapeKey = ({ fragment, shape }: Atom) => `${slotKey(fragment.slot)}|${shape}`;

/** A bracket may hold anything, a slash joins what is one, "Quality team / Deputy", and a place may be missing or stand elsewhere. */
function countAtShape(usage: Usage, section: SectionRoles, atom: Atom, outcome: Outcome, weight: number): void {
  if (!section.ofJobs || atom.separator === "bracket" || atom.separator === "slash" || outcome === "place") return;
  count(usage.shapes, shapeKey(atom), section, outcome, weight);
  usage.own.getOrInsertComputed(atom, () => new Map()).set(outcome, weight);
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

/** The same for what begins, or goes on, behind the separators of a slot in the siblings: "Acme Ltd, Fitter" beside "Corve, Tailor of sails". */
export function expectedAtShape({ shapes, own }: Usage, atom: Atom, outcome: Outcome): number {
  const tally = shapes.get(shapeKey(atom));
  const mine = own.get(atom);
  if (!tally || outcome === "place") return 0;
  const others = mine ? new Map([...tally].map(([each, weight]) => [each, weight - (mine.get(each) ?? 0)])) : tally;
  return ROLE_WEIGHTS.shape * expectation(others, outcome);
}

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
