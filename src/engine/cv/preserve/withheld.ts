import type { BlindDoubt, BlindUnsure } from "../../contract/api.ts";
import type { Resume } from "../../contract/resume.ts";
import { blindResume, blindTerms, PERSONAL_TEXT, termsFor } from "../blind/blind-resume.ts";
import { type BlindProfile, type BlindSwitch, switchesOf } from "../blind/profile.ts";
import { redactedSpans } from "../blind/redact.ts";
import { placesOf, withholdDoubts } from "../blind/search/withhold.ts";
import type { Redacted } from "../blind/terms/redacted.ts";
import { findHits } from "../blind/terms/search-terms.ts";
import { markerFor } from "../blind/wording.ts";
import { squeeze } from "../text/fold.ts";
import type { Cut } from "./cut.ts";
import { MIN_ENTRY_QUOTE_CHARS } from "./thresholds.ts";
import { withWhatTheyLeave } from "./trim-cuts.ts";

/** What a profile withholds of a CV whose own layout is kept. */
export type Withheld = {
  /** The blind Resume, for the words that the agency adds: the name that is shown, the headline, the groups of what was withheld. */
  resume: Resume;
  redacted: Redacted[];
  unsure: BlindUnsure[];
  open: BlindDoubt[];
  photo: boolean;
  /** What the profile may do in a house style alone, such as durations in the place of dates. */
  switches: BlindSwitch[];
  /** What goes in a text of the CV: a paragraph, a line, an alternative text. */
  cutsIn: (text: string) => Cut[];
  /** True for the target of a link that reaches the candidate, such as `mailto:` or a profile. */
  isWithheldLink: (target: string) => boolean;
  /** The words that stand in the place of others: "J. D.", "Employer 1", "[withheld]". */
  replacements: string[];
};

type Wanted = { profile: BlindProfile; reference: string; released?: readonly string[] | "all" };

/**
 * What is withheld of a CV, by the same rules as in a blind document: the values of the fields, wherever they stand, contact data of anybody by kind, and
 * what is unsure until a recruiter has released it. The text of the CV itself is searched, not only what the Resume has of it.
 */
export function openWithheld(resume: Resume, { profile: given, reference, released }: Wanted): Withheld {
  const made = blindResume(resume, given, reference);
  const { profile, language, terms, words } = blindTerms(resume, given, reference);
  const doubts = withholdDoubts({ full: resume, blind: made.resume, profile, language }, released);
  const marker = markerFor(language);
  const isOfEntry = openEntryQuotes(resume);

  const cutsInLine = (line: string): Cut[] => {
    const personal = !isOfEntry(line);
    const spans = redactedSpans(line, { terms: termsFor(personal, terms), profile, language, words, personal });
    const folded = squeeze(line);
    const unsure = [
      ...doubts.pieces
        .filter((one) => folded.includes(squeeze(one.line)))
        .flatMap(({ pieces }) => pieces.flatMap((piece) => placesOf(piece, line))),
      ...findHits(line, doubts.names),
    ].map(({ from, to }) => ({ from, to, replacement: marker }));
    return withWhatTheyLeave(line, inOrder(line, [...spans, ...unsure]));
  };

  return {
    resume: doubts.resume,
    redacted: made.redacted,
    unsure: doubts.unsure,
    open: doubts.open,
    photo: profile.withhold.includes("photo"),
    switches: switchesOf(profile),
    cutsIn: (text) => byLine(text, cutsInLine),
    replacements: [words.name, ...words.byValue.values(), marker].filter(Boolean),
    isWithheldLink: (target) => isWithheldLink(target, profile, (text) => cutsInLine(text).length > 0),
  };
}

/** The first of cuts that overlap keeps its words and reaches to the end of both; so do marks side by side. */
function inOrder(line: string, cuts: Cut[]): Cut[] {
  const kept: Cut[] = [];
  for (const { from, to, replacement } of cuts.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    const last = kept.at(-1);
    const isSame = last?.replacement === replacement && replacement !== "" && line.slice(last.to, from).trim() === "";
    if (last && (from < last.to || isSame)) last.to = Math.max(last.to, to);
    else kept.push({ from, to, replacement });
  }
  return kept;
}

function byLine(text: string, cutsIn: (line: string) => Cut[]): Cut[] {
  let at = 0;
  return text.split("\n").flatMap((line) => {
    const start = at;
    at += line.length + 1;
    return cutsIn(line).map(({ from, to, replacement }) => ({ from: start + from, to: start + to, replacement }));
  });
}

/**
 * Tells the text of jobs, studies, skills and languages from text in which candidates speak of themselves: "French" is a language there, and a nationality
 * here. The Resume knows the printed lines of its entries.
 */
function openEntryQuotes({ meta }: Resume): (line: string) => boolean {
  const quotes = Object.entries(meta.vitae.sources ?? {})
    .filter(([path]) => !PERSONAL_TEXT.test(path) && !path.startsWith("basics."))
    .map(([, { quote }]) => squeeze(quote))
    .filter((quote) => quote.length >= MIN_ENTRY_QUOTE_CHARS);
  return (line) => {
    const printed = squeeze(line);
    return printed.length >= MIN_ENTRY_QUOTE_CHARS && quotes.some((quote) => quote.includes(printed) || printed.includes(quote));
  };
}

/** Mail and telephone links go with the contact data, web addresses where links are withheld or where they have something of the candidate in them. */
function isWithheldLink(target: string, { withhold }: BlindProfile, isFound: (text: string) => boolean): boolean {
  const bare = decoded(target).trim();
  if (/^(?:mailto|tel|sms|callto|skype|whatsapp|facetime|xmpp):/i.test(bare)) return withhold.includes("contact");
  if (/^[a-z][a-z\d+.-]*:|^\/\/|^www\./i.test(bare) && withhold.includes("links")) return true;
  return isFound(bare);
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
