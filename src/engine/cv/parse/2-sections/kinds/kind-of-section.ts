import type { Line } from "../../../reading.ts";
import { wordCount } from "../../../text/spaces.ts";
import type { Context } from "../../1-document/context.ts";
import { isProse } from "../../1-document/line-style.ts";
import { hasPeriod, namesIn, type Row, toRow } from "../../1-document/row.ts";
import { COLUMN_OF_NAMES } from "../../lexicon/column-words.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import type { SectionKind } from "../../lexicon/headings/section-kind.ts";
import { ANY_AND } from "../../lexicon/joining-words.ts";
import { splitLabel } from "../../recognisers/agency-fields.ts";
import { looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../recognisers/degrees.ts";
import { findSpokenLanguages } from "../../recognisers/languages.ts";
import { isLevelled } from "../../recognisers/skill-level.ts";
import { splitList } from "../../recognisers/split-list.ts";
import { namesEntry } from "../headings/heading-styles.ts";
import { ofKind, type Section } from "../section.ts";
import { MAX_STRENGTH_WORDS, MIN_COLUMN_CONFIDENCE, MIN_SKILLS, MIN_SURE_LIKENESS } from "../thresholds.ts";
import { areLanguages, kindByContent } from "./kind-by-content.ts";
import { looksLikeSkills } from "./lists.ts";
import { namedDetail } from "./named-detail.ts";

/** A section with its kind: judged by its own lines first, then beside the other sections (`all`, of which it is the one at `index`). */
export function resolveKind(section: Section, all: readonly Section[], index: number, context: Context): Section {
  const own = asStrengths(kindOfOwnLines(section, context), all);
  const beside = asCertificates(asLanguages(asSchools(asEducation(own, all, context), all, context), all), context);
  return underSkills(beside, all[index - 1]);
}

function kindOfOwnLines(section: Section, context: Context): Section {
  if (section.kind === "education" && section.kinds.length === 1 && namesCourses(section.title))
    return { ...section, kinds: ["education", "courses"] };
  if (section.kind === "personal" && isStory(section) && !namedDetail(section)) return ofKind(section, "profile");
  if (section.kind === "memberships" && areSeats(section, context)) return ofKind(section, "volunteer");
  const byColumns = section.guessed || section.kind === "other" ? kindByColumns(section.lines) : undefined;
  if (byColumns) return ofKind(section, byColumns);
  if (section.guessed && UNDATED_KINDS.has(section.kind)) return asPeriods(section, context);
  if (section.guessed && PERIOD_KINDS.has(section.kind) && looksLikeSkills(section) && !namesEntries(section))
    return { ...section, kind: "other", kinds: [] };
  if (!OPEN_KINDS.has(section.kind) || section.lines.length === 0) return section;
  const kind = kindByContent(section.lines, context, section.kind);
  return kind ? ofKind(section, kind) : section;
}

/** "Journal ⇥ Paper ⇥ Date", "프로젝트명 ⇥ 분류" over a table: its header row says what the rows are. */
function kindByColumns([first]: readonly Line[]): SectionKind | undefined {
  if (!first?.table?.header) return undefined;
  const kinds = first.cells.flatMap(({ text }) => {
    const known = matchHeading(text.replace(COLUMN_OF_NAMES, "").trim());
    return known && known.confidence >= MIN_COLUMN_CONFIDENCE && COLUMN_KINDS.has(known.kind) ? [known.kind] : [];
  });
  return kinds[0];
}

const COLUMN_KINDS = new Set<SectionKind>(["publications", "projects", "certificates", "awards", "courses"]);

/** "Education and training" is a usual heading, and says that courses are among the schools. */
const namesCourses = (heading: string) =>
  heading.split(HEADING_PARTS).some((part, at) => at > 0 && COURSE_KINDS.has(matchHeading(part)?.kind ?? "other"));
const HEADING_PARTS = new RegExp(String.raw`\s*[&/,+]\s*|\s${ANY_AND}\s`, "iu");
const COURSE_KINDS = new Set<SectionKind>(["courses", "certificates"]);

/** "About" or "Personal" over paragraphs is the profile. */
const isStory = ({ lines }: Section) =>
  lines.length > 0 && lines.every(({ text, bullet, cells }) => cells.length === 1 && !bullet && isProse(text) && !splitLabel(text));

/** A seat on a board has its years, and lines below them that are set otherwise, as a job has; "Guild of Bakers, since 2014" is a membership. */
function areSeats({ lines }: Section, context: Context): boolean {
  const rows = lines.map((line) => toRow(line, context));
  const dated = rows.filter(({ ranges }) => ranges.length > 0);
  return dated.length > 0 && rows.length > dated.length && new Set(rows.map(({ key }) => key)).size > 1;
}

/** "Where I kept books" over jobs is about work, though "books" may be publications. */
function asPeriods(section: Section, context: Context): Section {
  const kind = kindByContent(section.lines, context, "profile");
  return kind ? ofKind(section, kind) : section;
}

/** Kinds whose entries have periods at schools or employers: "Practice" over short items that name none of them is no work. */
const PERIOD_KINDS = new Set<Section["kind"]>(["work", "education", "volunteer"]);

const namesEntries = ({ lines }: Section) => lines.some(({ text }) => namesEntry(text));

/** Kinds whose entries have no periods at schools or employers. */
const UNDATED_KINDS = new Set<Section["kind"]>(["publications", "awards", "references", "languages", "interests", "skills"]);
/** Kinds that the heading leaves open: paragraphs under "Career summary", or jobs. */
const OPEN_KINDS = new Set<Section["kind"]>(["profile", "objective", "other"]);

/** "Linguistic proficiency" sounds like skills, and "Talk" like conferences: where nothing else holds the languages, levels beside their names do. */
function asLanguages(section: Section, all: readonly Section[]): Section {
  if (!MAY_BE_LANGUAGES.has(section.kind) || section.lines.length === 0 || all.some(({ kind }) => kind === "languages")) return section;
  // "French (advanced), Moroccan Darija (intermediate), Kinyarwanda (some)" in one line
  const items = section.lines.flatMap(({ text, cells }) => (cells.length > 1 ? [text] : splitList(text)).map((item) => ({ text: item })));
  // "SMART Board, accelerated reading, basic Spanish, guitar": one language among skills makes no section of languages.
  const spoken = items.filter(({ text }) => findSpokenLanguages(text).length > 0).length;
  const isOfLanguages = section.kind === "skills" ? areLanguages(section.lines) && 2 * spoken >= items.length : areLanguages(items);
  return isOfLanguages || (section.kind !== "skills" && areLanguages(section.lines)) ? ofKind(section, "languages") : section;
}

const MAY_BE_LANGUAGES = new Set<Section["kind"]>(["skills", "conferences"]);

/** "Academic career" may hold positions or degrees. Where no other section is education, and a degree stands beside each date, they are degrees. */
function asEducation(section: Section, all: readonly Section[], context: Context): Section {
  if (section.kind !== "work" || all.some(({ kinds }) => kinds.includes("education"))) return section;
  const rows = section.lines.map((line) => toRow(line, context)).filter(({ bullet, prose }) => !bullet && !prose);
  const likeness = ({ cells }: Row) => Math.max(...cells.map(({ rest }) => looksLikeDegree(rest) - looksLikePosition(rest)));
  const degrees = rows.filter(({ ranges }) => ranges.length > 0).map(likeness);
  if (Math.max(0, ...degrees) >= MIN_SURE_LIKENESS && Math.min(...degrees) > 0) return ofKind(section, "education");
  return rows.some((row) => likeness(row) >= MIN_SURE_LIKENESS) ? { ...section, kinds: ["work", "education"] } : section;
}

/**
 * "Training" over "BA Acting, University of Leith": where no other section is education, and a degree stands beside its school or most dates are periods, schools
 * are among the courses.
 */
function asSchools(section: Section, all: readonly Section[], context: Context): Section {
  if (!isOfCourses(section) || section.taught || all.some(({ kinds }) => kinds.includes("education"))) return section;
  const rows = section.lines.map((line) => toRow(line, context));
  const isNamed = (likeness: (text: string) => number) =>
    rows.some((row) => namesIn(row).some((name) => likeness(name) >= MIN_SURE_LIKENESS));
  const periods = rows.filter(hasPeriod).length;
  const havePeriods = section.kind === "courses" && periods > 1 && periods * 2 > rows.filter(({ ranges }) => ranges.length > 0).length;
  return havePeriods || (isNamed(looksLikeDegree) && isNamed(looksLikeInstitution))
    ? { ...section, kind: "education", kinds: ["education", "courses"] }
    : section;
}

const isOfCourses = ({ kind }: Section) => kind === "courses" || kind === "certificates";

/** "Pätevyydet" may mean skills or certificates: it is certificates if each item has a date. */
function asCertificates(section: Section, context: Context): Section {
  if (section.kind !== "skills" || section.lines.length < 2) return section;
  const isDated = (line: Line) => {
    const { ranges, dateOnly, prose } = toRow(line, context);
    return ranges.length === 1 && ranges[0]?.single && !dateOnly && !prose;
  };
  return section.lines.every(isDated) && !section.lines.some(isLevelled) ? ofKind(section, "certificates") : section;
}

const GROUPS_OF_SKILLS = new Set<Section["kind"]>(["personal", "other", "conferences"]);

/** "Highlights" over a list, in a CV whose profile is a paragraph under a heading of its own, says what somebody is good at. Achievements have figures. */
function asStrengths(section: Section, all: readonly Section[]): Section {
  const isPlainItem = ({ text, bullet }: Line) => bullet !== undefined && !/\d/.test(text) && wordCount(text) <= MAX_STRENGTH_WORDS;
  const isList = section.kind === "profile" && section.lines.length >= MIN_SKILLS && section.lines.every(isPlainItem);
  const hasProfile = all.some(
    ({ kind, title, lines }) => kind === "profile" && title !== section.title && lines.some(({ bullet }) => !bullet),
  );
  return isList && hasProfile ? ofKind(section, "strengths") : section;
}

/** "Driving" or "Communication" directly under the heading "Skills", over short items, names a group of skills. */
function underSkills(section: Section, above: Section | undefined): Section {
  const opens = above?.kind === "skills" && above.lines.length === 0 && GROUPS_OF_SKILLS.has(section.kind);
  return opens && looksLikeSkills(section) ? ofKind(section, "skills") : section;
}
