import { child, childrenOf, descendant, descendants, isElement, type XmlElement } from "../../package/xml.ts";
import { textWidthPt } from "../measure.ts";
import { EMU_PER_POINT, slideParagraph } from "./autofit.ts";
import { LINE_HEIGHT_EM, MIN_FOOT_RATIO, TABLE_LETTERS } from "./thresholds.ts";

/** Insets of a cell that names none, in points (ISO 29500-1, 21.1.3.17). */
const CELL_INSET = { side: 7.2, top: 3.6 };

/**
 * Divides a slide whose table has more rows than the slide has room for: each of the slides that come back has some of them, under the header row where
 * the table has one. A slide without such a table comes back alone.
 */
export function divideTable(slide: XmlElement, slideHeight: number): XmlElement[] {
  const frames = descendants(slide, "p:graphicFrame").filter((frame) => descendant(frame, "a:tbl"));
  const [frame] = frames;
  const table = descendant(frame, "a:tbl");
  if (!frame || !table || frames.length > 1) return [slide];
  const widths = childrenOf(child(table, "a:tblGrid"), "a:gridCol").map(({ attributes }) => Number(attributes.w) / EMU_PER_POINT);
  const rows = childrenOf(table, "a:tr").map((row) => ({ row, height: heightOfRow(row, widths) }));
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
    .filter(({ x, y, width }) => y > place.y && x < place.x + place.width && x + width > place.x);
  return Math.min(slideHeight * (1 - MIN_FOOT_RATIO), ...below.map(({ y }) => y)) - place.y;
}

function placeOf(shape: XmlElement): { x: number; y: number; width: number } {
  const transform = descendant(shape, "p:xfrm") ?? descendant(shape, "a:xfrm");
  const points = (element: string, name: string) => Number(child(transform, element)?.attributes[name] ?? 0) / EMU_PER_POINT;
  return { x: points("a:off", "x"), y: points("a:off", "y"), width: points("a:ext", "cx") };
}

/** The height of a row in the widest letters: a table cannot shrink, and nobody knows the fonts of the reader's machine. */
function heightOfRow(row: XmlElement, widths: number[]): number {
  const heights = childrenOf(row, "a:tc").map((cell, column) => {
    const style = child(cell, "a:tcPr");
    const inset = (name: string, usual: number) =>
      style?.attributes[name] === undefined ? usual : Number(style.attributes[name]) / EMU_PER_POINT;
    const span = Number(cell.attributes.gridSpan ?? 1);
    const width =
      widths.slice(column, column + span).reduce((sum, one) => sum + one, 0) -
      inset("marL", CELL_INSET.side) -
      inset("marR", CELL_INSET.side);
    const height = descendants(cell, "a:p").reduce((sum, paragraph) => {
      const { text, size } = slideParagraph(paragraph);
      const lines = text.split("\n").map((line) => Math.max(1, Math.ceil((textWidthPt(line, size) * TABLE_LETTERS) / width)));
      return sum + lines.reduce((all, count) => all + count, 0) * size * LINE_HEIGHT_EM;
    }, 0);
    return height + inset("marT", CELL_INSET.top) + inset("marB", CELL_INSET.top);
  });
  return Math.max(Number(row.attributes.h ?? 0) / EMU_PER_POINT, ...heights);
}

/** A copy of the slide whose table has these rows. */
function withRows(node: XmlElement, table: XmlElement, rows: XmlElement[]): XmlElement {
  if (node === table) return { ...table, children: [...childrenOf(table).filter(({ name }) => name !== "a:tr"), ...rows] };
  if (!descendants(node, "a:tbl").includes(table)) return node;
  return { ...node, children: node.children.map((one) => (isElement(one) ? withRows(one, table, rows) : one)) };
}
