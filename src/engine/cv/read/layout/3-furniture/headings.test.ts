import { describe, expect, test } from "bun:test";
import type { PositionedRun } from "../1-words/content.ts";
import { toSegments } from "../2-segments/segments.ts";
import { block, print } from "../print.testing.ts";
import { headingStyleKeys } from "./headings.ts";

const HEADING = { size: 13, bold: true };
const TEXT = ["Led teams of nine people in two countries", "and wrote the monthly reports for the board"];
const stylesOf = (...pages: PositionedRun[][]) =>
  headingStyleKeys(pages.map((runs, at) => ({ page: at + 1, width: 600, height: 840, segments: toSegments(runs) })));
/** Two sections, each a title over its text. */
const sections = (style: Parameters<typeof print>[3], titles = ["Work", "Studies"]) =>
  titles.flatMap((title, at) => [...print(50, 100 + 60 * at, title, style), ...block(50, 116 + 60 * at, TEXT)]);
const countsOf = (...pages: PositionedRun[][]) => {
  const { all, large } = stylesOf(...pages);
  return [all.size, large.size];
};

describe("the style of headings", () => {
  test("is a larger one of short lines over text, or a bold one of the same size", () => {
    expect(countsOf(sections(HEADING))).toEqual([1, 1]);
    expect(countsOf(sections({ size: 13 }))).toEqual([1, 1]);
    expect(countsOf(sections({ bold: true }))).toEqual([1, 0]);
    expect([...stylesOf(sections(HEADING)).all]).toEqual([toSegments(print(0, 0, "Work", HEADING))[0]?.styleKey as string]);
  });

  test("is one of capitals too, in a colour of its own, though it is neither larger nor bold", () => {
    expect(countsOf(sections({ color: "#aa3300" }, ["WORK", "STUDIES"]))).toEqual([1, 0]);
    expect(countsOf(sections({}, ["WORK", "STUDIES"]))).toEqual([0, 0]);
    expect(countsOf(sections({ color: "#aa3300" }, ["SAP", "ERP"]))).toEqual([0, 0]);
    expect(countsOf(sections({ color: "#aa3300" }, ["Sold to ACME", "Ran the LEITH"]))).toEqual([0, 0]);
    expect(countsOf(sections({ color: "#aa3300" }, ["2019", "2021"]))).toEqual([0, 0]);
  });

  test.each<[string, PositionedRun[]]>([
    ["the text itself", sections({})],
    ["another colour", sections({ color: "#aa3300" })],
    ["small print", sections({ size: 8, bold: true })],
    ["a single line", sections(HEADING, ["Work"])],
    [
      "long lines",
      sections(HEADING, ["Led teams of nine people in two countries and more", "And wrote the monthly reports for the board there"]),
    ],
    ["list items", sections(HEADING, ["• Work", "• Studies"])],
    ["lines with more beside them", [...sections(HEADING), ...print(100, 100, "2019"), ...print(120, 160, "2021")]],
    ["lines without text below", [...print(50, 100, "Work", HEADING), ...print(50, 160, "Studies", HEADING), ...block(300, 300, TEXT)]],
    [
      "lines with their own style below",
      [...block(50, 100, ["Work", "Studies"], HEADING), ...print(50, 124, "Hobbies", HEADING), ...block(300, 300, TEXT)],
    ],
  ])("is not that of %s", (_, runs) => {
    expect(countsOf(runs)[0]).toBe(0);
  });

  test("may be that of lines beside another column", () => {
    expect(countsOf([...sections(HEADING), ...print(300, 100, "Leeds"), ...print(300, 160, "York")])[0]).toBe(1);
    expect(
      countsOf([
        ...sections(HEADING).map((run) => ({ ...run, box: { ...run.box, x: run.box.x + 250 } })),
        ...print(50, 100, "Leeds"),
        ...print(50, 160, "York"),
      ])[0],
    ).toBe(1);
  });

  test("is counted over all pages, each by its rows", () => {
    expect(countsOf(sections(HEADING, ["Work"]), sections(HEADING, ["Studies"]))).toEqual([1, 1]);
  });

  test("may be told by its size in a margin that has no text below it", () => {
    const beside = (style: Parameters<typeof print>[3], x = 200) =>
      countsOf([100, 160].flatMap((y) => [...print(50, y, "Work", style), ...block(x, y, [...TEXT, ...TEXT])]))[0];
    expect(beside({ size: 15 })).toBe(1);
    expect(beside({ size: 11, bold: true })).toBe(0);
    const right = [100, 160].flatMap((y) => [...block(50, y, [...TEXT, ...TEXT]), ...print(400, y, "Work", { size: 15 })]);
    expect(countsOf(right)[0]).toBe(0);
    const twice = [100, 160].flatMap((y) => [
      ...print(50, y, "Work", { size: 15 }),
      ...print(200, y, "Bakery", { size: 15 }),
      ...block(400, y, [...TEXT, ...TEXT]),
    ]);
    expect(countsOf(twice)[0]).toBe(0);
  });

  test("is that of lines whose text follows within three rows of the page", () => {
    const between = (rows: number) =>
      countsOf(
        [100, 300].flatMap((y) => [
          ...print(50, y, "Work", HEADING),
          ...Array.from({ length: rows }, (_, row) => print(400, y + 14 * (row + 1), "beside")).flat(),
          ...block(50, y + 14 * (rows + 1), TEXT),
        ]),
      )[0];
    expect([between(1), between(5)]).toEqual([1, 0]);
  });

  test("is unlike the style that most of the text has, not most of the lines", () => {
    const short = Array.from({ length: 8 }, (_, at) => print(300, 100 + 14 * at, "Go", { size: 16 })).flat();
    expect(countsOf([...sections(HEADING), ...short])).toEqual([1, 1]);
  });

  test("is none of a document without text", () => {
    expect(countsOf([])).toEqual([0, 0]);
  });
});
