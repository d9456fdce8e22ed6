import { expect, test } from "bun:test";
import { element } from "../../../package/xml.ts";
import { readTable, type TableReader } from "./reader.ts";

const FORMAT = { background: undefined, tableRun: [], tableParagraph: {} };

test("a cell spans as many columns as it says, and no thousands of them", () => {
  const reader = { styles: { table: () => undefined }, textWidth: 450, readBlocks: () => [] } as unknown as TableReader;
  const spanOf = (columns: string) => {
    const properties = element("w:tcPr", {}, [element("w:gridSpan", { "w:val": columns })]);
    const row = element("w:tr", {}, [element("w:tc", {}, [properties])]);
    return readTable(element("w:tbl", {}, [row]), FORMAT, reader).rows[0]?.cells[0]?.span;
  };
  expect(["3", "60", "5000"].map(spanOf)).toEqual([3, 60, 64]);
});
