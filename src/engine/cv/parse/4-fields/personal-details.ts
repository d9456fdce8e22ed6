import { AGENCY_FIELDS, type AgencyFields, type Interest, type Language } from "../../../contract/resume.ts";
import { wordCount } from "../../text/spaces.ts";
import type { Context } from "../1-document/context.ts";
import { isProse } from "../1-document/line-style.ts";
import { type Row, withRowText } from "../1-document/row.ts";
import { namesOfInterests } from "../3-entries/lists/interests.ts";
import { CONSENT } from "../lexicon/letter-words.ts";
import { guessAgencyField, matchLabel, splitLabel } from "../recognisers/agency-fields.ts";
import { hasDay } from "../recognisers/dates/date-range.ts";
import { findDateRanges, isDateOnly } from "../recognisers/dates/dates.ts";
import { findSpokenLanguages } from "../recognisers/languages.ts";
import { licenceParts, namesClasses, OWN_CAR } from "../recognisers/licences.ts";
import { splitList } from "../recognisers/split-list.ts";
import { readAgencyFields } from "./agency.ts";
import { readParagraphs } from "./summary.ts";
import { MAX_LICENCE_WORDS, MIN_AGE, MIN_DETAIL_CONFIDENCE } from "./thresholds.ts";

/** What personal details say, and what stands among them without a heading of its own. */
type PersonalValues = { x: AgencyFields; languages?: Language[]; interests?: Interest[]; summary?: string };

/** Paragraphs above the first heading are the profile; labelled details beside them are personal. */
export function readHead(rows: readonly Row[], { contactLines, lastYear }: Context): PersonalValues {
  const paragraphs = rows.filter(
    (row) =>
      isProse(row.text) &&
      !CONSENT.test(row.text) &&
      !row.bullet &&
      !NOTES.has(row.line.place) &&
      !contactLines?.has(row.line) &&
      !splitLabel(row.text),
  );
  const others = rows.filter((row) => !paragraphs.includes(row));
  const languages = others.flatMap(({ cells }) => cells.flatMap(({ text }) => listedLanguages(text)));
  const plain = others.filter((row) => (isPlainDetail(row) && isOneWord(row.text)) || isPlainLicence(row));
  const dateOfBirth = others.map(({ text }) => bareBirthDate(text, lastYear)).find((date) => date !== undefined);
  return {
    x: { ...(dateOfBirth ? { dateOfBirth } : {}), ...licenceAmong(others), ...readPersonal(plain, true), ...readPersonal(others, false) },
    ...(languages.length > 0 ? { languages } : {}),
    ...(paragraphs.length > 0 ? { summary: readParagraphs(paragraphs) } : {}),
  };
}

/** "Orléans, permis B, véhiculé – 06 55 50 19 28": a licence with its class among contact data. */
function licenceAmong(rows: readonly Row[]): AgencyFields {
  const pieces = rows.flatMap(({ text }) => text.split(BETWEEN_DETAILS).map((piece) => piece.split(/,\s*/u)));
  const found = pieces.find((parts) => parts.length > 1 && parts.some(namesClass));
  const at = found?.findIndex(namesClass) ?? -1;
  if (!found || at < 0) return {};
  const { licence } = licenceParts(found[at] as string);
  const car = found.find((part) => OWN_CAR.test(part));
  return { drivingLicence: licence, ...(car ? { mobility: car } : {}) };
}

const namesClass = (text: string) =>
  wordCount(text) <= MAX_LICENCE_WORDS && guessAgencyField(text)?.field === "drivingLicence" && namesClasses(text);

/** "15/11/1993" among the contact data, where the candidate was no child in the last year of the CV: the date of the document is later. */
function bareBirthDate(text: string, lastYear: number | undefined): string | undefined {
  const isOfBirth = (piece: string) => {
    const [range, ...others] = isDateOnly(piece) ? findDateRanges(piece) : [];
    // "05/10/1999" may be of May or October, and has a day in either.
    const isDay = range?.single === true && others.length === 0 && (hasDay(range.start) || DAY.test(piece.trim()));
    return isDay && lastYear !== undefined && Number(range.start?.slice(0, 4)) + MIN_AGE <= lastYear;
  };
  return text.split(BETWEEN_DETAILS).find(isOfBirth);
}
const DAY = /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/;
const BETWEEN_DETAILS = /\s?[|•·]\s?|\s[–—-]\s|\t/u;

