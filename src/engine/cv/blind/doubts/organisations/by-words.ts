import { INSTITUTIONS, UNIVERSITIES } from "../../../parse/lexicon/entries/degree-words.ts";
import { SCHOOL_LETTERS } from "../../../parse/lexicon/entries/school-letters.ts";
import type { LabelField } from "../../../parse/lexicon/label-field.ts";
import { splitLabel } from "../../../parse/recognisers/agency-fields.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../../parse/recognisers/degrees.ts";
import { kindsOf } from "../../../parse/recognisers/name-kinds/kinds-of.ts";
import { looksLikePlace } from "../../../parse/recognisers/places/places.ts";
import type { Passage } from "../../search/passages.ts";
import {
  MAX_ENTRY_LINE_CHARS,
  MAX_POSITION_IN_NAME,
  MAX_TITLE_WORDS,
  MIN_COMPANY_CONFIDENCE,
  MIN_EXACT_LABEL_CONFIDENCE,
  MIN_KIND_CONFIDENCE,
  MIN_SCHOOL_CONFIDENCE,
} from "../../thresholds.ts";
import type { Entry } from "./entry.ts";
import { CAPITALISED, CASELESS, endsInTown, isTwoWords, namesIn } from "./proper-names.ts";

/** Punctuation in a title or subject that may set another name apart: "Trader (Brumelac)", "Trader – Brumelac". */
export const SET_APART = /[(„“"«@|]|\s[–—-]\s/u;
export const companiesIn = ({ searched }: Passage) =>
  namesIn(searched).filter((name) => looksLikeCompany(name) >= MIN_COMPANY_CONFIDENCE && isTwoWords(name));
export function schoolsIn({ searched, field }: Passage): string[] {
  if (field === "basics.label" && looksLikePosition(searched) > MAX_POSITION_IN_NAME) return [];
  return [...namesIn(searched), ...schoolPhrases(searched)].flatMap(withoutDegree).filter(isSchool);
}

const isSchool = (name: string) =>
  looksLikeInstitution(name) >= MIN_SCHOOL_CONFIDENCE &&
  isTwoWords(name) &&
  (looksLikeDegree(name) < MIN_KIND_CONFIDENCE || isNamedAfterDegree(name)) &&
  looksLikePosition(name) < MIN_KIND_CONFIDENCE;

/** Employers and schools behind a label: "Organisation: Ondal Trust", in text of projects and of no section. */
export function namedByLabel({ searched }: Passage, fields: readonly LabelField[]): string[] {
  const label = splitLabel(searched);
  const isNamed = label && fields.includes(label.field) && label.confidence >= MIN_EXACT_LABEL_CONFIDENCE;
  return isNamed && /^[\p{Lu}\p{Lo}\p{N}«„“"]/u.test(label.value) && label.value.length <= MAX_ENTRY_LINE_CHARS ? [label.value] : [];
}

/** Schools are named after the degree that they lead to: "Brumel High School", "Liceo Scientifico Grigoni". The degree alone has two words at most. */
const isNamedAfterDegree = (name: string) => name.split(/\s+/).length > 2 && kindsOf(name).institution >= MIN_KIND_CONFIDENCE;

/**
 * The universities in a text that names organisations on purpose, as the issuer of a certificate: the candidate studied there. An academy or institute there makes
 * courses or stands for a trade: "HubSpot Academy", "Institute of Chartered Accountants", "Royal College of Nursing".
 */
export const universitiesIn = (passage: Passage): string[] => [
  ...schoolsIn(passage).filter((name) => UNIVERSITIES.test(passage.searched.slice(passage.searched.indexOf(name)))),
  ...schoolsByLetters(passage),
];

/** Schools that are known by their letters and a town, "Diplom TU Dresden", or are the whole of who issued a certificate: "UC Weir". */
export const schoolsByLetters = ({ searched, field }: Passage): string[] =>
  CASELESS.test(searched)
    ? []
    : [...searched.matchAll(/(?<![\p{L}\p{N}])\p{Lu}{2,6} \p{Lu}[\p{L}\p{M}-]+/gu)]
        .map(([name]) => name)
        .filter((name) => SCHOOL_LETTERS.test(name) && (ISSUER.test(field) || isTown(name.slice(name.indexOf(" ") + 1))));

const ISSUER = /\.(?:issuer|awarder)$/;

const isTown = (word: string) => looksLikePlace(word) >= MIN_KIND_CONFIDENCE || kindsOf(word).place >= MIN_KIND_CONFIDENCE;

/** "Bachelor University of Leeds": the name begins behind the degree. */
function withoutDegree(name: string): string[] {
  if (looksLikeDegree(name) < MIN_KIND_CONFIDENCE) return [name];
  const tails = [...name.matchAll(/\s(?=\p{Lu})/gu)].map(({ index }) => name.slice(index + 1));
  return tails.filter(isSchool).slice(0, 1);
}

/** Names with words in lower case, as most languages write them: "Lycée hôtelier de Dinard", "Національний університет «Львівська політехніка»". */
function schoolPhrases(text: string): string[] {
  if (CASELESS.test(text) || !INSTITUTIONS.test(text)) return [];
  const starts = [...text.matchAll(/(?<![\p{L}\p{M}])\p{Lu}/gu)];
  const phrases = starts.flatMap(({ index }) => SCHOOL_PHRASE.exec(text.slice(index))?.[0] ?? []);
  return phrases.filter((phrase) => INSTITUTIONS.test(phrase.split(" ", 2).join(" ")));
}

/** The schools behind a comma in a subject: "Physics, University of Leeds". */
export const schoolsBehind = ({ searched }: Passage): string[] => {
  const [, behind = ""] = /,\s*(.*)$/su.exec(searched) ?? [];
  return [...namesIn(behind), ...schoolPhrases(behind), ...behind.split(/,\s*/u).filter(startsWithCapital)].filter(isSchool);
};

const startsWithCapital = (text: string) => /^\p{Lu}/u.test(text);

/**
 * A school that was taken for the title of a job: "School Board of the District of Leeds". Other titles have the words of a school too: "School Nurse",
 * "Head of School of Nursing". They are short, or begin with the position and name no town.
 */
export const schoolInTitle = ({ searched, field }: Passage, entry: Entry | undefined): string[] =>
  entry && entry.kind !== "education" && field.endsWith(".position")
    ? namesIn(searched).filter((name) => {
        const words = name.split(/\s+/);
        const isSchool = looksLikeInstitution(name) >= MIN_SCHOOL_CONFIDENCE && words.length > MAX_TITLE_WORDS;
        return isSchool && (looksLikePosition(words[0] ?? "") === 0 || endsInTown(name));
      })
    : [];

/** Capitalised words with up to four words in lower case between them, "Università degli studi di Brumelo"; in quotation marks any words. */
const SCHOOL_PHRASE = new RegExp(
  `^\\p{Lu}[\\p{L}\\p{M}’'-]+(?: \\p{Ll}[\\p{L}\\p{M}’'-]+){0,4}(?: ${CAPITALISED}(?: ${CAPITALISED})*| [«„“"][^»“”"]{3,40}[»“”"])`,
  "u",
);
