import { endOf, isLevel, type SideLine, startOf } from "./side-lines.ts";
import { MAX_OFF_CENTRE_EM, MAX_TITLE_LINES, MIN_TITLES, MIN_TITLES_BESIDE_RATIO } from "./thresholds.ts";

/** A title of one line or more, and the first line of the text that it stands beside. */
type Title = { lines: SideLine[]; start: SideLine };

/**
 * Where the blocks of text begin that titles in the margin stand beside, each title in the middle of its block or level with its beginning;
 * undefined where that is not how the two sides stand. Between two titles the widest gap divides their blocks.
 */
export function besideTitles(left: SideLine[], right: SideLine[]): number[] | undefined {
  const areTurned = left.length > 0 && left.every((line) => line.turned);
  if (!areTurned && (left.length < MIN_TITLES || right.length <= left.length || widthOf(left) > widthOf(right))) return undefined;
  if (left.some((line) => line.bullet)) return undefined;
  const titles = withBlocks(left, right);
  if (!areTurned && !areInTheMiddle(titles, right)) return undefined;
  return titles.map(({ lines, start }) => Math.min(start.baseline, (lines[0] as SideLine).baseline));
}

function withBlocks(left: SideLine[], right: SideLine[]): Title[] {
  const titles: Title[] = [];
  for (const lines of blocksOf(left)) {
    // What stands above all of the text is beside none of it.
    if (right[0] && (lines.at(-1) as SideLine).baseline < topOf(right[0])) continue;
    const last = titles.at(-1);
    const start = last ? widestGap(right, middleOf(last.lines), middleOf(lines)) : right[0];
    if (start && (!last || start.first || lines[0]?.turned)) titles.push({ lines, start });
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

/** Above the first title other text may stand: its block begins level with it, or as far above its middle as it ends below. */
function openingStart(title: SideLine[], opening: SideLine[]): SideLine {
  const head = title[0] as SideLine;
  const level = opening.find((line) => !head.turned && isLevel(head, line));
  if (level) return level;
  const middle = middleOf(title);
  const off = (line: SideLine) => Math.abs(middleOf(opening.slice(opening.indexOf(line))) - middle);
  const heads = opening.filter((line) => line.first && topOf(line) < middle);
  return heads.toSorted((a, b) => off(a) - off(b))[0] ?? (opening[0] as SideLine);
}

/** Nearly all stand beside their block as a title does, some in the middle of it: most labels are level with where something begins. */
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
  return (
    titles.length >= MIN_TITLES &&
    beside.length >= MIN_TITLES_BESIDE_RATIO * titles.length &&
    centred.length >= Math.max(2, 2 * labels.length + 1)
  );
}

function middleOf(lines: SideLine[]): number {
  return (topOf(lines[0] as SideLine) + (lines.at(-1) as SideLine).baseline) / 2;
}

const widthOf = (lines: SideLine[]) => endOf(lines) - startOf(lines);

const topOf = (line: SideLine) => line.baseline - 0.75 * line.size;
