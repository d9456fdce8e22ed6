import type { Line, SetAside } from "../../reading.ts";
import { withBoxedInitials } from "./1-words/boxed-initials.ts";
import type { PageContent, Rule } from "./1-words/content.ts";
import { visibleWords } from "./1-words/hidden-text.ts";
import { isMirrored, mirrored, unmirror } from "./1-words/mirror.ts";
import { withHyphens } from "./1-words/soft-hyphens.ts";
import type { Word } from "./1-words/words.ts";
import { cellDividers } from "./2-segments/gaps/cell-dividers.ts";
import { bulletShapesOf } from "./2-segments/list-markers/bullet-shapes.ts";
import { rotatedHeadings, rotatedSegments } from "./2-segments/rotated-headings.ts";
import type { Segment } from "./2-segments/segment.ts";
import { toSegments } from "./2-segments/segments.ts";
import { withTables } from "./2-segments/tables.ts";
import { MAX_TEXT_OBJECTS_RATIO } from "./2-segments/thresholds.ts";
import { toSegment } from "./2-segments/to-segment.ts";
import { headingStyleKeys } from "./3-furniture/headings.ts";
import { usualLeading } from "./3-furniture/leading.ts";
import { type PageSegments, takeHeadersAndFooters } from "./3-furniture/running-headers.ts";
import { boxesOf } from "./4-columns/cards.ts";
import { groundsOf } from "./4-columns/panels.ts";
import type { Region } from "./4-columns/region.ts";
import { columnsAtFoot, marginAtFoot, toRegions } from "./4-columns/regions.ts";
import { markBands } from "./5-lines/bands.ts";
import { type Flow, toFlows } from "./5-lines/flows.ts";
import { toLines } from "./5-lines/lines.ts";

/**
 * Layout analysis: puts the content of pages into reading order. Sets hidden text, running headers and footers aside, detects columns and margins,
 * joins wrapped paragraphs. Pure and linear in the amount of text; never throws for odd geometry. `hyphenates`: the program that set the document
 * hyphenates unless it is told not to.
 */
export function layoutPages(contents: PageContent[], { hyphenates = false } = {}): { lines: Line[]; setAside: SetAside[] } {
  const flipped = new Map(contents.filter(isMirrored).map(({ page, width }) => [page, width]));
  const pages = contents.map((page) => (flipped.has(page.page) ? mirrored(page) : page));
  const seen = withHyphens(withTextObjects(pages.map((page) => ({ page, ...visibleWords(page) }))));
  const headingsByPage = rotatedHeadings(seen.map(({ words }) => words));
  const segmented = seen.map(({ page, words }, index) => {
    const horizontal = withBoxedInitials(
      words.filter((word) => word.rotated === undefined && !word.detached),
      page.rules,
    );
    const segments = toSegments(horizontal, cellDividers(page.rules), bulletShapesOf(page));
    return {
      page: page.page,
      width: page.width,
      height: page.height,
      ocr: page.ocr,
      segments: withRotatedHeadings(segments, headingsByPage[index] ?? []),
    };
  });
  const furniture = takeHeadersAndFooters(segmented);
  const rulesOfPage = new Map(pages.map(({ page, rules }) => [page, rules]));
  const headings = headingStyleKeys(furniture.pages);
  const leading = usualLeading(furniture.pages);
  const regions = regionsByPage(furniture.pages, { rulesOfPage, headings: headings.all, leading });
  const flows = [
    ...furnitureFlow("header", furniture.header),
    ...toFlows(regions),
    ...seen.flatMap(({ words }, index) => rotatedFlows(words, headingsByPage[index] ?? [])),
    ...seen.flatMap(({ words }) => detachedFlow(words)),
    ...furnitureFlow("footer", furniture.footer),
  ];
  const segmentedPages = new Map(
    furniture.pages.map(({ page, width, segments }) => [page, { width, segments, rules: rulesOfPage.get(page) ?? [] }]),
  );
  const lines = toLines(flows, { headings: headings.large, leading, pages: segmentedPages, hyphenates }).filter((line) => line.text !== "");
  for (const [id, line] of lines.entries()) line.id = id;
  markBands(lines, rulesOfPage);
  markHeaderRows(lines);
  unmirror(lines, flipped);
  return { lines, setAside: [...seen.flatMap((page) => page.setAside), ...furniture.setAside] };
}

