import type { Line } from "../../../reading.ts";
import type { Rule } from "../1-words/content.ts";

/** Sets `ruled` and `shaded`: ruling lines at a line of text and filled bands behind it, which headings often have. */
export function markBands(lines: Line[], rulesOfPage: Map<number, Rule[]>): void {
  const thin = new Map([...rulesOfPage].map(([page, rules]) => [page, rules.filter(({ box }) => box.height < 4 && box.width > 24)]));
  const bands = new Map(
    [...rulesOfPage].map(([page, rules]) => [
      page,
      rules.filter(({ box, fill }) => box.height >= 7 && box.height < 60 && box.width > 24 && fill !== "#ffffff"),
    ]),
  );
  for (const line of lines) {
    const first = line.prints[0]?.box;
    const last = line.prints.at(-1)?.box;
    if (!first || !last || line.table || isTurned(line)) continue;
    if (isRuled(thin.get(first.page) ?? [], first, "above") || isRuled(thin.get(last.page) ?? [], last, "below")) line.ruled = true;
    if (isShaded(bands.get(first.page) ?? [], first)) line.shaded = true;
  }
}

/** Text that was set upwards or downwards is higher than a line. */
const isTurned = ({ prints, style }: Line) => (prints[0]?.box?.height ?? 0) > 2 * style.size;

type Area = { x: number; y: number; width: number; height: number };

/** Within a line's height of the text and wider than it: narrower ones underline words. */
function isRuled(rules: Rule[], text: Area, side: "above" | "below"): boolean {
  const foot = text.y + text.height;
  return rules.some(({ box }) => {
    const distance = side === "below" ? box.y - foot : text.y - box.y - box.height;
    if (!(distance > -0.25 * text.height && distance < 0.8 * text.height)) return false;
    const overlap = Math.min(box.x + box.width, text.x + text.width) - Math.max(box.x, text.x);
    const isAlong = overlap > 0.7 * Math.min(text.width, box.width);
    const isUnderline = box.y < foot + 0.05 * text.height && Math.abs(box.width - text.width) < 4;
    return isAlong && !isUnderline;
  });
}

function isShaded(bands: Rule[], text: Area): boolean {
  const middle = text.y + text.height / 2;
  return bands.some(
    ({ box }) =>
      middle > box.y &&
      middle < box.y + box.height &&
      box.height < 3.2 * text.height &&
      text.x > box.x - 2 &&
      text.x + text.width < box.x + box.width + 2,
  );
}
