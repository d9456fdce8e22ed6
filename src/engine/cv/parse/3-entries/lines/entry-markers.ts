import type { Cell, Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { withCells } from "../../1-document/line-style.ts";
import { findDateRanges, isDateOnly } from "../../recognisers/dates/dates.ts";

/**
 * "2017 – 2019" beside "• Fitter, Corve Works", "2014 – 2016" beside "• Turner, Teme Mill": where each date that stands alone has one list marker beside
 * it and there are no others, the markers are those of the entries and tell nothing.
 */
export function withoutEntryMarkers(lines: readonly Line[], { language }: Context): Line[] {
  const dated = lines.map((line) => !line.bullet && line.cells.length === 1 && isDateOnly(line.text, { language }));
  const areOfEntries = dated[0] && lines.every(({ bullet }, at) => (bullet !== undefined) === (dated[at - 1] ?? false));
  return areOfEntries ? lines.map((line) => (line.bullet ? { ...line, bullet: undefined } : line)) : [...lines];
}

/** "1. 2018 – 2021 Fitter, Corve Works" over "2. 2015 – 2018 Turner, Teme Mill": numbers that count rows with dates count the entries and tell nothing. */
export function withoutEntryNumbers(lines: readonly Line[], { language }: Context): Line[] {
  const numbered = lines.flatMap((line, at) => numberOf(line, at) ?? []);
  const counts = numbered.length > 1 && numbered.every(({ number }, at) => number === at + 1);
  const periods = numbered.map(({ line, length }) => ({ range: findDateRanges(line.text, { language })[0], length }));
  // "1. 2018 – 5. 2021" begins with January in some languages, "1. 2018 – 2021" with its number.
  const isApart = ({ range, length }: (typeof periods)[number]) => range !== undefined && (range.from >= length || range.end?.length === 4);
  const areDated = periods.some(isApart) && periods.every((period) => isApart(period) || period.range?.ongoing);
  if (!counts || !areDated) return [...lines];
  const lengths = new Map(numbered.map(({ at, length }) => [at, length]));
  return lines.map((line, at) => {
    const [cell, ...cells] = line.cells;
    const length = lengths.get(at);
    return length && cell ? withCells(line, [withoutStart(cell, length), ...cells]) : line;
  });
}

function numberOf(line: Line, at: number): { line: Line; at: number; number: number; length: number } | undefined {
  const [start, number] = (!line.bullet && NUMBER.exec(line.cells[0]?.text ?? "")) || [];
  return number ? { line, at, number: Number(number), length: (start as string).length } : undefined;
}

const NUMBER = /^\(?(\d{1,2})[.)．、）]\s*(?=\S)/u;

/** The cell without its first characters, which may go over several runs. */
function withoutStart(cell: Cell, length: number): Cell {
  let left = length;
  const runs = cell.runs.flatMap((run) => {
    const cut = Math.min(left, run.text.length);
    left -= cut;
    return cut === run.text.length ? [] : [{ ...run, text: run.text.slice(cut) }];
  });
  return { ...cell, text: cell.text.slice(length), runs };
}