type Document = { rulesOfPage: ReadonlyMap<number, Rule[]>; headings: Set<string>; leading: number };

/** The regions of each page, in reading order. */
function regionsByPage(pages: PageSegments[], { rulesOfPage, headings, leading }: Document): Region[][] {
  let tables = 0;
  const regions: Region[][] = [];
  for (const { page, width, height, segments } of pages) {
    const rules = rulesOfPage.get(page) ?? [];
    const frame = {
      ...margins(segments, width),
      pageWidth: width,
      pageHeight: height,
      rules,
      boxes: boxesOf(rules),
      grounds: groundsOf(rules),
      headings,
      leading,
      columnsAbove: columnsAtFoot(regions.at(-1) ?? [], height),
      marginAbove: marginAtFoot(regions.at(-1) ?? []),
    };
    const ofPage = withTables(segments, rules, () => tables++);
    regions.push(toRegions(ofPage, frame));
  }
  return regions;
}

const withRotatedHeadings = (segments: Segment[], headings: Segment[]) =>
  headings.length === 0 ? segments : [...segments, ...headings].sort((a, b) => a.baseline - b.baseline || a.x - b.x);

/** Text objects divide a line into items, unless the producer begins one with nearly every word. */
function withTextObjects<T extends { words: Word[] }>(pages: T[]): T[] {
  let [all, starts] = [0, 0];
  for (const { words } of pages)
    for (const word of words) {
      all++;
      if (word.startsTextObject) starts++;
    }
  if (starts <= MAX_TEXT_OBJECTS_RATIO * all) return pages;
  return pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, startsTextObject: undefined })) }));
}

/** The first row of a table names its columns when it is bold and the rows below are not. */
function markHeaderRows(lines: Line[]) {
  for (const rows of Map.groupBy(
    lines.filter((line) => line.table),
    (line) => line.table?.id,
  ).values()) {
    const [first, ...others] = rows;
    const isBold = (line: Line) => line.cells.every((cell) => cell.runs.every((run) => run.bold));
    if (!first?.table || first.cells.length < 2 || others.length < 2) continue;
    if (isBold(first) && !others.some(isBold) && others.every((row) => row.cells.length === first.cells.length)) first.table.header = true;
  }
}

/** The margins of the page: as wide on the right as on the left, unless text runs further. */
function margins(segments: Segment[], width: number): { left: number; right: number } {
  const left = Math.min(...segments.map((segment) => segment.bullet?.x ?? segment.x), width / 2);
  return { left, right: Math.max(width - left, ...segments.map((segment) => segment.right)) };
}

function furnitureFlow(place: "header" | "footer", segments: Segment[]): Flow[] {
  if (segments.length === 0) return [];
  const left = Math.min(...segments.map((segment) => segment.x));
  return [{ place, spans: [{ segments, left, right: Math.max(...segments.map((segment) => segment.right)) }] }];
}

/** Addresses of links that cover pictures. */
function detachedFlow(words: Word[]): Flow[] {
  const segments = words.filter((word) => word.detached).map((word) => toSegment([word]));
  return segments.length > 0
    ? [{ place: "textbox", spans: [{ segments, left: 0, right: Math.max(...segments.map((segment) => segment.right)) }] }]
    : [];
}

/** Rotated text that is no heading is read after the rest, one flow for each direction. */
function rotatedFlows(words: Word[], headings: Segment[]): Flow[] {
  const known = new Set(headings.map(({ text }) => text));
  const others = [...rotatedSegments(words).values()].map((segments) => segments.filter(({ text }) => !known.has(text)));
  return others
    .filter((segments) => segments.length > 0)
    .map((segments) => ({
      place: "textbox" as const,
      spans: [{ segments, left: 0, right: Math.max(...segments.map((segment) => segment.right)) }],
    }));
}
