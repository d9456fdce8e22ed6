import type { BlindDoubt, BlindUnsure } from "../../../contract/api.ts";
import type { Resume } from "../../../contract/resume.ts";
import { looksLikePosition } from "../../parse/recognisers/degrees.ts";
import { looksLikeName } from "../../parse/recognisers/names.ts";
import { looksLikePlace } from "../../parse/recognisers/places/places.ts";
import { WITHHELD_GROUPS } from "../../render/labels/blind-notice.ts";
import { cutOut } from "../redact.ts";
import { escaped } from "../terms/escaped.ts";
import { isOrdinary } from "../terms/ordinary.ts";
import { bounded } from "../terms/patterns.ts";
import { GROUP_OF, type RedactedKind } from "../terms/redacted.ts";
import { findHits, type SearchTerm, searchTermsOf } from "../terms/search-terms.ts";
import { spellings } from "../terms/spellings.ts";
import { mapWords } from "../texts.ts";
import { MIN_KIND_CONFIDENCE, MIN_NAME_CONFIDENCE, MIN_SPREAD_LETTERS } from "../thresholds.ts";
import { unsureId } from "../unsure-id.ts";
import { markerFor } from "../wording.ts";
import type { Doubt, Search } from "./doubt.ts";
import { collectDoubts, describeDoubt, distinct } from "./doubts.ts";
import { REPLACEMENT, smallWords } from "./passages.ts";

/**
 * `unsure` are the passages that were withheld to be safe, and those that a recruiter prints after all; `open` is about the whole CV, where nothing can be withheld.
 * `pieces` are the withheld pieces of text with the words of the line that they stand in, `names` those to be searched for everywhere.
 */
export type Withheld = {
  resume: Resume;
  unsure: BlindUnsure[];
  open: BlindDoubt[];
  pieces: { around: string[]; pieces: string[] }[];
  names: SearchTerm[];
};

/**
 * The blind Resume without what may be something that its profile redacts: each such piece of text is replaced by "[withheld]" in the CV's language,
 * where it was found and, for names, wherever it stands. Passages that a recruiter has released stay.
 */
export function withholdDoubts(search: Search, released: readonly string[] | "all" = []): Withheld {
  const ids = new Set(released);
  const isReleased = (said: BlindDoubt) => released === "all" || ids.has(unsureId(said));
  const described = collectDoubts(search).map((doubt) => ({ doubt, said: describeDoubt(doubt) }));
  const passages = described.filter(({ doubt }) => doubt.passage);
  const hidden = passages.filter(({ said }) => !isReleased(said)).map(({ doubt }) => doubt);
  const marker = markerFor(search.language);

  const { meta, ...content } = search.blind;
  const byPath = Map.groupBy(hidden, ({ passage }) => passage?.path ?? "");
  const small = smallWords(search.full);
  const names = namesOf(hidden, small, search);
  const streets = streetsOf(hidden, search);
  const blanked = mapWords(content, (text, path) => {
    const found = (byPath.get(path) ?? []).flatMap(spansOf);
    const repeated = REPEATED.test(path) ? [] : findHits(text, names);
    const lived = findHits(text, streets).filter(({ from, to }) => !small.has(text.slice(from, to).toLowerCase()));
    return cutOut(
      text,
      joined([...found, ...repeated, ...lived]).map((span) => ({ ...span, replacement: marker })),
    );
  });

  return {
    resume: { ...(collapsed(blanked, marker) as Omit<Resume, "meta">), meta: withGroups(meta, hidden) },
    unsure: distinct(passages.map(({ said }) => said)).map((said) => ({ ...said, id: unsureId(said), printed: isReleased(said) })),
    open: distinct(described.filter(({ doubt }) => !doubt.passage).map(({ said }) => said)),
    pieces: hidden.flatMap((doubt) =>
      doubt.passage ? [{ around: doubt.passage.searched.split(REPLACEMENT), pieces: piecesOf(doubt) }] : [],
    ),
    names,
  };
}

/** What was withheld to be safe is said in the document as well. */
function withGroups({ vitae }: Resume["meta"], hidden: Doubt[]): Resume["meta"] {
  const groups = new Set([...(vitae.withheld ?? []), ...hidden.map(({ what }) => GROUP_OF[what])]);
  return { vitae: { ...vitae, withheld: WITHHELD_GROUPS.filter((group) => groups.has(group)) } };
}

// ---- the pieces of a passage -------------------------------------------------------------------------------------------------

/** A part of a text, by offsets [from, to). */
type Place = { from: number; to: number };

