import { wordCount } from "../../../text/spaces.ts";
import { GENERAL_SCHOOL, KIND_OF_SCHOOL } from "../../lexicon/entries/degree-words.ts";
import { AND_IN_TEXT, OF_NAME } from "../../lexicon/joining-words.ts";
import { stateCode } from "../../recognisers/places/cities.ts";
import { MAX_CITY_WORDS, MIN_SMALL_WORDS } from "../thresholds.ts";
import { type Atom, textOf, type WeakSeparator } from "./fragments/head-atoms.ts";
import { isNote } from "./fragments/notes.ts";
import { isCore, type Role, type RoleEvidence, type SectionRoles } from "./role.ts";
import { ROLE_EVIDENCE, ROLE_WEIGHTS } from "./role-weights.ts";
import { expectedAtShape, expectedAtSlot, expectedBehind, filledRatio, type Usage } from "./slot-usage.ts";
import { isSurePlace, mayBePlace, rivalEvidence, type Span } from "./spans.ts";

/** The head that is labelled: its atoms, the roles that they can have, and what the siblings have. */
export type Head = { atoms: readonly Atom[]; section: SectionRoles; usage: Usage };

/** A span with its text and the evidence for each role in it. */
export type ReadSpan = Span & { text: string; evidence: RoleEvidence };

/**
 * What a span by itself says for its role, or against it. Unit: evidence. undefined where it cannot have the role. The score is what it costs
 * that the span goes on behind its separators, and then the score of the role: of none, of a place, or of a core role.
 */
export function spanScore(head: Head, span: ReadSpan): number | undefined {
  const first = head.atoms[span.from] as Atom;
  if (first.fragment.slot.kind === "sentence" && span.role !== "none") return undefined;
  const inner = innerScore(head, span);
  if (span.role === "none") return inner - ROLE_WEIGHTS.noRole - ROLE_WEIGHTS.noRoleEvidence * Math.max(...Object.values(span.evidence));
  if (span.role === "place") return placeScore(head, span, inner);
  return coreScore(head, { ...span, role: span.role }, inner);
}

/** An atom of a span behind its first one, as the rules see it. `before`: the text of the span up to it, `own`: the evidence of the atom alone. */
type InnerAtom = { head: Head; span: ReadSpan; at: number; atom: Atom; own: RoleEvidence };

type InnerRule = {
  /** The roles of spans that it speaks of. */
  roles: readonly Role[];
  weight: number;
  applies: (inner: InnerAtom) => boolean;
};

const NAMES = ["position", "employer", "degree", "institution"] as const satisfies readonly Role[];

/** What speaks for a span (weight above 0) or against it that goes on behind a separator, besides the separator itself. */
const INNER_RULES: readonly InnerRule[] = [
  // "M. Perrin : mended the presses" as an employer.
  { roles: ["employer"], weight: -ROLE_WEIGHTS.employerColon, applies: ({ atom }) => atom.separator === "colon" },
  // "Acme Ltd – a shop for tickets of all ferries": "Acme Ltd" is an employer by itself, and what is behind describes it.
  {
    roles: ["employer"],
    weight: -ROLE_WEIGHTS.descriptive,
    applies: ({ head: { atoms, section }, span: { from }, at, atom }) =>
      atom.separator === "dash" && isDescriptive(atom.text) && section.evidence(textOf(atoms, from, at)).employer >= ROLE_EVIDENCE.sure,
  },
  // "Mirabelle, magasin de lingerie", "Acme Ltd (während des Studiums)": what an employer is, or when that was, is no part of its name.
  { roles: ["employer"], weight: -ROLE_WEIGHTS.note, applies: ({ head: { atoms }, at }) => isNote(atoms, at) },
  // "Acme Ltd, Bristol" as an employer.
  { roles: NAMES, weight: -ROLE_WEIGHTS.placeInside, applies: ({ own }) => own.place >= ROLE_EVIDENCE.surePlace },
  // "Buyer of tea, coffee and spices" as a position.
  { roles: ["position"], weight: ROLE_WEIGHTS.smallTail, applies: ({ atom }) => continuesInSmallLetters(atom) },
  // "Project Officer, Department of Physics" as a position.
  {
    roles: ["position"],
    weight: -ROLE_WEIGHTS.positionTail,
    applies: ({ atom, own }) => !continuesInSmallLetters(atom) && own.position < ROLE_EVIDENCE.some,
  },
  // "Economics, University of Leith" of "BSc, Economics, University of Leith" as an institution: the subject goes with the degree.
  {
    roles: ["institution"],
    weight: -ROLE_WEIGHTS.subjectInside,
    applies: ({ head: { atoms, section }, span: { from }, own }) =>
      own.institution >= ROLE_EVIDENCE.strong && section.evidence((atoms[from] as Atom).text).institution < ROLE_EVIDENCE.some,
  },
  // "Realgymnasium, Hinterwinkel" as an institution.
  { roles: ["institution"], weight: -ROLE_WEIGHTS.placeInside, applies: ({ head, at }) => isCityOfSchool(head, at) },
  // "Leith Technical College, Ekwe" of "Leith Technical College, Ekwe, Nigeria" as an institution.
  { roles: ["institution"], weight: -ROLE_WEIGHTS.placeInside, applies: ({ head, at }) => isBetweenSchoolAndPlace(head, at) },
];

