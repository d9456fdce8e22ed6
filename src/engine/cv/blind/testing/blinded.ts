import type { BlindDoubt } from "../../../contract/api.ts";
import type { Resume } from "../../../contract/resume.ts";
import type { BlindProfile } from "../../options/blind-profile.ts";
import { blindResume, blindTerms } from "../blind-resume.ts";
import { withholdDoubts } from "../search/withhold.ts";

/** A CV as its profile makes it blind, before doubts are withheld. */
export const blinded = (resume: Resume, profile: BlindProfile, reference = "3F9A1C", today?: string) =>
  blindResume(resume, blindTerms(resume, profile, reference), reference, today);

/** What the recruiter is asked about such a CV: passages that were withheld to be safe, and what is open about the whole CV. */
export function doubtsIn(full: Resume, profile: BlindProfile): BlindDoubt[] {
  const { language } = full.meta.vitae;
  const { unsure, open } = withholdDoubts({ full, blind: blinded(full, profile).resume, profile, language });
  return [...unsure.map(({ what, section, text }) => ({ what, section, text })), ...open];
}
