import type { OutputType } from "../cv/convert.ts";
import { rgbPng } from "../cv/read/pdf/png.ts";
import { renderResume } from "../cv/render/render.ts";
import type { Template } from "../cv/render/template.ts";
import { SAMPLES } from "./check-template.ts";

export type PreviewTools = {
  readAsset: (name: string) => Promise<Uint8Array>;
  /** PDF of a Word or PowerPoint file where LibreOffice is installed. */
  officeToPdf?: (document: Uint8Array, type: "docx" | "pptx") => Promise<Uint8Array>;
};
export type PreviewFile = { name: string; bytes: Uint8Array };

const DPI = 80;
const MAX_PICTURES = 20;

/**
 * Documents of a sample person in a template, one of each type that it gives, and a PNG picture of each page: from the PDF, or from what
 * LibreOffice makes of the first document. `messages` say what was left out for want of LibreOffice.
 */
export async function previewTemplate(
  template: Template,
  { readAsset, officeToPdf }: PreviewTools,
): Promise<{ files: PreviewFile[]; messages: string[] }> {
  const docxToPdf = officeToPdf && ((docx: Uint8Array) => officeToPdf(docx, "docx"));
  const types = template.outputs.filter((type) => type !== "pdf" || !template.own || docxToPdf);
  const documents: { type: OutputType; bytes: Uint8Array }[] = [];
  for (const type of types)
    documents.push({ type, bytes: (await renderResume(SAMPLES.full, template, type, { readAsset, docxToPdf })).bytes });

  const pdf = await pdfOf(documents, template, officeToPdf);
  const pictures = pdf ? await drawPages(pdf, readAsset) : [];
  const files = documents.map(({ type, bytes }) => ({ name: `${template.key}.${type}`, bytes }));
  return {
    files: [...files, ...pictures.map((bytes, index) => ({ name: `${template.key}-${index + 1}.png`, bytes }))],
    messages: pdf ? [] : ["No pictures of the pages: they need LibreOffice, which is not installed here."],
  };
}

/** Pictures show the template's first type: a presentation is drawn as slides where that is possible. */
async function pdfOf(
  documents: { type: OutputType; bytes: Uint8Array }[],
  { kind }: Template,
  officeToPdf: PreviewTools["officeToPdf"],
): Promise<Uint8Array | undefined> {
  const slides = kind === "presentation" ? documents.find(({ type }) => type === "pptx") : undefined;
  if (slides && officeToPdf) return await officeToPdf(slides.bytes, "pptx");
  const pdf = documents.find(({ type }) => type === "pdf");
  const word = documents.find(({ type }) => type === "docx");
  return pdf?.bytes ?? (word && officeToPdf ? await officeToPdf(word.bytes, "docx") : undefined);
}

async function drawPages(pdf: Uint8Array, readAsset: PreviewTools["readAsset"]): Promise<Uint8Array[]> {
  const { PDFiumLibrary } = await import("@hyzyla/pdfium");
  const wasm = await readAsset("wasm/pdfium.wasm");
  const library = await PDFiumLibrary.init({ wasmBinary: wasm.slice().buffer });
  try {
    const document = await library.loadDocument(pdf.slice());
    const pictures: Uint8Array[] = [];
    for (let page = 0; page < Math.min(document.getPageCount(), MAX_PICTURES); page++) {
      const { data, width, height } = await document.getPage(page).render({ scale: DPI / 72, render: async ({ data }) => data });
      pictures.push(rgbPng(data, width, height, 4));
    }
    document.destroy();
    return pictures;
  } finally {
    library.destroy();
  }
}
