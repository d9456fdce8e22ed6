import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../../1-document/line-style.ts";
import { toRow } from "../../1-document/row.ts";
import { looksLikeCompany, looksLikePosition } from "../../recognisers/degrees.ts";
import { bullet, type LineLooks, line } from "../../testing/build-reading.ts";
import { describeRows } from "./describe-rows.ts";

type Row = string | [string, LineLooks] | ReturnType<typeof line>;
/** The rows of a section that are text of its entries. */
function textOf(...given: Row[]): string[] {
  const lines = given.map((row) => (typeof row === "string" ? line(row) : Array.isArray(row) ? line(...row) : row));
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  const rows = lines.map((each) => toRow(each, context));
  const { body } = describeRows(rows, [looksLikePosition, looksLikeCompany]);
  return rows.filter((_, at) => body[at]).map(({ text }) => text);
}
const head = (text: string): Row => [text, { bold: true, gap: 1 }];

describe("list items in a section that begins with one", () => {
  test("are the heads of its entries where each has a period", () => {
    expect(textOf(bullet("Acme Ltd"), head("Fitter\t2023 – 2025"), bullet("Bolt Ltd"), head("Cook\t2021 – 2023"))).toEqual([]);
  });
  test("tell about the entries where there are two or more for a period, and none of them is dated", () => {
    const developer = [bullet("Maintains a library"), head("Developer\t2023 – 2025")];
    expect(textOf(...developer, bullet("Wrote tests"))).toEqual(["Maintains a library", "Wrote tests"]);
    expect(textOf(...developer, bullet("Wrote tests in 2024"), bullet("Read plans"))).toEqual([]);
  });
  test("are heads where each has a row below it, and text where one has none", () => {
    const entry = (...texts: [string, ...string[]]) => texts.map((text, at) => (at === 0 ? bullet(text) : line(text)));
    const [acme, bolt] = [entry("Acme Ltd\tLeeds", "Fitter\t2018 – 2020", "Pumps"), entry("Bolt Ltd\tYork", "Cook\t2016 – 2018", "Soup")];
    expect(textOf(...acme, ...bolt)).toEqual([]);
    expect(textOf(...acme, bullet("Mended"), ...bolt, line("Bread"), line("Tea"))).toContain("Mended");
  });
});

describe("in a form that labels employer and position, rows without a label", () => {
  test("below the last label of an entry are its text", () => {
    expect(textOf("Company: Acme Ltd", "Position: Fitter", "Mended pumps", "Company: Bolt Ltd", "Position: Cook", "Cooked")).toEqual([
      "Mended pumps",
      "Cooked",
    ]);
  });
  test("between its labels are none", () => {
    expect(textOf("Company: Acme Ltd", "Position: Fitter", "Mended pumps", "Location: Leeds", "Dover and more")).toEqual([
      "Dover and more",
    ]);
  });
  test("are none where the position has no label", () => {
    expect(textOf("Company: Acme Ltd", "Mended pumps", "Company: Bolt Ltd")).toEqual([]);
  });
});

describe("a few words with a full stop", () => {
  test("are text below a head without one, and are none below a head with one", () => {
    expect(textOf("Fitter, Acme Ltd\t2018 – 2020", "Ran purchasing for four plants.")).toEqual(["Ran purchasing for four plants."]);
    expect(textOf("Fitter, Acme Ltd.", "Ran purchasing for four plants.", "2016 – 2018")).toEqual([]);
  });
  test("are none with a second cell beside them", () => {
    expect(textOf("Fitter, Acme Ltd\t2018 – 2020", "Ran purchasing for four plants.\tLeeds")).toEqual([]);
  });
});

describe("words side by side in smaller print", () => {
  const tags = (text: string, looks: LineLooks, above: Row = bullet("Mended pumps")) =>
    textOf("Fitter\t2018 – 2020", above, [text, looks]).includes(text);
  test("below a list are its techniques", () => {
    expect(tags("Python\tScala\tSQL", { size: 8 })).toBe(true);
  });
  test("are none in the size of the list, alone, with a date, with a label, or below no list", () => {
    expect(tags("Python\tScala\tSQL", {})).toBe(false);
    expect(tags("Python", { size: 8 })).toBe(false);
    expect(tags("Python\t2018", { size: 8 })).toBe(false);
    expect(tags("Location:\tLeeds", { size: 8 })).toBe(false);
    expect(tags("Python\tScala\tSQL", { size: 8 }, "Acme Ltd")).toBe(false);
  });
});

describe("a long row under a date that stands alone", () => {
  const long =
    "Technician of the water works and head of its laboratory and all that goes on in it by day and by night in the town and around";
  const under = (text: string, looks: LineLooks = {}) =>
    textOf("2018 – 2020", [text, looks], "2016 – 2018", "Fitter, Corve Works").includes(text);
  test("is a title where it begins in bold and goes on without", () => {
    expect(under(`${long}, Corve Works`, { lead: long })).toBe(false);
    expect(under(`${long}, Corve Works.`, { lead: long })).toBe(true);
    expect(under(`${long}, Corve Works`, { bold: true })).toBe(true);
    expect(under(`${long}, Corve Works`)).toBe(true);
  });
  test("is one where a line stands between its names", () => {
    const parts =
      "Trainee in the laboratory | Department of Water, Office of the Governor of the province and of all the towns and the lakes of it";
    expect(under(parts)).toBe(false);
    expect(under(parts.replace(" | ", ", "))).toBe(true);
    expect(under(parts.replace("Water, Office", "Water. Office"))).toBe(true);
  });
});

test("the year in a sentence is no date of an entry, whatever ends the sentence, and a period is", () => {
  const told = (text: string) => textOf(head("Fitter, Acme Ltd\t2010 – 2018"), text).includes(text);
  expect(told("Led the sale to Corvane Group in 2013.")).toBe(true);
  expect(told("Led the sale to Corvane Group in 2013!")).toBe(true);
  expect(told("Harbour School. March 2013 to December 2015.")).toBe(false);
});
