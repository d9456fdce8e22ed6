import type { OutputType } from "../options/output-type.ts";
import type { Message } from "../reading.ts";
import { writeFromCustom } from "./custom/write-from-custom.ts";
import { writeDocx } from "./docx/write-docx.ts";
import { chooseWords } from "./labels/labels.ts";
import { writePdf } from "./pdf/write-pdf.ts";
import { writePptx } from "./pptx/write-pptx.ts";
import { readBack } from "./read-back/read-back.ts";
import { leaves, sectionOf, showsNotice } from "./read-back/verify.ts";
import { allSections, leavesOut, sectionsOnPaper, type Template } from "./template/template.ts";
import { buildView } from "./view/build-view.ts";
import type { Content, View } from "./view/shapes.ts";
import { PHOTO_UNUSABLE, type WriteTools, type Written } from "./written.ts";

const WRITERS: Record<OutputType, (view: View, template: Template, tools: WriteTools) => Promise<Written>> = {
  docx: writeDocx,
  pdf: writePdf,
  pptx: writePptx,
};

/**
 * Writes a Resume, with the agency's own words where there are some, in a house style as one file. Built-in styles give every type; a custom template gives its own type, and PDF from Word where
 * LibreOffice is installed (otherwise `invalid` or `unavailable` is thrown). Throws `invalid` for a document that shows nothing of the Resume.
 * The same input gives the same bytes. Messages name the sections that the template leaves out and what could not be shown, as the document is
 * read back and compared with the Resume.
 */
export async function renderResume(
  resume: Content,
  template: Template,
  type: OutputType,
  tools: WriteTools,
): Promise<{ bytes: Uint8Array; messages: Message[] }> {
  const { bytes, messages } = template.custom
    ? withNotice(await writeFromCustom(resume, template, type, tools), resume, template)
    : await writeInStyle(resume, template, type, tools);

  return { bytes, messages: [...messages, ...(await readBack(resume, template, type, bytes, tools))] };
}

/** A custom file says itself where the line stands that a blind CV ends with. */
function withNotice({ bytes, messages }: Written, resume: Content, template: Template): Written {
  const lacks = Boolean(resume.meta.vitae.withheld?.length) && !showsNotice(template);
  return { bytes, messages: lacks ? [...messages, NO_NOTICE] : messages };
}

const NO_NOTICE: Message = {
  code: "notice_left_out",
  text: "This template has no place for the line that says what a blind CV withholds and that it is still personal data: write {{notice}} where it belongs.",
};

async function writeInStyle(resume: Content, template: Template, type: OutputType, tools: WriteTools): Promise<Written> {
  const view = viewOf(resume, template, tools.today);
  const written = await WRITERS[type](view, template, tools);

  return { bytes: written.bytes, messages: [...leftOut(resume, template), ...lostPhoto(resume, template, view), ...written.messages] };
}

const views = new WeakMap<Content, { template: Template; today: string | undefined; view: View }>();

/** The view of a CV, the same one for all outputs in a style. */
function viewOf(resume: Content, template: Template, today: string | undefined): View {
  const last = views.get(resume);
  if (last?.template === template && last.today === today) return last.view;
  const view = buildView(resume, template, today);
  views.set(resume, { template, today, view });
  return view;
}

/** Names the sections that the CV has and the template does not show. */
function leftOut(resume: Content, template: Template): Message[] {
  const everything = buildView(resume, { ...template, sections: allSections() });
  const shown = new Set(sectionsOnPaper(template).map(({ key }) => key));
  const sections = everything.sections.filter(({ key }) => !shown.has(key)).map(({ title }) => title);
  const missing = [...new Set([...sections, ...sectionsInBrief(resume, template)])];
  return missing.length > 0
    ? [{ code: "section_left_out", text: `The template ${template.name} does not show: ${missing.join(", ")}.` }]
    : [];
}

/** Sections of which the layout leaves something out that the CV has: "Experience (Details)". */
function sectionsInBrief(resume: Content, template: Template): string[] {
  const words = chooseWords(template, resume.meta?.vitae?.language || "en");
  const { meta: _, ...content } = resume;
  const brief = leaves(content).filter(({ path }) => leavesOut(template, path));
  const keys = new Set(brief.flatMap(({ path }) => sectionOf(path) ?? []));
  return [...keys].map((key) => `${words.word(key)} (${words.word("details")})`);
}

const lostPhoto = (resume: Content, { photo }: Template, { header }: View): Message[] =>
  photo && resume.basics.image && !header.photo ? [PHOTO_UNUSABLE] : [];
