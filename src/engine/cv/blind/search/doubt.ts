import type { Resume } from "../../../contract/resume.ts";
import type { BlindProfile } from "../../options/blind-profile.ts";
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

/** The same with what all of its doubts ask for. */
export type OpenSearch = Search & {
  /** The words that the full Resume has in lower case. */
  small: Set<string>;
  /** Its skills and their groups, in lower case. */
  skills: Set<string>;
};

/**
 * A passage that may contain something that is redacted. `parts` are the pieces of its searched text that may be it; without them the whole passage may.
 * Without a passage the doubt is about the whole CV, and `text` is the reason.
 */
export type Doubt = { what: RedactedKind; passage?: Passage; parts?: string[]; text?: string };

/** The kind of what was found, and the pieces of text that may be it. */
export type Found = { what: RedactedKind; parts: string[] };

/** A doubt for each kind that was found in a passage, with all its pieces. */
export function doubtsOf(passage: Passage, found: Found[]): Doubt[] {
  const kinds = Map.groupBy(
    found.filter(({ parts }) => parts.length > 0),
    ({ what }) => what,
  );
  return [...kinds].map(([what, ones]) => ({ what, passage, parts: [...new Set(ones.flatMap(({ parts }) => parts))] }));
}
