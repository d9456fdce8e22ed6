import { child, childrenOf, type XmlElement } from "../../../package/xml.ts";
import { number, onOff, points, value } from "../attributes.ts";
import { type Block, hasText, type Table, type TableCell, type TableRow } from "../model.ts";
import { fillOf, type ParagraphProps, type RunProps, readBorders, type StyleSheet } from "../styles/styles.ts";
import { MAX_COLUMN_SPAN } from "./thresholds.ts";

/** Bits of `w:tblLook` (17.4.55). */
const FIRST_ROW_BIT = 0x20;
const FIRST_COLUMN_BIT = 0x80;

/** What a paragraph inherits from its container: the background colour (undefined: unknown) and the formatting of its table style. */
export type InheritedFormat = { background: string | undefined; tableRun: RunProps[]; tableParagraph: ParagraphProps };

export type TableReader = {
  styles: StyleSheet;
  /** Width of the page between its margins, in points. */
  textWidth: number;
  readBlocks: (cell: XmlElement, format: InheritedFormat) => Block[];
};

/** Reads a table (17.4): the blocks of its cells, spans, merged cells, and the format that its style gives to the text. */
export function readTable(element: XmlElement, format: InheritedFormat, reader: TableReader): Table {
  const properties = child(element, "w:tblPr");
  const style = reader.styles.table(value(child(properties, "w:tblStyle")));
  const look = child(properties, "w:tblLook");
  const background = style?.paints ? undefined : (fillOf(child(properties, "w:shd")) ?? format.background);
  const columnWidths = childrenOf(child(element, "w:tblGrid"), "w:gridCol").map((column) => points(column.attributes["w:w"]) ?? 0);
  const firstRowStyled = style !== undefined && hasLook(look, "w:firstRow", FIRST_ROW_BIT) && Object.keys(style.firstRow).length > 0;
  const firstColumnStyled = style !== undefined && hasLook(look, "w:firstColumn", FIRST_COLUMN_BIT);

  const rows: TableRow[] = [];
  for (const row of rowsOf(element)) {
    const tableRun = style ? [mergeRun(style.run, rows.length === 0 && firstRowStyled ? style.firstRow : {})] : format.tableRun;
    const cellFormat = (isFirst: boolean): InheritedFormat => ({
      background,
      tableRun: isFirst && firstColumnStyled && style ? [mergeRun(tableRun[0] ?? {}, style.firstColumn)] : tableRun,
      tableParagraph: style?.paragraph ?? format.tableParagraph,
    });
    const read = readRow(row, cellFormat, rows, columnWidths, reader);
    if (read) rows.push(read);
  }
  return { kind: "table", rows, columnWidths, firstRowStyled };
}

function readRow(
  row: XmlElement,
  format: (isFirst: boolean) => InheritedFormat,
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
    const span = Math.min(MAX_COLUMN_SPAN, Math.max(1, number(value(child(tcPr, "w:gridSpan"))) ?? 1));
    const fill = fillOf(child(tcPr, "w:shd"));
    const inherited = format(column === 0);
    const blocks = reader.readBlocks(element, { ...inherited, background: fill ?? inherited.background });
    const merge = child(tcPr, "w:vMerge");
    const continued = merge && value(merge) !== "restart" ? cellAbove(above, column) : undefined;
    // Word hides the text of a vertically merged cell that continues the one above (`w:vMerge`). It is kept with the first cell.
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
