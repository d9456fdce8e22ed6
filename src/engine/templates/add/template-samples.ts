import { readAsset } from "../../setup/assets.ts";

/** What an agency begins a template of its own with, by the name of the file. */
export const TEMPLATE_SAMPLES = ["agency.docx", "agency.pptx", "tags.md"] as const;
export type TemplateSample = (typeof TEMPLATE_SAMPLES)[number];

/** A Word or PowerPoint file with tags, or the list of all tags as Markdown. The list is made when it is asked for: it needs the code that fills templates. */
export async function readTemplateSample(name: TemplateSample): Promise<Uint8Array> {
  if (name !== "tags.md") return await readAsset(`templates/examples/${name}`);
  const { tagsAsText } = await import("./tags-as-text.ts");
  return new TextEncoder().encode(tagsAsText());
}
