import type { Line } from "../../reading.ts";
import { isContactLine } from "../1-document/contact-line.ts";
import { type Context, isRecognized } from "../1-document/context.ts";
import { matchHeading, matchMisreadHeading } from "../lexicon/headings/headings.ts";
import type { SectionKind } from "../lexicon/headings/section-kind.ts";
import { isDateOnly, isDuration } from "../recognisers/dates/dates.ts";
import { looksLikeCompany } from "../recognisers/degrees.ts";
import type { DetectedHeadings } from "./headings/detect-headings.ts";
import type { HeadingCandidate } from "./headings/heading-candidates.ts";
import { LISTED_KINDS, type Section } from "./section.ts";
import { MIN_CONTACT_LINES, MIN_FIRST_EMPLOYER_LIKENESS, MIN_HEADING_CONFIDENCE, MIN_SIZE_STEP } from "./thresholds.ts";

/** The sections up to some line of the CV, and what the lines below depend on. */
type Assembly = {
  sections: Section[];
  /** The section that takes the next line. */
  current: Section;
  /** The section of the last line of each place: the lines of other places come between two pages of a sidebar. */
  lastOf: Map<Line["place"], Section>;
  /** The style key of the last heading. */
  headingKey?: string;
  /** The style key of lines that name entries and head no section, by place. */
  entryKeys: Map<Line["place"], string>;
  /** Whether a text box without a heading continues the section of the box before. */
  joinsBoxes: boolean;
};

/**
 * Lines follow their heading. Where a new flow starts without a heading, running columns go on with the section of the last column, while sidebars,
 * text boxes and page furniture start anew.
 */
export function assembleSections(detected: DetectedHeadings, context: Context): Section[] {
  const { candidates, headings, pages } = detected;
  const head: Section = { kind: "head", kinds: [], title: "", lines: [] };
  const assembly: Assembly = {
    sections: [head],
    current: head,
    lastOf: new Map(),
    entryKeys: new Map(),
    joinsBoxes: mostBoxesLackHeadings(detected),
  };

  candidates.forEach((candidate, index) => {
    const { line } = candidate;
    const above = candidates[index - 1]?.line ?? line;
    if (pages.starts.has(candidate)) openEntryPage(assembly, candidate, pages);
    noteEntryStyle(assembly, candidate);
    const isHeading = headings.has(candidate) && !isInEntryStyle(assembly, candidate);
    if (isHeading) openAtHeading(assembly, candidate, context);
    else {
      const isOfPage = pages.starts.has(candidate) || pages.within.has(candidate);
      if (line.flow !== above.flow && !isOfPage) enterFlow(assembly, line, above, isContactBlock(detected, index, context));
      if (!pages.numbered.has(candidate)) assembly.current.lines.push(line);
    }
    assembly.lastOf.set(line.place, assembly.current);
  });
  return withOnlyContents(assembly.sections.filter((section) => section.heading || section.lines.length > 0));
}

function open(assembly: Assembly, section: Section): void {
  assembly.sections.push(section);
  assembly.current = section;
}

/** A page of a portfolio: "Project 2" heads a section of its own, an employer goes on with the jobs of the page before. */
function openEntryPage(assembly: Assembly, candidate: HeadingCandidate, { starts, numbered }: DetectedHeadings["pages"]): void {
  const kind = starts.get(candidate) as SectionKind;
  const isNumbered = numbered.has(candidate);
  const { current } = assembly;
  if (!isNumbered && current.kind === kind && !current.heading) return;
  const { line } = candidate;
  open(assembly, {
    kind,
    kinds: [kind],
    title: isNumbered ? line.text : "",
    ...(isNumbered && { heading: line, single: true }),
    lines: [],
  });
}

/**
 * Where the first line under a heading is set like the heading itself or smaller, the lines in that style name the entries of the section ("Work" over
 * "Acme Ltd" in one style), in that part of the page. Dates may stand between the two, as from a margin.
 */
function noteEntryStyle({ current, headingKey, entryKeys }: Assembly, { line, key, known }: HeadingCandidate): void {
  if (!current.heading || known || !ENTRY_KINDS.has(current.kind)) return;
  const isSmaller = line.style.size < current.heading.style.size - MIN_SIZE_STEP;
  const isOther = ({ text }: Line) => !isDateOnly(text) && !isDuration(text);
  // "1년 1개월" alone below "경력" says how long all jobs took.
  const hasOnlyDates = () =>
    !current.lines.some(isOther) && (current.lines.length === 0 || current.lines.some(({ text }) => isDateOnly(text)));
  if ((key === headingKey || isSmaller) && hasOnlyDates()) entryKeys.set(line.place, key);
}

