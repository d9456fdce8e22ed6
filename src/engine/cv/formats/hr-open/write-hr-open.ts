import type { Certificate, Education, Language, Publication, Reference, Resume, Skill, Volunteer, Work } from "../../../contract/resume.ts";
import { chooseWords } from "../../render/labels/labels.ts";
import { isDate, isFullDate, isOngoing, type Period, periodText } from "../dates.ts";
import { photoOf } from "../photo.ts";
import { awardText, entryLines, freeSections, labelled, projectText, type SectionText, type Word } from "../section-texts.ts";
import { codeOf, type DataRequest, type EscoCodes, NO_CODES } from "../written-data.ts";

/** A part of the JSON: what is undefined is left out, and so is what holds nothing. */
type Part = { [key: string]: Json | undefined };
type Json = string | boolean | Part | (Part | string | undefined)[];
type Tools = { word: Word; codes: EscoCodes };

/**
 * A Resume as a Candidate of HR Open Standards 4.x with one profile (docs/formats.md has the fields). What the standard has no field for stands, with the
 * heading of its section, in the descriptions of an attachment. `placed`: paths of what the file says otherwise than in the words of the CV.
 */
export function writeHrOpen(resume: Resume, { codes = NO_CODES }: DataRequest): { candidate: object; placed: Set<string> } {
  const { basics, x = {}, meta } = resume;
  const { language } = meta.vitae;
  const tools: Tools = { word: chooseWords({ labels: {}, labelLanguage: "cv" }, language).word, codes };
  const placed = new Set<string>();
  const photo = photoOf(basics.image);
  if (photo) placed.add("basics.image");
  const profile: Part = {
    profileName: basics.label,
    languageCode: language,
    executiveSummary: basics.summary,
    employment: (resume.work ?? []).map((work) => employer(work, tools)),
    education: (resume.education ?? []).map((education) => attendance(education, tools)),
    certifications: (resume.certificates ?? []).map(certification),
    licenses: [{ name: x.drivingLicence, type: x.drivingLicence ? { name: "driving licence" } : undefined }],
    publications: (resume.publications ?? []).filter(({ name }) => name).map(publication),
    qualifications: [
      ...(resume.skills ?? []).flatMap((skill) => competencies(skill, tools)),
      ...(resume.languages ?? []).map(languageCompetency),
    ],
    affiliations: (resume.volunteer ?? []).map((volunteer) => affiliation(volunteer, tools)),
    references: (resume.references ?? []).filter(({ name }) => name).map(referee),
    attachments: [
      photo && { descriptions: ["Photo"], content: { value: photo.base64, encoding: "base64", mimeType: photo.mimeType } },
      { descriptions: otherSections(resume, tools.word).map(sectionText) },
    ],
  };
  return { candidate: (withoutEmpty({ language, person: person(resume), profiles: [profile] }) ?? {}) as object, placed };
}

