import type { Atom, WeakSeparator } from "./fragments/head-atoms.ts";
import { isNote } from "./fragments/notes.ts";
import { employerEvidence, subjectLikelihood } from "./name-evidence.ts";
import { isCore, isOrganisation, isTitle, type Role, type SpanRole } from "./role.ts";
import { ROLE_EVIDENCE, ROLE_WEIGHTS } from "./role-weights.ts";
import { expectedAtShape, expectedAtSlot, expectedBehind } from "./slot-usage.ts";
import type { Head, ReadSpan } from "./span-score.ts";

/** The role of the span before; "start" before the first one. */
export type RoleBefore = SpanRole | "start";

/**
 * Two neighbouring spans. `before`: the role of the one, `span`: the other, `first`: the text that it begins with, up to its first separator, `isNote`: whether that says
 * something about a name before it.
 */
type Link = { before: RoleBefore; span: ReadSpan; first: string; isNote: boolean };

/** "Engineer at Acme Ltd", "BSc from the University of Bristol". */
const joinsTitleToOrganisation = ({ before, span }: Link) => before !== "start" && isTitle(before) && isOrganisation(span.role);

/** What must be so for a span to begin behind a separator; behind the others any may. */
const MAY_BEGIN: Partial<Record<WeakSeparator, (link: Link) => boolean>> = {
  // "Engineer at Acme Ltd", "Serveuse à Narbonne, chez M. Martel"; "University of Texas at Austin" is one name.
  at: (link) => joinsTitleToOrganisation(link) || (link.before === "place" && link.span.role === "employer"),
  // "Serveuse à Narbonne", "Cuisinier à la Clinique Guillaume".
  to: (link) => joinsTitleToOrganisation(link) || link.span.role === "place",
  // "Engineer in Bristol".
  in: (link) =>
    (joinsTitleToOrganisation(link) && !isFieldOfWork(link)) ||
    (link.span.role === "place" && link.span.evidence.place >= ROLE_EVIDENCE.surePlace),
  // "Gardener for the Harbour Trust"; "Manager for Northern Europe" and "Referent für Statistik" are titles.
  for: (link) => joinsTitleToOrganisation(link) && link.span.evidence[link.span.role as Role] >= ROLE_EVIDENCE.behindFor,
  // "Acme Ltd (Bristol)", "Leeds (summer season)"; "Quality Engineer (40 hours a week)" is one title.
  bracket: ({ before, span: { role, evidence }, isNote }) =>
    role === "none"
      ? before === "place" || (before === "employer" && isNote)
      : evidence[role] >= (role === "place" ? ROLE_EVIDENCE.placeInBracket : ROLE_EVIDENCE.strong),
};

/** "Consultant in Electronic Engineering", "Reader in Psychology, University of Leith": what is studied or done, where no list knows an employer. */
const isFieldOfWork = ({ span: { role }, first }: Link) =>
  role === "employer" && employerEvidence(first) < ROLE_EVIDENCE.some && subjectLikelihood(first) >= ROLE_EVIDENCE.subject;

type LinkRule = { weight: number; applies: (link: Link & { separator: WeakSeparator }) => boolean };

/** What speaks for a span (weight above 0) or against it by the role of the span before and the separator between them. */
const LINK_RULES: readonly LinkRule[] = [
  // "Economics, BSc": the subject has no role until the degree is read, and goes with it.
  {
    weight: -ROLE_WEIGHTS.subject,
    applies: ({ before, span }) => (before === "degree" && span.role === "none") || (before === "none" && span.role === "degree"),
  },
  // "Corve, м. Кернівка": what stands before a place has a role, mostly the employer's.
  {
    weight: -ROLE_WEIGHTS.placeBehindNone,
    applies: ({ before, span, separator }) => before === "none" && span.role === "place" && separator === "comma",
  },
  // "Cook chez M. Martel (photographer)".
  { weight: ROLE_WEIGHTS.employerBehindAt, applies: ({ separator, span }) => separator === "at" && span.role === "employer" },
  // "Engineer, Acme" where nothing says that "Acme" is an employer.
  {
    weight: -ROLE_WEIGHTS.unsupported,
    applies: ({ span: { role, evidence } }) => isCore(role) && evidence[role as Role] < ROLE_EVIDENCE.support,
  },
];

/**
 * What speaks for a span with its role behind a span with the role `before`: their order, the separator between them, and what the siblings have at
 * that slot or behind that separator. Unit: evidence. undefined where it cannot begin there.
 */
export function linkScore({ atoms, usage }: Head, before: RoleBefore, span: ReadSpan): number | undefined {
  const { separator, fragment, text: first } = atoms[span.from] as Atom;
  const order = before !== "start" && isOrganisation(before) ? orderCost(span.role) : 0;
  if (separator === undefined || before === "start") return expectedAtSlot(usage, fragment.slot, span.role) - order;
  if (before === "none" && span.role === "none") return 0;
  const link = { before, span, first, separator, isNote: isNote(atoms, span.from) };
  if (MAY_BEGIN[separator]?.(link) === false) return undefined;
  const expected =
    expectedBehind(usage, { role: before, separator, outcome: span.role }) + expectedAtShape(usage, atoms[span.from] as Atom, span.role);
  return LINK_RULES.reduce(
    (score, { weight, applies }) => (applies(link) ? score + weight : score),
    expected - order - ROLE_WEIGHTS.split[separator],
  );
}

/** Where nothing tells, the position stands before the employer and the degree before the institution. */
function orderCost(role: SpanRole): number {
  if (role === "position") return ROLE_WEIGHTS.positionOrder;
  return role === "degree" ? ROLE_WEIGHTS.degreeOrder : 0;
}
