import type { Line } from "../../../reading.ts";
import { fold } from "../../../text/fold.ts";
import { cellAsLine, isProse } from "../../1-document/line-style.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import type { SectionKind } from "../../lexicon/headings/section-kind.ts";
import { INNER_LABELS } from "../../lexicon/label-field.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import { findDateRanges } from "../../recognisers/dates/dates.ts";
import { findSpokenLanguages } from "../../recognisers/languages.ts";
import { isFieldLabel } from "../headings/field-label.ts";
import type { Section } from "../section.ts";

/**
 * "Personal skills" over a table of "Mother tongue ⇥ Italian", "Technical skills ⇥ …", "Certificates ⇥ …", as the old European format has it:
 * each heading beside its content opens a section.
 */
export function divideAtRowHeadings(section: Section): Section[] {
  if (section.taught || section.kind !== "skills" || !section.lines.some((line) => OPENING_ROWS.has(headingKindOfRow(line))))
    return [section];
  const parts: Section[] = [{ ...section, lines: [] }];
  for (const line of section.lines) {
    const kind = headingKindOfRow(line);
    const [first, ...rest] = line.cells;
    const content = kind && first ? cellAsLine(line, rest) : line;
    const last = parts.at(-1) as Section;
    // "Driving licence ⇥ B" below "Hobbies ⇥ Rowing" is no hobby.
    if (!kind && last.kind === "interests" && line.cells.length > 1) parts[0]?.lines.push(content);
    else if (!kind || kind === last.kind) last.lines.push(content);
    else parts.push({ kind, kinds: [kind], title: first?.text ?? "", lines: [content] });
  }
  return parts.filter(({ heading, lines }) => heading || lines.length > 0);
}

/** "Mother tongue" over "Italian" and "Other languages" over "English", in the style of the text under "Personal skills", as the old European format has them too. */
export function divideAtLanguages(section: Section): Section[] {
  if (section.taught || section.kind !== "skills") return [section];
  const parts: Section[] = [{ ...section, lines: [] }];
  section.lines.forEach((line, at) => {
    if (opensLanguages(line, section.lines[at + 1]))
      parts.push({ kind: "languages", kinds: ["languages"], title: line.text, heading: line, lines: [] });
    else parts.at(-1)?.lines.push(line);
  });
  return parts;
}

function opensLanguages({ text, cells, bullet }: Line, next: Line | undefined): boolean {
  const found = cells.length === 1 && !bullet ? matchHeading(text) : undefined;
  const [language] = next && next.cells.length === 1 ? findSpokenLanguages(next.text) : [];
  return found?.kind === "languages" && found.confidence === 1 && language !== undefined && language.from === 0;
}

/** Rows which show that a table of skills holds more than skills. */
const OPENING_ROWS = new Set<SectionKind | undefined>(["languages", "interests"]);
const ROW_HEADINGS = new Set<SectionKind>(["skills", "languages", "certificates", "courses", "interests"]);

function headingKindOfRow({ cells, bullet }: Line): SectionKind | undefined {
  const [first, second] = cells;
  if (!first || !second || bullet) return undefined;
  const found = matchHeading(first.text);
  if (found?.confidence !== 1 || !ROW_HEADINGS.has(found.kind)) return undefined;
  // "Skills ⇥ Welding ⇥ Brazing ⇥ Soldering" lists them side by side.
  if (cells.length > 2 && found.kind !== "skills") return undefined;
  return found.kind === "languages" && findSpokenLanguages(second.text).length === 0 ? undefined : found.kind;
}

/**
 * "Additional information" over "About me", "Interests ⇥ Chess, rowing" or "Certificates" over a list, in the style of its text: a heading of
 * unknown words says nothing of what is under it, and each of these lines opens a section.
 */
export function divideAtInnerHeadings(section: Section): Section[] {
  if (section.taught || section.kind !== "other" || !section.heading) return [section];
  const parts: Section[] = [{ ...section, lines: [] }];
  const opened = section.lines.map((line, at) => openedBy(line, section.lines[at + 1]));
  // "Tools" under each of several jobs belongs to the job.
  const times = Map.groupBy(opened, (part) => part && fold(part.title));
  const comesBack = (heading: string) => (times.get(fold(heading))?.length ?? 0) > 1;
  // And so does "Tools" under one of them, where "Tasks" stands in any.
  const fieldOf = (text: string) => matchLabel(text)?.field ?? "";
  const hasTasks = section.lines.some(({ cells: [first], bullet }) => !bullet && fieldOf(first?.text ?? "") === "tasks");
  const isOfJob = (heading: string) => hasTasks && fieldOf(heading) !== "summary" && INNER_LABELS.has(fieldOf(heading));
  section.lines.forEach((line, at) => {
    const part = opened[at];
    if (part && !comesBack(part.title) && !isOfJob(part.title)) parts.push(part);
    else parts.at(-1)?.lines.push(line);
  });
  return parts.length === 1 ? [section] : parts.filter(({ lines }, at) => at > 0 || lines.length > 0);
}

/**
 * "Certificates" over its list under "Education and training", in the style of the schools: from there on to the next such line, "Degrees", the section holds
 * certificates. "Courses" may be those of a degree, and "Further training" the kind of the one above: they do so at the beginning alone, over dated lines.
 */
export function divideAtCourses(section: Section): Section[] {
  if (section.taught || section.kind !== "education" || !section.heading) return [section];
  const parts: Section[] = [{ ...section, lines: [] }];
  section.lines.forEach((line, at) => {
    const part = line.cells.length === 1 ? openedBy(line, section.lines[at + 1], SCHOOLING_KINDS) : undefined;
    const opens =
      part && (part.kind === "education" ? parts.length > 1 : part.kind === "certificates" || (at === 0 && isDated(section.lines[at + 1])));
    if (opens) parts.push(part);
    else parts.at(-1)?.lines.push(line);
  });
  return parts.length === 1 ? [section] : parts.filter(({ lines }, at) => at > 0 || lines.length > 0);
}

const SCHOOLING_KINDS = new Set<SectionKind>(["certificates", "courses", "education"]);
const isDated = (line: Line | undefined) => line !== undefined && findDateRanges(line.text).length > 0;

/** The section that a line opens which is a known heading, alone over text or before its list. */
function openedBy(line: Line, next: Line | undefined, kinds = OPENED_KINDS): Section | undefined {
  const [first, second] = line.cells;
  const known = first && line.cells.length <= 2 && !line.bullet ? matchHeading(first.text) : undefined;
  if (!first || !known || known.confidence < 1 || isFieldLabel(first.text)) return undefined;
  const isOpened = known.kind === "profile" ? isProse((second ?? next)?.text ?? "") : kinds.has(known.kind) && (second || next);
  if (!isOpened) return undefined;
  const heading = cellAsLine(line, [first]);
  return {
    kind: known.kind,
    kinds: known.kinds,
    title: first.text,
    heading,
    lines: second ? [{ ...cellAsLine(line, [second]), gap: 0 }] : [],
  };
}

const OPENED_KINDS = new Set<SectionKind>(["skills", "languages", "certificates", "courses", "interests", "awards", "references"]);
