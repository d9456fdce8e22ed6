import type { Certificate, Education, Language, Profile, Project, Resume, Skill, Volunteer, Work } from "../../../contract/resume.ts";
import { childrenOf, type XmlElement } from "../../package/xml.ts";
import { findNode, findNodes, ownText, readEuropassXml, textAt } from "./europass-xml.ts";

/** What an embedded Europass file says. Only what it states is set. */
export type EmbeddedResume = Partial<Omit<Resume, "meta" | "additional">>;

/**
 * Reads the XML that Europass puts into its PDFs. Two formats are in use: SkillsPassport 3.x of the editor until 2020 (europass.cedefop),
 * and the HR Open "Candidate" of today's europass.europa.eu. Returns undefined for XML that is neither or is damaged.
 */
export function parseEuropass(xml: string): EmbeddedResume | undefined {
  let root: XmlElement;
  try {
    root = readEuropassXml(xml);
  } catch {
    return undefined;
  }
  if (root.name === "SkillsPassport") return readSkillsPassport(root);
  if (root.name === "Candidate") return readCandidate(root);
  return undefined;
}

/* SkillsPassport 3.x */

function readSkillsPassport(root: XmlElement): EmbeddedResume {
  const learner = findNode(root, "LearnerInfo");
  const identity = findNode(learner, "Identification");
  const contact = findNode(identity, "ContactInfo");
  const address = findNode(contact, "Address/Contact");
  const headline = findNode(learner, "Headline");
  // A statement about oneself may stand in the place of a position.
  const isStatement = textAt(headline, "Type/Code") === "personal_statement";
  const [website, ...websites] = findNodes(contact, "WebsiteList/Website");
  const own = website && !textAt(website, "Use/Label") ? website : undefined;

  return {
    basics: {
      name: join(" ", textAt(identity, "PersonName/FirstName"), textAt(identity, "PersonName/Surname")),
      label: isStatement ? undefined : textAt(headline, "Description/Label"),
      summary: isStatement ? markupToText(ownText(findNode(headline, "Description/Label"))) : undefined,
      email: textAt(contact, "Email/Contact"),
      phone: textAt(contact, "TelephoneList/Telephone/Contact"),
      url: textAt(own, "Contact"),
      profiles: listed((own ? websites : website ? [website, ...websites] : []).map(toProfile)),
      location: {
        address: textAt(address, "AddressLine"),
        postalCode: textAt(address, "PostalCode"),
        city: textAt(address, "Municipality"),
        countryCode: textAt(address, "Country/Code"),
      },
    },
    x: {
      nationality:
        findNodes(identity, "Demographics/NationalityList/Nationality")
          .map((node) => textAt(node, "Label"))
          .filter(Boolean)
          .join(", ") || undefined,
      dateOfBirth: splitDate(findNode(identity, "Demographics/Birthdate")),
      gender: textAt(identity, "Demographics/Gender/Label"),
      drivingLicence:
        findNodes(learner, "Skills/Driving/Description/Licence")
          .map((node) => ownText(node)?.trim())
          .filter(Boolean)
          .join(", ") || undefined,
    },
    work: findNodes(learner, "WorkExperienceList/WorkExperience").map(toWork),
    education: findNodes(learner, "EducationList/Education").map(toEducation),
    languages: [
      ...findNodes(learner, "Skills/Linguistic/MotherTongueList/MotherTongue").map((node) => ({
        language: textAt(node, "Description/Label"),
      })),
      ...findNodes(learner, "Skills/Linguistic/ForeignLanguageList/ForeignLanguage").map(toLanguage),
    ],
    skills: findNodes(learner, "Skills/*").flatMap(toSkill),
  };
}

/** "LinkedIn: jane-doe" says where a page is and as whom. */
function toProfile(node: XmlElement): Profile {
  const [network, username] = (textAt(node, "Use/Label") ?? "").split(": ", 2);
  return { network: network || undefined, username: username || undefined, url: textAt(node, "Contact") };
}

const listed = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

function toWork(node: XmlElement): Work {
  return {
    name: textAt(node, "Employer/Name"),
    position: textAt(node, "Position/Label"),
    ...placeAndSite(node, "Employer"),
    ...period(findNode(node, "Period")),
    ...proseOf(ownText(findNode(node, "Activities"))),
  };
}

