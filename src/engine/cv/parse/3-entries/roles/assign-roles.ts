import { ARTICLE, AT_COMPANY, AT_EMPLOYER, IN_THE_PLACE } from "../../lexicon/joining-words.ts";
import { LABELLING_PASSES, MAX_HEAD_ATOMS } from "../thresholds.ts";
import { expectCities } from "./expected-cities.ts";
import type { Fragment } from "./fragments/fragment.ts";
import { type Atom, atomsOf, textOf, withLabels } from "./fragments/head-atoms.ts";
import { labelHead } from "./label-head.ts";
import { type Role, type RoleSpec, type SectionRoles, sectionRoles } from "./role.ts";
import { type Usage, usageBefore, usageOf } from "./slot-usage.ts";
import type { Span } from "./spans.ts";

/** `byRole`: the text of each role that the head names. `rest`: the texts without a role, in print order. */
export type AssignedRoles = { byRole: Partial<Record<Role, string>>; rest: string[] };

/**
 * Labels the heads of all entries of a section: which span is the position, which the employer, which the place. Each head is cut into atoms, and
 * `labelHead` finds the roles that have the most evidence. This is done several times over the section: each time, spans at the slots of their
 * siblings and behind the same separators are more likely to have the siblings' role. What is sure for one entry so helps to read the others.
 */
export function assignRoles(heads: readonly Fragment[][], specs: readonly RoleSpec[]): AssignedRoles[] {
  const section = sectionRoles(specs);
  const atoms = withLabels(heads.map((fragments) => atomsOfHead(fragments, section)));
  let usage: Usage = usageBefore(atoms, section);
  expectCities(usage, atoms, section);
  let labelled: (readonly Span[])[] = [];
  for (let pass = 0; pass < LABELLING_PASSES; pass += 1) {
    labelled = atoms.map((own) => labelHead({ atoms: own, section, usage }));
    usage = usageOf(labelled, atoms, section, usage.cities);
  }
  return labelled.map((spans, index) => toAssigned(withDepartments(spans, atoms[index] as Atom[]), atoms[index] as Atom[]));
}

const atomsOfHead = (fragments: readonly Fragment[], { ofJobs }: SectionRoles) =>
  fragments.flatMap((fragment) => atomsOf(fragment, { jobs: ofJobs })).slice(0, MAX_HEAD_ATOMS);

/**
 * "Fitter, Hydraulics Group", "Fitter – Night shift" in a row or cell of its own is the position as the CV prints it, though the text behind the separator has no role by
 * itself. What stands in brackets or behind a colon is no part of it.
 */
function withDepartments(spans: readonly Span[], atoms: readonly Atom[]): readonly Span[] {
  const at = spans.findIndex(({ role }) => role === "position");
  const position = spans[at];
  const first = atoms[position?.from ?? -1];
  if (!position || !first || first.separator !== undefined) return spans;
  const ofFragment = spans.filter(({ from }) => atoms[from]?.fragment === first.fragment);
  const tails = ofFragment.slice(1);
  const areTails = tails.every(({ role, from }) => role === "none" && TAIL_SEPARATORS.has((atoms[from] as Atom).separator));
  if (tails.length === 0 || ofFragment[0] !== position || !areTails) return spans;
  return spans.flatMap((span) => (tails.includes(span) ? [] : [span === position ? { ...position, to: (tails.at(-1) as Span).to } : span]));
}
const TAIL_SEPARATORS: ReadonlySet<Atom["separator"]> = new Set(["comma", "dash", "slash"]);

function toAssigned(spans: readonly Span[], atoms: readonly Atom[]): AssignedRoles {
  const assigned: AssignedRoles = { byRole: {}, rest: [] };
  for (const span of spans) {
    const text = textOf(atoms, span.from, span.to);
    const { label } = atoms[span.from] as Atom;
    if (span.role !== "none") assigned.byRole[span.role] = span.role === "employer" ? text.replace(BEFORE_EMPLOYER, "") : text;
    else assigned.rest.push(label ? `${label}: ${text}` : wholeRow(atoms, span, text));
  }
  return assigned;
}

/** "bei der Gasthaus Krone GmbH" in a row of its own below the position. */
const BEFORE_EMPLOYER = new RegExp(
  String.raw`^(?:${AT_COMPANY}|(?:${AT_EMPLOYER}\s+|${IN_THE_PLACE})${ARTICLE}?)(?=["«„“]?[\p{Lu}\p{Lo}\d])`,
  "u",
);

/** A row without any role keeps its full stop. */
function wholeRow(atoms: readonly Atom[], { from, to }: Span, text: string): string {
  const { row } = (atoms[from] as Atom).fragment;
  const isWhole = row.cells.length === 1 && row.ranges.length === 0 && row.text.startsWith(text) && atoms[to]?.fragment.row !== row;
  return isWhole && /^[.!?]$/u.test(row.text.slice(text.length)) ? row.text : text;
}
