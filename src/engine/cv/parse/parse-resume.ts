import { refusal } from "../../contract/errors.ts";
import { AGENCY_FIELDS, type Education, type Language, type Project, type Resume } from "../../contract/resume.ts";
import type { Line, Message, Reading } from "../reading.ts";
import { fold } from "../text/fold.ts";
import { clearMemoized } from "../text/memoize.ts";
import { wordCount } from "../text/spaces.ts";
import { withLatinCommas } from "./1-document/arabic-commas.ts";
import { isContactLine } from "./1-document/contact-line.ts";
import { apartFromContents } from "./1-document/contents.ts";
import type { Context } from "./1-document/context.ts";
import { describeDocument } from "./1-document/describe-document.ts";
import { type EmbeddedResume, parseEuropass } from "./1-document/europass.ts";
import { apartFromLetter } from "./1-document/letter.ts";
import { isProse } from "./1-document/line-style.ts";
import { withLevels } from "./1-document/misread-levels.ts";
import { readPhoto } from "./1-document/photo.ts";
import { type Row, toRow } from "./1-document/row.ts";
import { withoutSpacedLabels } from "./1-document/spaced-labels.ts";
import { SURE_LABEL, SURE_TOWN } from "./1-document/thresholds.ts";
import type { Section } from "./2-sections/section.ts";
import { resolveKinds } from "./2-sections/section-kind.ts";
import { splitSections } from "./2-sections/sections.ts";
import { parseCitations } from "./3-entries/citations.ts";
import { segmentEntries } from "./3-entries/division/entries.ts";
import { joinLoneDates } from "./3-entries/division/lone-dates.ts";
import { joinStackedPeriods } from "./3-entries/division/stacked-periods.ts";
import { readYearTables } from "./3-entries/division/year-tables.ts";
import { apartFromCourses, parseEducation } from "./3-entries/education.ts";
import { parsePublications } from "./3-entries/publications.ts";
import {
  joinCutEnds,
  joinCutLabels,
  joinCutPeriods,
  joinCutYears,
  joinPeriodCells,
  separateBoldNames,
  separateInlineLabels,
  separateRunInHeads,
  separateSchools,
  withoutEntryMarkers,
} from "./3-entries/rows.ts";
import { areCourses, arePosts, divideCareer, nameDegrees, schoolBesideDegree } from "./3-entries/schooling.ts";
import {
  namesOfInterests,
  parseInterests,
  parseIssued,
  parseProjects,
  parseReferences,
  takeInterests,
  toAward,
  toCertificate,
} from "./3-entries/titled.ts";
import { parseVolunteer, parseWork, withoutSummaries } from "./3-entries/work.ts";
import { readAgencyFields } from "./4-fields/agency.ts";
import { readIdentity } from "./4-fields/identity.ts";
import { parseSkills } from "./4-fields/skills.ts";
import { parseSpokenLanguages, takeSpokenRows, underLevel } from "./4-fields/spoken.ts";
import { MAX_WANTED_WORDS, MIN_DETAIL_CONFIDENCE, SURE_WANTED_POSITION } from "./4-fields/thresholds.ts";
import { isCv } from "./5-coverage/is-cv.ts";
import { type Covered, coveredBy, leftoverLines } from "./5-coverage/leftovers.ts";
import { attributeSources } from "./5-coverage/sources.ts";
import { pleaseCheck } from "./5-coverage/warnings.ts";
import { estimateConfidence } from "./6-confidence/confidence.ts";
import { sayDoubts, withoutDoubtfulHeadline } from "./6-confidence/doubts.ts";
import { namesCareer } from "./lexicon/headings/career.ts";
import { isOnRequest } from "./lexicon/headings/on-request.ts";
import type { SectionKind } from "./lexicon/headings/section-kind.ts";
import { forgetHeadings, type TaughtHeadings, teachHeadings } from "./lexicon/headings/taught-headings.ts";
import { guessAgencyField, splitLabel } from "./recognisers/agency-fields.ts";
import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "./recognisers/degrees.ts";
import { findSpokenLanguages } from "./recognisers/languages.ts";
import { looksLikePlace } from "./recognisers/places/places.ts";
import { splitList } from "./recognisers/split-list.ts";

