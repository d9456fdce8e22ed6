import type { PositionedRun } from "./content.ts";

/** The same text at almost the same place: a bold face or a shadow made by drawing twice. */
export class DrawnTwice {
  /** Of each text, where it stands; of many, by cells of the page. */
  private texts = new Map<string, PositionedRun[] | Map<number, PositionedRun[]>>();

  /** Whether the run was drawn before; it is then remembered. */
  before(run: PositionedRun, text: string): boolean {
    const known = this.texts.get(text);
    if (this.has(run, text)) return true;
    if (known instanceof Map) {
      keepIn(known, cell(columnOf(run), rowOf(run)), run);
      return false;
    }
    if (known) known.push(run);
    this.texts.set(text, known === undefined ? [run] : known.length > MAX_LISTED ? byCell(known) : known);
    return false;
  }

  has(run: PositionedRun, text: string): boolean {
    const known = this.texts.get(text);
    if (known instanceof Map) return isDrawnIn(known, run);
    return known?.some((other) => isDrawnAt(other, run)) ?? false;
  }
}

const MAX_LISTED = 16;

const columnOf = ({ box }: PositionedRun) => Math.round(box.x / 8);
const rowOf = ({ baseline }: PositionedRun) => Math.round(baseline / 8);
const cell = (column: number, row: number) => column * 1_000_000 + row;
const AROUND = [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((row) => cell(column, row)));

/** The same text in the same cell or one beside it. */
const isDrawnAt = (other: PositionedRun, run: PositionedRun) =>
  isSame(run, other) && Math.abs(columnOf(other) - columnOf(run)) <= 1 && Math.abs(rowOf(other) - rowOf(run)) <= 1;

function isDrawnIn(cells: Map<number, PositionedRun[]>, run: PositionedRun): boolean {
  const at = cell(columnOf(run), rowOf(run));
  return AROUND.some((next) => cells.get(at + next)?.some((other) => isSame(run, other)));
}

function byCell(runs: readonly PositionedRun[]): Map<number, PositionedRun[]> {
  const cells = new Map<number, PositionedRun[]>();
  for (const run of runs) keepIn(cells, cell(columnOf(run), rowOf(run)), run);
  return cells;
}

function keepIn(cells: Map<number, PositionedRun[]>, at: number, run: PositionedRun) {
  const others = cells.get(at);
  if (others) others.push(run);
  else cells.set(at, [run]);
}

function isSame(run: PositionedRun, other: PositionedRun): boolean {
  const tolerance = 0.25 * run.style.size;
  const near = Math.abs(other.box.x - run.box.x) < tolerance && Math.abs(other.baseline - run.baseline) < tolerance;
  return near && Math.abs(other.style.size - run.style.size) < 1;
}
