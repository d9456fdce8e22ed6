import type { Reading } from "../../../reading.ts";
import type { PDFDocumentProxy } from "../open/pdfjs.ts";
import { MAX_ATTACHMENTS, MAX_XML_BYTES } from "./thresholds.ts";

const EUROPASS = /<(?:\w+:)?(?:SkillsPassport|Candidate|learnerInfo)\b/i;

/** The Europass XML that Europass PDFs carry as an attachment. */
export async function europassAttachment(document: PDFDocumentProxy): Promise<Reading["embedded"]> {
  const attachments = await document.getAttachments().catch(() => null);
  for (const id of [...(attachments?.keys() ?? [])].slice(0, MAX_ATTACHMENTS)) {
    const content = await attachmentBytes(document, id);
    if (!content || content.length > MAX_XML_BYTES) continue;
    const xml = new TextDecoder().decode(content);
    if (/^\s*\uFEFF?\s*</.test(xml) && EUROPASS.test(xml)) return { kind: "europass", xml };
  }
  return undefined;
}

async function attachmentBytes(document: PDFDocumentProxy, id: string): Promise<Uint8Array | undefined> {
  const content = (await document.getAttachmentContent(id).catch(() => undefined)) as Uint8Array | { content?: Uint8Array } | undefined;
  return content instanceof Uint8Array ? content : content?.content;
}
