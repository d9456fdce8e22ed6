import { AppError } from "../../contract/errors.ts";
import type { ConvertRequest } from "../../cv/conversion.ts";
import type { ReadBrandFile } from "../../cv/render/brand/read-brand-file.ts";
import type { ReportOnTemplate } from "../../templates/add/report-problems.ts";
import { type DrawFirstPage, noPicture, type Subject } from "../../templates/pictures/first-page.ts";
import { ConverterCrash } from "./child-process.ts";
import type { Converter } from "./converter.ts";

/**
 * Draws first pages in the converter. Who asks for the same one meanwhile is given the same picture. A document that cannot be drawn,
 * whatever the reason, is `not_found`.
 */
export function openDrawing(convert: Converter["convert"]): DrawFirstPage {
  const running = new Map<string, Promise<Uint8Array>>();

  return (subject) => {
    const key = keyOf(subject);
    const drawing = running.get(key) ?? draw(convert, subject).finally(() => running.delete(key));
    running.set(key, drawing);
    return drawing;
  };
}

async function draw(convert: Converter["convert"], subject: Subject): Promise<Uint8Array> {
  const { bytes, request } = toRequest(subject);
  try {
    const { picture } = await convert(bytes, request);
    if (!picture) throw noPicture();
    return picture;
  } catch (error) {
    throw error instanceof AppError || error instanceof ConverterCrash ? noPicture() : error;
  }
}

function toRequest(subject: Subject): { bytes: Uint8Array; request: ConvertRequest } {
  const request = { kind: "picture", fileName: "", ocr: "never" } as const;
  if ("template" in subject) return { bytes: new Uint8Array(), request: { ...request, template: subject.template, outputs: [] } };
  return { bytes: subject.document.bytes, request: { ...request, outputs: [subject.document.type] } };
}

const keyOf = (subject: Subject) =>
  new Bun.CryptoHasher("sha256").update("template" in subject ? JSON.stringify(subject.template) : subject.document.bytes).digest("hex");

/** Checks templates in the converter: an agency's file is as little to be trusted as a CV. */
export const openReporting =
  (convert: Converter["convert"]): ReportOnTemplate =>
  async (template) => {
    try {
      const { report } = await convert(new Uint8Array(), { kind: "check", fileName: "", ocr: "never", outputs: [], template });
      if (!report) throw new Error("the converter sent no report");
      return report;
    } catch (error) {
      if (!(error instanceof ConverterCrash)) throw error;
      throw new AppError("invalid", "This template is too complex to be checked, and was not added.");
    }
  };

/** Reads logos and fonts in the converter, for the same reason. */
export const openBrandFileReading =
  (convert: Converter["convert"]) =>
  async (bytes: Uint8Array): Promise<ReadBrandFile> => {
    try {
      const { brandFile } = await convert(bytes, { kind: "brand-file", fileName: "", ocr: "never", outputs: [] });
      if (!brandFile) throw new Error("the converter sent no file");
      return brandFile;
    } catch (error) {
      if (!(error instanceof ConverterCrash)) throw error;
      throw new AppError("invalid", "This file is too complex to be used in documents.");
    }
  };
