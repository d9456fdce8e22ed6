import { AGENCY_FIELDS, type AgencyFields } from "../../../contract/resume.ts";
import { SURE_LABEL } from "../1-document/thresholds.ts";
import type { AgencyField } from "../lexicon/label-field.ts";
import {
  fieldAbove,
  guessAgencyField,
  isBirthDate,
  koreanBirth,
  type LabelledValue,
  matchLabel,
  splitLabel,
} from "../recognisers/agency-fields.ts";
import { isDateOnly } from "../recognisers/dates/dates.ts";
import { licenceParts } from "../recognisers/licences.ts";
import { splitList } from "../recognisers/split-list.ts";
import {
  MAX_INNER_LABEL_WORDS,
  MAX_LABELLED_CHARACTERS,
  MIN_DETAIL_CONFIDENCE,
  MIN_LISTED_DETAILS,
  MIN_PHONE_DIGITS,
  MIN_WHOLE_DETAIL_CONFIDENCE,
} from "./thresholds.ts";

const FIELDS = new Set<string>(AGENCY_FIELDS);

/** Personal and agency details in some lines: labelled ("Nationality: British"), or recognised without a label ("verheiratet, 2 Kinder"). */
export function readAgencyFields(texts: readonly string[], { guess }: { guess: boolean }): AgencyFields {
  const fields: AgencyFields = koreanDetails(texts);
  const details = withLabelsJoined(texts)
    .flatMap((line) => line.split(/\t(?=[^\t]+[:：])|\s+[|•·●]\s+/u))
    .flatMap(atInnerLabels)
    .flatMap((text) => withBirthApart(text));
  for (const { statements, isBesideBirth } of details) {
    const labels = statements.map(labelIn);
    const sure = guess || isBesideBirth || (statements.length > 1 && labels.some((label) => label && FIELDS.has(label.field)));
    statements.forEach((text, index) => {
      const label = labels[index];
      if (!label && describesPerson(text)) guessParts(fields, text, 0);
      else if (!label && listsDetails(text)) guessParts(fields, text);
      else if (!label && sure) guessInto(fields, text);
      else if (label && FIELDS.has(label.field) && !isContact(label.value))
        fields[label.field as AgencyField] ??= isValueInLabel(label) ? text : ticked(label.value);
    });
  }
  return withLicence(fields);
}

/** "Driving licence: B, own car" says two things. Where another text tells how far somebody goes, the car stays with the licence. */
function withLicence(fields: AgencyFields): AgencyFields {
  if (!fields.drivingLicence) return fields;
  const { licence, car } = licenceParts(fields.drivingLicence);
  if (!car) return { ...fields, drivingLicence: licence };
  return fields.mobility ? fields : { ...fields, drivingLicence: licence, mobility: car };
}

/** "Born: 08/09/1979 Place of birth (town): Ternil": a label in the value of another begins a detail of its own. */
function atInnerLabels(text: string): string[] {
  if ((splitLabel(text)?.confidence ?? 0) < SURE_LABEL) return [text];
  const colons = [...text.slice(0, MAX_LABELLED_CHARACTERS).matchAll(/[:：]/gu)].slice(1);
  const starts = colons.flatMap(({ index }) => startOfLabel(text.slice(0, index)) ?? []);
  return [0, ...starts].map((from, at) => text.slice(from, starts[at]).trim());
}

/** Where the label begins that a text ends with. */
function startOfLabel(text: string): number | undefined {
  const words = [...text.matchAll(/\S+/gu)].slice(-MAX_INNER_LABEL_WORDS);
  return words.map(({ index }) => index).find((from) => from > 0 && (matchLabel(`${text.slice(from)}:`)?.confidence ?? 0) >= SURE_LABEL);
}

/** "한도윤 1998년 (24세/만 23세) 남": the head of a Korean CV says the year of birth and the gender without a label. */
function koreanDetails(texts: readonly string[]): AgencyFields {
  const { dateOfBirth, gender } = texts.map(koreanBirth).find((found) => found !== undefined) ?? {};
  return { ...(dateOfBirth && { dateOfBirth }), ...(gender && { gender }) };
}

/** "Jane Doe ⇥ Born 2 October 1983", "1986年10月2日生 ⇥ 男": a line that says when somebody was born tells of the person in its other cells too. */
function withBirthApart(text: string): { statements: string[]; isBesideBirth: boolean }[] {
  const cells = text.split(BESIDE_BIRTH);
  const isBesideBirth = cells.some(isBirthDate);
  return (isBesideBirth ? cells : [text]).map((cell) => ({ statements: splitStatements(cell), isBesideBirth }));
}

/** The tab between two cells; and in the form of a Japanese CV, "1986年10月2日生（満33歳） ※性別 男", what is between birth and gender. */
const BESIDE_BIRTH = /\t|(?<=[生）)])\s*(?:※?\s*性別\s*[:：]?\s*)?(?=[男女]性?$)/u;

const labelIn = (text: string) => splitLabel(text.replace(/\t/g, " ").trim()) ?? splitLabel(text);

