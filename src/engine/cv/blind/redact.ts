import { type LabelledValue, splitLabel } from "../parse/recognisers/agency-fields.ts";
import { findContacts } from "../parse/recognisers/contact/contact.ts";
import { parsePlace } from "../parse/recognisers/places/places.ts";
import { foldedText } from "../text/fold.ts";
import type { BlindProfile } from "./profile.ts";
import { initialOf } from "./terms/initials.ts";
import { isOrdinary } from "./terms/ordinary.ts";
import { findHits, firstAndLongest, type SearchTerm } from "./terms/search-terms.ts";
import { spellings } from "./terms/spellings.ts";
import { LABELLED, type Withheld, writtenAs } from "./terms/withheld.ts";

/** What stands for withheld values: employers and schools by their name in lower case, and the candidate's name. */
export type Words = { byValue: Map<string, string>; name: string; initials: boolean };
type Redact = { terms: SearchTerm[]; profile: BlindProfile; language: string; words: Words; personal: boolean };
type Span = { from: number; to: number; instead: string; found?: Omit<Withheld, "path"> };

/** A running text without withheld words. `found` are values that only this text had, such as the telephone number of a referee. */
export function redactText(text: string, redact: Redact): { kept: string; found: Omit<Withheld, "path">[] } {
  const lines = text.split("\n").map((line) => redactLine(line, redact));
  const kept = lines.map(({ kept }) => kept);
  const changed = kept.some((line, index) => line === "" && text.split("\n")[index] !== "");
  return { kept: (changed ? kept.filter(Boolean) : kept).join("\n"), found: lines.flatMap(({ found }) => found) };
}

function redactLine(line: string, redact: Redact): { kept: string; found: Omit<Withheld, "path">[] } {
  const spans = firstAndLongest<Span>([
    ...labelledSpans(line, redact),
    ...contactSpans(line, redact),
    ...handleSpans(line, redact.terms),
    ...findHits(line, redact.terms).map(({ term, from, to }) => ({
      from,
      to,
      instead: insteadOf(term, line.slice(from, to), redact.words),
    })),
  ]);
  if (spans.length === 0) return { kept: line, found: [] };
  return { kept: tidy(cutOut(line, spans)), found: spans.flatMap(({ found }) => found ?? []) };
}

/** A longer text after a label is a sentence that happens to begin like one. */
const MAX_LABELLED = 60;

/** Outside the texts in which candidates speak of themselves only what stands in full before a colon is a label. */
const EXACT_LABEL = 0.9;

/** A label's value goes with its label, up to the next separator: "Born: 1 May 1985 | Nationality: French | Driving licence: B". */
function labelledSpans(line: string, { profile: { withhold }, personal }: Redact): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const piece of line.split(/([|•·;\t])/u)) {
    const label = splitLabel(piece.trim());
    const [item, what] = (label && LABELLED[label.field]) || [];
    const isWithheld = item === "name" ? personal : item !== undefined && withhold.includes(item);
    if (label && what && isWithheld && label.value.length <= MAX_LABELLED && (personal ? label.confidence >= 0.75 : isPlainLabel(label)))
      spans.push({ from, to: from + piece.length, instead: "", found: { value: label.value, what } });
    from += piece.length;
  }
  return spans;
}

/** "Address: Main Street 4" in an entry is the candidate's that was read into it; "Address: the needs of clients" is not. */
const isPlainLabel = ({ confidence, field, value }: LabelledValue) =>
  confidence >= EXACT_LABEL && writtenAs(field, value) && (field !== "address" || parsePlace(value)?.address !== undefined);

