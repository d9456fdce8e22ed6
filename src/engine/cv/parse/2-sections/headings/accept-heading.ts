import type { Line } from "../../../reading.ts";
import { fold } from "../../../text/fold.ts";
import { type Context, isRecognized } from "../../1-document/context.ts";
import { isCaps, isProse } from "../../1-document/line-style.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import type { SectionKind } from "../../lexicon/headings/section-kind.ts";
import { isDateOnly } from "../../recognisers/dates/dates.ts";
import { looksLikeCompany, looksLikePosition } from "../../recognisers/degrees.ts";
import { languageCodeOf } from "../../recognisers/languages.ts";
import { isDocumentTitle, looksLikeName } from "../../recognisers/names.ts";
import {
  MAX_NAME_LINES,
  MAX_SIZE_ERROR_OCR,
  MIN_ENTRY_LIKENESS,
  MIN_HEADING_GAP,
  MIN_HEADING_GAP_RATIO,
  MIN_HEADING_RATIO,
  MIN_NAME_LIKENESS,
  MIN_PLAIN_KINDS,
  MIN_SIZE_STEP,
} from "../thresholds.ts";
import type { HeadingCandidate } from "./heading-candidates.ts";
import { isBelowText, isHeadingStyleOf, isStrong, namesEntry, type StyleCount } from "./heading-styles.ts";
import { isNameUnderLabel } from "./name-under-label.ts";

/** Whether a line is accepted as a heading. `strong`: the keys of the styles that are plainly those of headings. */
export function acceptHeading(
  candidates: readonly HeadingCandidate[],
  index: number,
  styles: ReadonlyMap<string, StyleCount>,
  strong: ReadonlySet<string>,
  context: Context,
): boolean {
  const candidate = candidates[index] as HeadingCandidate;
  const { line, key, known, plausible } = candidate;
  const own = styles.get(key) as StyleCount;
  const isHeadingStyle = isHeadingStyleOf(own, line.heading !== undefined && line.heading > 0);
  if (!plausible || isDocumentTitleAt(candidates, index) || isNameUnderLabel(candidates[index - 1]?.line, line)) return false;
  // A line that no list knows is a heading by its style alone.
  if (!known && !(isHeadingStyle && own.kinds.size >= 2 && own.hits >= 2)) return false;
  // "Freelance" over a position and its period, in the style of the employers and not in that of the headings.
  if (headsFlow(strong, candidate, candidates) && !strong.has(key) && looksLikeCompany(line.text) >= MIN_ENTRY_LIKENESS) return false;

  // Sizes and weights that OCR measured are too uncertain to refuse a usual heading by them, or to call one in capitals smaller than others.
  const isRecognizedHeading = isRecognized(line, context) && known?.confidence === 1 && standsAlone(candidates, index);
  if (isRecognizedHeading && isCaps(line.text)) return true;
  if (!isStrong(own) && isOutranked(candidate, candidates, strong, context))
    return endsSummary(candidates, index, strong) || dividesSection(candidates, index, strong) || headsNamedPart(candidates, index, strong);
  if (!known) return acceptUnknown(candidates, index, own, context);
  return isRecognizedHeading || acceptKnown(candidates, index, own, isHeadingStyle, strong);
}

/** A line with the words of a heading: any wording in a heading style, only a usual one in another style. */
function acceptKnown(
  candidates: readonly HeadingCandidate[],
  index: number,
  own: StyleCount,
  isHeadingStyle: boolean,
  strong: ReadonlySet<string>,
): boolean {
  const candidate = candidates[index] as HeadingCandidate;
  const isUsual = candidate.known?.confidence === 1;
  if (isHeadingStyle) return isUsual || own.kinds.size >= 2 || own.total === own.hits;
  if (headsFlow(strong, candidate, candidates)) return isUsual && candidate.distinct;
  return isUsual && (standsAlone(candidates, index) || (strong.size === 0 && isAmongPlainHeadings(candidates, candidate)));
}

/** A line of unknown words in a heading style: neither the name, the profession, a date nor the title of an entry, and with text under it. */
function acceptUnknown(candidates: readonly HeadingCandidate[], index: number, own: StyleCount, context: Context): boolean {
  const candidate = candidates[index] as HeadingCandidate;
  const { text, style } = candidate.line;
  // The first lines of a CV are name and profession, whatever their style.
  if (isNameAtTop(candidates, index)) return false;
  const above = candidates[index - 1]?.line;
  const isBelowName = above?.flow === candidate.line.flow && looksLikeName(above.text) >= MIN_NAME_LIKENESS;
  const isFirst = !candidates.slice(0, index).some(({ known }) => known);
  // "Expériences artistiques" has a word of a profession, and is none further down.
  const isWorded = index >= MAX_NAME_LINES && matchHeading(text) !== undefined;
  if (looksLikePosition(text) >= MIN_ENTRY_LIKENESS && (isBelowName || (isFirst && !isWorded))) return false;
  if (isDateOnly(text) || languageCodeOf(text) || headsEntry(candidates, index)) return false;
  // OCR takes text for bold: on a scan only capitals and a larger size show a heading.
  const isLarge = style.size >= MIN_HEADING_RATIO * context.body.size && isStrong(own);
  if (isRecognized(candidate.line, context) && (/\d/.test(text) || !(isCaps(text) || isLarge))) return false;
  return headsSomething(candidates, index) && isSetApart(candidate, candidates[index - 1], own);
}

