import type { ResumeListKey } from "../../../../engine/contract/resume-fields.ts";

/** What a field is to its entry, so that an entry that stands under the wrong heading keeps its values under the right one. */
export type Part = "title" | "organisation" | "place" | "start" | "end" | "url" | "text" | "lines" | "words";

/** The field of each list for each part; a part without a field has no place there. */
export const PARTS: Record<ResumeListKey, Partial<Record<Part, string>>> = {
  work: {
    title: "position",
    organisation: "name",
    place: "location",
    start: "startDate",
    end: "endDate",
    url: "url",
    text: "summary",
    lines: "highlights",
    words: "keywords",
  },
  education: {
    title: "studyType",
    organisation: "institution",
    place: "location",
    start: "startDate",
    end: "endDate",
    url: "url",
    text: "summary",
    lines: "highlights",
    words: "courses",
  },
  skills: { title: "name", words: "keywords" },
  languages: { title: "language" },
  certificates: { title: "name", organisation: "issuer", end: "date", url: "url", text: "summary" },
  projects: {
    title: "name",
    organisation: "entity",
    start: "startDate",
    end: "endDate",
    url: "url",
    text: "description",
    lines: "highlights",
    words: "keywords",
  },
  publications: { title: "name", organisation: "publisher", end: "releaseDate", url: "url", text: "summary" },
  awards: { title: "title", organisation: "awarder", end: "date", text: "summary" },
  volunteer: {
    title: "position",
    organisation: "organization",
    start: "startDate",
    end: "endDate",
    url: "url",
    text: "summary",
    lines: "highlights",
  },
  interests: { title: "name", words: "keywords" },
  references: { title: "name", text: "reference" },
};

export const LIST_KEYS = Object.keys(PARTS) as ResumeListKey[];
