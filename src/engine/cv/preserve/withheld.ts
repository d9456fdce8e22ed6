import type { BlindDoubt, BlindUnsure } from "../../contract/api.ts";
import type { Resume, Source } from "../../contract/resume.ts";
import { blindResume, PERSONAL_TEXT, termsFor } from "../blind/blind-resume.ts";
import { termsWithFormer } from "../blind/former.ts";
import { redactedSpans } from "../blind/redact.ts";
import { placesOf, withholdDoubts } from "../blind/search/withhold.ts";
import { bounded, spelledSource } from "../blind/terms/patterns.ts";
import type { Redacted } from "../blind/terms/redacted.ts";
import { findHits, type SearchTerm, searchTermsOf } from "../blind/terms/search-terms.ts";
import { markerFor } from "../blind/wording.ts";
import { type BlindProfile, type BlindSwitch, switchesOf } from "../options/blind-profile.ts";
import { matchLabel } from "../parse/recognisers/agency-fields.ts";
import type { Box } from "../reading.ts";
import { foldedText, squeeze } from "../text/fold.ts";
import type { Cut } from "./cut.ts";
import { MIN_ENTRY_QUOTE_CHARS, MIN_ENTRY_RATIO } from "./thresholds.ts";
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
  /** What goes in a text of the CV: a paragraph, a line, an alternative text. `boxes` are where it is printed, if that is known. */
  cutsIn: (text: string, boxes?: readonly Box[]) => Cut[];
  /** The same without values that go only where they were read, for text that is put together in another way than it was read. */
  termsIn: (text: string) => Cut[];
  /** True for the target of a link that reaches the candidate, such as `mailto:` or a profile. */
  isWithheldLink: (target: string) => boolean;
  /** The words that stand in the place of others: "J. D.", "Employer 1", "[withheld]". */
  replacements: string[];
};

/** `asRead`: the Resume before a recruiter corrected it, whose values are what the CV prints. */
type Wanted = { profile: BlindProfile; reference: string; released?: readonly string[] | "all"; asRead?: Resume };

/**
 * What is withheld of a CV, by the same rules as in a blind document: the values of the fields, wherever they stand, contact data of anybody by kind, and
 * what is unsure until a recruiter has released it. The text of the CV itself is searched, not only what the Resume has of it. Dates and places are left as
 * they are, whatever the switches of the profile say.
 */
export function openWithheld(resume: Resume, { profile: wanted, reference, released, asRead }: Wanted): Withheld {
  const { switches: _, ...given } = wanted;
  const { found, former } = termsWithFormer(resume, asRead, given, reference);
  const { profile, language, terms, words, fields } = found;
  const made = blindResume(resume, found, reference);
  const doubts = withholdDoubts({ full: resume, blind: made.resume, profile, language }, released);
  const marker = markerFor(language);
  const sources = openSources(resume);
  const pieces = doubts.pieces.map((one) => ({
    around: one.around.map(squeeze),
    parts: one.pieces.flatMap((piece) => [piece, ...withoutLabel(piece)]).map((piece) => ({ piece, alone: squeeze(piece) })),
  }));
  // A value that a label names in one text, "Zip code: 23000", stands without it in the cells of a table.
  const known = new Set(fields.redacted);
  const allTerms = [
    ...terms,
    ...searchTermsOf(
      made.redacted.filter((one) => !known.has(one)),
      language,
    ),
  ];
  const numbered = [...words.byValue.values()];
  const fieldFinders = [openFields(fields.redacted, terms, sources), ...(asRead ? [openFields(former, terms, openSources(asRead))] : [])];

  const termsInLine = (line: string, boxes?: readonly Box[]): Cut[] => {
    // Read again, "Institution 1, Leeds" has the words of no entry any more, and still is one.
    const personal = sources.isPersonal(line, boxes) && !numbered.some((words) => line.includes(words));
    const spans = redactedSpans(line, { terms: termsFor(personal, allTerms), profile, language, words, personal });
    const folded = squeeze(line);
    const cells = line.split("\t").map(squeeze);
    const unsure = [
      ...pieces.flatMap(({ around, parts }) => {
        const isItsLine = around.every((words) => folded.includes(words));
        // A family name that stands in a line of its own once more, which no field has.
        return parts.filter(({ alone }) => isItsLine || cells.includes(alone)).flatMap(({ piece }) => placesOf(piece, line));
      }),
      ...findHits(line, doubts.names),
    ].map(({ from, to }) => ({ from, to, replacement: marker }));
    return inOrder(line, [...spans, ...unsure]);
  };
  const cutsInLine = (line: string, boxes?: readonly Box[]): Cut[] =>
    withWhatTheyLeave(line, inOrder(line, [...termsInLine(line, boxes), ...fieldFinders.flatMap((fieldsIn) => fieldsIn(line, boxes))]));

  return {
    resume: doubts.resume,
    redacted: [...made.redacted, ...former],
    unsure: doubts.unsure,
    open: doubts.open,
    photo: profile.withhold.includes("photo"),
    switches: switchesOf(wanted),
    cutsIn: (text, boxes) => byLine(text, (line) => cutsInLine(line, boxes)),
    termsIn: (text) => byLine(text, (line) => termsInLine(line)),
    replacements: [words.name, ...words.byValue.values(), marker].filter(Boolean),
    isWithheldLink: (target) => isWithheldLink(target, profile, (text) => cutsInLine(text).length > 0),
  };
}

