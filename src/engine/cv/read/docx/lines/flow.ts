import type { Cell, Line, SetAside } from "../../../reading.ts";
import type { Block, Section } from "../model.ts";

/** A run of lines that belong together, and the space that waits below its last line. */
export type Flow = {
  started: boolean;
  after: number;
  blanks: number;
  styleId?: string;
  contextual?: boolean;
  last?: DraftLine;
  ruleWaits: boolean;
};
export const newFlow = (): Flow => ({ started: false, after: 0, blanks: 0, ruleWaits: false });

/** A line before flows have numbers. `before` is the paragraph's own space above in points. */
export type DraftLine = Omit<Line, "id" | "flow" | "text"> & { flow: Flow; before: number };

/** Where lines are being put. */
export type Scope = {
  flow: Flow;
  place: Line["place"];
  setAside: SetAside[];
  /** Text of the whole story in characters: a table that holds most of it is the page's layout. */
  storyCharacters: number;
  nextTableId: () => number;
  hasDeclaredHeadings: boolean;
  page: Section["page"];
  /** Cuts what stands in a cell or box, in a scope of its own. */
  compose: (blocks: Block[], scope: Scope) => DraftLine[];
};

export const textOfCells = (cells: Cell[]): string =>
  cells.length === 1 ? (cells[0] as Cell).text : cells.map((cell) => cell.text).join("\t");

export const LEADING = 1.2;

/** Space above the first line of a table row or column, from what waits below the line before it. */
export const gapInto = (flow: Flow, line: DraftLine): number =>
  flow.started ? round(Math.max(flow.after, line.before) / (line.style.size * LEADING) + flow.blanks) : 0;

export const round = (amount: number) => Math.round(amount * 100) / 100;
