import { isSameSlot, type Slot } from "./fragment.ts";
import type { Atom } from "./head-atoms.ts";
import type { SectionRoles } from "./role.ts";
import { ROLE_EVIDENCE } from "./role-weights.ts";
import { countAtSlot, countBehind, type Usage } from "./slot-usage.ts";
import { isSurePlace, mayBePlace } from "./spans.ts";

/**
 * Cities that no list knows, told by all jobs of a section at once. "Fitter" over "Acme Works, Selby" and "Welder" over "Luigi, Redon": behind
 * the comma stands the city. "Cook | Osteria del Gelso | Redon": one of the slots holds the cities. The usage then expects a place there.
 */
export function expectCities(usage: Usage, heads: readonly Atom[][], section: SectionRoles): void {
  if (!section.ofJobs || heads.length < 2) return;
  if (endInCities(heads, section)) countBehind(usage, section, { role: "employer", separator: "comma", outcome: "place" }, heads.length);
  const slot = slotOfCities(heads, section);
  if (slot) countAtSlot(usage, section, slot, "place", heads.length);
}

/** Every job has, at the same slot, a name and a possible city behind a comma, and its position elsewhere. */
function endInCities(heads: readonly Atom[][], section: SectionRoles): boolean {
  const cities = heads.map((atoms) => atoms.find((_, at) => isCityBehindName(atoms, at, section)));
  return cities.every((city, at) => {
    const isAlike = city && cities[0] && isSameSlot(city.fragment.slot, cities[0].fragment.slot);
    return (
      isAlike &&
      namesPosition(
        (heads[at] as Atom[]).filter((atom) => atom !== city),
        section,
      )
    );
  });
}

/** "Selby" of "Acme Works, Selby": the last atom of its fragment, behind what is no position, and no name that a list knows. */
function isCityBehindName(atoms: readonly Atom[], at: number, section: SectionRoles): boolean {
  const [before, atom, next] = [atoms[at - 1], atoms[at] as Atom, atoms[at + 1]];
  if (!before || atom.separator !== "comma" || next?.separator !== undefined || !mayBePlace(atom, section)) return false;
  const { position, employer } = section.listed(atom.text);
  return Math.max(position, employer) < ROLE_EVIDENCE.some && section.evidence(before.text).position < ROLE_EVIDENCE.likely;
}

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
