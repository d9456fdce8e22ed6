import type { Resume } from "../../../contract/resume.ts";
import { EMPLOYERS, INSTITUTIONS, LEGAL_FORMS } from "../../parse/lexicon/entries/degree-words.ts";
import { looksLikeInstitution, looksLikePosition } from "../../parse/recognisers/degrees.ts";
import { countryCodeOf } from "../../parse/recognisers/places/countries.ts";
import { looksLikePlace } from "../../parse/recognisers/places/places.ts";
import { fold, foldedText } from "../../text/fold.ts";
import type { Doubt, OpenSearch, Search } from "../search/doubt.ts";
import type { Passage } from "../search/passages.ts";
import { isOrdinary } from "../terms/ordinary.ts";
import { bounded, spelledSource } from "../terms/patterns.ts";
import type { RedactedKind } from "../terms/redacted.ts";
import { spellings } from "../terms/spellings.ts";
import { MAX_ABBREVIATION_LETTERS, MIN_ABBREVIATION_LETTERS, MIN_IDENTIFYING_LETTERS, MIN_KIND_CONFIDENCE } from "../thresholds.ts";

/**
 * Doubts about known employers and schools that stand somewhere in a shorter form: the most identifying word of the name ("Tidewater" of
 * "Tidewater Payments Ltd"), or its abbreviation ("TPL").
 */
export function knownDoubts(passages: Passage[], { full, small, profile: { withhold } }: OpenSearch): Doubt[] {
  const common = new Set([...wordsOf(full.basics.label), ...wordsOfTrades(full), ...small]);
  const hints = [
    ...(withhold.includes("employers") ? employersOf(full).flatMap((name) => hintsOf(name, "employer", common)) : []),
    ...(withhold.includes("institutions")
      ? (full.education ?? []).flatMap(({ institution }) => hintsOf(institution, "institution", common))
      : []),
  ];
  return passages.flatMap((passage) => {
    if (NOT_SEARCHED.test(passage.field)) return [];
    const folded = foldedText(passage.searched);
    return hints.flatMap(({ what, pattern, capitals }): Doubt[] => {
      const parts = [...folded.text.matchAll(pattern)]
        .map(({ 0: hit, index }) => passage.searched.slice(folded.at[index], folded.at[index + hit.length]))
        .filter((hit) => (capitals ? /^\p{Lu}{2}/u.test(hit) : /^\p{Lu}|^\p{Lo}/u.test(hit)));
      return parts.length > 0 ? [{ what, passage, parts }] : [];
    });
  });
}

/** Fields where an employer's name is a product: "Siemens NX" is a skill like any other. */
const NOT_SEARCHED = /^(?:skills|relevant|languages)\b|\.keywords$/;

const employersOf = ({ work = [], volunteer = [], projects = [] }: Search["full"]) => [
  ...work.flatMap(({ name, client }) => [name, client]),
  ...volunteer.map(({ organization }) => organization),
  ...projects.map(({ entity }) => entity),
];

/**
 * Words of jobs, subjects and skills, in lower case. They identify nobody, also where they stand in the name of a school: "Schule für Krankenpflege"
 * where the CV has the subject "Krankenpflege".
 */
export function wordsOfTrades({ work = [], education = [], skills = [], certificates = [] }: Resume): Set<string> {
  const texts = [
    ...work.map(({ position }) => position),
    ...education.flatMap(({ studyType, area }) => [studyType, area]),
    ...skills.flatMap(({ name, keywords = [] }) => [name, ...keywords]),
    ...certificates.map(({ name }) => name),
  ];
  return new Set(texts.flatMap(wordsOf));
}

export const wordsOf = (text: string | undefined): string[] => text?.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

type Hint = { what: RedactedKind; pattern: RegExp /** All its letters are capitals. */; capitals: boolean };

function hintsOf(value: string | undefined, what: RedactedKind, common: Set<string>): Hint[] {
  if (!value) return [];
  const bare = value.slice(0, LEGAL_FORMS.exec(value)?.index || value.length);
  const words = bare.split(/[\s,/&()+-]+/u).filter((word) => /\p{L}/u.test(word));
  const identifying = words.filter((word) => isIdentifying(word) && !common.has(word.toLowerCase())).slice(0, 1);
  const letters = words.filter((word) => /^\p{Lu}/u.test(word)).map((word) => word[0]);
  return [
    ...identifying.map((word) => ({ what, pattern: new RegExp(bounded(`${spelledSource(word)}${ENDING}`), "gu"), capitals: false })),
    ...(letters.length >= MIN_ABBREVIATION_LETTERS && letters.length <= MAX_ABBREVIATION_LETTERS
      ? [{ what, pattern: new RegExp(bounded(fold(letters.join(""))), "gu"), capitals: true }]
      : []),
  ];
}

/** Endings that languages add to a name: "Brumelacu", "Brumelacs". */
const ENDING = "\\p{L}{0,3}";

/** True for a word that only one name has: no kind of company or school, no place, no job, no everyday word. */
const isIdentifying = (word: string) =>
  word.length >= MIN_IDENTIFYING_LETTERS &&
  /^\p{Lu}|^\p{Lo}/u.test(word) &&
  !isOrdinary(spellings(word)[0] ?? "") &&
  !EMPLOYERS.test(` ${word} `) &&
  !INSTITUTIONS.test(word) &&
  looksLikeInstitution(word) === 0 &&
  looksLikePosition(word) === 0 &&
  looksLikePlace(word) < MIN_KIND_CONFIDENCE &&
  countryCodeOf(word) === undefined;