/** White above it as above the known headings of its style: "SQL" in a list is set in capitals as these are, and directly below another item. */
const isSetApart = (candidate: HeadingCandidate, above: HeadingCandidate | undefined, { leastGap }: StyleCount) =>
  leastGap === undefined || !isBelowText(candidate, above) || candidate.line.gap >= MIN_HEADING_GAP_RATIO * leastGap;

/** Where headings of unknown words share a style, every line of that style is a heading, except the candidate's name at the top. */
export function isHeadingInUnknownStyle(candidates: readonly HeadingCandidate[], index: number): boolean {
  const { line, plausible } = candidates[index] as HeadingCandidate;
  const isName = isNameAtTop(candidates, index) || isNameUnderLabel(candidates[index - 1]?.line, line);
  return plausible && !isName && !isDateOnly(line.text) && !isDocumentTitleAt(candidates, index);
}

/** "Anna Berger", or "Anna" over "Berger" in the same style. */
function isNameAtTop(candidates: readonly HeadingCandidate[], index: number): boolean {
  if (index >= MAX_NAME_LINES) return false;
  const { line, key } = candidates[index] as HeadingCandidate;
  const below = candidates[index + 1];
  const overTwoLines = below?.key === key && !below.known ? looksLikeName(`${line.text} ${below.line.text}`) : 0;
  return Math.max(looksLikeName(line.text), overTwoLines) >= MIN_NAME_LIKENESS;
}

/**
 * "Kurzprofil" is the document title, unless a heading stands above it, or it has the style of those below and the name or another document title stands above:
 * then it heads the summary, as "Résumé" below "Curriculum Vitae".
 */
function isDocumentTitleAt(candidates: readonly HeadingCandidate[], index: number): boolean {
  const { line, known, key } = candidates[index] as HeadingCandidate;
  if (!isDocumentTitle(line.text)) return false;
  if (known?.confidence !== 1) return true;
  const above = candidates.slice(0, index);
  const isBelowTitle = index >= MAX_NAME_LINES || above.some((other) => isDocumentTitle(other.line.text) && other.key !== key);
  const isSetLikeOthers = () => candidates.slice(index + 1).filter((below) => below.known && below.key === key).length >= 2;
  return !above.some((other) => other.known) && !(isBelowTitle && isSetLikeOthers());
}

/** True when the same flow has headings in a larger heading style: then this line heads a part of a section. */
function isOutranked(
  { line }: HeadingCandidate,
  candidates: readonly HeadingCandidate[],
  strong: ReadonlySet<string>,
  context: Context,
): boolean {
  // OCR may measure a short word a sixth too small.
  const larger = isRecognized(line, context) ? line.style.size * MAX_SIZE_ERROR_OCR : line.style.size + MIN_SIZE_STEP;
  return candidates.some(
    (other) => other.line.flow === line.flow && other.known && strong.has(other.key) && other.line.style.size > larger,
  );
}

/**
 * "Key Skills" in bold within a summary, over a list: a section of its own, though it is set smaller than the headings, unless another heading
 * opens such a section. Below a job such a line heads a list of the job.
 */
function endsSummary(candidates: readonly HeadingCandidate[], index: number, strong: ReadonlySet<string>): boolean {
  const { known, distinct } = candidates[index] as HeadingCandidate;
  if (known?.confidence !== 1 || !distinct || !IN_SUMMARY.has(known.kind)) return false;
  const headings = candidates.filter((other) => other.known && strong.has(other.key));
  const above = candidates.slice(0, index).findLast((other) => headings.includes(other))?.known?.kind;
  return (above === "profile" || above === "objective") && !headings.some((other) => other.known?.kind === known.kind);
}

/**
 * "Education" and "Work experience" in bold directly under the larger heading "My path": where such lines of several kinds divide a section, each heads
 * its part. A line that heads a list of a job stands behind the first lines of the job.
 */
function dividesSection(candidates: readonly HeadingCandidate[], index: number, strong: ReadonlySet<string>): boolean {
  const { known, distinct, key } = candidates[index] as HeadingCandidate;
  if (known?.confidence !== 1 || !distinct) return false;
  const isHeading = (other: HeadingCandidate) => other.plausible && strong.has(other.key);
  const from = candidates.slice(0, index).findLastIndex(isHeading) + 1;
  const next = candidates.slice(index).findIndex(isHeading);
  const section = candidates.slice(from, next < 0 ? undefined : index + next);
  const similar = section.filter((other) => other.key === key && other.known?.confidence === 1);
  const kinds = new Set(similar.flatMap((other) => (DIVIDING_KINDS.has(other.known?.kind as SectionKind) ? [other.known?.kind] : [])));
  return from > 0 && similar[0] === section[0] && kinds.size >= 2;
}

