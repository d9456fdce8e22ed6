import type { BlindDoubt } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { OutputType } from "../output-type.ts";
import type { Message, Reading } from "../reading.ts";
import type { Written } from "../render/written.ts";
import { type PreservePdf, type PreserveTools, preservePdf } from "./preserve-pdf.ts";
import type { Withheld } from "./withheld.ts";

export type PreserveOriginal = PreservePdf;

const notDone = ({ withheld: { switches } }: PreserveOriginal): Message[] =>
  switches.length === 0
    ? []
    : [
        {
          code: "switches_left_out",
          text: `The original layout keeps its dates, places and employers as they are written: ${switches.join(", ")} can be had in a house style only.`,
        },
      ];

/** The types in which the layout of a CV can be kept, of those that are wanted. Throws AppError `invalid` where there is none. */
export function keptTypes({ format }: PreserveOriginal["reading"], wanted: readonly OutputType[]): OutputType[] {
  const kept = wanted.filter((type) => type === format);
  if (kept.length > 0) return kept;
  throw new AppError("invalid", `The original layout of this CV can be kept as ${format.toUpperCase()} only.`);
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
 * The candidate's own layout without what is withheld, with the agency's letterhead, and a cover where there are words about the job. Throws as
 * `preservePdf` does.
 */
export async function preserveOriginal(original: PreserveOriginal, _type: OutputType, tools: PreserveTools): Promise<Written> {
  const { bytes, messages } = await preservePdf(original, tools);
  return { bytes, messages: [...notDone(original), ...messages] };
}
