import type { SectionKind } from "../../lexicon/headings/section-kind.ts";

/** The kinds of sections that their content can show. */
export const CONTENT_KINDS = [
  "profile",
  "work",
  "education",
  "skills",
  "languages",
  "certificates",
  "projects",
  "publications",
  "awards",
  "volunteer",
  "interests",
  "references",
  "personal",
  "other",
] as const satisfies readonly SectionKind[];
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Kinds whose content looks like that of another: the text of an objective is that of a profile, a course is listed as a certificate. */
const LIKE: Partial<Record<SectionKind, ContentKind>> = {
  objective: "profile",
  strengths: "skills",
  courses: "certificates",
  contact: "personal",
  memberships: "other",
  patents: "other",
  conferences: "other",
  signature: "other",
};

/** The kind of content that a section of a kind has. */
export const contentKindOf = (kind: SectionKind): ContentKind => LIKE[kind] ?? (kind as ContentKind);