function toEducation(node: XmlElement): Education {
  const { startDate, endDate } = period(findNode(node, "Period"));
  return {
    institution: textAt(node, "Organisation/Name"),
    studyType: textAt(node, "Title"),
    area: textAt(node, "Field/Label"),
    ...placeAndSite(node, "Organisation"),
    startDate,
    endDate,
    ...proseOf(ownText(findNode(node, "Activities"))),
  };
}

/** Where an employer or a school is, and its page. */
function placeAndSite(node: XmlElement, organisation: string): Pick<Work, "location" | "url"> {
  const address = findNode(node, `${organisation}/ContactInfo/Address/Contact`);
  return {
    location: join(", ", textAt(address, "Municipality"), textAt(address, "Country/Label")),
    url: textAt(node, `${organisation}/ContactInfo/Website/Contact`),
  };
}

function toLanguage(node: XmlElement): Language {
  const levels = ["Listening", "Reading", "SpokenInteraction", "SpokenProduction", "Writing"]
    .map((skill) => textAt(node, `ProficiencyLevel/${skill}`))
    .filter(Boolean);
  const same = new Set(levels).size === 1;
  // A level in words has no place in the grid. Where the text has a time or an area, it tells how the language was learnt.
  const learnt = findNode(node, "AcquiredDuring/Experience");
  const inWords = learnt && childrenOf(learnt).length === 1 ? textAt(learnt, "Description") : undefined;
  return { language: textAt(node, "Description/Label"), fluency: same ? levels[0] : levels.join(", ") || inWords };
}

function toSkill(node: XmlElement): Skill[] {
  const text = ownText(findNode(node, "Description"));
  const items = listItems(text);
  return items.length > 0 ? [{ name: node.name, keywords: items }] : [];
}

/** `<From year="2014" month="--09" day="---01"/>` */
function splitDate(node: XmlElement | undefined): string | undefined {
  const { year, month, day } = node?.attributes ?? {};
  if (!year) return undefined;
  return [year, month?.replace(/\D/g, ""), day?.replace(/\D/g, "")].filter(Boolean).join("-");
}

const period = (node: XmlElement | undefined) => ({
  startDate: splitDate(findNode(node, "From")),
  endDate: splitDate(findNode(node, "To")),
});

/* HR Open Candidate (europass.europa.eu) */

function readCandidate(root: XmlElement): EmbeddedResume {
  const person = findNode(root, "CandidatePerson");
  const profile = findNode(root, "CandidateProfile");
  const communications = findNodes(person, "Communication");
  const address = communications.map((node) => findNode(node, "Address")).find(Boolean);
  const phone = communications
    .map((node) => join(" ", countryCode(textAt(node, "CountryDialing")), textAt(node, "DialNumber")))
    .find(Boolean);

  return {
    basics: {
      name: join(" ", textAt(person, "PersonName/GivenName"), textAt(person, "PersonName/FamilyName")),
      summary: markupToText(ownText(findNode(profile, "ExecutiveSummary"))),
      email: communications
        .filter((node) => textAt(node, "ChannelCode") === "Email")
        .map((node) => textAt(node, "URI"))
        .find(Boolean),
      phone,
      location: {
        address: textAt(address, "AddressLine"),
        postalCode: textAt(address, "PostalCode"),
        city: textAt(address, "CityName"),
        countryCode: textAt(address, "CountryCode")?.toUpperCase(),
      },
    },
    x: { nationality: textAt(person, "NationalityCode"), dateOfBirth: textAt(person, "BirthDate") },
    work: findNodes(profile, "EmploymentHistory/EmployerHistory").flatMap(toCandidateWork),
    education: findNodes(profile, "EducationHistory/EducationOrganizationAttendance").map(toCandidateEducation),
    languages: findNodes(profile, "PersonQualifications/PersonCompetency")
      .filter((node) => textAt(node, "TaxonomyID") === "language")
      .map(toCandidateLanguage),
    certificates: findNodes(profile, "Certifications/Certification").map(toCandidateCertificate),
    projects: findNodes(profile, "Projects/Project").map(toCandidateProject),
    volunteer: findNodes(profile, "Volunteering/Volunteer").map(toCandidateVolunteer),
  };
}

