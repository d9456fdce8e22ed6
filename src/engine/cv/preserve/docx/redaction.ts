import type { StyleSheet } from "../../read/docx/styles/styles.ts";
import type { Cut } from "../cut.ts";
import type { Part } from "./package/parts.ts";

/** What the caller wants to be removed. */
export type Withheld = {
  /** The parts of a text that go. Asked for the visible text of each paragraph, and for alternative texts, titles and targets of links. */
  cutsIn: (text: string) => Cut[];
  /** Links that become plain text: `mailto:`, `tel:`, profiles. What their text says is decided by `cutsIn`. */
  isWithheldLink: (target: string) => boolean;
};

/** What the passes over one part share. */
export type Redaction = Withheld & {
  part: Part;
  styles: StyleSheet;
  isPhoto: (part: Part) => boolean;
  /** A transparent picture. */
  blank: Part;
  /** Notes that something was removed which the caller may want to hear of. */
  tell: (found: Found) => void;
  /** Counts the cuts that were made. */
  counted: (cuts: number) => void;
};

/** What a recruiter may want to know that it was in the file. */
export type Found = "revisions" | "comments" | "hidden" | "embedded" | "imported" | "picture" | "letterhead";
