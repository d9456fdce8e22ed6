import type { Resume } from "../../../contract/resume.ts";
import type { Reading } from "../../reading.ts";
import { lacksJobs } from "./missed-jobs.ts";
import { NO_JOBS } from "./no-jobs.ts";

/** What a recruiter should look at before sending, in her words. */
export function pleaseCheck(draft: Resume): string[] {
  const warnings: string[] = [];
  if (!draft.basics.name) warnings.push("Please check the name: none was found.");
  if (!draft.basics.email && !draft.basics.phone)
    warnings.push("Please check the contact data: neither an e-mail address nor a phone number was found.");
  if (lacksJobs(draft)) warnings.push(NO_JOBS);
  const undated = draft.work?.filter((job) => !job.startDate && !job.endDate).length ?? 0;
  if (undated > 0) warnings.push(`Please check the work experience: ${undated === 1 ? "one job has" : `${undated} jobs have`} no date.`);
  if (draft.additional?.length) warnings.push("Please check the additional section: some text of the CV fitted nowhere else.");
  return warnings;
}

/** Text that a reader cannot see is not used; a warning says that it is there. */
export function sayHidden({ setAside }: Reading): string[] {
  const hidden = setAside.filter(({ reason }) => reason === "hidden").flatMap(({ text }) => text.match(/[\p{L}\p{N}]{2,}/gu) ?? []);
  if (hidden.length === 0) return [];
  const words = hidden.length === 1 ? "a word" : `${hidden.length} words`;
  return [`This file contains hidden text (${words} that cannot be seen); it was not used.`];
}
