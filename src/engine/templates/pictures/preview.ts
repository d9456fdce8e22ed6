import type { OutputType } from "../../cv/options/output-type.ts";
import { drawPages } from "../../cv/read/images/draw-pages.ts";
import { renderResume } from "../../cv/render/render.ts";
import type { Template } from "../../cv/render/template/template.ts";
import { SAMPLE_DAY, WITH_COVER } from "../add/check-template.ts";

export type PreviewTools = {
  readAsset: (name: string) => Promise<Uint8Array>;
  /** PDF of a Word or PowerPoint file where LibreOffice is installed. */
  officeToPdf?: (document: Uint8Array, type: "docx" | "pptx") => Promise<Uint8Array>;
};
export type PreviewFile = { name: string; bytes: Uint8Array };
export type Preview = { files: PreviewFile[]; messages: string[] };
type Document = { type: OutputType; bytes: Uint8Array };

const MAX_PICTURES = 20;

/** Documents of a sample person, with the agency's own words, in a template, one of each type that it gives, and a picture of each page. */
export async function previewTemplate(template: Template, tools: PreviewTools): Promise<Preview> {
  const { readAsset, officeToPdf } = tools;
  const docxToPdf = officeToPdf && ((docx: Uint8Array) => officeToPdf(docx, "docx"));
  const types = template.outputs.filter((type) => type !== "pdf" || !template.custom || docxToPdf);
  const documents: Document[] = [];
  for (const type of types)
    documents.push({ type, bytes: (await renderResume(WITH_COVER, template, type, { readAsset, docxToPdf, today: SAMPLE_DAY })).bytes });
  return await withPictures(documents, template, tools);
}

/**
 * Documents in a template, with a PNG picture of each page: from the PDF, or from what LibreOffice makes of the first document. `messages` say what was left
 * out for want of LibreOffice.
 */
export async function withPictures(documents: Document[], template: Template, { readAsset, officeToPdf }: PreviewTools): Promise<Preview> {
  const pdf = await pdfOf(documents, template, officeToPdf);
  const pictures = pdf ? await drawPages(pdf, { maxPages: MAX_PICTURES, readAsset }) : [];
  const files = documents.map(({ type, bytes }) => ({ name: `${template.key}.${type}`, bytes }));
  return {
    files: [...files, ...pictures.map((bytes, index) => ({ name: `${template.key}-${index + 1}.png`, bytes }))],
    messages: pdf ? [] : ["No pictures of the pages: they need LibreOffice, which is not installed here."],
  };
}

/** Pictures show the template's first type: a presentation is drawn as slides where that is possible. */
async function pdfOf(documents: Document[], { kind }: Template, officeToPdf: PreviewTools["officeToPdf"]): Promise<Uint8Array | undefined> {
  const slides = kind === "presentation" ? documents.find(({ type }) => type === "pptx") : undefined;
  if (slides && officeToPdf) return await officeToPdf(slides.bytes, "pptx");
  const pdf = documents.find(({ type }) => type === "pdf");
  const word = documents.find(({ type }) => type === "docx");
  return pdf?.bytes ?? (word && officeToPdf ? await officeToPdf(word.bytes, "docx") : undefined);
}
