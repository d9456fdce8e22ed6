import type { OutputType } from "../../cv/options/output-type.ts";
import { drawPages } from "../../cv/read/images/draw-pages.ts";
import { renderResume } from "../../cv/render/render.ts";
import type { Template } from "../../cv/render/template/template.ts";
import { SAMPLE_DAY, WITH_COVER } from "../add/check-template.ts";
import { noPicture, type Subject } from "./first-page.ts";
import type { PreviewTools } from "./preview.ts";

/** Draws a first page. Word and PowerPoint files, and custom templates, need LibreOffice; without it they are `not_found`. */
export async function drawFirstPage(subject: Subject, { readAsset, officeToPdf }: PreviewTools): Promise<Uint8Array> {
  const { type, bytes } = "document" in subject ? subject.document : await sampleOf(subject.template, { readAsset, officeToPdf });
  if (type !== "pdf" && !officeToPdf) throw noPicture();
  const pdf = type === "pdf" || !officeToPdf ? bytes : await officeToPdf(bytes, type);
  const [picture] = await drawPages(pdf, { maxPages: 1, readAsset });
  if (!picture) throw noPicture();
  return picture;
}

/** The sample CV, with a cover, as the type that shows the template best: slides where they can be drawn, else the PDF. */
async function sampleOf(template: Template, { readAsset, officeToPdf }: PreviewTools) {
  const type: OutputType = template.custom?.type ?? (template.kind === "presentation" && officeToPdf ? "pptx" : "pdf");
  const { bytes } = await renderResume(WITH_COVER, template, type, { readAsset, today: SAMPLE_DAY });
  return { type, bytes };
}