export const PARSER = "rules";

/**
 * Reads a CV's meaning out of what is printed. Every value is text of the CV (dates alone are normalised), every text that no field takes
 * ends in `additional`. `words.headings` are headings that the agency has taught: such a line opens its section, whatever else speaks against it.
 * Throws AppError `not_a_cv` for a document that has none of a CV's parts.
 */
export function parseResume(reading: Reading, { headings = [] }: ParseWords = {}): { resume: Resume; messages: Message[] } {
  try {
    return { resume: toResume(reading, headings), messages: reading.messages };
  } finally {
    forgetHeadings();
    clearMemoized();
  }
}

type ParseWords = { headings?: TaughtHeadings };

function toResume(read: Reading, headings: TaughtHeadings): Resume {
  const arabic = withLatinCommas(read);
  return arabic ? arabic.restore(parseReading(arabic.reading, headings)) : parseReading(read, headings);
}

function parseReading(read: Reading, headings: TaughtHeadings): Resume {
  const labelled = { ...read, lines: withoutSpacedLabels(read.lines) };
  const reading = withLevels(labelled);
  const context = describeDocument(reading);
  teachHeadings(headings, context.language);
  const { lines, letter } = apartFromLetter(readYearTables(reading.lines));
  const { lines: own, title, contents } = apartFromContents(lines);
  const found = resolveKinds(splitSections(joinStackedPeriods(own, context), context), context);
  const sections = joinLoneDates(found, (section) => countEntries(section, context), context);
  if (contents.length > 0) sections.push({ kind: "signature", kinds: [], title, lines: contents });
  if (letter.length > 0) sections.push({ kind: "signature", kinds: [], title: "", lines: letter });
  const printed = readSections(sections, context);
  const embedded = reading.embedded ? parseEuropass(reading.embedded.xml) : undefined;
  const draft = embedded ? withEmbedded(printed, embedded, sections, context) : printed;
  if (!isCv(sections, draft, context)) throw refusal("not_a_cv");
  draft.basics.image = readPhoto(reading.images);

  return describeResume(draft, reading, context);
}

/** How many jobs or schools a section without dates has. */
function countEntries({ kind, lines }: Section, context: Context): number {
  const parts = kind === "education" ? [looksLikeDegree, looksLikeInstitution] : [looksLikePosition, looksLikeCompany];
  return segmentEntries(
    lines.map((line) => toRow(line, context)),
    { parts },
  ).length;
}

/** The draft with what is known of its values: where each stands, how sure it is, and what the recruiter should check. */
function describeResume(draft: Resume, reading: Reading, { language, recognized }: Context): Resume {
  const found = attributeSources(draft, reading, language);
  const estimated = estimateConfidence(draft, { lines: reading.lines, sources: found, language, ocrPages: recognized });
  const stated = withoutDoubtfulHeadline(draft, estimated);
  const sources = ofStated(found, stated);
  const confidence = ofStated(estimated, stated);
  stated.meta.vitae = {
    language,
    pages: reading.pages.length,
    ocr: reading.ocr,
    parser: PARSER,
    warnings: [
      ...reading.messages.map((message) => message.text),
      ...sayHidden(reading),
      ...pleaseCheck(stated),
      ...sayDoubts(stated, confidence),
    ],
    ...(Object.keys(sources).length > 0 ? { sources } : {}),
    ...(Object.keys(confidence).length > 0 ? { confidence } : {}),
  };
  return { basics: {}, ...(withoutEmpty(stated) as Partial<Resume>) } as Resume;
}

function ofStated<T>(byPath: Record<string, T>, { basics }: Resume): Record<string, T> {
  const { "basics.label": label, ...others } = byPath;
  return basics.label === undefined || label === undefined ? others : byPath;
}

/**
 * The data that the file carries for machines is better structured than its print: its lists replace those that were read, and its single
 * values fill what is missing. What only the print says stays, in `additional` where no field holds it.
 */
