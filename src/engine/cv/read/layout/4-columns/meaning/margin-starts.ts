import { wrapsInto } from "../../1-words/text.ts";
import type { Frame } from "../region.ts";
import { isBeside, isLevel, type SideLine } from "../side-lines.ts";
import { MAX_BOLD_WRAP_EM, MAX_LABEL_WRAP_EM, MAX_LEVEL_MISS_EM, MAX_LINES_PER_ITEM, MAX_WRAP_EM } from "../thresholds.ts";
import { besideHeadings, blocksOf } from "./beside-headings.ts";
import { endTogether } from "./labels.ts";
import { centredCells, isDateMargin, marginItems, middleOf } from "./margin-dates.ts";

/**
 * Where each item in a margin begins, and headings that stand in the text with nothing beside them. An item may have several lines; where
 * each line has its line beside it, each is an item.
 */
export function marginStarts(left: SideLine[], right: SideLine[], frame: Frame): number[] {
  const beside = besideHeadings(left, right);
  if (beside) return beside;
  const centred = left.some((line) => line.bullet) ? undefined : centredCells(left, right);
  if (centred) return centred.map(({ date, cell }) => Math.min(...[...date, ...cell].map(({ baseline }) => baseline)));
  if (isDateMargin(left, right, frame)) {
    const all = marginItems(left, right);
    return all.map((item) => (middleOf(item, all, right)[0] ?? item.head).baseline);
  }
  // Where labels are set flush right, one that is as wide as the widest need not be wrapped.
  const width = endTogether(left) ? Infinity : Math.max(...left.map((line) => line.right - line.x));
  const items = blocksOf(left).flatMap((block) => itemsOf(block, right, width));
  const headings = right.filter((line, index) => {
    const below = left.find((item) => item.baseline > line.baseline - MAX_LEVEL_MISS_EM * line.size);
    const begins = line.first && right[index - 1]?.style !== line.style;
    return begins && frame.headings.has(line.style) && (!below || (items.includes(below) && !isLevel(below, line)));
  });
  return [...items, ...headings].map((line) => line.baseline).sort((a, b) => a - b);
}

function itemsOf(block: SideLine[], right: SideLine[], width: number): SideLine[] {
  const [first, last] = [block[0] as SideLine, block.at(-1) as SideLine];
  const beside = right.filter((line) => {
    const isBesideBlock =
      line.baseline > first.baseline - MAX_LEVEL_MISS_EM * first.size && line.baseline < last.baseline + MAX_LEVEL_MISS_EM * last.size;
    return isBesideBlock && (width === Infinity || !(line.wrapped || line.bullet));
  });
  const items = block.filter((line, index) => {
    const above = block[index - 1];
    // A field of a form that was left empty: "• Business or sector" with nothing beside it, below "• Employer".
    if (!above || line.bullet) return true;
    const isNear = above.style === line.style && width !== Infinity ? isBeside : isLevel;
    return !isRestOf(above, line, width) && beside.some((other) => isNear(line, other));
  });
  return beside.length <= MAX_LINES_PER_ITEM * items.length ? items : [first];
}

/** The next line of a label that is wrapped, at the leading of wrapped text; headings are set wider. */
function isRestOf(last: SideLine, line: SideLine, width: number): boolean {
  if (last.style !== line.style || line.baseline - last.baseline > MAX_WRAP_EM * line.size) return false;
  if (wrapsInto(last.text, line.text)) return true;
  const characterWidth = (line.right - line.x) / Math.max(1, line.text.length);
  const firstWordWidth = characterWidth * (1 + line.text.split(" ", 1).join("").length);
  return (
    last.right - last.x + firstWordWidth > width &&
    line.baseline - last.baseline < (line.bold ? MAX_BOLD_WRAP_EM : MAX_LABEL_WRAP_EM) * line.size &&
    last.style === line.style
  );
}
