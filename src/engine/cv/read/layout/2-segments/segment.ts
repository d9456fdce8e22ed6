import type { Word } from "../1-words/words.ts";

/** Words on one baseline with only ordinary spaces between them. */
export type Segment = {
  page: number;
  words: Word[];
  /** The words in logical order (bidi); `words` are in visual order, from left to right. */
  parts: Part[];
  text: string;
  x: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  /** Font size of most of its characters. */
  size: number;
  bold: boolean;
  /** Size, weight and colour as one text, for comparing. */
  styleKey: string;
  /** A bullet that stood before the text. */
  bullet?: { glyph: string; x: number };
  /** An icon stood directly before it. */
  icon?: boolean;
  /** A title that is set upwards or downwards beside its block. */
  rotated?: boolean;
  /** Stands for a whole row of a bordered table. */
  table?: TableRow;
};

/** One row of a bordered table, standing among the segments of the page as if it were a single wide one. */
export type TableRow = {
  id: number;
  row: number;
  columns: number;
  cells: { column: number; left: number; right: number; segments: Segment[] }[];
};

/** A word, and whether a space stands before it. */
export type Part = { word: Word; space: boolean };