function withEmbedded(printed: Resume, embedded: EmbeddedResume, sections: readonly Section[], context: Context): Resume {
  const lists = Object.fromEntries(Object.entries(embedded).filter(([, value]) => Array.isArray(value) && value.length > 0));
  const draft: Resume = {
    ...printed,
    ...lists,
    basics: { ...defined(embedded.basics), ...defined(printed.basics) },
    x: { ...defined(embedded.x), ...defined(printed.x) },
  };
  const covered = [coveredBy({ ...draft, additional: undefined })];
  draft.additional = sections.flatMap(({ title, lines }) => {
    const items = leftoverLines(lines, covered, context);
    return items.length > 0 ? [{ title, items }] : [];
  });
  return draft;
}

const defined = <T extends object>(value: T | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(value ?? {}).filter(([, item]) => item !== undefined)) as Partial<T>;

/** Text that a reader cannot see is not used, and the recruiter is told that it is there. */
function sayHidden({ setAside }: Reading): string[] {
  const hidden = setAside.filter(({ reason }) => reason === "hidden").flatMap(({ text }) => text.match(/[\p{L}\p{N}]{2,}/gu) ?? []);
  if (hidden.length === 0) return [];
  const words = hidden.length === 1 ? "a word" : `${hidden.length} words`;
  return [`This file contains hidden text (${words} that cannot be seen); it was not used.`];
}

function readSections(sections: readonly Section[], context: Context): Resume {
  const draft: Resume = {
    basics: {},
    x: {},
    additional: [],
    meta: { vitae: { language: context.language, pages: 0, ocr: false, parser: PARSER, warnings: [] } },
  };
  const reach = new Set(sections.filter(({ kind }) => PROFILE_KINDS.has(kind)).flatMap(({ lines }) => contactBlock(lines, context)));
  const identityLines = sections.flatMap(({ kind, lines }) => (IDENTITY_KINDS.has(kind) ? lines : lines.filter((line) => reach.has(line))));
  const otherLines = sections
    .filter((section) => !IDENTITY_KINDS.has(section.kind) && section.kind !== "references")
    .flatMap((section) => section.lines);

  const identity = readIdentity(identityLines, otherLines, context);
  draft.basics = identity.basics;
  if (identity.title) draft.x = { title: identity.title };
  draft.basics.label ??= wantedPosition(sections);
  const hasSkillGroups = new Set(sections.filter(({ kind }) => kind === "skills").map(({ title }) => title)).size > 1;
  // "Wil SG" is "Wil" in other lines.
  const home = identity.basics.location?.city?.replace(/\s[A-Z]{2}$/u, "");
  const reachableContext = {
    ...context,
    reachable: identity.reachable,
    ...(home && { home: fold(home) }),
    ...(identity.basics.name && { candidate: fold(identity.basics.name) }),
  };
  let basics: Covered | undefined;
  const isOwn = (line: Line) => !identity.used.has(line) && !reach.has(line);
  for (const { section, lines, rows } of withCourses(sections.map((one) => rowsOf(one, isOwn, context)))) {
    const read = readSection(section, rows, reachableContext);
    const part = hasSkillGroups ? underTitle(read, section.title) : read;
    mergeInto(draft, part);
    // Its summary alone grows.
    if (!basics || part.summary) basics = coveredBy([identity.basics, identity.title]);
    const items = leftoverLines(lines, [basics, coveredBy(part)], context);
    if (items.length > 0) draft.additional?.push({ title: section.title, items });
  }
  draft.education ??= schoolOfHead(sections, context);
  if (draft.work) draft.work = withoutSummaries(draft.work);
  if (draft.languages) draft.languages = eachOnce(draft.languages);
  return draft;
}

/** A section with its lines as they are read, and the rows of those that are not the person's contact data. */
type Prepared = { section: Section; lines: Line[]; rows: Row[] };

function rowsOf(section: Section, isOwn: (line: Line) => boolean, context: Context): Prepared {
  const unmarked = withoutEntryMarkers(section.lines, context);
  const dated = joinCutEnds(joinCutPeriods(joinPeriodCells(joinCutYears(unmarked, context), context), context), context);
  const whole = separateInlineLabels(joinCutLabels(dated));
  const lines = (SEPARATED[section.kind] ?? identical)(whole);
  return { section, lines, rows: lines.filter(isOwn).map((line) => toRow(line, context)) };
}

