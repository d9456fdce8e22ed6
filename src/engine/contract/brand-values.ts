/** What a brand may name: families that ship, styles of dates, and the sections of a document in their usual order. */
export const FAMILIES = ["Source Sans 3", "Inter", "Source Serif 4", "EB Garamond"] as const;
export const DATE_STYLES = ["short", "long", "numeric", "year"] as const;
export const SECTIONS = [
  "cover",
  "profile",
  "facts",
  "relevant",
  "skills",
  "work",
  "projects",
  "education",
  "certificates",
  "languages",
  "awards",
  "publications",
  "volunteer",
  "interests",
  "references",
  "additional",
] as const;
