import type { BlindDoubt } from "../../../contract/api.ts";
import { contactDoubts } from "../doubts/contact.ts";
import { knownDoubts } from "../doubts/known.ts";
import { leftoverDoubts } from "../doubts/leftovers.ts";
import { nameDoubts } from "../doubts/names.ts";
import { organisationDoubts } from "../doubts/organisations/organisation-doubts.ts";
import { personalDoubts } from "../doubts/personal.ts";
import { suspectedDoubts } from "../doubts/suspected/suspected.ts";
import { MAX_DOUBT_CHARS } from "../thresholds.ts";
import type { Doubt, OpenSearch, Search } from "./doubt.ts";
import { openSearch, replacementsIn } from "./open-search.ts";
import { type Passage, passagesOf } from "./passages.ts";

/**
 * Every passage of a blind CV that may still say something that the profile redacts, with the words of it that do: known values in other words
 * ("Tidewater" for "Tidewater Payments Ltd"), and text that looks like such a value. `withholdDoubts` takes them out of the documents.
 */
export function collectDoubts(given: Search): Doubt[] {
  const search = openSearch(given);
  const passages = passagesOf(search.blind, replacementsIn(search));
  const found = ruleDoubts(passages, search);
  return [...found, ...suspectedDoubts(passages, search, found)];
}

/** What the rules find, without what the learnt weights suspect beside it. */
export function ruleDoubts(passages: Passage[], search: OpenSearch): Doubt[] {
  const found = [
    ...nameDoubts(passages, search),
    ...contactDoubts(passages, search),
    ...personalDoubts(passages, search),
    ...organisationDoubts(passages, search),
    ...knownDoubts(passages, search),
  ];
  return [...found, ...leftoverDoubts(passages, search, found)];
}

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
