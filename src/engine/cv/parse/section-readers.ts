import type { Project, Resume } from "../../contract/resume.ts";
import type { Context } from "./1-document/context.ts";
import { hasPeriod, type Row } from "./1-document/row.ts";
import { namedDetail } from "./2-sections/kinds/named-detail.ts";
import { ofKind, type Section } from "./2-sections/section.ts";
import { apartFromCourses } from "./3-entries/courses-among-schools.ts";
import { parseEducation } from "./3-entries/education.ts";
import { toAward } from "./3-entries/lists/awards.ts";
import { parseCertificates, toCertificate } from "./3-entries/lists/certificates.ts";
import { parseCitations } from "./3-entries/lists/citations.ts";
import { parseInterests, takeInterests } from "./3-entries/lists/interests.ts";
import { parseIssued } from "./3-entries/lists/issued-items.ts";
import { takeLanguageCertificates } from "./3-entries/lists/language-certificates.ts";
import { takeLicences, takeLicencesOfSchools } from "./3-entries/lists/licences-among-others.ts";
import { takeListedCourses } from "./3-entries/lists/listed-in-row.ts";
import { divideDated, parseMemberships, takeMemberships, withAssociation } from "./3-entries/lists/memberships.ts";
import { parseProjects } from "./3-entries/lists/projects.ts";
import { parsePublications } from "./3-entries/lists/publications.ts";
import { parseReferences } from "./3-entries/lists/references.ts";
import { NAMES_CERTIFICATE, type Titled } from "./3-entries/lists/titled-items.ts";
import { areJobs, divideCareer } from "./3-entries/schooling.ts";
import { parseVolunteer, parseWork } from "./3-entries/work.ts";
import {
  isPersonalRow,
  isPlainDetail,
  isPlainLicence,
  joinLicence,
  readHead,
  readPersonal,
  readPersonalSection,
} from "./4-fields/personal-details.ts";
import { takeSkillRows } from "./4-fields/skills/skill-rows.ts";
import { parseSkills } from "./4-fields/skills/skills.ts";
import { apartFromSpoken, divideSpoken, isSpokenRow, parseSpokenLanguages, takeSpokenRows, underLevel } from "./4-fields/spoken.ts";
import { areSentences, readObjective, readParagraphs, readProfile } from "./4-fields/summary.ts";
import { AWARD_WORDS } from "./lexicon/entries/certificate-words.ts";
import { namesCareer } from "./lexicon/headings/career.ts";
import { isOnRequest } from "./lexicon/headings/on-request.ts";
import type { SectionKind } from "./lexicon/headings/section-kind.ts";
import { findSpokenLanguages } from "./recognisers/languages.ts";

/** The values of one section. Rows that say something else (a driving licence under "Skills") are taken out first, each for its own field. */
export function readSection(section: Section, rows: readonly Row[], context: Context): SectionValues {
  // What the agency files under "additional" stays there as it stands, languages and personal details too.
  if (section.taught && section.kind === "other") return {};
  const detail = namedDetail(section);
  if (detail && rows.length > 0) return { x: { [detail]: readParagraphs(rows) } };
  const isStatement = (row: Row) => isSpokenRow(row) || isPlainDetail(row);
  const stated = WITH_STATEMENTS.has(section.kind) ? divideSpoken(rows, isStatement, context) : rows;
  const isDetail = (row: Row) =>
    isPersonalRow(row) || (section.kind === "other" && isPlainDetail(row)) || (WITH_LICENCES.has(section.kind) && isPlainLicence(row));
  const members = mayTellOfMemberships(section)
    ? takeMemberships(stated, context, {
        listed: holdsInterests(section),
        dated: section.kinds.length <= 1 && section.kind === "interests",
      })
    : { volunteer: [], rest: stated };
  const mayHaveDetails = WITH_PERSONAL_ROWS.has(section.kind);
  const joined = mayHaveDetails ? joinLicence(members.rest, context) : members.rest;
  const personal = mayHaveDetails ? joined.filter(isDetail) : [];
  const others = joined.filter((row) => !personal.includes(row) && !(LISTS.has(section.kind) && isOnRequest(row.text)));
  const { languages, rest } = WITH_SPOKEN_ROWS.has(section.kind)
    ? takeSpokenRows(SKILLS.has(section.kind) ? divideSpoken(others, isSpokenRow, context) : others, context)
    : { languages: [], rest: others };
  const { licences, rest: unlicensed } = section.kind === "other" ? takeLicences(rest) : { licences: [], rest };
  const { interests, rest: left } = section.kind === "other" ? takeInterests(unlicensed) : { interests: [], rest: unlicensed };
  const { skills, rest: own } =
    WITH_SKILL_ROWS.has(section.kind) && section.kinds.length <= 1
      ? takeSkillRows(left, section.kind, context)
      : { skills: [], rest: left };
  // "Volunteering and hobbies": what is left of it when the unpaid work is found are the hobbies, but for what has years.
  const remaining =
    members.volunteer.length > 0 && holdsInterests(section) && !own.some(({ ranges }) => ranges.length > 0)
      ? ofKind(section, "interests")
      : section;
  const values =
    own.length === 0
      ? {}
      : remaining.kinds.length > 1
        ? readCombined(remaining.kinds, own, context)
        : (readerOf(remaining)?.(own, context) ?? {});
  const spokenHere = [...languages, ...(values.languages ?? [])];
  const spoken =
    spokenHere.length > 0 ? { languages: section.kind === "languages" ? underLevel(spokenHere, section.title) : spokenHere } : {};
  const details = personal.length > 0 ? { x: { ...readPersonal(personal, true), ...values.x } } : {};
  const whole = section.single && values.projects?.length ? { projects: [asOneProject(values.projects)] } : {};
  const unpaid = members.volunteer.length > 0 ? { volunteer: [...members.volunteer, ...(values.volunteer ?? [])] } : {};
  const able = skills.length > 0 ? { skills: [...skills, ...(values.skills ?? [])] } : {};
  const licensed = licences.length > 0 ? { certificates: parseCertificates(licences, context) } : {};
  const known = interests.length > 0 ? { interests } : {};
  return { ...values, ...whole, ...able, ...spoken, ...unpaid, ...licensed, ...known, ...details };
}

