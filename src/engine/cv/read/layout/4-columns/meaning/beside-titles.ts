import { endOf, isLevel, ratio, type SideLine, startOf } from "../side-lines.ts";
import {
  LETTER_TOP_EM,
  MAX_LIKE_TITLES_RATIO,
  MAX_OFF_CENTRE_EM,
  MAX_OFF_START_EM,
  MAX_TITLE_LINES,
  MIN_OFF_START_EM,
  MIN_TITLES,
  MIN_TITLES_BESIDE_RATIO,
} from "../thresholds.ts";

/** A title of one line or more, and the first line of the text that it stands beside. */
type Title = { lines: SideLine[]; start: SideLine };

/**
 * For titles in the margin, each vertically centred beside its block of text or level with its first line: where these blocks begin. Undefined
 * where the two sides are not so. Two blocks are separated at the widest gap between their titles.
 */
export function besideTitles(left: SideLine[], right: SideLine[]): number[] | undefined {
  const areRotated = left.length > 0 && left.every((line) => line.rotated);
  if (!areRotated && (left.length < MIN_TITLES || right.length <= left.length || widthOf(left) > widthOf(right))) return undefined;
  if (left.some((line) => line.bullet)) return undefined;
  const titles = withBlocks(left, right);
  if (!areRotated && !areInTheMiddle(titles, right)) return undefined;
  return titles.map(({ lines, start }) => Math.min(start.baseline, (lines[0] as SideLine).baseline));
}

function withBlocks(left: SideLine[], right: SideLine[]): Title[] {
  const titles: Title[] = [];
  for (const lines of blocksOf(left)) {
    // A title above all of the text is beside no block.
    if (right[0] && (lines.at(-1) as SideLine).baseline < topOf(right[0])) continue;
    const last = titles.at(-1);
    const start = last ? widestGap(right, middleOf(last.lines), middleOf(lines)) : right[0];
    if (start && (!last || start.first || lines[0]?.rotated)) titles.push({ lines, start });
    else last?.lines.push(...lines);
  }
  const [first, second] = titles;
  if (first) first.start = openingStart(first.lines, right.slice(0, second && right.indexOf(second.start)));
  return titles;
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

/** The block of the first title may have other text above it: it begins level with the title, or as far above its middle as it ends below. */
function openingStart(title: SideLine[], opening: SideLine[]): SideLine {
  const head = title[0] as SideLine;
  const level = opening.find((line) => line.first && !head.rotated && isLevel(head, line));
  if (level) return level;
  const middle = middleOf(title);
  const off = (line: SideLine) => Math.abs(middleOf(opening.slice(opening.indexOf(line))) - middle);
  const heads = opening.filter((line) => line.first && topOf(line) < middle);
  return heads.toSorted((a, b) => off(a) - off(b))[0] ?? (opening[0] as SideLine);
}

/** Nearly all titles are level with the start of their block or centred beside it, and some are centred. Without these they could be labels. */
function areInTheMiddle(titles: Title[], right: SideLine[]): boolean {
  const isAtStart = ({ lines, start }: Title) => isLevel(lines[0] as SideLine, start);
  const isLabel = ({ lines }: Title) => right.some((line) => line.first && isLevel(lines[0] as SideLine, line));
  const isCentred = ({ lines, start }: Title, index: number) => {
    const next = titles[index + 1];
    const block = right.slice(right.indexOf(start), next && right.indexOf(next.start));
    return Math.abs(middleOf(block) - middleOf(lines)) < MAX_OFF_CENTRE_EM * (lines[0] as SideLine).size;
  };
  const beside = titles.filter((title, index) => isAtStart(title) || isCentred(title, index));
  const centred = beside.filter((title) => !isLabel(title) && !/\d/.test(title.lines[0]?.text ?? ""));
  const labels = titles.filter((title) => isLabel(title) && !isAtStart(title));
  if (titles.some(({ lines }) => lines.length > MAX_TITLE_LINES)) return false;
  const isSetApart = ({ lines: [head] }: Title) => ratio(right, ({ style }) => style === head?.style) < MAX_LIKE_TITLES_RATIO;
  if (titles.length >= MIN_TITLES && titles.every((title) => isBelowStart(title) && isSetApart(title))) return true;
  return (
    titles.length >= MIN_TITLES &&
    beside.length >= MIN_TITLES_BESIDE_RATIO * titles.length &&
    centred.length >= Math.max(2, 2 * labels.length + 1)
  );
}

/** A little below the first line of its block, and level with no line: the title's cell has a padding of its own. A label is level with its value. */
function isBelowStart({ lines, start }: Title): boolean {
  const [head] = lines as [SideLine];
  const off = (head.baseline - start.baseline) / head.size;
  return off > MIN_OFF_START_EM && off < MAX_OFF_START_EM;
}

function middleOf(lines: SideLine[]): number {
  return (topOf(lines[0] as SideLine) + (lines.at(-1) as SideLine).baseline) / 2;
}

const widthOf = (lines: SideLine[]) => endOf(lines) - startOf(lines);

const topOf = (line: SideLine) => line.baseline - LETTER_TOP_EM * line.size;
