import type { Line, Style } from "../../reading.ts";

/** What every stage of the parser needs to know about the document as a whole. */
export type Context = {
  /** ISO 639-1, or `en-US` and `en-GB` where the dates show which English it is. */
  language: string;
  body: Style;
  /** Numbers of the pages that OCR read: their sizes, colours and positions are estimates. */
  recognized: ReadonlySet<number>;
  /** The author in the file's properties: often the candidate, sometimes the author of the template. */
  author?: string;
  /** Lines of the head and of the contact sections that contain contact data of the candidate. */
  contactLines?: ReadonlySet<Line>;
  /** The city of the candidate, folded: a place, though no list knows it. */
  home?: string;
  /** The name of the candidate, folded: who signs at the end of the CV is no referee. */
  candidate?: string;
  /** The latest year that is surely a date. */
  lastYear?: number;
};

/** True for a line that OCR read. */
export const isRecognized = ({ physicalLines }: Line, { recognized }: Pick<Context, "recognized">) =>
  recognized.has(physicalLines[0]?.box?.page ?? 0);
