import type { Cell, Line } from "../../../reading.ts";
import { cellAsLine, cellStyle } from "../../1-document/line-style.ts";
import { matchHeading } from "../../lexicon/headings/headings.ts";
import { MAX_CELL_HEADING_CHARACTERS, MAX_MARGIN_SHIFT, MAX_WRAP_GAP, MIN_STRONG_KINDS, SURE_HEADING_CONFIDENCE } from "../thresholds.ts";

/**
 * "**Professional** ⇥ Fitter, Acme Ltd" over "**Experience** ⇥ 2015 – 2019": where the titles of the sections stand in the margin beside their
 * text, as LaTeX's `res` class sets them, each becomes a line above its text. One that is too long for the margin goes on in the next lines, beside
 * other text: its words are one title.
 */
export function separateMarginHeadings(lines: readonly Line[]): Line[] {
  const margins = new Map([...Map.groupBy(lines, ({ flow }) => flow)].map(([flow, own]) => [flow, headingsInMargin(own)]));
  const separated: Line[] = [];
  let title: { at: number; line: Line } | undefined;
  for (const line of lines) {
    if (!margins.get(line.flow)?.has(line)) {
      separated.push(line);
      title = undefined;
      continue;
    }
    const [first, ...beside] = line.cells as [Cell, ...Cell[]];
    if (title && title.line.flow === line.flow && line.gap < MAX_WRAP_GAP && line.gap < title.line.gap) {
      const above = separated[title.at] as Line;
      const whole = {
        ...(above.cells[0] as Cell),
        text: `${above.text} ${first.text}`,
        runs: [...(above.cells[0] as Cell).runs, ...first.runs],
      };
      separated[title.at] = { ...cellAsLine(above, [whole]), prints: [...above.prints, ...(beside.length > 0 ? [] : line.prints)] };
    } else {
      title = { at: separated.length, line };
      separated.push(cellAsLine(line, [first]));
    }
    if (beside.length > 0) separated.push({ ...cellAsLine(line, beside), gap: title.line === line ? 0 : line.gap });
  }
  return separated;
}

/** The lines of a flow that begin with a title in the margin: most lines begin beside it, and the titles, all of one style, name sections of several kinds. */
function headingsInMargin(lines: readonly Line[]): ReadonlySet<Line> {
  const margin = lines.reduce((least, { cells: [first] }) => Math.min(least, first?.x ?? least), Number.POSITIVE_INFINITY);
  const begins = lines.filter((line) => line.cells[0] && line.cells[0].x <= margin + MAX_MARGIN_SHIFT);
  const byStyle = Map.groupBy(begins.filter(isWrittenLikeHeading), (line) => {
    const { size, bold, color } = cellStyle(line.cells[0] as Cell, line);
    return `${size}|${bold}|${color}`;
  });
  const [titles = []] = [...byStyle.values()].toSorted((a, b) => countKinds(b) - countKinds(a));
  const isMargin = begins.length * 2 < lines.length && titles.length * 2 > begins.length && countKinds(titles) >= MIN_STRONG_KINDS;
  return new Set(isMargin ? titles : []);
}

const isWrittenLikeHeading = ({ cells: [first], bullet, table }: Line) =>
  first !== undefined &&
  !bullet &&
  !table &&
  first.text.length <= MAX_CELL_HEADING_CHARACTERS &&
  !/[\d@]|[.,;:：]$/u.test(first.text.trim());

const countKinds = (titles: readonly Line[]) =>
  new Set(
    titles.flatMap(({ cells: [first] }) => {
      const known = matchHeading(first?.text ?? "");
      return known && known.confidence >= SURE_HEADING_CONFIDENCE ? [known.kind] : [];
    }),
  ).size;
