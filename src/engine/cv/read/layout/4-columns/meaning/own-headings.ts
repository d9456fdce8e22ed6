import { hasDigit } from "../../1-words/text.ts";
import { median } from "../../1-words/words.ts";
import type { Frame } from "../region.ts";
import { endOf, isBeside, isLevel, ratio, type SideLine, startOf } from "../side-lines.ts";
import {
  MAX_HEADING_OFF_EDGE_EM,
  MAX_HEADINGS_RATIO,
  MAX_LEVEL_HEADINGS_RATIO,
  MAX_LEVEL_UNDER_HEADS_RATIO,
  MAX_LONE_DATE_EM,
  MAX_WRAP_EM,
  MIN_HEADING_SIZE_RATIO,
  MIN_LINES_BESIDE_HEADING,
  MIN_OWN_HEADINGS,
  MIN_SHARED_HEADINGS,
} from "../thresholds.ts";
import { isShortDate } from "./short-dates.ts";

/** A single heading in the margin, beside and above all of its text. */
export function isLoneHeading(left: SideLine[], right: SideLine[], frame: Frame): boolean {
  const [heading] = left;
  const [first] = right;
  if (!heading || !first || left.length > 1 || right.length < MIN_LINES_BESIDE_HEADING) return false;
  return frame.headings.has(heading.style) && heading.style !== first.style && isLevel(heading, first);
}

/** Section headings of one style on both sides: each side is a column of its own. */
export function sharesHeadings(left: SideLine[], right: SideLine[]): boolean {
  const body = median([...left, ...right].map((line) => line.size));
  const onLeft = largeAtEdge(left, body);
  if (onLeft.length === 0 || onLeft.length >= MAX_HEADINGS_RATIO * left.length) return false;
  const onRight = largeAtEdge(right, body);
  return (
    onRight.length < MAX_HEADINGS_RATIO * right.length &&
    onLeft.length + onRight.length >= MIN_SHARED_HEADINGS &&
    onLeft.some((style) => onRight.includes(style))
  );
}

/**
 * Section headings on both sides, larger than the text or in one style of the document's headings, and none of them set level with what stands on
 * the other side: each side is a column of its own. A title on the right that has its employer in the margin beside it is level with that.
 */
export function haveOwnHeadings(left: SideLine[], right: SideLine[], frame: Frame): boolean {
  const body = median([...left, ...right].map((line) => line.size));
  const atEdge = [left, right].map(stylesAtEdge);
  const shared = [...frame.headings].filter((style) => atEdge.every((styles) => styles.has(style)));
  const [onLeft, onRight] = [left, right].map((lines) => headingsOver(lines, [...largeAtEdge(lines, body), ...shared])) as [
    SideLine[],
    SideLine[],
  ];
  if (onLeft.length < MIN_OWN_HEADINGS || onRight.length < MIN_OWN_HEADINGS) return false;
  const level = [
    ...onLeft.filter((heading) => right.some((line) => isBeside(heading, line))),
    ...onRight.filter((heading) => left.some((line) => isBeside(heading, line))),
  ];
  return level.length <= MAX_LEVEL_HEADINGS_RATIO * (onLeft.length + onRight.length);
}

/** The styles of the lines that begin where their column does. */
function stylesAtEdge(lines: SideLine[]): Set<string> {
  const begin = startOf(lines);
  return new Set(lines.filter((line) => line.x - begin < MAX_HEADING_OFF_EDGE_EM * line.size).map((line) => line.style));
}

/** Lines in words in one of the styles, with text in another directly below. */
function headingsOver(lines: SideLine[], headings: string[]): SideLine[] {
  const styles = new Set(headings);
  return lines.filter((line, index) => {
    const below = lines[index + 1];
    return styles.has(line.style) && !hasDigit(line.text) && below && !styles.has(below.style) && !isLoneDate(below);
  });
}

/** A date with nothing behind it in its row. */
const isLoneDate = (line: SideLine) => isShortDate(line) && line.right - line.x < MAX_LONE_DATE_EM * line.size;

/** The styles of large lines that begin or end where their column does, or stand in the middle of it; of a heading of two lines once. */
function largeAtEdge(lines: SideLine[], body: number): string[] {
  const isLarge = (line: SideLine) => line.size > MIN_HEADING_SIZE_RATIO * body;
  if (!lines.some(isLarge)) return [];
  const [begin, end] = [startOf(lines), endOf(lines)];
  const isCentred = (line: SideLine) => Math.abs(line.x + line.right - begin - end) < line.size;
  const isAtEdge = (line: SideLine) => isCentred(line) || Math.min(line.x - begin, end - line.right) < MAX_HEADING_OFF_EDGE_EM * line.size;
  const isSecond = (line: SideLine, above: SideLine | undefined) =>
    above?.style === line.style && line.baseline - above.baseline < MAX_WRAP_EM * line.size;
  return lines.filter((line, index) => isLarge(line) && isAtEdge(line) && !isSecond(line, lines[index - 1])).map((line) => line.style);
}

/**
 * Each side begins with a heading in the style of the document's headings, and the lines below it are not level with those of the other side. The
 * column names of a table have one style, too, but the rows below them are level, cell by cell.
 */
export function standsUnderHeads(left: SideLine[], right: SideLine[], frame: Frame): boolean {
  const [first, other] = [left[0] as SideLine, right[0] as SideLine];
  if (!isLevel(first, other) || first.style !== other.style) return false;
  const isHead = [left, right].every((lines) => lines[1] && lines[1].style !== lines[0]?.style && lines[1].size <= (lines[0]?.size ?? 0));
  if (!isHead) return false;
  if (frame.headings.has(first.style)) return true;
  const [sparse, dense] = left.length <= right.length ? [left, right] : [right, left];
  return sparse.length > 2 && ratio(dense.slice(1), (line) => sparse.some((mate) => isBeside(line, mate))) < MAX_LEVEL_UNDER_HEADS_RATIO;
}
