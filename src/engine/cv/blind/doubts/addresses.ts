import { findDateRanges } from "../../parse/recognisers/dates/dates.ts";
import { looksLikePlace, parsePlace } from "../../parse/recognisers/places/places.ts";
import { namesStreet } from "../../parse/recognisers/places/streets.ts";
import type { Found } from "../search/doubt.ts";
import type { Passage } from "../search/passages.ts";
import {
  MAX_ADDRESS_CHARS,
  MAX_ADDRESS_PARTS,
  MAX_ADDRESS_SMALL_WORDS,
  MAX_SMALL_STREET_WORD_LETTERS,
  MIN_KIND_CONFIDENCE,
} from "../thresholds.ts";

/** A street with its number among the fields of an entry. Addresses of employers say where the candidate worked, too. */
export function addressesOfEntry({ searched, field }: Passage, language: string): Found[] {
  if (!MISPLACED.test(field) || !/\d/.test(searched)) return [];
  const parts = [searched, ...searched.split(/,\s/)].filter(
    (part) => part.length <= MAX_ADDRESS_CHARS && !isSentence(part) && !isDated(part),
  );
  const streets = parts.filter((part) => /\d/.test(parsePlace(part, { language })?.address ?? ""));
  return [{ what: "address", parts: streets }];
}

/** Fields of entries that an address gets into, when it stands beside them on the page. */
const MISPLACED = /\.(?:location|position|area|summary|publisher|name|organization)$/;

/**
 * Addresses within any text, also in a sentence or among tools: a street beside a postal code or, with its number, a known town ("… of trust. 12 Mill Lane,
 * Leeds"), any name with a number beside both ("Hinterkogel 5, 70180 Stuttgart"), a line that is nothing but a street, and a postal code before its town.
 */
export function addressesInText({ searched, field }: Passage, language: string): Found[] {
  const isAlone = isBareStreet(searched.replace(HOUSE_NUMBER, "")) && (!NAMED.test(field) || HOUSE_NUMBER.test(searched));
  const found: Found[] = isAlone ? [{ what: "address", parts: [searched] }] : [];
  if (!/\d/.test(searched)) return found;
  const pieces = piecesOf(searched);
  for (const [index, { from }] of pieces.entries()) {
    for (const { to } of pieces.slice(index, index + MAX_ADDRESS_PARTS)) {
      const text = searched.slice(from, to);
      if (text.length > MAX_ADDRESS_CHARS || !/\d/.test(text) || isDated(text)) continue;
      const { address, postalCode, city } = parsePlace(text, { language }) ?? {};
      const known = city !== undefined && looksLikePlace(city) >= MIN_KIND_CONFIDENCE;
      const isNumbered = known && /\d/.test(address ?? "");
      const isStreet = hasStreetWords(address ?? "") && (namesStreet(address ?? "") ? postalCode || isNumbered : postalCode && isNumbered);
      if (address && isStreet) found.push({ what: "address", parts: [text] });
      else if (!address && postalCode && known && /^\S*\d/.test(text)) found.push({ what: "postal code", parts: [text] });
    }
  }
  return found;
}

const HOUSE_NUMBER = /[\s,]+\d{1,4}\s?\p{Ll}?(?:[/-]\d{1,3})?$|^\d{1,5}\s?\p{Ll}?,?\s+/u;

/** A street without its number, in words that mean nothing else: "Filderstraße", "Via dei Tigli", "Mill Lane". */
const BARE_STREET =
  /^(?:(?:\p{Lu}\p{L}+[ -]){0,2}\p{Lu}\p{L}{2,}(?:straße|strasse|gasse|straat|gracht|gatan|vägen|gade)|(?:[Rr]ue|[Bb]oulevard|[Cc]alle|[Aa]venida|[Aa]vda\.|[Vv]ia|[Vv]iale|[Pp]iazza|[Rr]ua|[Uu]l\.|[Uu]lica|[Вв]ул\.|[Уу]л\.|[Уу]лица|[Вв]улиця|[Οο]δός)(?: \p{Ll}{1,4})*(?: (?:\p{Ll}[’'])?\p{Lu}[\p{L}’'.-]+){1,4}|(?:\p{Lu}[\p{L}’']+ ){1,3}(?:Street|Road|Avenue|Lane|Terrace|Crescent))$/u;

function isBareStreet(line: string): boolean {
  const [street = "", ...places] = line.split(/,\s*/u);
  return BARE_STREET.test(street) && places.every((place) => looksLikePlace(place) >= MIN_KIND_CONFIDENCE);
}

/** Fields where the name of a street without a number is that of something else: a prize, a company, a tool. */
const NAMED = /^(?:skills|relevant|languages|interests|awards|certificates)\b|\.(?:name|organization|institution|keywords|entity|client)$/;

/** The pieces of a text between commas, brackets, bars and the ends of sentences, by their offsets; "ul. Miodowa" is one. */
function piecesOf(text: string): { from: number; to: number }[] {
  const ends = [...text.matchAll(/\s*[,;|•·\t()“”»]\s*|(?<=\p{Ll}{4}|\d)[.!?:]\s+|\s[–—-]\s/gu), { 0: "", index: text.length }];
  let from = 0;
  return ends.flatMap(({ 0: separator, index }) => {
    const piece = { from, to: index };
    from = index + separator.length;
    return piece.to > piece.from ? [piece] : [];
  });
}

/** "Calle Azahar 5", "12 rue des Lilas", and no "Led 12 house projects": the longer words of a street have capitals, or are words for a street. */
const hasStreetWords = (address: string) =>
  (address.match(/(?<!\p{L})\p{Ll}[\p{L}\p{M}]*/gu) ?? []).every(
    (word) => word.length <= MAX_SMALL_STREET_WORD_LETTERS || namesStreet(word),
  );

/** True for a sentence, which may have words of addresses too: "Leader with 12 years building systems". */
export const isSentence = (text: string) => (text.match(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu) ?? []).length > MAX_ADDRESS_SMALL_WORDS;

export const isDated = (text: string) => findDateRanges(text).length > 0 || /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text);
