import type { OutputType } from "../convert.ts";
import type { Message } from "../reading.ts";
import type { Resume } from "../resume.ts";
import { writeDocx } from "./docx/write-docx.ts";
import { writePdf } from "./pdf/write-pdf.ts";
import { writePptx } from "./pptx/write-pptx.ts";
import { allSections, type Template } from "./template.ts";
import { buildView, type View } from "./view.ts";

/** A file that ships with the program, by its name in `src/engine/assets.ts`. */
export type WriteTools = { readAsset: (name: string) => Promise<Uint8Array> };
export type Written = { bytes: Uint8Array; messages: Message[] };

const WRITERS: Record<OutputType, (view: View, template: Template, tools: WriteTools) => Promise<Written>> = {
  docx: writeDocx,
  pdf: writePdf,
  pptx: writePptx,
};

/**
 * A Resume in a house style as one file. Every template gives every type. The same input gives the same bytes.
 * Messages name the sections that the template leaves out, and whatever could not be shown.
 */
export async function renderResume(
  resume: Resume,
  template: Template,
  type: OutputType,
  tools: WriteTools,
): Promise<{ bytes: Uint8Array; messages: Message[] }> {
  const written = await WRITERS[type](buildView(resume, template), template, tools);

  return { bytes: written.bytes, messages: [...leftOut(resume, template), ...written.messages] };
}

/** What the CV has and the template does not show. */
function leftOut(resume: Resume, template: Template): Message[] {
  const everything = buildView(resume, { ...template, sections: allSections() });
  const shown = new Set(template.sections.map(({ key }) => key));
  const missing = [...new Set(everything.sections.filter(({ key }) => !shown.has(key)).map(({ title }) => title))];
  return missing.length > 0
    ? [{ code: "section_left_out", text: `The template ${template.name} does not show: ${missing.join(", ")}.` }]
    : [];
}
