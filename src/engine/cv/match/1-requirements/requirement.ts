import type { DegreeLevel } from "../concepts/degrees.ts";
import type { Years } from "./wanted/years.ts";

/**
 * One thing that a requirement asks for. `concepts` are the meanings of one word; any of them meets it. `word` is a proper name that the lexicon
 * does not have. `names` are the names, by their stems, that an added taxonomy has for its concept `id`. Things of one `group` are alternatives ("React or Vue"). `surface` is the thing as the sentence writes it.
 */
export type Wanted = { group: number; surface: string } & (
  | { by: "concepts"; concepts: string[]; similar: boolean }
  | { by: "word"; stem: string }
  | { by: "language"; code: string; rank: number }
  | { by: "permit"; regions: string[] }
  | { by: "place"; stems: string[]; mayMove: boolean; onSite: boolean }
  | { by: "names"; id: string; names: string[] }
  | { by: "degree"; level: DegreeLevel; fields: string[]; words?: string[]; similar?: boolean; orExperience: boolean }
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
  /** Basic knowledge is enough: "Grundkenntnisse in SAP". */
  basic?: boolean;
  /** A certificate of it is asked for: "Certificate in critical care". */
  certified?: boolean;
  /** The leave to practise an occupation is asked for: "Zulassung als Steuerberater". */
  admitted?: boolean;
  /** Content words, for requirements that name nothing known. */
  stems: string[];
};

/** A thing and its offsets in the sentence. */
export type Found = { from: number; to: number; thing: Ungrouped };

/** A thing before alternatives are grouped. */
export type Ungrouped = Wanted extends infer One ? (One extends Wanted ? Omit<One, "group" | "surface"> : never) : never;
