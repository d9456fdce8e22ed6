import { AGENCY_FIELDS, type Resume } from "../../../contract/resume.ts";
import { COVER_FIELDS, type CoverField } from "../../../contract/resume-fields.ts";
import type { Words } from "../labels/labels.ts";
import type { LabelKey } from "../labels/lexicon.ts";
import type { SectionKey, SectionRule } from "../template/template.ts";
import { webText } from "./contacts.ts";
import {
  educationEntry,
  entries,
  entry,
  hasContent,
  linked,
  paragraphs,
  printedAddress,
  projectEntry,
  range,
  single,
  textOf,
  withAside,
  withoutLabel,
  workEntry,
} from "./entries.ts";
import type { Block, Group, LinkableText, Section, Source } from "./shapes.ts";
import { skillsMatrix } from "./skills-matrix.ts";
import { table } from "./tables.ts";

/** The sections of a document for one section of the template: none without content, several for text that is in no section of its own. */
export function buildSection(rule: SectionRule, from: Source): Section[] {
  if (rule.key === "additional") return additional(rule, from);
  const block = BLOCKS[rule.key](from, rule.layout);
  return block && !isEmpty(block) ? [{ key: rule.key, title: titleOf(rule, from), block }] : [];
}

function titleOf(rule: SectionRule, { words }: Source): string {
  const label = typeof rule.label === "object" ? (rule.label[words.language] ?? rule.label["*"]) : rule.label;
  return label ?? words.word(rule.key);
}

function isEmpty(block: Block): boolean {
  if (block.kind === "text") return block.paragraphs.length === 0;
  if (block.kind === "entries" || block.kind === "missions") return block.entries.length === 0;
  if (block.kind === "groups") return block.groups.length === 0;
  return (block.kind === "table" || block.kind === "frame" ? block.rows : block.items).length === 0;
}

const BLOCKS: Record<Exclude<SectionKey, "additional">, (from: Source, layout: string) => Block | undefined> = {
  cover,
  profile: ({ resume }, layout) => ({ kind: "text", paragraphs: paragraphs(resume.basics.summary), band: layout === "band" }),
  facts,
  relevant: ({ resume }) => ({ kind: "inline", items: (resume.relevant ?? []).map((text) => ({ text })) }),
  skills,
  work,
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
        address: printedAddress(name, url),
        paragraphs: paragraphs(summary),
      }),
    ),
  volunteer: (from) =>
    entries(from.resume.volunteer, ({ organization, position, url, summary, highlights, ...dates }) =>
      entry({
        title: textOf(position ?? organization),
        subtitle: position ? linked(organization, url) : undefined,
        date: range(dates, from),
        address: printedAddress(organization, url),
        paragraphs: paragraphs(summary),
        highlights,
      }),
    ),
  interests: ({ resume, words: { comma } }) => ({
    kind: "inline",
    items: (resume.interests ?? []).flatMap(({ name, keywords = [] }) => {
      const text = name && keywords.length > 0 ? `${name} (${keywords.join(comma)})` : name || keywords.join(comma);
      return text ? [{ text }] : [];
    }),
  }),
  references: ({ resume }) =>
    entries(resume.references, ({ name, reference }) => entry({ title: textOf(name), paragraphs: paragraphs(reference) })),
};

function cover({ resume, words }: Source): Block {
  const rows = COVER_FIELDS.map(({ key }) => ({ label: words.word(COVER_LABELS[key]), paragraphs: paragraphs(resume.cover?.[key]) }));
  return { kind: "frame", rows: rows.filter((row) => row.paragraphs.length > 0) };
}

/** The label of each of the agency's words. That of a job's number is not that of a person who is a reference. */
export const COVER_LABELS: Record<CoverField, LabelKey> = {
  consultant: "consultant",
  contact: "contact",
  client: "client",
  reference: "jobReference",
  rate: "rate",
  availability: "availability",
  remarks: "remarks",
};

function facts({ resume, words }: Source, layout: string): Block {
  const given = Object.entries((resume.x ?? {}) as Record<string, unknown>).filter(([, value]) => typeof value === "string" && value);
  const rank = (key: string) => (AGENCY_FIELDS as readonly string[]).indexOf(key) + 1 || 99;
  const rows = given
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([key, value]): [string, string] => [agencyLabel(key, words), withoutLabel(agencyLabel(key, words), value as string)]);

  if (layout === "table") return { kind: "table", header: [], rows, widths: [3, 6], rowHeaderColumns: [0] };
  return { kind: "groups", groups: rows.map(([name, value]) => ({ name, items: [value] })) };
}

