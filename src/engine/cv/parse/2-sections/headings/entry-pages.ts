import { type Context, isRecognized } from "../../1-document/context.ts";
import { hasPeriod, namesIn, toRow } from "../../1-document/row.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import type { SectionKind } from "../../lexicon/headings/section-kind.ts";
import { isDateOnly } from "../../recognisers/dates/dates.ts";
import { looksLikeCompany, looksLikePosition } from "../../recognisers/degrees.ts";
import { MIN_ENTRY_LIKENESS, MIN_PAGE_HEADINGS, MIN_SIZE_STEP } from "../thresholds.ts";
import type { HeadingCandidate } from "./heading-candidates.ts";

/**
 * `starts`: the first lines of the pages of entries, with the kind of section these are; `numbered`: those that are headings, such as "Project 2"; `within`:
 * all other lines of these pages.
 */
export type EntryPages = {
  starts: ReadonlyMap<HeadingCandidate, SectionKind>;
  numbered: ReadonlySet<HeadingCandidate>;
  within: ReadonlySet<HeadingCandidate>;
};

/** The lines of a CV, and the page of each. */
type Pages = { candidates: readonly HeadingCandidate[]; pageOf: ReadonlyMap<HeadingCandidate, number> };

/** A Word file does not say where its pages end: each line in the style of its section headings begins one there. */
function pagesOf(candidates: readonly HeadingCandidate[]): Pages {
  const headingKeys = new Set(candidates.filter(({ known, distinct, plausible }) => known && distinct && plausible).map(({ key }) => key));
  const pageOf = new Map<HeadingCandidate, number>();
  let page = 1;
  for (const candidate of candidates) {
    const { line, key, plausible } = candidate;
    if (plausible && headingKeys.has(key)) page += 1;
    pageOf.set(candidate, line.physicalLines[0]?.box?.page ?? page);
  }
  return { candidates, pageOf };
}

/**
 * The pages of a portfolio that has one for each job: "Acme Ltd" in the style of the headings at the top of its page, the period in the line above or in one
 * of the two below. Where several lines of unknown words in one style have theirs, they name entries and head no sections, and smaller ones on
 * their pages ("Context", "Tools") head text of the entry.
 */
export function entryPages(candidates: readonly HeadingCandidate[], context: Context): EntryPages {
  const starts = new Map<HeadingCandidate, SectionKind>();
  const within = new Set<HeadingCandidate>();
  const pages = pagesOf(candidates);
  const topLines = candidates.flatMap((_, index) => (isPageHeading(pages, index, context) ? [index] : []));
  for (const group of Map.groupBy(topLines, (index) => candidates[index]?.key).values()) {
    const jobs = group.filter((index) => isJob(pages, index, context));
    if (jobs.length < MIN_PAGE_HEADINGS || jobs.length * 2 < group.length) continue;
    for (const index of group) {
      const from = firstOfPage(pages, index);
      starts.set(candidates[from] as HeadingCandidate, "work");
      for (const line of candidates.slice(from + 1, endOfPage(pages, index))) within.add(line);
    }
  }
  const numbered = numberedPages(pages);
  for (const [index, kind] of numbered) {
    starts.set(candidates[index] as HeadingCandidate, kind);
    for (const line of candidates.slice(index + 1, endOfPage(pages, index + 1))) within.add(line);
  }
  return { starts, numbered: new Set([...numbered.keys()].map((index) => candidates[index] as HeadingCandidate)), within };
}

/** "Project 1", "PROJEKTE 02" at the top of a page over a title in larger type, where at least two pages are counted so: each holds one project. */
function numberedPages(pages: Pages): ReadonlyMap<number, SectionKind> {
  const { candidates, pageOf } = pages;
  const found = candidates.flatMap((candidate, index) => {
    const { line, plausible } = candidate;
    const [, words = "", number] = (plausible && NUMBERED.exec(line.text)) || [];
    const known = number === undefined ? undefined : matchHeading(words);
    const title = candidates[index + 1];
    const isOver = title && pageOf.get(title) === pageOf.get(candidate) && title.line.style.size > line.style.size + MIN_SIZE_STEP;
    return known?.confidence === 1 && known.kind === "projects" && isOver && firstOfPage(pages, index) === index
      ? [{ index, number, kind: known.kind }]
      : [];
  });
  return new Set(found.map(({ number }) => number)).size < MIN_PAGE_HEADINGS
    ? new Map()
    : new Map(found.map(({ index, kind }) => [index, kind]));
}
const NUMBERED = /^(\p{L}.*?)\s*(?:n°|nr\.?|no\.?|#)?\s*0?(\d{1,2})[.:]?$/iu;

/** A line of unknown words that is the largest text so far on its page, with at most a date above it, and a period beside it. */
function isPageHeading(pages: Pages, index: number, context: Context): boolean {
  const { candidates, pageOf } = pages;
  const candidate = candidates[index] as HeadingCandidate;
  const { plausible, distinct, known, line } = candidate;
  const isHeading = plausible && distinct && !known && line.style.size > context.body.size && !isDateOnly(line.text);
  if (!isHeading || isRecognized(line, context) || (pageOf.get(candidate) ?? 1) < 2) return false;
  // "Industry and research experience" is no employer.
  if (matchHeading(line.text)) return false;
  const above = candidates.slice(firstOfPage(pages, index), index);
  return (
    above.length < 2 &&
    above.every((other) => isDateOnly(other.line.text)) &&
    near(pages, index).some((other) => hasPeriod(toRow(other.line, context)))
  );
}

/** The line or one next to it names a position or an employer. */
const isJob = (pages: Pages, index: number, context: Context) =>
  [pages.candidates[index] as HeadingCandidate, ...near(pages, index)]
    .flatMap(({ line }) => namesIn(toRow(line, context)))
    .some((text) => Math.max(looksLikePosition(text), looksLikeCompany(text)) >= MIN_ENTRY_LIKENESS);

/** The line above on the same page and the two below. */
const near = ({ candidates, pageOf }: Pages, index: number) =>
  [index - 1, index + 1, index + 2]
    .flatMap((at) => candidates[at] ?? [])
    .filter((other) => pageOf.get(other) === pageOf.get(candidates[index] as HeadingCandidate) && !other.line.bullet);

function firstOfPage({ candidates, pageOf }: Pages, index: number): number {
  const page = pageOf.get(candidates[index] as HeadingCandidate);
  return candidates.slice(0, index).findLastIndex((other) => pageOf.get(other) !== page) + 1;
}

/** The next line on the page that is as large as that at `index`, or the first one of the next page. */
function endOfPage({ candidates, pageOf }: Pages, index: number): number {
  const title = candidates[index] as HeadingCandidate;
  const end = candidates.findIndex(
    (other, at) =>
      at > index &&
      (pageOf.get(other) !== pageOf.get(title) || (other.plausible && other.line.style.size > title.line.style.size - MIN_SIZE_STEP)),
  );
  return end < 0 ? candidates.length : end;
}