/** "Formações" beside "Dados académicos", which has the degrees: in a second section of education, what has neither a degree nor a period is a course. */
function withCourses(prepared: readonly Prepared[]): Prepared[] {
  const isEducation = ({ section: { kind, kinds } }: Prepared) => kind === "education" && kinds.length <= 1;
  const hasDegrees = (one: Prepared) => isEducation(one) && nameDegrees(one.rows);
  return prepared.map((one) =>
    isEducation(one) && areCourses(one.rows) && prepared.some((other) => other !== one && hasDegrees(other))
      ? { ...one, section: { ...one.section, kind: "courses", kinds: ["courses"] } }
      : one,
  );
}

/** The contact lines among the lines of a section, and a town in a line of its own beside one: "jane@example.com" over "0113 496 0142" over "Leeds". */
function contactBlock(lines: readonly Line[], context: Context): Line[] {
  const isContact = lines.map((line) => isContactLine(line, context) || isLabelledContact(line));
  const isTown = ({ cells, bullet, text }: Line) => cells.length === 1 && !bullet && looksLikePlace(text) >= SURE_TOWN;
  return lines.filter((line, at) => isContact[at] || ((isContact[at - 1] || isContact[at + 1]) && isTown(line)));
}

/** "City: Leeds" */
function isLabelledContact({ text, bullet }: Line): boolean {
  const label = bullet ? undefined : splitLabel(text);
  return label !== undefined && label.confidence >= SURE_LABEL && label.value !== "" && CONTACT_LABELS.has(label.field);
}

/** "School: Teme College" and "Subject: Hydrology" among the personal details, where no section tells of an education. */
function schoolOfHead(sections: readonly Section[], context: Context): Education[] | undefined {
  const labels = sections
    .filter(({ kind }) => IDENTITY_KINDS.has(kind))
    .flatMap(({ lines }) => lines.flatMap((line) => toRow(line, context).label ?? []));
  const bare = sections
    .filter(({ kind }) => kind === "personal" || kind === "contact")
    .flatMap(({ lines }) => lines.flatMap(schoolBesideDegree));
  if (bare.length > 0) return bare;
  const told = (field: string) => labels.find((label) => label.field === field)?.value || undefined;
  const [institution, area, studyType] = [told("institution"), told("area"), told("degree")];
  return institution && (area || studyType) ? [{ institution, studyType, area }] : undefined;
}

/** Languages that the personal details name and a section of their own tells better are told once. */
const eachOnce = (languages: readonly Language[]): Language[] =>
  languages.filter(
    ({ language, fluency }, at) =>
      fluency !== undefined ||
      !languages.some(
        (other, index) => index !== at && fold(other.language ?? "") === fold(language ?? "") && (other.fluency || index < at),
      ),
  );

/** Where nothing else says what somebody is, the short title that stands first under "Desired position". */
function wantedPosition(sections: readonly Section[]): string | undefined {
  const first = sections.find(({ kind }) => kind === "objective")?.lines[0];
  const isTitle =
    first &&
    first.cells.length === 1 &&
    !first.bullet &&
    wordCount(first.text) <= MAX_WANTED_WORDS &&
    looksLikePosition(first.text) >= SURE_WANTED_POSITION;
  return isTitle && !/[.!:]$/.test(first.text) ? first.text : undefined;
}

/** Where skills stand under several headings, each names its group. */
function underTitle(part: Part, title: string): Part {
  const { skills = [] } = part;
  const areBare = skills.length > 0 && skills.every(({ level, keywords }) => !level && !keywords);
  return areBare && title ? { ...part, skills: [{ name: title, keywords: skills.map(({ name }) => name as string) }] } : part;
}

/** Names that stand at the beginning of a paragraph, in the sections whose entries may have them there. */
const SEPARATED: Partial<Record<Section["kind"], (lines: readonly Line[]) => Line[]>> = {
  work: separateRunInHeads,
  volunteer: separateRunInHeads,
  education: separateSchools,
  projects: separateBoldNames,
};
const identical = (lines: readonly Line[]) => [...lines];

