import { BLIND_ITEMS, type BlindProfile, blindName, stricterProfile } from "../cv/blind/profile.ts";
import type { Template } from "../cv/render/template/template.ts";
import type { jobs } from "../store/schema.ts";

type JobRow = typeof jobs.$inferSelect;

/**
 * What is redacted in a job's documents: what its template redacted at upload, and also what the template redacts now. A CV that was uploaded
 * with a blind template stays blind when the template is no longer blind.
 */
export const blindOfJob = (job: Pick<JobRow, "blind">, template: Template): BlindProfile | undefined =>
  stricterProfile(toProfile(job.blind), template.blind);

/** The field `blind` of the API: false, the name of a built-in profile ("reference"), or true for a profile that a custom template defines. */
export function describeBlind(stored: JobRow["blind"]): boolean | string {
  const profile = toProfile(stored);
  return profile ? (blindName(profile) ?? true) : false;
}

export const toProfile = (stored: JobRow["blind"]): BlindProfile | undefined =>
  stored ? { name: stored.name, withhold: BLIND_ITEMS.filter((item) => stored.withhold.includes(item)) } : undefined;
