import { findDateRanges } from "../../parse/recognisers/dates/dates.ts";
import { looksLikePlace, parsePlace } from "../../parse/recognisers/places/places.ts";
import { namesStreet } from "../../parse/recognisers/places/streets.ts";
import type { Found } from "../search/doubt.ts";
import type { LinesBeside, Passage } from "../search/passages.ts";
import {
  MAX_ADDRESS_CHARS,
  MAX_ADDRESS_PARTS,
  MAX_ADDRESS_SMALL_WORDS,
  MAX_SMALL_STREET_WORD_LETTERS,
  MAX_STREET_WORDS,
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
 * With the line above or below it may be one.
 */
export function addressesInText({ searched, field }: Passage, { above, below }: LinesBeside, language: string): Found[] {
  const isAlone = isBareStreet(searched.replace(HOUSE_NUMBER, "")) && (!NAMED.test(field) || HOUSE_NUMBER.test(searched));
  const found: Found[] = isAlone ? [{ what: "address", parts: [searched] }] : [];
  const isPart = [above && [above.searched, searched], below && [searched, below.searched]].some(
    (lines) => lines && isDivided(lines, language),
  );
  if (isPart) found.push({ what: "address", parts: [searched] });
  if (!/\d/.test(searched)) return found;
  const pieces = piecesOf(searched);
  for (const [index, { from }] of pieces.entries()) {
    for (const { to } of pieces.slice(index, index + MAX_ADDRESS_PARTS)) {
      const text = searched.slice(from, to);
      const what = kindOf(text, language);
      if (what) found.push({ what, parts: [text] });
    }
  }
  return found;
}

/** True for a street with its number in a line, and the postal code with its town in the next: "Am Alten Markt 3", "14467 Potsdam". */
function isDivided([street = "", town = ""]: string[], language: string): boolean {
  const isShort = street.split(/\s+/).length <= MAX_STREET_WORDS && HOUSE_NUMBER.test(street) && !isSentence(street);
  return isShort && /\d/.test(town) && kindOf(`${street}, ${town}`, language) === "address";
}

/** What a text is as a whole: an address, or a postal code with its town. */
function kindOf(text: string, language: string): "address" | "postal code" | undefined {
  if (text.length > MAX_ADDRESS_CHARS || !/\d/.test(text)) return undefined;
  if (NUMBERED_HOUSE.test(text) && isKnownTown(text.split(/,\s*|\s[–—-]\s/u).at(-1) ?? "")) return "address";
  const { address = "", postalCode = "", city = "" } = parsePlace(text, { language }) ?? {};
  if (isDated(withoutYearLike(text, address, postalCode))) return undefined;
  const isKnown = isKnownTown(city);
  const isStreet = namesStreet(address) || ASIAN_STREET.test(text);
  const isNumbered = /\d/.test(address) && (isKnown || ASIAN_STREET.test(text));
  if (address && hasStreetWords(address) && (isStreet ? postalCode || isNumbered : postalCode && isNumbered)) return "address";
  return !address && postalCode && isKnown && /^\S*\d/.test(text) ? "postal code" : undefined;
}

/** "2010 Harbour Road", "Rue du Lac 5, 2000 Neuchâtel" and "2011 RD Haarlem" have no year. */
function withoutYearLike(text: string, address: string, postalCode: string): string {
  const isStreet = namesStreet(address);
  const bare = isStreet || /\p{L}/u.test(postalCode) ? text.replace(postalCode, "") : text;
  return isStreet ? bare.replace(/^\d{4}(?=\s\p{L})/u, "") : bare;
}

const isKnownTown = (text: string) => looksLikePlace(text.replace(AROUND_TOWN, "")) >= MIN_KIND_CONFIDENCE;
/** What stands before or behind the name of a town. */
const AROUND_TOWN = /^(?:TP\.|г\.|м\.|гр\.)\s?|\s\d[\d\s]*$/u;

/** A number behind the name of a district, road or block: "北京市海淀区中関村大街27号", "東京都新宿区西新宿2-8-1", "강남구 테헤란로 123", "123 Nguyễn Huệ, Quận 1". */
const ASIAN_STREET = /[都府県市区町村省县縣路街]\P{N}*\d|\p{Script=Hangul}(?:시|구|동|로|길)\s?\d|^\d.*(?:Đường|Phường|Quận)\s/u;

/** What begins an address without a street, as in India, Colombia and for boxes: "H.No. 5-6-78", "Carrera 7 # 12-34", "P.O. Box 1234". */
const NUMBERED_HOUSE =
  /^(?:#\s?\d|(?:H|D|Plot|Flat|House|Door|Villa)\.?\s?(?:No\.?)\s?[:#]?\s?\d|(?:Carrera|Cra\.?|Kra\.?|Calle|Cl\.?|Diagonal|Transversal)\s\d+\w?\s?(?:#|No\.?|N[°º])\s?\d|P\.?\s?O\.?\s?Box\s\d|Postfach\s\d|Apartado\s\d|Casilla\s\d|B\.?P\.?\s\d|Boîte postale\s\d)/iu;

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
