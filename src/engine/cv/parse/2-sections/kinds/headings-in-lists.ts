import type { Line } from "../../../reading.ts";
import { fold } from "../../../text/fold.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import type { SectionKind } from "../../lexicon/headings/section-kind.ts";
import { findSpokenLanguages } from "../../recognisers/languages.ts";
import { isFieldLabel } from "../headings/field-label.ts";
import type { Section } from "../section.ts";
import { MIN_BOLD_HEADING, MIN_INNER_HEADINGS } from "../thresholds.ts";

/**
 * "Personal information", "Interests" and "Skills" below the last school, set like its text: known headings of several kinds in the lines of one section
 * open sections, and so does one of a kind that no other section has, or one in bold among plain lines.
 */
export function divideAtListHeadings(section: Section, _at: number, all: readonly Section[]): Section[] {
  if (section.taught || !section.heading || !HOLDERS.has(section.kind)) return [section];
  const isPlain = section.lines.filter(({ style }) => style.bold).length * 2 < section.lines.length;
  const opened = section.lines.map((line, at) => kindOpenedBy(line, section, at, isPlain));
  const kinds = new Set(opened.filter((kind) => kind !== undefined));
  const isMissing = [...kinds].some((kind) => !all.some((other) => other.kinds.includes(kind)));
  if (kinds.size === 0 || (kinds.size < MIN_INNER_HEADINGS && !isMissing)) return [section];
  const parts: Section[] = [{ ...section, lines: [] }];
  section.lines.forEach((line, at) => {
    const kind = opened[at];
    if (kind) parts.push({ kind, kinds: [kind], title: line.text.replace(/\s*[:：]$/u, ""), heading: line, lines: [] });
    else parts.at(-1)?.lines.push(line);
  });
  return parts;
}

/** Sections whose lines are no text of jobs, where "Skills" would be those of the job. */
const HOLDERS = new Set<Section["kind"]>(["education", "certificates", "courses", "awards", "languages", "interests"]);
const OPENED = new Set<SectionKind>(["skills", "languages", "interests", "personal", "references", "strengths"]);

function kindOpenedBy(line: Line, { kind, lines }: Section, at: number, isPlain: boolean): SectionKind | undefined {
  const [above, next] = [lines[at - 1], lines[at + 1]];
  // "17 valores" is a mark, "Availability: one month" has its value.
  if (!above || !next || line.cells.length > 1 || line.bullet || /\d|[:：]\s*\S/u.test(line.text) || isFieldLabel(line.text))
    return undefined;
  const known = matchHeading(line.text);
  if (!known || known.kind === kind || !OPENED.has(known.kind) || comesBack(line, lines)) return undefined;
  const isBold = isPlain && line.style.bold && !next.style.bold;
  if (known.confidence < (isBold ? MIN_BOLD_HEADING : 1)) return undefined;
  return known.kind === "languages" && findSpokenLanguages(next.text).length === 0 ? undefined : known.kind;
}

/** "Skills" under several schools is a word of each. */
const comesBack = (line: Line, lines: readonly Line[]) => lines.filter(({ text }) => fold(text) === fold(line.text)).length > 1;
