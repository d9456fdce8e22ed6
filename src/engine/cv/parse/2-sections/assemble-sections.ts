import type { Line } from "../../reading.ts";
import { isContactLine } from "../1-document/contact-line.ts";
import { type Context, isRecognized } from "../1-document/context.ts";
import { matchHeading, matchMisreadHeading } from "../lexicon/headings/headings.ts";
import type { SectionKind } from "../lexicon/headings/section-kind.ts";
import { isDateOnly, isDuration } from "../recognisers/dates/dates.ts";
import { looksLikeCompany } from "../recognisers/degrees.ts";
import type { EntryPages } from "./headings/entry-pages.ts";
import type { Candidate } from "./headings/heading-candidates.ts";
import type { Section } from "./section.ts";
import { MIN_HEADING_CONFIDENCE, MIN_REACH_LINES, MIN_SIZE_STEP, SURE_EMPLOYER } from "./thresholds.ts";

/**
 * Lines follow their heading. Where a new flow starts without a heading, running columns go on with the section of the last column,
 * while sidebars, text boxes and page furniture start anew. Where the first line under a heading is set like the heading itself or
 * smaller, the lines in that style name the entries of the section ("Work" over "Acme Ltd" in one style), in that part of the page. Dates may stand
 * between the two, as from a margin.
 */
export function assemble(
  candidates: readonly Candidate[],
  context: Context,
  { starts, numbered, within }: EntryPages,
  isHeading: (index: number) => boolean,
): Section[] {
  const sections: Section[] = [{ kind: "head", kinds: [], title: "", lines: [] }];
  const areBoxesParts = mostBoxesLackHeadings(candidates, isHeading);
  let current = sections[0] as Section;
  let lastOfBody: Section | undefined;
  let flow = candidates[0]?.line.flow;
  let place = candidates[0]?.line.place;
  let headingKey: string | undefined;
  /** By place (body, sidebar): the lines of other places come between two pages of a sidebar. */
  const entryKeys = new Map<Line["place"], string>();
  let sidebar: Section | undefined;
  /** The sections that hold more than dates. */
  const beyondDates = new Set<Section>();

  /** The section that a flow continues whose first line is no heading, if any. */
  function sectionContinuedBy(line: Line): Section | undefined {
    const waiting = current.heading && current.lines.length === 0 && line.place === place;
    if (waiting || (line.place === "sidebar" && place === "sidebar")) return current;
    if (areBoxesParts && line.place === "textbox" && place === "textbox" && current.heading) return current;
    if (line.place === "sidebar" && sidebar && LISTED.has(sidebar.kind)) return sidebar;
    return line.place === "body" ? (lastOfBody ?? (current.kind === "head" ? current : undefined)) : undefined;
  }

  /** "jane-doe" over "jane.example.org" at the top of the right column: contact data that stand beside those of the left column are not of its last job. */
  function isReachAt(index: number): boolean {
    const { line } = candidates[index] as Candidate;
    let end = index + 1;
    while (candidates[end]?.line.flow === line.flow && !isHeading(end)) end += 1;
    const isHeaded = candidates[end]?.line.flow === line.flow;
    const top = candidates.slice(index, end);
    return isHeaded && top.length >= MIN_REACH_LINES && top.every((other) => isContactLine(other.line, context));
  }

  candidates.forEach((candidate, index) => {
    const { line, key, known } = candidate;
    const kind = starts.get(candidate);
    const isNumbered = numbered.has(candidate);
    if (kind && (isNumbered || current.kind !== kind || current.heading))
      current = open(sections, {
        kind,
        kinds: [kind],
        title: isNumbered ? line.text : "",
        ...(isNumbered && { heading: line, single: true }),
        lines: [],
      });
    const mayNameEntries =
      current.heading &&
      ENTRY_KINDS.has(current.kind) &&
      !known &&
      (key === headingKey || line.style.size < current.heading.style.size - MIN_SIZE_STEP);
    if (mayNameEntries && !beyondDates.has(current)) entryKeys.set(line.place, key);
    const heading = isHeading(index) && !(known === undefined && key === entryKeys.get(line.place));
    if (line.flow !== flow) {
      flow = line.flow;
      if (!heading && !kind && !within.has(candidate)) {
        current =
          (isReachAt(index) ? undefined : sectionContinuedBy(line)) ?? open(sections, { kind: "head", kinds: [], title: "", lines: [] });
      }
    }
    if (heading) {
      const match = known ?? wordedKind(line.text);
      current = open(sections, {
        kind: match?.kind ?? "other",
        kinds: match?.kinds ?? [],
        title: line.text.replace(isRecognized(line, context) || known ? /\s*[:：.…·,;]+\s*$/u : /\s*[:：]\s*$/, ""),
        guessed: known === undefined && match !== undefined,
        ...(known?.taught && { taught: true as const }),
        heading: line,
        lines: [],
      });
      headingKey = key;
      entryKeys.delete(line.place);
    } else if (!isNumbered) {
      current.lines.push(line);
      if (!beyondDates.has(current) && !isDateOnly(line.text) && !isDuration(line.text)) beyondDates.add(current);
    }
    if (line.place === "body") lastOfBody = current;
    if (line.place === "sidebar") sidebar = current;
    place = line.place;
  });
  return withOnlyContents(sections.filter((section) => section.heading || section.lines.length > 0));
}