/** "Married" or "女" alone in its line of the head. "Engaged, curious and exact" is said of somebody's character. */
const isOneWord = (text: string) => wordCount(text) === 1;

/** A form may ask for languages and interests among the personal details. */
export function readPersonalSection(rows: readonly Row[], context: Context): PersonalValues {
  const spoken = rows.filter(({ label }) => label?.field === "languages");
  const languages = spoken.flatMap(({ label }) =>
    findSpokenLanguages(label?.value ?? "", context).map(({ language, fluency }) => ({ language, fluency })),
  );
  const interests = rows
    .flatMap(({ label }) => (label?.field === "interests" ? namesOfInterests(label.value) : []))
    .map((name) => ({ name }));
  return {
    x: readPersonal(rows, true),
    ...(languages.length > 0 ? { languages } : {}),
    ...(interests.length > 0 ? { interests } : {}),
  };
}

/** The agency fields of some rows. `guess`: details without a label count too ("married, 2 children"). */
export const readPersonal = (rows: readonly Row[], guess: boolean) =>
  readAgencyFields(
    rows.map((row) => row.text),
    { guess },
  );

/** "French, English" in a line of its own, or in a cell beside the address: two languages or more, and nothing else. */
function listedLanguages(text: string): Language[] {
  const found = splitList(text).map((item) => findSpokenLanguages(item).filter(({ language }) => language === item));
  return found.length > 1 && found.every(({ length }) => length === 1) ? found.flat().map(({ language }) => ({ language })) : [];
}

/** Text beside the CV, and no profile: "I consent to …" in a footer. */
const NOTES = new Set<Row["line"]["place"]>(["footer", "footnote"]);
const PERSONAL_FIELDS = new Set<string>(AGENCY_FIELDS);

/** "Nationality: British" */
export const isPersonalRow = ({ label }: Row) => label !== undefined && PERSONAL_FIELDS.has(label.field);

/** "Driving licence B, C" or "• Driving licence" among skills. "Driving licence and forklift papers" is more than that. */
export function isPlainLicence({ text, label }: Row): boolean {
  const says = (item: string) => guessAgencyField(item)?.field === "drivingLicence";
  const [first = "", ...others] = splitList(text);
  return (
    !label &&
    wordCount(first) <= MAX_LICENCE_WORDS &&
    says(first) &&
    others.every((item) => says(item) || LICENCE_CLASS.test(item) || OWN_CAR.test(item))
  );
}

/** "Driving licence" over "B, BE": a label and its value in rows of their own, as one row. */
export function joinLicence(rows: readonly Row[], context: Context): Row[] {
  const isLabel = (row: Row | undefined) =>
    row?.cells.length === 1 && !row.bullet && !row.label && matchLabel(row.text)?.field === "drivingLicence" && !namesClasses(row.text);
  const isValue = ({ cells, text }: Row) =>
    cells.length === 1 && wordCount(text) <= MAX_LICENCE_WORDS && namesClasses(text) && licenceParts(text).licence === text;
  return rows.flatMap((row, at) => {
    const [above, below] = [rows[at - 1], rows[at + 1]];
    if (above && isLabel(above) && isValue(row)) return [];
    if (!below || !isLabel(row) || !isValue(below)) return [row];
    return [withRowText(row, `${row.text.replace(/[:：]\s*$/u, "")}: ${below.text}`, context)];
  });
}

const LICENCE_CLASS = /^(?:A[M12]?|[BCD][1E]?|C1E|D1E|T)$/u;

/** "Full clean driving licence" under "Additional information" says what it is. */
export const isPlainDetail = ({ text, label, bullet }: Row) =>
  !label && !bullet && (guessAgencyField(text)?.confidence ?? 0) >= MIN_DETAIL_CONFIDENCE;
