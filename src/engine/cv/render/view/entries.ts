import type { Resume } from "../../../contract/resume.ts";
import { webText } from "./contacts.ts";
import { formatDate, formatRange } from "./dates.ts";
import type { Block, Entry, LinkableText, Source } from "./shapes.ts";

export function workEntry(work: NonNullable<Resume["work"]>[number], from: Source, mission: boolean): Entry {
  const { name, position, client, location, url, description, summary, highlights, keywords } = work;
  const employer = linked(name, url);
  return entry({
    title: position ? textOf(position) : (employer ?? textOf(client)),
    subtitle: position ? (employer ?? (mission ? undefined : textOf(client))) : undefined,
    place: location,
    date: range(work, from),
    address: printedAddress(name, url),
    details: clientDetail({ name, position, client }, from, mission),
    paragraphs: [...paragraphs(description), ...paragraphs(summary)],
    highlights,
    environment: keywords,
  });
}

/** The client as a labelled value, unless it is already the title or subtitle. */
function clientDetail(work: { name?: string; position?: string; client?: string }, { words }: Source, mission: boolean) {
  const shownElsewhere = !work.name && (!work.position || !mission);
  return work.client && !shownElsewhere ? [{ label: words.word("client"), value: work.client }] : [];
}

export function projectEntry(project: NonNullable<Resume["projects"]>[number], from: Source): Entry {
  const { name, description, highlights, keywords, url, roles = [], entity, type } = project;
  const role = roles.join(from.words.comma);
  const subtitle = [role, entity, type].filter(Boolean).join(" · ");
  return entry({
    title: linked(name, url) ?? textOf(subtitle),
    subtitle: name ? textOf(subtitle) : undefined,
    date: range(project, from),
    address: printedAddress(name, url),
    paragraphs: paragraphs(description),
    highlights,
    environment: keywords,
  });
}

export function educationEntry(studies: NonNullable<Resume["education"]>[number], from: Source): Entry {
  const { institution, url, area, studyType, score, courses = [], location, summary, highlights } = studies;
  const degree = [studyType, area].filter(Boolean).join(from.words.comma);
  const school = linked(institution, url);
  return entry({
    title: degree ? { text: degree } : school,
    subtitle: degree ? school : undefined,
    place: location,
    date: range(studies, from),
    details: [
      ...(score ? [{ label: from.words.word("score"), value: withoutLabel(from.words.word("score"), score) }] : []),
      ...(courses.length > 0 ? [{ label: from.words.word("courses"), value: courses.join(from.words.comma) }] : []),
    ],
    address: printedAddress(institution, url),
    paragraphs: paragraphs(summary),
    highlights,
  });
}

export function entries<T>(values: T[] | undefined, toEntry: (value: T) => Entry): Block {
  return { kind: "entries", entries: (values ?? []).map(toEntry).filter(hasContent) };
}

export function entry(given: Partial<Entry>): Entry {
  return { details: [], paragraphs: [], ...given, highlights: given.highlights ?? [], environment: given.environment ?? [] };
}

export function hasContent({ title, subtitle, place, date, address, details, paragraphs: texts, highlights, environment }: Entry): boolean {
  return Boolean(title || subtitle || place || date || address || details.length + texts.length + highlights.length + environment.length);
}

/** A value without the label that the CV wrote before it: "1,8" for "Note 1,8" under the label "Note". "Remote or Berlin" begins with no label. */
export function withoutLabel(label: string, value: string): string {
  if (!value.toLowerCase().startsWith(label.toLowerCase())) return value;
  const [, afterSymbol, afterSpace] = /^(?:\s*[:–-]\s*(\S.*)|\s+([\p{Lu}\p{N}].*|\S+))$/su.exec(value.slice(label.length)) ?? [];
  return afterSymbol ?? afterSpace ?? value;
}

export const textOf = (text: string | undefined): LinkableText | undefined => (text ? { text } : undefined);

/** A name that links to its address; an address without a name is shown itself. */
export function linked(name: string | undefined, url: string | undefined): LinkableText | undefined {
  if (!url) return textOf(name);
  const shown = webText(url);
  return name ? { text: name, link: shown.link } : shown;
}

/** The address to print beside a name; undefined without a name, as the address then is the name. */
export const printedAddress = (name: string | undefined, url: string | undefined) => (name && url ? webText(url) : undefined);

export const withAside = (text: string | undefined, aside: string | undefined) =>
  text && aside ? `${text} (${aside})` : (text ?? aside ?? "");
export const paragraphs = (text: string | undefined) => text?.split("\n").filter(Boolean) ?? [];
export const range = (dates: { startDate?: string; endDate?: string }, { template, words }: Source) =>
  formatRange(dates, template.dates, words);
export const single = (date: string | undefined, { template, words }: Source) => formatDate(date, template.dates, words);
