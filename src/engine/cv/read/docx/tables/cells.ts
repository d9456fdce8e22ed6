import type { Cell } from "../../../reading.ts";
import { type DraftLine, round, textOfCells } from "../lines/flow.ts";
import { DATE, type FilledCell } from "./grid.ts";
import { MAX_DATE_CELL_LINES, MAX_DATED_LINE_CHARACTERS } from "./thresholds.ts";

/** One line of the first lines of all cells; the other lines of each cell follow it. */
export function joinFirstLines(cells: Pick<FilledCell, "lines" | "x" | "width" | "flow">[]): DraftLine[] {
  const firsts = cells.map((cell) => cell.lines[0] as DraftLine);
  const rests = cells.flatMap((cell) => cell.lines.slice(1));
  const leading = firsts.reduce((longest, line) => (textOfCells(line.cells).length > textOfCells(longest.cells).length ? line : longest));
  const joinedCells = withColonsJoined(
    cells.flatMap((cell, at) =>
      (firsts[at] as DraftLine).cells.map((part) => ({
        ...part,
        x: round(part.x + cell.x),
        ...(cell.width > 0 ? { width: round(cell.width) } : {}),
      })),
    ),
  );
  const { heading: _heading, bullet: _bullet, ruled: _ruled, ...base } = leading;
  const joined: DraftLine = {
    ...base,
    cells: joinedCells,
    flow: (cells[0] as (typeof cells)[number]).flow,
    indent: joinedCells[0]?.x ?? 0,
    before: Math.max(...firsts.map((line) => line.before)),
    gap: 0,
    physicalLines: firsts.flatMap((line) => line.physicalLines),
  };
  return [joined, ...rests];
}

/** "Name" | ":" | "Jane Doe": in forms with a column of colons each belongs to its label. */
function withColonsJoined(cells: Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells) {
    const label = joined.at(-1);
    if (label && /^[:：]$/.test(cell.text))
      joined[joined.length - 1] = { ...label, text: `${label.text}${cell.text}`, runs: [...label.runs, ...cell.runs] };
    else joined.push(cell);
  }
  return joined;
}

/**
 * Lines of two cells that stand beside each other: labels and values that share two cells ("Name: / Phone:" beside "Jane / 0123"), and dates and
 * places at the right of titles and employers. What follows in the longer cell comes below.
 */
export function joinLineByLine(cells: FilledCell[]): DraftLine[] | undefined {
  const [left, right] = cells;
  if (cells.length !== 2 || !left || !right || Math.min(left.lines.length, right.lines.length) < 2) return undefined;
  const count = right.lines.length;
  const areLabels = left.lines.length === count && left.lines.filter((line) => /[:：]$/.test(textOfCells(line.cells))).length * 2 >= count;
  const areDates =
    count <= MAX_DATE_CELL_LINES && count <= left.lines.length && right.lines.some((line) => DATE.test(textOfCells(line.cells)));
  const areShort = [...left.lines.slice(0, count), ...right.lines].every(
    (line) => !line.bullet && textOfCells(line.cells).length <= MAX_DATED_LINE_CHARACTERS,
  );
  if (!areLabels && !(areDates && areShort)) return undefined;
  const beside = right.lines.flatMap((line, at) =>
    joinFirstLines([
      { ...left, lines: [left.lines[at] as DraftLine] },
      { ...right, lines: [line] },
    ]),
  );
  return [...beside, ...left.lines.slice(count)];
}