/** Where each paragraph has a text box of its own, a box without a heading continues the section of the box before. */
function mostBoxesLackHeadings(candidates: readonly Candidate[], isHeading: (index: number) => boolean): boolean {
  const headed = new Map<number, boolean>();
  candidates.forEach(({ line: { flow, place } }, index) => {
    if (place === "textbox") headed.set(flow, headed.get(flow) === true || isHeading(index));
  });
  const boxes = [...headed.values()];
  return boxes.filter((isHeaded) => !isHeaded).length > boxes.filter(Boolean).length;
}

/**
 * A title of unknown words and without lines, directly below a known heading without lines, is the content of that section. So is "Freelance" below a
 * heading of jobs: it stands in the place of an employer, and what follows tells about that job.
 */
function withOnlyContents(sections: readonly Section[]): Section[] {
  const kept: Section[] = [];
  for (const section of sections) {
    const above = kept.at(-1);
    const isBare = above?.heading && above.kinds.length > 0 && above.lines.length === 0;
    const isUnknown = section.kinds.length === 0 && section.lines.length === 0;
    const isFirstJob = above?.kind === "work" && section.kind === "work" && looksLikeCompany(section.title) >= SURE_EMPLOYER;
    if (above && isBare && section.heading && (isUnknown || isFirstJob)) above.lines.push(section.heading, ...section.lines);
    else kept.push(section);
  }
  return kept;
}

/** For a line that its style makes a heading, a title with one wrong letter or one telling word is enough: "Certfications", "What my references say". */
function wordedKind(text: string): Pick<NonNullable<Candidate["known"]>, "kind" | "kinds"> | undefined {
  const free = matchHeading(text) ?? matchMisreadHeading(text);
  if (free && !(free.confidence < MIN_HEADING_CONFIDENCE && UNREAD_KINDS.has(free.kind))) return free;
  const kinds = text
    .split(/[^\p{L}\p{M}'’-]+/u)
    .flatMap((word) => matchHeading(word) ?? [])
    .filter(({ confidence, kind }) => confidence === 1 && SURE_WORDS.has(kind))
    .map(({ kind }) => kind);
  const [kind] = kinds;
  return kind && kinds.every((other) => other === kind) ? { kind, kinds: [kind] } : undefined;
}

/** Kinds whose values are not read: where a title is only similar to one of theirs, the section is judged by its content instead. */
const UNREAD_KINDS = new Set<SectionKind>(["memberships", "conferences", "patents", "signature", "other"]);

const SURE_WORDS = new Set<SectionKind>([
  "work",
  "education",
  "languages",
  "certificates",
  "courses",
  "projects",
  "publications",
  "awards",
  "volunteer",
  "references",
]);

const ENTRY_KINDS = new Set<Section["kind"]>([
  "work",
  "education",
  "projects",
  "volunteer",
  "skills",
  "certificates",
  "courses",
  "references",
  "awards",
  "publications",
]);

/** Sections whose lists continue with the sidebar, on the next page or below a title across the page. */
const LISTED = new Set<Section["kind"]>(["skills", "strengths", "languages", "certificates", "courses", "interests"]);

function open(sections: Section[], section: Section): Section {
  sections.push(section);
  return section;
}
