/**
 * JSON Resume 1.0.0 (https://jsonresume.org/schema) and what Vitae keeps beside it.
 * Dates are ISO 8601 at the precision that the CV gives (`2019`, `2019-04`, `2019-04-30`). No `endDate` with a `startDate` means ongoing.
 */
export type Resume = {
  basics: Basics;
  work?: Work[];
  volunteer?: Volunteer[];
  education?: Education[];
  awards?: Award[];
  certificates?: Certificate[];
  publications?: Publication[];
  skills?: Skill[];
  /** Of an enhanced run: what the job asks for and the CV shows, in the CV's own words and the job's order. */
  relevant?: string[];
  languages?: Language[];
  interests?: Interest[];
  references?: Reference[];
  projects?: Project[];
  /** Agency fields, as the CV words them. */
  x?: AgencyFields;
  /** Every text of the CV that no section took: nothing is lost. */
  additional?: Additional[];
  meta: { vitae: VitaeMeta };
};

export type Basics = {
  name?: string;
  label?: string;
  /** Data URL of the photo, when the CV has one and it was taken out. */
  image?: string;
  email?: string;
  phone?: string;
  url?: string;
  summary?: string;
  location?: Location;
  profiles?: Profile[];
};
export type Location = { address?: string; postalCode?: string; city?: string; countryCode?: string; region?: string };
export type Profile = { network?: string; username?: string; url?: string };
export type Work = {
  name?: string;
  position?: string;
  location?: string;
  description?: string;
  url?: string;
  startDate?: string;
  endDate?: string;
  summary?: string;
  highlights?: string[];
  /** Technologies or tools named for this role ("Environment: …"). */
  keywords?: string[];
  client?: string;
};
export type Volunteer = {
  organization?: string;
  position?: string;
  url?: string;
  startDate?: string;
  endDate?: string;
  summary?: string;
  highlights?: string[];
};
export type Education = {
  institution?: string;
  url?: string;
  area?: string;
  studyType?: string;
  startDate?: string;
  endDate?: string;
  score?: string;
  courses?: string[];
  location?: string;
  /** What the entry says beside its courses, such as "Thesis: …". */
  summary?: string;
  highlights?: string[];
};
export type Award = { title?: string; date?: string; awarder?: string; summary?: string };
/** `summary`: what was learnt or examined. */
export type Certificate = { name?: string; date?: string; issuer?: string; url?: string; summary?: string };
export type Publication = { name?: string; publisher?: string; releaseDate?: string; url?: string; summary?: string };
export type Skill = { name?: string; level?: string; keywords?: string[] };
export type Language = { language?: string; fluency?: string };
export type Interest = { name?: string; keywords?: string[] };
export type Reference = { name?: string; reference?: string };
export type Project = {
  name?: string;
  description?: string;
  highlights?: string[];
  keywords?: string[];
  startDate?: string;
  endDate?: string;
  url?: string;
  roles?: string[];
  entity?: string;
  type?: string;
};

export const AGENCY_FIELDS = [
  "title",
  "nationality",
  "dateOfBirth",
  "birthPlace",
  "gender",
  "maritalStatus",
  "availability",
  "noticePeriod",
  "dayRate",
  "salary",
  "drivingLicence",
  "workPermit",
  "mobility",
  "remote",
] as const;
export type AgencyFields = Partial<Record<(typeof AGENCY_FIELDS)[number], string>>;

/** Without a title: what stands above the first heading. */
export type Additional = { title?: string; items: string[] };

export type VitaeMeta = {
  /** ISO 639-1. */
  language: string;
  pages: number;
  ocr: boolean;
  parser: string;
  /** Sentences for the recruiter: what to check, what could not be read. */
  warnings: string[];
  /** The candidate's reference, when name and whatever else a profile names were withheld from this resume (`cv/blind`). */
  blind?: string;
  /** Of a blind resume: the groups of what was withheld, such as `contact` and `employers`. */
  withheld?: string[];
  /** Where each value stands in the CV, by its path (`work[0].position`). */
  sources?: Record<string, Source>;
  /** The concepts of ESCO that values name, by the same paths: only in data that was asked for as a file, and where the house has added ESCO. */
  esco?: Record<string, string>;
  /** How sure each value is, 0 to 1, by the same paths: of values with 0.9 nine of ten are right. None for what a local model or a form filled in. */
  confidence?: Record<string, number>;
};

/** `quote` is the text as printed; `bbox` is x, y, width, height in points from the top left; `paragraph` is for Word files. */
export type Source = { page?: number; bbox?: [number, number, number, number]; paragraph?: number; quote: string };
