import type { Line } from "../../reading.ts";
import type { SectionKind } from "../lexicon/headings/section-kind.ts";

/**
 * A stretch of the CV under one heading. The stretch before any heading has the kind `head`. Of the kind `accompanying` is text that comes with the CV in
 * its file and is no part of it: a letter, a table of contents, "Last updated: 12 March 2024".
 */
export type Section = {
  kind: SectionKind | "head" | "accompanying";
  /** All kinds of a combined heading ("Education and languages"); the first is `kind`. */
  kinds: SectionKind[];
  /** The printed heading without its colon; empty where none is printed. */
  title: string;
  /** It holds one entry, such as a page "Project 2". */
  single?: boolean;
  /** The kind is guessed from one word of an unknown heading. */
  guessed?: boolean;
  /** No heading says the kind: the content was judged. */
  byContent?: true;
  /** The agency has said what the heading opens. */
  taught?: true;
  heading?: Line;
  lines: Line[];
};

/** The section as one of another kind. */
export const ofKind = (section: Section, kind: SectionKind): Section => ({ ...section, kind, kinds: [kind] });

/** Kinds of which each line is an item of a list. */
export const LISTED_KINDS: ReadonlySet<Section["kind"]> = new Set<Section["kind"]>([
  "skills",
  "strengths",
  "languages",
  "certificates",
  "courses",
  "interests",
]);

/** Sections that say who the candidate is and how to reach the person. */
export const IDENTITY_KINDS: ReadonlySet<Section["kind"]> = new Set<Section["kind"]>(["head", "contact", "personal"]);