/** What it costs that a span has more than one atom. */
function innerScore(head: Head, span: ReadSpan): number {
  const { atoms, section, usage } = head;
  const { from, to, role } = span;
  let score = 0;
  for (let at = from + 1; at < to; at += 1) {
    const atom = atoms[at] as Atom;
    score -= ROLE_WEIGHTS.merge[atom.separator as WeakSeparator];
    if (role === "none") continue;
    const inner = { head, span, at, atom, own: section.evidence(atom.text) };
    for (const { roles, weight, applies } of INNER_RULES) if (roles.includes(role) && applies(inner)) score += weight;
    score += expectedBehind(usage, { role, separator: atom.separator, outcome: "continues" }) + expectedAtShape(usage, atom, "continues");
  }
  // "France, Engineer" of "Acme Ltd, Paris, France, Engineer" as a position.
  if (role === "position" && to - from > 1 && isSurePlace(atoms[from] as Atom, section)) score -= ROLE_WEIGHTS.placeInside;
  return score;
}

/** A place needs evidence, more than its rivals have and more for a name that no list knows. `inner`: see `innerScore`. */
function placeScore(head: Head, { from, to, text, evidence }: ReadSpan, inner: number): number | undefined {
  const { atoms, section, usage } = head;
  const first = atoms[from] as Atom;
  // "Ludlow (2017 – 2019)", "Employer: Ludlow Kitchen": what stands first names the job, unless a list knows the city.
  const known = from === 0 || first.separator === "colon" ? section.listed(text).place : evidence.place;
  const own = usage.cities.has(first) && to - from === 1 ? Math.max(known, ROLE_EVIDENCE.place) : known;
  const isOfSchool = !section.ofJobs && to - from === 1 && isCityOfSchool(head, from);
  if (own < (section.ofJobs || isOfSchool ? ROLE_EVIDENCE.place : ROLE_EVIDENCE.some)) return undefined;
  const ownOfFirst = section.evidence(first.text).place;
  const cost = own < ROLE_EVIDENCE.likely && !isOfSchool ? ROLE_WEIGHTS.unknownPlace : ROLE_WEIGHTS.place;
  const best = own >= ROLE_EVIDENCE.surePlace ? Math.max(own, ownOfFirst) : own;
  // "Harbour Research, Austin, TX" ends in a place and is none.
  const long = to - from > 2 && ownOfFirst < ROLE_EVIDENCE.surePlace ? ROLE_WEIGHTS.longPlace : 0;
  // By what was learnt of names any city that no list knows may be an employer: the lists alone speak against it.
  return inner - long - cost + best - ROLE_WEIGHTS.rival * rivalEvidence(section.listed(text), "place", section);
}