/** Nothing that says nothing: no empty text, list or object. */
function withoutEmpty(value: Json | undefined): Json | undefined {
  if (value === undefined || value === "") return undefined;
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined) as (Part | string)[];
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== "object") return value;
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const there = withoutEmpty(item);
    return there === undefined ? [] : [[key, there]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

// ---- person ------------------------------------------------------------------------------------------------------------------

function person({ basics, x = {} }: Resume): Part {
  const { location = {}, profiles = [] } = basics;
  return {
    name: { formattedName: basics.name },
    communication: {
      address: [
        {
          line: location.address,
          city: location.city,
          postalCode: location.postalCode,
          countryCode: location.countryCode,
          countrySubDivisions: [location.region ? { type: "region", value: location.region } : undefined],
        },
      ],
      phone: [{ formattedNumber: basics.phone }],
      email: [{ address: basics.email }],
      web: [
        basics.url ? { url: basics.url } : undefined,
        ...profiles.map(({ network, username, url }) => webSite([network, username], url)),
      ],
    },
    birthDate: isFullDate(x.dateOfBirth) ? x.dateOfBirth : undefined,
    birthPlace: x.birthPlace,
    nationality: (x.nationality ?? "").split(", ").map((one) => one.trim()),
    maritalStatus: x.maritalStatus,
  };
}

/** A web address needs one; a user name alone is among the other texts. */
const webSite = (names: readonly (string | undefined)[], url: string | undefined): Part | undefined =>
  url ? { name: names.filter(Boolean).join(": "), url } : undefined;

// ---- employment and education ------------------------------------------------------------------------------------------------

/** Start, end and whether it goes on, as far as the dates are dates; the text of those that are not. */
function history(period: Period, word: Word): { dates: Part; text: string | undefined } {
  const { startDate, endDate } = period;
  if ((startDate && !isDate(startDate)) || (endDate && !isDate(endDate))) return { dates: {}, text: periodText(period, word("present")) };
  return { dates: { start: startDate, end: endDate, current: isOngoing(period) ? true : undefined }, text: undefined };
}

/** Each entry of a CV is one employer with one position: who stayed for several is told so by its dates. */
function employer(work: Work, { word, codes }: Tools): Part {
  const { name, position, location, url, client, description, summary, highlights = [], keywords } = work;
  const { dates, text } = history(work, word);
  const told = [text, summary, ...highlights, labelled(word("client"), [client]), labelled(word("environment"), keywords)];
  return {
    ...dates,
    organization: { ...organization(name, url), description: description ? { value: description } : undefined },
    positionHistories: [
      {
        title: position,
        ...dates,
        location: { formattedAddress: location },
        jobCategories: [concept(position, codes.occupations)],
        descriptions: told,
      },
    ],
  };
}

const organization = (name: string | undefined, url: string | undefined, location?: string): Part => ({
  name,
  communication: { address: [{ formattedAddress: location }], web: [url ? { url } : undefined] },
});

/** The concept of ESCO behind a name, where it is known. */
function concept(name: string | undefined, codes: Record<string, string>): Part | undefined {
  const uri = codeOf(codes, name);
  return uri ? { id: { value: uri, schemeId: "ESCO", schemeAgencyId: "European Commission" }, name } : undefined;
}

function attendance(education: Education, { word }: Tools): Part {
  const { institution, studyType, area, location, url, score, courses, summary, highlights = [] } = education;
  const { dates, text } = history(education, word);
  return {
    ...dates,
    institution: organization(institution, url, location),
    programs: courses,
    educationDegrees: [
      { name: studyType, specializations: [{ name: area }], score: { scoresText: [score ? { value: score } : undefined] } },
    ],
    descriptions: [text, summary, ...highlights],
  };
}

// ---- certificates, publications, people ----------------------------------------------------------------------------------------

const certification = ({ name, date, issuer, url, summary }: Certificate): Part => ({
  name,
  issuingAuthority: { name: issuer },
  issued: isDate(date) ? date : undefined,
  descriptions: [isDate(date) ? undefined : date, summary, url],
});

/** A publication has a kind and a title in the standard, and a date to the day. */
const publication = ({ name, publisher, releaseDate, url, summary }: Publication): Part => ({
  type: "Other publication",
  title: name,
  publisher,
  date: isFullDate(releaseDate) ? releaseDate : undefined,
  abstract: summary,
  comments: [isFullDate(releaseDate) ? undefined : releaseDate, url].map((note) => (note ? { note } : undefined)),
});

const referee = ({ name, reference }: Reference): Part => ({
  personName: { formattedName: name },
  comments: [reference ? { note: reference } : undefined],
});

/** Unpaid work is no employment: it stands with the organisations that somebody belongs to. Their dates are to the day. */
function affiliation(
  { organization: name, position, url, startDate, endDate, summary, highlights = [] }: Volunteer,
  { word }: Tools,
): Part {
  const isExact = (!startDate || isFullDate(startDate)) && (!endDate || isFullDate(endDate));
  return {
    organization: organization(name, url),
    role: position,
    startDate: isExact ? startDate : undefined,
    endDate: isExact ? endDate : undefined,
    descriptions: [isExact ? undefined : periodText({ startDate, endDate }, word("present")), summary, ...highlights],
  };
}

// ---- competencies --------------------------------------------------------------------------------------------------------------

/** Each skill by itself; those of a group say which it is. The level that a CV gives to a group is that of its skills. */
function competencies({ name, level, keywords = [] }: Skill, { codes }: Tools): Part[] {
  const named = keywords.filter(Boolean);
  if (named.length === 0) return [competency(name ?? level, { level: name ? level : undefined, codes })];
  return named.map((keyword) => competency(keyword, { level, group: name, codes }));
}

function competency(name: string | undefined, { level, group, codes }: { level?: string; group?: string; codes: EscoCodes }): Part {
  return {
    competencyName: name,
    competencyIds: [concept(name, codes.skills)?.id as Part | undefined],
    description: group,
    proficiencyLevel: scoreOf(level),
  };
}

const scoreOf = (level: string | undefined): Part => ({ scoresText: [level ? { value: level } : undefined] });

/** The standard has no list of languages: they are competencies of their own kind. */
const languageCompetency = ({ language, fluency }: Language): Part => ({
  competencyName: language ?? fluency,
  taxonomyIds: [{ value: "language" }],
  proficiencyLevel: scoreOf(language ? fluency : undefined),
});

// ---- the rest ------------------------------------------------------------------------------------------------------------------

/** The sections that the standard has no fields for, and entries that lack what it asks for, such as the name of a referee. */
function otherSections(resume: Resume, word: Word): SectionText[] {
  const { basics, awards = [], projects = [], references = [], publications = [], x = {} } = resume;
  const { nationality: _, birthPlace: __, maritalStatus: ___, drivingLicence: ____, dateOfBirth, ...others } = x;
  const fields = isFullDate(dateOfBirth) ? others : { ...others, ...(dateOfBirth && { dateOfBirth }) };
  const plain = (texts: (string | undefined)[]) => ({ head: texts.filter(Boolean).join(", "), paragraphs: [], items: [] });
  const accounts = (basics.profiles ?? []).filter(({ url }) => !url).map(({ network, username }) => plain([network, username]));
  return [
    { title: word("contact"), entries: accounts },
    { title: word("projects"), entries: projects.map((project) => projectText(project, word)) },
    { title: word("awards"), entries: awards.map(awardText) },
    {
      title: word("publications"),
      entries: publications
        .filter(({ name }) => !name)
        .map(({ publisher, releaseDate, url, summary }) => plain([publisher, releaseDate, url, summary])),
    },
    { title: word("references"), entries: references.filter(({ name }) => !name).map(({ reference }) => plain([reference])) },
    ...freeSections(resume, fields, word),
  ].filter(({ entries }) => entries.some((entry) => entryLines(entry).length > 0));
}

const sectionText = ({ title, entries }: SectionText): string => [title, ...entries.flatMap(entryLines)].join("\n");
