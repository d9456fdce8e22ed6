import { AppError } from "../../contract/errors.ts";
import type { ConvertRequest } from "../../cv/conversion.ts";
import type { WriteExplanation } from "../../jobs/results/explain-match.ts";
import type { WriteReport } from "../../jobs/results/match-report.ts";
import { ConverterCrash } from "./child-process.ts";
import type { Converter } from "./converter.ts";

type Wanted = Pick<ConvertRequest, "kind" | "ranking" | "explanation">;

/** Sets matching reports in the converter: it takes seconds that no other request should wait for. */
export const openReportWriting =
  (convert: Converter["convert"]): WriteReport =>
  (ranking) =>
    writePdf(convert, { kind: "ranking", ranking });

/** The same for what a candidate is told. */
export const openExplanationWriting =
  (convert: Converter["convert"]): WriteExplanation =>
  (explanation) =>
    writePdf(convert, { kind: "explanation", explanation });

async function writePdf(convert: Converter["convert"], wanted: Wanted): Promise<Uint8Array> {
  try {
    const { outputs } = await convert(new Uint8Array(), { ...wanted, fileName: "", ocr: "never", outputs: ["pdf"] });
    const [pdf] = outputs;
    if (!pdf) throw new Error(`the converter sent no matching report (${wanted.kind})`);
    return pdf.bytes;
  } catch (error) {
    if (!(error instanceof ConverterCrash)) throw error;
    throw new AppError("unavailable", "The report could not be made. Please try again.");
  }
}
