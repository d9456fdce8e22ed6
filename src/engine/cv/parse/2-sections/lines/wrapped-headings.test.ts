import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { dominantStyle } from "../../1-document/line-style.ts";
import { heading, type LineLooks, line } from "../../testing/build-reading.ts";
import { splitSections } from "../split-sections.ts";
import { joinWrappedHeadings } from "./wrapped-headings.ts";

test("two titles with white between them are two headings, though their words could be one over two lines", () => {
  const lines = [
    line("Ottoline Birdsall", { size: 22 }),
    heading("Skills"),
    line("Springing, buttoning"),
    heading("Teaching"),
    heading("Experience", { gap: 0.6 }),
    line("Upholsterer, Corve Interiors Ltd\t2019 – 2021"),
    line("Apprentice, Onny Ltd\t2017 – 2019"),
  ];
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  expect(splitSections(lines, context).at(-1)?.title).toBe("Experience");
});

describe("a heading that a narrow column breaks is one", () => {
  const bold: LineLooks = { bold: true };
  const join = (lines: Line[], recognized: number[] = []) =>
    joinWrappedHeadings(lines, { language: "en", body: dominantStyle([line("Text")]), recognized: new Set(recognized) });
  const texts = (...rows: [string, LineLooks][]) => join(rows.map(([text, looks]) => line(text, looks))).map(({ text }) => text);

  test("with the words, the print and the lines of both", () => {
    const [whole] = join([line("DIPLOMAS AND", bold), line("CERTIFICATES", bold)]);
    expect(whole?.text).toBe("DIPLOMAS AND CERTIFICATES");
    expect(whole?.cells.map(({ text, runs }) => [text, runs.map((run) => run.text)])).toEqual([
      ["DIPLOMAS AND CERTIFICATES", ["DIPLOMAS AND", "CERTIFICATES"]],
    ]);
    expect(texts(["Professional", bold], ["Experience", bold])).toEqual(["Professional Experience"]);
    expect(texts(["Education &", bold], ["Training", bold], ["Leeds College", {}])).toEqual(["Education & Training", "Leeds College"]);
  });

  test.each<[string, [string, LineLooks], [string, LineLooks]]>([
    ["in the print of the text", ["Diplomas and", {}], ["Certificates", {}]],
    ["set in two ways", ["Diplomas and", bold], ["Certificates", { bold: true, size: 14 }]],
    ["in two columns", ["Diplomas and", bold], ["Certificates", { ...bold, flow: 1 }]],
    ["that is a list item above", ["Diplomas and", { ...bold, bullet: true }], ["Certificates", bold]],
    ["that is a list item below", ["Diplomas and", bold], ["Certificates", { ...bold, bullet: true }]],
    ["beside another cell above", ["Diplomas and\tLeeds", bold], ["Certificates", bold]],
    ["beside another cell below", ["Diplomas and", bold], ["Certificates\tLeeds", bold]],
    ["with white between them", ["Diplomas and", bold], ["Certificates", { ...bold, gap: 1 }]],
    ["that is two headings", ["Skills", bold], ["Languages", bold]],
    ["of other words", ["Harbour and", bold], ["Pier", bold]],
  ])("but not %s", (_, above, below) => {
    expect(texts(above, below)).toEqual([above[0], below[0]]);
  });

  test("on a scan capitals are compared without their size", () => {
    const onPage = (text: string, looks: LineLooks): Line => ({
      ...line(text, looks),
      physicalLines: [{ text, box: { page: 1, x: 50, y: 50, width: 90, height: 10 } }],
    });
    const read = (first: string, second: string, pages: number[]) =>
      join([onPage(first, { size: 14 }), onPage(second, { size: 18 })], pages).length;
    expect(read("DIPLOMAS AND", "CERTIFICATES", [1])).toBe(1);
    expect(read("DIPLOMAS AND", "CERTIFICATES", [])).toBe(2);
    expect(read("Diplomas and", "Certificates", [1])).toBe(2);
  });
});