const IDENTITY_KINDS = new Set<Section["kind"]>(["head", "contact", "personal"]);
/** Contact lines stand here for want of a better place and are no part of the text. */
const PROFILE_KINDS = new Set<Section["kind"]>(["profile", "objective"]);

/** What a section adds to the resume. */
type Part = Partial<Omit<Resume, "basics" | "meta" | "additional">> & { summary?: string };
type Reader = (rows: readonly Row[], context: Context) => Part;

/** What becomes of each kind of section. A kind that is not listed goes to `additional` as it stands. */
const READERS: Partial<Record<Section["kind"], Reader>> = {
  head: readHead,
  contact: (rows) => ({ x: readPersonal(rows, true) }),
  personal: readPersonalSection,
  profile: readProfile,
  objective: readObjective,
  work: (rows, context) => ({ work: parseWork(rows, context) }),
  volunteer: (rows, context) => ({ volunteer: parseVolunteer(rows, context) }),
  education: (rows, context) => (arePosts(rows) ? { work: parseWork(rows, context) } : readEducation(rows, context, false)),
  skills: (rows, context) => ({ skills: parseSkills(rows, context) }),
  strengths: (rows, context) => ({ skills: parseSkills(rows, context) }),
  languages: (rows, context) => ({ languages: parseSpokenLanguages(rows, context) }),
  certificates: (rows, context) => ({ certificates: parseIssued(rows, context).map(toCertificate) }),
  courses: (rows, context) => ({ certificates: parseIssued(rows, context).map(toCertificate) }),
  projects: (rows, context) => ({ projects: parseProjects(rows, context) }),
  publications: (rows, context) => ({ publications: parsePublications(rows, context) }),
  conferences: readConferences,
  awards: (rows, context) => ({ awards: parseIssued(rows, context).map(toAward) }),
  references: (rows, context) => ({ references: parseReferences(rows, context) }),
  interests: (rows) => ({ interests: parseInterests(rows) }),
};

function readEducation(rows: readonly Row[], context: Context, mixed: boolean): Part {
  const { education, courses } = apartFromCourses(parseEducation(rows, context), mixed);
  const certificates = courses.map(({ area, institution, endDate }) => ({
    name: area ?? institution,
    ...(area && institution ? { issuer: institution } : {}),
    ...(endDate ? { date: endDate } : {}),
  }));
  return { education, ...(certificates.length > 0 ? { certificates } : {}) };
}

/** Papers in proceedings are publications; a list of talks stays as it stands. */
function readConferences(rows: readonly Row[], context: Context): Part {
  const publications = parseCitations(rows, context);
  return publications ? { publications } : {};
}

/** What a form asks for about a person may tell of languages too. */
function readPersonalSection(rows: readonly Row[], context: Context): Part {
  const spoken = rows.filter(({ label }) => label?.field === "languages");
  const languages = spoken.flatMap(({ label }) =>
    findSpokenLanguages(label?.value ?? "", context).map(({ language, fluency }) => ({ language, fluency })),
  );
  const interests = rows
    .flatMap(({ label }) => (label?.field === "interests" ? namesOfInterests(label.value) : []))
    .map((name) => ({ name }));
  return {
    x: readPersonal(rows, true),
    ...(languages.length > 0 ? { languages } : {}),
    ...(interests.length > 0 ? { interests } : {}),
  };
}

/** Paragraphs above the first heading are the profile; labelled details beside them are personal. */
function readHead(rows: readonly Row[], { reachable }: Context): Part {
  const paragraphs = rows.filter(
    (row) => isProse(row.text) && !row.bullet && !NOTES.has(row.line.place) && !reachable?.has(row.line) && !splitLabel(row.text),
  );
  const others = rows.filter((row) => !paragraphs.includes(row));
  const languages = others.flatMap(({ cells }) => cells.flatMap(({ text }) => listedLanguages(text)));
  return {
    x: readPersonal(others, false),
    ...(languages.length > 0 ? { languages } : {}),
    ...(paragraphs.length > 0 ? { summary: readParagraphs(paragraphs) } : {}),
  };
}

