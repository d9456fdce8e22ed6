import { endOf, isLevel, ratio, type SideLine, startOf } from "../side-lines.ts";
import {
  LETTER_TOP_EM,
  MAX_HEADING_LINES,
  MAX_LIKE_HEADINGS_RATIO,
  MAX_OFF_CENTRE_EM,
  MAX_OFF_START_EM,
  MIN_HEADINGS_BESIDE_RATIO,
  MIN_HEADINGS_IN_MARGIN,
  MIN_OFF_START_EM,
} from "../thresholds.ts";

/** A heading of one line or more, and the first line of the text that it stands beside. */
type Heading = { lines: SideLine[]; start: SideLine };

/**
 * For headings in the margin, each vertically centred beside its block of text or level with its first line: where these blocks begin. Undefined
 * where the two sides are not so. Two blocks are separated at the widest gap between their headings.
 */
export function besideHeadings(left: SideLine[], right: SideLine[]): number[] | undefined {
  const areRotated = left.length > 0 && left.every((line) => line.rotated);
  if (!areRotated && (left.length < MIN_HEADINGS_IN_MARGIN || right.length <= left.length || widthOf(left) > widthOf(right)))
    return undefined;
  if (left.some((line) => line.bullet)) return undefined;
  const headings = withBlocks(left, right);
  if (!areRotated && !areInTheMiddle(headings, right)) return undefined;
  return headings.map(({ lines, start }) => Math.min(start.baseline, (lines[0] as SideLine).baseline));
}

function withBlocks(left: SideLine[], right: SideLine[]): Heading[] {
  const headings: Heading[] = [];
  for (const lines of blocksOf(left)) {
    // A heading above all of the text is beside no block.
    if (right[0] && (lines.at(-1) as SideLine).baseline < topOf(right[0])) continue;
    const last = headings.at(-1);
    const start = last ? widestGap(right, middleOf(last.lines), middleOf(lines)) : right[0];
    if (start && (!last || start.first || lines[0]?.rotated)) headings.push({ lines, start });
    else last?.lines.push(...lines);
  }
  const [first, second] = headings;
  if (first) first.start = openingStart(first.lines, right.slice(0, second && right.indexOf(second.start)));
  return headings;
}

/** Lines set close together. */
export function blocksOf(lines: SideLine[]): SideLine[][] {
  const blocks: SideLine[][] = [];
  for (const line of lines) {
    if (line.first || blocks.length === 0) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

/** The line after the widest gap between two heights. */
function widestGap(right: SideLine[], from: number, to: number): SideLine | undefined {
  let widest: { line: SideLine; gap: number } | undefined;
  for (const [index, line] of right.entries()) {
    const above = right[index - 1];
    if (!above || topOf(line) < from || topOf(line) > to) continue;
    const gap = topOf(line) - above.baseline;
    if (!widest || gap > widest.gap) widest = { line, gap };
  }
  return widest?.line;
}

/** The block of the first heading may have other text above it: it begins level with the heading, or as far above its middle as it ends below. */
function openingStart(heading: SideLine[], opening: SideLine[]): SideLine {
  const head = heading[0] as SideLine;
  const level = opening.find((line) => line.first && !head.rotated && isLevel(head, line));
  if (level) return level;
  const middle = middleOf(heading);
  const off = (line: SideLine) => Math.abs(middleOf(opening.slice(opening.indexOf(line))) - middle);
  const heads = opening.filter((line) => line.first && topOf(line) < middle);
  return heads.toSorted((a, b) => off(a) - off(b))[0] ?? (opening[0] as SideLine);
}

/** Nearly all headings are level with the start of their block or centred beside it, and some are centred. Without these they could be labels. */
function areInTheMiddle(headings: Heading[], right: SideLine[]): boolean {
  const isAtStart = ({ lines, start }: Heading) => isLevel(lines[0] as SideLine, start);
  const isLabel = ({ lines }: Heading) => right.some((line) => line.first && isLevel(lines[0] as SideLine, line));
  const isCentred = ({ lines, start }: Heading, index: number) => {
    const next = headings[index + 1];
    const block = right.slice(right.indexOf(start), next && right.indexOf(next.start));
    return Math.abs(middleOf(block) - middleOf(lines)) < MAX_OFF_CENTRE_EM * (lines[0] as SideLine).size;
  };
  const beside = headings.filter((heading, index) => isAtStart(heading) || isCentred(heading, index));
  const centred = beside.filter((heading) => !isLabel(heading) && !/\d/.test(heading.lines[0]?.text ?? ""));
  const labels = headings.filter((heading) => isLabel(heading) && !isAtStart(heading));
  if (headings.some(({ lines }) => lines.length > MAX_HEADING_LINES)) return false;
  const isSetApart = ({ lines: [head] }: Heading) => ratio(right, ({ style }) => style === head?.style) < MAX_LIKE_HEADINGS_RATIO;
  if (headings.length >= MIN_HEADINGS_IN_MARGIN && headings.every((heading) => isBelowStart(heading) && isSetApart(heading))) return true;
  return (
    headings.length >= MIN_HEADINGS_IN_MARGIN &&
    beside.length >= MIN_HEADINGS_BESIDE_RATIO * headings.length &&
    centred.length >= Math.max(2, 2 * labels.length + 1)
  );
}

/** A little below the first line of its block, and level with no line: the heading's cell has a padding of its own. A label is level with its value. */
function isBelowStart({ lines, start }: Heading): boolean {
  const [head] = lines as [SideLine];
  const off = (head.baseline - start.baseline) / head.size;
  return off > MIN_OFF_START_EM && off < MAX_OFF_START_EM;
}

function middleOf(lines: SideLine[]): number {
  return (topOf(lines[0] as SideLine) + (lines.at(-1) as SideLine).baseline) / 2;
}

const widthOf = (lines: SideLine[]) => endOf(lines) - startOf(lines);

const topOf = (line: SideLine) => line.baseline - LETTER_TOP_EM * line.size;
