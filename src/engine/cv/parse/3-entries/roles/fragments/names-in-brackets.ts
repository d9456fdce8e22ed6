import { fold } from "../../../../text/fold.ts";
import { KINDS_OF_EMPLOYMENT } from "../../../lexicon/entries/employment-words.ts";
import { looksLikePlace } from "../../../recognisers/places/places.ts";
import { MIN_BRACKETS_RATIO, MIN_NAME_BESIDE_BRACKET, SURE_PLACE } from "../../thresholds.ts";
import type { Fragment } from "./fragment.ts";

/** How much a text looks like what an entry is (a position, a degree), and where (an employer, an institution). Unit: likeness, 0 to 1. */
export type NameScores = readonly [title: (text: string) => number, organisation: (text: string) => number];

/**
 * "Night Nurse (Canal Bakery)", "Leith College (BSc Physics)": where most heads of a section have nothing but two names, one of them in brackets, and
 * perhaps a place, both names are fragments, though no list knows one of them. Elsewhere brackets may hold anything: "Engineer (part time)".
 */
export function splitNamesInBrackets(heads: readonly Fragment[][], scores: NameScores): Fragment[][] {
  const named = heads.map((fragments) => fragments.filter(({ text }) => !isPlace(text)));
  if (heads.length < 2 || named.some(({ length }) => length !== 1)) return [...heads];
  const pairs = named.map(([fragment]) => nameAndBracket((fragment as Fragment).text));
  if (!areNames(pairs, scores)) return [...heads];
  return heads.map((fragments, at) => {
    const pair = pairs[at];
    return pair ? fragments.flatMap((fragment) => (isPlace(fragment.text) ? [fragment] : split(fragment, pair))) : fragments;
  });
}

/**
 * "Vendeur CORVADEPOT", "Fitter TESSALY": where the heads of a section have one name each beside their places, and two and more, most of them, are a position
 * in small letters and a word in capitals, that word is the employer. Elsewhere it may belong to the position: "Consultant SALESFORCE" beside an employer.
 */
export function splitNamesInCapitals(heads: readonly Fragment[][], [title]: NameScores): Fragment[][] {
  const named = heads.map((fragments) => fragments.filter(({ text }) => !isPlace(text)));
  if (named.some(({ length }) => length !== 1)) return [...heads];
  const pairs = named.map(([fragment]) => positionAndCapitals((fragment as Fragment).text));
  const known = pairs.filter((pair) => pair !== undefined && title(pair.name) >= MIN_NAME_BESIDE_BRACKET).length;
  if (known < 2 || known < MIN_BRACKETS_RATIO * heads.length) return [...heads];
  return heads.map((fragments, at) => {
    const pair = pairs[at];
    return pair ? fragments.flatMap((fragment) => (isPlace(fragment.text) ? [fragment] : split(fragment, pair))) : fragments;
  });
}

function positionAndCapitals(text: string): NameAndBracket | undefined {
  const [, name, bracket] = POSITION_AND_CAPITALS.exec(text) ?? [];
  return name !== undefined && bracket !== undefined ? { name, bracket } : undefined;
}

const POSITION_AND_CAPITALS =
  /^(\p{Lu}[^\p{Lu}]{3,60})\s((?=\p{Lu}{4}|\p{Lu}+ \p{Lu}{2})\p{Lu}[\p{Lu}\d&’'.-]*(?:\s[\p{Lu}\d&’'.-]{2,})*)$/u;

const isPlace = (text: string) => looksLikePlace(text) >= SURE_PLACE;

const split = (fragment: Fragment, { name, bracket }: NameAndBracket): Fragment[] => [
  { ...fragment, text: name },
  { ...fragment, text: bracket, slot: { at: fragment.slot.at, kind: "bracket" }, separator: " (" },
];

/** Most heads end in a bracket of which it is known what it is, the brackets differ, and none holds a place or a kind of employment. */
function areNames(pairs: readonly (NameAndBracket | undefined)[], [title, organisation]: NameScores): boolean {
  const found = pairs.filter((pair) => pair !== undefined);
  const isTitle = (text: string) => title(text) >= MIN_NAME_BESIDE_BRACKET;
  const isOrganisation = (text: string) => organisation(text) >= MIN_NAME_BESIDE_BRACKET;
  // "(Night Nurse)" is a position, "(Harbour Bakery)" may be an employer; "Acme Ltd (Smutje)" has an employer and something else.
  const isKnown = ({ name, bracket }: NameAndBracket) =>
    isTitle(name) || (isTitle(bracket) && organisation(bracket) === 0) || (isOrganisation(name) && !isOrganisation(bracket));
  // "Acme Ltd (Consultant)" has a position in brackets, "Fitter (Consultant)" the kind of employment.
  const isOther = ({ name, bracket }: NameAndBracket) =>
    isPlace(bracket) || (KINDS_OF_EMPLOYMENT.has(fold(bracket)) && (!isTitle(bracket) || isTitle(name)));
  const differ = new Set(found.map(({ bracket }) => bracket)).size >= MIN_BRACKETS_RATIO * found.length;
  return found.filter(isKnown).length >= MIN_BRACKETS_RATIO * pairs.length && differ && !found.some(isOther);
}

type NameAndBracket = { name: string; bracket: string };

/** The two names of "Night Nurse (Canal Bakery)"; undefined for "Leith Marine Bank Ltd (LMB)", which says one name twice. */
function nameAndBracket(text: string): NameAndBracket | undefined {
  const [, name, bracket] = NAME_IN_BRACKETS.exec(text) ?? [];
  if (name === undefined || bracket === undefined) return undefined;
  const initials = [...name.matchAll(/(?<!\p{L})\p{Lu}/gu)].join("");
  return initials.startsWith(bracket) ? undefined : { name, bracket };
}

const NAME_IN_BRACKETS = /^(\S[^()]*?)\s*\((\p{Lu}[^()\d]{2,60})\)$/u;
