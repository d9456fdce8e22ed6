/** The fields of a Resume as a form shows them and as a change is checked: each once, with its label and its kind. Imports nothing. */

/**
 * `text`: one line. `long`: paragraphs. `date`: ISO 8601 at any precision. `country`: ISO 3166-1, two letters. `texts`: a list of short texts.
 * `longs`: a list of lines, such as the duties of a job.
 */
export type FieldKind = "text" | "long" | "date" | "country" | "texts" | "longs";
export type ResumeField = { key: string; label: string; kind: FieldKind };

/** A section with entries. `fields` of `skills` and so on are those of an entry; `title`: the fields that name an entry in a list, the first that has a value. */
export type ResumeList = { key: ResumeListKey; label: string; entry: string; title: readonly string[]; fields: readonly ResumeField[] };
export type ResumeListKey =
  | "work"
  | "education"
  | "skills"
  | "languages"
  | "certificates"
  | "projects"
  | "publications"
  | "awards"
  | "volunteer"
  | "interests"
  | "references";

const text = (key: string, label: string): ResumeField => ({ key, label, kind: "text" });
const long = (key: string, label: string): ResumeField => ({ key, label, kind: "long" });
const date = (key: string, label: string): ResumeField => ({ key, label, kind: "date" });
const texts = (key: string, label: string): ResumeField => ({ key, label, kind: "texts" });
const longs = (key: string, label: string): ResumeField => ({ key, label, kind: "longs" });

/** `basics`, without location and profiles, and without the photo, which is kept or left out as a whole. */
export const BASICS_FIELDS: readonly ResumeField[] = [
  text("name", "Name"),
  text("label", "Headline"),
  text("email", "E-mail"),
  text("phone", "Phone"),
  text("url", "Website"),
  long("summary", "Profile"),
];
export const LOCATION_FIELDS: readonly ResumeField[] = [
  text("address", "Street"),
  text("postalCode", "Postal code"),
  text("city", "City"),
  text("region", "Region"),
  { key: "countryCode", label: "Country code", kind: "country" },
];
export const PROFILE_FIELDS: readonly ResumeField[] = [text("network", "Network"), text("username", "User name"), text("url", "Address")];
/** The agency fields, `x`. */
export const AGENCY_FORM_FIELDS: readonly ResumeField[] = [
  text("title", "Title"),
  text("nationality", "Nationality"),
  text("dateOfBirth", "Date of birth"),
  text("birthPlace", "Place of birth"),
  text("gender", "Gender"),
  text("maritalStatus", "Marital status"),
  text("availability", "Availability"),
  text("noticePeriod", "Notice period"),
  text("dayRate", "Day rate"),
  text("salary", "Salary"),
  text("drivingLicence", "Driving licence"),
  text("workPermit", "Work permit"),
  text("mobility", "Mobility"),
  text("remote", "Remote work"),
];
/** A group of `additional`. */
export const ADDITIONAL_FIELDS: readonly ResumeField[] = [text("title", "Heading"), longs("items", "Lines")];

export const RESUME_LISTS: readonly ResumeList[] = [
  {
    key: "work",
    label: "Work experience",
    entry: "Job",
    title: ["position", "name"],
    fields: [
      text("position", "Position"),
      text("name", "Employer"),
      text("client", "Client"),
      text("location", "Place"),
      date("startDate", "Start"),
      date("endDate", "End"),
      text("url", "Website"),
      long("description", "About the employer"),
      long("summary", "Summary"),
      longs("highlights", "Tasks and results"),
      texts("keywords", "Tools and technologies"),
    ],
  },
  {
    key: "education",
    label: "Education",
    entry: "Degree",
    title: ["studyType", "area", "institution"],
    fields: [
      text("studyType", "Degree"),
      text("area", "Field of study"),
      text("institution", "Institution"),
      text("location", "Place"),
      date("startDate", "Start"),
      date("endDate", "End"),
      text("score", "Grade"),
      text("url", "Website"),
      texts("courses", "Courses"),
      long("summary", "Summary"),
      longs("highlights", "Details"),
    ],
  },
  {
    key: "skills",
    label: "Skills",
    entry: "Skill",
    title: ["name"],
    fields: [text("name", "Skill or group"), text("level", "Level"), texts("keywords", "In this group")],
  },
  {
    key: "languages",
    label: "Languages",
    entry: "Language",
    title: ["language"],
    fields: [text("language", "Language"), text("fluency", "Level")],
  },
  {
    key: "certificates",
    label: "Certificates",
    entry: "Certificate",
    title: ["name"],
    fields: [
      text("name", "Certificate"),
      text("issuer", "Issued by"),
      date("date", "Date"),
      text("url", "Address"),
      long("summary", "Summary"),
    ],
  },
  {
    key: "projects",
    label: "Projects",
    entry: "Project",
    title: ["name", "description"],
    fields: [
      text("name", "Project"),
      text("entity", "Organisation"),
      texts("roles", "Roles"),
      date("startDate", "Start"),
      date("endDate", "End"),
      long("description", "Description"),
      longs("highlights", "Tasks and results"),
      texts("keywords", "Tools and technologies"),
      text("type", "Kind"),
      text("url", "Address"),
    ],
  },
  {
    key: "publications",
    label: "Publications",
    entry: "Publication",
    title: ["name"],
    fields: [
      text("name", "Title"),
      text("publisher", "Published in"),
      date("releaseDate", "Date"),
      text("url", "Address"),
      long("summary", "Summary"),
    ],
  },
  {
    key: "awards",
    label: "Awards",
    entry: "Award",
    title: ["title"],
    fields: [text("title", "Award"), text("awarder", "Given by"), date("date", "Date"), long("summary", "Summary")],
  },
  {
    key: "volunteer",
    label: "Volunteering",
    entry: "Engagement",
    title: ["position", "organization"],
    fields: [
      text("position", "Role"),
      text("organization", "Organisation"),
      date("startDate", "Start"),
      date("endDate", "End"),
      text("url", "Website"),
      long("summary", "Summary"),
      longs("highlights", "Details"),
    ],
  },
  {
    key: "interests",
    label: "Interests",
    entry: "Interest",
    title: ["name"],
    fields: [text("name", "Interest"), texts("keywords", "Details")],
  },
  {
    key: "references",
    label: "References",
    entry: "Reference",
    title: ["name"],
    fields: [text("name", "Name"), long("reference", "Reference")],
  },
];

/** What a heading that an agency has taught may open: a list, the profile, or what no other section holds. */
export const HEADING_SECTIONS: readonly { key: string; label: string }[] = [
  { key: "profile", label: "Profile" },
  ...RESUME_LISTS.map(({ key, label }) => ({ key, label })),
  { key: "additional", label: "Further information" },
];

/** The agency's own words about a job, for a template with a place for them. Never the candidate's. */
export const COVER_FIELDS = [
  { key: "consultant", label: "Consultant" },
  { key: "contact", label: "Contact" },
  { key: "client", label: "Client" },
  { key: "reference", label: "Job reference" },
  { key: "rate", label: "Rate" },
  { key: "availability", label: "Availability" },
  { key: "remarks", label: "Remarks" },
] as const;
export type CoverField = (typeof COVER_FIELDS)[number]["key"];
export type Cover = Partial<Record<CoverField, string>>;

/** A longer text in a field is a mistake, such as a pasted document. Unit: characters. */
export const MAX_FIELD_CHARS = 20_000;
/** More entries in one list are a mistake. */
export const MAX_LIST_ENTRIES = 1_000;