/** E-mail addresses, telephone numbers and web addresses of anybody. */
function contactSpans(line: string, { profile, language, personal }: Redact): Span[] {
  const { emails, phones, urls, profiles } = findContacts([{ text: line }], { language });
  const spans = (list: { from: number; to: number }[], what: Withheld["what"]): Span[] =>
    list.map(({ from, to }) => ({ from, to, instead: "", found: { value: line.slice(from, to), what } }));
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

/** Nine digits and more in groups, where people give their data, are a number to call, even one that no country has; no dates, ISBNs and millions. */
function phoneLike(line: string): { from: number; to: number }[] {
  return [...line.matchAll(PHONE_LIKE)].flatMap(({ 0: number, index }) => {
    const groups = number.match(/\d+/g) ?? [];
    const years = groups.some((group) => /^(19|20)\d\d$/.test(group)) && !/^\(?(\+|00)/.test(number);
    const thousands = groups.length > 2 && groups.slice(1).every((group) => group.length === 3) && !/^[+(0]/.test(number);
    const book = /^97[89]/.test(number) || /IS[BS]N\S*\s*$/i.test(line.slice(0, index));
    return years || thousands || book ? [] : [{ from: index, to: index + number.length }];
  });
}

/** "LinkedIn Ads" and "GitHub Actions" are no user names. */
const isAddressIn =
  (line: string) =>
  ({ from, to }: { from: number; to: number }) =>
    /[@/]|\.\p{L}/u.test(line.slice(from, to));

/** A name inside an address or a user name (`@janedoe`, `doe.dev/cv`, `jane-r-doe77`): the whole of it goes. */
function handleSpans(line: string, terms: SearchTerm[]): Span[] {
  const names = tellingNames(terms);
  if (names.length === 0) return [];
  return [...line.matchAll(/\S*[\p{L}\d@][@/_.]+[\p{L}\d]\S*|@\S+|(?<!\S)[\p{Ll}\d]+(?:[-_.][\p{Ll}\d]+)+(?!\S)/gu)].flatMap(
    ({ 0: token, index }) => {
      const bare = token.replace(/[.,;:!?)\]]+$/, "");
      const folded = foldedText(bare).text;
      return names.some((name) => folded.includes(name)) ? [{ from: index, to: index + bare.length, instead: "" }] : [];
    },
  );
}

/** Names that are long and rare enough to be looked for inside other words. */
export function tellingNames(terms: SearchTerm[]): string[] {
  const names = terms.filter(({ of }) => of.what === "name").map(({ of }) => of.value);
  const parts = [...new Set(names)].flatMap((name) => name.split(/[\s,.'’-]+/u)).flatMap(spellings);
  return [...new Set(parts)].filter((part) => part.length >= 5 && !isOrdinary(part));
}

function insteadOf({ of, part }: SearchTerm, hit: string, { byValue, name, initials }: Words): string {
  if (of.what === "name") return part && initials && /^\p{Lu}/u.test(hit) ? initialOf(hit) : name;
  return byValue.get(of.value.toLowerCase()) ?? "";
}

function cutOut(line: string, spans: Span[]): string {
  let cut = "";
  let at = 0;
  for (const { from, to, instead } of spans) {
    const lostSpace = instead !== "" && /^[\p{Lu}\p{Nd}]/u.test(line.slice(to));
    cut += `${line.slice(at, from)}${instead}${lostSpace ? " " : ""}`;
    at = to;
  }
  return cut + line.slice(at);
}

/** What a removed value leaves behind: empty brackets, a label without its value, two separators side by side. */
function tidy(text: string): string {
  const bare = text
    .replace(/[([{<]\s*[)\]}>]/g, "")
    .replace(/\.\.(?!\.)/g, ".")
    .replace(
      /(?:^|(?<=[|•·;,–\s]))(?:e-?mail|tel(?:ephone|efon|\.)?|phone|mobile?|fax|web(?:site)?|url|linkedin|github|xing|portfolio|blog|courriel|téléphone|teléfono|correo|telefono|telefone)\s*[:：]\s*(?=$|[|•·;,])/giu,
      "",
    )
    .replace(/([|•·;,–])(?:\s*[|•·;,–])+/gu, "$1")
    .replace(/\s{2,}/g, " ")
    .replace(/\s+([,.;:!?)])/g, "$1")
    .replace(/^[\s|•·;,:–-]+|[\s|•·;,:–-]+$/gu, "");
  return /[\p{L}\p{N}]/u.test(bare) ? bare : "";
}
