import type { Message } from "../../reading.ts";
import type { Template } from "../template/template.ts";
import type { View } from "../view/shapes.ts";
import { PHOTO_UNUSABLE, type WriteTools, type Written } from "../written.ts";
import { fitPages } from "./fit-pages.ts";
import { missingLetters } from "./missing-letters.ts";
import { fontsOf, setPages } from "./set-pages.ts";

/** The view as a tagged PDF with its fonts, links and bookmarks inside, set by Typst. The same view gives the same bytes. */
export async function writePdf(view: View, template: Template, tools: WriteTools): Promise<Written> {
  const { set, messages } = await fitPages(template, (stepped) => setPages(view, stepped, tools));
  const missing = await missingLetters(JSON.stringify(view), await fontsOf(view, template, tools), tools);

  return { bytes: set.bytes, messages: [...(set.photoLost ? [PHOTO_UNUSABLE] : []), ...messages, ...sayMissing(missing)] };
}

/** A PDF shows characters that no shipped font has as empty boxes. */
function sayMissing(letters: string[]): Message[] {
  if (letters.length === 0) return [];
  const some = letters.slice(0, 12).join(" ");
  return [{ code: "font_missing", text: `The PDF cannot show these characters: ${some}. The Word document can.` }];
}
