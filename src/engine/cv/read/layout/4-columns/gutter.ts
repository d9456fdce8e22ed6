import type { Segment } from "../2-segments/segment.ts";

/** White space that may be a gutter. */
export type Candidate = {
  from: number;
  to: number;
  /** Rows. */
  first: number;
  last: number;
  left: Segment[];
  right: Segment[];
  /** The end of a paragraph that began above. */
  lead: Segment[];
};

/** `pairs`: blocks side by side, a label over its value in each. */
export type Meaning = "columns" | "pairs" | "margin" | "right margin" | "rows";