/** "Certificates" in bold within the larger "Awards and certificates", "Interests" within "Interests and plans": a part that the heading above names. */
function headsNamedPart(candidates: readonly HeadingCandidate[], index: number, strong: ReadonlySet<string>): boolean {
  const { known, distinct, line } = candidates[index] as HeadingCandidate;
  if (known?.confidence !== 1 || !distinct) return false;
  const above = candidates.slice(0, index).findLast((other) => other.plausible && strong.has(other.key));
  if (!above) return false;
  const kinds = above.known?.kinds ?? [];
  return (kinds.length > 1 && kinds.includes(known.kind)) || beginsWith(above.line.text, line.text);
}

const beginsWith = (heading: string, part: string) => fold(heading).startsWith(`${fold(part)} `);

const PERIOD_KINDS = new Set<SectionKind>(["work", "education", "volunteer", "projects", "certificates", "courses"]);

/** "Publications" and "Talks" directly under "Research" too. */
const DIVIDING_KINDS = new Set<SectionKind>([...PERIOD_KINDS, "publications", "conferences", "awards", "patents"]);

const IN_SUMMARY = new Set<SectionKind>(["skills", "strengths", "languages", "certificates"]);

/** A sidebar may have another heading style than the page beside it: a heading style counts only for the flows in which it is used. */
const headsFlow = (strong: ReadonlySet<string>, { line }: HeadingCandidate, candidates: readonly HeadingCandidate[]) =>
  candidates.some((other) => other.known && other.line.flow === line.flow && strong.has(other.key));

/**
 * "Education:" over a bold degree and "Experience:" over a bold position, in the style of the text or underlined: where no style is that of headings, lines
 * of several kinds in one style head their sections, though no white is above them.
 */
function isAmongPlainHeadings(candidates: readonly HeadingCandidate[], { key }: HeadingCandidate): boolean {
  const similar = candidates.filter((other) => other.plausible && other.key === key && other.known?.confidence === 1);
  const kinds = new Set(similar.map(({ known }) => known?.kind as SectionKind));
  return kinds.size >= MIN_PLAIN_KINDS && [...kinds].some((kind) => PERIOD_KINDS.has(kind));
}

/** Where all text has one style, a heading is at least set apart by space above or below it. */
function standsAlone(candidates: readonly HeadingCandidate[], index: number): boolean {
  const { line } = candidates[index] as HeadingCandidate;
  const next = candidates[index + 1]?.line;
  const previous = candidates[index - 1]?.line;
  const apart = line.gap > MIN_HEADING_GAP || previous?.flow !== line.flow || isProse(previous.text) || Boolean(previous.bullet);
  return (
    apart ||
    (next !== undefined && (next.gap > MIN_HEADING_GAP || next.indent > line.indent || Boolean(next.bullet) || isProse(next.text))) ||
    isBetweenFormRows(line, previous, next) ||
    isCaps(line.text)
  );
}

/** "Education" between "Employer ⇥ Acme Ltd" and "Period ⇥ 2009 – 2014": in a form a row without a value is the heading of a section. */
function isBetweenFormRows(line: Line, previous: Line | undefined, next: Line | undefined): boolean {
  const isFormRow = (other: Line | undefined) => other?.flow === line.flow && other.cells.length === 2 && other.indent === line.indent;
  return line.cells.length === 1 && isFormRow(previous) && isFormRow(next);
}

/** "Gymnasium am Stadtpark – Abitur" or "Customer Advisor (Corve Works)" over its years: a school, an employer or a position that is set like a heading. */
function headsEntry(candidates: readonly HeadingCandidate[], index: number): boolean {
  const { text } = (candidates[index] as HeadingCandidate).line;
  const next = candidates[index + 1]?.line;
  if (endsAsHeading(text)) return false;
  const isDated = next?.cells.some((cell) => isDateOnly(cell.text.split(/\s+[·|•,]\s+/u)[0] as string));
  return isDated === true && namesEntry(text);
}

/** "PhD Teaching Experience" heads jobs, though it begins like a degree; "Director of Customer Experience" is a position. */
function endsAsHeading(text: string): boolean {
  if (looksLikePosition(text) >= MIN_ENTRY_LIKENESS) return false;
  const isOfJobs = (words: string) => matchHeading(words)?.kind === "work";
  return isOfJobs(text) && isOfJobs(text.split(/\s+/u).at(-1) as string);
}

/** A heading has text under it, in its own part of the page: that of the last line of a column stands in the next one. */
function headsSomething(candidates: readonly HeadingCandidate[], index: number): boolean {
  const { line } = candidates[index] as HeadingCandidate;
  const next = candidates[index + 1]?.line;
  return next?.place === line.place;
}
