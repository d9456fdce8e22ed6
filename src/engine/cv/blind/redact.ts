import type { BlindProfile } from "../options/blind-profile.ts";
import { type LabelledValue, matchLabel, splitLabel } from "../parse/recognisers/agency-fields.ts";
import { findContacts } from "../parse/recognisers/contact/contact.ts";
import { parsePlace } from "../parse/recognisers/places/places.ts";
import { foldedText } from "../text/fold.ts";
import { initialOf } from "./terms/initials.ts";
import { isOrdinary } from "./terms/ordinary.ts";
import { withoutQualifier } from "./terms/qualifier.ts";
import { LABELLED, type Redacted, writtenAs } from "./terms/redacted.ts";
import { findHits, firstAndLongest, type SearchTerm } from "./terms/search-terms.ts";
import { spellings } from "./terms/spellings.ts";
import { MAX_LABELLED_CHARS, MIN_EXACT_LABEL_CONFIDENCE, MIN_LABEL_CONFIDENCE, MIN_PART_IN_WORD_LETTERS } from "./thresholds.ts";

/** Replacements: for employers and schools by their name in lower case, and for the candidate's name. */
export type Words = { byValue: Map<string, string>; name: string; initials: boolean };
/** What is searched for in a text, and in whose words it is replaced. `personal`: the text is one in which candidates speak of themselves. */
type Redact = { terms: SearchTerm[]; profile: BlindProfile; language: string; words: Words; personal: boolean };
/** A part of a line, by offsets [from, to), that is replaced. */
export type Span = { from: number; to: number; replacement: string; found?: Omit<Redacted, "path"> };

/** A running text with its values redacted. `found` are values that no field has, such as the telephone number of a referee. */
export function redactText(text: string, redact: Redact): { kept: string; found: Omit<Redacted, "path">[] } {
  const lines = text.split("\n").map((line) => redactLine(line, redact));
  const kept = lines.map(({ kept }) => kept);
  const changed = kept.some((line, index) => line === "" && text.split("\n")[index] !== "");
  return { kept: (changed ? kept.filter(Boolean) : kept).join("\n"), found: lines.flatMap(({ found }) => found) };
}

function redactLine(line: string, redact: Redact): { kept: string; found: Omit<Redacted, "path">[] } {
  const spans = redactedSpans(line, redact);
  if (spans.length === 0) return { kept: line, found: [] };
  return { kept: tidy(cutOut(line, spans)), found: spans.flatMap(({ found }) => found ?? []) };
}

/** The parts of a line that are redacted, in their order. */
export const redactedSpans = (line: string, redact: Redact): Span[] =>
  firstAndLongest<Span>([
    ...labelledSpans(line, redact),
    ...contactSpans(line, redact),
    ...handleSpans(line, redact.terms),
    ...findHits(line, redact.terms).map(({ term, from, to }) => ({
      from,
      to,
      replacement: replacementFor(term, line.slice(from, to), redact.words),
    })),
  ]);

/** Labels with their values, each up to the next separator: "Born: 1 May 1985 | Nationality: French | Driving licence: B". */
function labelledSpans(line: string, { profile, personal }: Redact): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const part of partsWithCells(line)) {
    const text = part.replace("\t", ": ").trim();
    const label = splitLabel(text) ?? (part.includes("\t") ? splitLabel(withoutQualifier(text)) : undefined);
    const [item, what] = (label && LABELLED[label.field]) || [];
    const isRedacted = item === "name" ? personal && profile.name !== "shown" : item !== undefined && profile.withhold.includes(item);
    if (
      label &&
      what &&
      isRedacted &&
      label.value.length <= MAX_LABELLED_CHARS &&
      (personal ? label.confidence >= MIN_LABEL_CONFIDENCE : isPlainLabel(label))
    )
      spans.push({ from, to: from + part.length, replacement: "", found: { value: label.value, what } });
    from += part.length;
  }
  return spans;
}

/** The parts of a line and the separators between them. The cell of a label and the cell of its value are one part: "Zip code ⇥ 23000". */
function partsWithCells(line: string): string[] {
  const parts: string[] = [];
  for (const part of line.split(/([|•·;\t])/u)) {
    const [label, tab] = parts.slice(-2);
    if (tab === "\t" && label !== undefined && part !== "" && isLabelOfCell(label)) parts.splice(-2, 2, label + tab + part);
    else parts.push(part);
  }
  return parts;
}

const isLabelOfCell = (text: string) => {
  const field = matchLabel(text)?.field ?? matchLabel(withoutQualifier(`${text.trim()}:`))?.field;
  const [item] = (field && LABELLED[field]) || [];
  // The name is found by itself, and something stands in its place.
  return item !== undefined && item !== "name";
};

/** True for a label with a value of its kind: "Address: Main Street 4" in an entry is the candidate's; "Address: the needs of clients" is no label. */
const isPlainLabel = ({ confidence, field, value }: LabelledValue) =>
  confidence >= MIN_EXACT_LABEL_CONFIDENCE && writtenAs(field, value) && (field !== "address" || parsePlace(value)?.address !== undefined);

