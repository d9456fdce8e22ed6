/**
 * A document as it was read: what is printed, where and how, in reading order, before anyone asks what it means.
 * PDF, Word and scans all become this one value; `parseResume` sees nothing else.
 */
export type Reading = {
  format: "pdf" | "docx";
  /** One per page of a PDF. A Word file has no pages of its own: one entry with the page size. */
  pages: Page[];
  /** Everything that is content, in reading order. */
  lines: Line[];
  /** Text that was seen and deliberately not used as content, with the reason. Nothing is dropped without an entry here. */
  setAside: SetAside[];
  /** Pictures that may be the candidate's photo or a decoration; never text. */
  images: Picture[];
  /** Machine-readable CV data that the file carries beside its print (a Europass XML attachment). */
  embedded?: { kind: "europass"; xml: string };
  /** The document's own properties, as written in it. */
  properties: { title?: string; author?: string; language?: string };
  /** True when at least one page was read by OCR. */
  ocr: boolean;
  /** What the reader wants people to know, in words a recruiter understands. */
  messages: Message[];
};

/** Sizes in points (1/72 inch). */
export type Page = { number: number; width: number; height: number; ocr: boolean; scan?: Scan };

/** A page as OCR saw it: its words in points of the page after it was turned by `rotation` and rotated back by `skew`, both in degrees clockwise. */
export type Scan = { words: OcrWord[]; rotation: number; skew: number };

/** Points, origin at the top left of the page as it is shown (after its rotation). Pages count from 1. */
export type Box = { page: number; x: number; y: number; width: number; height: number };

export type Style = {
  /** Font size in points. */
  size: number;
  bold: boolean;
  italic: boolean;
  /** Font family as the document names it, without subset prefix. */
  font?: string;
  /** `#rrggbb`; absent when unknown. */
  color?: string;
};

/** A stretch of text in one style. */
export type Run = Style & { text: string; box?: Box /** Target of a link that covers this run. */; link?: string };

/**
 * A part of a line that stands apart from its neighbours: by a tab, a wide gap or a table cell border.
 * "Senior Engineer          2018 – 2021" is one line of two cells.
 */
export type Cell = {
  text: string;
  runs: Run[];
  /** Left edge in points from the left of the page (Word: from the margin). */
  x: number;
  width?: number;
  /** The text in the pieces that the document itself sets one by one, such as tags. Absent for fewer than three, and where each word is set by itself. */
  pieces?: string[];
  /** The network whose logo stands before the text: "github". */
  network?: string;
};

/**
 * A logical line: one paragraph, one list item, one heading, or one row of a simple table. Text that was only wrapped is joined
 * again and words divided by a hyphen are whole. Two paragraphs are never one line, and one paragraph is never two.
 */
export type Line = {
  /** Index in `Reading.lines`. */
  id: number;
  /** The cells' texts joined by a tab. Unicode NFC, ligatures resolved, no bullet glyph, single spaces, trimmed. */
  text: string;
  cells: Cell[];
  /**
   * The column, sidebar, text box, header or table column that the line stands in. Lines of one flow have one number and follow each
   * other; the flows themselves are in reading order. Full-width text above two columns is a flow of its own.
   */
  flow: number;
  /** `header` and `footer` are page furniture that carries content (a contact line); mere page numbers are set aside instead. */
  place: "body" | "sidebar" | "header" | "footer" | "textbox" | "footnote";
  /** The style of most of the characters. */
  style: Style;
  /** Outline level that the document itself declares (Word heading style, tagged PDF): 1 is the highest, 0 the document title. */
  heading?: number;
  /** The list marker that stood before the text, and the depth of the list from 0. */
  bullet?: { glyph: string; level: number };
  /** Left edge of the text in points within the page (Word: indentation from the margin of its flow). */
  indent: number;
  /** Empty space above, in multiples of the line's own height: 0 for ordinary leading, 1 for a blank line. 0 at the top of a flow. */
  gap: number;
  /** A ruling line directly above or below, or a filled band behind the text: what headings are often made of. */
  ruled?: boolean;
  shaded?: boolean;
  /** Set on lines that come out of a table with borders or declared as one. `header` marks the row that names the columns. */
  table?: { id: number; row: number; column: number; columns: number; header?: boolean };
  /** The lines as they are printed (PDF, scan), each with its box; in a Word file the paragraph's number from 0 in its part. */
  physicalLines: PhysicalLine[];
};

export type PhysicalLine = { text: string; box?: Box; part?: string; paragraph?: number };

export type SetAsideReason =
  | "page_number"
  | "repeated"
  | "hidden"
  | "decoration"
  | "duplicate"
  | "watermark"
  | "unreadable"
  | "fax_line"
  | "browser_line";

export type SetAside = {
  text: string;
  reason: SetAsideReason;
  box?: Box;
  /** For `hidden`: white on white, off the page, ... */
  detail?: string;
};

export type Picture = {
  box?: Box;
  /** Encoded file, when it could be taken out. */
  bytes?: Uint8Array;
  type?: "png" | "jpeg";
  looksLikePhoto: boolean;
};

/** `code` is stable and for programs; `text` is a sentence for people. */
export type Message = { code: string; text: string; page?: number };

/** The word and its place, as an OCR engine reports it. Boxes in points of the page. */
export type OcrWord = {
  text: string;
  confidence: number;
  box: Box;
  lineKey: number;
  size?: number;
  /** How thick its strokes are, in points: bold print has thicker ones. */
  stroke?: number;
};

/** What reading needs from outside. The engine core opens no file and starts no program itself. */
export type ReadTools = {
  /** A file that ships with the program, by its name in `src/engine/setup/assets.ts`. */
  readAsset: (name: string) => Promise<Uint8Array>;
  ocr: "auto" | "always" | "never";
  /** Reads page images. Absent where OCR is not to be had: pages without text then end in a message. */
  recognize?: Recognize;
  /** Pages beyond this are refused (`too_large`). */
  maxPages: number;
};

/** `languages` are Tesseract's names; they and `upright` (no scan: a page as the file draws it) save the search for language and orientation. */
export type Recognize = (pages: PageImage[], options: { languages?: string[]; upright?: boolean }) => Promise<OcrPage[]>;

/** `gray`: 8-bit grey, row by row. */
export type PageImage = { page: number; gray: Uint8Array; width: number; height: number; dpi: number };
export type OcrPage = {
  page: number;
  words: OcrWord[];
  language?: string;
  /** Degrees clockwise that the page image was rotated to be upright. */
  rotation: number;
  /** Degrees clockwise that the upright page was askew, and was rotated back by. */
  skew?: number;
  confidence: number;
  /** The language of the page where there is no data for it ("Russian"), or "unknown" for a script. */
  unsupported?: string;
  /** Where a photo stands on the page as it was read, and the degrees that the page was rotated back by. */
  photo?: { box: Box; skew: number };
  /** What is printed beside the words: ruling lines, bullets that were not read, and dark grounds under light print. */
  shapes?: { rules: Box[]; bulletShapes: Box[]; panels: Box[] };
};
