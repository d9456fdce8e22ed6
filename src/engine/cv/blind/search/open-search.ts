import type { Resume } from "../../../contract/resume.ts";
import { expanded } from "../../options/blind-profile.ts";
import type { OpenSearch, Search } from "./doubt.ts";
import { smallWords } from "./passages.ts";

/** A search with what all of its doubts ask for. */
export const openSearch = (given: Search): OpenSearch => ({
  ...given,
  profile: expanded(given.profile),
  small: smallWords(given.full),
  skills: skillsOf(given.blind),
});

const skillsOf = ({ skills = [] }: Resume): Set<string> =>
  new Set(skills.flatMap(({ name = "", keywords = [] }) => [name, ...keywords]).map((skill) => skill.toLowerCase()));

/** The replacements in a blind CV: the candidate's initials or reference, and the numbered words for employers and schools. */
export function replacementsIn({ blind, profile: { withhold } }: Search): string[] {
  const employers = [
    ...(blind.work ?? []).flatMap(({ name, client }) => [name, client]),
    ...(blind.projects ?? []).map(({ entity }) => entity),
    ...(blind.volunteer ?? []).map(({ organization }) => organization),
  ];
  const schools = (blind.education ?? []).map(({ institution }) => institution);
  const shown = [
    blind.basics.name,
    ...(withhold.includes("employers") ? employers : []),
    ...(withhold.includes("institutions") ? schools : []),
  ];
  return [...new Set(shown.filter((words) => words !== undefined))];
}