/** E-mail addresses, telephone numbers and web addresses, whoever they belong to. */
function contactSpans(line: string, { profile, language, personal }: Redact): Span[] {
  const { emails, phones, urls, profiles } = findContacts([{ text: line }], { language });
  const spans = (list: { from: number; to: number }[], what: Redacted["what"]): Span[] =>
    list.map(({ from, to }) => ({ from, to, replacement: "", found: { value: line.slice(from, to), what } }));
  return [
    ...(profile.withhold.includes("contact")
      ? [
          ...spans(emails, "e-mail address"),
          ...spans(phones, "telephone number"),
          ...(personal ? spans(phoneLike(line), "telephone number") : []),
        ]
      : []),
    ...(profile.withhold.includes("links")
      ? [...spans(urls, "web address"), ...spans(profiles.filter(isAddressIn(line)), "web address")]
      : []),
  ];
}

const PHONE_LIKE = /(?<![\p{L}\d./-])(?:\+|\(\+?)?\d(?:[\s.()/–-]{0,3}\d){8,14}(?![\p{L}\d]|[./-]\d)/gu;

/** Numbers of nine digits and more, in groups, that are no dates, ISBNs or millions: in contact data they are telephone numbers, whatever the country. */
function phoneLike(line: string): { from: number; to: number }[] {
  return [...line.matchAll(PHONE_LIKE)].flatMap(({ 0: number, index }) => {
    const groups = number.match(/\d+/g) ?? [];
    const years = groups.some((group) => /^(19|20)\d\d$/.test(group)) && !/^\(?(\+|00)/.test(number);
    const thousands = groups.length > 2 && groups.slice(1).every((group) => group.length === 3) && !/^[+(0]/.test(number);
    const isBookNumber = /^97[89]/.test(number) || /IS[BS]N\S*\s*$/i.test(line.slice(0, index));
    return years || thousands || isBookNumber ? [] : [{ from: index, to: index + number.length }];
  });
}

/** True for a profile with an address or user name in the line: "LinkedIn Ads" and "GitHub Actions" have none. */
const isAddressIn =
  (line: string) =>
  ({ from, to }: { from: number; to: number }) =>
    /[@/]|\.\p{L}/u.test(line.slice(from, to));

/** Addresses and user names that have the candidate's name inside; they are removed as a whole: `@janedoe`, `doe.dev/cv`, `jane-r-doe77`. */
function handleSpans(line: string, terms: SearchTerm[]): Span[] {
  const names = identifyingNames(terms);
  if (names.length === 0) return [];
  return [...line.matchAll(/\S*[\p{L}\d@][@/_.]+[\p{L}\d]\S*|@\S+|(?<!\S)[\p{Ll}\d]+(?:[-_.][\p{Ll}\d]+)+(?!\S)/gu)].flatMap(
    ({ 0: token, index }) => {
      const bare = token.replace(/[.,;:!?)\]]+$/, "");
      const folded = foldedText(bare).text;
      return names.some((name) => folded.includes(name)) ? [{ from: index, to: index + bare.length, replacement: "" }] : [];
    },
  );
}

/** Parts of names that are long and rare enough to be searched for inside other words. */
export function identifyingNames(terms: SearchTerm[]): string[] {
  const names = terms.filter(({ of }) => of.what === "name").map(({ of }) => of.value);
  const parts = [...new Set(names)].flatMap((name) => name.split(/[\s,.'’-]+/u)).flatMap(spellings);
  return [...new Set(parts)].filter((part) => part.length >= MIN_PART_IN_WORD_LETTERS && !isOrdinary(part));
}

function replacementFor({ of, part }: SearchTerm, hit: string, { byValue, name, initials }: Words): string {
  if (of.what === "name") return part && initials && /^\p{Lu}/u.test(hit) ? initialOf(hit) : name;
  return byValue.get(of.value.toLowerCase()) ?? "";
}

/** A line with its spans replaced. */
export function cutOut(line: string, spans: Span[]): string {
  let cut = "";
  let at = 0;
  for (const { from, to, replacement } of spans) {
    const lostSpace = replacement !== "" && /^[\p{Lu}\p{Nd}]/u.test(line.slice(to));
    cut += `${line.slice(at, from)}${replacement}${lostSpace ? " " : ""}`;
    at = to;
  }
  return cut + line.slice(at);
}

/** Removes what a removed value leaves behind: empty brackets, a label without its value, two separators side by side. */
function tidy(text: string): string {
  const bare = text
    .replace(/[([{<]\s*[)\]}>]/g, "")
    .replace(
      /(?:^|(?<=[|•·;,–\s]))(?:e-?mail|tel(?:ephone|efon|\.)?|phone|mobile?|fax|web(?:site)?|url|linkedin|github|xing|portfolio|blog|courriel|téléphone|teléfono|correo|telefono|telefone)\s*[:：]\s*(?=$|[|•·;,])/giu,
      "",
    )
    .replace(/([|•·;,–])(?:\s*[|•·;,–])+/gu, "$1")
    .replace(/\s{2,}/g, " ")
    .replace(/\s+([,.;:!?)])/g, "$1")
    .replace(/(?<!\.)\.\.(?!\.)/g, ".")
    .replace(/^[\s|•·;,:–-]+|[\s|•·;,:–-]+$/gu, "");
  return /[\p{L}\p{N}]/u.test(bare) ? bare : "";
}