/** "French, English" in a line of its own, or in a cell beside the address: two languages or more, and nothing else. */
function listedLanguages(text: string): Language[] {
  const found = splitList(text).map((item) => findSpokenLanguages(item).filter(({ language }) => language === item));
  return found.length > 1 && found.every(({ length }) => length === 1) ? found.flat().map(({ language }) => ({ language })) : [];
}

const NOTES = new Set<Row["line"]["place"]>(["footer", "footnote"]);
const CONTACT_LABELS = new Set<string>(["email", "phone", "website", "address", "city", "postalCode", "country", "linkedin", "github"]);

/** Contact lines that stand under the profile for want of a better place are no part of it. */
function readProfile(rows: readonly Row[]): Part {
  return { summary: readParagraphs(rows.filter((row) => !(row.label && CONTACT_LABELS.has(row.label.field)))) };
}

/** "Buyer" over "Employment: full time": a form tells the title and its conditions, and nothing that is a summary. */
function readObjective(rows: readonly Row[]): Part {
  const [title, ...others] = rows;
  const conditions = others.filter(({ text }) => CONDITION.test(text));
  // "Fields:" over a list of them
  const isListed = (row: Row) => conditions.includes(row) || row.bullet || /[:：]$/u.test(row.text);
  const isForm = title && !isProse(title.text) && conditions.length > 0 && others.every(isListed);
  return isForm ? {} : readProfile(rows);
}

const CONDITION = /^\p{Lu}[^:：.]{2,40}[:：]\s*\S.{0,60}$/u;

function readSection(section: Section, rows: readonly Row[], context: Context): Part {
  // What the agency files under "additional" stays there as it stands, languages and personal details too.
  if (section.taught && section.kind === "other") return {};
  const isDetail = (row: Row) => isPersonalRow(row) || (section.kind === "other" && isPlainDetail(row));
  const personal = WITH_PERSONAL_ROWS.has(section.kind) ? rows.filter(isDetail) : [];
  const others = rows.filter((row) => !personal.includes(row) && !(LISTS.has(section.kind) && isOnRequest(row.text)));
  const { languages, rest } = WITH_SPOKEN_ROWS.has(section.kind) ? takeSpokenRows(others, context) : { languages: [], rest: others };
  const { interests, rest: own } = section.kind === "other" ? takeInterests(rest) : { interests: [], rest };
  const part =
    own.length === 0
      ? {}
      : section.kinds.length > 1
        ? readCombined(section.kinds, own, context)
        : (readerOf(section)?.(own, context) ?? {});
  const told = [...languages, ...(part.languages ?? [])];
  const spoken = told.length > 0 ? { languages: section.kind === "languages" ? underLevel(told, section.title) : told } : {};
  const details = personal.length > 0 ? { x: { ...readPersonal(personal, true), ...part.x } } : {};
  const whole = section.single && part.projects?.length ? { projects: [asOneProject(part.projects)] } : {};
  return { ...part, ...whole, ...spoken, ...(interests.length > 0 ? { interests } : {}), ...details };
}

const readerOf = ({ kind, title }: Section) => (kind === "work" && namesCareer(title) ? readCareer : READERS[kind]);

/** What stands below the title of a page that holds one project tells about it. */
function asOneProject([first, ...others]: readonly Project[]): Project {
  const dated = [first, ...others].find((one) => one?.startDate ?? one?.endDate);
  const description = [first?.description, ...others.flatMap(({ name, description }) => [name, description])].filter(Boolean).join("\n");
  const listed = (key: "highlights" | "keywords") => [first, ...others].flatMap((one) => one?.[key] ?? []);
  return {
    ...first,
    startDate: dated?.startDate,
    endDate: dated?.endDate,
    description: description || undefined,
    highlights: listed("highlights"),
    keywords: listed("keywords"),
  };
}

/** Sections in which every line is an item, so that "available upon request" would be one. */
const LISTS = new Set<Section["kind"]>([
  "publications",
  "conferences",
  "certificates",
  "courses",
  "awards",
  "projects",
  "skills",
  "interests",
]);

/** Sections in which a row may tell of spoken languages and nothing else. */
const WITH_SPOKEN_ROWS = new Set<Section["kind"]>([
  "head",
  "contact",
  "personal",
  "skills",
  "strengths",
  "interests",
  "courses",
  "certificates",
  "other",
]);

