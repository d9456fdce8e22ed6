import parsePhoneNumber, { type CountryCode } from "libphonenumber-js/min";
import { memoizeBy } from "../../../text/memoize.ts";
import { FAX_LABELS, PHONE_LABELS } from "../../lexicon/contact-words.ts";
import { findDateRanges } from "../dates/dates.ts";
import type { Contacts } from "./contacts.ts";
import { isTaken, LABEL_END, take } from "./taken.ts";
import {
  MAX_AREA_PHONE_DIGITS,
  MAX_DATE_CONFIDENCE,
  MAX_LABEL_CHARACTERS,
  MAX_LONE_DIGITS,
  MAX_PHONE_DIGITS,
  MIN_AREA_PHONE_DIGITS,
  MIN_CODED_PHONE_DIGITS,
  MIN_GROUPED_DIGITS,
  MIN_LONE_DIGITS,
  MIN_PHONE_DIGITS,
  MIN_PREFIXED_PHONE_DIGITS,
  MIN_SAME_DIGITS,
  MIN_SEPARATE_DIGITS,
} from "./thresholds.ts";

const PHONE_LABEL = new RegExp(
  `(?:(?<![\\p{L}])(?:${PHONE_LABELS})|[☎☏✆📞📱🕿🕾])(?:\\s*(?:\\(|\\/|\\+)?\\s*(?:${PHONE_LABELS})\\)?)?${LABEL_END}`,
  "iu",
);

