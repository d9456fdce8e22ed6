import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { withColumnNames } from "./column-names.ts";
import { withDetails } from "./details.ts";
import { joinFromTo } from "./from-to.ts";
import { separateHeadingCells } from "./heading-cells.ts";
import { labelByColumns } from "./label-by-columns.ts";
import { separatePairs } from "./label-pairs.ts";
import { separateMarginHeadings } from "./margin-headings.ts";
import { asItemsOfJob } from "./project-tables.ts";
import { separateRunInHeadings } from "./run-in-headings.ts";
import { separateSideBySide } from "./side-by-side-headings.ts";
import { withLettersJoined, withoutColonCell, withoutDrawnRule, withoutNumberCell } from "./tidy-headings.ts";
import { joinWrappedHeadings } from "./wrapped-headings.ts";

/** Lines in which each heading stands alone. `forms`: ids of the tables that are forms. `runIns`: lines that are headings in whatever style. */
export type SeparatedLines = { lines: Line[]; forms: ReadonlySet<number>; runIns: ReadonlySet<Line> };

/**
 * Puts each heading in a line of its own, and each labelled value too: "Work ⇥ Acme Ltd", "**Languages:** English" and "Name ⇥ Jane Doe ⇥ Nationality ⇥
 * British" become two lines each. Which lines are headings is decided later. The order matters: the names of columns are known before the cells below
 * them are labelled, and a cell is cut off its row before it is looked at as a paragraph.
 */
export function separateHeadings(lines: readonly Line[], context: Context): SeparatedLines {
  const outOfMargin = separateMarginHeadings(lines.map((line) => withoutNumberCell(line, context)));
  const tidy = asItemsOfJob(outOfMargin, context).map(withoutColonCell).map(withLettersJoined).map(withoutDrawnRule);
  const labelled = labelByColumns(withDetails(withColumnNames(tidy)));
  const fields = joinFromTo(separateSideBySide(labelled.flatMap(separatePairs)));
  const { lines: separated, forms } = separateHeadingCells(fields);
  const { lines: paragraphs, headings: runIns } = separateRunInHeadings(separated);
  return { lines: joinWrappedHeadings(paragraphs, context), forms, runIns };
}
