import { AGENCY_FIELDS, type Resume } from "../resume.ts";
import { formatDate, formatRange } from "./dates.ts";
import { chooseWords, isRightToLeft, type LabelKey, type Words } from "./labels/labels.ts";
import { type SectionKey, type SectionRule, type Template, type Wording, worded } from "./template.ts";

/**
 * A document before it is a file: what is written, in which order and under which words, but not how it looks in Word, PDF or
 * PowerPoint. The three writers take nothing but this and the template's looks, so they say the same.
 */
export type View = {
  /** Of the labels and dates. */
  language: string;
  /** Of the CV's own text. */
  contentLanguage: string;
  rtl: boolean;
  /** For the document's properties. */
  title: string;
  author?: string;
  header: Header;
  sections: Section[];
  /** Words that the writers set themselves. */
  words: Record<"client" | "context" | "tasks" | "environment" | "page" | "of" | "continued" | "cv", string>;
  running: { header?: string; footer?: string; confidentiality?: string };
};

export type Header = { name?: string; label?: string; contacts: Text[]; photo?: Photo };
/** Decoded from the CV's data URL. */
export type Photo = { type: "png" | "jpg"; base64: string };
/** A short text that may be a link; only web, mail and telephone addresses are. */
export type Text = { text: string; link?: string };

export type Section = { key: SectionKey; title: string; block: Block };
export type Block =
  | { kind: "text"; paragraphs: string[]; band: boolean }
  | { kind: "entries"; entries: Entry[] }
  | { kind: "missions"; entries: Entry[] }
  | { kind: "groups"; groups: Group[] }
  | Grid
  | { kind: "list"; items: string[] }
  | { kind: "inline"; items: Text[] };

/** A real table. `strong` are the columns that name what the next one says. */
export type Grid = { kind: "table"; header: string[]; rows: string[][]; widths: number[]; strong: number[] };

/** One stage of a career, one degree, one prize: whatever has a title and perhaps a date. */
export type Entry = {
  title?: Text;
  subtitle?: Text;
  place?: string;
  /** The printed web address: paper has no links. */
  address?: Text;
  date?: string;
  /** Labelled short values, such as the client. */
  details: { label: string; value: string }[];
  paragraphs: string[];
  highlights: string[];
  /** Technologies and tools. */
  environment: string[];
};
export type Group = { name?: string; level?: string; items: string[] };

/** Lays out what the Resume says as the template orders it. Sections without content do not appear; nothing is invented. */
export function buildView(resume: Resume, template: Template): View {
  const clean = cleanTexts(resume);
  const contentLanguage = clean.meta?.vitae?.language || "en";
  const words = chooseWords(template, contentLanguage);
  const from: Source = { resume: clean, template, words };
  const { name, label } = clean.basics;
  const filled = (text: Wording | undefined) => fillIn(worded(text, words.language), { name, label });

  return {
    language: words.language,
    contentLanguage,
    rtl: isRightToLeft(contentLanguage),
    title: [name, label].filter(Boolean).join(" – ") || words.word("cv"),
    author: name,
    header: { name, label, contacts: contacts(from), photo: template.photo ? photo(clean.basics.image) : undefined },
    sections: template.sections.flatMap((rule) => buildSection(rule, from)),
    words: {
      client: words.word("client"),
      context: words.word("context"),
      tasks: words.word("tasks"),
      environment: words.word("environment"),
      page: words.word("page"),
      of: words.word("of"),
      continued: words.word("continued"),
      cv: words.word("cv"),
    },
    running: {
      header: filled(template.header.text),
      footer: filled(template.footer.text),
      confidentiality: filled(template.confidentiality),
    },
  };
}

type Source = { resume: Resume; template: Template; words: Words };

/** Characters that XML 1.0 forbids or that break words without being seen go; nothing that can be read does. */
export function cleanTexts<T>(value: T): T {
  if (typeof value === "string") return cleanText(value) as T;
  if (Array.isArray(value)) return value.map(cleanTexts).filter((item) => item !== "" && item !== null && item !== undefined) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, item === "" ? undefined : cleanTexts(item)])) as T;
}

