import type { Context } from "../../1-document/context.ts";
import { isProse } from "../../1-document/line-style.ts";
import { divideByContent } from "../content/divide-by-content.ts";
import { nameByContent } from "../content/name-by-content.ts";
import type { Section } from "../section.ts";
import { withClosingContacts } from "./closing-contacts.ts";
import { partsByRowTitles, partsByTitles } from "./headings-within.ts";
import { asCertificates, asEducation, asLanguages, resolveKind, underSkills } from "./kind-of-section.ts";
import { programmingLanguages, returnToSkills } from "./languages-and-skills.ts";
import { apartFromUpdates } from "./last-updated.ts";
import { nameGroups, nameLists } from "./lists.ts";
import { partsByGaps } from "./parts-by-gaps.ts";
import { withoutSignature } from "./signature.ts";
import { withSkillGroups } from "./skill-groups.ts";
import { withUnheadedJobs } from "./unheaded-jobs.ts";
import { nameWork } from "./work-by-exclusion.ts";

/**
 * What the sections hold, judged by their content where their titles leave it open: "Career Summary" may be a paragraph or a list of jobs,
 * and a title that no lexicon knows says nothing at all. Paragraphs under such a title, before the jobs of a CV without a profile, are one.
 */
export function resolveKinds(all: readonly Section[], context: Context): Section[] {
  return divideByContent(withKinds(all, context), context);
}

/** The kinds of the sections that have a heading, or that the parts of one tell. */
function withKinds(all: readonly Section[], context: Context): Section[] {
  const { sections, updates } = apartFromUpdates(all);
  const found = sections.some(({ heading }) => heading)
    ? withoutSignature(
        withUnheadedJobs(withClosingContacts(sections, context), context)
          .flatMap(partsByRowTitles)
          .flatMap(partsByTitles)
          .flatMap(programmingLanguages),
      )
    : sections.flatMap((section) => partsByGaps(section, context));
  const parts = withSkillGroups(nameByContent([...found, ...updates], context), context);
  const resolved = parts.map((section, at): Section => {
    if (section.taught) return section;
    return underSkills(
      asCertificates(asLanguages(asEducation(resolveKind(section, context), parts, context), parts), context),
      parts[at - 1],
    );
  });
  returnToSkills(resolved);
  nameLists(resolved);
  nameGroups(resolved);
  nameWork(resolved, context);
  const firstWork = resolved.findIndex(({ kind }) => kind === "work");
  const hasProfile = resolved.some(({ kind }) => kind === "profile" || kind === "objective");
  if (hasProfile) return resolved;
  const opening = resolved.findIndex(
    ({ kind, lines, taught }, at) =>
      kind === "other" &&
      !taught &&
      (firstWork < 0 || at < firstWork) &&
      lines.length > 0 &&
      lines.every(({ text, bullet }) => isProse(text) && !bullet),
  );
  return resolved.map((section, at) => (at === opening ? { ...section, kind: "profile", kinds: ["profile"] } : section));
}
