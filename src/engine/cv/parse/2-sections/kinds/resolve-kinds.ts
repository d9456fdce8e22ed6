import type { Context } from "../../1-document/context.ts";
import { isProse } from "../../1-document/line-style.ts";
import { divideByContent } from "../content/divide-by-content.ts";
import { withKindsByContent } from "../content/name-by-content.ts";
import { ofKind, type Section } from "../section.ts";
import { withClosingContacts } from "./closing-contacts.ts";
import { divideAtListHeadings } from "./headings-in-lists.ts";
import { divideAtCourses, divideAtInnerHeadings, divideAtLanguages, divideAtRowHeadings } from "./headings-within.ts";
import { resolveKind } from "./kind-of-section.ts";
import { divideProgrammingLanguages, returnToSkills } from "./languages-and-skills.ts";
import { apartFromUpdates } from "./last-updated.ts";
import { asListOfSoftware, setKindOfLists, setKindOfSkillGroups } from "./lists.ts";
import { divideAtGaps } from "./parts-by-gaps.ts";
import { setKindOfQualifications } from "./qualifications.ts";
import { withoutSignature } from "./signature.ts";
import { withSkillGroups } from "./skill-groups.ts";
import { withUnheadedJobs } from "./unheaded-jobs.ts";
import { setKindOfDuties, setKindOfTimelines, setKindOfWork } from "./work-by-exclusion.ts";

/**
 * What the sections hold, judged by their content where their headings leave it open: "Career Summary" may be a paragraph or a list of jobs, and a
 * heading that no lexicon knows says nothing at all. First the sections are divided where another one begins within them, then each gets its kind, by
 * itself and then beside the others.
 */
export function resolveKinds(all: readonly Section[], context: Context): Section[] {
  const { sections, updates } = apartFromUpdates(all);
  const divided = divideSections(sections, context).map(asListOfSoftware);
  const parts = withSkillGroups(withKindsByContent([...divided, ...updates], context), context);
  const resolved = parts.map((section, at) => (section.taught ? section : resolveKind(section, parts, at, context)));
  returnToSkills(resolved);
  setKindOfQualifications(resolved, context);
  setKindOfLists(resolved);
  setKindOfSkillGroups(resolved);
  setKindOfWork(resolved, context);
  setKindOfTimelines(resolved, context);
  setKindOfDuties(resolved, context);
  return divideByContent(withProfile(resolved), context);
}

/** A CV without headings has parts between its gaps; in any other a section may hold the next one, whose heading is set like its text. */
function divideSections(sections: readonly Section[], context: Context): Section[] {
  if (!sections.some(({ heading }) => heading)) return sections.flatMap((section) => divideAtGaps(section, context));
  const divided = withUnheadedJobs(withClosingContacts(sections, context), context)
    .flatMap(divideAtRowHeadings)
    .flatMap(divideAtLanguages)
    .flatMap(divideAtInnerHeadings)
    .flatMap(divideAtCourses)
    .flatMap(divideAtListHeadings)
    .flatMap(divideProgrammingLanguages);
  return withoutSignature(divided);
}

/** Paragraphs under a heading that no list knows, before the jobs of a CV without a profile, are the profile. */
function withProfile(sections: readonly Section[]): Section[] {
  const firstWork = sections.findIndex(({ kind }) => kind === "work");
  const mayBeProfile = ({ kind, lines, taught }: Section, at: number) =>
    kind === "other" &&
    !taught &&
    (firstWork < 0 || at < firstWork) &&
    lines.length > 0 &&
    lines.every(({ text, bullet }) => isProse(text) && !bullet);
  const hasProfile = sections.some(({ kind }) => kind === "profile" || kind === "objective");
  const opening = hasProfile ? -1 : sections.findIndex(mayBeProfile);
  return sections.map((section, at) => (at === opening ? ofKind(section, "profile") : section));
}
