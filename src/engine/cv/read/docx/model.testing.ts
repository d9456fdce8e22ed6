import { composeLines } from "./lines/compose.ts";
import { type DraftLine, newFlow, type Scope, textOfCells } from "./lines/flow.ts";
import type { Block, FloatingBox, Paragraph, RunContent, Table, TableCell, TextContent } from "./model.ts";

export const text = (of: string, style: Partial<TextContent["style"]> = {}, change: Partial<TextContent> = {}): TextContent => ({
  kind: "text",
  text: of,
  style: { size: 10, bold: false, italic: false, ...style },
  ...change,
});

/** A paragraph of plain text of ten points, unless it is said otherwise. */
export const paragraph = (content: string | RunContent[], change: Partial<Paragraph> = {}): Paragraph => ({
  kind: "paragraph",
  part: "body",
  number: 0,
  styleId: "Normal",
  content: typeof content === "string" ? (content === "" ? [] : [text(content)]) : content,
  markSize: 10,
  left: 0,
  firstLine: 0,
  before: 0,
  after: 0,
  contextual: false,
  hasRule: false,
  shaded: false,
  tabs: [],
  boxes: [],
  newPages: 0,
  joinsNext: false,
  ...change,
});

export const bold = (of: string, change: Partial<Paragraph> = {}) => paragraph([text(of, { bold: true })], change);

/** A cell of the table: its paragraphs, or one of them; merged over columns or rows, shaded, with borders. */
export const cell = (blocks: string | Block | Block[], change: Partial<TableCell> = {}): Partial<TableCell> => ({
  blocks: typeof blocks === "string" ? [paragraph(blocks)] : Array.isArray(blocks) ? blocks : [blocks],
  ...change,
});

/** A table with columns of a hundred points each, unless cells say their widths. */
export function table(rows: (string | Partial<TableCell>)[][], change: Partial<Table> & { header?: boolean } = {}): Table {
  const { header = false, ...rest } = change;
  const columns = Math.max(...rows.map((row) => row.reduce((sum, one) => sum + (typeof one === "string" ? 1 : (one.span ?? 1)), 0)));
  return {
    kind: "table",
    columnWidths: Array<number>(columns).fill(100),
    firstRowStyled: false,
    rows: rows.map((row, at) => {
      let column = 0;
      const cells = row.map((one): TableCell => {
        const given = typeof one === "string" ? cell(one) : one;
        const placed: TableCell = { column, span: 1, rows: 1, width: 100 * (given.span ?? 1), blocks: [], shaded: false, ...given };
        column = placed.column + placed.span;
        return placed;
      });
      return { cells, header: header && at === 0 };
    }),
    ...rest,
  };
}

export const box = (
  content: string | Block[],
  x: number,
  y: number,
  width = 100,
  height = 20,
  change: Partial<FloatingBox> = {},
): FloatingBox => ({
  x,
  y,
  width,
  height,
  inline: false,
  fromParagraph: false,
  blocks: typeof content === "string" ? [paragraph(content)] : content,
  ...change,
});

export function scopeOf(change: Partial<Scope> = {}): Scope {
  let tables = 0;
  return {
    flow: newFlow(),
    place: "body",
    setAside: [],
    storyCharacters: 10_000,
    nextTableId: () => tables++,
    hasDeclaredHeadings: false,
    page: { width: 595, height: 842, top: 72, left: 72, right: 72 },
    compose: composeLines,
    ...change,
  };
}

/** The lines of some blocks. */
export const composed = (blocks: Block[], change: Partial<Scope> = {}): DraftLine[] => composeLines(blocks, scopeOf(change));
/** Their texts, cells between bars. */
export const textsOf = (lines: DraftLine[]) => lines.map((line) => textOfCells(line.cells).replaceAll("\t", " | "));