/** "Client Ondal Trust" is one text where it was read, and stands in two cells or lines of the CV. */
function withoutLabel(piece: string): string[] {
  const [, label = "", value = ""] = /^(\S+)\s+(\S.*)$/su.exec(piece) ?? [];
  return value !== "" && matchLabel(label) ? [value] : [];
}

/**
 * Values that are searched for in no text, because they are everyday words or too short: towns, referees, postal codes such as "1070". They go where they
 * were read.
 */
function openFields(redacted: Redacted[], terms: SearchTerm[], sources: Sources): (line: string, boxes?: readonly Box[]) => Cut[] {
  const searched = new Set(terms.map(({ of }) => of));
  const fields = redacted
    .filter((one) => !searched.has(one) && one.what !== "photo" && /[\p{L}\p{N}]/u.test(one.value))
    .flatMap(piecesOf)
    .map(({ path, value }) => ({ path, value, pattern: new RegExp(bounded(spelledSource(value.trim())), "gu") }));
  return (line, boxes) => {
    const folded = foldedText(line);
    return fields
      .filter(({ path, value }) => sources.isOf(path, value, line, boxes))
      .flatMap(({ pattern }) =>
        [...folded.text.matchAll(pattern)].map(({ 0: found, index }) => ({
          from: folded.at[index] as number,
          to: folded.at[index + found.length] as number,
          replacement: "",
        })),
      );
  };
}

/** What the Resume has of referees in one text stands in several lines or cells: "Ann Weir\nHead of sales, 0113 496 0000". */
const piecesOf = ({ path, value, what }: Redacted) =>
  what === "referee"
    ? value.split(/\n|,\s/).flatMap((piece) => (/\p{L}{2}/u.test(piece) ? [{ path, value: piece.replace(/[\s.]+$/, "") }] : []))
    : [{ path, value }];

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

/** Where the values of a Resume stand in its CV: by their boxes where a text has boxes, else by their printed words. */
type Sources = {
  /**
   * False for the text of jobs, studies, skills and languages, where candidates do not speak of themselves: "French" is a language there, and a
   * nationality here.
   */
  isPersonal: (line: string, boxes?: readonly Box[]) => boolean;
  /** True for a text in which the value of a field was read. */
  isOf: (path: string, value: string, line: string, boxes?: readonly Box[]) => boolean;
};

const isOfEntry = (path: string) => !PERSONAL_TEXT.test(path) && !path.startsWith("basics.");

function openSources({ meta }: Resume): Sources {
  const sources = Object.entries(meta.vitae.sources ?? {}).map(([path, source]) => ({ path, source, quote: squeeze(source.quote) }));
  const own = new Set(sources.filter(({ path }) => !isOfEntry(path)).map(({ quote }) => quote));
  // The town of a job that is the candidate's town too tells nothing about the line.
  const quotes = sources
    .filter(({ path, quote }) => isOfEntry(path) && quote.length >= MIN_ENTRY_QUOTE_CHARS && !own.has(quote))
    .map(({ quote }) => quote);
  const pathsIn = (boxes: readonly Box[]) => sources.filter(({ source }) => boxes.some((box) => isIn(source, box))).map(({ path }) => path);

  const longestFirst = [...own].sort((one, other) => other.length - one.length);
  // "8000 Leeds" is the candidate's postal code and town, also where a job is in Leeds.
  const isNothingButOwn = (printed: string) =>
    longestFirst.reduce((rest, quote) => (quote === "" ? rest : rest.replaceAll(quote, "")), printed).length < MIN_ENTRY_QUOTE_CHARS;

  const isPersonalText = (printed: string) =>
    printed.length < MIN_ENTRY_QUOTE_CHARS ||
    own.has(printed) ||
    isNothingButOwn(printed) ||
    !quotes.some((quote) => quote.includes(printed) || (quote.length >= MIN_ENTRY_RATIO * printed.length && printed.includes(quote)));

  return {
    isPersonal: (line, boxes) => {
      const paths = boxes ? pathsIn(boxes) : [];
      if (paths.length === 0) return isPersonalText(squeeze(line));
      return !paths.every(isOfEntry);
    },
    isOf: (path, value, line, boxes) => {
      const source = meta.vitae.sources?.[path];
      const printed = squeeze(line);
      if (source?.bbox && boxes) return boxes.some((box) => isIn(source, box));
      if (!source) return printed === squeeze(value);
      const quote = squeeze(source.quote);
      return (printed.includes(quote) || (quote.includes(printed) && printed.includes(squeeze(value)))) && isPersonalText(printed);
    },
  };
}

/** The middle of a source lies in the box. */
function isIn({ page, bbox }: Source, box: Box): boolean {
  if (!bbox || page !== box.page) return false;
  const [x, y, width, height] = bbox;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return middleX >= box.x - 1 && middleX <= box.x + box.width + 1 && middleY >= box.y - 1 && middleY <= box.y + box.height + 1;
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
