import { GENERAL_SCHOOL } from "../../lexicon/entries/degree-words.ts";
import { AND_IN_TEXT, OF_NAME } from "../../lexicon/joining-words.ts";
import { stateCode } from "../../recognisers/places/cities.ts";
import { LABELLING_PASSES, MAX_HEAD_ATOMS, MIN_SMALL_WORDS } from "../thresholds.ts";
import type { Fragment } from "./fragments.ts";
import { type Atom, atomsOf, isSentence, isWebAddress, textOf, type WeakSeparator, withLabels } from "./head-atoms.ts";
import { ROLE_EVIDENCE, ROLE_WEIGHTS } from "./role-weights.ts";

/** A part that a span of an entry's head can play, and how much a text looks like it (0 to 1). */
export type RoleSpec<Role extends string> = {
  role: Role;
  score: (text: string) => number;
  /** What the word lists alone say, where `score` tells more: some rules ask for what no list knows. */
  listed?: (text: string) => number;
  /** The place of the entry: it may be missing, and counts only with evidence. */
  isPlace?: boolean;
};

/** `rest`: spans without a part, in print order. */
export type AssignedRoles<Role extends string> = { parts: Partial<Record<Role, string>>; rest: string[] };

/**
 * Labels the heads of all entries of a section: which span is the position, which the employer, which the place. Each head is cut into
 * atoms; a semi-Markov model (Viterbi over spans of atoms) finds the labelling with the best sum of evidence. It is run several times over the
 * section: each time, spans that stand where their siblings stand and follow the same separator are more likely to have the siblings' part.
 * What is sure for one entry so helps to read the others.
 */
export function assignRoles<Role extends string>(heads: readonly Fragment[][], roles: readonly RoleSpec<Role>[]): AssignedRoles<Role>[] {
  const jobs = roles.some(({ role }) => role === "company");
  const atoms = withLabels(heads.map((fragments) => fragments.flatMap((fragment) => atomsOf(fragment, { jobs })).slice(0, MAX_HEAD_ATOMS)));
  const evidence = evidenceOf(roles);
  let usage = firstUsage(atoms, evidence);
  let labelled: Span[][] = [];
  for (let pass = 0; pass < LABELLING_PASSES; pass += 1) {
    labelled = atoms.map((own) => label(own, evidence, usage));
    usage = usageOf(labelled, atoms, evidence);
  }
  return labelled.map((spans, index) => toAssigned(spans, atoms[index] as Atom[], roles));
}

/** Atoms from..to have the part with that index, or none (`OTHER`). */
type Span = { from: number; to: number; role: number };
const OTHER = -1;

type Evidence = {
  jobs: boolean;
  count: number;
  place: number;
  of: (text: string) => readonly number[];
  listed: (text: string) => readonly number[];
};

function evidenceOf<Role extends string>(roles: readonly RoleSpec<Role>[]): Evidence {
  const known = new Map<string, number[]>();
  const listed = roles.map((role) => role.listed ?? role.score);
  return {
    jobs: roles.some(({ role }) => role === "company"),
    count: roles.length,
    place: roles.findIndex(({ isPlace }) => isPlace),
    of: (text) => known.getOrInsertComputed(text, () => roles.map(({ score }) => score(text))),
    listed: (text) => listed.map((score) => score(text)),
  };
}

/** How the section labelled its spans so far: the part at each slot, the part after each part and separator, and the parts that entries have. */
type Usage = { slots: Map<string, number[]>; after: Map<string, number[]>; filled: number[]; heads: number };

const emptyUsage = (roles: number): Usage => ({
  slots: new Map(),
  after: new Map(),
  filled: Array.from({ length: roles }, () => 0),
  heads: 0,
});

/** Before any head is labelled, the evidence of the first atoms of a slot is what the section says of it. */
function firstUsage(heads: readonly Atom[][], evidence: Evidence): Usage {
  const usage = emptyUsage(evidence.count);
  for (const { separator, text, fragment } of heads.flat())
    if (separator === undefined && !fragment.slot.endsWith("!")) {
      const scores = evidence.of(text);
      scores.forEach((score, role) => {
        const net = score - ROLE_WEIGHTS.rival * rivalOf(scores, role, evidence);
        if (score >= ROLE_EVIDENCE.some && net > 0) count(usage.slots, fragment.slot, role, net, evidence.count);
      });
    }
  expectCities(usage, heads, evidence);
  return usage;
}

