import type { Line } from "../../../reading.ts";
import { fold } from "../../../text/fold.ts";
import { wordCount } from "../../../text/spaces.ts";
import { type Context, isRecognized } from "../../1-document/context.ts";
import { isCaps, isDistinct, isProse, styleKey } from "../../1-document/line-style.ts";
import { labelInStyle } from "../../1-document/row.ts";
import { SURE_LABEL } from "../../1-document/thresholds.ts";
import { matchHeading, matchMisreadHeading } from "../../lexicon/headings/headings.ts";
import { INNER_LABELS, LIST_LABELS } from "../../lexicon/label-field.ts";
import { isBirthDate, matchLabel, splitLabel } from "../../recognisers/agency-fields.ts";
import { isNetworkName } from "../../recognisers/contact/profiles.ts";
import { isDateOnly } from "../../recognisers/dates/dates.ts";
import {
  MAX_HEADING_CHARACTERS,
  MAX_HEADING_WORDS,
  MIN_HEADING_CONFIDENCE,
  MIN_KNOWN_RATIO,
  MIN_REPEATS,
  MIN_USUAL_HEADING_CONFIDENCE,
} from "../thresholds.ts";
import { isFieldLabel, sureHeadingKind } from "./field-label.ts";

/** Every line of a CV as a possible heading. */
export function headingCandidates(lines: readonly Line[], context: Context): HeadingCandidate[] {
  const markers = headingMarkers(lines);
  const listed = listedHeadings(lines);
  const candidates = lines.map((line) => toCandidate(line, context, markers, listed));
  return withoutStrayRules(withoutDocumentTitle(withoutRepeated(withoutDatedCells(candidates))));
}

/** `markers`: the list markers before headings. `listed`: headings that are list items as the text below them is. */
export function toCandidate(
  line: Line,
  context: Context,
  markers: ReadonlySet<string>,
  listed: ReadonlySet<Line> = new Set(),
): HeadingCandidate {
  const { body } = context;
  const ocr = isRecognized(line, context);
  const text = headingText(line, ocr);
  const marker = line.bullet && markers.has(markerOf(line.bullet.glyph)) ? markerOf(line.bullet.glyph) : "";
  const mayBeHeading =
    line.cells.length === 1 &&
    (!line.bullet ||
      marker !== "" ||
      listed.has(line) ||
      (isDistinct(line.style, text, body, ocr) && matchHeading(text)?.confidence === 1)) &&
    !line.table?.header;
  const isTaught = mayBeHeading && matchHeading(text)?.taught === true;
  // A birth date in large type is a detail, and would be lost as the heading of an empty section.
  const plausible =
    isTaught ||
    (mayBeHeading &&
      hasHeadingShape(text) &&
      !isLabelledValue(text) &&
      !labelInStyle(line) &&
      !isBirthDate(text) &&
      !isNetworkName(text) &&
      !isProse(text));
  const mayBeMisread = ocr && (line.ruled || line.shaded || SMALL_CAPITALS.test(text));
  const known = plausible ? matchHeading(text) : undefined;
  const found = known ?? (plausible && mayBeMisread ? matchMisreadHeading(text) : undefined);
  const match = found && !isTaught && isFieldLabel(text) && !isHeadingAlone(text) ? undefined : found;
  const marks = `${line.ruled ? "r" : ""}${line.shaded ? "s" : ""}${line.heading ?? ""}${marker}`;

  return {
    line,
    plausible,
    // On a dark background OCR measures neither size nor weight: the background itself is the style.
    key: ocr && line.shaded ? `${isCaps(text) ? "C" : ""}|${marks}` : `${styleKey(line.style, text, { body, ocr })}|${marks}`,
    distinct:
      isDistinct(line.style, text, body, ocr) || Boolean(line.ruled) || Boolean(line.shaded) || line.heading !== undefined || marker !== "",
    known: match && match.confidence >= MIN_HEADING_CONFIDENCE ? match : undefined,
    ...(listed.has(line) && { listed: true as const }),
  };
}

