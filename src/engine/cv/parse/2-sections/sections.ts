import type { Line } from "../../reading.ts";
import { type Context, isRecognized } from "../3-entries/rows.ts";
import { matchHeading } from "../lexicon/headings/headings.ts";
import type { SectionKind } from "../lexicon/headings/section-kind.ts";
import { acceptHeading, headingStyles, isStrong, isTitle } from "./accept-heading.ts";
import { labelByColumns } from "./column-labels.ts";
import {
  type Candidate,
  MIN_HEADING_CONFIDENCE,
  toCandidate,
  withoutDatedCells,
  withoutRepeated,
  withoutRule,
  withoutStrayRules,
} from "./heading-candidates.ts";
import { withMarkedHeadings } from "./heading-markers.ts";
import {
  formTables,
  isFormTitle,
  joinWrappedHeadings,
  repeatedLabels,
  separateHeadingCell,
  separatePairs,
  separateRunIns,
  titleColumns,
  withoutDrawnRule,
} from "./heading-rows.ts";
import { asItemsOfJob } from "./project-tables.ts";
import type { Section } from "./section.ts";
import { type HeadingStyle, unknownHeadingStyles } from "./unknown-headings.ts";

/**
 * Heading detection: splits the lines of a CV into sections. A heading is found by its words (`lexicon/headings`) and by its style. A line with
 * unknown words is a heading where the known headings have its style, and a known word is none where its style is mostly used for other things
 * ("Languages" over a group of skills).
 */
export function splitSections(lines: readonly Line[], context: Context): Section[] {
  const marked = withMarkedHeadings(asItemsOfJob(lines, context));
  const pairs = labelByColumns(marked.map(withoutDrawnRule)).flatMap(separatePairs);
  const labels = repeatedLabels(pairs);
  const forms = formTables(pairs);
  const titles = titleColumns(pairs);
  const separated = pairs.flatMap((line, index) => separateHeadingCell(line, pairs[index + 1], { labels, forms, titles }));
  const rows = joinWrappedHeadings(separateRunIns(separated), context);
  const candidates = withoutStrayRules(withoutRepeated(withoutDatedCells(rows.map((line) => toCandidate(line, context)))));
  const styles = headingStyles(candidates);
  const strong = new Set([...styles].flatMap(([key, style]) => (isStrong(style) ? [key] : [])));
  const looks = candidates.map(({ line, plausible, distinct, key, known }) => ({
    line,
    plausible,
    distinct,
    announced: known?.kind,
    key: withoutRule(key),
  }));
  const isUnknown = unknownHeadingStyles(looks, new Set([...strong].map(withoutRule)), context);

  return assemble(candidates, context, (index) =>
    isFormTitle((candidates[index] as Candidate).line, forms)
      ? true
      : isUnknown(looks[index] as HeadingStyle)
        ? isTitle(candidates, index)
        : acceptHeading(candidates, index, styles, strong, context),
  );
}

/**
 * Lines follow their heading. Where a new flow starts without a heading, running columns go on with the section of the last column,
 * while sidebars, text boxes and page furniture start anew. Where the first line under a heading is set like the heading itself or
 * smaller, the lines in that style name the entries of the section ("Work" over "Acme Ltd" in one style), in that part of the page.
 */
function assemble(candidates: readonly Candidate[], context: Context, isHeading: (index: number) => boolean): Section[] {
  const sections: Section[] = [{ kind: "head", kinds: [], title: "", lines: [] }];
  let current = sections[0] as Section;
  let lastOfBody: Section | undefined;
  let flow = candidates[0]?.line.flow;
  let place = candidates[0]?.line.place;
  let headingKey: string | undefined;
  let entryKey: string | undefined;

  /** The section that a flow without a heading goes on with, if any. */
  function goesOn(line: Line): Section | undefined {
    const waiting = current.heading && current.lines.length === 0 && line.place === place;
    if (waiting || (line.place === "sidebar" && place === "sidebar")) return current;
    return line.place === "body" ? (lastOfBody ?? (current.kind === "head" ? current : undefined)) : undefined;
  }

  candidates.forEach(({ line, key, known }, index) => {
    if (line.place !== place) entryKey = undefined;
    const isFirst = current.heading && current.lines.length === 0 && ENTRY_KINDS.has(current.kind);
    if (isFirst && !known && (key === headingKey || line.style.size < (current.heading as Line).style.size - 0.4)) entryKey = key;
    const heading = isHeading(index) && !(known === undefined && key === entryKey);
    if (line.flow !== flow) {
      flow = line.flow;
      if (!heading) {
        current = goesOn(line) ?? open(sections, { kind: "head", kinds: [], title: "", lines: [] });
      }
    }
    if (heading) {
      const match = known ?? wordedKind(line.text);
      current = open(sections, {
        kind: match?.kind ?? "other",
        kinds: match?.kinds ?? [],
        title: line.text.replace(isRecognized(line, context) ? /\s*[:：.,;]\s*$/ : /\s*[:：]\s*$/, ""),
        guessed: known === undefined && match !== undefined,
        heading: line,
        lines: [],
      });
      headingKey = key;
      entryKey = undefined;
    } else {
      current.lines.push(line);
    }
    if (line.place === "body") lastOfBody = current;
    place = line.place;
  });
  return withOnlyContents(sections.filter((section) => section.heading || section.lines.length > 0));
}

/** A title that no list knows, over nothing, right below a known one over nothing: it is what stands under that. */
function withOnlyContents(sections: readonly Section[]): Section[] {
  const kept: Section[] = [];
  for (const section of sections) {
    const above = kept.at(-1);
    const isContent = section.heading && section.kinds.length === 0 && section.lines.length === 0;
    const isBare = above?.heading && above.kinds.length > 0 && above.lines.length === 0;
    if (section.heading && isContent && isBare && above) above.lines.push(section.heading);
    else kept.push(section);
  }
  return kept;
}

/** For a line that its looks make a heading, one telling word is enough: "Behaalde certificaten", "What my references say". */
function wordedKind(text: string): Pick<NonNullable<Candidate["known"]>, "kind" | "kinds"> | undefined {
  const free = matchHeading(text);
  if (free && free.confidence >= 0.5 && !(free.confidence < MIN_HEADING_CONFIDENCE && UNREAD_KINDS.has(free.kind))) return free;
  const kinds = text
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter((word) => word.length >= 5)
    .flatMap((word) => matchHeading(word) ?? [])
    .filter(({ confidence, kind }) => confidence === 1 && SURE_WORDS.has(kind))
    .map(({ kind }) => kind);
  const [kind] = kinds;
  return kind && kinds.every((other) => other === kind) ? { kind, kinds: [kind] } : undefined;
}

/** Kinds that nothing is read from: on a faint likeness what stands below is judged by its content instead. */
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

function open(sections: Section[], section: Section): Section {
  sections.push(section);
  return section;
}