/** Short lists at whose end personal details often stand without a heading of their own. */
const WITH_PERSONAL_ROWS = new Set<Section["kind"]>([
  "interests",
  "languages",
  "skills",
  "strengths",
  "certificates",
  "courses",
  "references",
  "awards",
  "other",
]);
const PERSONAL_FIELDS = new Set<string>(AGENCY_FIELDS);
const isPersonalRow = ({ label }: Row) => label !== undefined && PERSONAL_FIELDS.has(label.field);
/** "Full clean driving licence" under "Additional information" says what it is. */
const isPlainDetail = ({ text, label, bullet }: Row) =>
  !label && !bullet && (guessAgencyField(text)?.confidence ?? 0) >= MIN_DETAIL_CONFIDENCE;

/** Lists grow, the summary grows by paragraphs, and the first value of an agency field stays. */
function mergeInto(draft: Resume, part: Part): void {
  const { summary, x } = part;
  if (summary) draft.basics.summary = [draft.basics.summary, summary].filter(Boolean).join("\n");
  if (x) draft.x = { ...x, ...draft.x };
  const grown = draft as unknown as Record<string, unknown[] | undefined>;
  for (const key of Object.keys(part) as (keyof Part)[]) {
    if (key === "summary" || key === "x") continue;
    const items = part[key] as unknown[];
    const before = grown[key];
    if (before) before.push(...items);
    else grown[key] = [...items];
  }
}

/** "Languages and interests": spoken languages go to theirs, the rest to the other kind. */
function readCombined(kinds: readonly SectionKind[], rows: readonly Row[], context: Context): Part {
  const [first, second] = kinds as [SectionKind, SectionKind];
  const areDatedOnce = rows.every(({ ranges }) => ranges.every(({ single, ongoing }) => single && !ongoing));
  const areCourses = areDatedOnce && (second === "certificates" || second === "courses");
  if (kinds.includes("work") && kinds.includes("education")) return readCareer(rows, context);
  if (kinds.includes("work")) return READERS[areCourses ? second : "work"]?.(rows, context) ?? {};
  if (kinds.includes("education") && (kinds.includes("courses") || kinds.includes("certificates")))
    return readEducation(rows, context, true);
  if (!kinds.includes("languages")) return (READERS[first] ?? READERS[second])?.(rows, context) ?? {};
  const other = first === "languages" ? second : first;
  const spoken = rows.filter((row) => findSpokenLanguages(row.text, context).length > 0);
  const rest = rows.filter((row) => !spoken.includes(row));
  return { languages: parseSpokenLanguages(spoken, context), ...(rest.length > 0 ? READERS[other]?.(rest, context) : {}) };
}

/** Jobs and schools under one title. */
function readCareer(rows: readonly Row[], context: Context): Part {
  const { jobs, schooling } = divideCareer(rows);
  return {
    ...(jobs.length > 0 ? { work: parseWork(jobs, context) } : {}),
    ...(schooling.length > 0 ? readEducation(schooling, context, false) : {}),
  };
}

const readParagraphs = (rows: readonly Row[]) => rows.map((row) => row.text.replace(/\t/g, " ")).join("\n");
const readPersonal = (rows: readonly Row[], guess: boolean) =>
  readAgencyFields(
    rows.map((row) => row.text),
    { guess },
  );

/** Made without anything empty, or what is empty in it says something. */
const AS_THEY_ARE = new Set(["warnings", "sources", "confidence"]);

/** Without undefined values, empty texts, lists and objects. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) {
      const kept = withoutEmpty(item);
      if (kept !== undefined) items.push(kept);
    }
    return items.length > 0 ? items : undefined;
  }
  if (value !== null && typeof value === "object") {
    const full: Record<string, unknown> = {};
    let isEmpty = true;
    for (const key of Object.keys(value)) {
      const item = (value as Record<string, unknown>)[key];
      const kept = AS_THEY_ARE.has(key) ? item : withoutEmpty(item);
      if (kept === undefined) continue;
      full[key] = kept;
      isEmpty = false;
    }
    return isEmpty ? undefined : full;
  }
  return value === "" ? undefined : value;
}
