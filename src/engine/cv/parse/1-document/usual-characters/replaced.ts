import type { Resume } from "../../../../contract/resume.ts";
import type { Cell, Line, Reading } from "../../../reading.ts";

/** A document that is parsed with other characters than it prints, and what gives the printed ones back to its Resume. */
export type Replaced = { reading: Reading; restore: (resume: Resume) => Resume };

/**
 * The document as `replace` has its texts: one character for each. A value gets the printed characters back where it stands in the document; `elsewhere`
 * gives them to one that stands nowhere in one piece.
 */
export function withReplaced(reading: Reading, replace: (text: string) => string, elsewhere = (value: string) => value): Replaced {
  // A value may hold several lines, with a line break or a space between them.
  const printed = reading.lines.map(({ text }) => text).join(" ");
  const replaced = reading.lines.map(({ text }) => replace(text)).join(" ");
  if (replaced === printed) return { reading, restore: (resume) => resume };
  const spaced = replaced.replace(/\s/gu, " ");
  const restored = (value: string) => {
    const at = spaced.indexOf(value.replace(/\s/gu, " "));
    return at < 0 ? elsewhere(value) : value.replace(/\S/g, (_, index: number) => printed[at + index] as string);
  };
  return {
    reading: { ...reading, lines: reading.lines.map((line) => inLine(line, replace)) },
    restore: (resume) => mapTexts(resume, restored) as Resume,
  };
}

function inLine(line: Line, replace: (text: string) => string): Line {
  const text = replace(line.text);
  return text === line.text ? line : { ...line, text, cells: line.cells.map((cell) => inCell(cell, replace)) };
}

/** A character often has a run of its own, whose neighbours decide what it is: the runs take theirs from the text of the cell. */
function inCell(cell: Cell, replace: (text: string) => string): Cell {
  const text = replace(cell.text);
  const letters = text.replace(/\s/gu, "");
  let at = 0;
  const runs = cell.runs.map((run) => ({ ...run, text: run.text.replace(/\S/g, (printed) => letters[at++] ?? printed) }));
  return { ...cell, text, runs };
}

/** A value with each of its texts changed. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
}
