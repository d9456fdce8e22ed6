import { ANY_AND, AT_SCHOOL, FOR_EMPLOYER, OF_NAME } from "../../../parse/lexicon/joining-words.ts";
import { MAX_SPAN_WORDS } from "../../thresholds.ts";
import { CASELESS } from "../organisations/proper-names.ts";

/** A piece of a line that may be a name, by offsets [from, to), and the part of the line between separators that it stands in. */
export type NameSpan = { from: number; to: number; text: string; part: Place };
type Place = { from: number; to: number };

/**
 * The pieces of a line that may be the name of an organisation: its parts between separators, and within a part what begins or ends at a word with a capital, or
 * begins behind a word for "at", "of" or "for". "Mentor Ondal Club" has "Mentor", "Mentor Ondal", "Mentor Ondal Club", "Ondal", "Ondal Club" and "Club".
 */
export function nameSpans(line: string): NameSpan[] {
  return partsOf(line).flatMap((part): NameSpan[] => {
    const words = wordsOf(line, part);
    const spans = words.length <= MAX_SPAN_WORDS ? [part] : [];
    if (!CASELESS.test(line.slice(part.from, part.to))) spans.push(...spansOfWords(line, words));
    return distinct(spans).map(({ from, to }) => ({ from, to, text: line.slice(from, to), part }));
  });
}

/** Pieces from a word where a name may begin to one where it may end. */
function spansOfWords(line: string, words: readonly Place[]): Place[] {
  const text = ({ from, to }: Place) => line.slice(from, to);
  return words.flatMap((first, start) => {
    const before = words[start - 1];
    const isBehindWord = before !== undefined && BEFORE_NAME.test(`${text(before)} `);
    if (!(BEGINS_NAME.test(text(first)) || isBehindWord)) return [];
    const ends: Place[] = [];
    for (const [offset, last] of words.slice(start, start + MAX_SPAN_WORDS).entries()) {
      const next = words[start + offset + 1];
      const isEnd =
        next === undefined || (BEGINS_NAME.test(text(last)) && (BEGINS_NAME.test(text(next)) || !JOINING_NEXT.test(text(next))));
      if (isEnd) ends.push({ from: first.from, to: last.to });
      // A sentence goes on in small letters that join no names.
      if (next && !BEGINS_NAME.test(text(next)) && !JOINING_NEXT.test(text(next)) && !isBehindWord && BEGINS_NAME.test(text(last))) break;
    }
    return ends;
  });
}

const BEGINS_NAME = /^[«„“"'’(]?(?:\p{Lu}|\p{Ll}\p{Lu}|\p{N}+\p{Lu})/u;
const BEFORE_NAME = new RegExp(`^(?:${AT_SCHOOL}\\s|${OF_NAME}\\s|${FOR_EMPLOYER})`, "iu");
const JOINING_NEXT = new RegExp(`^(?:${OF_NAME}|${ANY_AND}|${AT_SCHOOL}|the|la|le|les|los|las|den|der|dos?|das?|&)$`, "iu");

/** Full stops end a part only where a sentence may begin behind them: not in "St. Brumel". */
const SEPARATOR = /\s*[,;:()[\]|•·\t…→、，；：（）「」،؛/]+\s*|\s[–—-]\s|(?<=\p{L}{3})[.!?]\s+(?=\p{Lu})|\s[«„“"]|[»”"](?=\s)/gu;

function partsOf(line: string): Place[] {
  const parts: Place[] = [];
  let from = 0;
  for (const { index, 0: separator } of [...line.matchAll(SEPARATOR), { index: line.length, 0: "" }]) {
    parts.push({ from, to: index });
    from = index + separator.length;
  }
  return parts.map((part) => trimmed(line, part)).filter(({ from, to }) => /\p{L}{2}/u.test(line.slice(from, to)));
}

function trimmed(line: string, { from, to }: Place): Place {
  const text = line.slice(from, to);
  const start = text.length - text.trimStart().length;
  return { from: from + start, to: from + start + text.trim().replace(/(?<=\p{L}{3})\.$/u, "").length };
}

const wordsOf = (line: string, { from, to }: Place): Place[] =>
  [...line.slice(from, to).matchAll(/\S+/gu)].map(({ index, 0: word }) => ({ from: from + index, to: from + index + word.length }));

const distinct = (places: readonly Place[]): Place[] => [...new Map(places.map((place) => [`${place.from} ${place.to}`, place])).values()];
