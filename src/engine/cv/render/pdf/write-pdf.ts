import type { Message } from "../../reading.ts";
import { bytesOf, type FontChoice } from "../fonts.ts";
import type { Template } from "../template/template.ts";
import type { View } from "../view/shapes.ts";
import { PHOTO_UNUSABLE, type WriteTools, type Written } from "../written.ts";
import { readCoverage } from "./coverage.ts";
import { fitPages } from "./fit-pages.ts";
import { fontsOf, setPages } from "./set-pages.ts";

/** The view as a tagged PDF with its fonts, links and bookmarks inside, set by Typst. The same view gives the same bytes. */
export async function writePdf(view: View, template: Template, tools: WriteTools): Promise<Written> {
  const { set, messages } = await fitPages(template, (stepped) => setPages(view, stepped, tools));
  const missing = await missingLetters(JSON.stringify(view), fontsOf(view, template), tools);

  return { bytes: set.bytes, messages: [...(set.photoLost ? [PHOTO_UNUSABLE] : []), ...messages, ...missing] };
}

const coverage = new Map<string, (codePoint: number) => boolean>();

/** A message with the characters that no shipped font has: a PDF shows them as empty boxes. */
async function missingLetters(text: string, { files, own }: FontChoice, { readAsset }: WriteTools): Promise<Message[]> {
  for (const file of files) if (!coverage.has(file)) coverage.set(file, readCoverage(await readAsset(file)));
  const letters = [...new Set(text)].filter((letter) => /[^\p{C}\p{Z}\p{M}]/u.test(letter));
  const fonts = [...own.map((font) => readCoverage(bytesOf(font))), ...files.map((file) => coverage.get(file))];
  const missing = letters.filter((letter) => !fonts.some((covers) => covers?.(letter.codePointAt(0) as number)));
  if (missing.length === 0) return [];
  const some = missing.slice(0, 12).join(" ");
  return [{ code: "font_missing", text: `The PDF cannot show these characters: ${some}. The Word document can.` }];
}
