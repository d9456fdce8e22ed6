import { type DraftLine, textOfCells } from "../lines/flow.ts";
import { joinFirstLines } from "./cells.ts";
import { type FilledCell, type Grid, type Row, styleKey } from "./grid.ts";
import { MAX_BOXED_LABEL_CHARACTERS, MAX_BOXED_LINES, MAX_BOXED_VALUE_CHARACTERS, MIN_BOXED_FIELDS } from "./thresholds.ts";

/**
 * Rows of a printed form whose boxes hold a label in small print over what was filled in: "NATIONALITY" over "**British**" beside "DATE OF BIRTH" over
 * "**2 May 1989**". All labels of the table are set alike. A box that holds its label alone was left empty.
 */
export function rowsOfBoxes(grid: Grid): ReadonlySet<Row> {
  const boxed = grid.rows.flatMap(({ cells }) => cells).filter(isBoxed);
  const labels = new Set(boxed.map((cell) => styleKey(cell.lines[0] as DraftLine)));
  if (boxed.length < MIN_BOXED_FIELDS || labels.size !== 1) return new Set();
  const isEmpty = ({ lines: [only, ...others] }: FilledCell) => only !== undefined && others.length === 0 && labels.has(styleKey(only));
  const isRow = ({ cells }: Row) => cells.every((cell) => isBoxed(cell) || isEmpty(cell));
  // A title across the form is no box. A box with a paragraph in it is a section of the CV, under its heading.
  const rows = grid.rows.filter(({ cells }) => cells.length > 1 || cells.some(({ lines }) => lines.length > 1));
  return new Set(rows.some(({ cells }) => cells.length > 1) && rows.every(isRow) ? rows : []);
}

function isBoxed({ lines }: FilledCell): boolean {
  const [label, value] = lines;
  if (!label || !value || lines.length > MAX_BOXED_LINES || lines.some(({ bullet }) => bullet)) return false;
  const text = textOfCells(label.cells);
  const isSmaller = label.style.size < value.style.size && !label.style.bold;
  const areShort = text.length <= MAX_BOXED_LABEL_CHARACTERS && textOfCells(value.cells).length <= MAX_BOXED_VALUE_CHARACTERS;
  return isSmaller && areShort && /\p{L}/u.test(text) && label.cells.length === 1;
}

/** The label and the first line of its value as two cells of one line. */
export function fieldLines(cell: FilledCell): DraftLine[] {
  const [label, value, ...others] = cell.lines;
  if (!label || !value) return cell.lines;
  const half = cell.width / 2;
  const parts = [label, value].map((line, at) => ({ flow: cell.flow, x: cell.x + at * half, width: half, lines: [line] }));
  const [line, ...rest] = joinFirstLines(parts) as [DraftLine, ...DraftLine[]];
  return [{ ...line, style: label.style }, ...rest, ...others];
}
