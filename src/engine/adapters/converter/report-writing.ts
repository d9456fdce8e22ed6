import { AppError } from "../../contract/errors.ts";
import type { WriteReport } from "../../jobs/results/match-report.ts";
import { ConverterCrash } from "./child-process.ts";
import type { Converter } from "./converter.ts";

/** Sets matching reports in the converter: it takes seconds that no other request should wait for. */
export const openReportWriting =
  (convert: Converter["convert"]): WriteReport =>
  async (ranking) => {
    try {
      const { outputs } = await convert(new Uint8Array(), { kind: "ranking", fileName: "", ocr: "never", outputs: ["pdf"], ranking });
      const [pdf] = outputs;
      if (!pdf) throw new Error("the converter sent no matching report");
      return pdf.bytes;
    } catch (error) {
      if (!(error instanceof ConverterCrash)) throw error;
      throw new AppError("unavailable", "The report could not be made. Please try again.");
    }
  };
