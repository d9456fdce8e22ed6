import { child, childrenOf, type XmlElement } from "../../../package/xml.ts";
import { type Block, hasText, type Table, type TableCell, type TableRow } from "../model.ts";
import { fillOf, type ParagraphProps, type RunProps, readBorders, type StyleSheet } from "../styles/styles.ts";
import { number, onOff, points, value } from "../xml.ts";

/** What surrounds a paragraph: the colour behind it (undefined: unknown) and what its table gives to it. */
export type Surroundings = { background: string | undefined; tableRun: RunProps[]; tableParagraph: ParagraphProps };

export type TableReader = {
  styles: StyleSheet;
  /** Width of the page between its margins, in points. */
  textWidth: number;
  readBlocks: (cell: XmlElement, around: Surroundings) => Block[];
};

/** A table with its cells read (17.4): spans, merged cells, what its style gives to the text in it. */
export function readTable(element: XmlElement, around: Surroundings, reader: TableReader): Table {
  const properties = child(element, "w:tblPr");
  const style = reader.styles.table(value(child(properties, "w:tblStyle")));
  const look = child(properties, "w:tblLook");
  const background = style?.paints ? undefined : (fillOf(child(properties, "w:shd")) ?? around.background);
  const columnWidths = childrenOf(child(element, "w:tblGrid"), "w:gridCol").map((column) => points(column.attributes["w:w"]) ?? 0);
  const firstRowStyled = style !== undefined && hasLook(look, "w:firstRow", 0x20) && Object.keys(style.firstRow).length > 0;
  const firstColumnStyled = style !== undefined && hasLook(look, "w:firstColumn", 0x80);

  const rows: TableRow[] = [];
  for (const row of rowsOf(element)) {
    const tableRun = style ? [mergeRun(style.run, rows.length === 0 && firstRowStyled ? style.firstRow : {})] : around.tableRun;
    const cellAround = (isFirst: boolean): Surroundings => ({
      background,
      tableRun: isFirst && firstColumnStyled && style ? [mergeRun(tableRun[0] ?? {}, style.firstColumn)] : tableRun,
      tableParagraph: style?.paragraph ?? around.tableParagraph,
    });
    const read = readRow(row, cellAround, rows, columnWidths, reader);
    if (read) rows.push(read);
  }
  return { kind: "table", rows, columnWidths, firstRowStyled };
}

function readRow(
  row: XmlElement,
  around: (isFirst: boolean) => Surroundings,
  above: TableRow[],
  columnWidths: number[],
  reader: TableReader,
): TableRow | undefined {
  const properties = child(row, "w:trPr");
  if (child(properties, "w:del")) return undefined;
  let column = number(value(child(properties, "w:gridBefore"))) ?? 0;
  const cells: TableCell[] = [];
  const elements = cellsOf(row);
  for (const element of elements) {
    const tcPr = child(element, "w:tcPr");
    const span = Math.min(64, Math.max(1, number(value(child(tcPr, "w:gridSpan"))) ?? 1));
    const fill = fillOf(child(tcPr, "w:shd"));
    const surroundings = around(column === 0);
    const blocks = reader.readBlocks(element, { ...surroundings, background: fill ?? surroundings.background });
    const merge = child(tcPr, "w:vMerge");
    const continued = merge && value(merge) !== "restart" ? cellAbove(above, column) : undefined;
    // A cell that continues the one above shows nothing of its own; what stands in it nevertheless is kept with the first.
    if (continued) {
      continued.blocks.push(...blocks.filter(hasText));
      continued.rows++;
    } else
      cells.push({
        column,
        span,
        rows: 1,
        width:
          points(child(tcPr, "w:tcW")?.attributes["w:type"] === "dxa" ? child(tcPr, "w:tcW")?.attributes["w:w"] : undefined) ||
          sum(columnWidths.slice(column, column + span)) ||
          reader.textWidth / Math.max(1, elements.length),
        blocks,
        shaded: fill !== undefined && fill !== "#ffffff",
        borders: readBorders(child(tcPr, "w:tcBorders")),
      });
    column += span;
  }
  return { cells, header: onOff(child(properties, "w:tblHeader")) ?? false };
}

const ROW_CONTAINERS = new Set(["w:sdt", "w:sdtContent", "w:ins", "w:moveTo", "w:customXml", "mc:AlternateContent", "mc:Choice"]);
const rowsOf = (element: XmlElement) => unwrapped(element, "w:tr");
const cellsOf = (element: XmlElement) => unwrapped(element, "w:tc");

function unwrapped(element: XmlElement, name: string, found: XmlElement[] = []): XmlElement[] {
  for (const node of element.children) {
    if (typeof node === "string") continue;
    if (node.name === name) found.push(node);
    else if (ROW_CONTAINERS.has(node.name)) unwrapped(node, name, found);
  }
  return found;
}

function hasLook(look: XmlElement | undefined, name: string, bit: number): boolean {
  if (!look) return false;
  const named = look.attributes[name];
  if (named !== undefined) return named === "1" || named === "true" || named === "on";
  return (Number.parseInt(value(look) ?? "0", 16) & bit) !== 0;
}

const cellAbove = (rows: TableRow[], column: number): TableCell | undefined => {
  for (const row of rows.toReversed()) {
    const found = row.cells.find((cell) => cell.column <= column && column < cell.column + cell.span);
    if (found) return found;
  }
  return undefined;
};

const mergeRun = (base: RunProps, over: RunProps): RunProps => ({ ...base, ...over });
const sum = (numbers: number[]) => numbers.reduce((total, amount) => total + amount, 0);
