import type { Cell, Line } from "../../../reading.ts";
import { cellAsLine, isBoldCell } from "../../1-document/line-style.ts";
import { matchLabel } from "../../recognisers/agency-fields.ts";
import { MIN_LABEL_CONFIDENCE, MIN_LABELLED_RATIO } from "../thresholds.ts";

/** "Name ⇥ Jane Doe ⇥ Nationality ⇥ British": several labels with their values in one row become lines of their own. */
export function separatePairs(line: Line): Line[] {
  const { cells } = line;
  if (cells.length < 4 || cells.length % 2 === 1 || line.table?.header) return [line];
  const isLabel = ({ text }: Cell) => (matchLabel(text)?.confidence ?? 0) >= MIN_LABEL_CONFIDENCE;
  const [labels, values] = [cells.filter((_, at) => at % 2 === 0), cells.filter((_, at) => at % 2 === 1)];
  // Both labels of a narrow row, and most of a wide one: "Name ⇥ Jane Doe ⇥ Party ⇥ none ⇥ Origin ⇥ Leeds".
  const areKnown = labels.filter(isLabel).length >= MIN_LABELLED_RATIO * labels.length && !values.some(isLabel);
  // "**Name** ⇥ Jane Doe ⇥ **Military service** ⇥ Done": bold labels beside plain values need not all be known.
  const areBold = labels.some(isLabel) && labels.every(isBoldCell) && !values.some(isBoldCell);
  if (!areKnown && !areBold) return [line];
  return labels.map((label, at) => cellAsLine(line, [isLabel(label) ? label : withColon(label), values[at] as Cell]));
}

/** A label that no list knows may be a heading elsewhere: "**Experience** ⇥ none". The colon makes it a label. */
const withColon = (cell: Cell): Cell => (/[:：]\s*$/u.test(cell.text) ? cell : { ...cell, text: `${cell.text}:` });