/** "Single ☑ Married ☐ Widowed", "Yes ☒ No ☐": of the answers that a form prints, the one that is ticked; the box stands before each, or behind. */
function ticked(value: string): string {
  if (!/[☑☒✓✔]/u.test(value)) return value;
  const isBehind = /[☐☑☒✓✔]\s*$/u.test(value);
  const answers = isBehind ? value.split(/(?<=[☐☑☒✓✔])/u) : value.split(/(?=[☐☑☒✓✔])/u);
  const chosen = answers.find((answer) => /[☑☒✓✔]/u.test(answer)) ?? value;
  return chosen.replace(/[☐☑☒✓✔\t]/gu, " ").trim() || value;
}

/** "Permis B – véhiculé", "B-körkort ⇥ 2009-06-23": the label names the class of the licence, which is the value. */
const isValueInLabel = ({ field, label, value }: LabelledValue) =>
  field === "drivingLicence" && (/(?<!\p{L})(?:[A-D][1E]?|AM)$/u.test(label) || (/^[A-D][1E]?-\p{L}/u.test(label) && isDateOnly(value)));

/** "Available from 1 May. Driving licence B. Swedish citizen.": a sentence that is a detail of its own starts one, another continues the last. */
export function splitStatements(text: string): string[] {
  const sentences = text.split(/\.\s+(?=\p{Lu})/u);
  if (sentences.length === 1) return sentences;
  const statements: string[] = [];
  for (const sentence of sentences) {
    const bare = sentence.replace(/\.\s*$/, "");
    if (statements.length === 0 || isDetail(bare)) statements.push(bare);
    else statements.push(`${statements.pop()}. ${sentence}`);
  }
  return statements.length > 1 ? statements : [text];
}

function isDetail(text: string): boolean {
  const label = labelIn(text);
  return label ? FIELDS.has(label.field) : (guessAgencyField(text)?.confidence ?? 0) >= MIN_DETAIL_CONFIDENCE;
}

/** "Mobile: +33 6 …": a telephone number, though the label "mobile" may also stand for mobility. */
const isContact = (value: string) =>
  value.includes("@") || (/^\+?[\d\s()./-]+$/.test(value) && value.replace(/\D/g, "").length >= MIN_PHONE_DIGITS);

/** A label that fills its line has its value on the next one. */
function withLabelsJoined(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    if (last !== undefined && fieldAbove(last, text)) joined[joined.length - 1] = `${last.replace(/\s*[:：]?\s*$/u, "")}: ${text}`;
    else joined.push(text);
  }
  return joined;
}

/** "Married, driving licence B, born 12 May 1993": a list in which two parts are recognised as details is one of details, wherever it is. */
function listsDetails(text: string): boolean {
  const details = splitList(text).filter((part) => (guessAgencyField(part)?.confidence ?? 0) >= MIN_DETAIL_CONFIDENCE);
  return details.length >= MIN_LISTED_DETAILS;
}

/** "Brasileiro, casado, 33 anos, 2 filhos": each part of the list is a detail, an age or how many children there are, and one is a sure detail, so that what may be a nationality is one. */
function describesPerson(text: string): boolean {
  const parts = splitList(text).map((part) => ({
    isAge: AGE.test(part) || CHILDREN.test(part),
    confidence: guessAgencyField(part)?.confidence ?? 0,
  }));
  return (
    parts.length >= MIN_LISTED_DETAILS &&
    parts.every(({ isAge, confidence }) => isAge || confidence > 0) &&
    parts.some(({ confidence }) => confidence >= MIN_DETAIL_CONFIDENCE)
  );
}

const AGE =
  /^\d{2}\s(?:years?(?: old)?|jahre(?: alt)?|ans|años|anos(?: de idade)?|anni|jaar|lat|let|år|vuotta|éves|ani|godina|yaşında|лет|год|года|роки|років)$/iu;

const CHILDREN =
  /^(?:\d{1,2}|no|one|two|three|four|keine|ohne|ein|zwei|drei|vier|sans|un|deux|trois|sin|dos|tres|sem|um|dois|três|senza|due|tre|geen|twee|drie|bez|jedno|dwoje|troje|dve|dva|tri|uden|utan|uten|et|ett|två|to|без|одна?|один|двое|двоє|трое|троє)\s(?:child(?:ren)?|kids?|kind(?:er)?|enfants?|hij[oa]s?|filh[oa]s?|figli[oae]?|kinderen|dziecko|dzieci|barn|børn|lapsi|lasta|dítě|děti|dieťa|deti|gyermek|copi(?:l|i)|dete|dece|dijete|djece|otro(?:k|ka|ci)|çocuk|ребенок|ребёнок|детей|дети|дітей|дитина|деца|дете)$/iu;

function guessInto(fields: AgencyFields, text: string): void {
  // "Permis B. Trésorière d'une association": what follows a detail as a sentence of its own is no part of it.
  const [first = text] = text.split(/\.\s+(?=\p{Lu}\p{L}{2})/u);
  const whole = guessAgencyField(first);
  if (whole && whole.confidence >= MIN_WHOLE_DETAIL_CONFIDENCE) fields[whole.field] ??= first.trim();
  else guessParts(fields, text);
}

function guessParts(fields: AgencyFields, text: string, least: number = MIN_DETAIL_CONFIDENCE): void {
  for (const part of splitList(text)) {
    const guess = guessAgencyField(part);
    if (guess && guess.confidence >= least) fields[guess.field] ??= part;
  }
}
