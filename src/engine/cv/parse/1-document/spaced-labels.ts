import type { Cell, Line } from "../../reading.ts";
import { withCells } from "./line-style.ts";

/**
 * "姓 ⇥ 名：程雅宁", "家 ⇥ 乡：安徽芜湖": Chinese forms set the two characters of a short label as far apart as a long label is wide, so that the colons stand
 * one below the other. The white is wide enough for cells; the two are one label.
 */
export function withoutSpacedLabels(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const cells: Cell[] = [];
    for (const cell of line.cells) {
      const before = cells.at(-1);
      if (before && ONE_CHARACTER.test(before.text) && REST_OF_LABEL.test(cell.text)) cells.splice(-1, 1, joined(before, cell));
      else cells.push(cell);
    }
    return cells.length < line.cells.length ? withCells(line, cells) : line;
  });
}

const ONE_CHARACTER = /^\p{Script=Han}$/u;
const REST_OF_LABEL = /^\p{Script=Han}\s*[:：]/u;

const joined = (first: Cell, second: Cell): Cell => ({
  ...first,
  text: `${first.text}${second.text}`,
  runs: [...first.runs, ...second.runs],
});
