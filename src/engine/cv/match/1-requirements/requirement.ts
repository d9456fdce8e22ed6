import type { DegreeLevel } from "../2-evidence/degrees.ts";
import type { Years } from "./years.ts";

/**
 * One thing that a requirement asks for. `concepts` are readings of one word, each will do. `word` is a proper name that no lexicon knows.
 * Things of one `group` are alternatives ("React or Vue"); `print` is what the sentence calls it.
 */
export type Wanted = { group: number; print: string } & (
  | { by: "concepts"; concepts: string[]; similar: boolean }
  | { by: "word"; stem: string }
  | { by: "language"; code: string; rank: number }
  | { by: "degree"; level: DegreeLevel; fields: string[]; orExperience: boolean }
);

/** One line of a job description that asks for something. */
export type Requirement = {
  /** `r1`, `r2` … in the order of the job description. */
  id: string;
  /** The sentence as printed. */
  text: string;
  kind: "must" | "nice";
  wanted: Wanted[];
  years?: Years;
  /** Content words, for requirements that name nothing known. */
  stems: string[];
};

/** A thing and where the sentence names it. */
export type Found = { from: number; to: number; thing: Ungrouped };

/** A thing before it is known which alternatives it belongs to. */
export type Ungrouped = Wanted extends infer One ? (One extends Wanted ? Omit<One, "group" | "print"> : never) : never;
