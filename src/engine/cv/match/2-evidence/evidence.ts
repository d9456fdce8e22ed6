import type { DegreeLevel } from "../concepts/degrees.ts";
import type { Token } from "../concepts/words.ts";
import type { Standing } from "./standing.ts";

export type Section =
  | "title"
  | "work"
  | "skills"
  | "education"
  | "certificates"
  | "projects"
  | "publications"
  | "volunteer"
  | "summary"
  | "label"
  | "licence"
  | "other";
/** A concept that a passage names. `surface` is the concept as the sentence writes it; `standing` is the reason where it proves less than the section does. */
export type NamedConcept = { id: string; strength: number; surface: string; standing?: Standing; taught?: true; sold?: true };
export type Lost = { id?: string; stem?: string; standing: "denied" | "expired" | "others" };
/** A word of a passage and how much it proves, 0 to 1. */
export type Word = Token & { strength: number; standing?: Standing; taught?: true; sold?: true };
/** A sentence of the CV, letter for letter, and the concepts that it names. `strength` from 0 to 1: how much it proves, by its section and wording. */
export type Passage = {
  text: string;
  /** Where the text stands in the Resume: `work[0].highlights[2]`. */
  path: string;
  section: Section;
  role?: number;
  tokens: Word[];
  concepts: NamedConcept[];
  /** What the sentence names and says is not so, no longer so or somebody else's: concepts by `id`, words by `stem`. */
  lost: Lost[];
  strength: number;
};
/** A dated role. Months count from the year 0; `end` is exclusive. */
export type Role = {
  title: string;
  company: string;
  location?: string;
  /** The title's place in the Resume. */
  path: string;
  level: number;
  start?: number;
  end?: number;
  /** What the role shows: named in its title or text, and not denied or somebody else's. */
  concepts: string[];
  /** What its employer is or does: for a role like the one asked for. */
  ofEmployer: string[];
  /** What the role shows by selling it: for a job that sells. */
  sold: string[];
  stems: string[];
  titleConcepts: string[];
  titleStems: string[];
  current: boolean;
  teaches: boolean;
  /** Helps those of the occupation: "Assistant achats". */
  assists: boolean;
  /** What it does around a craft: "plans" of a maintenance planner. */
  functions: string[];
};
/** A language that the CV names. `quotes` are its words, letter for letter: "English", "C1". */
export type SpokenAs = { code: string; rank: number; quotes: string[]; paths: string[] };
/** An entry of the education, or a certificate. `unfinished`: it runs, or was broken off. */
export type Studied = {
  level: DegreeLevel;
  fields: string[];
  stems: string[];
  quotes: string[];
  paths: string[];
  unfinished?: true;
};

/** The part of a resume that the scoring sees, never with name, contact data, address, photo, birth, gender, family or nationality. */
export type Evidence = {
  /** The language that the CV is written in, where it is known. */
  language?: string;
  passages: Passage[];
  roles: Role[];
  languages: SpokenAs[];
  studies: Studied[];
  /** Certificates that name no degree: "Brandschutzbeauftragter". */
  courses: Studied[];
  /** Sentences that give instructions to a program ("ignore previous instructions"); they are left out. */
  addressed: string[];
  /** How many listed skills count for next to nothing because nothing else in the CV shows them. */
  unbacked: number;
  /** The present month, counted from the year 0. */
  today: number;
};
