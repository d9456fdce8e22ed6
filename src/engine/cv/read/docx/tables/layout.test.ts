import { describe, expect, test } from "bun:test";
import type { DraftLine } from "../lines/flow.ts";
import { bold, cell, composed, paragraph, scopeOf, table, text, textsOf } from "../model.testing.ts";
import type { Block, Paragraph, TableCell } from "../model.ts";
import { fillGrid } from "./grid.ts";
import { isHeading } from "./header-row.ts";
import { isPageLayout } from "./layout.ts";

const paragraphs = (...texts: string[]): Block[] => texts.map((one) => paragraph(one));
const LONG = "Led the works at the harbour and wrote about all of them in reports to the board of the town";

describe("the heading of a column", () => {
  const borders = { top: false, bottom: true, sides: false, between: false };
  const isOne = (of: Paragraph) => isHeading(composed([of])[0] as DraftLine);

  test.each<[string, boolean, Paragraph]>([
    ["is declared", true, paragraph("Work from 2019 on.", { heading: 1 })],
    ["is not the title of the document", false, paragraph("Anna", { heading: 0 })],
    ["is bold", true, bold("Work")],
    ["is in capitals", true, paragraph("WORK")],
    ["has a rule", true, paragraph("Work", { borders })],
    ["has a ground", true, paragraph("Work", { shaded: true })],
    ["is not plain", false, paragraph("Work")],
    ["is no list item", false, bold("Work", { bullet: { glyph: "•", level: 0 } })],
    ["has one cell", false, paragraph([text("Work", { bold: true }), { kind: "tab" }, text("so far", { bold: true })])],
    ["is short", false, bold(LONG)],
    ["has no figures", false, bold("Work 2019")],
    ["is no label and no sentence", false, bold("Work:")],
    ["does not end with a full stop", false, bold("Work.")],
  ])("%s: %p", (_, expected, of) => {
    expect(isOne(of)).toBe(expected);
  });
});

describe("a table lays out the page", () => {
  const isLayout = (rows: (string | Partial<TableCell>)[][], storyCharacters = 100_000) => {
    const scope = scopeOf({ storyCharacters });
    return isPageLayout(fillGrid(table(rows), scope), scope);
  };
  const side = (title: string, count: number) => cell([bold(title), ...paragraphs(...Array(count - 1).fill(LONG))]);
  const plain = (count: number) => cell(paragraphs(...Array(count).fill(LONG)));

  test("where a row has two long cells with headings in both", () => {
    expect(isLayout([[side("Contact", 3), side("Work", 4)]])).toBe(true);
    expect(isLayout([[side("Contact", 2), side("Work", 4)]])).toBe(false);
    expect(isLayout([[side("Contact", 3), plain(4)]])).toBe(false);
    expect(isLayout([[side("Contact", 3), plain(4)]], 800)).toBe(true);
  });

  test("where most of its text is in such rows", () => {
    const short = [LONG, `${LONG} and ${LONG} and ${LONG}`];
    expect(isLayout([[side("Contact", 3), side("Work", 3)], ...Array(1).fill(short)])).toBe(true);
    expect(
      isLayout([[side("Contact", 3), side("Work", 3)], ...Array(2).fill([`${LONG} ${LONG} ${LONG}`, `${LONG} ${LONG} ${LONG}`])]),
    ).toBe(false);
  });

  test("with longer cells where it has many rows, which may be entries", () => {
    const rows = (count: number, lines: number) => Array.from({ length: count }, () => [side("Contact", lines), side("Work", lines)]);
    expect([isLayout(rows(2, 3)), isLayout(rows(4, 3)), isLayout(rows(4, 6))]).toEqual([true, false, true]);
  });

  test("with no more than a few columns", () => {
    expect(isLayout([[side("a", 3), side("b", 3), side("c", 3)]])).toBe(true);
    expect(isLayout([["a", "b", "c", "d", "e"].map((one) => side(one, 3))])).toBe(false);
  });

  test("unless half of its rows begin with the head of an entry", () => {
    const entry = [cell(paragraphs("Gold Street", "Leeds", "2019 – 2021")), side("Work", 4)];
    const page = [side("Contact", 3), side("Work", 4)];
    expect(isLayout([entry, entry])).toBe(false);
    expect(isLayout([entry, page])).toBe(false);
    expect(isLayout([page, page])).toBe(true);
    expect(isLayout([entry], 500)).toBe(true);
    const long = [cell([bold("Gold Street"), ...paragraphs(LONG, "2019 – 2021")]), side("Work", 4)];
    expect(isLayout([long, long])).toBe(true);
  });

  test("where rows beside one long merged cell are together as long as it is", () => {
    const beside = (title: string) => [{ ...cell([bold(title), paragraph(LONG)]), column: 1 }];
    const merged = (rows: number) => cell([bold("CONTACT"), ...paragraphs(LONG, LONG, LONG)], { rows });
    expect(isLayout([[merged(3), cell([bold("WORK"), paragraph(LONG)])], beside("STUDIES"), beside("HOBBIES")])).toBe(true);
    expect(isLayout([[merged(1), cell([bold("WORK"), paragraph(LONG)])], beside("STUDIES"), beside("HOBBIES")])).toBe(false);
  });
});

describe("the lines of a table go on in the text around it", () => {
  const flowsAndGaps = (middle: Block) => {
    const lines = composed([paragraph("before", { after: 12 }), middle, paragraph("after", { before: 24 })]);
    return { texts: textsOf(lines), gaps: lines.map(({ gap }) => gap), flows: new Set(lines.map(({ flow }) => flow)).size };
  };

  test("with the space above and below it", () => {
    expect(flowsAndGaps(table([["Work"]]))).toEqual({ texts: ["before", "Work", "after"], gaps: [0, 1, 2], flows: 1 });
    expect(flowsAndGaps(table([["Name", "Anna"]]))).toEqual({ texts: ["before", "Name | Anna", "after"], gaps: [0, 1, 2], flows: 1 });
    expect(flowsAndGaps(table([[cell(paragraph("Work", { after: 36 }))]])).gaps).toEqual([0, 1, 3]);
  });

  test("a row that is left out is a blank line between others", () => {
    expect(
      composed([
        table([
          ["a", "b"],
          ["", ""],
          ["", ""],
          ["c", "d"],
        ]),
      ]).map(({ gap }) => gap),
    ).toEqual([0, 1]);
    expect(
      composed([
        table([
          ["", ""],
          ["c", "d"],
        ]),
      ]).map(({ gap }) => gap),
    ).toEqual([0]);
  });

  test("columns of a page are flows of their own, and the text goes on below them", () => {
    const side = cell([bold("CONTACT"), ...paragraphs("Leeds", "0113")], { width: 100 });
    const main = cell([bold("WORK"), ...paragraphs("Baker", LONG)], { width: 300 });
    const lines = composed([paragraph("before"), table([[side, main]]), paragraph("after", { before: 24 })]);
    expect(new Set(lines.map(({ flow }) => flow)).size).toBe(3);
    expect(lines[0]?.flow).toBe(lines.at(-1)?.flow as DraftLine["flow"]);
  });
});
