import { child, childrenOf, descendant, descendants, isElement, type XmlElement } from "../../package/xml.ts";
import { columnsOf, type Frame, frameOf, rowHeight } from "./shapes.ts";
import { MIN_FOOT_RATIO, TABLE_LETTERS } from "./thresholds.ts";

/**
 * Divides a slide whose table has more rows than the slide has room for: each of the slides that come back has some of them, under the header row where
 * the table has one. A slide without such a table comes back alone.
 */
export function divideTable(slide: XmlElement, slideHeight: number): XmlElement[] {
  const frames = descendants(slide, "p:graphicFrame").filter((frame) => descendant(frame, "a:tbl"));
  const [frame] = frames;
  const table = descendant(frame, "a:tbl");
  if (!frame || !table || frames.length > 1) return [slide];
  const columns = columnsOf(table);
  // The widest letters: a table cannot shrink, and nobody knows the fonts of the reader's machine.
  const rows = childrenOf(table, "a:tr").map((row) => ({ row, height: rowHeight(row, columns, TABLE_LETTERS) }));
  const heads = child(table, "a:tblPr")?.attributes.firstRow === "1" ? rows.slice(0, 1) : [];
  const room = roomFor(frame, slide, slideHeight) - heads.reduce((sum, { height }) => sum + height, 0);
  const pages = pagesOf(rows.slice(heads.length), room);
  if (pages.length < 2) return [slide];
  return pages.map((page) => withRows(slide, table, [...heads.map(({ row }) => row), ...page]));
}

type SizedRow = { row: XmlElement; height: number };

function pagesOf(rows: SizedRow[], room: number): XmlElement[][] {
  const pages: XmlElement[][] = [[]];
  let left = room;
  for (const { row, height } of rows) {
    // A row whose cell goes on from the row above stays with that.
    const isBound = childrenOf(row, "a:tc").some(({ attributes }) => attributes.vMerge === "1");
    if (height > left && !isBound && pages.at(-1)?.length !== 0) {
      pages.push([]);
      left = room;
    }
    pages.at(-1)?.push(row);
    left -= height;
  }
  return pages;
}

/** From the top of the table to what stands below it, or to the foot of the slide. In points. */
function roomFor(frame: XmlElement, slide: XmlElement, slideHeight: number): number {
  const place = placeOf(frame);
  const below = [...descendants(slide, "p:sp"), ...descendants(slide, "p:pic")]
    .map(placeOf)
    .filter(({ left, top, width }) => top > place.top && left < place.left + place.width && left + width > place.left);
  return Math.min(slideHeight * (1 - MIN_FOOT_RATIO), ...below.map(({ top }) => top)) - place.top;
}

const placeOf = (shape: XmlElement): Frame =>
  frameOf(descendant(shape, "p:xfrm") ?? descendant(shape, "a:xfrm")) ?? { left: 0, top: 0, width: 0, height: 0 };

/** A copy of the slide whose table has these rows. */
function withRows(node: XmlElement, table: XmlElement, rows: XmlElement[]): XmlElement {
  if (node === table) return { ...table, children: [...childrenOf(table).filter(({ name }) => name !== "a:tr"), ...rows] };
  if (!descendants(node, "a:tbl").includes(table)) return node;
  return { ...node, children: node.children.map((one) => (isElement(one) ? withRows(one, table, rows) : one)) };
}
