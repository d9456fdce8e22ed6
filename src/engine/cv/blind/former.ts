import type { Resume } from "../../contract/resume.ts";
import type { BlindProfile } from "../options/blind-profile.ts";
import { squeeze } from "../text/fold.ts";
import { type BlindTerms, blindResume, blindTerms } from "./blind-resume.ts";
import type { Redacted, RedactedKind } from "./terms/redacted.ts";
import { findHits, type SearchTerm, searchTermsOf } from "./terms/search-terms.ts";
import { mapWords } from "./texts.ts";
import { markerFor } from "./wording.ts";

/**
 * What is searched for in a CV that a recruiter has corrected: what {@link blindTerms} finds in it, and the values as they were read. `former` are those of
 * them that the corrected Resume does not have.
 */
export function termsWithFormer(
  resume: Resume,
  asRead: Resume | undefined,
  given: BlindProfile,
  reference: string,
): { found: BlindTerms; former: Redacted[] } {
  const found = blindTerms(resume, given, reference);
  if (!asRead) return { found, former: [] };
  const made = blindResume(resume, found, reference);
  const former = formerValues(blindTerms(asRead, given, reference).fields.redacted, made);
  const byValue = withFormer(found.words.byValue, former, { fields: found.fields.redacted, marker: markerFor(found.language) });
  const terms = [...found.terms, ...formerTerms(former, made.resume, found.language)];
  return { found: { ...found, terms, words: { ...found.words, byValue } }, former };
}

/**
 * Values that a recruiter has corrected or removed still stand in running text, and in the CV itself: the name that was read as "Jane Do", the employer with its former name. Not those
 * that were put where they are shown: a position that had been read as an employer. A town is shown with each job, and says nothing there.
 */
function formerValues(read: Redacted[], { resume, redacted }: { resume: Resume; redacted: Redacted[] }): Redacted[] {
  const known = new Set(redacted.map(({ value }) => squeeze(value)));
  mapWords(resume, (text, path) => {
    if (!/\blocation\b/.test(path) && !path.startsWith("meta.")) known.add(squeeze(text));
    return text;
  });
  return read.filter(({ what, value }) => what !== "photo" && !known.has(squeeze(value)));
}

/** Parts of a former name that are words of the trade ("Jane Doe Trader") are searched for in no text. */
function formerTerms(former: Redacted[], resume: Resume, language: string): SearchTerm[] {
  const trade: string[] = [];
  mapWords(resume, (text, path) => {
    if (TRADE.test(path)) trade.push(text);
    return text;
  });
  return searchTermsOf(former, language).filter((term) => !term.part || !trade.some((text) => findHits(text, [term]).length > 0));
}

const TRADE = /^(?:basics\.label|work\[\d+\]\.position|skills\b)/;

/** A former employer gets the words of the one that stands in its place now. */
function withFormer(
  byValue: Map<string, string>,
  former: Redacted[],
  { fields, marker }: { fields: Redacted[]; marker: string },
): Map<string, string> {
  const now = new Map(fields.map(({ path, value }) => [path, byValue.get(value.toLowerCase())]));
  const replaced = former.filter(({ what }) => NUMBERED.has(what));
  return new Map([...byValue, ...replaced.map(({ path, value }) => [value.toLowerCase(), now.get(path) ?? marker] as const)]);
}

/** Kinds whose values are replaced by words, and not removed. */
const NUMBERED: ReadonlySet<RedactedKind> = new Set<RedactedKind>(["employer", "client", "organisation", "institution"]);
