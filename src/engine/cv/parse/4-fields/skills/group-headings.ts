import type { Line } from "../../../reading.ts";
import { type Context, isRecognized } from "../../1-document/context.ts";
import type { Row } from "../../1-document/row.ts";
import { BOLD_POINTS, MAX_GROUP_NAME_CHARACTERS, MAX_INDENT_SHIFT, MAX_NESTED_INDENT } from "../thresholds.ts";
import { isGroupName } from "./section-shape.ts";

/** A short line in a style of its own, or with a colon at its end, that has lines in another style below it. */
export function groupTitles(rows: readonly Row[], context: Context): Set<Row> {
  const titles = new Set<Row>(marginTitles(rows));
  const weight = (line: Line) => line.style.size + (line.style.bold ? BOLD_POINTS : 0);
  rows.forEach((row, index) => {
    const [above, next] = [rows[index - 1], rows[index + 1]];
    if (next && nests(row, next)) titles.add(row);
    if (!next || row.cells.length > 1 || row.text.length > MAX_GROUP_NAME_CHARACTERS || /[,;]/.test(row.text)) return;
    const isHeavier = !isRecognized(row.line, context) && row.key !== next.key && weight(row.line) > weight(next.line);
    // "• **Databases**" over lines without a bullet.
    if (row.bullet) {
      if (isHeavier && !next.bullet) titles.add(row);
      return;
    }
    const isInList = above !== undefined && above.key === row.key && !titles.has(above);
    // The first item under "Tools:" may have no bullet, where those below it do.
    const isUnderTitle = above !== undefined && endsInColon(above) && titles.has(above);
    if (endsInColon(row) || isHeavier || (next.bullet && !isInList && !isUnderTitle)) titles.add(row);
  });
  return titles;
}

const endsInColon = ({ text }: Row) => /[:：]$/.test(text);

/** "Tools" at the left of a column with "Figma", "Sketch": lines that begin further left than all others, each before a line of the others. */
function marginTitles(rows: readonly Row[]): Row[] {
  const starts = Map.groupBy(rows, ({ line }) => Math.round(line.indent / MAX_INDENT_SHIFT));
  const [column] = [...starts.values()].toSorted((a, b) => b.length - a.length);
  const start = column?.[0]?.line.indent ?? 0;
  const isItem = (row: Row | undefined) => row !== undefined && Math.abs(row.line.indent - start) < MAX_INDENT_SHIFT;
  const isTitle = ({ line, cells, bullet, text }: Row, next: Row | undefined) =>
    cells.length === 1 && !bullet && line.indent < start - line.style.size && isGroupName(text) && isItem(next);
  const titles = rows.filter((row) => !isItem(row));
  const areTitles = rows.every((row, at) => isItem(row) || isTitle(row, rows[at + 1]));
  return titles.length > 1 && areTitles && titles[0] === rows[0] ? titles : [];
}

/** A list item with list items of its own, a step further right. What stands much further right is the next column of the list. */
const nests = ({ line, cells }: Row, next: Row) =>
  cells.length === 1 &&
  line.bullet !== undefined &&
  (next.line.bullet?.level ?? 0) > line.bullet.level &&
  next.line.indent - line.indent <= MAX_NESTED_INDENT * line.style.size;
