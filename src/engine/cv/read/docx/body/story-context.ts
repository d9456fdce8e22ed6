import type { Relationship } from "../../../package/ooxml-package.ts";
import type { XmlElement } from "../../../package/xml.ts";
import type { Message, SetAside } from "../../../reading.ts";
import type { DrawnPicture } from "../drawings/drawings.ts";
import type { Block, FloatingBox, Piece, Section } from "../model.ts";
import type { Numbering } from "../styles/numbering.ts";
import type { RunProps, StyleSheet, ThemeFonts } from "../styles/styles.ts";
import type { Surroundings } from "../tables/reader.ts";
import type { Field } from "./fields.ts";

/** What all parts of one Word file share, and what is collected while they are read. */
export type WordDocument = {
  styles: StyleSheet;
  numbering: Numbering;
  themeFonts: ThemeFonts;
  relationships: (part: string) => Map<string, Relationship>;
  xml: (part: string) => XmlElement | undefined;
  /** False when shapes or pictures lie behind the text. Then white text may well be visible. */
  hasPlainBackground: boolean;
  setAside: SetAside[];
  messages: Message[];
  pictures: { part: string; picture: DrawnPicture; afterCharacters: number }[];
  /** Footnotes and endnotes in the order of their reference marks. */
  notes: { type: "footnote" | "endnote"; id: string }[];
  /** Characters of text read so far: a picture after few of them is near the top. */
  characters: number;
};

/** The state of reading one part: body, header, footnote. A text box in it is a story within the story. */
export type Story = {
  document: WordDocument;
  part: string;
  /** The page of the first section, in points. */
  page: Section["page"];
  relationships: Map<string, Relationship>;
  /** Fields that have begun and not ended, outermost first: a hyperlink may hold a page number. */
  openFields: Field[];
  /** The number of the next paragraph. */
  paragraphs: number;
  /** How many content controls that show their prompt are open around the text being read. */
  promptDepth: number;
  /** Reads the paragraphs and tables of a container: the body, a table cell, a text box. */
  readBlocks: (container: XmlElement, around: Surroundings) => Block[];
};

/** Where the runs of one paragraph are collected. */
export type RunTarget = {
  pieces: (Piece & { field?: Field })[];
  boxes: FloatingBox[];
  hasRule: boolean;
  newPages: number;
  /** Run properties of the paragraph's style and of what is around it, weakest first. */
  base: RunProps[];
  background: string | undefined;
};

/** What the runs at one place of a paragraph are read with. */
export type InlineContext = { story: Story; target: RunTarget; link?: string; isPlaceholder: boolean; field?: Field };

/** Text on the page itself, in no table or box. Text of the background's colour is hidden. */
export const pageSurroundings = ({ document }: Story): Surroundings => ({
  background: document.hasPlainBackground ? "#ffffff" : undefined,
  tableRun: [],
  tableParagraph: {},
});

/** Within a text box: what it is filled with is not known well enough to call its text hidden. */
export const boxSurroundings = (): Surroundings => ({ background: undefined, tableRun: [], tableParagraph: {} });
