import type { Converted, ConvertRequest } from "../../cv/conversion.ts";
import { OTHER_KINDS, type Readable } from "../../cv/read/kinds/make-readable.ts";
import { sniffDocument } from "../../cv/read/sniff.ts";
import type { Convert } from "./convert-tools.ts";

/** A document of another kind as the PDF or Word file that is read in its place; undefined for one that needs nothing, or that is refused as it is. */
export async function readableOf(bytes: Uint8Array, convert: Convert, signal: AbortSignal, owner?: string): Promise<Readable | undefined> {
  if (!OTHER_KINDS.has(sniffDocument(bytes))) return undefined;
  const { outputs } = await convert(bytes, { kind: "readable", fileName: "", ocr: "never", outputs: [] }, signal, owner);
  const [made] = outputs;
  if (!made || made.type === "pptx") throw new Error("the converter sent no document");
  return { type: made.type, bytes: made.bytes };
}

/** A converter that reads documents of other kinds too. */
export function readingOtherKinds(
  convert: Convert,
): (bytes: Uint8Array, request: ConvertRequest, signal?: AbortSignal, owner?: string) => Promise<Converted> {
  return async (bytes, request, signal = new AbortController().signal, owner) => {
    const { kind = "cv" } = request;
    // A job description may be plain text as it is.
    const isDocument = kind === "cv" || kind === "match" || (kind === "requirements" && sniffDocument(bytes) !== "text");
    const readable = isDocument ? await readableOf(bytes, convert, signal, owner) : undefined;
    return convert(readable?.bytes ?? bytes, request, signal, owner);
  };
}