const readerOf = ({ kind, title }: Section) => (kind === "work" && namesCareer(title) ? readCareer : READERS[kind]);

/** What a section adds to the resume. */
export type SectionValues = Partial<Omit<Resume, "basics" | "meta" | "additional">> & { summary?: string };
type Reader = (rows: readonly Row[], context: Context) => SectionValues;

/** What becomes of each kind of section. A kind that is not listed goes to `additional` as it stands. */
const READERS: Partial<Record<Section["kind"], Reader>> = {
  head: readHead,
  contact: (rows) => ({ x: readPersonal(rows, true) }),
  personal: readPersonalSection,
  profile: readProfile,
  objective: readObjective,
  work: (rows, context) => ({ work: parseWork(rows, context) }),
  volunteer: (rows, context) => ({ volunteer: parseVolunteer(divideDated(rows, context), context).map(withAssociation) }),
  memberships: (rows, context) => ({ volunteer: parseMemberships(rows, context) }),
  education: (rows, context) => (areJobs(rows) ? { work: parseWork(rows, context) } : readEducation(rows, context, false)),
  skills: readSkills,
  strengths: (rows, context) => (areSentences(rows) ? readProfile(rows) : readSkills(rows, context)),
  languages: readLanguages,
  certificates: (rows, context) => ({ certificates: parseCertificates(rows, context) }),
  courses: (rows, context) => ({ certificates: parseCertificates(rows, context) }),
  projects: (rows, context) => ({ projects: parseProjects(rows, context) }),
  publications: (rows, context) => ({ publications: parsePublications(rows, context) }),
  conferences: readConferences,
  awards: (rows, context) => ({ awards: parseIssued(rows, context).map(toAward) }),
  references: (rows, context) => ({ references: parseReferences(rows, context) }),
  interests: (rows) => ({ interests: parseInterests(rows) }),
};

/** Languages, and the certificates for them in rows of their own. */
function readLanguages(rows: readonly Row[], context: Context): SectionValues {
  const { certified, rest } = takeLanguageCertificates(rows, context);
  const languages = parseSpokenLanguages(rest, context);
  return { languages, ...(certified.length > 0 ? { certificates: parseCertificates(certified, context) } : {}) };
}

function readSkills(rows: readonly Row[], context: Context): SectionValues {
  const { skills, languages } = apartFromSpoken(parseSkills(rows, context));
  return { skills, ...(languages.length > 0 ? { languages } : {}) };
}

function readEducation(rows: readonly Row[], context: Context, mixed: boolean): SectionValues {
  const listed = takeListedCourses(rows, context);
  const { licences, rest } = takeLicencesOfSchools(listed.rest);
  const { education, courses } = apartFromCourses(rest.length > 0 ? parseEducation(rest, context, mixed) : [], mixed);
  const certificates = [
    ...courses,
    ...[listed.courses, licences].flatMap((own) => (own.length > 0 ? parseCertificates(own, context) : [])),
  ];
  return { education, ...(certificates.length > 0 ? { certificates } : {}) };
}

