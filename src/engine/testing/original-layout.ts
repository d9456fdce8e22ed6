import type { ConvertRequest } from "../cv/conversion.ts";
import { readDocument } from "../cv/read/read-document.ts";
import { readAsset } from "../setup/assets.ts";
import { loadTemplate } from "../templates/load-template.ts";

/** The lines of a CV that is sent in its own layout; headings are the first one and the short ones below the contact data. */
export const CV_LINES = [
  "Jane Doe",
  "Senior buyer",
  "12 Quay Street, LS1 4AP Leeds | jane.doe@example.com | +44 113 496 0000",
  "Experience",
  "Buyer, Tidewater Payments Ltd, Leeds, 2015 - 2021",
  "Bought pumps for Jane's team and reported to the board.",
  "Education",
  "BSc Economics, University of Ashcombe, 2011 - 2014",
  "Languages",
  "English, French",
];
export const isBoldLine = (line: string, at: number) => at === 0 || (at > 2 && line.length < 12);

export const tools = { readAsset, maxPages: 9, today: "2026-11-26" };

/** What is asked for where nothing else is said: every type, in the default style. */
export const keepLayout = async (more: Partial<ConvertRequest> = {}): Promise<ConvertRequest> => ({
  fileName: "cv",
  ocr: "never",
  outputs: ["docx", "pdf"],
  template: await loadTemplate("default"),
  layout: "original",
  reference: "3F9A1C",
  ...more,
});

/** What a reader finds in a finished file. */
export async function textOf(bytes: Uint8Array | undefined): Promise<string> {
  const { lines } = await readDocument(bytes as Uint8Array, { ...tools, ocr: "never" });
  return lines.map(({ text }) => text).join("\n");
}
