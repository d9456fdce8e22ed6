import type { Resume } from "../../../contract/resume.ts";
import type { BlindProfile } from "../profile.ts";
import type { RedactedKind } from "../terms/redacted.ts";
import type { Passage } from "./passages.ts";

/** The input of a search for doubts. */
export type Search = {
  /** The full Resume, for the values that may stand elsewhere in other words. */
  full: Resume;
  /** The Resume that the documents show. */
  blind: Resume;
  profile: BlindProfile;
  language: string;
};

/** A passage that may contain something that is redacted. Without a passage the doubt is about the whole CV, and `text` is the reason. */
export type Doubt = { what: RedactedKind | "referee"; passage?: Passage; text?: string };
