import type { Atom } from "./fragments/head-atoms.ts";
import { isSentence, isWebAddress, textOf } from "./fragments/head-atoms.ts";
import { linkScore, type RoleBefore } from "./link-score.ts";
import type { Role, SpanRole } from "./role.ts";
import { type Head, type ReadSpan, spanScore } from "./span-score.ts";
import { type Span, spanEvidence } from "./spans.ts";

/**
 * State of the Viterbi search: the best labelling of the atoms up to some atom among those that use the same roles (`taken`) and end with the
 * same role (`before`).
 */
type Labelling = { taken: readonly Role[]; before: RoleBefore; score: number; spans: readonly Span[] };

/** The labellings up to one atom, by the roles that they use and the last of them. */
type Layer = Map<string, Labelling>;

/**
 * The best labelling of one head: a semi-Markov model, decoded by Viterbi's algorithm over spans of atoms. The score of a labelling is the sum of
 * `spanScore` and `linkScore` over its spans; each role stands at most once.
 */
export function labelHead(head: Head): readonly Span[] {
  const { atoms } = head;
  const layers: Layer[] = Array.from({ length: atoms.length + 1 }, () => new Map());
  layers[0]?.set("", { taken: [], before: "start", score: 0, spans: [] });
  for (const [from, before] of layers.entries()) {
    if (before.size === 0) continue;
    for (let to = from + 1; to <= atoms.length && mayBeOneSpan(atoms, from, to); to += 1)
      for (const span of spansWithRoles(head, from, to)) addSpan(head, span, before, layers[to] as Layer);
  }
  return best([...(layers[atoms.length] as Layer).values()])?.spans ?? [];
}

/** Neighbours of one fragment may be one span. What begins within a bracket ends there: "40 hours" of "Engineer (40 hours), Acme Ltd". */
function mayBeOneSpan(atoms: readonly Atom[], from: number, to: number): boolean {
  if (to === from + 1) return true;
  return atoms[to - 1]?.separator !== undefined && atoms[from]?.separator !== "bracket";
}

/** Atoms that may be a span, with each role that they may have. */
function spansWithRoles({ atoms, section }: Head, from: number, to: number): ReadSpan[] {
  const text = textOf(atoms, from, to);
  const evidence = spanEvidence(atoms, { from, to }, section);
  const roles: SpanRole[] = mayHaveRole(atoms, from, to, text) ? ["none", ...section.roles] : ["none"];
  return roles.map((role) => ({ from, to, role, text, evidence }));
}

/** Adds a span to each labelling that ends where it begins, and keeps the best for each state. */
function addSpan(head: Head, span: ReadSpan, before: Layer, after: Layer): void {
  const { from, to, role } = span;
  const own = spanScore(head, span);
  if (own === undefined) return;
  for (const labelling of before.values()) {
    if (role !== "none" && labelling.taken.includes(role)) continue;
    const linked = linkScore(head, labelling.before, span);
    if (linked === undefined) continue;
    const taken = role === "none" ? labelling.taken : [...labelling.taken, role].sort();
    const state = `${taken} ${role}`;
    const score = labelling.score + own + linked;
    if (score > (after.get(state)?.score ?? Number.NEGATIVE_INFINITY))
      after.set(state, { taken, before: role, score, spans: [...labelling.spans, { from, to, role }] });
  }
}

const best = (labellings: readonly Labelling[]) => labellings.toSorted((a, b) => b.score - a.score)[0];

/** A sentence and the address of a website have no role. */
const mayHaveRole = (atoms: readonly Atom[], from: number, to: number, text: string) =>
  !isSentence((atoms[from] as Atom).fragment, text) && !endsShortSentence(atoms, to) && !isWebAddress(text);

/**
 * Whether the row that the atoms before `to` end is a sentence, however short: "Holiday job in a warehouse." A title in bold may end in a full stop
 * too: "**Fitter at Acme Ltd.**"
 */
function endsShortSentence(atoms: readonly Atom[], to: number): boolean {
  const { row } = (atoms[to - 1] as Atom).fragment;
  const isWholeRow = atoms[to]?.fragment.row !== row && row.ranges.length === 0 && row.cells.length === 1;
  return isWholeRow && SHORT_SENTENCE.test(row.text) && !row.line.style.bold;
}
const SHORT_SENTENCE = /^\p{Lu}.*\s\p{Ll}+.*[\p{Ll}\d%)]{2}[.!?]$/u;
