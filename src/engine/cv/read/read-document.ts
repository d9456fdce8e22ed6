import { refusal } from "../../contract/errors.ts";
import type { Reading, ReadTools } from "../reading.ts";
import { readDocx } from "./docx/read-docx.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import { refuseDocument, sniffDocument } from "./sniff.ts";

/**
 * Reads a CV file, told by its content and not by its name, into lines in reading order.
 * Throws AppError with a refusal code: `empty, encrypted, corrupt, no_text, unsupported_format, too_large`.
 */
export async function readDocument(bytes: Uint8Array, tools: ReadTools): Promise<Reading> {
  const kind = sniffDocument(bytes);
  if (kind !== "pdf" && kind !== "docx") throw refuseDocument(kind);

  const reading = kind === "pdf" ? await readPdf(bytes, tools) : await readDocx(bytes, tools);
  if (reading.lines.length === 0) throw refusal("no_text");
  return reading;
}
