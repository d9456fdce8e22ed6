import { childrenOf, isElement, readXml, type XmlElement } from "../../package/xml.ts";

/**
 * What the schema of Europass says of the elements that Vitae writes: their children in order, how often each may stand, and the values of texts. Written down from
 * the published schema 3.4 (EuropassSchema.xsd and what it includes, European Union, as of October 2019: http://europass.cedefop.europa.eu/xml/v3.4.0/), which is
 * no part of this repository.
 */
type Text = { text: RegExp | "any" | "base64" | "date-time" };
type Sequence = { children: [name: string, type: Type, max: number][] };
type Dates = { date: true };
type Type = Text | Sequence | Dates;

const MANY = Number.POSITIVE_INFINITY;
const any: Text = { text: "any" };
const pattern = (text: RegExp): Text => ({ text });
/** All children may be missing, save those that `REQUIRED` names. */
const sequence = (...children: [string, Type, number?][]): Sequence => ({
  children: children.map(([name, type, max = 1]) => [name, type, max]),
});
const labelled = (code: Type = any) => sequence(["Code", code], ["Label", any]);

const period = sequence(["From", { date: true }], ["To", { date: true }], ["Current", pattern(/^(true|false|0|1)$/)]);
const uri = pattern(/^[^\s<>"{}|\\^`]*$/);
const occupation = labelled(pattern(/^[a-z0-9]{8}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{12}$/));
const address = sequence([
  "Contact",
  sequence(
    ["AddressLine", any],
    ["AddressLine2", any],
    ["PostalCode", any],
    ["Municipality", any],
    ["Country", labelled(pattern(/^[A-Z]{2}$/))],
  ),
]);
const organisation = sequence(
  ["Name", any],
  ["ContactInfo", sequence(["Address", address], ["Website", sequence(["Contact", uri], ["Use", labelled()])])],
);
const level = pattern(/^([A-C][12])?$/);
const grid = sequence(
  ["Listening", level],
  ["Reading", level],
  ["SpokenInteraction", level],
  ["SpokenProduction", level],
  ["Writing", level],
);
const language = labelled(pattern(/^[a-z]{2,3}$/));
const experiences = sequence(["Experience", sequence(["Period", period], ["Description", any]), MANY]);
const skill = sequence(["Description", any]);
const licence = pattern(/^(A|A1|A2|AM|B|B1|BE|C|C1|C1E|CE|D|D1|D1E|DE)$/);
const achievements = pattern(
  /^(honors_awards|presentations|publications|projects|citations|memberships|conferences|seminars|workshops|references|signature_equivalent|courses|certifications)$/,
);

const identification = sequence(
  ["PersonName", sequence(["Title", labelled()], ["FirstName", any], ["Surname", any])],
  [
    "ContactInfo",
    sequence(
      ["Address", address],
      ["Email", sequence(["Contact", pattern(/^[^@]+@[^.]+\..+$/)])],
      ["TelephoneList", sequence(["Telephone", sequence(["Contact", any], ["Use", labelled(pattern(/^(home|work|mobile)$/))]), MANY])],
      [
        "WebsiteList",
        sequence(["Website", sequence(["Contact", uri], ["Use", labelled(pattern(/^(personal|business|blog|portfolio)$/))]), MANY]),
      ],
    ),
  ],
  [
    "Demographics",
    sequence(
      ["Birthdate", { date: true }],
      ["Gender", labelled(pattern(/^[MF]$/))],
      ["NationalityList", sequence(["Nationality", labelled(pattern(/^[A-Z]{2}$/)), MANY])],
    ),
  ],
  ["Photo", sequence(["MimeType", pattern(/^image\/(jpeg|pjpeg|png|x-png)$/)], ["Data", { text: "base64" }])],
);

const skills = sequence(
  [
    "Linguistic",
    sequence(
      ["MotherTongueList", sequence(["MotherTongue", sequence(["Description", language]), MANY])],
      [
        "ForeignLanguageList",
        sequence([
          "ForeignLanguage",
          sequence(["Description", language], ["ProficiencyLevel", grid], ["AcquiredDuring", experiences]),
          MANY,
        ]),
      ],
    ),
  ],
  ["Communication", skill],
  ["Organisational", skill],
  ["JobRelated", skill],
  ["Computer", skill],
  ["Driving", sequence(["Description", sequence(["Licence", licence, MANY])])],
  ["Other", skill],
);

const learner = sequence(
  ["Identification", identification],
  [
    "Headline",
    sequence(
      ["Type", labelled(pattern(/^(preferred_job|job_applied_for|studies_applied_for|position|personal_statement)$/))],
      ["Description", occupation],
    ),
  ],
  [
    "WorkExperienceList",
    sequence([
      "WorkExperience",
      sequence(["Period", period], ["Description", any], ["Position", occupation], ["Activities", any], ["Employer", organisation]),
      MANY,
    ]),
  ],
  [
    "EducationList",
    sequence([
      "Education",
      sequence(
        ["Period", period],
        ["Description", any],
        ["Title", any],
        ["Activities", any],
        ["Organisation", organisation],
        ["Level", labelled()],
        ["Field", labelled(pattern(/^\d{2}$/))],
      ),
      MANY,
    ]),
  ],
  ["Skills", skills],
  ["AchievementList", sequence(["Achievement", sequence(["Title", labelled(achievements)], ["Description", any]), MANY])],
);

const passport = sequence(
  [
    "DocumentInfo",
    sequence(
      ["DocumentType", pattern(/^(ECV_ESP|ESP|ECV|ELP|ECL)$/)],
      ["CreationDate", { text: "date-time" }],
      ["LastUpdateDate", { text: "date-time" }],
      ["XSDVersion", pattern(/^V3\.4$/)],
      ["Generator", any],
      ["Comment", any],
    ),
  ],
  ["LearnerInfo", learner],
);
const REQUIRED: Record<string, string[]> = {
  SkillsPassport: ["DocumentInfo", "LearnerInfo"],
  DocumentInfo: ["DocumentType", "CreationDate", "LastUpdateDate", "XSDVersion", "Generator"],
  Photo: ["MimeType", "Data"],
};

/** What the schema would say against a file, each with its place; none when it is valid. Throws for XML that is not well-formed. */
export function europassErrors(xml: string): string[] {
  const { root } = readXml(xml, false, {
    open: ({ name, attributes }) => ({ name, attributes: { ...attributes }, children: [] }),
    documentType: () => {
      throw new Error("a document type");
    },
  });
  if (root?.name !== "SkillsPassport") return [`the root is ${root?.name}`];
  const wrong = [
    ...(root.attributes.xmlns === "http://europass.cedefop.europa.eu/Europass" ? [] : ["namespace"]),
    ...(/^[a-z]{2}(_[A-Z]{2})*$/.test(root.attributes.locale ?? "") ? [] : ["locale"]),
  ];
  return [...wrong, ...errorsOf(root, passport, "")];
}

function errorsOf(element: XmlElement, type: Type, parent: string): string[] {
  const place = `${parent}/${element.name}`;
  if ("date" in type) return isDate(element) ? [] : [`${place}: no date`];
  if ("text" in type) return isText(element, type) ? [] : [`${place}: ${JSON.stringify(element.children).slice(0, 60)}`];
  const children = childrenOf(element);
  const errors = element.children.some((child) => !isElement(child) && child.trim() !== "") ? [`${place}: text between elements`] : [];
  for (const name of REQUIRED[element.name] ?? []) if (!children.some((child) => child.name === name)) errors.push(`${place}: no ${name}`);
  let at = 0;
  for (const [name, typeOfChild, max] of type.children) {
    let count = 0;
    for (; children[at]?.name === name; at++, count++) errors.push(...errorsOf(children[at] as XmlElement, typeOfChild, place));
    if (count > max) errors.push(`${place}/${name}: ${count} times`);
  }
  return at < children.length ? [...errors, `${place}: ${children[at]?.name} is out of place`] : errors;
}

function isDate({ attributes, children }: XmlElement): boolean {
  const { year, month, day, ...others } = attributes;
  const fits = /^\d{4}$/.test(year ?? "") && /^(--(0[1-9]|1[0-2]))?$/.test(month ?? "") && /^(---(0[1-9]|[12]\d|3[01]))?$/.test(day ?? "");
  return fits && Object.keys(others).length === 0 && children.length === 0;
}

function isText(element: XmlElement, { text }: Text): boolean {
  if (element.children.some(isElement)) return false;
  const value = element.children.join("");
  if (text === "any") return true;
  if (text === "base64") return value.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(value);
  if (text === "date-time") return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) && !Number.isNaN(Date.parse(value));
  return text.test(value);
}
