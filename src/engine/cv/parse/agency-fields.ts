import type { AGENCY_FIELDS } from "../resume.ts";

export type AgencyField = (typeof AGENCY_FIELDS)[number];
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
export type LabelMatch = { field: LabelField; confidence: number };
/** Offsets of the value within the text. */
export type LabelledValue = { label: string; value: string; field: LabelField; confidence: number; from: number; to: number };

export function matchLabel(_text: string): LabelMatch | undefined {
  return undefined;
}

/** "Nationality: British", "Geburtsdatum  02.11.1985", a tab between label and value. Undefined when the label is none we know. */
export function splitLabel(_text: string): LabelledValue | undefined {
  return undefined;
}

/** Which field a value without a label fills: "Permis B", "verheiratet, 2 Kinder", "Two weeks' notice". */
export function guessAgencyField(_text: string): { field: AgencyField; confidence: number } | undefined {
  return undefined;
}
