import type { BlindDoubt } from "../../../contract.ts";
import { contactDoubts } from "../doubts/contact.ts";
import { knownDoubts } from "../doubts/known.ts";
import { nameDoubts } from "../doubts/names.ts";
import { organisationDoubts } from "../doubts/organisations.ts";
import { personalDoubts } from "../doubts/personal.ts";
import type { Search } from "./doubt.ts";
import { passagesOf } from "./passages.ts";

/** Longer lines are cut: the recruiter finds the passage by its beginning. */
const MAX_TEXT = 240;

/**
 * Every line of a blind CV that may still say who the candidate is, as far as the profile withholds it: values that are known, in other
 * words ("Tidewater" for "Tidewater Payments Ltd"), and what looks like such a value by its kind. The lines stay in the documents; nobody
 * but the recruiter may see them before they were looked at. Each line is named once for each kind.
 */
export function findDoubts(search: Search): BlindDoubt[] {
  const passages = passagesOf(search.blind, standInsOf(search));
  const doubts = [
    ...nameDoubts(passages, search),
    ...contactDoubts(passages, search),
    ...personalDoubts(passages, search),
    ...organisationDoubts(passages, search),
    ...knownDoubts(passages, search),
  ].map(({ what, passage, text }): BlindDoubt => ({ what, section: passage?.section ?? "", text: shortened(text ?? passage?.text ?? "") }));
  return [...new Map(doubts.map((doubt) => [JSON.stringify([doubt.what, doubt.text]), doubt])).values()];
}

const shortened = (text: string) => (text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1)}…`);

/** The candidate's initials or reference, and the numbered words for employers and schools. */
function standInsOf({ blind, profile: { withhold } }: Search): string[] {
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