/** Where the pieces of a doubt stand in the text at its path: each of them as often as the line of the doubt has it. */
function spansOf(doubt: Doubt): Place[] {
  const { passage } = doubt;
  if (!passage) return [];
  const places = piecesOf(doubt).flatMap((piece) => placesOf(piece, passage.text));
  return places.map(({ from, to }) => ({ from: passage.at + from, to: passage.at + to }));
}

/** The pieces of text that may be what is redacted: those of the doubt, or the whole passage. */
function piecesOf({ passage, parts }: Doubt): string[] {
  const pieces = (parts ?? (passage ? [passage.searched] : []))
    .flatMap((part) => part.split(REPLACEMENT))
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  return [...new Set(pieces)];
}

/** A piece inside of longer words counts only where it stands nowhere alone: "Ana" in "Ana moved to Anaheim" is the first word. */
export function placesOf(piece: string, line: string): Place[] {
  const source = escaped(piece);
  const alone = [...line.matchAll(new RegExp(bounded(source), "gu"))];
  const found = alone.length > 0 ? alone : [...line.matchAll(new RegExp(source, "gu"))];
  return found.map(({ index }) => ({ from: index, to: index + piece.length }));
}

/** Places that overlap or touch are one: a street and the town beside it, found by two rules, go as a whole. */
function joined(places: Place[]): Place[] {
  const kept: Place[] = [];
  for (const { from, to } of places.toSorted((one, other) => one.from - other.from)) {
    const last = kept.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else kept.push({ from, to });
  }
  return kept;
}

// ---- the same names elsewhere ------------------------------------------------------------------------------------------------

/** Fields where the name of an employer is a product or a subject, and where the same word is none of the doubt. */
const REPEATED = /^(?:skills|relevant|languages|certificates|publications|awards)\b|\.keywords\b|\.position$|\.area$/;
const NAMES: ReadonlySet<RedactedKind> = new Set<RedactedKind>(["name", "employer", "institution", "referee"]);

/** The names among what is withheld, to be searched for in the whole CV. */
function namesOf(hidden: Doubt[], small: Set<string>, { language }: Search): SearchTerm[] {
  const names = hidden
    .filter(({ what }) => NAMES.has(what))
    .flatMap(({ what, parts = [], passage }) =>
      parts
        .filter((part) => isLongName(part) || isRareWord(part, small))
        .map((value) => ({ path: passage?.path ?? "", value, what: whole(what) })),
    );
  return searchTermsOf(names, language).filter(({ part }) => !part);
}

/** The addresses among what is withheld, and their streets without numbers: no field has those by chance. */
function streetsOf(hidden: Doubt[], { language }: Search): SearchTerm[] {
  const addresses = hidden.filter(({ what }) => what === "address");
  return searchTermsOf(
    addresses.flatMap(({ what, parts = [], passage }) => parts.map((value) => ({ path: passage?.path ?? "", value, what }))),
    language,
  );
}

/** A single word is often something else: a subject, a tool, a word of the CV that also stands in lower case. */
const isRareWord = (word: string, small: Set<string>) =>
  /^\p{Lu}[\p{L}\p{M}\p{N}&-]+$/u.test(word) &&
  word.length >= MIN_SPREAD_LETTERS &&
  !small.has(word.toLowerCase()) &&
  !isOrdinary(spellings(word)[0] ?? "") &&
  looksLikePosition(word) === 0 &&
  looksLikePlace(word) < MIN_KIND_CONFIDENCE;
const isLongName = (name: string) => /\S\s+\S/.test(name.trim()) && (looksLikeName(name) >= MIN_NAME_CONFIDENCE || /\p{L}{3}/u.test(name));
const whole = (what: RedactedKind): RedactedKind => (what === "referee" ? "employer" : what);

// ---- markers -----------------------------------------------------------------------------------------------------------------

/** Markers side by side are one, in a text and in a list. */
function collapsed(value: unknown, marker: string): unknown {
  const once = mapWords(value, (text) => {
    let joined = text;
    for (const between of BETWEEN) joined = joined.replaceAll(`${marker}${between}${marker}`, marker);
    return joined;
  });
  return withoutRepeats(once, marker);
}
const BETWEEN = [" ", ", ", " | ", " · ", " • ", " – ", " - ", "; ", "\n", ""];

function withoutRepeats(value: unknown, marker: string): unknown {
  if (Array.isArray(value))
    return value.filter((item, index) => item !== marker || value[index - 1] !== marker).map((item) => withoutRepeats(item, marker));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutRepeats(item, marker)]));
}
