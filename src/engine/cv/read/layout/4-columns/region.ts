import type { Box } from "../../../reading.ts";
import type { Rule } from "../1-words/content.ts";
import type { Segment } from "../2-segments/segment.ts";

/** A part of a page with its reading order. The text of a column continues in the same column of the next page. */
export type Region =
  | {
      kind: "rows";
      segments: Segment[];
      /** The left and right edge of its text area, in points. */
      left: number;
      right: number;
      sidebar?: boolean;
      /** Continues the flow of the region before it. */
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

/** The part of a page in which columns are searched, and the styles of the document. Lengths in points. */
export type Frame = {
  left: number;
  right: number;
  pageWidth: number;
  pageHeight: number;
  rules: Rule[];
  /** Frames around text, and coloured areas behind it. */
  boxes: Box[];
  grounds: Box[];
  /** Style keys of the document's headings. */
  headings: Set<string>;
  /** Leading within the document's paragraphs, in ems. */
  leading: number;
  sidebar?: boolean;
  /** The columns that reach the foot of the page before. */
  columnsAbove?: ColumnEdges;
  /** The labels in the margin that reach the foot of the page before. */
  marginAbove?: MarginEdges;
};

/** Where two columns begin, and where the left one ends. */
export type ColumnEdges = { left: number; leftEnd: number; right: number };

/** Where the labels in a margin end, and where their values begin. */
export type MarginEdges = { labelsEnd: number; valuesStart: number };

/** All its text. */
export function segmentsOf(region: Region): Segment[] {
  if (region.kind === "rows") return region.segments;
  if (region.kind === "margin") return region.rows.flatMap((row) => [...row.margin, ...row.main.flatMap(segmentsOf)]);
  return [...region.left, ...region.right].flatMap(segmentsOf);
}
