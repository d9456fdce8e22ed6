import { looksLikeCompany, looksLikeDegree, looksLikeInstitution, looksLikePosition } from "../../recognisers/degrees.ts";
import {
  MAX_ENTRY_RATIO,
  MIN_ENTRY_LIKENESS,
  MIN_KNOWN_RATIO,
  MIN_KNOWN_RATIO_OF_HEADINGS,
  MIN_OPENING_RATIO,
  MIN_STRONG_KINDS,
} from "../thresholds.ts";
import type { HeadingCandidate } from "./heading-candidates.ts";

export type StyleCount = {
  /** Lines that are known headings, of all lines of the style that have one cell. */
  hits: number;
  total: number;
  kinds: Set<string>;
  distinct: boolean;
  /** Every line could be a heading, few name a job or a school, and text in another style follows. */
  areHeadings: boolean;
  /** The smallest gap above a known heading of the style that follows other text, in line heights; undefined with fewer than two such headings. */
  leastGap?: number;
};

/** How often each style is used, and how often for a known heading. */
export function headingStyles(candidates: readonly HeadingCandidate[]): Map<string, StyleCount> {
  const styles = new Map<string, StyleCount>();
  const groups = Map.groupBy(
    candidates.map((candidate, index) => ({ candidate, above: candidates[index - 1], next: candidates[index + 1] })),
    ({ candidate }) => candidate.key,
  );
  for (const [key, group] of groups) {
    const known = group.filter(({ candidate }) => candidate.known).map(({ candidate }) => candidate);
    const gaps = group.flatMap(({ candidate, above }) => (candidate.known && isBelowText(candidate, above) ? [candidate.line.gap] : []));
    const opening = group.filter(({ candidate, next }) => next && next.key !== key && next.line.place === candidate.line.place);
    const entries = () => group.filter(({ candidate }) => !candidate.known && namesEntry(candidate.line.text));
    styles.set(key, {
      hits: known.length,
      total: group.filter(({ candidate }) => candidate.line.cells.length === 1).length,
      kinds: new Set(known.map((candidate) => candidate.known?.kind as string)),
      distinct: known.some(({ distinct }) => distinct),
      areHeadings:
        known.length > 0 &&
        group.every(({ candidate }) => candidate.plausible) &&
        opening.length >= MIN_OPENING_RATIO * group.length &&
        entries().length < MAX_ENTRY_RATIO * group.length,
      leastGap: gaps.length < 2 ? undefined : gaps.reduce((least, gap) => Math.min(least, gap)),
    });
  }
  return styles;
}

/** "Fitter", "Acme Ltd", "BSc Hydrology": a position, an employer, a degree or a school. */
export const namesEntry = (text: string) =>
  Math.max(looksLikePosition(text), looksLikeCompany(text), looksLikeDegree(text), looksLikeInstitution(text)) >= MIN_ENTRY_LIKENESS;

/** The keys of the styles that are plainly those of headings. */
export const strongKeys = (styles: ReadonlyMap<string, StyleCount>): ReadonlySet<string> =>
  new Set([...styles].flatMap(([key, style]) => (isStrong(style) ? [key] : [])));

/** Enough lines of the style are known headings. Fewer are enough for a heading style of the file, and for a style that only headings have. */
export const isHeadingStyleOf = ({ distinct, hits, total, kinds, areHeadings }: StyleCount, isDeclared: boolean) =>
  distinct && hits >= (isDeclared || (areHeadings && kinds.size >= 2) ? MIN_KNOWN_RATIO_OF_HEADINGS : MIN_KNOWN_RATIO) * Math.max(1, total);

/** A style that headings are plainly set in: it stands out, and several kinds of known headings share it. */
export const isStrong = (style: StyleCount) =>
  style.distinct && style.kinds.size >= MIN_STRONG_KINDS && style.hits / style.total >= MIN_KNOWN_RATIO;

/** Not the first line of its column or of its page. */
export const isBelowText = ({ line }: HeadingCandidate, above: HeadingCandidate | undefined) =>
  above?.line.flow === line.flow && above.line.physicalLines.at(-1)?.box?.page === line.physicalLines[0]?.box?.page;
