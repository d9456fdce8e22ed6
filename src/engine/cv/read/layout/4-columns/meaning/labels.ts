import { hasDigit } from "../../1-words/text.ts";
import { median } from "../../1-words/words.ts";
import type { Frame } from "../region.ts";
import { endOf, isBeside, isContinued, isLevel, overlaps, ratio, type SideLine, startOf } from "../side-lines.ts";
import {
  MAX_BESIDE_WRAPPED_STARTS_RATIO,
  MAX_EDGE_DIFFERENCE_EM,
  MAX_LABELS_ALIGNED_RATIO,
  MAX_LABELS_WITH_DIGITS_RATIO,
  MAX_LEVEL_MISS_EM,
  MAX_MARGIN_ITEMS_RATIO,
  MAX_MARGIN_RATIO,
  MIN_ANCHORED_RATIO,
  MIN_BESIDE_RATIO,
  MIN_FLUSH_RATIO,
  MIN_FORM_ITEMS_RATIO,
  MIN_LABELS,
  MIN_LABELS_BESIDE_RATIO,
  MIN_LABELS_WIDTH_RATIO,
  MIN_LEVEL_RATIO,
  MIN_SINGLE_VALUES_RATIO,
  MIN_VALUES_ALIGNED_RATIO,
} from "../thresholds.ts";
import { isShortDate } from "./short-dates.ts";

/** Labels set flush right beside values set flush left, as in the old Europass CV; each is beside a value. */
export function areLabels(left: SideLine[], right: SideLine[], contested: SideLine[], beside: number): boolean {
  if (contested.length < MIN_LABELS || beside < MIN_LABELS_BESIDE_RATIO) return false;
  // Narrow ones, and dates flush right, are a margin, which is judged below.
  if (
    ratio(left, (line) => hasDigit(line.text) && !isShortDate(line)) > MAX_LABELS_WITH_DIGITS_RATIO ||
    endOf(left) - startOf(left) < MIN_LABELS_WIDTH_RATIO * (endOf(right) - startOf(left))
  )
    return false;
  const start = startOf(right);
  return endTogether(left) && ratio(right, (line) => line.x < start + MAX_EDGE_DIFFERENCE_EM * line.size) > MIN_VALUES_ALIGNED_RATIO;
}

/** Lines that are set flush right. */
export function endTogether(lines: Pick<SideLine, "x" | "right" | "size">[]): boolean {
  const [start, edge] = [startOf(lines), endOf(lines)];
  const size = median(lines.map((line) => line.size));
  return (
    ratio(lines, (line) => line.right > edge - MAX_EDGE_DIFFERENCE_EM * size) > MIN_FLUSH_RATIO &&
    ratio(lines, (line) => line.x < start + MAX_EDGE_DIFFERENCE_EM * size) < MAX_LABELS_ALIGNED_RATIO
  );
}

/** Short items on the left, each at the height of the text that it belongs to, or with nothing beside it. */
export function isMargin(left: SideLine[], right: SideLine[], frame: Frame): boolean {
  const width = (lines: SideLine[]) => endOf(lines) - startOf(lines);
  const availableWidth = Math.max(width(right), frame.right - startOf(right));
  if (width(left) > MAX_MARGIN_RATIO * availableWidth) return false;
  const contested = left.filter((line) => right.some((other) => overlaps(line, other)));
  const starts = contested.filter((line) => line.first);
  if (starts.length === 0) return false;
  const wrapped = right.filter((line) => line.wrapped);
  const besideWrapped = starts.filter((line) => wrapped.some((other) => isBeside(line, other))).length;
  if (besideWrapped > MAX_BESIDE_WRAPPED_STARTS_RATIO * left.filter((line) => line.first).length) return false;
  const items = contested.filter((line) => !isContinued(left[left.indexOf(line) - 1], line));
  if (items.length > MAX_MARGIN_ITEMS_RATIO * right.length) return false;
  const heads = right.filter((line) => line.first);
  const anchored = ratio(starts, (start) => right.some((line) => isBeside(start, line) || (!line.wrapped && isLevel(start, line))));
  const level = ratio(starts, (start) => heads.some((line) => isBeside(start, line) || isLevel(start, line)));
  if (anchored < MIN_ANCHORED_RATIO) return false;
  return level >= MIN_LEVEL_RATIO || ratio(contested, (line) => right.some((other) => isBeside(line, other))) > MIN_BESIDE_RATIO;
}

/** Most items in the margin are the label of a single value. */
export function isForm(left: SideLine[], right: SideLine[]): boolean {
  const items = left.filter((line, index) => !isContinued(left[index - 1], line));
  if (items.length < MIN_FORM_ITEMS_RATIO * left.length) return false;
  const labels = items.filter((line) => right.some((other) => isBeside(line, other)));
  return (
    ratio(labels, (label) => {
      const next = items[items.indexOf(label) + 1]?.baseline ?? Infinity;
      const values = right.filter(
        (line) =>
          !line.wrapped &&
          line.baseline > label.baseline - MAX_LEVEL_MISS_EM * label.size &&
          line.baseline < next - MAX_LEVEL_MISS_EM * label.size,
      );
      return values.length === 1;
    }) >= MIN_SINGLE_VALUES_RATIO
  );
}
