import { fold } from "../../../text/fold.ts";
import { KINDS_OF_EMPLOYMENT } from "../../lexicon/entries/employment-words.ts";
import { stateCode } from "../../recognisers/places/cities.ts";
import { countryCodeOf } from "../../recognisers/places/countries.ts";
import { isSameSlot, type Slot } from "./fragments/fragment.ts";
import type { Atom, WeakSeparator } from "./fragments/head-atoms.ts";
import type { SectionRoles } from "./role.ts";
import { ROLE_EVIDENCE } from "./role-weights.ts";
import { countAtSlot, countBehind, shapeKey, type Usage } from "./slot-usage.ts";
import { isSurePlace, mayBePlace } from "./spans.ts";

/**
 * Cities that no list knows, told by all jobs of a section at once. "Fitter" over "Acme Works, Selby" and "Welder" over "Luigi, Redon": behind
 * the comma stands the city. "Cook | Osteria del Gelso | Redon": one of the slots holds the cities. The usage then expects a place there.
 */
export function expectCities(usage: Usage, heads: readonly Atom[][], section: SectionRoles): void {
  if (!section.ofJobs || heads.length < 2) return;
  const separator = separatorOfCities(heads, section);
  if (separator) countBehind(usage, section, { role: "employer", separator, outcome: "place" }, heads.length);
  expectLikeSiblings(usage, heads, section);
  const slot = slotOfCities(heads, section);
  if (slot) countAtSlot(usage, section, slot, "place", heads.length);
}

/**
 * "Acme Works, Bristol" beside "Luigi, Redon Haute" and "Tessaly": where behind the same separators of a slot one job has a city that a list knows, and none has anything else, a short
 * name there may be a city too.
 */
function expectLikeSiblings(usage: Usage, heads: readonly Atom[][], section: SectionRoles): void {
  const shapes = Map.groupBy(
    heads.flatMap((atoms) => atoms.flatMap((atom, at) => (isBehindName(atoms, at, section) ? [atom] : []))),
    shapeKey,
  );
  for (const atoms of shapes.values()) {
    const known = atoms.filter((atom) => isSurePlace(atom, section));
    const unknown = atoms.filter((atom) => !known.includes(atom));
    if (known.length === 0 || unknown.length === 0 || !unknown.every((atom) => mayBeUnknownCity(atom, section))) continue;
    for (const atom of unknown) usage.cities.add(atom);
    countBehind(usage, section, { role: "employer", separator: atoms[0]?.separator, outcome: "place" }, atoms.length);
  }
}

/** What stands last in its fragment, or before its state or country, and behind a name that is neither a position nor a place. */
function isBehindName(atoms: readonly Atom[], at: number, section: SectionRoles): boolean {
  const [before, atom] = [atoms[at - 1], atoms[at] as Atom];
  if (!before || !BEFORE_CITY.has(atom.separator)) return false;
  const behind = atoms.slice(at + 1).filter(({ fragment }) => fragment === atom.fragment);
  return (
    behind.every(({ text, separator }) => separator === "bracket" || countryCodeOf(text) !== undefined || stateCode(text) !== undefined) &&
    !isSurePlace(before, section) &&
    !KINDS_OF_EMPLOYMENT.has(fold(before.text)) &&
    section.evidence(before.text).position < ROLE_EVIDENCE.likely
  );
}

/** One to four words, the first with a capital, that no list knows as something else. */
function mayBeUnknownCity({ text }: Atom, section: SectionRoles): boolean {
  const { position, employer } = section.listed(text);
  return Math.max(position, employer) < ROLE_EVIDENCE.some && UNKNOWN_CITY.test(text);
}
const UNKNOWN_CITY = /^(?:\p{Lu}|\p{Lo})[\p{L}\p{M}.’'‐-]*(?:\s[\p{L}\p{M}.’'‐-]+){0,3}$/u;

/** What stands before the cities where every job has, at the same slot, a name and behind it a possible city, and its position elsewhere. */
function separatorOfCities(heads: readonly Atom[][], section: SectionRoles): WeakSeparator | undefined {
  const cities = heads.map((atoms) => atoms.find((_, at) => isCityBehindName(atoms, at, section)));
  const [first] = cities;
  const areAlike = cities.every((city, at) => {
    if (!city || !first || city.separator !== first.separator || !isSameSlot(city.fragment.slot, first.fragment.slot)) return false;
    return namesPosition(
      (heads[at] as Atom[]).filter((atom) => atom !== city),
      section,
    );
  });
  return areAlike ? first?.separator : undefined;
}

/** "Selby" of "Acme Works, Selby" and of "Acme Works – Selby, UK": behind what is no position, before nothing but known places, and no name that a list knows. */
function isCityBehindName(atoms: readonly Atom[], at: number, section: SectionRoles): boolean {
  const [before, atom] = [atoms[at - 1], atoms[at] as Atom];
  if (!before || !BEFORE_CITY.has(atom.separator) || !mayBePlace(atom, section)) return false;
  const behind = atoms.slice(at + 1).filter(({ fragment }) => fragment === atom.fragment);
  if (!behind.every((one) => isSurePlace(one, section)) || (before.separator !== undefined && isSurePlace(before, section))) return false;
  const { position, employer } = section.listed(atom.text);
  return Math.max(position, employer) < ROLE_EVIDENCE.some && section.evidence(before.text).position < ROLE_EVIDENCE.likely;
}

const BEFORE_CITY: ReadonlySet<WeakSeparator | undefined> = new Set(["comma", "dash"]);

/** Of several slots that may hold the cities, the one with most cities that a list knows: "Torino" in one of the jobs is enough. */
function slotOfCities(heads: readonly Atom[][], section: SectionRoles): Slot | undefined {
  const slots = (heads[0] ?? [])
    .filter(({ fragment }) => mayHoldCities(fragment.slot, heads, section))
    .map(({ fragment }) => fragment.slot);
  const knownIn = (slot: Slot) => heads.flat().filter((atom) => isSameSlot(atom.fragment.slot, slot) && isSurePlace(atom, section)).length;
  return slots.toSorted((a, b) => knownIn(b) - knownIn(a))[0];
}

/** "Welder | Acme Works | Kernwick": every job has one possible city at that slot, a position and one more name beside it. */
const mayHoldCities = (slot: Slot, heads: readonly Atom[][], section: SectionRoles) =>
  heads.every((atoms) => {
    const [city, ...more] = atoms.filter(({ fragment }) => isSameSlot(fragment.slot, slot));
    if (!city || more.length > 0 || !mayBePlace(city, section)) return false;
    const { position, employer } = section.listed(city.text);
    const others = atoms.filter((atom) => atom !== city);
    return Math.max(position, employer) === 0 && others.length >= 2 && namesPosition(others, section);
  });

const namesPosition = (atoms: readonly Atom[], section: SectionRoles) =>
  atoms.some(({ text }) => section.evidence(text).position >= ROLE_EVIDENCE.sure);
