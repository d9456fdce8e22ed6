import type { GutterCandidate } from "../gutter-candidates.ts";
import { areCards, isBacked } from "../panels.ts";
import type { Frame } from "../region.ts";
import { isBeside, overlaps, ratio, type SideLine } from "../side-lines.ts";
import { MAX_BESIDE_WRAPPED_RATIO, MIN_FORM_BESIDE_RATIO, MIN_ON_GRID_RATIO } from "../thresholds.ts";
import { besideHeadings } from "./beside-headings.ts";
import { areHangingHeadings } from "./hanging-headings.ts";
import { areLabels, isForm, isMargin } from "./labels.ts";
import { isDateMargin } from "./margin-dates.ts";
import { haveOwnHeadings, isLoneHeading, sharesHeadings, standsUnderHeads } from "./own-headings.ts";
import { alternates, isIndependent, readsDown, variesDown } from "./read-down.ts";
import { areDatesAndLists, areStacks, endInDates, isDateStrip, isFlushRight, isRightMargin } from "./right-edge-dates.ts";

/** `pairs`: blocks side by side, a label over its value in each. */
export type Meaning = "columns" | "pairs" | "margin" | "right margin" | "rows";

/** What the two sides of a gutter are for the reading order. */
export function meaning(candidate: GutterCandidate, left: SideLine[], right: SideLine[], frame: Frame): Meaning {
  if (isLoneHeading(left, right, frame) || besideHeadings(left, right) || areHangingHeadings(left, right)) return "margin";
  if (left.length < 2 || right.length < 2) return "rows";
  if (isBacked(candidate, frame) || areCards(candidate, frame)) return "columns";

  if (isRightMargin(left, right, frame)) return "right margin";
  if (
    isFlushRight(left, right) ||
    isDateStrip(left, right, frame) ||
    areStacks(left, right, frame) ||
    areDatesAndLists(left, right) ||
    endInDates(left, right)
  )
    return "rows";
  if (isDateMargin(left, right, frame)) return "margin";
  const [sparse, dense] = left.length <= right.length ? [left, right] : [right, left];
  const contested = sparse.filter((line) => dense.some((other) => overlaps(line, other)));
  const beside = ratio(contested, (line) => dense.some((other) => isBeside(line, other)));
  if (areLabels(left, right, contested, beside)) return "margin";
  if (beside > MIN_ON_GRID_RATIO && variesDown(left, right)) return "pairs";
  // Where nearly every line has its label, the rows are cells: a form.
  if (sharesHeadings(left, right) || haveOwnHeadings(left, right, frame) || standsUnderHeads(left, right, frame)) return "columns";
  if (isMargin(left, right, frame)) return beside > MIN_FORM_BESIDE_RATIO && isForm(left, right) ? "rows" : "margin";
  if (contested.length < 2) return alternates(left, right) || isIndependent(left, right, frame) ? "columns" : "rows";
  // Cells stand beside the first line of a text; text beside its wrapped lines is another column.
  const besideWrapped = ratio(contested, (line) => dense.some((other) => isBeside(line, other) && other.wrapped));
  if (besideWrapped > MAX_BESIDE_WRAPPED_RATIO) return "columns";
  if (beside > MIN_ON_GRID_RATIO && readsDown(left, right)) return "columns";
  return beside > MIN_ON_GRID_RATIO ? "rows" : "columns";
}
