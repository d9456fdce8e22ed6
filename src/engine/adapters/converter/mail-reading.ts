import { refusal } from "../../contract/errors.ts";
import type { MailAttachment } from "../../cv/conversion.ts";
import type { Convert } from "../../jobs/convert/convert-tools.ts";
import { ConverterCrash } from "./child-process.ts";

/** Reads mails in the converter, as any other file from outside. Throws AppError "corrupt" for one that cannot be read or crashes its reader. */
export const openMailReading =
  (convert: Convert) =>
  async (bytes: Uint8Array, owner: string, signal: AbortSignal): Promise<MailAttachment[]> => {
    try {
      const { attachments } = await convert(bytes, { kind: "mail", fileName: "", ocr: "never", outputs: [] }, signal, owner);
      return attachments ?? [];
    } catch (error) {
      if (!(error instanceof ConverterCrash)) throw error;
      throw refusal("corrupt", "This mail is damaged or too complex, and its attachments cannot be read.");
    }
  };
