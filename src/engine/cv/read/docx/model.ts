import type { Style } from "../../reading.ts";
import type { Borders, TabStop } from "./styles/styles.ts";

/** A block of a story (`w:p` or `w:tbl`), before it is made into lines. Lengths in points. */
export type Block = Paragraph | Table;

export type TextContent = {
  kind: "text";
  text: string;
  style: Style;
  link?: string;
  /** Why this text is hidden. */
  hidden?: string;
  /** The icon characters of a symbol font that stood here. */
  icon?: boolean;
  /** The number that a PAGE or NUMPAGES field shows. */
  pageNumber?: boolean;
  /** A prompt of a content control or template that nobody filled in. */
  placeholder?: boolean;
};
/** The visible content of a run (EG_RunInnerContent). */
export type RunContent = TextContent | { kind: "tab" } | { kind: "break"; type: "line" | "page" | "column" };

export type Paragraph = {
  kind: "paragraph";
  part: string;
  number: number;
  styleId: string;
  content: RunContent[];
  /** Style of the paragraph mark: the size of an empty paragraph. */
  markSize: number;
  heading?: number;
  bullet?: { glyph: string; level: number };
  left: number;
  firstLine: number;
  before: number;
  after: number;
  contextual: boolean;
  borders?: Borders;
  /** A horizontal line drawn in the paragraph. */
  hasRule: boolean;
  shaded: boolean;
  tabs: TabStop[];
  boxes: FloatingBox[];
  /** Page breaks in it: typed ones, and those of the last layout (`w:lastRenderedPageBreak`). */
  newPages: number;
  /** Set for a paragraph in a text frame (`w:framePr`): neighbours with the same key share one frame. */
  frame?: { key: string; box: Omit<FloatingBox, "blocks">; dropCap: boolean };
  /** The paragraph mark is deleted or hidden: the text runs on into the next paragraph. */
  joinsNext: boolean;
  section?: Section;
};

/** Text in a shape. `x` and `y` are from the top left of the page; where `fromParagraph` is set, `y` is from the top of the anchor paragraph. */
export type FloatingBox = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** True when the box stands in the line of text like a character. */
  inline: boolean;
  fromParagraph: boolean;
  /** Counted from the start of its story, as far as page breaks tell. */
  page?: number;
  blocks: Block[];
  watermark?: boolean;
  offPage?: boolean;
};

export type TableCell = {
  column: number;
  span: number;
  /** How many rows it covers. */
  rows: number;
  width: number;
  blocks: Block[];
  shaded: boolean;
  borders?: Borders;
};
export type TableRow = { cells: TableCell[]; header: boolean };
export type Table = {
  kind: "table";
  rows: TableRow[];
  columnWidths: number[];
  firstRowStyled: boolean;
};

export type Section = {
  page: { width: number; height: number; top: number; left: number; right: number };
  /** Widths of the text columns; empty for one. */
  columns: number[];
  headers: { type: string; id: string }[];
  footers: { type: string; id: string }[];
  hasTitlePage: boolean;
};

export const hasText = (block: Block): boolean =>
  block.kind === "table"
    ? block.rows.some((row) => row.cells.some((cell) => cell.blocks.some(hasText)))
    : block.boxes.some((box) => box.blocks.some(hasText)) || block.content.some((item) => item.kind === "text" && item.text.trim() !== "");
