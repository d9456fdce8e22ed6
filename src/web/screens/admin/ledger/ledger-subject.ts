import type { LedgerEntry } from "../../../../engine/contract/api.ts";
import { shortDate } from "../../../lib/text/time.ts";
import { plural } from "../../../lib/text/words.ts";

const WITHOUT_NOTE: Record<LedgerEntry["kind"], string> = {
  grant: "By an administrator",
  adjustment: "By an administrator",
  purchase: "Payment",
  charge: "",
  refund: "",
};

type Told = Pick<LedgerEntry, "kind" | "note" | "job" | "at" | "by">;

/**
 * What an entry is about: `Maria Santos.pdf`, `Analysis of 3 CVs`, `Free trial`, `Payment`; of a job that is no longer kept its day. Where the account pays for
 * others of its agency also whose it is: `Maria Santos.pdf, for ines@agency.test`.
 */
export const ledgerSubject = ({ by, ...entry }: Told): string => (by ? `${subjectOf(entry)}, for ${by}` : subjectOf(entry));

function subjectOf({ kind, note, job, at }: Omit<Told, "by">): string {
  if (note) return note;
  if (job?.jobType === "matcher") return job.cvCount > 1 ? `Analysis of ${plural(job.cvCount, "CV")}` : `Analysis of ${job.fileName}`;
  return job?.fileName ?? (WITHOUT_NOTE[kind] || `CV or analysis of ${shortDate(at)}, no longer kept`);
}
