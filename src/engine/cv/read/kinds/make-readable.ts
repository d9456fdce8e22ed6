import { refusal } from "../../../contract/errors.ts";
import { MAX_CV_BYTES } from "../../../contract/limits.ts";
import { openZip } from "../../package/zip-reader.ts";
import { type DocumentKind, refuseDocument, sniffDocument } from "../sniff.ts";
import type { HeifDecoder } from "./heif.ts";

export type Readable = { type: "pdf" | "docx"; bytes: Uint8Array };
/** Kinds that LibreOffice turns into Word files. */
export type OfficeKind = "doc" | "rtf" | "odt" | "html";
export type ReadableTools = {
  /** Undefined where LibreOffice is not installed, or where it could reach more than the file. */
  officeToDocx?: (bytes: Uint8Array, kind: OfficeKind) => Promise<Uint8Array>;
  /** Undefined where libheif's program is not installed, or where it could reach more than the file. */
  heifToJpegs?: HeifDecoder;
};

/** What is read beside PDF and Word where the owner has opened the service to more. */
export const OTHER_KINDS: ReadonlySet<DocumentKind> = new Set<DocumentKind>(["doc", "rtf", "odt", "html", "text", "image", "pages"]);

const isOffice = (kind: DocumentKind): kind is OfficeKind => ["doc", "rtf", "odt", "html"].includes(kind);

/**
 * A document of another kind as the PDF or Word file that is read in its place; PDF and Word files as they are. Pictures become the pages of a PDF, plain text and
 * office documents a Word file; of a Pages file its own preview is taken. Throws AppError with a refusal code.
 */
export async function makeReadable(bytes: Uint8Array, { officeToDocx, heifToJpegs }: ReadableTools): Promise<Readable> {
  const kind = sniffDocument(bytes);
  if (kind === "pdf" || kind === "docx") return { type: kind, bytes };
  if (!OTHER_KINDS.has(kind)) throw refuseDocument(kind);
  if (isOffice(kind)) {
    if (!officeToDocx)
      throw refusal("unsupported_format", `${refuseDocument(kind).message} Without that, LibreOffice must be installed on this machine.`);
    return { type: "docx", bytes: await officeToDocx(bytes, kind) };
  }
  if (kind === "text") {
    const { docxOfText } = await import("./docx-of-text.ts");
    return { type: "docx", bytes: await docxOfText(bytes) };
  }
  if (kind === "pages") return { type: "pdf", bytes: previewOfPages(bytes) };
  const { pdfOfImage } = await import("./pdf-of-image.ts");
  return { type: "pdf", bytes: await pdfOfImage(bytes, heifToJpegs) };
}

/** Pages keeps a PDF of the whole document beside it where the owner has asked it to ("Include preview"). */
function previewOfPages(bytes: Uint8Array): Uint8Array {
  const zip = openZip(bytes);
  const preview = [...zip.entries.values()].find(({ name }) => /^quicklook\/preview\.pdf$/i.test(name));
  if (!preview) throw refuseDocument("pages");
  return zip.unpack(preview, MAX_CV_BYTES);
}
