import type { BlindDoubt } from "../../../contract/api.ts";
import type { Resume } from "../../../contract/resume.ts";
import { expanded } from "../../options/blind-profile.ts";
import { contactDoubts } from "../doubts/contact.ts";
import { knownDoubts } from "../doubts/known.ts";
import { leftoverDoubts } from "../doubts/leftovers.ts";
import { nameDoubts } from "../doubts/names.ts";
import { organisationDoubts } from "../doubts/organisations/organisation-doubts.ts";
import { personalDoubts } from "../doubts/personal.ts";
import { MAX_DOUBT_CHARS } from "../thresholds.ts";
import type { Doubt, Search } from "./doubt.ts";
import { passagesOf, smallWords } from "./passages.ts";

/**
 * Every passage of a blind CV that may still say something that the profile redacts, with the words of it that do: known values in other words
 * ("Tidewater" for "Tidewater Payments Ltd"), and text that looks like such a value. `withholdDoubts` takes them out of the documents.
 */
export function collectDoubts(given: Search): Doubt[] {
  const search = { ...given, profile: expanded(given.profile), small: smallWords(given.full), skills: skillsOf(given.blind) };
  const passages = passagesOf(search.blind, replacementsIn(search));
  const found = [
    ...nameDoubts(passages, search),
    ...contactDoubts(passages, search),
    ...personalDoubts(passages, search),
    ...organisationDoubts(passages, search),
    ...knownDoubts(passages, search),
  ];
  return [...found, ...leftoverDoubts(passages, search, found)];
}

const skillsOf = ({ skills = [] }: Resume): Set<string> =>
  new Set(skills.flatMap(({ name = "", keywords = [] }) => [name, ...keywords]).map((skill) => skill.toLowerCase()));

/** A doubt in a recruiter's words. */
export const describeDoubt = ({ what, passage, text }: Doubt): BlindDoubt => ({
  what,
  section: passage?.section ?? "",
  text: shortened(text ?? passage?.text ?? ""),
});

/** Each line once for each kind. */
export const distinct = (doubts: BlindDoubt[]): BlindDoubt[] => [
  ...new Map(doubts.map((doubt) => [JSON.stringify([doubt.what, doubt.text]), doubt])).values(),
];

const shortened = (text: string) => (text.length <= MAX_DOUBT_CHARS ? text : `${text.slice(0, MAX_DOUBT_CHARS - 1)}…`);

/** The replacements in a blind CV: the candidate's initials or reference, and the numbered words for employers and schools. */
function replacementsIn({ blind, profile: { withhold } }: Search): string[] {
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
