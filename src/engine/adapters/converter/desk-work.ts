import { AppError } from "../../contract/errors.ts";
import type { Convert } from "../../jobs/convert/convert-tools.ts";
import { ConverterCrash } from "./child-process.ts";
import type { Converter } from "./converter.ts";

/**
 * Draws and writes for the review desk. A document that crashes the converter, such as a Word file that LibreOffice does not survive, is one that cannot be
 * done: the rest of the desk works on. Throws AppError "unavailable" for it.
 */
export const openDeskWork =
  (convert: Converter["convert"]): Convert =>
  async (...document) => {
    try {
      return await convert(...document);
    } catch (error) {
      if (!(error instanceof ConverterCrash)) throw error;
      throw new AppError("unavailable", "This could not be drawn or written: the document is too complex.");
    }
  };
