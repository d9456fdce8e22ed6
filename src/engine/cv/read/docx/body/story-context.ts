import type { Relationship } from "../../../package/ooxml-package.ts";
import type { XmlElement } from "../../../package/xml.ts";
import type { Message, SetAside } from "../../../reading.ts";
import type { DrawnPicture } from "../drawings/drawings.ts";
import type { Block, FloatingBox, RunContent, Section } from "../model.ts";
import type { Numbering } from "../styles/numbering.ts";
import type { RunProps, StyleSheet, ThemeFonts } from "../styles/styles.ts";
import type { InheritedFormat } from "../tables/reader.ts";
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
  readBlocks: (container: XmlElement, format: InheritedFormat) => Block[];
};

/** Where the runs of one paragraph are collected. */
export type RunTarget = {
  content: (RunContent & { field?: Field })[];
  boxes: FloatingBox[];
  hasRule: boolean;
  newPages: number;
  /** Run properties of the table style and the paragraph style, weakest first. */
  base: RunProps[];
  background: string | undefined;
};

/** What runs are read with: their story, where they go, and the link, prompt or field around them. */
export type InlineContext = { story: Story; target: RunTarget; link?: string; isPrompt: boolean; field?: Field };

/** For text on the page itself, in no table or text box: text of the page's colour is hidden. */
export const pageFormat = ({ document }: Story): InheritedFormat => ({
  background: document.hasPlainBackground ? "#ffffff" : undefined,
  tableRun: [],
  tableParagraph: {},
});

/** For text in a text box. Its fill is not known well enough to call text hidden. */
export const textBoxFormat = (): InheritedFormat => ({ background: undefined, tableRun: [], tableParagraph: {} });