/** Where every job of a section has its position elsewhere and "Acme Works, Selby" beside it, Selby is a city, though no list knows it. */
function expectCities(usage: Usage, heads: readonly Atom[][], evidence: Evidence): void {
  if (!evidence.jobs || heads.length < 2) return;
  const cityOf = (atoms: readonly Atom[]) =>
    atoms.find((atom, at) => {
      const listed = evidence.listed(atom.text);
      const before = atoms[at - 1];
      const isLast = atoms[at + 1]?.separator === undefined;
      return (
        before &&
        atom.separator === "comma" &&
        isLast &&
        mayBePlace(atom, evidence) &&
        Math.max(listed[0] as number, listed[1] as number) < ROLE_EVIDENCE.some &&
        (evidence.of(before.text)[0] as number) < ROLE_EVIDENCE.likely
      );
    });
  const cities = heads.map(cityOf);
  const isAlike = (city: Atom | undefined, at: number) =>
    city &&
    city.fragment.slot === cities[0]?.fragment.slot &&
    (heads[at] as Atom[]).some((atom) => atom !== city && (evidence.of(atom.text)[0] as number) >= ROLE_EVIDENCE.sure);
  if (cities.every(isAlike)) count(usage.after, "1comma", evidence.place, heads.length, evidence.count);
  const alone = (heads[0] ?? []).filter((atom) => isCityAlone(atom, heads, evidence)).map(({ fragment }) => fragment.slot);
  const [slot] = alone.toSorted((a, b) => placesIn(b, heads, evidence) - placesIn(a, heads, evidence));
  if (slot) count(usage.slots, slot, evidence.place, heads.length, evidence.count);
}

/** Of "Hotel Dunes | Redon" the words that are known as places elsewhere in the section tell which slot holds the cities. */
const placesIn = (slot: string, heads: readonly Atom[][], evidence: Evidence) =>
  heads
    .flat()
    .filter(({ fragment, text }) => fragment.slot === slot && (evidence.of(text)[evidence.place] as number) >= ROLE_EVIDENCE.surePlace)
    .length;

/** "Welder | Acme Works | Kernwick": every job has such a word in that slot, and a position beside it. */
const isCityAlone = ({ fragment: { slot } }: Atom, heads: readonly Atom[][], evidence: Evidence) =>
  heads.every((atoms) => {
    const own = atoms.filter(({ fragment }) => fragment.slot === slot);
    const [first] = own;
    const isNamed = atoms.filter((atom) => atom !== first).some(({ text }) => (evidence.of(text)[0] as number) >= ROLE_EVIDENCE.sure);
    const isEmployed = atoms.filter((atom) => atom !== first).length >= 2;
    return (
      own.length === 1 &&
      first &&
      mayBePlace(first, evidence) &&
      Math.max(...evidence.listed(first.text).slice(0, 2)) === 0 &&
      isNamed &&
      isEmployed
    );
  });

/** Index in the counts of a slot: the parts, then no part, then "goes on with the part before". */
const column = (role: number, count: number) => (role === OTHER ? count : role);

function usageOf(labelled: readonly Span[][], atoms: readonly Atom[][], evidence: Evidence): Usage {
  const usage = emptyUsage(evidence.count);
  labelled.forEach((spans, index) => {
    const own = atoms[index] as Atom[];
    usage.heads += 1;
    for (const role of new Set(spans.map(({ role }) => role))) if (role !== OTHER) usage.filled[role] = (usage.filled[role] as number) + 1;
    spans.forEach((span, at) => {
      const first = own[span.from] as Atom;
      const weight = span.role === OTHER ? 1 : ROLE_WEIGHTS.usage + (spanEvidence(own, span.from, span.to, evidence)[span.role] as number);
      const before = spans[at - 1];
      if (first.separator === undefined) count(usage.slots, first.fragment.slot, column(span.role, evidence.count), weight, evidence.count);
      else if (before) count(usage.after, `${before.role}${first.separator}`, column(span.role, evidence.count), weight, evidence.count);
      for (let inner = span.from + 1; inner < span.to; inner += 1)
        count(
          usage.after,
          `${span.role}${(own[inner] as Atom).separator}`,
          evidence.count + 1,
          mayBePlace(own[inner] as Atom, evidence) ? ROLE_WEIGHTS.maybePlace : weight,
          evidence.count,
        );
    });
  });
  return usage;
}

