import type { ActingUser } from "../../agencies/membership.ts";
import type { Job } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { Db } from "../../store/open-store.ts";
import { filesOf, getJob } from "../job.ts";
import { type SubmitCv, submitCv } from "./submit-cv.ts";

type Choices = Pick<SubmitCv, "template" | "blind" | "types" | "language" | "layout">;

/**
 * Submits a CV of an analysis to be formatted, as if it were uploaded again. `position`: its `cv_index`, from 1. Throws AppError "not_found" for another's or
 * no such analysis or CV, "gone" when its file is no longer there, and what `submitCv` throws.
 */
export async function submitMatched(
  tools: Parameters<typeof submitCv>[0],
  { user, jobId, position, ...choices }: Choices & { user: ActingUser; jobId: string; position: number },
  also: (tx: Db, job: Job) => void,
): Promise<Job> {
  const { store, files } = tools;
  const analysis = getJob(store.db, user.id, jobId, "matcher");
  if (analysis.purgedAt) throw new AppError("gone", "This analysis has been deleted at the end of its retention period.");
  if (position > analysis.cvCount) throw new AppError("not_found", "This analysis has no such CV.");
  const source = filesOf(store.db, jobId).find((file) => file.role === "source" && file.position === position);
  if (!source) throw new AppError("gone", "The file of this CV is no longer there. Please upload it again.");
  return await submitCv(tools, { user, cv: { fileName: source.name, bytes: await files.read(source.id) }, ...choices }, also);
}