export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029\v\f]/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b\u2060\ufeff\ufffd-\uffff\u202a-\u202e\u2066-\u2069]/g, "")
      .replace(/[ \t\u00a0]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .trim()
  );
}

function fillIn(text: string | undefined, values: Record<string, string | undefined>): string | undefined {
  const filled = text?.replace(/\{(name|label)\}/g, (_, key: string) => values[key] ?? "").trim();
  return filled?.replace(/^[\s·|,–-]+|[\s·|,–-]+$/g, "") || undefined;
}

// ---- header ------------------------------------------------------------------------------------------------------------------

function contacts({ resume, words }: Source): Text[] {
  const { email, phone, url, location, profiles = [] } = resume.basics;
  const found: (Text | undefined)[] = [
    address(location, words),
    phone ? { text: phone, link: safeLink(`tel:${phone.replace(/[^+\d]/g, "")}`) } : undefined,
    email ? { text: email, link: safeLink(`mailto:${email}`) } : undefined,
    url ? webText(url) : undefined,
    ...profiles.map(profileText),
  ];
  return found.filter((text) => text !== undefined);
}

function address(location: Resume["basics"]["location"], words: Words): Text | undefined {
  if (!location) return undefined;
  const town = [location.postalCode, location.city].filter(Boolean).join(" ");
  const parts = [location.address, town, location.region, countryName(location.countryCode, words.language)];
  return joined(distinct(parts.flatMap((part) => part?.split("\n") ?? [])), ", ");
}