/** "Redon" of "Hotel Dunes, Redon": a place, known or only written like one. */
const mayBePlace = ({ text }: Atom, evidence: Evidence) => evidence.place >= 0 && (evidence.of(text)[evidence.place] as number) > 0;

const isSurePlace = ({ text }: Atom, evidence: Evidence) => (evidence.of(text)[evidence.place] ?? 0) >= ROLE_EVIDENCE.surePlace;

function count(table: Map<string, number[]>, key: string, at: number, weight: number, roles: number): void {
  const row = table.getOrInsertComputed(key, () => Array.from({ length: roles + 2 }, () => 0));
  row[at] = (row[at] as number) + weight;
}

/** How much the section expects a part there, as a logarithm; 0 where it has not been there yet. */
function expectation(table: Map<string, number[]>, key: string, at: number): number {
  const row = table.get(key);
  if (!row) return 0;
  const sum = row.reduce((a, b) => a + b, 0);
  const likelihood = (((row[at] as number) + ROLE_WEIGHTS.smoothing) / (sum + ROLE_WEIGHTS.smoothing * row.length)) * row.length;
  return Math.max(-ROLE_WEIGHTS.least, ROLE_WEIGHTS.consistency * Math.log(likelihood));
}

/** The best labelling of the atoms up to some atom, of those that gave out the same parts (`taken`, a bit each) and end with the part `before`. */
type Labelling = { taken: number; before: number; score: number; spans: Span[] };
const NOTHING_BEFORE = -2;

/** The best labelling of one head. */
function label(atoms: readonly Atom[], evidence: Evidence, usage: Usage): Span[] {
  const start: Labelling = { taken: 0, before: NOTHING_BEFORE, score: 0, spans: [] };
  const layers = new Map([[0, new Map([["", start]])]]);
  for (let from = 0; from < atoms.length; from += 1) {
    const labellings = layers.get(from);
    if (!labellings) continue;
    const first = atoms[from] as Atom;
    for (let to = from + 1; to <= atoms.length && (to === from + 1 || goesOn(first, atoms[to - 1] as Atom)); to += 1) {
      const text = textOf(atoms, from, to);
      const scores = spanEvidence(atoms, from, to, evidence);
      const roles = mayHavePart(atoms, from, to, text) ? evidence.count : 0;
      for (let role = OTHER; role < roles; role += 1) {
        const own = spanScore(atoms, { from, to, role }, text, scores, evidence, usage);
        if (own === undefined) continue;
        for (const { taken, before, score, spans } of labellings.values()) {
          if (role !== OTHER && taken & (1 << role)) continue;
          const linked = linkScore(first, before, role, scores, evidence, usage);
          if (linked === undefined) continue;
          const next = layers.getOrInsertComputed(to, () => new Map<string, Labelling>());
          const nowTaken = role === OTHER ? taken : taken | (1 << role);
          const key = `${nowTaken}|${role}`;
          const total = score + own + linked;
          if (total > (next.get(key)?.score ?? Number.NEGATIVE_INFINITY))
            next.set(key, { taken: nowTaken, before: role, score: total, spans: [...spans, { from, to, role }] });
        }
      }
    }
    layers.delete(from);
  }
  const last = [...(layers.get(atoms.length)?.values() ?? [])].sort((a, b) => b.score - a.score)[0];
  return last?.spans ?? [];
}

/** A sentence and the address of a website name no part of an entry. */
const mayHavePart = (atoms: readonly Atom[], from: number, to: number, text: string) =>
  !isSentence((atoms[from] as Atom).fragment, text) && !endsSentence(atoms, to) && !isWebAddress(text);