const countryCode = (digits: string | undefined) => (digits ? `+${digits.replace(/^\+/, "")}` : undefined);

function toCandidateWork(node: XmlElement): Work[] {
  const name = textAt(node, "OrganizationName");
  const location = textAt(node, "OrganizationContact/Communication/Address/CityName");
  return findNodes(node, "PositionHistory").map((position) => ({
    name,
    location,
    position: textAt(position, "PositionTitle"),
    ...candidatePeriod(findNode(position, "EmploymentPeriod")),
    ...proseOf(ownText(findNode(position, "Description"))),
  }));
}

function toCandidateEducation(node: XmlElement): Education {
  const degree = findNode(node, "EducationDegree");
  return {
    institution: textAt(node, "OrganizationName"),
    studyType: textAt(degree, "DegreeName"),
    location: textAt(node, "OrganizationContact/Communication/Address/CityName"),
    ...candidatePeriod(findNode(node, "AttendancePeriod")),
    courses: listItems(markupToText(ownText(findNode(degree, "OccupationalSkillsCovered")))),
  };
}

function toCandidateLanguage(node: XmlElement): Language {
  const levels = findNodes(node, "CompetencyDimension")
    .map((dimension) => textAt(dimension, "Score/ScoreText"))
    .filter((level): level is string => Boolean(level));
  return {
    language: textAt(node, "CompetencyName") ?? textAt(node, "CompetencyID"),
    fluency: new Set(levels).size === 1 ? levels[0] : levels.join(", ") || undefined,
  };
}

const toCandidateCertificate = (node: XmlElement): Certificate => ({
  name: textAt(node, "CertificationName"),
  date: candidatePeriod(findNode(node, "EffectiveTimePeriod")).startDate,
});
const toCandidateProject = (node: XmlElement): Project => ({
  name: textAt(node, "Title"),
  description: markupToText(ownText(findNode(node, "Description"))),
  ...candidatePeriod(findNode(node, "ProjectPeriod")),
});
const toCandidateVolunteer = (node: XmlElement): Volunteer => ({
  organization: textAt(node, "Title"),
  summary: markupToText(ownText(findNode(node, "Description"))),
  ...candidatePeriod(findNode(node, "VolunteeringPeriod")),
});

function candidatePeriod(node: XmlElement | undefined): { startDate?: string; endDate?: string } {
  return { startDate: isoDate(textAt(node, "StartDate/FormattedDateTime")), endDate: isoDate(textAt(node, "EndDate/FormattedDateTime")) };
}

const isoDate = (text: string | undefined) => /^\d{4}(?:-\d{2}){0,2}/.exec(text ?? "")?.[0];

/** Europass keeps rich text as HTML inside its XML: paragraphs and list items become lines. */
function markupToText(markup: string | undefined): string | undefined {
  const text = markup
    ?.replace(/<(?:br|\/p|\/li|\/ul|\/ol|\/div)\b[^>]*>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/[^\S\n]+/g, " ")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
  return text || undefined;
}

function listItems(text: string | undefined): string[] {
  return (markupToText(text) ?? "")
    .split("\n")
    .map((item) => item.replace(/^[-•*·]\s*/, "").trim())
    .filter(Boolean);
}

/** Paragraphs are the summary of what a list says; lines without a list are taken for one. */
function proseOf(rich: string | undefined): Pick<Work, "summary" | "highlights"> {
  const [before = "", ...parts] = (rich ?? "").split(/<li\b[^<>]*>/i);
  if (parts.length > 0) {
    const pieces = parts.map((part) => part.split(/<\/li>/i));
    const highlights = pieces.flatMap(([item]) => listItems(item).join(" ") || []);
    return { summary: markupToText([before, ...pieces.flatMap(([, ...behind]) => behind)].join("\n")), highlights };
  }
  const items = listItems(rich);
  if (items.length === 0) return {};
  return items.length === 1 ? { summary: items[0] } : { highlights: items };
}

function join(separator: string, ...parts: (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(separator) || undefined;
}
