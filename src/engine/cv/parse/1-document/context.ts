import type { Line, Style } from "../../reading.ts";

/** What every stage of the parser needs to know about the document as a whole. */
export type Context = {
  language: string;
  body: Style;
  /** Numbers of the pages that OCR read: what it tells of sizes, colours and places are estimates. */
  recognized: ReadonlySet<number>;
  /** Who the file's properties name as author: often the candidate, sometimes whoever made the template. */
  author?: string;
  /** Lines with contact data. */
  reachable?: ReadonlySet<Line>;
};

/** True for a line that OCR read. */
export const isRecognized = ({ prints }: Line, { recognized }: Pick<Context, "recognized">) =>
  recognized.size > 0 && recognized.has(prints[0]?.box?.page ?? 0);
