import { hasDigit, hasOpenPeriod, hasYear, isDuration } from "../1-words/text.ts";
import type { Segment } from "../2-segments/segment.ts";
import type { Row } from "./edges.ts";
import { MAX_EDGE_DIFFERENCE_EM, MAX_PERIOD_CHARACTERS, MAX_STACKED_CELLS, MAX_STEP_EM, MIN_STACKS_BESIDE_LISTS } from "./thresholds.ts";

/** Rows without the cells that belong to a row above them, and those cells by the row to which they belong. */
export type Unstacked = { rows: Row[]; stacked: Map<Row, Row[]> };

/**
 * Where place, period and duration of an entry stand one above the other at the right edge, the lower ones are level with the list under its title:
 *
 *     Acme Ltd, Fitter                          Leeds
 *     • Mended lifts                      2018 – 2021
 *     • Trained two apprentices               3 years
 *
 * They say nothing about the list item beside them, and go to the title. Where all of them stand beside the list, set in the middle of the entry, they
 * do so in other entries, too; a bold list item is a title itself.
 */
export function takeStackedCells(rows: Row[]): Unstacked {
  const found: Stack[] = [];
  for (let at = 0; at < rows.length; at++) {
    const stack = stackAt(rows, at);
    if (!stack) continue;
    found.push(stack);
    at = Math.max(at, rows.indexOf(stack.below.at(-1) as Row));
  }
  const isHabit = found.length >= MIN_STACKS_BESIDE_LISTS;
  return without(
    rows,
    found.filter(({ besideTitle }) => besideTitle || isHabit),
  );
}

function without(rows: Row[], stacks: Stack[]): Unstacked {
  if (stacks.length === 0) return { rows, stacked: new Map() };
  const taken = new Set(stacks.flatMap(({ below }) => below.map(lastCell)));
  const kept = rows.map((row): Row => {
    const isShort = row.segments.some((segment) => taken.has(segment));
    return isShort ? { ...row, segments: row.segments.filter((segment) => !taken.has(segment)) } : row;
  });
  return {
    rows: kept.filter(({ segments }) => segments.length > 0),
    stacked: new Map(stacks.map(({ head, below }) => [head, below.map((row) => ({ ...row, segments: [lastCell(row)] }))])),
  };
}

/**
 * `head` is the last row of a title, `below` the rows with the cells below it: beside list items, or with nothing beside them. `besideTitle`: the
 * uppermost cell of the stack stands in a row of the title.
 */
type Stack = { head: Row; below: Row[]; besideTitle: boolean };

/** The stack of cells that belongs to the title in a row. */
function stackAt(rows: Row[], first: number): Stack | undefined {
  const top = rows[first] as Row;
  if (!isTitle(top)) return undefined;
  const besideTitle = top.segments.length > 1;
  const cells = besideTitle ? [lastCell(top)] : [];
  const below: Row[] = [];
  let [head, above] = [top, top];
  let item: Segment | undefined;
  let edge = textEnd(top);
  for (const row of rows.slice(first + 1)) {
    const [text] = row.segments as [Segment];
    const cell = lastCell(row);
    if (row.span !== top.span || row.page !== top.page || !isNear(cells.at(-1) ?? lastCell(above), cell)) break;
    const isAlone = row.segments.length === 1 && cell.x >= edge;
    if (text.bullet) item ??= text;
    const isNextTitle = item ? text.x < item.x - MAX_EDGE_DIFFERENCE_EM * text.size : below.length > 0 && !isAlone;
    if (isNextTitle) break;
    above = row;
    if (!isAlone) edge = Math.max(edge, textEnd(row));
    if (!item && !isAlone) head = row;
    // The next row of the title has a cell of its own: the stack begins there.
    const isPlainItem = text.bullet !== undefined && !text.bold;
    if (!besideTitle && row.segments.length > 1 && !isPlainItem) return undefined;
    const isCell = isAlone || row.segments.length > 1;
    if (!isCell || !isUnder(cells.at(-1), cell)) continue;
    cells.push(cell);
    if (item || isAlone) below.push(row);
  }
  // A date alone beside an item is the date of that item.
  const isStack = below.length > 0 && cells.length > 1;
  return isStack && sayOnePeriod(cells) ? { head, below, besideTitle } : undefined;
}

/** A text that is no list item. */
const isTitle = ({ segments, span }: Row) => segments.length > 0 && !segments[0]?.bullet && !segments[0]?.table && !span.margin;

/** Where the text of a row ends, without the cell at its end. */
const textEnd = ({ segments }: Row) => (segments.at(segments.length > 1 ? -2 : -1) as Segment).right;

const isNear = (upper: Segment, lower: Segment) => lower.baseline - upper.baseline < MAX_STEP_EM * lower.size;

/** Short, and at one edge with the cell above. */
function isUnder(upper: Segment | undefined, lower: Segment): boolean {
  const miss = !upper ? 0 : Math.min(Math.abs(upper.right - lower.right), Math.abs(upper.x - lower.x));
  return miss < MAX_EDGE_DIFFERENCE_EM * lower.size && !lower.bullet && lower.text.length <= MAX_PERIOD_CHARACTERS;
}

const lastCell = ({ segments }: Row) => segments.at(-1) as Segment;

/** One period, and beside it only places ("Leeds") and durations ("3 years"): a second date, or a mark such as "1.7", is the value of a list item. */
function sayOnePeriod(cells: Segment[]): boolean {
  const texts = cells.filter((cell, index) => !isRestOfPeriod(cells[index - 1], cell)).map(({ text }) => text);
  const others = texts.filter((text) => !hasYear(text));
  return (
    texts.length <= MAX_STACKED_CELLS &&
    texts.length - others.length === 1 &&
    others.every((text) => WORD.test(text) && (!hasDigit(text) || isDuration(text)))
  );
}

/** "2022" under "February 2019 – October". */
export const isRestOfPeriod = (above: Segment | undefined, cell: Segment) =>
  above !== undefined && hasOpenPeriod(above.text) && hasYear(cell.text);

const WORD = /\p{L}{3}/u;
