import { AppError } from "../../../contract/errors.ts";
import type { OutputType } from "../../options/output-type.ts";
import type { Template } from "../template/template.ts";
import type { Content } from "../view/shapes.ts";
import type { WriteTools, Written } from "../written.ts";
import { writeCustom } from "./write-custom.ts";

export const NO_LIBREOFFICE =
  "PDF from an own Word template needs LibreOffice, which is not installed here. The Word document can be made.";

/** The reason why a custom template does not give an output type; undefined when it does. */
export function refusedType({ name, custom }: Template, type: OutputType): string | undefined {
  if (!custom || type === custom.type || (custom.type === "docx" && type === "pdf")) return undefined;
  return custom.type === "pptx"
    ? `The template ${name} is a PowerPoint file and makes PowerPoint documents only.`
    : `The template ${name} is a Word file and makes no PowerPoint documents.`;
}

/** Writes a Resume with a custom template. Throws `invalid` for a type that it does not give, and `unavailable` for PDF without LibreOffice. */
export async function writeFromCustom(resume: Content, template: Template, type: OutputType, { docxToPdf }: WriteTools): Promise<Written> {
  const refused = refusedType(template, type);
  if (refused) throw new AppError("invalid", refused);
  const written = writeCustom(resume, template, Buffer.from(template.custom?.base64 ?? "", "base64"));
  if (type !== "pdf") return written;
  if (!docxToPdf) throw new AppError("unavailable", NO_LIBREOFFICE);
  return { ...written, bytes: await docxToPdf(written.bytes) };
}
