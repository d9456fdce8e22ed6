import type { Line } from "../../reading.ts";
import { fold } from "../../text/fold.ts";
import { wordCount } from "../../text/spaces.ts";
import { isCaps, isDistinct, isProse, styleKey } from "../1-document/line-style.ts";
import { LIST_LABELS } from "../3-entries/entry-text.ts";
import { type Context, isRecognized } from "../3-entries/rows.ts";
import { matchHeading, matchMisreadHeading } from "../lexicon/headings/headings.ts";
import { matchLabel } from "../recognisers/agency-fields.ts";
import { isNetworkName } from "../recognisers/contact/profiles.ts";
import { isDateOnly } from "../recognisers/dates/dates.ts";
import { isFieldLabel } from "./heading-rows.ts";

export type Candidate = {
  line: Line;
  plausible: boolean;
  key: string;
  distinct: boolean;
  known?: NonNullable<ReturnType<typeof matchHeading>>;
};

export const MIN_HEADING_CONFIDENCE = 0.75;

const MAX_HEADING_LENGTH = 64;

const MAX_HEADING_WORDS = 8;

/** "Highlights" or "Tasks" that comes back under every job announces a list there; it heads no section. */
export function withoutRepeated(candidates: Candidate[]): Candidate[] {
  const count = new Map<string, number>();
  for (const { line, plausible } of candidates) {
    const text = plausible ? fold(line.text) : undefined;
    if (text !== undefined) count.set(text, (count.get(text) ?? 0) + 1);
  }
  if (candidates.every(({ plausible }) => !plausible) || Math.max(...count.values()) < 2) return candidates;
  return candidates.map((candidate) => {
    if (!candidate.plausible) return candidate;
    const times = count.get(fold(candidate.line.text)) ?? 0;
    const repeated = times >= 3 || (times === 2 && LIST_LABELS.has(matchLabel(candidate.line.text)?.field ?? ""));
    return repeated ? { ...candidate, known: undefined, plausible: false } : candidate;
  });
}

/** In the row of a table that a date leads, a bold cell names what was then, and heads no section. */
export function withoutDatedCells(candidates: Candidate[]): Candidate[] {
  const rowOf = ({ line: { table } }: Candidate) => (table ? `${table.id}/${table.row}` : undefined);
  const dated = new Set(
    candidates.flatMap((candidate) => (candidate.line.table?.column === 0 && isDateOnly(candidate.line.text) ? [rowOf(candidate)] : [])),
  );
  if (dated.size === 0) return candidates;
  return candidates.map((candidate) =>
    candidate.line.table && !candidate.known && dated.has(rowOf(candidate)) ? { ...candidate, plausible: false } : candidate,
  );
}

export const withoutRule = (key: string) => (key.includes("|r") ? key.replace(/\|r(?=s?\d?$)/, "|") : key);

/** The border of a table under a heading is no line of its own: most headings of its style have none. */
export function withoutStrayRules(candidates: Candidate[]): Candidate[] {
  if (!candidates.some(({ key }) => withoutRule(key) !== key)) return candidates;
  const known = (key: string) => candidates.filter((candidate) => candidate.known && candidate.key === key).length;
  const plain = new Map(
    [...new Set(candidates.map(({ key }) => key))].flatMap((key) => {
      const bare = withoutRule(key);
      return bare !== key && known(bare) > known(key) ? [[key, bare] as const] : [];
    }),
  );
  if (plain.size === 0) return candidates;
  return candidates.map((candidate) => {
    const key = plain.get(candidate.key);
    return key === undefined ? candidate : { ...candidate, key };
  });
}

export function toCandidate(line: Line, context: Context): Candidate {
  const { body } = context;
  const ocr = isRecognized(line, context);
  const text = ocr ? line.text.trim().replace(STRAY_POINT, "") : line.text.trim();
  const plausible =
    line.cells.length === 1 &&
    (!line.bullet || (isDistinct(line.style, text, body, ocr) && matchHeading(text)?.confidence === 1)) &&
    !line.table?.header &&
    text.length > 1 &&
    text.length <= MAX_HEADING_LENGTH &&
    wordCount(text) <= MAX_HEADING_WORDS &&
    /[\p{L}\p{M}]{2}/u.test(text) &&
    !/[@]|https?:|www\./.test(text) &&
    !/[.,;]$/.test(text) &&
    !isNetworkName(text) &&
    !isProse(text);
  const mayBeMisread = ocr && (line.ruled || line.shaded || SMALL_CAPITALS.test(text));
  const known = plausible ? matchHeading(text) : undefined;
  const found = known ?? (plausible && mayBeMisread ? matchMisreadHeading(text) : undefined);
  const match = found && isFieldLabel(text) && !isHeadingAlone(text) ? undefined : found;
  const marks = `${line.ruled ? "r" : ""}${line.shaded ? "s" : ""}${line.heading ?? ""}`;

  return {
    line,
    plausible,
    // On a dark ground OCR tells neither size nor weight: the ground itself is the look.
    key: ocr && line.shaded ? `${isCaps(text) ? "C" : ""}|${marks}` : `${styleKey(line.style, text, { body, ocr })}|${marks}`,
    distinct: isDistinct(line.style, text, body, ocr) || Boolean(line.ruled) || Boolean(line.shaded) || line.heading !== undefined,
    known: match && match.confidence >= MIN_HEADING_CONFIDENCE ? match : undefined,
  };
}

/** "学歴" labels a degree where one stands beside it; alone it heads the schools. */
const isHeadingAlone = (text: string) => matchLabel(text)?.field === "degree" && matchHeading(text)?.confidence === 1;

/** "EpucaTioN" */
const SMALL_CAPITALS = /^\p{Lu}.*\p{Ll}\p{Lu}/u;

/** A speck at the end of a title, read as a point. */
const STRAY_POINT = /(?<=\p{L}{3})[.,;]$/u;