export function countryName(code: string | undefined, language: string): string | undefined {
  if (!code || !/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames([language], { type: "region", fallback: "code" }).of(code.toUpperCase());
}

function joined(parts: (string | undefined)[], separator: string): Text | undefined {
  const text = parts.filter(Boolean).join(separator);
  return text ? { text } : undefined;
}

/** An address reads better without its protocol; the link keeps it. */
function webText(url: string): Text {
  const text = url.replace(/^(https?:\/\/(www\.)?|mailto:)/i, "").replace(/\/$/, "");
  return { text, link: safeLink(/^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`) };
}

function profileText({ network, username, url }: { network?: string; username?: string; url?: string }): Text | undefined {
  const shown = url ? webText(url) : undefined;
  const said = (text: string | undefined) => text && !shown?.text.toLowerCase().includes(text.toLowerCase()) && text;
  const head = [said(network), said(username)].filter(Boolean).join(": ");
  if (!shown) return head ? { text: head } : undefined;
  return { text: head ? `${head} (${shown.text})` : shown.text, link: shown.link };
}

/** Documents carry web, mail and telephone links only: a `javascript:` or `file:` target of a CV goes no further. */
function safeLink(target: string): string | undefined {
  if (!/^(https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+@[^\s<>"]+|tel:\+?\d{4,})$/i.test(target)) return undefined;
  return URL.canParse(target) ? new URL(target).href : undefined;
}

function photo(image: string | undefined): Photo | undefined {
  const match = /^data:image\/(png|jpe?g);base64,([A-Za-z0-9+/=\s]+)$/.exec(image ?? "");
  return match ? { type: match[1] === "png" ? "png" : "jpg", base64: (match[2] as string).replace(/\s/g, "") } : undefined;
}

// ---- sections ----------------------------------------------------------------------------------------------------------------

function buildSection(rule: SectionRule, from: Source): Section[] {
  if (rule.key === "additional") return additional(rule, from);
  const block = BLOCKS[rule.key](from, rule.layout);
  return block && !isEmpty(block) ? [{ key: rule.key, title: titleOf(rule, from), block }] : [];
}

function titleOf(rule: SectionRule, { words }: Source): string {
  return worded(rule.label, words.language) ?? words.word(rule.key);
}

function isEmpty(block: Block): boolean {
  if (block.kind === "text") return block.paragraphs.length === 0;
  if (block.kind === "entries" || block.kind === "missions") return block.entries.length === 0;
  if (block.kind === "groups") return block.groups.length === 0;
  return (block.kind === "table" ? block.rows : block.items).length === 0;
}

const BLOCKS: Record<Exclude<SectionKey, "additional">, (from: Source, layout: string) => Block | undefined> = {
  profile: ({ resume }, layout) => ({ kind: "text", paragraphs: paragraphs(resume.basics.summary), band: layout === "band" }),
  facts,
  skills,
  work: (from, layout) => ({
    kind: layout === "missions" ? "missions" : "entries",
    entries: (from.resume.work ?? []).map((work) => workEntry(work, from, layout === "missions")).filter(hasContent),
  }),
  projects: (from, layout) => ({
    kind: layout === "missions" ? "missions" : "entries",
    entries: (from.resume.projects ?? []).map((project) => projectEntry(project, from)).filter(hasContent),
  }),
  education,
  certificates,
  languages,
  awards: (from) =>
    entries(from.resume.awards, ({ title, awarder, date, summary }) =>
      entry({ title: textOf(title), subtitle: textOf(awarder), date: single(date, from), paragraphs: paragraphs(summary) }),
    ),
  publications: (from) =>
    entries(from.resume.publications, ({ name, publisher, releaseDate, url, summary }) =>
      entry({
        title: linked(name, url),
        subtitle: textOf(publisher),
        date: single(releaseDate, from),
        address: printed(name, url),
        paragraphs: paragraphs(summary),
      }),
    ),
  volunteer: (from) =>
    entries(from.resume.volunteer, ({ organization, position, url, summary, highlights, ...dates }) =>
      entry({
        title: textOf(position ?? organization),
        subtitle: position ? linked(organization, url) : undefined,
        date: range(dates, from),
        address: printed(organization, url),
        paragraphs: paragraphs(summary),
        highlights,
      }),
    ),
  interests: ({ resume }) => ({
    kind: "inline",
    items: (resume.interests ?? []).flatMap(({ name, keywords = [] }) => {
      const text = name && keywords.length > 0 ? `${name} (${keywords.join(", ")})` : name || keywords.join(", ");
      return text ? [{ text }] : [];
    }),
  }),
  references: ({ resume }) =>
    entries(resume.references, ({ name, reference }) => entry({ title: textOf(name), paragraphs: paragraphs(reference) })),
};

function facts({ resume, words }: Source, layout: string): Block {
  const given = Object.entries((resume.x ?? {}) as Record<string, unknown>).filter(([, value]) => typeof value === "string" && value);
  const rank = (key: string) => (AGENCY_FIELDS as readonly string[]).indexOf(key) + 1 || 99;
  const rows = given
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([key, value]) => [agencyLabel(key, words), value as string] as [string, string]);

  if (layout === "table") return { kind: "table", header: [], rows, widths: [2, 5], strong: [0] };
  return { kind: "groups", groups: rows.map(([name, value]) => ({ name, items: [value] })) };
}

function agencyLabel(key: string, words: Words): string {
  if ((AGENCY_FIELDS as readonly string[]).includes(key)) return words.word(key as LabelKey);
  const spaced = key.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function skills({ resume, words }: Source, layout: string): Block {
  const given = (resume.skills ?? []).filter(({ name, level, keywords }) => name || level || keywords?.length);
  const bare = given.every(({ level, keywords }) => !level && !keywords?.length);
  if (bare) return { kind: "inline", items: given.map(({ name }) => ({ text: name as string })) };
  if (layout === "table") return skillTable(given, words);
  if (layout === "inline") return { kind: "inline", items: given.map(skillText) };

  return { kind: "groups", groups: gatherBare(given.map(({ name, level, keywords = [] }) => ({ name, level, items: keywords }))) };
}

type Skills = NonNullable<Resume["skills"]>;

/** Columns that no skill fills are not drawn. */
function skillTable(given: Skills, words: Words): Block {
  const columns = [
    { head: words.word("skill"), width: 3, of: (skill: Skills[number]) => skill.name ?? "" },
    { head: words.word("details"), width: 6, of: (skill: Skills[number]) => (skill.keywords ?? []).join(", ") },
    { head: words.word("level"), width: 2, of: (skill: Skills[number]) => skill.level ?? "" },
  ].filter((column) => given.some((skill) => column.of(skill)));
  return {
    kind: "table",
    header: columns.map(({ head }) => head),
    rows: given.map((skill) => columns.map((column) => column.of(skill))),
    widths: columns.map(({ width }) => width),
    strong: [0],
  };
}

const skillText = ({ name, level, keywords = [] }: Skills[number]): Text => ({
  text: [withAside(name, level), keywords.join(", ")].filter(Boolean).join(": "),
});

/** Skills that are only a name make one group instead of a list of headings without content. */
function gatherBare(groups: Group[]): Group[] {
  const named = groups.filter(({ items, level }) => items.length > 0 || level);
  const bare = groups.filter(({ items, level }) => items.length === 0 && !level).map(({ name }) => name as string);
  return bare.length > 0 ? [...named, { items: bare }] : named;
}

function workEntry(work: NonNullable<Resume["work"]>[number], from: Source, mission: boolean): Entry {
  const { name, position, client, location, url, description, summary, highlights, keywords } = work;
  const employer = linked(name, url);
  return entry({
    title: position ? textOf(position) : (employer ?? textOf(client)),
    subtitle: position ? (employer ?? (mission ? undefined : textOf(client))) : undefined,
    place: location,
    date: range(work, from),
    address: printed(name, url),
    details: clientDetail({ name, position, client }, from, mission),
    paragraphs: [...paragraphs(description), ...paragraphs(summary)],
    highlights,
    environment: keywords,
  });
}

/** The client is a value of its own unless it already stands as title or subtitle. */
function clientDetail(work: { name?: string; position?: string; client?: string }, { words }: Source, mission: boolean) {
  const shownElsewhere = !work.name && (!work.position || !mission);
  return work.client && !shownElsewhere ? [{ label: words.word("client"), value: work.client }] : [];
}

function projectEntry(project: NonNullable<Resume["projects"]>[number], from: Source): Entry {
  const { name, description, highlights, keywords, url, roles = [], entity, type } = project;
  const role = roles.join(", ");
  const subtitle = [role, entity, type].filter(Boolean).join(" · ");
  return entry({
    title: linked(name, url) ?? textOf(subtitle),
    subtitle: name ? textOf(subtitle) : undefined,
    date: range(project, from),
    address: printed(name, url),
    paragraphs: paragraphs(description),
    highlights,
    environment: keywords,
  });
}

function education(from: Source, layout: string): Block {
  const given = from.resume.education ?? [];
  const { words } = from;
  if (layout === "entries") return entries(given, (studies) => educationEntry(studies, from));

  return table(
    [words.word("period"), words.word("degree"), words.word("institution")],
    [2, 4, 4],
    given.map((studies) => {
      const { title, subtitle, place, date, details, paragraphs: rest } = educationEntry(studies, from);
      const detail = [...details.map(({ label, value }) => `${label}: ${value}`), ...rest];
      return [date ?? "", [title?.text, ...detail].filter(Boolean).join("\n"), [subtitle?.text, place].filter(Boolean).join(", ")];
    }),
  );
}

function educationEntry(studies: NonNullable<Resume["education"]>[number], from: Source): Entry {
  const { institution, url, area, studyType, score, courses = [], location } = studies;
  const degree = [studyType, area].filter(Boolean).join(", ");
  const school = linked(institution, url);
  return entry({
    title: degree ? { text: degree } : school,
    subtitle: degree ? school : undefined,
    place: location,
    date: range(studies, from),
    details: [
      ...(score ? [{ label: from.words.word("score"), value: score }] : []),
      ...(courses.length > 0 ? [{ label: from.words.word("courses"), value: courses.join(", ") }] : []),
    ],
    address: printed(institution, url),
  });
}

function certificates(from: Source, layout: string): Block {
  const given = from.resume.certificates ?? [];
  const { words } = from;
  if (layout === "table") {
    return table(
      [words.word("period"), words.word("certificate"), words.word("issuer")],
      [2, 5, 3],
      given.map(({ name, issuer, date }) => [single(date, from) ?? "", name ?? "", issuer ?? ""]),
    );
  }
  return entries(given, ({ name, issuer, date, url }) =>
    entry({ title: linked(name, url), subtitle: textOf(issuer), date: single(date, from), address: printed(name, url) }),
  );
}

function languages({ resume, words }: Source, layout: string): Block {
  const given = (resume.languages ?? []).filter(({ language, fluency }) => language || fluency);
  if (layout === "table" && given.some(({ fluency }) => fluency)) {
    const rows = given.map(({ language, fluency }) => [language ?? "", fluency ?? ""]);
    return table([words.word("language"), words.word("level")], [2, 5], rows);
  }
  return { kind: "inline", items: given.map(({ language, fluency }) => ({ text: withAside(language, fluency) })) };
}

/** Each piece of text that no section took keeps the title that the CV gave it. */
function additional(rule: SectionRule, from: Source): Section[] {
  return (from.resume.additional ?? []).flatMap(({ title, items }): Section[] => {
    const lines = items.flatMap(paragraphs);
    const usual = titleOf(rule, from);
    if (lines.length > 0) return [{ key: rule.key, title: title || usual, block: { kind: "list", items: lines } }];
    return title ? [{ key: rule.key, title: usual, block: { kind: "list", items: [title] } }] : [];
  });
}

// ---- pieces ------------------------------------------------------------------------------------------------------------------

function entries<T>(values: T[] | undefined, toEntry: (value: T) => Entry): Block {
  return { kind: "entries", entries: (values ?? []).map(toEntry).filter(hasContent) };
}

function entry(given: Partial<Entry>): Entry {
  return { details: [], paragraphs: [], ...given, highlights: given.highlights ?? [], environment: given.environment ?? [] };
}

function hasContent({ title, subtitle, place, date, address, details, paragraphs: texts, highlights, environment }: Entry): boolean {
  return Boolean(title || subtitle || place || date || address || details.length + texts.length + highlights.length + environment.length);
}

/** A table keeps a column only when some row fills it. */
function table(header: string[], widths: number[], rows: string[][]): Grid {
  const used = header.map((_, column) => rows.some((row) => row[column]));
  const keep = <T>(row: T[]) => row.filter((_, column) => used[column]);
  return { kind: "table", header: keep(header), rows: rows.filter((row) => row.some(Boolean)).map(keep), widths: keep(widths), strong: [0] };
}

/** On a page as wide as a sheet a long narrow table becomes a short wide one: two pairs of columns, read down and then across. */
export function sideBySide(grid: Grid): Grid {
  const { header, rows, widths } = grid;
  if (widths.length !== 2 || rows.length < 4 || rows.some((row) => row.some((cell) => cell.length > 32 || cell.includes("\n")))) return grid;
  const half = Math.ceil(rows.length / 2);
  return {
    kind: "table",
    header: [...header, ...header],
    rows: rows.slice(0, half).map((row, index) => [...row, ...(rows[half + index] ?? ["", ""])]),
    widths: [3, 4, 3, 4],
    strong: [0, 2],
  };
}

const textOf = (text: string | undefined): Text | undefined => (text ? { text } : undefined);

/** A name that carries its address. An address without a name is shown itself. */
function linked(name: string | undefined, url: string | undefined): Text | undefined {
  if (!url) return textOf(name);
  const shown = webText(url);
  return name ? { text: name, link: shown.link } : shown;
}

/** The address of something that has a name; without a name the address is the name. */
const printed = (name: string | undefined, url: string | undefined) => (name && url ? webText(url) : undefined);

const withAside = (text: string | undefined, aside: string | undefined) =>
  text && aside ? `${text} (${aside})` : (text ?? aside ?? "");
const paragraphs = (text: string | undefined) => text?.split("\n").filter(Boolean) ?? [];
const distinct = (parts: (string | undefined)[]) => [...new Set(parts.filter(Boolean))];
const range = (dates: { startDate?: string; endDate?: string }, { template, words }: Source) => formatRange(dates, template.dates, words);
const single = (date: string | undefined, { template, words }: Source) => formatDate(date, template.dates, words);
