import type { BlindDoubt } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { OutputType } from "../options/output-type.ts";
import type { Message, Reading } from "../reading.ts";
import type { PreserveOriginal, PreserveTools } from "./preserve.ts";
import { preserveDocx } from "./preserve-docx.ts";
import { preservePdf } from "./preserve-pdf.ts";
import type { Withheld } from "./withheld.ts";

const notDone = ({ withheld: { switches } }: PreserveOriginal): Message[] =>
  switches.length === 0
    ? []
    : [
        {
          code: "switches_left_out",
          text: `The original layout keeps its dates, places and employers as they are written: ${switches.join(", ")} can be had in a house style only.`,
        },
      ];

/**
 * The types in which the layout of a CV can be kept, of those that are wanted: its own, and PDF from Word where LibreOffice is there. Throws AppError
 * `invalid` where there is none.
 */
export function keptTypes(
  { format }: Pick<Reading, "format">,
  wanted: readonly OutputType[],
  { docxToPdf }: Pick<PreserveTools, "docxToPdf">,
): OutputType[] {
  const kept = wanted.filter((type) => type === format || (type === "pdf" && docxToPdf !== undefined));
  if (kept.length > 0) return kept;
  throw new AppError("invalid", `The original layout of this CV can be kept as ${format === "pdf" ? "PDF" : "Word (DOCX)"} only.`);
}

/** What text recognition did not read cannot be found on a scan: a recruiter looks at the page before it is sent. */
export const scanDoubts = ({ pages }: Pick<Reading, "pages">, { redacted }: Withheld): BlindDoubt[] =>
  pages.flatMap(({ number, scan }): BlindDoubt[] =>
    scan
      ? [
          {
            what: redacted.some(({ what }) => what === "name") ? "name" : "e-mail address",
            section: `Page ${number}`,
            text: `Page ${number} is a scan. What text recognition did not read cannot be taken out of its picture: please look at the page.`,
          },
        ]
      : [],
  );

/**
 * The candidate's own layout without what is withheld, with the agency's letterhead, and a cover where there are words about the job: a file for each of
 * `keptTypes`. Throws as `preservePdf` and `preserveDocx` do.
 */
export async function preserveOriginal(
  original: PreserveOriginal,
  types: readonly OutputType[],
  tools: PreserveTools,
): Promise<{ outputs: { type: OutputType; bytes: Uint8Array }[]; messages: Message[] }> {
  const { format } = original.reading;
  const { bytes, messages } = await (format === "pdf" ? preservePdf : preserveDocx)(original, tools);
  const inType = async (type: OutputType) => (type !== format && tools.docxToPdf ? await tools.docxToPdf(bytes) : bytes);
  const outputs = await Promise.all(types.map(async (type) => ({ type, bytes: await inType(type) })));
  return { outputs, messages: [...notDone(original), ...messages] };
}
