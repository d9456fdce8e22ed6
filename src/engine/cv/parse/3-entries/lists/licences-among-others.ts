import { wordCount } from "../../../text/spaces.ts";
import { hasPeriod, type Row } from "../../1-document/row.ts";
import { BEGINS_LICENCE_WORDS, ENDS_LICENCE_WORDS } from "../../lexicon/entries/certificate-words.ts";
import { guessAgencyField } from "../../recognisers/agency-fields.ts";
import { looksLikeInstitution } from "../../recognisers/degrees.ts";
import { MAX_DIVISIBLE_CHARACTERS, MAX_LISTED_DEGREE_WORDS, SURE_ROLE } from "../thresholds.ts";

/** "Carnet de manipulador de alimentos", "Reach truck licence (2021)" in a row of its own among other things: a certificate by its words alone. */
export function takeLicences(rows: readonly Row[]): { licences: Row[]; rest: Row[] } {
  const licences = rows.filter(isLicence);
  return { licences, rest: rows.filter((row) => !licences.includes(row)) };
}

/** The same among schools, where a licence may be the first of several rows: one that the next row cannot belong to. */
export function takeLicencesOfSchools(rows: readonly Row[]): { licences: Row[]; rest: Row[] } {
  const isAlone = (row: Row, at: number) => {
    const [before, next] = [rows[at - 1], rows[at + 1]];
    const endsHere = next === undefined || isLicence(next) || (next.ranges.length > 0 && !next.dateOnly);
    return isLicence(row) && (endsHere || row.ranges.length > 0) && before?.dateOnly !== true && next?.dateOnly !== true;
  };
  const licences = rows.filter(isAlone);
  return licences.length < rows.length
    ? { licences, rest: rows.filter((row) => !licences.includes(row)) }
    : { licences: [], rest: [...rows] };
}

function isLicence(row: Row): boolean {
  const names = row.cells.filter(({ dateOnly }) => !dateOnly);
  const [name] = names;
  if (!name || names.length > 1 || row.label || row.prose || hasPeriod(row) || row.text.length > MAX_DIVISIBLE_CHARACTERS) return false;
  const text = name.rest.replace(NOTE, "").trim();
  return (
    (BEGINS.test(text) || ENDS.test(text)) &&
    wordCount(text) <= MAX_LISTED_DEGREE_WORDS &&
    guessAgencyField(text)?.field !== "drivingLicence" &&
    looksLikeInstitution(text) < SURE_ROLE
  );
}

/** "(exp. 2027)", "– yearly", ", Leeds": what stands behind the name. */
const NOTE = /(?:\([^()]*\)|[,;]\s.{0,40}|\s[–—-]\s.{0,40}|\.)$/u;
const BEGINS = new RegExp(String.raw`^(?:${BEGINS_LICENCE_WORDS})(?!\p{L})`, "iu");
/** "Staplerschein R1/R4": a class behind it. */
const ENDS = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${ENDS_LICENCE_WORDS})(?:\s(?:\p{Lu}\d?|\d)(?:[/,+]\p{Lu}?\d?){0,4})?$`, "iu");
