import { AppError, isRefusal } from "../../contract/errors.ts";
import type { Cover } from "../../contract/resume-fields.ts";
import { readDocument } from "../read/read-document.ts";
import type { Message, Reading, ReadTools } from "../reading.ts";
import type { Template } from "../render/template/template.ts";
import type { WriteTools } from "../render/written.ts";
import type { Withheld } from "./withheld.ts";

/** A CV whose own layout is kept: its file and what was read of it, what is withheld, and what the agency adds. */
export type PreserveOriginal = { bytes: Uint8Array; reading: Reading; withheld: Withheld; template: Template; cover?: Cover };
export type PreserveTools = Pick<ReadTools, "readAsset" | "recognize" | "maxPages"> & Pick<WriteTools, "today" | "docxToPdf">;

/** A finished file as a reader finds it; undefined where it has no text, as pictures of scans have none without text recognition. */
export const readAgain = (bytes: Uint8Array, ocr: ReadTools["ocr"], tools: PreserveTools): Promise<Reading | undefined> =>
  readDocument(bytes, { ...tools, ocr }).catch((error) => {
    if (isRefusal(error) && error.code === "no_text") return undefined;
    throw error;
  });

/** The error for a file that still says something after the last round. `where` is for people: "on page 2". */
export function stillTelling(where: string): AppError {
  const leaks = [{ what: "withheld text", path: "", place: where }];
  return new AppError(
    "unavailable",
    `The original layout was not kept, because it would still show something withheld ${where}. Please use a house style for this CV.`,
    { leaks },
  );
}

/** Nobody has looked at what the pictures show that are left. */
export const picturesKept = (pictures: number, { redacted }: Withheld): Message[] =>
  pictures > 0 && redacted.some(({ what }) => what === "employer" || what === "institution")
    ? [
        {
          code: "pictures_kept",
          text: "The original has pictures, which stay as they are. Please check that no logo of an employer or school is among them.",
        },
      ]
    : [];
