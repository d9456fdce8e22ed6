import type { Context } from "../../1-document/context.ts";
import { isFormHeading } from "../lines/heading-cells.ts";
import type { SeparatedLines } from "../lines/separate-headings.ts";
import { acceptHeading, isHeadingInUnknownStyle } from "./accept-heading.ts";
import { type EntryPages, entryPages } from "./entry-pages.ts";
import { type HeadingCandidate, headingCandidates } from "./heading-candidates.ts";
import { headingStyles, strongKeys } from "./heading-styles.ts";
import { unknownHeadingStyles } from "./unknown-heading-styles.ts";

/** Every line as a candidate, those of them that are headings, and the pages that hold one entry each. */
export type DetectedHeadings = {
  candidates: readonly HeadingCandidate[];
  headings: ReadonlySet<HeadingCandidate>;
  pages: EntryPages;
};

/**
 * Heading detection: finds the lines that head a section. A heading is found by its words (`lexicon/headings`) and by its style. A line with unknown
 * words is a heading where the known headings have its style, and a known word is none where its style is mostly used for other things ("Languages"
 * over a group of skills).
 */
export function detectHeadings({ lines, forms, runIns }: SeparatedLines, context: Context): DetectedHeadings {
  const candidates = headingCandidates(lines, context);
  const styles = headingStyles(candidates);
  const strong = strongKeys(styles);
  const isInUnknownStyle = unknownHeadingStyles(candidates, strong, context);
  const pages = entryPages(candidates, context);

  const isHeading = (candidate: HeadingCandidate, index: number): boolean => {
    const { line, known, listed } = candidate;
    if (pages.starts.has(candidate) || pages.within.has(candidate)) return false;
    if (isFormHeading(line, forms) || runIns.has(line) || known?.taught || listed) return true;
    if (isInUnknownStyle(candidate)) return isHeadingInUnknownStyle(candidates, index);
    return acceptHeading(candidates, index, styles, strong, context);
  };
  return { candidates, headings: new Set(candidates.filter(isHeading)), pages };
}
