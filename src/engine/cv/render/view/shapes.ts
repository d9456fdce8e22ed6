import type { Resume } from "../../../contract/resume.ts";
import type { Cover } from "../../../contract/resume-fields.ts";
import type { PictureSize } from "../../read/images/picture.ts";
import type { Words } from "../labels/labels.ts";
import type { SectionKey, Template } from "../template/template.ts";

/** What a document shows: the CV, and the agency's own words about a job, which are none of the candidate's. */
export type Content = Resume & { cover?: Cover };

/**
 * A document before it is a file: its text, order and labels, but not how it looks in Word, PDF or PowerPoint. The three writers use nothing but
 * this and the template's design, so their documents say the same.
 */
export type View = {
  /** Language of the labels and dates. */
  language: string;
  /** Language of the CV's text. */
  contentLanguage: string;
  rtl: boolean;
  /** For the document's properties. */
  title: string;
  author?: string;
  header: Header;
  sections: Section[];
  /** Labels that the writers add, and the comma between the values of a list. */
  words: Record<"client" | "context" | "tasks" | "environment" | "page" | "of" | "continued" | "cv" | "comma", string>;
  running: { header?: string; footer?: string; confidentiality?: string };
  /** Of a blind CV: what was withheld, and that it is pseudonymous and still personal data. */
  notice?: string;
};

export type Header = { name: string; label?: string; contacts: LinkableText[]; photo?: Photo };
/** A photo, decoded from the CV's data URL. */
export type Photo = PictureSize & { type: "png" | "jpg"; base64: string };
/** A short text that is a link if it is a web or mail address or a telephone number. */
export type LinkableText = { text: string; link?: string };

export type Section = { key: SectionKey; title: string; block: Block };
export type Block =
  | { kind: "text"; paragraphs: string[]; band: boolean }
  | { kind: "entries"; entries: Entry[] }
  | { kind: "missions"; entries: Entry[] }
  | { kind: "groups"; groups: Group[] }
  | Grid
  | { kind: "frame"; rows: FrameRow[] }
  | { kind: "list"; items: string[] }
  | { kind: "inline"; items: LinkableText[] };

/** A value with its label in the framed block of the agency. */
export type FrameRow = { label: string; paragraphs: string[] };

/** A real table. A row header labels the cell after it, as "Nationality" in a table of personal details; `rowHeaderColumns` have them. */
export type Grid = { kind: "table"; header: string[]; rows: string[][]; widths: number[]; rowHeaderColumns: number[] };

/** A job, a degree, an award: anything with a title and perhaps a date. */
export type Entry = {
  title?: LinkableText;
  subtitle?: LinkableText;
  place?: string;
  /** The printed web address: paper has no links. */
  address?: LinkableText;
  date?: string;
  /** Labelled short values, such as the client. */
  details: { label: string; value: string }[];
  paragraphs: string[];
  highlights: string[];
  /** Technologies and tools. */
  environment: string[];
};
export type Group = { name?: string; level?: string; items: string[] };

/** The input of a view. */
export type Source = {
  resume: Content;
  template: Template;
  words: Words;
  /** ISO 8601: it ends jobs that go on, where years are worked out. */
  today?: string;
};
