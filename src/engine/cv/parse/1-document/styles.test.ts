import { describe, expect, test } from "bun:test";
import type { Line, Run, Style } from "../../reading.ts";
import { type LineLooks, line } from "../testing/build-reading.ts";
import { cellAsLine, cellStyle, dominantStyle, isCaps, isDistinct, isOtherFont, isProse, styleKey } from "./line-style.ts";
import { rowLabel, toRow } from "./row.ts";

const BODY: Style = { size: 10, bold: false, italic: false, color: "#000000", font: "Sans" };
const style = (more: Partial<Style> = {}): Style => ({ ...BODY, ...more });

describe("a style stands out from the text", () => {
  const isOut = (more: Partial<Style>, text = "Education", ocr = false) => isDistinct(style(more), text, BODY, ocr);
  test("by its size, weight or colour, or in capitals", () => {
    expect([isOut({ size: 12 }), isOut({ bold: true }), isOut({ color: "#003366" }), isOut({}, "EDUCATION")]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([isOut({}), isOut({ size: 10.1 }), isOut({ size: 8 }), isOut({ italic: true }), isOut({ color: undefined })]).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(isDistinct(style({ bold: true }), "Education", style({ bold: true }), false)).toBe(false);
  });
  test("on a scan neither by its colour nor by a little size", () => {
    expect([isOut({ color: "#003366" }, "x", true), isOut({ size: 10.8 }, "x", true), isOut({ size: 13 }, "x", true)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe("two lines are set alike", () => {
  const key = (more: Partial<Style>, text = "Education", ocr = false) => styleKey(style(more), text, { body: BODY, ocr });
  test("in one size, weight, slant, colour and case", () => {
    expect(key({ size: 12.1 })).toBe(key({ size: 12 }, "Skills"));
    for (const other of [{ size: 13 }, { bold: true }, { italic: true }, { color: "#003366" }]) expect(key(other)).not.toBe(key({}));
    expect(key({}, "SKILLS")).not.toBe(key({}));
  });
  test("on a scan in whatever colour, in nearly one size, and in large print in whatever weight", () => {
    expect(key({ color: "#003366" }, "x", true)).toBe(key({}, "x", true));
    expect(key({ size: 9.5 }, "x", true)).toBe(key({}, "x", true));
    expect(key({ size: 16, bold: true }, "x", true)).toBe(key({ size: 16 }, "x", true));
    expect(key({ bold: true }, "x", true)).not.toBe(key({}, "x", true));
    expect(new Set([6, 10, 12, 15, 20].map((size) => key({ size }, "x", true))).size).toBe(5);
  });
});

test("the style of a text is that of most of its letters", () => {
  const [short, long] = [line("Title", { bold: true }), line("A much longer line of text")];
  expect(dominantStyle([short, long]).bold).toBe(false);
  expect(dominantStyle([short, short, short, short, short, short, long]).bold).toBe(true);
  expect(dominantStyle([])).toEqual({ size: 10, bold: false, italic: false });
  const [cell] = line("Fitter of pumps", { lead: "Fitter" }).cells as [Line["cells"][number]];
  expect(cellStyle(cell, short).bold).toBe(false);
  expect(cellStyle({ ...cell, runs: [] }, short).bold).toBe(true);
  expect(cellStyle({ ...cell, runs: cell.runs.map((run, at) => (at === 1 ? { ...run, text: "              " } : run)) }, long).bold).toBe(
    true,
  );
});

test.each<[string, boolean]>([
  ["EDUCATION", true],
  ["EDUCATION 2019", true],
  ["IT", false],
  ["Education", false],
  ["学歴", false],
  ["ÉCOLE", true],
])("%p is in capitals: %p", (text, expected) => {
  expect(isCaps(text)).toBe(expected);
});

test.each<[string, boolean]>([
  ["Mended the pumps of the old harbour.", true],
  ["Mended the pumps of the old harbour!”", true],
  ["Mended the pumps of the old harbour", false],
  ["Mended the pumps.", false],
  ["one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen", true],
  ["one two three four five six seven eight nine ten eleven twelve", false],
  ["x".repeat(140), true],
  ["Works of the old harbour of Leith Ltd.", false],
  ["Diploma of the old school of Leith, M.Sc.", false],
  ["顧客の倉庫の在庫を毎週数えて報告書を作成しました。", true],
  ["在庫を数えた。", false],
])("%p is running text: %p", (text, expected) => {
  expect(isProse(text)).toBe(expected);
});

test("letters of another script come from another font, of the same script from another style", () => {
  const run = (text: string, font: string): Run => ({ ...BODY, text, font });
  expect(isOtherFont(run("선임 ", "Batang"), run("UX", "Arial"))).toBe(true);
  expect(isOtherFont(run("선임 ", "Batang"), run("UX", "Batang"))).toBe(false);
  expect(isOtherFont(run("Senior ", "Batang"), run("UX", "Arial"))).toBe(false);
  expect(isOtherFont(run("履歴", "Ming"), run("書", "Gothic"))).toBe(true);
});

test("cells of a line as a line of their own have their text, their place and their style", () => {
  const whole = line("Skills\tExcel\tSAP", { lead: "Skills" });
  const own = cellAsLine(whole, whole.cells.slice(1));
  expect([own.text, own.indent, own.style.bold]).toEqual(["Excel\tSAP", 250, false]);
  expect(cellAsLine(whole, []).indent).toBe(whole.indent);
});

describe("a row of an entry", () => {
  const row = (text: string, looks: LineLooks = {}) => toRow(line(text, looks), { language: "en", body: BODY, recognized: new Set() });
  test("knows its dates, and whether it has nothing else", () => {
    expect(row("Fitter\t2014 – 2018")).toMatchObject({ dateOnly: false, prose: false, ranges: [{ start: "2014" }] });
    expect(row("2014 – 2018")).toMatchObject({ dateOnly: true });
    expect(row("2014 – 2018\t2 years 10 months")).toMatchObject({ dateOnly: true });
    expect(row("Fitter\t2 years")).toMatchObject({ dateOnly: false });
    expect(row("Fitter, 2014 – 2018").cells[0]?.rest).toBe("Fitter");
    expect(row("2000 units").ranges).toEqual([]);
  });
  test("is of one kind with another in its style, at its margin and of its level", () => {
    expect(row("Fitter").key).toBe(row("Porter").key);
    expect(row("2014\tFitter").key).toBe(row("Fitter\t2014", { indent: 250 }).key);
    for (const looks of [{ bold: true }, { indent: 90 }, { bullet: true }] as LineLooks[])
      expect(row("Fitter", looks).key).not.toBe(row("Fitter").key);
    expect(row("2014").key).not.toBe(row("Fitter").key);
    expect(row("Employer: Acme").key).toBe(row("Employer: Beta", { bold: true }).key);
  });
  test("has the style that it begins with, however long the text behind it in others", () => {
    const withRuns = (...parts: [string, Partial<Run>][]) => {
      const one = line(parts.map(([text]) => text).join(""));
      const [cell] = one.cells as [Line["cells"][number]];
      const runs = parts.map(([text, style]) => ({ ...BODY, text, ...style }));
      return toRow({ ...one, cells: [{ ...cell, runs }] }, { language: "en", body: BODY, recognized: new Set() }).key;
    };
    const bold = { bold: true, font: "Bold" };
    const comma = { font: "Plain" };
    expect(withRuns(["Nurse", bold], [", ", comma], ["Swan River Hospital", { italic: true, font: "Italic" }])).toBe(
      withRuns(["Assistant Nurse", bold], [", ", comma], ["Acme", { italic: true, font: "Italic" }]),
    );
  });
  test("has the label of a form, in a cell or before a colon, and not in a list", () => {
    const labelOf = (text: string, looks: LineLooks = {}) => rowLabel(line(text, looks))?.field;
    expect([labelOf("Employer\tAcme"), labelOf("Employer: Acme"), labelOf("Employer\tAcme", { bullet: true })]).toEqual([
      "company",
      "company",
      "company",
    ]);
    expect([labelOf("Employer: Acme", { bullet: true }), labelOf("Harbour\tAcme")]).toEqual([undefined, undefined]);
    expect(rowLabel(line("Employer:\tAcme"))?.label).toBe("Employer");
    expect(rowLabel(line("Employer\tAcme"))).toMatchObject({ label: "Employer", value: "Acme", from: 9, to: 13 });
    expect(row("Employer\tAcme", { bullet: true }).bullet).toBe(false);
  });
});
