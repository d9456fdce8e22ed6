import type { Line } from "../../../reading.ts";
import { fold } from "../../../text/fold.ts";
import { cellAsLine } from "../../1-document/line-style.ts";
import { NUMBER_COLUMNS } from "../../lexicon/column-words.ts";
import { MIN_NUMBERED_ROWS } from "../thresholds.ts";

/**
 * "No ⇥ Course ⇥ Given by" over "1 ⇥ First aid ⇥ Red Cross" and "2 ⇥ Forklift": a column that counts the rows tells nothing, and is left out. Without its name over it, two
 * rows show that it counts. A row that goes on below its first has no number.
 */
export function withoutNumberColumn(lines: readonly Line[]): Line[] {
  const kept = [...lines];
  for (let at = 0; at < lines.length; at += 1) {
    const numbered = numberOf(lines[at] as Line) === 1 ? rowsFrom(lines, at) : [];
    const isNamed = namesNumbers(lines[at - 1]);
    if (numbered.length < (isNamed ? 1 : MIN_NUMBERED_ROWS)) continue;
    for (const row of isNamed ? [at - 1, ...numbered] : numbered) kept[row] = withoutFirstCell(lines[row] as Line);
    at = numbered.at(-1) as number;
  }
  return kept;
}

/** "No", "№", "#" */
function namesNumbers(header: Line | undefined): boolean {
  const name = header && header.cells.length > 1 ? fold(header.cells[0]?.text ?? "") : undefined;
  return name !== undefined && (name === "" || NUMBER_COLUMNS.has(name));
}

/** Where the rows stand that count on from the first. */
function rowsFrom(lines: readonly Line[], first: number): number[] {
  const numbered = [first];
  const { x, table, flow } = describe(lines[first] as Line);
  for (let at = first + 1; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const own = describe(line);
    if (own.table !== table || own.flow !== flow || numberOf(line) === 1) break;
    if (numberOf(line) === numbered.length + 1) numbered.push(at);
    else if (own.x <= x) break;
  }
  return numbered;
}

const describe = ({ cells, table, flow }: Line) => ({ x: cells[0]?.x ?? 0, table: table?.id, flow });

function numberOf({ cells, bullet }: Line): number | undefined {
  const number = bullet || cells.length < 2 ? undefined : NUMBER.exec(cells[0]?.text ?? "")?.[1];
  return number === undefined ? undefined : Number(number);
}

const NUMBER = /^\(?(\d{1,2})[.)]?$/u;

const withoutFirstCell = (line: Line): Line => cellAsLine(line, line.cells.slice(1));