/** Neighbours of one fragment may be one span. What begins within a bracket ends there: "40 hours" of "Engineer (40 hours), Acme Ltd". */
const goesOn = (first: Atom, next: Atom) => next.separator !== undefined && first.separator !== "bracket";

/** "Summer season at Leith" is a phrase and no name, though it has the words of some. What was learnt was learnt from names, so of a phrase the word lists alone tell. */
function spanEvidence(atoms: readonly Atom[], from: number, to: number, evidence: Evidence): readonly number[] {
  const isPhrase = atoms.slice(from + 1, to).some(({ separator }) => separator && PHRASE_SEPARATORS.has(separator));
  return (isPhrase ? evidence.listed : evidence.of)(textOf(atoms, from, to));
}
const PHRASE_SEPARATORS: ReadonlySet<WeakSeparator> = new Set(["at", "in", "to", "colon"]);

/** What a span says for a part by itself. */
function spanScore(
  atoms: readonly Atom[],
  { from, to, role }: Span,
  text: string,
  scores: readonly number[],
  evidence: Evidence,
  usage: Usage,
): number | undefined {
  const first = atoms[from] as Atom;
  let score = 0;
  for (let at = from + 1; at < to; at += 1) {
    const { separator, text: tail } = atoms[at] as Atom;
    score -= ROLE_WEIGHTS.merge[separator as WeakSeparator];
    if (role === OTHER) continue;
    if (evidence.jobs && role === 1 && separator === "colon") score -= ROLE_WEIGHTS.employerColon;
    // "Acme Ltd – a shop for tickets of all ferries": what is told behind an employer that is one by itself does not name it.
    const isTold = evidence.jobs && role === 1 && separator === "dash" && isDescriptive(tail);
    if (isTold && (evidence.of(textOf(atoms, from, at))[1] as number) >= ROLE_EVIDENCE.sure) score -= ROLE_WEIGHTS.descriptive;
    const alone = evidence.of(tail);
    // "Acme Ltd, Bristol" as an employer.
    if (role !== evidence.place && (alone[evidence.place] ?? 0) >= ROLE_EVIDENCE.surePlace) score -= ROLE_WEIGHTS.placeInside;
    if (evidence.jobs && role === 0 && continuesPosition(atoms[at] as Atom)) score += ROLE_WEIGHTS.smallTail;
    else if (evidence.jobs && role === 0 && (alone[0] as number) < ROLE_EVIDENCE.some) score -= ROLE_WEIGHTS.positionTail;
    // "BSc, Economics, University of Leith": the subject goes with the degree.
    if (
      !evidence.jobs &&
      role === 1 &&
      (alone[1] as number) >= ROLE_EVIDENCE.strong &&
      (evidence.of(first.text)[1] as number) < ROLE_EVIDENCE.some
    )
      score -= ROLE_WEIGHTS.subjectInside;
    if (!evidence.jobs && role === 1 && isTownOfSchool(atoms, at, evidence)) score -= ROLE_WEIGHTS.placeInside;
    score += expectation(usage.after, `${role}${separator}`, evidence.count + 1);
  }
  if (first.fragment.slot.endsWith("!")) return role === OTHER ? score : undefined;
  // "France, Engineer" of "Acme Ltd, Paris, France, Engineer" as a position.
  if (evidence.jobs && role === 0 && to - from > 1 && isSurePlace(first, evidence)) score -= ROLE_WEIGHTS.placeInside;
  if (role === OTHER) {
    return score - ROLE_WEIGHTS.other - ROLE_WEIGHTS.otherEvidence * Math.max(...scores);
  }
  if (role !== evidence.place && to - from === 1 && isStateOfCity(atoms, from, evidence)) return undefined;
  // "Ludlow (2017 – 2019)", "Employer: Ludlow Kitchen": what stands first names the job, unless a list knows the town.
  const named = role === evidence.place && (from === 0 || first.separator === "colon") ? evidence.listed(text) : scores;
  const own = evidence.jobs && role === 0 ? ownPosition(atoms, from, to, scores, evidence) : (named[role] as number);
  const isUsual =
    evidence.jobs && first.separator === undefined && expectation(usage.slots, first.fragment.slot, column(role, evidence.count)) > 0;
  // The name of a firm may be that of a town, so only a town that a list knows speaks against it.
  const likely = scores.map((score, part) => (part === evidence.place ? (evidence.listed(text)[part] as number) : score));
  const told = isUsual ? othersTold(atoms, { from, to, role }, likely, evidence) : likely;
  const rival = rivalOf(evidence.jobs && role === 1 ? withoutBracket(atoms, from, to, told, evidence) : told, role, evidence);
  const isTown = !evidence.jobs && to - from === 1 && isTownOfSchool(atoms, from, evidence);
  if (isTown && role === 0 && evidence.listed(text)[0] === 0) return undefined;
  if (role === evidence.place) {
    if (own < (evidence.jobs || isTown ? ROLE_EVIDENCE.place : ROLE_EVIDENCE.some)) return undefined;
    if (to - from > 1 && (evidence.of(first.text)[role] as number) < ROLE_EVIDENCE.surePlace)
      score -= to - from > 2 ? ROLE_WEIGHTS.longPlace : (atoms[from + 1] as Atom).separator === "dash" ? ROLE_WEIGHTS.dashPlace : 0;
    const best = Math.max(own, own >= ROLE_EVIDENCE.surePlace ? (evidence.of(first.text)[role] as number) : 0);
    return (
      score -
      (own < ROLE_EVIDENCE.likely && !isTown ? ROLE_WEIGHTS.unknownPlace : ROLE_WEIGHTS.place) +
      best -
      // Any town that no list knows has the look of a firm.
      ROLE_WEIGHTS.rival * rivalOf(evidence.listed(text), role, evidence)
    );
  }
  if (own < ROLE_EVIDENCE.some && isDescriptive(text)) score -= ROLE_WEIGHTS.descriptive;
  // "CA" of "San Francisco, CA".
  if (first.separator !== undefined && /^\p{Lu}{2,3}$/u.test(text)) score -= ROLE_WEIGHTS.initials;
  // "Supervision of twelve masons" in plain print under a bold head of several parts tells what was done there.
  if (own < ROLE_EVIDENCE.support && isPlainUnderBold(atoms, from)) score -= ROLE_WEIGHTS.plainUnderBold;
  // What names the entry stands in its first rows.
  if (own < ROLE_EVIDENCE.likely) score -= ROLE_WEIGHTS.row * Math.max(0, rowOf(atoms, from) - 1);
  const share = usage.heads === 0 ? 1 : (usage.filled[role] as number) / usage.heads;
  return score + ROLE_WEIGHTS.core + ROLE_WEIGHTS.share * share + own - ROLE_WEIGHTS.rival * rival;
}