export type HeadingCandidate = {
  line: Line;
  plausible: boolean;
  key: string;
  distinct: boolean;
  known?: NonNullable<ReturnType<typeof matchHeading>>;
  /** A list item among list items that is a usual heading. */
  listed?: true;
};

/** "Highlights" or "Tasks" that is repeated under every job announces a list there; it heads no section. */
export function withoutRepeated(candidates: HeadingCandidate[]): HeadingCandidate[] {
  const count = new Map<string, number>();
  for (const { line, plausible } of candidates) {
    const text = plausible ? fold(line.text) : undefined;
    if (text !== undefined) count.set(text, (count.get(text) ?? 0) + 1);
  }
  const comesBack = ({ line }: HeadingCandidate) => {
    const times = count.get(fold(line.text)) ?? 0;
    return times >= MIN_REPEATS || (times === 2 && LIST_LABELS.has(matchLabel(line.text)?.field ?? ""));
  };
  const isInner = ({ line }: HeadingCandidate) => INNER_LABELS.has(matchLabel(line.text)?.field ?? "");
  const repeated = new Set(candidates.filter((candidate) => candidate.plausible && comesBack(candidate)));
  // "Tools" under one job alone, set as "Tasks" is under each, unless headings are set so too.
  const labelKeys = new Set([...repeated].filter(isInner).map(({ key }) => key));
  for (const candidate of candidates)
    if (candidate.known && !repeated.has(candidate) && !isInner(candidate)) labelKeys.delete(candidate.key);
  return candidates.map((candidate) => {
    const isLabel = repeated.has(candidate) || (candidate.plausible && labelKeys.has(candidate.key) && isInner(candidate));
    return isLabel ? { ...candidate, known: undefined, plausible: false } : candidate;
  });
}

/** "Professional profile" over the name in larger type is the document title, not the heading of the profile. */
export function withoutDocumentTitle(candidates: HeadingCandidate[]): HeadingCandidate[] {
  const [first, second, ...rest] = candidates;
  if (!first || !second || first.known?.kind !== "profile" || second.known || second.line.style.size <= first.line.style.size)
    return candidates;
  return [{ ...first, known: undefined, plausible: false }, second, ...rest];
}

/** In a row of a table that begins with a date, a bold cell is the title of an entry and heads no section. */
export function withoutDatedCells(candidates: HeadingCandidate[]): HeadingCandidate[] {
  const rowOf = ({ line: { table } }: HeadingCandidate) => (table ? `${table.id}/${table.row}` : undefined);
  const dated = new Set(
    candidates.flatMap((candidate) => (candidate.line.table?.column === 0 && isDateOnly(candidate.line.text) ? [rowOf(candidate)] : [])),
  );
  return candidates.map((candidate) =>
    candidate.line.table && !candidate.known && dated.has(rowOf(candidate)) ? { ...candidate, plausible: false } : candidate,
  );
}

export const withoutRule = (key: string) => key.replace(/\|r(?=s?\d?$)/, "|");

/** A ruling line under one heading is the border of a table, not a part of its style, where most headings of the style have none. */
export function withoutStrayRules(candidates: HeadingCandidate[]): HeadingCandidate[] {
  const known = (key: string) => candidates.filter((candidate) => candidate.known && candidate.key === key).length;
  const plain = new Map(
    [...new Set(candidates.map(({ key }) => key))].flatMap((key) => {
      const bare = withoutRule(key);
      return bare !== key && known(bare) > known(key) ? [[key, bare] as const] : [];
    }),
  );
  return candidates.map((candidate) => ({ ...candidate, key: plain.get(candidate.key) ?? candidate.key }));
}

/** "Position: Accountant" in bold is a row of a form; "Education: University of Leeds" may open a section. */
function isLabelledValue(text: string): boolean {
  if (!/[:：]\s*\S/u.test(text)) return false;
  const labelled = splitLabel(text);
  return labelled !== undefined && labelled.confidence >= SURE_LABEL && labelled.value !== "" && matchHeading(labelled.label) === undefined;
}

