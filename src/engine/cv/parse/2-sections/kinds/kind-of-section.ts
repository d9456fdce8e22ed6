import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { isProse } from "../../1-document/line-style.ts";
import { type Row, toRow } from "../../1-document/row.ts";
import { COLUMN_OF_NAMES } from "../../lexicon/column-words.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import type { SectionKind } from "../../lexicon/headings/section-kind.ts";
import { splitLabel } from "../../recognisers/agency-fields.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../recognisers/degrees.ts";
import { isLevelled } from "../../recognisers/skill-level.ts";
import type { Section } from "../section.ts";
import { MIN_ENTRY_LIKENESS, SURE_COLUMN, SURE_LIKENESS } from "../thresholds.ts";
import { areLanguages, kindByContent } from "./kind-by-content.ts";
import { looksLikeSkills } from "./lists.ts";

export function resolveKind(section: Section, context: Context): Section {
  if (section.kind === "education" && section.kinds.length === 1 && namesCourses(section.title))
    return { ...section, kinds: ["education", "courses"] };
  if (section.kind === "personal" && isStory(section)) return { ...section, kind: "profile", kinds: ["profile"] };
  if (section.kind === "memberships" && areSeats(section, context)) return { ...section, kind: "volunteer", kinds: ["volunteer"] };
  const told = section.guessed || section.kind === "other" ? kindByColumns(section.lines) : undefined;
  if (told) return { ...section, kind: told, kinds: [told] };
  if (section.guessed && UNDATED_KINDS.has(section.kind)) return asPeriods(section, context);
  if (section.guessed && PERIOD_KINDS.has(section.kind) && looksLikeSkills(section) && !namesEntries(section))
    return { ...section, kind: "other", kinds: [] };
  if (!OPEN_KINDS.has(section.kind) || section.lines.length === 0) return section;
  const kind = kindByContent(section.lines, context, section.kind);
  return kind ? { ...section, kind, kinds: [kind] } : section;
}

/** "Journal ⇥ Paper ⇥ Date", "프로젝트명 ⇥ 분류" over a table: its header row says what the rows are. */
function kindByColumns([first]: readonly Line[]): SectionKind | undefined {
  if (!first?.table?.header) return undefined;
  const kinds = first.cells.flatMap(({ text }) => {
    const known = matchHeading(text.replace(COLUMN_OF_NAMES, "").trim());
    return known && known.confidence >= SURE_COLUMN && COLUMN_KINDS.has(known.kind) ? [known.kind] : [];
  });
  return kinds[0];
}

const COLUMN_KINDS = new Set<SectionKind>(["publications", "projects", "certificates", "awards", "courses"]);

/** "Education and training" is a usual title, and tells that courses are among the schools. */
const namesCourses = (title: string) =>
  title.split(TITLE_PARTS).some((part, at) => at > 0 && COURSE_KINDS.has(matchHeading(part)?.kind ?? "other"));
const TITLE_PARTS = /\s*[&/,+]\s*|\s(?:and|und|et|y|e|en|i|og|och|та|и)\s/iu;
const COURSE_KINDS = new Set<SectionKind>(["courses", "certificates"]);

/** "About" or "Personal" over paragraphs is the profile. */
const isStory = ({ lines }: Section) =>
  lines.length > 0 && lines.every(({ text, bullet, cells }) => cells.length === 1 && !bullet && isProse(text) && !splitLabel(text));

/** A seat on a board has its years, and lines that tell of it, as a job has; "Guild of Bakers, since 2014" is a membership. */
function areSeats({ lines }: Section, context: Context): boolean {
  const dated = lines.filter((line) => toRow(line, context).ranges.length > 0);
  return dated.length > 0 && lines.length > dated.length;
}

/** "Where I kept books" over jobs is about work, though "books" may be publications. */
function asPeriods(section: Section, context: Context): Section {
  const kind = kindByContent(section.lines, context, "profile");
  return kind ? { ...section, kind, kinds: [kind] } : section;
}

/** What holds periods at schools or employers: "Practice" over short items that name none of them is no work. */
const PERIOD_KINDS = new Set<Section["kind"]>(["work", "education", "volunteer"]);

const namesEntries = ({ lines }: Section) =>
  lines.some(({ text }) =>
    [looksLikePosition, looksLikeCompany, looksLikeDegree, looksLikeInstitution].some((likeness) => likeness(text) >= MIN_ENTRY_LIKENESS),
  );

/** What holds no periods at schools or employers. */
const UNDATED_KINDS = new Set<Section["kind"]>(["publications", "awards", "references", "languages", "interests", "skills"]);
const OPEN_KINDS = new Set<Section["kind"]>(["profile", "objective", "other"]);

/** "Linguistic proficiency" sounds like skills: where nothing else holds the languages, levels beside their names do. */
export function asLanguages(section: Section, all: readonly Section[]): Section {
  if (section.kind !== "skills" || section.lines.length === 0 || all.some(({ kind }) => kind === "languages")) return section;
  return areLanguages(section.lines) ? { ...section, kind: "languages", kinds: ["languages"] } : section;
}

/** "Academic career" may hold posts or degrees. Where nothing else tells of an education, and a degree stands beside each date, they are degrees. */
export function asEducation(section: Section, all: readonly Section[], context: Context): Section {
  if (section.kind !== "work" || all.some(({ kinds }) => kinds.includes("education"))) return section;
  const rows = section.lines.map((line) => toRow(line, context)).filter(({ bullet, prose }) => !bullet && !prose);
  const likeness = ({ cells }: Row) => Math.max(...cells.map(({ rest }) => looksLikeDegree(rest) - looksLikePosition(rest)));
  const degrees = rows.filter(({ ranges }) => ranges.length > 0).map(likeness);
  if (Math.max(0, ...degrees) >= SURE_LIKENESS && Math.min(...degrees) > 0) return { ...section, kind: "education", kinds: ["education"] };
  return rows.some((row) => likeness(row) >= SURE_LIKENESS) ? { ...section, kinds: ["work", "education"] } : section;
}

/** "Pätevyydet" may mean skills or certificates: it is certificates if each item has a date. */
export function asCertificates(section: Section, context: Context): Section {
  if (section.kind !== "skills" || section.lines.length < 2) return section;
  const isDated = (line: Line) => {
    const { ranges, dateOnly, prose } = toRow(line, context);
    return ranges.length === 1 && ranges[0]?.single && !dateOnly && !prose;
  };
  return section.lines.every(isDated) && !section.lines.some(isLevelled)
    ? { ...section, kind: "certificates", kinds: ["certificates"] }
    : section;
}

/** "Driving" directly under the heading "Skills", over short items, names a group of skills. */
export function underSkills(section: Section, above: Section | undefined): Section {
  const opens = above?.kind === "skills" && above.lines.length === 0 && (section.kind === "personal" || section.kind === "other");
  return opens && looksLikeSkills(section) ? { ...section, kind: "skills", kinds: ["skills"] } : section;
}
