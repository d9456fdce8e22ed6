import type { Cell } from "../../../reading.ts";
import { type DraftLine, textOfCells } from "../lines/flow.ts";
import type { FilledCell, Grid } from "./grid.ts";
import { MAX_PERIOD_CELL_LINES, MAX_PERIOD_LINE_CHARACTERS, MIN_LABEL_ROWS } from "./thresholds.ts";

/** Repairs cells whose text was broken or styled by hand to look right on the page. */
export function repairCells(grid: Grid): void {
  for (const row of grid.rows) for (const cell of row.cells) if (isPeriodOverLines(cell)) cell.lines = [joinedLine(cell.lines, "")];
  removeHeadingsOfLabels(grid);
}

/** "2019年07月" over "～" over "2019年09月", or "2018 -" over "2020": a period over several lines of a narrow cell. */
function isPeriodOverLines({ lines }: FilledCell): boolean {
  if (lines.length < 2 || lines.length > MAX_PERIOD_CELL_LINES) return false;
  const texts = lines.map((line) => textOfCells(line.cells));
  if (!texts.every((text, at) => text.length <= MAX_PERIOD_LINE_CHARACTERS && !(lines[at] as DraftLine).bullet)) return false;
  return YEAR.test(texts[0] as string) && BROKEN_PERIOD.test(texts.join("\n"));
}

const YEAR = /(?:19|20)\d\d|(?:昭和|平成|令和)\s*(?:\d{1,2}|元)年|\d{1,2}[./]\d{2}(?!\d)/;
/** The break is beside the dash, and one date or word ("present", "現在") ends it. */
const BROKEN_PERIOD = /^[^\n]*\d[^\n]*(?:\s*[~～〜–—―-]\s*\n|\n\s*[~～〜–—―-])[\s\n]*[^\n~～〜–—―-]+$/u;

/** One line of several: their texts with `separator` between them. */
export function joinedLine(lines: DraftLine[], separator: string): DraftLine {
  const [first] = lines as [DraftLine, ...DraftLine[]];
  const runs = lines.flatMap((line, at) =>
    line.cells
      .flatMap((cell) => cell.runs)
      .map((run, index) => (at > 0 && index === 0 && separator !== "" ? { ...run, text: `${separator}${run.text}` } : run)),
  );
  const text = runs.map((run) => run.text).join("");
  return { ...first, cells: [{ ...(first.cells[0] as Cell), text, runs }], physicalLines: lines.flatMap((line) => line.physicalLines) };
}

/**
 * Some templates set the labels and dates of the first column in a heading style, below real headings of a higher level ("Heading 2" over the
 * table's parts, "Heading 3" on each label). They head no section.
 */
function removeHeadingsOfLabels(grid: Grid): void {
  const firsts = grid.rows.filter((row) => row.cells.length > 1).flatMap((row) => row.cells.slice(0, 1));
  const levelOf = (cell: FilledCell | undefined) => cell?.lines[0]?.heading;
  const higher = Math.min(
    ...grid.rows.filter((row) => row.cells.length === 1).map((row) => levelOf(row.cells[0]) ?? Number.POSITIVE_INFINITY),
  );
  const labels = firsts.filter((cell) => (levelOf(cell) ?? 0) > higher);
  if (labels.length < MIN_LABEL_ROWS) return;
  for (const cell of labels) {
    cell.isLabel = true;
    for (const line of cell.lines) delete line.heading;
  }
}
