import { EMPLOYERS, INSTITUTIONS, LEGAL_FORMS } from "../../parse/lexicon/degree-words.ts";
import { looksLikeInstitution, looksLikePosition } from "../../parse/recognisers/degrees.ts";
import { countryCodeOf } from "../../parse/recognisers/places/countries.ts";
import { looksLikePlace } from "../../parse/recognisers/places/places.ts";
import type { Resume } from "../../resume.ts";
import { fold, foldedText } from "../../text/fold.ts";
import type { Doubt, Search } from "../search/doubt.ts";
import { type Passage, smallWords } from "../search/passages.ts";
import { isOrdinary } from "../terms/ordinary.ts";
import { bounded, spelledSource } from "../terms/patterns.ts";
import { spellings } from "../terms/spellings.ts";
import type { What } from "../terms/withheld.ts";

/** Employers and schools that are known, in fewer words: the telling one of their name ("Tidewater"), or the first letters of all. */
export function knownDoubts(passages: Passage[], { full, profile: { withhold } }: Search): Doubt[] {
  const common = wordsOfTrades(full);
  const hints = [
    ...(withhold.includes("employers") ? employersOf(full).flatMap((name) => hintsOf(name, "employer", common)) : []),
    ...(withhold.includes("institutions")
      ? (full.education ?? []).flatMap(({ institution }) => hintsOf(institution, "institution", common))
      : []),
  ];
  return passages.flatMap((passage) => {
    if (NOT_SEARCHED.test(passage.field)) return [];
    const folded = foldedText(passage.searched);
    return hints
      .filter(({ pattern, capitals }) => {
        const at = folded.text.search(pattern);
        if (at < 0) return false;
        const printed = passage.searched.slice(folded.at[at], folded.at[at + 2]);
        return capitals ? /^\p{Lu}{2}/u.test(printed) : /^\p{Lu}|^\p{Lo}/u.test(printed);
      })
      .map(({ what }) => ({ what, passage }));
  });
}

/** A product of an employer is a skill like any other. */
const NOT_SEARCHED = /^(?:skills|relevant|languages)\b|\.keywords$/;

const employersOf = ({ work = [], volunteer = [], projects = [] }: Search["full"]) => [
  ...work.flatMap(({ name, client }) => [name, client]),
  ...volunteer.map(({ organization }) => organization),
  ...projects.map(({ entity }) => entity),
];

/** "Gesundheits- und Krankenpflege" is a subject, "Schule für Krankenpflege" a school: words of jobs, subjects and skills tell nobody. */
function wordsOfTrades(full: Resume): Set<string> {
  const { basics, work = [], education = [], skills = [], certificates = [] } = full;
  const texts = [
    basics.label,
    ...work.map(({ position }) => position),
    ...education.flatMap(({ studyType, area }) => [studyType, area]),
    ...skills.flatMap(({ name, keywords = [] }) => [name, ...keywords]),
    ...certificates.map(({ name }) => name),
  ];
  const words = texts.flatMap((text) => text?.toLowerCase().split(/[^\p{L}\p{M}]+/u) ?? []);
  return new Set([...words, ...smallWords(full)]);
}

type Hint = { what: What; pattern: RegExp /** All its letters are capitals. */; capitals: boolean };

function hintsOf(value: string | undefined, what: What, common: Set<string>): Hint[] {
  if (!value) return [];
  const bare = value.slice(0, LEGAL_FORMS.exec(value)?.index || value.length);
  const words = bare.split(/[\s,/&()+-]+/u).filter((word) => /\p{L}/u.test(word));
  const identifying = words.filter((word) => isIdentifying(word) && !common.has(word.toLowerCase())).slice(0, 1);
  const letters = words.filter((word) => /^\p{Lu}/u.test(word)).map((word) => word[0]);
  return [
    ...identifying.map((word) => ({ what, pattern: new RegExp(bounded(`${spelledSource(word)}${ENDING}`), "u"), capitals: false })),
    ...(letters.length >= 3 && letters.length <= 6
      ? [{ what, pattern: new RegExp(bounded(fold(letters.join(""))), "u"), capitals: true }]
      : []),
  ];
}

/** Letters. Shorter words are too often something else. */
const MIN_IDENTIFYING_LETTERS = 6;

/** "Brumelacu", "Brumelacs": what languages write on to a name. */
const ENDING = "\\p{L}{0,3}";

/** A word that belongs to one name: no kind of firm or school, no place, no job, no everyday word. */
const isIdentifying = (word: string) =>
  word.length >= MIN_IDENTIFYING_LETTERS &&
  /^\p{Lu}|^\p{Lo}/u.test(word) &&
  !isOrdinary(spellings(word)[0] ?? "") &&
  !EMPLOYERS.test(` ${word} `) &&
  !INSTITUTIONS.test(word) &&
  looksLikeInstitution(word) === 0 &&
  looksLikePosition(word) === 0 &&
  looksLikePlace(word) < 0.5 &&
  countryCodeOf(word) === undefined;
