import type { Cell, Line } from "../../../reading.ts";
import { cellAsLine, cellStyle } from "../../1-document/line-style.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import {
  MAX_CELL_HEADING_CHARACTERS,
  MAX_MARGIN_SHIFT,
  MAX_WRAP_GAP,
  MIN_STRONG_KINDS,
  MIN_USUAL_HEADING_CONFIDENCE,
} from "../thresholds.ts";

/**
 * "**Professional** ⇥ Fitter, Acme Ltd" over "**Experience** ⇥ 2015 – 2019": where the headings of the sections stand in the margin beside their
 * text, as LaTeX's `res` class sets them, each becomes a line above its text. One that is too long for the margin goes on in the next lines, beside
 * other text: its words are one heading.
 */
export function separateMarginHeadings(lines: readonly Line[]): Line[] {
  const margins = new Map([...Map.groupBy(lines, ({ flow }) => flow)].map(([flow, own]) => [flow, headingsInMargin(own)]));
  const separated: Line[] = [];
  let heading: { at: number; line: Line } | undefined;
  for (const line of lines) {
    if (!margins.get(line.flow)?.has(line)) {
      separated.push(line);
      heading = undefined;
      continue;
    }
    const [first, ...beside] = line.cells as [Cell, ...Cell[]];
    if (heading && heading.line.flow === line.flow && line.gap < MAX_WRAP_GAP && line.gap < heading.line.gap) {
      const above = separated[heading.at] as Line;
      const whole = {
        ...(above.cells[0] as Cell),
        text: `${above.text} ${first.text}`,
        runs: [...(above.cells[0] as Cell).runs, ...first.runs],
      };
      separated[heading.at] = {
        ...cellAsLine(above, [whole]),
        physicalLines: [...above.physicalLines, ...(beside.length > 0 ? [] : line.physicalLines)],
      };
    } else {
      heading = { at: separated.length, line };
      separated.push(cellAsLine(line, [first]));
    }
    if (beside.length > 0) separated.push({ ...cellAsLine(line, beside), gap: heading.line === line ? 0 : line.gap });
  }
  return separated;
}

/** The lines of a flow that begin with a heading in the margin: most lines begin beside it, and the headings, all of one style, name sections of several kinds. */
function headingsInMargin(lines: readonly Line[]): ReadonlySet<Line> {
  const margin = lines.reduce((least, { cells: [first] }) => Math.min(least, first?.x ?? least), Number.POSITIVE_INFINITY);
  const begins = lines.filter((line) => line.cells[0] && line.cells[0].x <= margin + MAX_MARGIN_SHIFT);
  const byStyle = Map.groupBy(begins.filter(isWrittenLikeHeading), (line) => {
    const { size, bold, color } = cellStyle(line.cells[0] as Cell, line);
    return `${size}|${bold}|${color}`;
  });
  const [headings = []] = [...byStyle.values()].toSorted((a, b) => countKinds(b) - countKinds(a));
  const isMargin = begins.length * 2 < lines.length && headings.length * 2 > begins.length && countKinds(headings) >= MIN_STRONG_KINDS;
  return new Set(isMargin ? headings : []);
}

const isWrittenLikeHeading = ({ cells: [first], bullet, table }: Line) =>
  first !== undefined &&
  !bullet &&
  !table &&
  first.text.length <= MAX_CELL_HEADING_CHARACTERS &&
  !/[\d@]|[.,;:：]$/u.test(first.text.trim());

const countKinds = (headings: readonly Line[]) =>
  new Set(
    headings.flatMap(({ cells: [first] }) => {
      const known = matchHeading(first?.text ?? "");
      return known && known.confidence >= MIN_USUAL_HEADING_CONFIDENCE ? [known.kind] : [];
    }),
  ).size;
