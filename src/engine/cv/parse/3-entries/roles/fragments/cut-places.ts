import { hasLegalForm, isCampus, isLegalForm, looksLikeCompany } from "../../../recognisers/degrees.ts";
import { looksLikePlace } from "../../../recognisers/places/places.ts";
import { namesStreet } from "../../../recognisers/places/streets.ts";
import { MAX_EMPLOYER_OF_CITY, MAX_PLACE_PARTS, SURE_PLACE, SURE_PLACE_BEHIND_DASH } from "../../thresholds.ts";
import { type Fragment, isSameSlot, type Slot } from "./fragment.ts";
import { trimSeparators } from "./trim-separators.ts";

/**
 * The fragments with the places at their ends as fragments of their own. Where most fragments of a slot end in a place that the lists know, the
 * others do so too: "Acme Ltd, Bristol" and "Luigi, Redon".
 */
export const withPlacesCut = (heads: readonly Fragment[][]): Fragment[][] =>
  likeSiblings(
    heads.map((fragments) => fragments.flatMap((fragment) => (fragment.slot.kind === "sentence" ? fragment : cutOff(fragment)))),
  );

function cutOff(fragment: Fragment): Fragment[] {
  const { name, place, separator } = placeAtEnd(fragment.text);
  if (name === undefined) return [{ ...fragment, isPlace: place !== undefined }];
  return [
    { ...fragment, text: name },
    { ...fragment, text: place, slot: placeSlot(fragment.slot), separator, isPlace: true },
  ];
}

const placeSlot = ({ at }: Slot): Slot => ({ at, kind: "place" });

/** A text and the place at its end, with what stands between the two. A text that is a place has no name, other texts have neither. */
type NameAndPlace =
  | { name: string; place: string; separator: string }
  | { name?: undefined; place: string; separator?: undefined }
  | { name?: undefined; place?: undefined; separator?: undefined };

/** "Acme Ltd, Bristol", "Acme Ltd (Bristol)", "Acme Foods, Madison, WI". */
function placeAtEnd(text: string): NameAndPlace {
  const [, name = "", within = ""] = BRACKET_AFTER.exec(text) ?? [];
  const isPlaceWithin = within !== "" && looksLikePlace(within) >= SURE_PLACE;
  // "Acme Ltd (Chicago, IL)" as a whole looks like a place too.
  if (!(isPlaceWithin && looksLikePlace(name) < SURE_PLACE) && isWholePlace(text)) return { place: text };
  if (isPlaceWithin) return { name: trimSeparators(name), place: within, separator: IN_BRACKETS };

  const [, before = "", behind = ""] = DASH_AFTER.exec(text) ?? [];
  if (behind !== "" && looksLikePlace(behind) >= SURE_PLACE_BEHIND_DASH)
    return { name: trimSeparators(before), place: behind, separator: " – " };

  const parts = text.split(/\s*,\s+/);
  for (let count = Math.min(MAX_PLACE_PARTS, parts.length - 1); count >= 1; count--) {
    const place = parts.slice(-count).join(", ");
    if (isWholePlace(place)) return { name: trimSeparators(parts.slice(0, -count).join(", ")), place, separator: ", " };
  }
  return {};
}

const BRACKET_AFTER = /^(.*?\S)\s*[(（]((?:[^()（）]|\([^()]*\)){2,50})[)）]$/u;
const DASH_AFTER = /^(.*?\S)\s+[–—-]\s+([^–—]{2,40})$/u;

/** The separator of a place in brackets behind a name: "Maribor (Slovenia)". */
const IN_BRACKETS = "bracket";

/** A name with its place again, as the CV prints both: "Maribor" and "Slovenia" in brackets become "Maribor (Slovenia)". */
export const withPlace = (name: string, { text, separator }: Pick<Fragment, "text" | "separator">): string =>
  separator === IN_BRACKETS ? `${name} (${text})` : `${name}${separator || ", "}${text}`;

/** "Madison, WI" is a place. "Acme Foods, Madison, WI" is not: it ends in one. */
function isWholePlace(text: string): boolean {
  if (looksLikePlace(text) < SURE_PLACE) return false;
  const [first = "", ...rest] = text.split(/\s*,\s+|\s+[–—-]\s+/u);
  if (rest.length === 0 || looksLikePlace(first) >= SURE_PLACE) return true;
  return rest.length === 1 ? !/\s[–—-]\s/u.test(text) : looksLikePlace(rest.join(", ")) < SURE_PLACE;
}