/** What stands behind "at" tells of the employer: "Holiday job chez M. Martel (photographer)" is no photographer. */
function ownPosition(atoms: readonly Atom[], from: number, to: number, scores: readonly number[], evidence: Evidence): number {
  const at = atoms.findIndex(({ separator }, index) => index > from && index < to && separator === "at");
  return (at === -1 ? scores : evidence.of(textOf(atoms, from, at)))[0] as number;
}

/** "M. Martel (photographer)" is an employer: what a bracket says of the trade makes no position of its name. */
function withoutBracket(
  atoms: readonly Atom[],
  from: number,
  to: number,
  scores: readonly number[],
  evidence: Evidence,
): readonly number[] {
  const at = atoms.findIndex(({ separator }, index) => index > from && index < to && separator === "bracket");
  return at === -1 ? scores : scores.map((score, part) => Math.min(score, evidence.of(textOf(atoms, from, at))[part] as number));
}

/** "Buyer of tea, coffee and spices", "Gärtner – auch im Außendienst": in a head that begins with a capital, an employer does too, so a part in lower case continues the position. */
const continuesPosition = ({ text, separator, fragment }: Atom) =>
  (separator === "comma" || separator === "dash") && /^\p{Ll}/u.test(text) && /^\p{Lu}/u.test(fragment.text);

