import type { ResumeField } from "../../../../engine/contract/resume-fields.ts";
import { lastStep, parentOf } from "../../../../engine/contract/resume-paths.ts";

/** The fields that a new entry is written by, one after the other: what names it, then its time. A group of further text begins with its lines. */
const FIELDS: Record<string, readonly string[]> = {
  "basics.profiles": ["network", "username", "url"],
  work: ["position", "name", "location", "startDate", "endDate"],
  education: ["studyType", "area", "institution", "startDate", "endDate"],
  skills: ["name"],
  languages: ["language", "fluency"],
  certificates: ["name", "issuer", "date"],
  projects: ["name", "entity", "startDate", "endDate", "description"],
  publications: ["name", "publisher", "releaseDate"],
  awards: ["title", "awarder", "date"],
  volunteer: ["position", "organization", "startDate", "endDate"],
  interests: ["name"],
  references: ["name", "reference"],
  additional: ["items"],
};

export const newEntryFields = (list: string): readonly string[] => FIELDS[list] ?? [];

type Section = { path: string; newFields: readonly ResumeField[] };

/** Where the writing of a new entry begins; undefined in a section that takes none. */
export function firstPlace({ newFields, path }: Section, index: number): string | undefined {
  const [first] = newFields;
  return first && `${path}[${index}].${first.key}${first.kind === "longs" ? "[0]" : ""}`;
}

/** The field that a new entry is written on with. Null after the last one. */
export function placeAfter({ newFields }: Section, path: string): string | null {
  const next = newFields[newFields.findIndex(({ key }) => key === lastStep(path)) + 1];
  return next ? `${parentOf(path)}.${next.key}` : null;
}
