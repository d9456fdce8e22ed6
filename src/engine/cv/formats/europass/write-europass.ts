import type { Education, Language, Resume, Skill, Work } from "../../../contract/resume.ts";
import { element, writeXml, type XmlElement } from "../../package/xml.ts";
import { chooseWords } from "../../render/labels/labels.ts";
import { type DateParts, dateParts, isOngoing, type Period, periodText } from "../dates.ts";
import { photoOf } from "../photo.ts";
import {
  awardText,
  certificateText,
  type EntryText,
  freeSections,
  labelled,
  projectText,
  publicationText,
  referenceText,
  volunteerText,
  type Word,
} from "../section-texts.ts";
import { codeOf, type DataRequest, type EscoCodes, NO_CODES } from "../written-data.ts";
import { countryOf, gridOf, isMotherTongue, languageCode, licencesOf, occupationCode } from "./codes.ts";
import { splitName } from "./person-name.ts";
import { escapeHtml, linked, listOf, richText } from "./rich-text.ts";

const NAMESPACE = "http://europass.cedefop.europa.eu/Europass";
const XSI = "http://www.w3.org/2001/XMLSchema-instance";
const SCHEMA = "http://europass.cedefop.europa.eu/xml/v3.4.0/EuropassSchema.xsd";

type Node = XmlElement | undefined;
/** What the parts of the file need: words and language of the CV, and the paths of what is said by another means than its text. */
type Tools = { word: Word; language: string; codes: EscoCodes; placed: Set<string> };

/**
 * A Resume as the SkillsPassport of Europass, schema 3.4 (docs/formats.md has the fields). What the schema has no field for is an achievement with the heading
 * of its section. `placed`: paths of what the file says otherwise than in the words of the CV.
 */
export function writeEuropass(resume: Resume, { created, changed, codes = NO_CODES }: DataRequest): { xml: string; placed: Set<string> } {
  const language = resume.meta.vitae.language;
  const tools: Tools = { word: chooseWords({ labels: {}, labelLanguage: "cv" }, language).word, language, codes, placed: new Set() };
  const info = node("DocumentInfo", [
    text("DocumentType", "ECV"),
    text("CreationDate", created),
    text("LastUpdateDate", changed),
    text("XSDVersion", "V3.4"),
    text("Generator", "Vitae"),
  ]);
  // Headline and licence are shown where they fit; what does not is an achievement, so these come last.
  const free: Achievement[] = [];
  const learner = required("LearnerInfo", [
    identification(resume, tools, free),
    headline(resume, tools, free),
    list(
      "WorkExperienceList",
      (resume.work ?? []).map((work) => workExperience(work, tools)),
    ),
    list(
      "EducationList",
      (resume.education ?? []).map((education) => toEducation(education, tools)),
    ),
    skills(resume, tools),
    list("AchievementList", [...free, ...sections(resume, tools)].map(achievement)),
  ]);
  const attributes = { xmlns: NAMESPACE, "xmlns:xsi": XSI, "xsi:schemaLocation": `${NAMESPACE} ${SCHEMA}`, locale: localeOf(language) };
  return { xml: writeXml(element("SkillsPassport", attributes, kept([info, learner]))), placed: tools.placed };
}

// ---- nodes -------------------------------------------------------------------------------------------------------------------

const kept = (children: readonly Node[]): XmlElement[] => children.filter((child): child is XmlElement => child !== undefined);

/** An element with the children that there are; undefined where there is none. */
function node(name: string, children: readonly Node[]): Node {
  const there = kept(children);
  return there.length > 0 ? element(name, {}, there) : undefined;
}
const required = (name: string, children: readonly Node[]): XmlElement => element(name, {}, kept(children));
const list = node;

const text = (name: string, value: string | undefined): Node => (value ? element(name, {}, [xmlText(value)]) : undefined);
/** XML 1.0 has no control characters and no halves of characters, not even as numbers: each becomes the sign for what cannot be shown. */
const xmlText = (value: string) => value.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, "\ufffd");
const label = (name: string, value: string | undefined, code?: string): Node => node(name, [text("Code", code), text("Label", value)]);

/** "en" of "en-GB"; Europass has two letters. */
const localeOf = (language: string) => /^[a-z]{2}(?![a-z])/.exec(language.toLowerCase())?.[0] ?? "en";

const date = (name: string, { year, month, day }: DateParts): XmlElement =>
  element(name, { ...(day && { day: `---${day}` }), ...(month && { month: `--${month}` }), year });

/** The period of an entry as far as its dates are dates, and the text of those that are not. */
function period({ startDate, endDate }: Period, word: Word): { node: Node; text: string | undefined } {
  const [from, to] = [dateParts(startDate), dateParts(endDate)];
  if ((startDate && !from) || (endDate && !to)) return { node: undefined, text: periodText({ startDate, endDate }, word("present")) };
  const current = isOngoing({ startDate, endDate }) ? text("Current", "true") : undefined;
  return { node: node("Period", [from && date("From", from), to && date("To", to), current]), text: undefined };
}