const NUMBER =
  /(?<![\p{L}\p{N}@._/#-])(?:(?:\+|＋|00)\s?\(?\d|\(?\+?\d)(?:(?:(?!\t)[\s().\-–‐‑/]){0,3}\d){5,28}(?:\s?(?:ext|x|ext\.|Durchwahl|DW|poste|int)\.?\s?\d{1,5})?(?![\p{L}\p{N}@])/giu;

/** "555 · 010 · 1234": the groups of a North American number between ornaments. */
const DIVIDED_NUMBER = /(?<![\p{L}\p{N}@._/#-])\(?\d{3}\)?\s?([·•∙.–—|])\s?\d{3}\s?\1\s?\d{4}(?![\p{L}\p{N}@])/gu;
const IS_DIVIDED_NUMBER = new RegExp(`^${DIVIDED_NUMBER.source}$`, "u");

/** The country of numbers without a country code. */
type Country = () => string | undefined;

/** Telephone numbers of a line, as printed. A number with another label ("ISBN", "Tax ID") is none. */
export function findPhones(found: Contacts, drawn: string, line: number, country: Country): void {
  if (!/[\d０-９]/.test(drawn)) return;
  const printed = drawn.replace(FROM_THE_RIGHT, leftToRight);
  const text = withAsciiDigits(printed);
  for (const match of [...text.matchAll(DIVIDED_NUMBER), ...text.matchAll(NUMBER)]) {
    for (const part of separateNumbers(match[0], match.index).map((one) => withoutPostcode(one, country))) {
      const digits = part.value.replace(/\D/g, "").length;
      const before = text.slice(Math.max(0, part.from - MAX_LABEL_CHARACTERS), part.from);
      if (isTaken(found, line, part.from) || FAX_LABELS.test(before) || digits < MIN_PHONE_DIGITS || digits > MAX_PHONE_DIGITS) continue;
      if (NATIONAL_ID.test(before)) continue;
      const labelled = PHONE_LABEL.test(before) && !/\bCEP[\s:.]*$/iu.test(before);
      if (!labelled && (ID_LABEL.test(before) || ORCID.test(part.value))) continue;
      if (!labelled && !isPhone(part.value, country)) continue;
      if (labelled && isDate(part.value)) continue;
      take(found, text, line, part.from, part.from + part.value.length, PHONE_LABEL);
      const after = /^\s*\((?:m|t|mobile?|mobil|cell|home|work|private?|privat|portable|móvil|handy|office|büro)\)/iu.exec(
        text.slice(part.from + part.value.length, part.from + part.value.length + MAX_LABEL_CHARACTERS),
      );
      if (after) found.consumed[line]?.push({ from: part.from + part.value.length, to: part.from + part.value.length + after[0].length });
      if (!found.phones.some((known) => sameNumber(known.value, part.value)))
        found.phones.push({
          value: printed.slice(part.from, part.from + part.value.length),
          line,
          from: part.from,
          to: part.from + part.value.length,
        });
    }
  }
}

/** "4567 123 55 20+": in a file of Arabic or Hebrew, the groups of a number may stand as they are drawn from the right. */
const FROM_THE_RIGHT = /(?<![\d+] ?)\d{1,5}(?: \d{1,5}){2,5}\+(?!\s?\d)/g;
const leftToRight = (number: string) => `+${number.slice(0, -1).split(" ").toReversed().join(" ")}`;

/** "０９０－１２３４" as "090-1234": one character for one. */
const withAsciiDigits = (text: string) => text.replace(/[０-９＋（）－．]/gu, (char) => char.normalize("NFKC"));

/** Labels of numbers that are no telephone numbers: "ISBN 978-…", "Steuernummer 12/345/67890", "License no. 123 456 789". */
const ID_LABEL =
  /(?<!\p{L})(?:isbn|issn|doi|pmid|arxiv|iban|bic|vat|ust-?id(?:nr)?|tax|nif|nie|dni|cpf|cnpj|rg|siret|siren|p(?:ass)?port|pass|patent|license|licence|lizenz|certificate|zertifikat|id|ident|reg|matr|\p{L}*nummer|номер)(?:[- ]?(?:no|nr|number|n°|nº|#|id))?\s*[.:：#-]*\s*$/iu;

/** "C.C. 1.053.998.221", "Cédula de identidad 4.110.237", "R.U.T. 12.345.678-9": how South Americans and others are numbered, though "c." may also stand for a mobile phone. */
const NATIONAL_ID =
  /(?<!\p{L})(?:c\.\s?[ci]\.|d\.n\.i\.|c[ée]dula|(?:documento|carta|carte|tarjeta|cédula) (?:de |d[’'])?(?:identidad|identidade|identité|identità|ciudadanía|extranjería)|c\.?u\.?i\.?[lt]\.?|r\.?u\.?[nt]\.?|curp|pesel)(?:\s*(?:no|nro|n°|nº|#)\.?)?\s*[.:：-]*\s*$/iu;

/** "0000-0001-2345-6789" */
export const ORCID = /^\d{4}[-\u00AD‐‑–]\d{4}[-\u00AD‐‑–]\d{4}[-\u00AD‐‑–]\d{3}[\dX]?$/;

export const sameNumber = (one: string, other: string) => {
  const [shorter, longer] = [one, other].map((number) => number.replace(/\D/g, "")).sort((a, b) => a.length - b.length) as [string, string];

  return shorter === longer || (shorter.length >= MIN_SAME_DIGITS && longer.endsWith(shorter.replace(/^0+/, "")));
};

/**
 * A number without a label that is valid in no country known: alone on its line, as long as a telephone number with its area code. For the
 * lines that hold a person's contact data, where no other number was found. `minDigits`: fewer where more speaks for a telephone number.
 */
export function lonePhone(text: string, minDigits = MIN_LONE_DIGITS): string | undefined {
  const number = withAsciiDigits(text.trim());
  const digits = number.replace(/\D/g, "").length;
  const least = GROUPED.test(number) ? Math.min(minDigits, MIN_GROUPED_DIGITS) : minDigits;
  const isShaped = /^\(?\d[\d\s()./-]*\d$/.test(number) && digits >= least && digits <= MAX_LONE_DIGITS;
  return isShaped && !POSTAL_CODE.test(number) && !isDate(number) ? text.trim() : undefined;
}

/** "612 345 678", "612 34 56 78", "21 345 67 89" */
const GROUPED = /^\d{2,3}(?:[ .-]\d{2,4}){2,4}$/;

/** "90210-1234" of the United States, "01310-100" of Brazil, "1000-205" of Portugal. */
const POSTAL_CODE = /^(?:\d{5}-\d{3,4}|\d{4}-\d{3})$/;

/** "0117 496 0142 / 07700 900123" and "(92) 98455-1738 (92) 98455-2260" are two numbers; "030 / 1234567" and "+44 (0)20 7946 0018" are one. */
function separateNumbers(printed: string, from: number): { value: string; from: number }[] {
  const parts: { value: string; from: number }[] = [];
  let at = 0;
  for (const match of printed.matchAll(/\s*[/–]\s+|\s{3,}|\s+(?=[(+＋])/g)) {
    const enough = (text: string) => text.replace(/\D/g, "").length >= MIN_SEPARATE_DIGITS;
    if (!enough(printed.slice(at, match.index)) || !enough(printed.slice(match.index))) continue;
    parts.push(trimmed(printed.slice(at, match.index), from + at));
    at = match.index + match[0].length;
  }
  parts.push(trimmed(printed.slice(at), from + at));

  return parts;
}

/** "78705 512-555-0163": what stands before a number that is a number without it is something else, such as a postal code. */
function withoutPostcode(part: { value: string; from: number }, country: Country): { value: string; from: number } {
  const cut = /^(?:\d{4,6}|\d{3}-\d{4})\s+(?=[\d(+])/u.exec(part.value);
  if (!cut || isPhone(part.value, country)) return part;
  const rest = { value: part.value.slice(cut[0].length), from: part.from + cut[0].length };
  return isPhone(rest.value, country) ? rest : part;
}

/** Without a bracket that is not closed: "14/02/1998 (24" of "14/02/1998 (24 ans)" is a date. */
function trimmed(value: string, from: number): { value: string; from: number } {
  const open = value.startsWith("(") && !value.includes(")") ? 1 : 0;
  const inner = value.slice(open);
  const unclosed = /\([^()]*$/u.exec(inner)?.index ?? inner.length;

  return { value: inner.slice(0, unclosed || inner.length).trim(), from: from + open };
}

function isDate(printed: string): boolean {
  return findDateRanges(printed).some((range) => range.quote.length >= printed.trim().length - 2 && range.confidence > MAX_DATE_CONFIDENCE);
}

/** Without a label: has a country code, a prefix or the grouping of telephone numbers, or is valid in the country; and is no date, card number or postal code. */
function isPhone(printed: string, country: Country): boolean {
  const digits = printed.replace(/\D/g, "");
  if (/^[1-9]\d{3}(?:[- ]\d{4}){2,3}/.test(printed)) return false;
  if (IS_DIVIDED_NUMBER.test(printed) || /^\(\d{2}\)\s?9?\d{4}-\d{4}$/.test(printed)) return true;
  // The postal code of a Brazilian address.
  if (/^\d{5}-\d{3}$/.test(printed)) return false;
  // Only an area code stands before a dash with spaces; "ap. 52 – 80420-210" is an address.
  if (/^\d+\s+[–—]\s/u.test(printed) && !printed.startsWith("0")) return false;
  if (isDate(printed) || /(?:19|20)\d\d\s*[-–/]\s*(?:19|20)\d\d/.test(printed)) return false;
  if (/^\s*\(?[+＋]/.test(printed)) return digits.length >= MIN_CODED_PHONE_DIGITS;
  return hasPhoneShape(printed, digits.length) || (digits.length >= MIN_CODED_PHONE_DIGITS && isValidIn(printed, country()));
}

/** An international prefix (00), a trunk prefix (0), or North American (NANP) grouping, "(415) 555-0123": a number whatever the country. */
function hasPhoneShape(printed: string, digits: number): boolean {
  if (/^00\d/.test(printed)) return digits >= MIN_PREFIXED_PHONE_DIGITS;
  return (
    digits >= MIN_AREA_PHONE_DIGITS &&
    digits <= MAX_AREA_PHONE_DIGITS &&
    (/^\(?0/.test(printed) || /^\(\d{3}\)|^\d{3}[-. ]\d{3}[-. ]\d{4}$/.test(printed))
  );
}

const isValidIn = memoizeBy(
  (printed, country: string | undefined) => country !== undefined && parsePhoneNumber(printed, country as CountryCode)?.isValid() === true,
);
