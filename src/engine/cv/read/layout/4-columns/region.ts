import type { Box } from "../../../reading.ts";
import type { Rule } from "../1-words/content.ts";
import type { Segment } from "../2-segments/segment.ts";

/** How the parts of a page follow each other. A column's text goes on where its own part of the next page begins. */
export type Region =
  | {
      kind: "rows";
      segments: Segment[] /** Where text may stand, in points. */;
      left: number;
      right: number;
      sidebar?: boolean /** The flow of the region before it goes on here. */;
      continues?: boolean;
    }
  /** Items in a margin and the rows they stand beside, to be read together: one flow. `level`: label and value are one row. */
  | {
      kind: "margin";
      rows: { margin: Segment[]; main: Region[]; level: boolean }[];
      left: number;
      right: number;
      sidebar?: boolean;
      continues?: boolean;
    }
  | { kind: "columns"; left: Region[]; right: Region[]; at: number; extent: [number, number]; even: boolean };

/** Where on a page, and within which look of the document, columns are searched. Lengths in points. */
export type Frame = {
  left: number;
  right: number;
  pageWidth: number;
  pageHeight: number;
  rules: Rule[];
  /** Boxes that text may stand in, and areas of colour that it may stand on. */
  boxes: Box[];
  grounds: Box[];
  /** Looks of the document's headings. */
  headings: Set<string>;
  /** From line to line within its paragraphs, in ems. */
  leading: number;
  sidebar?: boolean;
};