export function agencyLabel(key: string, words: Words): string {
  if ((AGENCY_FIELDS as readonly string[]).includes(key)) return words.word(key as LabelKey);
  const spaced = key.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function skills({ resume, words, today }: Source, layout: string): Block {
  const matrix = layout === "matrix" ? skillsMatrix(resume, words, today) : undefined;
  if (matrix) return matrix;
  const given = (resume.skills ?? []).filter(({ name, level, keywords }) => name || level || keywords?.length);
  const bare = given.filter(({ level, keywords }) => !level && !keywords?.length);
  if (bare.length === given.length) return { kind: "inline", items: given.map(({ name }) => ({ text: name as string })) };
  if ((layout === "table" || layout === "matrix") && bare.length <= given.length / 2) return skillTable(given, words);
  if (layout === "inline") return { kind: "inline", items: given.map((skill) => skillText(skill, words)) };

  return { kind: "groups", groups: gatherBare(given.map(({ name, level, keywords = [] }) => ({ name, level, items: keywords }))) };
}

type Skills = NonNullable<Resume["skills"]>;

/** A table of skills without the columns that no skill fills. */
function skillTable(given: Skills, words: Words): Block {
  const columns = [
    { head: words.word("skill"), width: 3, of: (skill: Skills[number]) => skill.name ?? "" },
    { head: words.word("details"), width: 6, of: (skill: Skills[number]) => (skill.keywords ?? []).join(words.comma) },
    { head: words.word("level"), width: 2, of: (skill: Skills[number]) => skill.level ?? "" },
  ].filter((column) => given.some((skill) => column.of(skill)));
  return {
    kind: "table",
    header: columns.map(({ head }) => head),
    rows: given.map((skill) => columns.map((column) => column.of(skill))),
    widths: columns.map(({ width }) => width),
    rowHeaderColumns: [0],
  };
}

const skillText = ({ name, level, keywords = [] }: Skills[number], { comma }: Words): LinkableText => ({
  text: [withAside(name, level), keywords.join(comma)].filter(Boolean).join(": "),
});

/** Puts skills that are only a name into one group, instead of headings without content. */
function gatherBare(groups: Group[]): Group[] {
  const named = groups.filter(({ items, level }) => items.length > 0 || level);
  const bare = groups.filter(({ items, level }) => items.length === 0 && !level).map(({ name }) => name as string);
  return bare.length > 0 ? [...named, { items: bare }] : named;
}

function work(from: Source, layout: string): Block {
  const given = from.resume.work ?? [];
  if (layout === "table") return workTable(given, from);
  const isMission = layout === "missions";
  return { kind: isMission ? "missions" : "entries", entries: given.map((job) => workEntry(job, from, isMission)).filter(hasContent) };
}

/** Posts in a row each, without what was done there. */
function workTable(given: NonNullable<Resume["work"]>, from: Source): Block {
  const { words } = from;
  return table(
    [words.word("period"), words.word("jobTitle"), words.word("employer")],
    [3, 5, 5],
    given.map((job) => [
      range(job, from) ?? "",
      job.position ?? "",
      [job.name, job.client, job.location].filter(Boolean).join(words.comma),
    ]),
  );
}

function education(from: Source, layout: string): Block {
  const given = from.resume.education ?? [];
  const { words } = from;
  if (layout === "entries") return entries(given, (studies) => educationEntry(studies, from));

  return table(
    [words.word("period"), words.word("degree"), words.word("institution")],
    [2, 4, 4],
    given.map((studies) => {
      const { date, details, address, paragraphs, highlights } = educationEntry(studies, from);
      const degree = [studies.studyType, studies.area].filter(Boolean).join(words.comma);
      const place = [studies.institution, studies.location].filter(Boolean).join(words.comma);
      const detail = details.map(({ label, value }) => `${label}: ${value}`);
      return [
        date,
        inLines(degree, ...detail, ...paragraphs, ...highlights),
        inLines(place, address?.text ?? (studies.url && webText(studies.url).text)),
      ].map((cell) => cell ?? "");
    }),
  );
}

const inLines = (...lines: (string | undefined)[]) => lines.filter(Boolean).join("\n");

function certificates(from: Source, layout: string): Block {
  const given = from.resume.certificates ?? [];
  const { words } = from;
  if (layout === "table") {
    return table(
      [words.word("period"), words.word("certificate"), words.word("issuer")],
      [2, 5, 3],
      given.map(({ name, issuer, date, url, summary }) => [
        single(date, from) ?? "",
        inLines(linked(name, url)?.text, printedAddress(name, url)?.text, ...paragraphs(summary)),
        issuer ?? "",
      ]),
    );
  }
  return entries(given, ({ name, issuer, date, url, summary }) =>
    entry({
      title: linked(name, url),
      subtitle: textOf(issuer),
      date: single(date, from),
      address: printedAddress(name, url),
      paragraphs: paragraphs(summary),
    }),
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

/** Sections for leftover text, each with the title that the CV gave it. */
function additional(rule: SectionRule, from: Source): Section[] {
  return (from.resume.additional ?? []).flatMap(({ title, items }): Section[] => {
    const lines = items.flatMap(paragraphs);
    const usual = titleOf(rule, from);
    if (lines.length > 0) return [{ key: rule.key, title: title || usual, block: { kind: "list", items: lines } }];
    return title ? [{ key: rule.key, title: usual, block: { kind: "list", items: [title] } }] : [];
  });
}
