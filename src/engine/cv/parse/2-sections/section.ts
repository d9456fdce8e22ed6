import type { Line } from "../../reading.ts";
import type { SectionKind } from "../lexicon/headings/section-kind.ts";

/** A stretch of the CV under one heading. The stretch before any heading has the kind `head`. */
export type Section = {
  kind: SectionKind | "head";
  /** All kinds of a combined heading ("Education and languages"); the first is `kind`. */
  kinds: SectionKind[];
  title: string;
  /** It holds one entry, such as a page "Project 2". */
  single?: boolean;
  /** The kind is guessed from one word of an unknown title. */
  guessed?: boolean;
  /** No title says the kind: the content was judged. */
  byContent?: true;
  /** The agency has said what the heading opens. */
  taught?: true;
  heading?: Line;
  lines: Line[];
};
