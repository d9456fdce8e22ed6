import type { Resume } from "../../contract/resume.ts";
import type { DateRange } from "../parse/recognisers/dates/date-range.ts";

export type KindKey = keyof Pick<
  Resume,
  "work" | "education" | "certificates" | "projects" | "awards" | "publications" | "volunteer" | "skills" | "languages" | "interests"
>;
type Kind = {
  /** Fields that name the entry; it has at least one of them. */
  main: readonly string[];
  other: readonly string[];
  /** The fields that a date or period of the text becomes. */
  dates?: (range: DateRange) => Record<string, string | undefined>;
};

const singleDate = ({ single, ongoing, start }: DateRange) => (single && !ongoing ? start : undefined);
const spanned = (range: DateRange) => ({ startDate: range.start, endDate: range.end ?? singleDate(range) });
const graduated = (range: DateRange) => ({
  startDate: singleDate(range) ? undefined : range.start,
  endDate: range.end ?? singleDate(range),
});
/** "Valid until 2027" is not the day of a certificate. */
const dayOf = ({ single, start }: DateRange) => (single ? start : undefined);
const dated = (range: DateRange) => ({ date: dayOf(range) });
const released = (range: DateRange) => ({ releaseDate: dayOf(range) });

/** The kinds of entries that a model may find in leftover text, with their fields. */
export const KINDS: Record<KindKey, Kind> = {
  work: { main: ["position", "name"], other: ["location", "summary"], dates: spanned },
  education: { main: ["studyType", "institution"], other: ["area", "location"], dates: graduated },
  certificates: { main: ["name"], other: ["issuer"], dates: dated },
  projects: { main: ["name"], other: ["entity", "description"], dates: spanned },
  awards: { main: ["title"], other: ["awarder", "summary"], dates: dated },
  publications: { main: ["name"], other: ["publisher", "summary"], dates: released },
  volunteer: { main: ["position", "organization"], other: ["summary"], dates: spanned },
  skills: { main: ["name"], other: ["level"] },
  languages: { main: ["language"], other: ["fluency"] },
  interests: { main: ["name"], other: [] },
};
export const KIND_KEYS = Object.keys(KINDS) as KindKey[];

/** The field in which a model quotes the date or period of an entry, letter for letter. */
export const DATES = "dates";

/** The JSON schema of an answer: a list of entries for each kind. */
export const ENTRIES_SCHEMA = {
  type: "object",
  properties: Object.fromEntries(
    KIND_KEYS.map((key) => {
      const { main, other, dates } = KINDS[key];
      const fields = [...main, ...other, ...(dates ? [DATES] : [])];
      return [
        key,
        { type: "array", items: { type: "object", properties: Object.fromEntries(fields.map((field) => [field, { type: "string" }])) } },
      ];
    }),
  ),
  required: KIND_KEYS,
};
