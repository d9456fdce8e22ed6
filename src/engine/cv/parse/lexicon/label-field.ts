import { AGENCY_FIELDS } from "../../../contract/resume.ts";

/** A field of the recruiter's form that JSON Resume has no place for: "Notice period". */
export type AgencyField = (typeof AGENCY_FIELDS)[number];

/** What a label before a colon names: "Tel." is `phone`. */
export type LabelField =
  | AgencyField
  | "email"
  | "phone"
  | "address"
  | "city"
  | "postalCode"
  | "country"
  | "website"
  | "linkedin"
  | "github"
  | "name"
  | "firstName"
  | "middleName"
  | "lastName"
  | "secondLastName"
  | "age"
  | "children"
  | "religion"
  | "position"
  | "company"
  | "client"
  | "department"
  | "location"
  | "industry"
  | "dates"
  | "tasks"
  | "achievements"
  | "technologies"
  | "degree"
  | "area"
  | "institution"
  | "score"
  | "thesis"
  | "courses"
  | "skills"
  | "languages"
  | "interests"
  | "summary"
  | "objective"
  | "references"
  | "project"
  | "teamSize";

/** How to reach a person. */
export const CONTACT_FIELDS: ReadonlySet<string> = new Set<LabelField>([
  "email",
  "phone",
  "website",
  "linkedin",
  "github",
  "address",
  "city",
  "postalCode",
  "country",
]);

/** Who a person is and how to reach her, as opposed to a job or a degree. */
export const IDENTITY_FIELDS: ReadonlySet<string> = CONTACT_FIELDS.union(
  new Set<LabelField>([
    "title",
    "name",
    "firstName",
    "middleName",
    "lastName",
    "secondLastName",
    "dateOfBirth",
    "birthPlace",
    "age",
    "gender",
    "nationality",
    "maritalStatus",
    "children",
    "religion",
  ]),
);

/** Everything that a form asks of a person, the agency's fields ("Notice period") among it. */
export const PERSONAL_FIELDS: ReadonlySet<string> = IDENTITY_FIELDS.union(new Set(AGENCY_FIELDS));

/** Labels that announce the list of an entry. */
export const LIST_LABELS: ReadonlySet<string> = new Set(["tasks", "achievements", "summary"]);

/** What a title within a job announces, and an employer is never called. */
export const INNER_LABELS: ReadonlySet<string> = new Set([...LIST_LABELS, "technologies", "project"]);
