import { hasPeriod, type Row } from "../../1-document/row.ts";
import { looksLikeCompany, looksLikeInstitution } from "../../recognisers/degrees.ts";
import { looksLikePlace } from "../../recognisers/places/places.ts";
import { MAX_TITLE_WORDS_ALONE, SURE_PLACE, SURE_ROLE } from "../thresholds.ts";
import { ISSUER, likelyIssuer, NAMES_CERTIFICATE } from "./titled-items.ts";

/**
 * True for certificates of which each has a row of its own and some have no date: "OSHA 10" over "Forklift, Acme Ltd, 2019". All rows are set alike, and
 * those without a date name no issuer. Where they alternate with those that have one, as "CAE, 2019" and "Cambridge Assessment" do, each must show
 * that it is an item: by a word for a certificate, or since the row beside it has named its issuer already.
 */
export function standAlone(rows: readonly Row[]): boolean {
  const [first] = rows;
  if (!first || rows.length < 2 || !rows.every((row) => row.key === first.key && isPlain(row))) return false;
  const undated = rows.filter(({ ranges }) => ranges.length === 0);
  if (undated.length === 0 || undated.length === rows.length || undated.some(({ text }) => namesIssuer(text) && !likelyIssuer(text)))
    return false;
  return !alternate(rows) || rows.every((row, at) => row.ranges.length > 0 || NAMES_CERTIFICATE.test(row.text) || isBesideIssued(rows, at));
}

/** One short text with at most one date, which goes on from no row and into none. */
function isPlain({ cells, ranges, label, prose, dateOnly, text, line }: Row): boolean {
  if (cells.length > 1 || ranges.length > 1 || label || prose || dateOnly || line.table || line.heading !== undefined) return false;
  return /^[\p{Lu}\p{Lo}\d]/u.test(text.trim()) && !/(?:[,;:&/(–-]|\s\p{Ll}{1,3})$/u.test(text.trim()) && !hasPeriod({ ranges });
}

/** True for what reads as a company (at least so much), a school or a place and has no word for a certificate. */
export const namesIssuer = (text: string, sureCompany: number = SURE_ROLE): boolean =>
  !NAMES_CERTIFICATE.test(text) &&
  (ISSUER.test(text) ||
    looksLikeInstitution(text) >= SURE_ROLE ||
    looksLikeCompany(text) >= sureCompany ||
    looksLikePlace(text) >= SURE_PLACE);

/** Rows with and without a date by turns, as many of one kind as of the other. */
const alternate = (rows: readonly Row[]) =>
  rows.length % 2 === 0 &&
  rows.every(({ ranges }, index) => index === 0 || ranges.length > 0 !== (rows[index - 1] as Row).ranges.length > 0);

/** A short text beside rows that have a title and an issuer, "Forklift – Acme Ltd – 2019". */
function isBesideIssued(rows: readonly Row[], at: number): boolean {
  const { text } = rows[at] as Row;
  const isShort = !/[,;.]\s/u.test(text) && text.split(/\s+/u).length <= MAX_TITLE_WORDS_ALONE;
  return isShort && [rows[at - 1], rows[at + 1]].every((beside) => beside === undefined || namesItsIssuer(beside));
}

function namesItsIssuer({ cells: [cell] }: Row): boolean {
  const [, ...parts] = (cell?.rest ?? "").split(/\s*[,;(|·]\s+|\s+[–—-]\s+/u).filter((part) => /[\p{L}\p{M}]{2}/u.test(part));
  return parts.length > 0 && !parts.some((part) => looksLikePlace(part) >= SURE_PLACE);
}