function isPlainUnderBold(atoms: readonly Atom[], at: number): boolean {
  const [head, row] = [(atoms[0] as Atom).fragment.row, (atoms[at] as Atom).fragment.row];
  const isDivided = atoms[1]?.separator !== undefined && atoms[1].fragment.row === head;
  if (!isDivided || row === head) return false;
  return head.line.style.bold && !row.line.style.bold && !row.line.style.italic;
}

/** "VA" of "Norfolk, VA" is a state, though it also means "virtual assistant". */
function isStateOfCity(atoms: readonly Atom[], at: number, evidence: Evidence): boolean {
  const [before, atom] = [atoms[at - 1], atoms[at] as Atom];
  return before !== undefined && atom.separator === "comma" && stateCode(atom.text) !== undefined && mayBePlace(before, evidence);
}

/** "Realgymnasium, Hinterwinkel": what may be a city after a school of general education is the city, not a subject. */
function isTownOfSchool(atoms: readonly Atom[], at: number, evidence: Evidence): boolean {
  const atom = atoms[at] as Atom;
  const before = atoms[at - 1]?.separator === "bracket" ? atoms[at - 2] : atoms[at - 1];
  return before !== undefined && atom.separator === "comma" && mayBePlace(atom, evidence) && GENERAL_SCHOOL.test(before.text);
}

/** What a part says for the one after it, and the place of a span for its part. */
function linkScore(
  first: Atom,
  before: number,
  role: number,
  scores: readonly number[],
  evidence: Evidence,
  usage: Usage,
): number | undefined {
  const at = column(role, evidence.count);
  const { separator } = first;
  const order = role === 0 && before > 0 && before !== evidence.place ? -(evidence.jobs ? ROLE_WEIGHTS.jobOrder : ROLE_WEIGHTS.order) : 0;
  if (separator === undefined) {
    return order + expectation(usage.slots, first.fragment.slot, at);
  }
  if (before === role && role === OTHER) return -ROLE_WEIGHTS.otherOther;
  // "Economics, BSc": the subject stands beside the degree.
  const isApart = !evidence.jobs && ((before === 0 && role === OTHER) || (before === OTHER && role === 0));
  let score =
    order - (isApart ? ROLE_WEIGHTS.subject : 0) - ROLE_WEIGHTS.split[separator] + expectation(usage.after, `${before}${separator}`, at);
  const isCore = (part: number) => part !== OTHER && part !== evidence.place;
  // "Engineer at Acme Ltd", "Engineer in Bristol"; "University of Texas at Austin" is one name.
  const isTownBefore = evidence.jobs && before === evidence.place;
  if (separator === "at" && !(before === 0 && isCore(role)) && !(isTownBefore && role === 1)) return undefined;
  // "Waitress à Narbonne, chez M. Martel"
  if (separator === "to" && role !== evidence.place && !(before === 0 && isCore(role))) return undefined;
  if (
    separator === "in" &&
    !(before === 0 && isCore(role)) &&
    !(role === evidence.place && (scores[role] as number) >= ROLE_EVIDENCE.surePlace)
  )
    return undefined;
  // "Quality Engineer (40 hours a week)" is one title.
  if (
    separator === "bracket" &&
    (role === OTHER || (scores[role] as number) < (role === evidence.place ? ROLE_WEIGHTS.bracketPlace : ROLE_EVIDENCE.strong))
  )
    return undefined;
  if (separator === "at" && role === 1 && evidence.jobs) score += ROLE_WEIGHTS.employerBehindAt;
  if (isCore(role) && (scores[role] as number) < ROLE_EVIDENCE.support) score -= ROLE_WEIGHTS.unsupported;
  return score;
}

/**
 * "Mossley Nursery, Yate — Head of Stock" begins with a word of positions, but the head has a position elsewhere: what another span says as well
 * counts less against this one.
 */
function othersTold(atoms: readonly Atom[], { from, to, role }: Span, scores: readonly number[], evidence: Evidence): readonly number[] {
  if (role === OTHER) return scores;
  return scores.map((score, part) => {
    if (part === role || part === evidence.place || score < ROLE_EVIDENCE.some) return score;
    const isTold = atoms.some((atom, at) => (at < from || at >= to) && (evidence.of(atom.text)[part] as number) >= score);
    return isTold ? score * ROLE_WEIGHTS.toldElsewhere : score;
  });
}

