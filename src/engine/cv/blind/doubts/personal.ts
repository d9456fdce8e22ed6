import type { Resume } from "../../../contract/resume.ts";
import type { BlindItem } from "../../options/blind-profile.ts";
import { matchHeading } from "../../parse/lexicon/headings/headings.ts";
import { guessAgencyField } from "../../parse/recognisers/agency-fields.ts";
import type { DateRange } from "../../parse/recognisers/dates/date-range.ts";
import { findDateRanges } from "../../parse/recognisers/dates/dates.ts";
import { type Doubt, doubtsOf, type Found, type Search } from "../search/doubt.ts";
import { type Passage, partsOf } from "../search/passages.ts";
import type { RedactedKind } from "../terms/redacted.ts";
import { MIN_CANDIDATE_YEARS, MIN_PERSONAL_CONFIDENCE } from "../thresholds.ts";

/** Doubts about birth, age, nationality, marital status and gender outside of their fields. */
export function personalDoubts(passages: Passage[], search: Search): Doubt[] {
  const { withhold } = search.profile;
  const before = newestYear(search.full) - MIN_CANDIDATE_YEARS;
  return passages.flatMap((passage) => {
    const found: Found[] = [];
    if (withhold.includes("birth")) {
      const birthdays = findDateRanges(passage.searched, search).filter((range) => isBirthday(range, before));
      found.push({ what: "date of birth", parts: birthdays.map(({ from, to }) => passage.searched.slice(from, to)) });
      if (passage.personal)
        found.push({ what: "date of birth", parts: BORN.flatMap((pattern) => pattern.exec(passage.searched)?.[0] ?? []) });
      if (passage.head)
        found.push({
          what: "age",
          parts: partsOf(passage.searched)
            .flatMap((part) => part.split(/,\s/))
            .filter((part) => AGE_ALONE.test(part)),
        });
      if (passage.personal) found.push({ what: "age", parts: AGES.flatMap((pattern) => pattern.exec(passage.searched)?.[0] ?? []) });
    }
    if (!passage.personal) return doubtsOf(passage, found);
    found.push(...guessed(passage, search));
    if (withhold.includes("gender")) found.push({ what: "gender", parts: passage.searched.match(PRONOUNS) ?? [] });
    return doubtsOf(passage, found);
  });
}

const isBirthday = ({ start, end, single }: DateRange, before: number) =>
  single && start !== undefined && end === undefined && /^\d{4}-\d{2}-\d{2}$/.test(start) && yearOf(start) <= before;

const yearOf = (date: string) => Number(date.slice(0, 4));

/** The year of the newest date of a CV. */
export const newestYear = (resume: Resume): number => yearOf(latestDate(resume));

/** The newest date of a CV; a year far ahead where it has none, so that any day counts as a birthday. */
function latestDate(resume: Resume): string {
  const dates = [resume.work, resume.education, resume.projects, resume.volunteer, resume.certificates]
    .flatMap((list) => (list ?? []) as { startDate?: string; endDate?: string; date?: string }[])
    .flatMap(({ startDate, endDate, date }) => [startDate, endDate, date])
    .filter((date): date is string => date !== undefined && /^\d{4}/.test(date));
  return dates.sort().at(-1) ?? "9999";
}

/** Ages: "34 years old", "aged 34", "J'ai 34 ans", "(53 años)". A number of years alone is experience. */
const AGES: RegExp[] = [
  /(?<!\d)[1-9]\d[\s-](?:years?[\s-]old|year-old|jahre (?:alt|jung)|jährige[rn]?|jaar oud|anni di età|años de edad|anos de idade|år gammal|år gammel|lat życia|let star|éves(?![\p{L}])|yaşında)/iu,
  /(?<!\p{L})aged?:?\s[1-9]\d(?!\d)/iu,
  /(?<!\p{L})(?:j[’']ai|âgée? de|edad:?|tengo|ho|tenho|mam|мені|мне)\s[1-9]\d\s(?:ans|años|anni|anos|lat|років|роки|лет|года)(?!\s(?:d[’']|de\s|di\s|of\s)?exp)/iu,
  /\([1-9]\d\s(?:years|yrs|jahre|ans|años|anni|anos|jaar|lat|let|år|років|лет|ετών|χρονών)\)/iu,
];
/** An age and nothing else in a part of the head: "21 год", "34 years". */
const AGE_ALONE =
  /^[1-9]\d\s?(?:years?(?:\sold)?|yrs?|ans|años|anni|anos|jahre|jaar|år|lat|let|rokov|év|yaş|vuotta|год|года|лет|рік|роки|років|години|ετών|岁|歳|세|才)$/iu;

/** A year beside a word for birth, also where no date is read: "born in spring 1985", "昭和60年生". */
const BORN: RegExp[] = [
  /(?<!\p{L})(?:born|geboren|geb\.|née?(?=\s)|nacid[oa]|nat[oa]\s(?:il|a|nel)|nascid[oa]|urodzon[ya]|ur\.|född|født|syntynyt|narozen[áý]?|született|doğum|rođen[a]?|rojen[a]?|народив(?:ся|лась)|родил(?:ся|ась)|роден[а]?|γεννήθηκ\p{L}*)\P{N}{0,30}(?:\d{1,2}\P{N}{1,15}){0,2}(?:19|20)\d\d(?!\d)/iu,
  /(?:出生|生年|生于|生於|출생|생년)\P{N}{0,10}\d{2,4}[年.\-/년]?(?:\s?\d{1,2}[月.\-/월]?)?(?:\s?\d{1,2}日?일?)?|(?:19|20|昭和|平成)\d{1,2}\s?年(?:\s?\d{1,2}\s?月)?(?:\s?\d{1,2}\s?日)?\s?(?:生|出生)/u,
];

const PRONOUNS = /(?<!\p{L})(?:he\s?\/\s?him|she\s?\/\s?her|they\s?\/\s?them|er\s?\/\s?ihm|sie\s?\/\s?ihr)(?!\p{L})/giu;

type Guess = NonNullable<ReturnType<typeof guessAgencyField>>["field"];
const GUESSED: Partial<Record<Guess, [item: BlindItem, what: RedactedKind]>> = {
  nationality: ["nationality", "nationality"],
  maritalStatus: ["maritalStatus", "marital status"],
  gender: ["gender", "gender"],
  dateOfBirth: ["birth", "date of birth"],
};

function guessed({ path, searched, head }: Passage, { profile: { withhold }, blind }: Search): Found[] {
  if (path === "basics.label" || isOfLanguages(path, blind)) return [];
  return partsOf(searched).flatMap((part) => {
    const guess = guessAgencyField(part);
    const [item, what] = (guess && GUESSED[guess.field]) || [];
    return guess && item && what && withhold.includes(item) && (head || guess.confidence >= MIN_PERSONAL_CONFIDENCE)
      ? [{ what, parts: [part] }]
      : [];
  });
}

function isOfLanguages(path: string, { additional = [] }: Resume): boolean {
  const index = /^additional\[(\d+)\]/.exec(path)?.[1];
  const title = index === undefined ? undefined : additional[Number(index)]?.title;
  return title !== undefined && matchHeading(title)?.kind === "languages";
}
