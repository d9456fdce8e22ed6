import type { Line } from "../../../reading.ts";
import type { Rule } from "../1-words/content.ts";
import {
  MAX_BAND_HEIGHT,
  MAX_BAND_RATIO,
  MAX_LINE_HEIGHT_EM,
  MAX_RULE_DISTANCE_RATIO,
  MAX_RULE_OVERLAP_RATIO,
  MAX_RULING_THICKNESS,
  MAX_UNDERLINE_DIFFERENCE,
  MAX_UNDERLINE_DISTANCE_RATIO,
  MIN_BAND_HEIGHT,
  MIN_BAND_WIDTH,
  MIN_RULE_ALONG_RATIO,
  MIN_RULING_WIDTH,
} from "./thresholds.ts";

const PAPER = "#ffffff";

/** Sets `ruled` and `shaded`: ruling lines at a line of text and filled bands behind it, which headings often have. */
export function markBands(lines: Line[], rulesOfPage: Map<number, Rule[]>): void {
  const thin = new Map(
    [...rulesOfPage].map(([page, rules]) => [
      page,
      rules.filter(({ box }) => box.height < MAX_RULING_THICKNESS && box.width > MIN_RULING_WIDTH),
    ]),
  );
  const bands = new Map(
    [...rulesOfPage].map(([page, rules]) => [
      page,
      rules.filter(
        ({ box, fill }) => box.height >= MIN_BAND_HEIGHT && box.height < MAX_BAND_HEIGHT && box.width > MIN_BAND_WIDTH && fill !== PAPER,
      ),
    ]),
  );
  for (const line of lines) {
    const first = line.physicalLines[0]?.box;
    const last = line.physicalLines.at(-1)?.box;
    if (!first || !last || line.table || isTurned(line)) continue;
    if (isRuled(thin.get(first.page) ?? [], first, "above") || isRuled(thin.get(last.page) ?? [], last, "below")) line.ruled = true;
    if (isShaded(bands.get(first.page) ?? [], first)) line.shaded = true;
  }
}

/** Text that was set upwards or downwards is higher than a line. */
const isTurned = ({ physicalLines, style }: Line) => (physicalLines[0]?.box?.height ?? 0) > MAX_LINE_HEIGHT_EM * style.size;

type Area = { x: number; y: number; width: number; height: number };

/** Within a line's height of the text and wider than it: narrower ones underline words. */
function isRuled(rules: Rule[], text: Area, side: "above" | "below"): boolean {
  const foot = text.y + text.height;
  return rules.some(({ box }) => {
    const distance = side === "below" ? box.y - foot : text.y - box.y - box.height;
    if (distance <= -MAX_RULE_OVERLAP_RATIO * text.height || distance >= MAX_RULE_DISTANCE_RATIO * text.height) return false;
    const overlap = Math.min(box.x + box.width, text.x + text.width) - Math.max(box.x, text.x);
    const isAlong = overlap > MIN_RULE_ALONG_RATIO * Math.min(text.width, box.width);
    const isUnderline =
      box.y < foot + MAX_UNDERLINE_DISTANCE_RATIO * text.height && Math.abs(box.width - text.width) < MAX_UNDERLINE_DIFFERENCE;
    return isAlong && !isUnderline;
  });
}

function isShaded(bands: Rule[], text: Area): boolean {
  const middle = text.y + text.height / 2;
  return bands.some(
    ({ box }) =>
      middle > box.y &&
      middle < box.y + box.height &&
      box.height < MAX_BAND_RATIO * text.height &&
      text.x > box.x &&
      text.x + text.width < box.x + box.width,
  );
}
