import type { BlindDoubt } from "../../../contract/api.ts";
import type { Resume } from "../../../contract/resume.ts";
import type { BlindProfile } from "../../options/blind-profile.ts";
import { blindResume, blindTerms } from "../blind-resume.ts";
import { ruleDoubts } from "../search/doubts.ts";
import { openSearch, replacementsIn } from "../search/open-search.ts";
import { passagesOf } from "../search/passages.ts";
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

/** The pieces of such a CV that a rule finds, a line each, without what the learnt weights suspect. */
export function foundByRules(full: Resume, profile: BlindProfile): string {
  const search = openSearch({ full, blind: blinded(full, profile).resume, profile, language: full.meta.vitae.language });
  const found = ruleDoubts(passagesOf(search.blind, replacementsIn(search)), search);
  return found.flatMap(({ passage, parts = [passage?.searched ?? ""] }) => parts).join("\n");
}
