import type { Resume } from "../../contract/resume.ts";
import type { Line } from "../reading.ts";
import { fold } from "../text/fold.ts";
import type { Context } from "./1-document/context.ts";
import { type Row, toRow } from "./1-document/row.ts";
import { namedDetail } from "./2-sections/kinds/named-detail.ts";
import { IDENTITY_KINDS, ofKind, type Section } from "./2-sections/section.ts";
import { joinCutEnds, joinCutPeriods, joinCutYears, joinPeriodCells } from "./3-entries/lines/cut-periods.ts";
import { separateDatedPositions } from "./3-entries/lines/dated-positions.ts";
import { withoutEntryMarkers, withoutEntryNumbers } from "./3-entries/lines/entry-markers.ts";
import { joinCutLabels, separateInlineLabels } from "./3-entries/lines/labels-in-lines.ts";
import { separateBoldNames, separateRunInHeads, separateSchools } from "./3-entries/lines/run-in-heads.ts";
import { joinWrappedSchools } from "./3-entries/lines/wrapped-schools.ts";
import { areCourses, nameDegrees, nameSchools } from "./3-entries/schooling.ts";
import { withoutSummaries } from "./3-entries/work.ts";
import { contactBlock } from "./4-fields/identity/contact-lines.ts";
import { type Identity, readIdentity } from "./4-fields/identity/identity.ts";
import { wantedPosition } from "./4-fields/identity/wanted-position.ts";
import { schoolInDetails } from "./4-fields/school-in-details.ts";
import { eachLanguageOnce } from "./4-fields/spoken.ts";
import { MAX_SECTIONS_TO_NAME, MIN_SURE_NAME_CONFIDENCE } from "./4-fields/thresholds.ts";
import { type Covered, coveredBy, leftoverLines } from "./5-coverage/leftovers.ts";
import { PARSER } from "./6-confidence/describe-values.ts";
import { matchHeading } from "./lexicon/headings/headings.ts";
import { looksLikeInstitution } from "./recognisers/degrees.ts";
import { looksLikeName } from "./recognisers/names.ts";
import { readSection, type SectionValues } from "./section-readers.ts";

/**
 * What the CV prints, section by section: first who the candidate is, from the head and the contact sections, then the values of each section. Text of a
 * section that none of its values holds goes to `additional` under the section's heading.
 */
export function readSections(sections: readonly Section[], context: Context): Resume {
  const { identity, contactLines } = identityOf(sections, context);
  const isOwn = (line: Line) => !identity.used.has(line) && !contactLines.has(line);
  const prepared = withCourses(sections.map((section) => prepare(section, isOwn, context)));
  const draft: Resume = {
    basics: identity.basics,
    x: {},
    additional: [],
    meta: { vitae: { language: context.language, pages: 0, ocr: false, parser: PARSER, warnings: [] } },
  };
  draft.basics.label ??= wantedPosition(sections);

  const hasSkillGroups = new Set(sections.filter(({ kind }) => kind === "skills").map(({ title }) => title)).size > 1;
  const ownContext = withCandidate(context, identity);
  let basics: Covered | undefined;
  for (const { section, lines, rows } of prepared) {
    const read = readSection(section, rows, ownContext);
    const values = hasSkillGroups ? asSkillGroup(read, section.title) : read;
    mergeInto(draft, values);
    // Only the summary changes `basics` here.
    if (!basics || values.summary) basics = coveredBy([draft.basics]);
    const items = leftoverLines(lines, [basics, coveredBy(values)], context);
    if (items.length > 0) draft.additional?.push({ title: section.title, items });
  }
  draft.education ??= schoolInDetails(sections, context);
  if (draft.work) draft.work = withoutSummaries(draft.work);
  if (draft.languages) draft.languages = eachLanguageOnce(draft.languages);
  return draft;
}

/** Who the candidate is, and the contact lines that stand under the profile for want of a better place. */
function identityOf(sections: readonly Section[], context: Context): { identity: Identity; contactLines: ReadonlySet<Line> } {
  const contactLines = new Set(sections.filter(({ kind }) => PROFILE_KINDS.has(kind)).flatMap(({ lines }) => contactBlock(lines, context)));
  // "Group B, every day" under "Driving licence" is no headline.
  const tellsWho = (section: Section) => IDENTITY_KINDS.has(section.kind) && !namedDetail(section);
  const own = sections.flatMap((section) => (tellsWho(section) ? section.lines : section.lines.filter((line) => contactLines.has(line))));
  // A referee has a name and an address too.
  const others = sections.filter(({ kind }) => !IDENTITY_KINDS.has(kind) && kind !== "references").flatMap(({ lines }) => lines);
  const identity = readIdentity(own, others, context);
  if (identity.basics.name) return { identity, contactLines };
  const named = sections
    .slice(0, MAX_SECTIONS_TO_NAME)
    .flatMap(({ heading }) => (heading && isNameAsHeading(heading.text) ? [heading] : []));
  return { identity: named.length > 0 ? readIdentity([...named, ...own], others, context) : identity, contactLines };
}