/** Where half of the fragments of a slot end in a known place, or one does and all others are written as if they did, the others end in one too. */
function likeSiblings(heads: readonly Fragment[][]): Fragment[][] {
  const known = new Set(heads.flat().flatMap(({ slot }) => (slot.kind === "place" ? slot.at : [])));
  const endInPlaces = new Set([...known].filter((at) => mostEndInPlaces({ at, kind: "name" }, heads)));
  return heads.map((fragments) =>
    fragments.flatMap((fragment) => {
      const { slot, text } = fragment;
      const place = placeSlot(slot);
      if (slot.kind !== "name" || !endInPlaces.has(slot.at) || has(fragments, place)) return [fragment];
      const [, name = "", city = ""] = CAPITALS_AT_END.exec(text) ?? [];
      if (city === "" || isLegalForm(city)) return [fragment];
      return [
        { ...fragment, text: name },
        { ...fragment, text: city, slot: place, separator: ", ", isPlace: true },
      ];
    }),
  );
}

function mostEndInPlaces(slot: Slot, heads: readonly Fragment[][]): boolean {
  const own = heads.flatMap((fragments) => fragments.filter((one) => isSameSlot(one.slot, slot)).map(({ text }) => ({ text, fragments })));
  const others = own.filter(({ fragments }) => !has(fragments, placeSlot(slot)));
  return others.length * 2 <= own.length || others.every(({ text }) => CAPITALS_AT_END.test(text));
}

const has = (fragments: readonly Fragment[], slot: Slot) => fragments.some((one) => isSameSlot(one.slot, slot));

/** "Luigi, Redon", "Luigi (Redon)": a few words with a capital behind a comma or in brackets. */
const CAPITALS_AT_END = /^(.*\S)(?:,\s+|\s*\()(\p{Lu}[\p{L}.'’ -]{1,30})\)?$/u;

/**
 * The place behind a labelled name ("Employer: Acme Ltd, Bristol"). What stands behind the last comma there is a place even where no list
 * knows the city, unless it looks like an employer ("Acme, Inc").
 */
export function cutPlace(text: string): { rest: string; place?: string } {
  const withAddress = cutAddress(text);
  if (withAddress) return withAddress;
  const { name, place } = placeAtEnd(text);
  if (name !== undefined) return isCampus(name, place) ? { rest: text } : { rest: name, place };
  const [, rest = "", city = ""] = CITY_BEHIND_COMMA.exec(text) ?? [];
  return city === "" || isLegalForm(city) || looksLikeCompany(city) >= MAX_EMPLOYER_OF_CITY ? { rest: text } : { rest, place: city };
}

/**
 * "Acme S.r.l. - Via Marconi 41, Jesolo - Venezia - Italia": a form asks for name and address of an employer, and the address begins with the street, or behind the legal form where
 * it ends in a place that the lists know.
 */
function cutAddress(text: string): { rest: string; place: string } | undefined {
  const separators = [...text.matchAll(ADDRESS_SEPARATOR)];
  const last = separators.at(-1);
  const endsInPlace = last !== undefined && looksLikePlace(text.slice(last.index + last[0].length)) >= SURE_PLACE_BEHIND_DASH;
  const at = separators.find((separator, index) => {
    const next = separators[index + 1];
    if (!next) return false;
    const part = text.slice(separator.index + separator[0].length, next.index);
    const isStreet = /\d/u.test(part) && namesStreet(part);
    const isBehindForm = endsInPlace && !isLegalForm(part) && hasLegalForm(text.slice(0, separator.index));
    return isStreet || (isBehindForm && /^\p{Lu}/u.test(part));
  });
  return at && { rest: trimSeparators(text.slice(0, at.index)), place: text.slice(at.index + at[0].length) };
}

const ADDRESS_SEPARATOR = /,\s+|\s+[–—-]\s*/gu;

const CITY_BEHIND_COMMA = /^(.*\S),\s+(\p{Lu}[\p{L}.'’ -]{1,40})$/u;
