import { lookUp } from "../../../contract/look-up.ts";

/** What kind of thing a value is: values of one kind are found by the same rules and go wrong in the same ways. */
export const VALUE_KINDS = [
  "name",
  "headline",
  "contact",
  "profile",
  "address",
  "summary",
  "employer",
  "position",
  "institution",
  "degree",
  "place",
  "startDate",
  "endDate",
  "date",
  "text",
  "skill",
  "level",
  "language",
  "title",
  "detail",
  "fact",
] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** `work[0].position` is a position. */
export function kindOf(path: string): ValueKind {
  const [, list = "", field = ""] = /^(\w+)(?:\[\d+\])?(?:\.(\w+))?/.exec(path) ?? [];
  return KINDS[`${list}.${field}`] ?? lookUp(BY_FIELD, field) ?? lookUp(BY_LIST, list) ?? "detail";
}

const KINDS: Record<string, ValueKind> = {
  "basics.name": "name",
  "basics.label": "headline",
  "basics.email": "contact",
  "basics.phone": "contact",
  "basics.url": "contact",
  "basics.profiles": "profile",
  "basics.location": "address",
  "basics.summary": "summary",
  "work.name": "employer",
  "volunteer.organization": "employer",
  "education.institution": "institution",
  "education.studyType": "degree",
  "education.area": "degree",
  "languages.language": "language",
};

const BY_FIELD: Record<string, ValueKind> = {
  position: "position",
  location: "place",
  startDate: "startDate",
  endDate: "endDate",
  date: "date",
  releaseDate: "date",
  summary: "text",
  description: "text",
  highlights: "text",
  reference: "text",
  level: "level",
  fluency: "level",
};

const BY_LIST: Record<string, ValueKind> = { skills: "skill", x: "fact" };

const TITLED = ["certificates.name", "projects.name", "publications.name", "awards.title", "interests.name", "references.name"];
for (const path of TITLED) KINDS[path] = "title";
