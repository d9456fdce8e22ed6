import type { Resume } from "../../resume.ts";
import type { BlindProfile } from "../profile.ts";
import type { What } from "../terms/withheld.ts";
import type { Passage } from "./passages.ts";

/** What a search for doubts goes by. */
export type Search = {
  /** With everything: what is withheld of it may stand elsewhere in other words. */
  full: Resume;
  /** What will be printed. */
  blind: Resume;
  profile: BlindProfile;
  language: string;
};

/** A line that may say what the profile withholds. Without a line: what is unsure is the CV as a whole, and `text` says why. */
export type Doubt = { what: What | "referee"; passage?: Passage; text?: string };