/** A span with a core role, as the rules see it. `own`: the evidence for its role. */
type CoreSpan = { head: Head; span: ReadSpan & { role: Role }; own: number };

type CoreRule = {
  weight: number;
  /** How often the weight counts; true is once. */
  times: (core: CoreSpan) => boolean | number;
};

/** What speaks against a span as a position or employer, a degree or institution. */
const CORE_RULES: readonly CoreRule[] = [
  // "Taught small groups of young sailors" names nobody.
  { weight: ROLE_WEIGHTS.descriptive, times: ({ span, own }) => own < ROLE_EVIDENCE.some && isDescriptive(span.text) },
  // What names the entry stands in its first two rows.
  { weight: ROLE_WEIGHTS.row, times: ({ head, span, own }) => (own < ROLE_EVIDENCE.likely ? Math.max(0, rowOf(head, span.from) - 1) : 0) },
];

/** The evidence for a core role, less the best evidence for another one, and what the rules say. `inner`: see `innerScore`. */
function coreScore(head: Head, span: ReadSpan & { role: Role }, inner: number): number | undefined {
  if (isExcluded(head, span)) return undefined;
  const { role, evidence } = span;
  const own = role === "position" ? positionEvidenceOf(head, span) : evidence[role];
  const rules = CORE_RULES.reduce((score, { weight, times }) => score - weight * Number(times({ head, span, own })), inner);
  const filled = ROLE_WEIGHTS.filled * filledRatio(head.usage, role);
  return rules + ROLE_WEIGHTS.core + filled + own - ROLE_WEIGHTS.rival * rivalEvidence(evidenceAgainst(head, span), role, head.section);
}

/** "VA" of "Norfolk, VA" has no core role, nor is "Hinterwinkel" of "Realgymnasium, Hinterwinkel" a degree. */
function isExcluded(head: Head, { from, to, role, text }: ReadSpan): boolean {
  if (to - from > 1) return false;
  if (isStateOfCity(head, from)) return true;
  if (role === "institution") return isTownOfKind(head, from);
  if (role !== "degree" || head.section.listed(text).degree > 0) return false;
  return isCityOfSchool(head, from) || isBetweenSchoolAndPlace(head, from);
}

/** "Bern" of "Gymnasium, Bern": the town of a school that is not named. */
function isTownOfKind({ atoms, section }: Head, at: number): boolean {
  const [before, atom] = [atoms[at - 1], atoms[at] as Atom];
  return before !== undefined && atom.separator === "comma" && mayBePlace(atom, section) && KIND_OF_SCHOOL.test(before.text);
}

/** "Ekwe" of "Leith Technical College, Ekwe, Nigeria": between a school and a place stands a part of the place, and no subject. */
function isBetweenSchoolAndPlace({ atoms, section }: Head, at: number): boolean {
  const [before, atom, after] = [atoms[at - 1], atoms[at] as Atom, atoms[at + 1]];
  if (before === undefined || after === undefined || atom.separator !== "comma" || after.separator !== "comma") return false;
  return (
    section.listed(before.text).institution >= ROLE_EVIDENCE.strong && isSurePlace(after, section) && wordCount(atom.text) <= MAX_CITY_WORDS
  );
}

/** "Holiday job chez M. Martel (photographer)" is no photographer: what stands behind "at" says nothing of the position. */
function positionEvidenceOf({ atoms, section }: Head, { from, to, evidence }: ReadSpan): number {
  const at = atoms.slice(0, to).findIndex(({ separator }, index) => index > from && separator === "at");
  return at === -1 ? evidence.position : section.evidence(textOf(atoms, from, at)).position;
}