/** Papers in proceedings are publications; a list of talks stays as it stands. */
function readConferences(rows: readonly Row[], context: Context): SectionValues {
  const publications = parseCitations(rows, context);
  return publications ? { publications } : {};
}

/** What stands below the title of a page that holds one project belongs to it. */
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

/** Sections in which "Treasurer of the Guild of Bakers since 2019" tells of unpaid work and no job. */
const WITH_MEMBERSHIPS = new Set<Section["kind"]>(["interests", "personal", "other"]);

/** "Memberships and awards", "Volunteering and hobbies" hold other things too. */
const mayTellOfMemberships = (section: Section) =>
  WITH_MEMBERSHIPS.has(section.kind) || (section.kinds.length > 1 && (section.kinds.includes("memberships") || holdsInterests(section)));

const holdsInterests = ({ kind, kinds }: Section) => kind === "interests" || kinds.includes("interests");

const SKILLS = new Set<Section["kind"]>(["skills", "strengths"]);

/** Sections in which a driving licence stands among other things. */
const WITH_LICENCES = new Set<Section["kind"]>([...SKILLS, "interests"]);

/** Sections in which a line tells of several things, "Driving licence B; English fluent. Sings in a choir", of which some have a field. */
const WITH_STATEMENTS = new Set<Section["kind"]>(["other", "interests"]);

/** Sections in which a row may tell of skills behind a label of its own, or name programs. */
const WITH_SKILL_ROWS = new Set<Section["kind"]>(["head", "personal", "languages", "education", "other"]);

/** Sections in which a row may name spoken languages and nothing else. */
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

/** "Languages and interests": spoken languages go to theirs, the rest to the other kind. */
function readCombined(kinds: readonly SectionKind[], rows: readonly Row[], context: Context): SectionValues {
  const read = kinds.filter((kind) => kind !== "memberships");
  const [first, second] = (read.length > 1 ? read : [...read, ...read]) as [SectionKind, SectionKind];
  const areDatedOnce = !rows.some(hasPeriod);
  const areCourses = areDatedOnce && (second === "certificates" || second === "courses");
  if (kinds.includes("work") && kinds.includes("education")) return readCareer(rows, context);
  if (kinds.includes("work")) return READERS[areCourses ? second : "work"]?.(rows, context) ?? {};
  if (kinds.includes("education") && (kinds.includes("courses") || kinds.includes("certificates")))
    return readEducation(rows, context, true);
  if (kinds.includes("awards") && (kinds.includes("certificates") || kinds.includes("courses"))) return readAwarded(first, rows, context);
  if (!kinds.includes("languages")) return (READERS[first] ?? READERS[second])?.(rows, context) ?? {};
  const other = first === "languages" ? second : first;
  const isSpoken = (row: Row) => findSpokenLanguages(row.text, context).length > 0;
  const divided = divideSpoken(rows, isSpoken, context);
  const spoken = divided.filter(isSpoken);
  const rest = divided.filter((row) => !spoken.includes(row));
  return { languages: parseSpokenLanguages(spoken, context), ...(rest.length > 0 ? READERS[other]?.(rest, context) : {}) };
}

/** "Awards and certifications": each item is what its words say, and else what the heading names first. */
function readAwarded(kind: SectionKind, rows: readonly Row[], context: Context): SectionValues {
  const isAward = ({ title }: Titled) => NAMES_AWARD.test(title) || (kind === "awards" && !NAMES_CERTIFICATE.test(title));
  const items = parseIssued(rows, context);
  const [awarded, certified] = [items.filter(isAward), items.filter((item) => !isAward(item))];
  return {
    ...(awarded.length > 0 ? { awards: awarded.map(toAward) } : {}),
    ...(certified.length > 0 ? { certificates: certified.map(toCertificate) } : {}),
  };
}

const NAMES_AWARD = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${AWARD_WORDS})(?![\p{L}\p{M}])`, "iu");

/** Jobs and schools under one heading. */
function readCareer(rows: readonly Row[], context: Context): SectionValues {
  const { jobs, schooling } = divideCareer(rows);
  return {
    ...(jobs.length > 0 ? { work: parseWork(jobs, context) } : {}),
    ...(schooling.length > 0 ? readEducation(schooling, context, false) : {}),
  };
}
