import type { AGENCY_FIELDS } from "../../../contract/resume.ts";

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
  | "lastName"
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

/** Labels that announce the list of an entry. */
export const LIST_LABELS: ReadonlySet<string> = new Set(["tasks", "achievements", "summary"]);

/** What a title within a job announces, and an employer is never called. */
export const INNER_LABELS: ReadonlySet<string> = new Set([...LIST_LABELS, "technologies", "project"]);
