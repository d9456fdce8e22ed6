import type { BlindDoubt, BlindUnsure } from "../../../contract/api.ts";
import type { Resume } from "../../../contract/resume.ts";
import { looksLikePosition } from "../../parse/recognisers/degrees.ts";
import { looksLikeName } from "../../parse/recognisers/names.ts";
import { looksLikePlace } from "../../parse/recognisers/places/places.ts";
import { WITHHELD_GROUPS } from "../../render/labels/blind-notice.ts";
import { cutOut, type Span } from "../redact.ts";
import { isOrdinary } from "../terms/ordinary.ts";
import { GROUP_OF, type RedactedKind } from "../terms/redacted.ts";
import { findHits, firstAndLongest, searchTermsOf } from "../terms/search-terms.ts";
import { spellings } from "../terms/spellings.ts";
import { mapTexts } from "../texts.ts";
import { MIN_KIND_CONFIDENCE, MIN_NAME_CONFIDENCE, MIN_SPREAD_LETTERS } from "../thresholds.ts";
import { unsureId } from "../unsure-id.ts";
import { markerFor } from "../wording.ts";
import type { Doubt, Search } from "./doubt.ts";
import { collectDoubts, describeDoubt, distinct } from "./doubts.ts";
import { REPLACEMENT, smallWords } from "./passages.ts";

/** `unsure` are the passages that were withheld to be safe, and those that a recruiter prints after all; `open` is about the whole CV, where nothing can be withheld. */
export type Withheld = { resume: Resume; unsure: BlindUnsure[]; open: BlindDoubt[] };

/**
 * The blind Resume without what may be something that its profile redacts: each such piece of text is replaced by "[withheld]" in the CV's language,
 * where it was found and, for names, wherever it stands. Passages that a recruiter has released stay.
 */
export function withholdDoubts(search: Search, released: readonly string[] | "all" = []): Withheld {
  const ids = new Set(released);
  const isReleased = (said: BlindDoubt) => released === "all" || ids.has(unsureId(said));
  const described = collectDoubts(search).map((doubt) => ({ doubt, said: describeDoubt(doubt) }));
  const passages = described.filter(({ doubt }) => doubt.passage);
  const hidden = passages.filter(({ said }) => !isReleased(said));
  const marker = markerFor(search.language);

  const { meta, ...content } = search.blind;
  const byPath = Map.groupBy(hidden, ({ doubt }) => doubt.passage?.path ?? "");
  const once = mapTexts(content, (text, path) =>
    (byPath.get(path) ?? []).reduce((kept, { doubt }) => withoutPassage(kept, doubt, marker), text),
  );
  const everywhere = mapTexts(once, (text, path) =>
    REPEATED.test(path)
      ? text
      : withoutNames(
          text,
          hidden.map(({ doubt }) => doubt),
          search,
          marker,
        ),
  );

  return {
    resume: {
      ...(collapsed(everywhere, marker) as Omit<Resume, "meta">),
      meta: withGroups(
        meta,
        hidden.map(({ doubt }) => doubt),
      ),
    },
    unsure: distinct(passages.map(({ said }) => said)).map((said) => ({ ...said, id: unsureId(said), printed: isReleased(said) })),
    open: distinct(described.filter(({ doubt }) => !doubt.passage).map(({ said }) => said)),
  };
}

/** What was withheld to be safe is said in the document as well. */
function withGroups({ vitae }: Resume["meta"], hidden: Doubt[]): Resume["meta"] {
  const groups = new Set([...(vitae.withheld ?? []), ...hidden.map(({ what }) => GROUP_OF[what])]);
  return { vitae: { ...vitae, withheld: WITHHELD_GROUPS.filter((group) => groups.has(group)) } };
}

/** A text with the pieces of one doubt replaced, in the line that the doubt is about. */
function withoutPassage(text: string, { passage, parts }: Doubt, marker: string): string {
  if (!passage) return text;
  const at = text.indexOf(passage.text);
  // An earlier doubt has replaced a part of the line: its pieces are then looked for in the whole text.
  const [from, line] = at < 0 ? [0, text] : [at, passage.text];
  return text.slice(0, from) + withoutParts(line, parts ?? [passage.searched], marker) + text.slice(from + line.length);
}

function withoutParts(line: string, parts: string[], marker: string): string {
  const pieces = parts
    .flatMap((part) => part.split(REPLACEMENT))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const spans = pieces.flatMap((piece): Span[] => {
    const from = line.indexOf(piece);
    return from < 0 ? [] : [{ from, to: from + piece.length, replacement: marker }];
  });
  return cutOut(line, firstAndLongest(spans));
}

// ---- the same names elsewhere ------------------------------------------------------------------------------------------------

/** Fields where the name of an employer is a product or a subject, and where the same word is none of the doubt. */
const REPEATED = /^(?:skills|relevant|languages|certificates|publications|awards)\b|\.keywords\b|\.position$|\.area$/;
const NAMES: ReadonlySet<RedactedKind> = new Set<RedactedKind>(["name", "employer", "institution", "referee", "address"]);

function withoutNames(text: string, doubts: Doubt[], { language, full }: Search, marker: string): string {
  const small = smallWords(full);
  const names = doubts.flatMap(({ what, parts = [], passage }) =>
    NAMES.has(what)
      ? parts
          .filter((part) => isLongName(part) || isRareWord(part, small))
          .map((value) => ({ path: passage?.path ?? "", value, what: whole(what) }))
      : [],
  );
  if (names.length === 0) return text;
  const spans = findHits(
    text,
    searchTermsOf(names, language).filter(({ part }) => !part),
  );
  return cutOut(
    text,
    spans.map(({ from, to }) => ({ from, to, replacement: marker })),
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
  const once = mapTexts(value, (text) => {
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