/** An address on the web without what no address has: spaces, quotation marks, brackets. */
const isAddress = (url: string | undefined): url is string => url !== undefined && /^[^\s<>"{}|\\^`\p{Cc}%]+$/u.test(url);

// ---- person ------------------------------------------------------------------------------------------------------------------

type Achievement = { code?: string; title: string; body: string | undefined };

function identification({ basics, x = {} }: Resume, tools: Tools, free: Achievement[]): Node {
  const { firstName, surname } = splitName(basics.name ?? "");
  return node("Identification", [
    node("PersonName", [text("FirstName", firstName), text("Surname", surname)]),
    contact(basics, tools, free),
    node("Demographics", [birthdate(x.dateOfBirth), label("Gender", x.gender), nationalities(x.nationality)]),
    photo(basics.image, tools),
  ]);
}

function birthdate(text: string | undefined): Node {
  const parts = dateParts(text);
  return parts && date("Birthdate", parts);
}

const nationalities = (text = ""): Node =>
  list(
    "NationalityList",
    text.split(", ").map((one) => label("Nationality", one.trim() || undefined)),
  );

function photo(image: string | undefined, { placed }: Tools): Node {
  const found = photoOf(image);
  if (!found || !["image/jpeg", "image/png"].includes(found.mimeType)) return undefined;
  placed.add("basics.image");
  return node("Photo", [text("MimeType", found.mimeType), text("Data", found.base64)]);
}

function contact({ email, phone, url, location = {}, profiles = [] }: Resume["basics"], tools: Tools, free: Achievement[]): Node {
  const { word, language, placed } = tools;
  const country = location.countryCode ? countryOf(location.countryCode, language) : {};
  if (country.label) placed.add("basics.location.countryCode");
  const websites = [{ url, label: undefined as string | undefined }, ...profiles.map(profileSite)];
  const isEmail = email !== undefined && /^[^@]+@[^.]+\..+$/.test(email);
  const others = [isEmail ? undefined : email, ...websites.filter(({ url }) => !isAddress(url)).flatMap(({ url, label }) => [label, url])];
  const body = richText(others);
  if (body) free.push({ title: word("contact"), body });
  return node("ContactInfo", [
    node("Address", [
      node("Contact", [
        text("AddressLine", location.address),
        text("AddressLine2", location.region),
        text("PostalCode", location.postalCode),
        text("Municipality", location.city),
        label("Country", country.label, country.code),
      ]),
    ]),
    isEmail ? node("Email", [text("Contact", email)]) : undefined,
    list("TelephoneList", [node("Telephone", [text("Contact", phone)])]),
    list(
      "WebsiteList",
      websites.map(({ url, label: use }) => (isAddress(url) ? node("Website", [text("Contact", url), label("Use", use)]) : undefined)),
    ),
  ]);
}

/** "LinkedIn: jane-doe" beside the address. */
const profileSite = ({ network, username, url }: { network?: string; username?: string; url?: string }) => ({
  url,
  label: [network, username].filter(Boolean).join(": ") || undefined,
});

/** There is one headline: the position, or without one the profile. */
function headline({ basics }: Resume, { word, codes }: Tools, free: Achievement[]): Node {
  const type = (code: string) => label("Type", undefined, code);
  const { label: position, summary } = basics;
  if (position && summary) free.push({ title: word("profile"), body: richText([summary]) });
  if (position) {
    const code = occupationCode(codeOf(codes.occupations, position));
    return node("Headline", [type("position"), label("Description", position, code)]);
  }
  return summary ? node("Headline", [type("personal_statement"), label("Description", summary)]) : undefined;
}

// ---- work and education --------------------------------------------------------------------------------------------------------

function workExperience(work: Work, { word, codes }: Tools): Node {
  const { name, position, location, url, client, description, summary, highlights, keywords } = work;
  const when = period(work, word);
  const code = occupationCode(codeOf(codes.occupations, position));
  const told = [when.text, summary, labelled(word("client"), [client]), description, labelled(word("environment"), keywords)];
  return node("WorkExperience", [
    when.node,
    label("Position", position, code),
    text("Activities", richText([...told, isAddress(url) ? undefined : url], highlights)),
    organisation("Employer", { name, location, url }),
  ]);
}

function toEducation(education: Education, { word }: Tools): Node {
  const { institution, studyType, area, location, url, score, courses, summary, highlights } = education;
  const when = period(education, word);
  const told = [when.text, summary, labelled(word("score"), [score]), labelled(word("courses"), courses)];
  return node("Education", [
    when.node,
    text("Title", studyType),
    text("Activities", richText([...told, isAddress(url) ? undefined : url], highlights)),
    organisation("Organisation", { name: institution, location, url }),
    label("Field", area),
  ]);
}

/** The place stands as the CV prints it: "Leeds, England". */
const organisation = (element: string, { name, location, url }: { name?: string; location?: string; url?: string }): Node =>
  node(element, [
    text("Name", name),
    node("ContactInfo", [
      node("Address", [node("Contact", [text("Municipality", location)])]),
      isAddress(url) ? node("Website", [text("Contact", url)]) : undefined,
    ]),
  ]);

// ---- skills ------------------------------------------------------------------------------------------------------------------

/** Groups that a Europass CV named so itself go back to their place; all others are job-related. */
const GROUPS = ["Communication", "Organisational", "JobRelated", "Computer", "Other"] as const;
type Group = (typeof GROUPS)[number];

function skills({ languages, skills = [], x = {} }: Resume, tools: Tools): Node {
  const groupOf = ({ name }: Skill): Group => GROUPS.find((group) => group === name) ?? "JobRelated";
  const group = (name: Group) => {
    const items = skills.filter((skill) => groupOf(skill) === name).flatMap((skill) => skillItems(skill, tools.codes));
    if (name === "Other" && x.drivingLicence && !licencesOf(x.drivingLicence))
      items.push(escapeHtml(labelled(tools.word("drivingLicence"), [x.drivingLicence]) ?? ""));
    return node(name, [text("Description", listOf(items))]);
  };
  const licences = (licencesOf(x.drivingLicence ?? "") ?? []).map((licence) => text("Licence", licence));
  return node("Skills", [
    linguistic(languages ?? [], tools),
    group("Communication"),
    group("Organisational"),
    group("JobRelated"),
    group("Computer"),
    node("Driving", [node("Description", licences)]),
    group("Other"),
  ]);
}

/** A group is one item, "Databases (expert): Oracle, SQL"; that of a Europass CV is its items, as the place has its name. */
function skillItems({ name = "", level, keywords = [] }: Skill, { skills }: EscoCodes): string[] {
  const words = keywords.filter(Boolean).map((keyword) => linked(keyword, skills));
  if (GROUPS.some((group) => group === name) && words.length > 0) return [...words, ...(level ? [escapeHtml(level)] : [])];
  const head = `${name ? linked(name, skills) : ""}${level ? ` (${escapeHtml(level)})` : ""}`.trim();
  const item = [head, words.join(", ")].filter(Boolean).join(": ");
  return item ? [item] : [];
}

function linguistic(languages: readonly Language[], { placed }: Tools): Node {
  const first: Node[] = [];
  const foreign: Node[] = [];
  for (const [index, { language = "", fluency }] of languages.entries()) {
    const description = label("Description", language, languageCode(language));
    if (isMotherTongue(fluency)) {
      placed.add(`languages[${index}].fluency`);
      first.push(node("MotherTongue", [description]));
      continue;
    }
    const grid = gridOf(fluency);
    foreign.push(
      node("ForeignLanguage", [
        description,
        node(
          "ProficiencyLevel",
          (grid ?? []).map(({ skill, level }) => text(skill, level)),
        ),
        // The grid takes nothing but its levels: "fluent" stands where the format says how a language was learnt.
        grid || !fluency ? undefined : node("AcquiredDuring", [node("Experience", [text("Description", fluency)])]),
      ]),
    );
  }
  return node("Linguistic", [list("MotherTongueList", first), list("ForeignLanguageList", foreign)]);
}

// ---- achievements --------------------------------------------------------------------------------------------------------------

/** What has no list of its own: with the code of its kind where there is one, and the heading that a CV in this language has for it. */
function sections(resume: Resume, { word }: Tools): Achievement[] {
  const { certificates = [], publications = [], projects = [], awards = [], volunteer = [], references = [], x = {} } = resume;
  const of = <T>(entries: T[], title: string, toText: (entry: T, word: Word) => EntryText, code?: string): Achievement[] =>
    entries.map((entry) => ({ code, title, body: bodyOf(toText(entry, word)) }));
  const { nationality: _, gender: __, drivingLicence: ___, dateOfBirth, ...others } = x;
  const fields = dateParts(dateOfBirth) || dateOfBirth === undefined ? others : { ...others, dateOfBirth };
  return [
    ...of(certificates, word("certificates"), certificateText, "certifications"),
    ...of(projects, word("projects"), projectText, "projects"),
    ...of(publications, word("publications"), publicationText, "publications"),
    ...of(awards, word("awards"), awardText, "honors_awards"),
    ...of(volunteer, word("volunteer"), volunteerText),
    ...of(references, word("references"), referenceText, "references"),
    ...freeSections(resume, fields, word).map(({ title, entries }) => ({ title, body: sectionBody(entries) })),
  ].filter(({ body }) => body);
}

const bodyOf = ({ head, paragraphs, items }: EntryText) => richText([head, ...paragraphs], items);
const sectionBody = (entries: EntryText[]) =>
  entries.length === 1
    ? bodyOf(entries[0] as EntryText)
    : richText(
        [],
        entries.map(({ head, paragraphs, items }) => [head, ...paragraphs, ...items].filter(Boolean).join("\n")),
      );

const achievement = ({ code, title, body }: Achievement): Node =>
  node("Achievement", [label("Title", title, code), text("Description", body)]);
