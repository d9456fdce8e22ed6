import type { PositionedRun } from "./content.ts";
import { MAX_BOLD_SHIFT_EM, MAX_REDRAWN_SHIFT_EM, MAX_REDRAWN_SIZE_DIFFERENCE, MIN_BOLD_SHIFT_EM } from "./thresholds.ts";

/** The same text at almost the same place: a bold face or a shadow made by drawing twice. */
export class DrawnTwice {
  /** The runs by their text, and those of a frequent text by cells of the page. */
  private texts = new Map<string, PositionedRun[] | Map<number, PositionedRun[]>>();

  /** The run with the same text that was drawn before at the place of this one. If there is none, this one is kept for the next. */
  before(run: PositionedRun, text: string): PositionedRun | undefined {
    const earlier = this.find(run, text);
    if (!earlier) this.remember(run, text);
    return earlier;
  }

  find(run: PositionedRun, text: string): PositionedRun | undefined {
    const known = this.texts.get(text);
    if (!(known instanceof Map)) return known?.find((other) => isSame(run, other));
    const at = cell(columnOf(run), rowOf(run));
    for (const next of AROUND) {
      const same = known.get(at + next)?.find((other) => isSame(run, other));
      if (same) return same;
    }
    return undefined;
  }

  private remember(run: PositionedRun, text: string) {
    const known = this.texts.get(text);
    if (known instanceof Map) return keepIn(known, cell(columnOf(run), rowOf(run)), run);
    if (known) known.push(run);
    this.texts.set(text, known === undefined ? [run] : known.length > MAX_LISTED ? byCell(known) : known);
  }
}

/** Fake bold is the same text a little beside itself; a shadow is further away or in another colour. */
export function makesBold(run: PositionedRun, earlier: PositionedRun): boolean {
  const distance = Math.hypot(run.box.x - earlier.box.x, run.baseline - earlier.baseline) / run.style.size;
  return distance > MIN_BOLD_SHIFT_EM && distance < MAX_BOLD_SHIFT_EM && run.style.color === earlier.style.color;
}

/** Runs with one text are compared one by one up to so many: a page of dot leaders has thousands, which are looked up by their place. */
const MAX_LISTED = 16;

/** The side of a cell of the page, in points. */
const CELL_SIDE = 8;

const columnOf = ({ box }: PositionedRun) => Math.round(box.x / CELL_SIDE);
const rowOf = ({ baseline }: PositionedRun) => Math.round(baseline / CELL_SIDE);
const cell = (column: number, row: number) => column * 1_000_000 + row;
const AROUND = [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((row) => cell(column, row)));

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
  const tolerance = MAX_REDRAWN_SHIFT_EM * run.style.size;
  const near = Math.abs(other.box.x - run.box.x) < tolerance && Math.abs(other.baseline - run.baseline) < tolerance;
  return near && Math.abs(other.style.size - run.style.size) < MAX_REDRAWN_SIZE_DIFFERENCE;
}
