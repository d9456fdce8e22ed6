import { AppError } from "../../contract/errors.ts";
import { isHeld, type JobRow } from "../../jobs/job.ts";
import { refuseHeld } from "../../jobs/results/download.ts";
import type { MailPart } from "../../store/schema.ts";

/** An attachment of the mail and what became of it; `doubts` of its review, `documents` of it that are attached to the reply. */
export type Answered = { part: MailPart; job?: JobRow; doubts: number; documents: number };

export type ReplyText = { subject: string; text: string };

/** What a mail is answered: a line or two for each attachment, with the address of its desk. No subject of theirs is repeated, as it may name a candidate. */
export function writeReply(answered: Answered[], publicUrl: string): ReplyText {
  const made = answered.filter(({ job }) => job?.status === "completed" && job.purgedAt === null).length;
  const blocks = answered.map((one) => blockOf(one, publicUrl));
  return {
    subject: made === 0 ? "Vitae: no document was made" : made === 1 ? "Vitae: your document" : `Vitae: your ${made} documents`,
    text: `${blocks.join("\n\n")}\n\nThis is an automatic answer of ${publicUrl}.\n`,
  };
}

function blockOf({ part, job, doubts, documents }: Answered, publicUrl: string): string {
  const attachment = part.part === 0 ? "" : `Attachment ${part.part}: `;
  if (part.refused !== undefined) return `${attachment}${part.refused}`;
  if (!job || job.purgedAt) return `${attachment}This CV has been deleted meanwhile.`;
  const named = `${attachment}${job.fileName}\n`;
  if (job.status === "failed") return `${named}${job.errorMessage ?? "This CV could not be processed."}`;

  const desk = `${publicUrl}/review/${job.id}`;
  if (isHeld(job)) return `${named}${heldSentence(job)}\n${desk}`;
  const where = documents > 0 ? "The document is attached." : "The document is ready.";
  return `${named}${[where, doubtsSentence(doubts)].filter(Boolean).join(" ")}\n${desk}`;
}

/** Why a blind document is not sent, in the words of a download. */
function heldSentence(job: JobRow): string {
  try {
    refuseHeld(job);
    return "";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.message;
  }
}

function doubtsSentence(doubts: number): string {
  if (doubts === 0) return "";
  return doubts === 1
    ? "One value is doubtful: please look at it at the review desk."
    : `${doubts} values are doubtful: please look at them at the review desk.`;
}
