import { hasDigit, isDuration } from "../1-words/text.ts";
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
    at = rows.indexOf(stack.below.at(-1) as Row);
  }
  const isHabit = found.filter(({ besideTitle }) => !besideTitle).length >= MIN_STACKS_BESIDE_LISTS;
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
  let head = top;
  let item: Segment | undefined;
  for (const row of rows.slice(first + 1)) {
    const [text] = row.segments as [Segment];
    if (row.span !== top.span || row.page !== top.page || !isNear(cells.at(-1) ?? lastCell(head), lastCell(row))) break;
    const isNextTitle = item && text.x < item.x - MAX_EDGE_DIFFERENCE_EM * text.size;
    if (isNextTitle) break;
    if (text.bullet) item ??= text;
    const isBeside = item !== undefined && row.segments.length > 1;
    const isAlone = row.segments.length === 1 && cells.length > 0;
    if (!item && !isAlone) head = row;
    const isPlainItem = text.bullet !== undefined && !text.bold;
    if (!besideTitle && row.segments.length > 1 && !(item && isPlainItem)) return undefined;
    if (!isUnder(cells.at(-1), lastCell(row)) || !(isBeside || isAlone || besideTitle)) continue;
    cells.push(lastCell(row));
    if (item || isAlone) below.push(row);
  }
  // A date alone beside an item is the date of that item.
  const isStack = below.length > 0 && below.length <= MAX_STACKED_CELLS && cells.length > 1;
  return isStack && sayOnePeriod(cells) ? { head, below, besideTitle } : undefined;
}

/** A text that is no list item. */
const isTitle = ({ segments, span }: Row) => segments.length > 0 && !segments[0]?.bullet && !segments[0]?.table && !span.margin;

const isNear = (upper: Segment, lower: Segment) => lower.baseline - upper.baseline < MAX_STEP_EM * lower.size;

/** Short, and at one edge with the cell above. */
function isUnder(upper: Segment | undefined, lower: Segment): boolean {
  const miss = !upper ? 0 : Math.min(Math.abs(upper.right - lower.right), Math.abs(upper.x - lower.x));
  return miss < MAX_EDGE_DIFFERENCE_EM * lower.size && !lower.bullet && lower.text.length <= MAX_PERIOD_CHARACTERS;
}

const lastCell = ({ segments }: Row) => segments.at(-1) as Segment;

/** One period, and beside it only places ("Leeds") and durations ("3 years"): a second date, or a mark such as "1.7", is the value of a list item. */
function sayOnePeriod(cells: Segment[]): boolean {
  const texts = cells.map(({ text }) => text);
  const others = texts.filter((text) => !YEAR.test(text));
  return texts.length - others.length === 1 && others.every((text) => WORD.test(text) && (!hasDigit(text) || isDuration(text)));
}

const YEAR = /(?:^|\D)(?:19|20)\d\d(?:\D|$)/u;
const WORD = /\p{L}{3}/u;