/** The evidence of a span for the roles that it does not have, as far as it counts against the one that it has. */
function evidenceAgainst(head: Head, span: ReadSpan & { role: Role }): RoleEvidence {
  const { atoms, section, usage } = head;
  const { slot } = (atoms[span.from] as Atom).fragment;
  const isBehind = (atoms[span.from] as Atom).separator !== undefined;
  // An employer may be called like a city: only a city that a list knows speaks against it.
  const listed = { ...span.evidence, place: section.listed(span.text).place };
  const isUsual = section.ofJobs && !isBehind && expectedAtSlot(usage, slot, span.role) > 0;
  const against = isUsual ? lessEvidenceElsewhere(head, span, listed) : listed;
  return span.role === "employer" ? withoutBracket(head, span, against) : against;
}

/**
 * "Mossley Nursery, Yate" beside "Head of Stock": both begin with a word of positions. Evidence for another role counts half against a span where a
 * span elsewhere in the head has at least as much of it.
 */
function lessEvidenceElsewhere({ atoms, section }: Head, { from, to, role }: Span, evidence: RoleEvidence): RoleEvidence {
  const others = atoms.filter((_, at) => at < from || at >= to).map(({ text }) => section.evidence(text));
  const left = (rival: Role) =>
    rival !== role && evidence[rival] >= ROLE_EVIDENCE.some && others.some((other) => other[rival] >= evidence[rival])
      ? evidence[rival] * ROLE_WEIGHTS.rivalElsewhere
      : evidence[rival];
  return { ...evidence, ...Object.fromEntries(section.roles.filter(isCore).map((rival) => [rival, left(rival)])) };
}

/** "M. Martel (photographer)" is an employer: the trade in the bracket makes no position of the name. */
function withoutBracket({ atoms, section }: Head, { from, to }: Span, evidence: RoleEvidence): RoleEvidence {
  const at = atoms.slice(0, to).findIndex(({ separator }, index) => index > from && separator === "bracket");
  if (at === -1) return evidence;
  const before = section.evidence(textOf(atoms, from, at));
  return { ...evidence, ...Object.fromEntries(section.roles.map((role) => [role, Math.min(evidence[role], before[role])])) };
}

/**
 * "Buyer of tea, coffee and spices", "Gärtner – auch im Außendienst": where the head begins with a capital letter an employer would too, so text in small letters
 * continues the position.
 */
const continuesInSmallLetters = ({ text, separator, fragment }: Atom) =>
  (separator === "comma" || separator === "dash") && /^\p{Ll}/u.test(text) && /^\p{Lu}/u.test(fragment.text);

/** "VA" of "Norfolk, VA" is a state, though it also means "virtual assistant". */
function isStateOfCity({ atoms, section }: Head, at: number): boolean {
  const [before, atom] = [atoms[at - 1], atoms[at] as Atom];
  return before !== undefined && atom.separator === "comma" && stateCode(atom.text) !== undefined && mayBePlace(before, section);
}

/** "Hinterwinkel" of "Realgymnasium, Hinterwinkel", "Realgymnasium (Tagesheim), Hinterwinkel": behind a school of general education stands its city, and no subject. */
function isCityOfSchool({ atoms, section }: Head, at: number): boolean {
  const atom = atoms[at] as Atom;
  const before = atoms[at - 1]?.separator === "bracket" ? atoms[at - 2] : atoms[at - 1];
  return before !== undefined && atom.separator === "comma" && mayBePlace(atom, section) && GENERAL_SCHOOL.test(before.text);
}

/** In which row of the head an atom stands, from 0. */
const rowOf = ({ atoms }: Head, at: number) => new Set(atoms.slice(0, at + 1).map(({ fragment }) => fragment.row)).size - 1;

/** "Taught small groups of young sailors": names are written with capitals. */
const isDescriptive = (text: string) => (text.match(SMALL_WORD)?.length ?? 0) >= MIN_SMALL_WORDS;
/** Not those that names have. "In" is left to sentences, for "Member in good standing" describes. */
const SMALL_WORD = new RegExp(
  String.raw`(?<=\s)(?!(?:${AND_IN_TEXT}|${OF_NAME}|the|for|la|les|der|die|das|für|von|em|na|voor)\s)\p{Ll}{2,}`,
  "gu",
);
