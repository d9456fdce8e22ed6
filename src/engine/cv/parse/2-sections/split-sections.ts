import type { Line } from "../../reading.ts";
import type { Context } from "../1-document/context.ts";
import { assemble } from "./assemble-sections.ts";
import { acceptHeading, isTitle } from "./headings/accept-heading.ts";
import { entryPages } from "./headings/entry-pages.ts";
import {
  type Candidate,
  headingMarkers,
  listedHeadings,
  toCandidate,
  withoutDatedCells,
  withoutRepeated,
  withoutRule,
  withoutStrayRules,
  withoutTitleOfCv,
} from "./headings/heading-candidates.ts";
import { headingStyles, isStrong } from "./headings/heading-styles.ts";
import { type HeadingStyle, unknownHeadingStyles } from "./headings/unknown-heading-styles.ts";
import { withColumnHeads } from "./lines/column-names.ts";
import { withDetails } from "./lines/details.ts";
import { entryTables, formTables, isFormTitle, repeatedLabels, separateHeadingCell, titleColumns } from "./lines/heading-cells.ts";
import { joinFromTo, labelByColumns } from "./lines/label-by-columns.ts";
import { separatePairs } from "./lines/label-pairs.ts";
import { separateMarginTitles } from "./lines/margin-headings.ts";
import { asItemsOfJob } from "./lines/project-tables.ts";
import { separateRunIns } from "./lines/run-in-headings.ts";
import { separateSideBySide } from "./lines/side-by-side-headings.ts";
import { withLettersJoined, withoutColonCell, withoutDrawnRule, withoutNumberCell } from "./lines/tidy-headings.ts";
import { joinWrappedHeadings } from "./lines/wrapped-headings.ts";
import type { Section } from "./section.ts";

/**
 * Heading detection: splits the lines of a CV into sections. A heading is found by its words (`lexicon/headings`) and by its style. A line with
 * unknown words is a heading where the known headings have its style, and a known word is none where its style is mostly used for other things
 * ("Languages" over a group of skills).
 */
export function splitSections(lines: readonly Line[], context: Context): Section[] {
  const lined = separateMarginTitles(lines.map((line) => withoutNumberCell(line, context)));
  const marked = withDetails(
    withColumnHeads(asItemsOfJob(lined, context).map(withoutColonCell).map(withLettersJoined).map(withoutDrawnRule)),
  );
  const pairs = joinFromTo(separateSideBySide(labelByColumns(marked).flatMap(separatePairs)));
  const labels = repeatedLabels(pairs);
  const forms = formTables(pairs);
  const titles = titleColumns(pairs);
  const entries = entryTables(pairs, labels);
  const separated = pairs.flatMap((line, index) => separateHeadingCell(line, pairs[index + 1], { labels, forms, titles, entries }));
  const runIns = separateRunIns(separated);
  const rows = joinWrappedHeadings(runIns.lines, context);
  const markers = headingMarkers(rows);
  const listed = listedHeadings(rows);
  const candidates = withoutStrayRules(
    withoutTitleOfCv(withoutRepeated(withoutDatedCells(rows.map((line) => toCandidate(line, context, markers, listed))))),
  );
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

  const pages = entryPages(candidates, context);
  const isHeading = (index: number) => {
    const candidate = candidates[index] as Candidate;
    if (pages.starts.has(candidate) || pages.within.has(candidate)) return false;
    if (isFormTitle(candidate.line, forms) || runIns.titles.has(candidate.line) || candidate.known?.taught || candidate.listed) return true;
    return isUnknown(looks[index] as HeadingStyle) ? isTitle(candidates, index) : acceptHeading(candidates, index, styles, strong, context);
  };
  return assemble(candidates, context, pages, isHeading);
}
