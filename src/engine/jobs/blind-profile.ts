import { BLIND_ITEMS, BLIND_SWITCHES, type BlindProfile, stricterProfile, writeBlind } from "../cv/options/blind-profile.ts";
import type { Template } from "../cv/render/template/template.ts";
import type { jobs } from "../store/schema.ts";

type JobRow = typeof jobs.$inferSelect;

/**
 * What is redacted in a job's documents: what its template redacted at upload, and also what the template redacts now. A CV that was uploaded
 * with a blind template stays blind when the template is no longer blind.
 */
export const blindOfJob = (job: Pick<JobRow, "blind">, template: Template): BlindProfile | undefined =>
  stricterProfile(toProfile(job.blind), template.blind);

/** The field `blind` of the API: false, a profile as a text ("reference", "full+durations"), or true for another one that a custom template defines. */
export function describeBlind(stored: JobRow["blind"]): boolean | string {
  const profile = toProfile(stored);
  return profile ? (writeBlind(profile) ?? true) : false;
}

export function toProfile(stored: JobRow["blind"]): BlindProfile | undefined {
  if (!stored) return undefined;
  const switches = BLIND_SWITCHES.filter((one) => stored.switches?.includes(one));
  const withhold = BLIND_ITEMS.filter((item) => stored.withhold.includes(item));
  return { name: stored.name, withhold, ...(switches.length > 0 && { switches }) };
}
