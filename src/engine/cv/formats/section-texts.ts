import type {
  Additional,
  AgencyFields,
  Award,
  Certificate,
  Interest,
  Project,
  Publication,
  Reference,
  Resume,
  Volunteer,
} from "../../contract/resume.ts";
import type { LabelKey } from "../render/labels/lexicon.ts";
import { periodText } from "./dates.ts";

/**
 * An entry as text, for a format that has no fields for it: a line that names it ("Best paper, ACM, 2019"), paragraphs, and a list.
 * Each text of the entry stands in it once.
 */
export type EntryText = { head: string; paragraphs: string[]; items: string[] };
export type Word = (key: LabelKey) => string;

export const awardText = ({ title, awarder, date, summary }: Award): EntryText => entry([title, awarder, date], [summary]);
export const certificateText = ({ name, issuer, date, summary, url }: Certificate): EntryText =>
  entry([name, issuer, date], [summary, url]);
export const publicationText = ({ name, publisher, releaseDate, summary, url }: Publication): EntryText =>
  entry([name, publisher, releaseDate], [summary, url]);
export const referenceText = ({ name, reference }: Reference): EntryText => entry([name], [reference]);
const interestText = ({ name, keywords }: Interest): EntryText => entry([withList(name, keywords)], []);

export const volunteerText = ({ organization, position, url, startDate, endDate, summary, highlights }: Volunteer, word: Word): EntryText =>
  entry([position, organization, periodText({ startDate, endDate }, word("present"))], [summary, url], highlights);

export const projectText = (project: Project, word: Word): EntryText => {
  const { name, entity, roles, type, startDate, endDate, description, url, keywords, highlights } = project;
  const head = [name, entity, ...(roles ?? []), type, periodText({ startDate, endDate }, word("present"))];
  return entry(head, [description, url, labelled(word("environment"), keywords)], highlights);
};

const entry = (head: (string | undefined)[], paragraphs: (string | undefined)[], items: string[] = []): EntryText => ({
  head: head.filter(Boolean).join(", "),
  paragraphs: paragraphs.filter((text): text is string => Boolean(text)),
  items: items.filter(Boolean),
});

/** "Databases: Oracle, SQL". */
const withList = (name: string | undefined, list: readonly string[] = []): string => [name, list.join(", ")].filter(Boolean).join(": ");

/** The same, and nothing where the list is empty. */
export const labelled = (label: string, texts: readonly (string | undefined)[] = []): string | undefined => {
  const said = texts.filter((text): text is string => Boolean(text));
  return said.length > 0 ? withList(label, said) : undefined;
};

/** A section that a format has no fields for. */
export type SectionText = { title: string; entries: EntryText[] };

/** The sections that neither Europass nor HR Open has fields for: interests, what the job asks for, other agency fields, and what no section took. */
export function freeSections({ interests, relevant, additional }: Resume, fields: AgencyFields, word: Word): SectionText[] {
  return [
    { title: word("relevant"), entries: (relevant ?? []).map((text) => entry([text], [])) },
    { title: word("facts"), entries: agencyTexts(fields, word) },
    { title: word("interests"), entries: (interests ?? []).map(interestText) },
    ...(additional ?? []).map((group) => additionalSection(group, word)),
  ].filter(({ entries }) => entries.length > 0);
}

const additionalSection = ({ title, items }: Additional, word: Word): SectionText => ({
  title: title || word("additional"),
  entries: items.filter(Boolean).map((text) => entry([text], [])),
});

/** Agency fields with their names: "Notice period: three months". A house may keep fields of its own there. */
function agencyTexts(fields: AgencyFields, word: Word): EntryText[] {
  const texts = Object.entries(fields as Record<string, unknown>).filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return texts.filter(([, text]) => text !== "").map(([key, text]) => entry([withList(word(key as LabelKey), [text])], []));
}

/** An entry as lines, its list marked with dashes. */
export const entryLines = ({ head, paragraphs, items }: EntryText): string[] => [
  ...(head ? [head] : []),
  ...paragraphs,
  ...items.map((item) => `- ${item}`),
];
