import type { Cell, Line, SetAside } from "../../../reading.ts";
import type { Block, Section } from "../model.ts";
import { LINE_HEIGHT_EM } from "./thresholds.ts";

/** Lines that follow each other (a column, a cell, a text box) and the space below the last of them so far. */
export type Flow = {
  started: boolean;
  /** Space below the last line, in points. */
  after: number;
  /** Empty paragraphs since the last line, as blank lines. */
  blanks: number;
  styleId?: string;
  contextual?: boolean;
  last?: DraftLine;
  /** An empty paragraph with a border stood below the last line: a rule above the next one. */
  hasPendingRule: boolean;
};
export const newFlow = (): Flow => ({ started: false, after: 0, blanks: 0, hasPendingRule: false });

/** A line whose flow has no number yet. `before`: the space above its paragraph in points. */
export type DraftLine = Omit<Line, "id" | "flow" | "text"> & { flow: Flow; before: number };

/** Where the lines of some blocks go, and what they are read with. */
export type Scope = {
  flow: Flow;
  place: Line["place"];
  setAside: SetAside[];
  /** Characters of the whole story: a table that holds most of them lays out the page. */
  storyCharacters: number;
  nextTableId: () => number;
  hasDeclaredHeadings: boolean;
  page: Section["page"];
  /** Makes the lines of a cell or text box, in a scope of their own. */
  compose: (blocks: Block[], scope: Scope) => DraftLine[];
};

export const textOfCells = (cells: Cell[]): string =>
  cells.length === 1 ? (cells[0] as Cell).text : cells.map((cell) => cell.text).join("\t");

/** Space above a line that is moved to the end of a flow, in line heights. */
export const gapInto = (flow: Flow, line: DraftLine): number =>
  flow.started ? round(Math.max(flow.after, line.before) / (line.style.size * LINE_HEIGHT_EM) + flow.blanks) : 0;

export const round = (amount: number) => Math.round(amount * 100) / 100;