/** The best evidence for another part. Weak evidence for a place does not count: every capitalised word has it. */
const rivalOf = (scores: readonly number[], role: number, { place }: Evidence) =>
  Math.max(0, ...scores.filter((other, index) => index !== role && (index !== place || other >= ROLE_EVIDENCE.likely)));

/** In which row of the head an atom stands, from 0. */
const rowOf = (atoms: readonly Atom[], at: number) => new Set(atoms.slice(0, at + 1).map(({ fragment }) => fragment.row)).size - 1;

/** The row that the atoms before `to` end is a sentence, short as it may be: "Holiday job in a warehouse." A title in bold may end in a full stop too: "**Fitter at Acme Ltd.**" */
function endsSentence(atoms: readonly Atom[], to: number): boolean {
  const { fragment } = atoms[to - 1] as Atom;
  const next = atoms[to];
  const { row } = fragment;
  return (
    (next === undefined || next.fragment.row !== row) &&
    row.ranges.length === 0 &&
    row.cells.length === 1 &&
    SHORT_SENTENCE.test(row.text) &&
    !row.line.style.bold
  );
}
const SHORT_SENTENCE = /^\p{Lu}.*\s\p{Ll}+.*[\p{Ll}\d%)]{2}[.!?]$/u;

/** A row without any part keeps its full stop. */
function wholeRow(atoms: readonly Atom[], from: number, to: number, text: string): string {
  const { row } = (atoms[from] as Atom).fragment;
  const isWhole = row.cells.length === 1 && row.ranges.length === 0 && row.text.startsWith(text) && atoms[to]?.fragment.row !== row;
  return isWhole && /^[.!?]$/u.test(row.text.slice(text.length)) ? row.text : text;
}

/** "Taught small groups of young sailors": names are written with capitals. */
const isDescriptive = (text: string) => (text.match(SMALL_WORD)?.length ?? 0) >= MIN_SMALL_WORDS;
/** Not those that names have. "In" is left to sentences, for "Member in good standing" describes. */
const SMALL_WORD = new RegExp(
  String.raw`(?<=\s)(?!(?:${AND_IN_TEXT}|${OF_NAME}|the|for|la|les|der|die|das|für|von|em|na|voor)\s)\p{Ll}{2,}`,
  "gu",
);

function toAssigned<Role extends string>(
  spans: readonly Span[],
  atoms: readonly Atom[],
  roles: readonly RoleSpec<Role>[],
): AssignedRoles<Role> {
  const assigned: AssignedRoles<Role> = { parts: {}, rest: [] };
  for (const { from, to, role } of withDepartments(spans, atoms, roles)) {
    const text = textOf(atoms, from, to);
    const { label } = atoms[from] as Atom;
    const spec = roles[role];
    if (spec) assigned.parts[spec.role] = text;
    else assigned.rest.push(label ? `${label}: ${text}` : wholeRow(atoms, from, to, text));
  }
  return assigned;
}

/** "Fitter, Hydraulics Group" in a row or cell of its own is the position as the CV prints it, though the second part alone says nothing. */
function withDepartments<Role extends string>(
  spans: readonly Span[],
  atoms: readonly Atom[],
  roles: readonly RoleSpec<Role>[],
): readonly Span[] {
  const at = spans.findIndex(({ role }) => roles[role]?.role === "position");
  const [position, tail] = [spans[at], spans[at + 1]];
  const [first, second] = [atoms[position?.from ?? -1], atoms[tail?.from ?? -1]];
  if (!position || !tail || tail.role !== OTHER || !first || second?.separator !== "comma") return spans;
  const ofFragment = spans.filter(({ from }) => atoms[from]?.fragment === first.fragment);
  if (ofFragment.length !== 2 || ofFragment[0] !== position) return spans;
  return spans.flatMap((span) => (span === tail ? [] : [span === position ? { ...position, to: tail.to } : span]));
}
