import type { Style } from "../../reading.ts";
import type { Borders, TabStop } from "./styles/styles.ts";

/** What a part of a Word file says, before it is cut into lines. Measures in points. */
export type Block = Paragraph | Table;

export type TextPiece = {
  kind: "text";
  text: string;
  style: Style;
  link?: string;
  /** Why a reader does not see this text. */
  hidden?: string;
  /** The icon characters of a symbol font that stood here. */
  icon?: boolean;
  /** The number that a PAGE or NUMPAGES field shows. */
  pageNumber?: boolean;
  /** A prompt of a content control or template that nobody filled in. */
  placeholder?: boolean;
};
export type Piece = TextPiece | { kind: "tab" } | { kind: "break"; type: "line" | "page" | "column" };

export type Paragraph = {
  kind: "paragraph";
  part: string;
  number: number;
  styleId: string;
  pieces: Piece[];
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
  /** Page breaks in it, set by hand or remembered from the last time that Word laid the file out. */
  newPages: number;
  /** Set when the paragraph stands in a frame: paragraphs with the same key share one. */
  frame?: { key: string; box: Omit<FloatingBox, "blocks">; dropCap: boolean };
  /** The paragraph mark is deleted or hidden: the text runs on into the next paragraph. */
  joinsNext: boolean;
  section?: Section;
};

/** Text that stands in a shape. `x` and `y` are from the top left of the page, `y` of a box that hangs on its paragraph is from there. */
export type FloatingBox = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** True when the box stands in the line of text like a big letter. */
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
    : block.boxes.some((box) => box.blocks.some(hasText)) ||
      block.pieces.some((piece) => piece.kind === "text" && piece.text.trim() !== "");