const isInEntryStyle = ({ entryKeys }: Assembly, { line, key, known }: HeadingCandidate) =>
  known === undefined && key === entryKeys.get(line.place);

function openAtHeading(assembly: Assembly, { line, key, known }: HeadingCandidate, context: Context): void {
  const match = known ?? kindByWords(line.text);
  const end = isRecognized(line, context) || known ? /\s*[:：.…·,;]+\s*$/u : /\s*[:：]\s*$/;
  open(assembly, {
    kind: match?.kind ?? "other",
    kinds: match?.kinds ?? [],
    title: line.text.replace(end, ""),
    guessed: known === undefined && match !== undefined,
    ...(known?.taught && { taught: true as const }),
    heading: line,
    lines: [],
  });
  assembly.headingKey = key;
  assembly.entryKeys.delete(line.place);
}

/** A flow whose first line is no heading continues a section, or has none: then it is a part of the head. */
function enterFlow(assembly: Assembly, line: Line, above: Line, isContact: boolean): void {
  const continued = isContact ? undefined : sectionContinuedBy(assembly, line, above);
  if (continued) assembly.current = continued;
  else open(assembly, { kind: "head", kinds: [], title: "", lines: [] });
}

function sectionContinuedBy({ current, lastOf, joinsBoxes }: Assembly, line: Line, above: Line): Section | undefined {
  const isWaiting = current.heading && current.lines.length === 0 && line.place === above.place;
  if (isWaiting || (line.place === "sidebar" && above.place === "sidebar")) return current;
  if (joinsBoxes && line.place === "textbox" && above.place === "textbox" && current.heading) return current;
  // A list of skills goes on in the sidebar of the next page, or below a heading across the page.
  const sidebar = lastOf.get("sidebar");
  if (line.place === "sidebar" && sidebar && LISTED_KINDS.has(sidebar.kind)) return sidebar;
  return line.place === "body" ? (lastOf.get("body") ?? (current.kind === "head" ? current : undefined)) : undefined;
}

/**
 * "jane-doe" over "jane.example.org" at the top of a right column, above its first heading: contact data that stand beside those of the left column are
 * not of its last job.
 */
function isContactBlock({ candidates, headings }: DetectedHeadings, index: number, context: Context): boolean {
  const { flow } = (candidates[index] as HeadingCandidate).line;
  let end = index + 1;
  while (candidates[end]?.line.flow === flow && !headings.has(candidates[end] as HeadingCandidate)) end += 1;
  const isHeaded = candidates[end]?.line.flow === flow;
  const top = candidates.slice(index, end);
  return isHeaded && top.length >= MIN_CONTACT_LINES && top.every(({ line }) => isContactLine(line, context));
}

/** Where each paragraph has a text box of its own, a box without a heading continues the section of the box before. */
function mostBoxesLackHeadings({ candidates, headings }: DetectedHeadings): boolean {
  const headed = new Map<number, boolean>();
  for (const candidate of candidates) {
    const { flow, place } = candidate.line;
    if (place === "textbox") headed.set(flow, headed.get(flow) === true || headings.has(candidate));
  }
  const boxes = [...headed.values()];
  return boxes.filter((isHeaded) => !isHeaded).length > boxes.filter(Boolean).length;
}

/**
 * A heading of unknown words and without lines, directly below a known heading without lines, is the content of that section. So is "Freelance" below a
 * heading of jobs: it stands in the place of an employer, and what follows is about that job.
 */
function withOnlyContents(sections: readonly Section[]): Section[] {
  const kept: Section[] = [];
  for (const section of sections) {
    const above = kept.at(-1);
    const isBare = above?.heading && above.kinds.length > 0 && above.lines.length === 0;
    const isUnknown = section.kinds.length === 0 && section.lines.length === 0;
    const isFirstJob = above?.kind === "work" && section.kind === "work" && looksLikeCompany(section.title) >= MIN_FIRST_EMPLOYER_LIKENESS;
    if (above && isBare && section.heading && (isUnknown || isFirstJob)) above.lines.push(section.heading, ...section.lines);
    else kept.push(section);
  }
  return kept;
}

/** The kind of a line that is a heading by its style: one wrong letter is no obstacle, and one sure word is enough: "Certfications", "What my references say". */
function kindByWords(text: string): Pick<NonNullable<HeadingCandidate["known"]>, "kind" | "kinds"> | undefined {
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