/** "Anna Berger" below "Personal details", set like that: no list knows it as a heading. */
const isNameAsHeading = (text: string) => !matchHeading(text) && looksLikeName(text) >= MIN_SURE_NAME_CONFIDENCE;

const PROFILE_KINDS = new Set<Section["kind"]>(["profile", "objective"]);

/** What the sections need to know of the candidate: name, city, and which lines hold contact data. */
function withCandidate(context: Context, { basics: { name, location }, contactLines }: Identity): Context {
  // "Wil SG" is "Wil" in other lines.
  const home = location?.city?.replace(/\s[A-Z]{2}$/u, "");
  return { ...context, contactLines, ...(home && { home: fold(home) }), ...(name && { candidate: fold(name) }) };
}

/** A section with its lines as they are read, and the rows of those that are not the person's contact data. */
type Prepared = { section: Section; lines: Line[]; rows: Row[] };

function prepare(section: Section, isOwn: (line: Line) => boolean, context: Context): Prepared {
  const unmarked = withoutEntryNumbers(withoutEntryMarkers(section.lines, context), context);
  const dated = joinCutEnds(joinCutPeriods(joinPeriodCells(joinCutYears(unmarked, context), context), context), context);
  const whole = separateInlineLabels(joinCutLabels(dated));
  const lines = SEPARATED[section.kind]?.(whole) ?? whole;
  return { section, lines, rows: lines.filter(isOwn).map((line) => toRow(line, context)) };
}

/** Names that stand at the beginning of a paragraph, in the sections whose entries may have them there. */
const SEPARATED: Partial<Record<Section["kind"], (lines: readonly Line[]) => Line[]>> = {
  work: (lines) => separateRunInHeads(separateDatedPositions(lines)),
  volunteer: separateRunInHeads,
  education: (lines) => separateSchools(joinWrappedSchools(lines)),
  projects: separateBoldNames,
};

/** "Formações" beside "Dados académicos", which has the degrees or the schools: in a second section of education, what has neither a degree nor a period is a course. */
function withCourses(prepared: readonly Prepared[]): Prepared[] {
  const isEducation = ({ section: { kind, kinds } }: Prepared) => kind === "education" && kinds.length <= 1;
  const mayBeCourses = ({ section: { kind, kinds } }: Prepared) =>
    kind === "education" && kinds.every((one) => one === "education" || one === "courses" || one === "certificates");
  const education = prepared.filter(isEducation);
  const isBeside = (one: Prepared) => (other: Prepared) =>
    other !== one && (nameDegrees(other.rows) || (nameSchools(other.rows) && !nameSchools(one.rows)));
  const namesNoSchool = ({ rows }: Prepared) => !rows.some(({ text }) => looksLikeInstitution(text) > 0);
  return prepared.map((one) =>
    (isEducation(one) || (mayBeCourses(one) && namesNoSchool(one))) && areCourses(one.rows) && education.some(isBeside(one))
      ? { ...one, section: ofKind(one.section, "courses") }
      : one,
  );
}

/** Where skills stand under several headings, each names its group. */
function asSkillGroup(values: SectionValues, heading: string): SectionValues {
  const { skills = [] } = values;
  const areBare = skills.length > 0 && skills.every(({ level, keywords }) => !level && !keywords);
  return areBare && heading ? { ...values, skills: [{ name: heading, keywords: skills.map(({ name }) => name as string) }] } : values;
}

/** Lists grow, the summary grows by paragraphs, and the first value of an agency field stays. */
function mergeInto(draft: Resume, values: SectionValues): void {
  const { summary, x } = values;
  if (summary) draft.basics.summary = [draft.basics.summary, summary].filter(Boolean).join("\n");
  if (x) draft.x = { ...x, ...draft.x };
  const grown = draft as unknown as Record<string, unknown[] | undefined>;
  for (const key of Object.keys(values) as (keyof SectionValues)[]) {
    if (key === "summary" || key === "x") continue;
    const items = values[key] as unknown[];
    const before = grown[key];
    if (before) before.push(...items);
    else grown[key] = [...items];
  }
}