/** The text of a line without the full stop or the leader dots after a usual heading: "EXPERIENCE.", "Education ........". */
function headingText({ text }: Line, ocr: boolean): string {
  const trimmed = text.trim();
  if (ocr) return trimmed.replace(STRAY_POINT, "");
  const heading = trimmed.replace(/\s*[.…·]+$/u, "");
  return heading !== trimmed && (matchHeading(heading)?.confidence ?? 0) >= MIN_USUAL_HEADING_CONFIDENCE ? heading : trimmed;
}

const hasHeadingShape = (text: string) =>
  text.length > 1 &&
  text.length <= MAX_HEADING_CHARACTERS &&
  (SPACED_LETTERS.test(text) || (wordCount(text) <= MAX_HEADING_WORDS && /[\p{L}\p{M}]{2}/u.test(text))) &&
  !/[@]|https?:|www\./.test(text) &&
  (!/[.,;]$/.test(text) || SUSPENSION.test(text));

/** "What else..." */
const SUSPENSION = /[\p{L}\p{M}]\.{3}$/u;

/** "S K I L L S" */
const SPACED_LETTERS = /^\p{L}(?:\s+\p{L}){3,}$/u;

/**
 * The list markers before headings, as in "■ 学歴" or "2. Education": at least two kinds of known headings have the marker, and most lines with it
 * are no longer than a heading.
 */
export function headingMarkers(lines: readonly Line[]): Set<string> {
  const marked = lines.filter(({ bullet, cells }) => bullet && cells.length === 1);
  const groups = Map.groupBy(marked, ({ bullet }) => markerOf(bullet?.glyph ?? ""));
  const holdsHeadings = (group: readonly Line[]) => {
    const known = group.flatMap(({ text }) => sureHeadingKind(text) ?? []);
    return new Set(known).size >= 2 && known.length >= MIN_KNOWN_RATIO * group.length;
  };
  return new Set([...groups].flatMap(([marker, group]) => (marker !== "" && holdsHeadings(group) ? [marker] : [])));
}

/**
 * "• Work experience" over "• Fitter, Acme Ltd": the list items that are usual headings and nothing else, where they name the jobs and the schools, each with
 * items of its own, and no line without a marker does. In a list of skills or interests one such word may stand ("Languages").
 */
export function listedHeadings(lines: readonly Line[]): Set<Line> {
  const known = lines.flatMap((line, at) => {
    const kind = sureHeadingKind(line.text);
    return kind ? [{ line, at, kind }] : [];
  });
  if (known.some(({ line, kind }) => !line.bullet && (kind === "work" || kind === "education"))) return new Set();
  const usual = known.filter(({ line }) => line.bullet);
  // One below the other they are a list.
  const headings = usual.filter(({ at }, index) => at + 1 !== usual[index + 1]?.at && at - 1 !== usual[index - 1]?.at);
  const kinds = new Set(headings.map(({ kind }) => kind));
  const areUnique = new Set(headings.map(({ line }) => fold(line.text))).size === headings.length;
  return new Set(kinds.has("work") && kinds.has("education") && areUnique ? headings.map(({ line }) => line) : []);
}

/** Numbers are one marker: "1.", "II.". */
const markerOf = (glyph: string) => (/^[(]?(?:\d{1,2}|[IVX]{1,4})[.):]?$/u.test(glyph.trim()) ? "1" : glyph.trim());

/** "学歴" labels a degree where one stands beside it; alone it heads the schools. */
const isHeadingAlone = (text: string) => matchLabel(text)?.field === "degree" && matchHeading(text)?.confidence === 1;

/** "EpucaTioN" */
const SMALL_CAPITALS = /^\p{Lu}.*\p{Ll}\p{Lu}/u;

/** A speck at the end of a heading, read as a point. */
const STRAY_POINT = /(?<=\p{L}{3})[.,;]$/u;
