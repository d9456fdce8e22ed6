import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../../../1-document/line-style.ts";
import { toRow } from "../../../1-document/row.ts";
import { looksLikeCompany, looksLikePosition } from "../../../recognisers/degrees.ts";
import { bullet, type LineLooks, line } from "../../../testing/build-reading.ts";
import { describeRows } from "./describe-rows.ts";

type Row = string | [string, LineLooks] | ReturnType<typeof line>;
/** The rows of a section with what is known of them. */
function describedRows(given: readonly Row[]) {
  const lines = given.map((row) => (typeof row === "string" ? line(row) : Array.isArray(row) ? line(...row) : row));
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  return describeRows(
    lines.map((each) => toRow(each, context)),
    [looksLikePosition, looksLikeCompany],
  );
}
/** Those that are text of its entries. */
function textOf(...given: Row[]): string[] {
  const { rows, body } = describedRows(given);
  return rows.filter((_, at) => body[at]).map(({ text }) => text);
}
/** Those whose dates may be those of an entry. */
function datedOf(...given: Row[]): string[] {
  const { rows, dated } = describedRows(given);
  return rows.filter((_, at) => dated[at]).map(({ text }) => text);
}
const head = (text: string): Row => [text, { bold: true, gap: 1 }];

test("the year at the end of sentences in small letters is no date of an entry, and that of names is one", () => {
  const jobs = (text: string) => datedOf(head("Fitter\t2018 – 2020"), text, head("Cook\t2016 – 2018"));
  expect(jobs("Three halls and a yard. Always ready to help, no late loads in 2017")).toHaveLength(2);
  expect(jobs("Audit of the wards with all of the staff. Told about it at a meeting (2023).")).toHaveLength(2);
  expect(jobs("Senior Fitter. Corve Works, Ludlow. 2017")).toHaveLength(3);
});

describe("list items in a section that begins with one", () => {
  test("are the heads of its entries where each has a period", () => {
    expect(textOf(bullet("Acme Ltd"), head("Fitter\t2023 – 2025"), bullet("Bolt Ltd"), head("Cook\t2021 – 2023"))).toEqual([]);
  });
  test("tell about the entries where there are two or more for a period, and none of them is dated", () => {
    const developer = [bullet("Maintains a library"), head("Developer\t2023 – 2025")];
    expect(textOf(...developer, bullet("Wrote tests"))).toEqual(["Maintains a library", "Wrote tests"]);
    expect(textOf(...developer, bullet("Wrote tests in 2024"), bullet("Read plans"))).toEqual([]);
  });
  test("are heads where nearly each has a row below it, and a last or dated one says all in its line", () => {
    const [acme, bolt] = [
      [bullet("Acme Ltd"), line("Fitter: pumps")],
      [bullet("Bolt Ltd 2018 – 2020"), line("Cook: soup")],
    ];
    expect(textOf(...acme, ...bolt, bullet("Porter through Corve, 6 months"))).toEqual([]);
    expect(textOf(...acme, bullet("Caretaker 2012 – 2013"), ...bolt)).toEqual([]);
    const more = [line("Halls"), line("Yards")];
    expect(textOf(...acme, ...more, bullet("Caretaker 2012 – 2013"), bullet("Porter"), ...bolt, ...more)).toContain("Porter");
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

test("how long a job took, below its head, is text, and above all of them it is none", () => {
  expect(textOf(head("Fitter, Acme Ltd\t2018 – 2020"), "2 years")).toEqual(["2 years"]);
  expect(textOf("2 years", "Fitter, Acme Ltd\t2018 – 2020")).toEqual([]);
});

describe("in a list of two markers", () => {
  const item = (text: string, glyph: string, level = 0) => ({ ...line(text), bullet: { glyph, level } });
  test("the items with the first are heads where each has a period", () => {
    const list = (...heads: [string, string]) => {
      const [first, second] = heads.map((text) => item(text, "□"));
      return textOf(first as Row, item("Mended pumps", "・"), second as Row, item("Cooked", "・"), item("Baked", "・"));
    };
    expect(list("2019 – 2021 Acme Ltd", "2017 – 2019 Bolt Ltd")).toEqual(["Mended pumps", "Cooked", "Baked"]);
    expect(list("2019 Acme Ltd", "2017 Bolt Ltd")).toEqual([]);
  });
  test("numbers are one marker", () => {
    const numbered = [item("2019 – 2021 Acme Ltd", "1."), item("Mended pumps", "・"), item("2017 – 2019 Bolt Ltd", "2.")];
    expect(textOf(...numbered, item("Cooked", "・"))).toEqual(["Mended pumps", "Cooked"]);
  });
  test("the items of an inner list are text", () => {
    const jobs = [
      item("Acme Ltd 2019 – 2021", "•"),
      item("Mended pumps", "•", 1),
      item("Bolt Ltd 2017 – 2019", "•"),
      item("Cooked", "•", 1),
    ];
    expect(textOf(...jobs)).toEqual(["Mended pumps", "Cooked"]);
  });
});

describe("a short row below text, in the print of the text,", () => {
  const ran = "Ran the stores of three sites and of the yard for all of the crews on the river.";
  const job = head("Fitter, Acme Ltd\t2018 – 2020");
  const goesOn = (...rows: Row[]) => textOf(job, ran, ...rows, head("Cook, Bolt Ltd\t2016 – 2018"), ran).filter((text) => text !== ran);
  test("goes on with it", () => {
    expect(goesOn("Yearly stocktaking")).toEqual(["Yearly stocktaking"]);
    expect(textOf("2018 – 2020", head("Fitter, Acme Ltd"), ran, "Yearly stocktaking", "2016 – 2018", head("Cook, Bolt Ltd"))).toEqual([
      ran,
      "Yearly stocktaking",
    ]);
  });
  test("is none of it below white, with a label or a date, or where the date of another entry stands below it", () => {
    expect(goesOn(["Yearly stocktaking", { gap: 2 }])).toEqual([]);
    expect(goesOn("Location: Leeds")).toEqual([]);
    expect(goesOn("Pumps in 2019")).toEqual([]);
    expect(goesOn("Senior Buyer", "2012 – 2014")).toEqual([]);
    expect(goesOn("Holm Kitchen", "Senior Buyer", "2012 – 2014")).toEqual([]);
  });
});

test("a date in brackets behind a sentence is none of an entry where those stand in rows of their own", () => {
  const remark = "Its results were given to all of the people of the town at a large conference on the pumps of the north (March 2011)";
  expect(textOf("2018 – 2020", head("Fitter, Acme Ltd"), remark, "2016 – 2018", head("Cook, Bolt Ltd"))).toEqual([remark]);
  expect(textOf(head("Fitter, Acme Ltd"), remark, head("Cook, Bolt Ltd"))).toEqual([]);
});

test("in a section of sentences alone, one with a date is an entry, and one without tells of it", () => {
  const [cookery, baking] = [
    "Diploma in cookery for all of those who like to cook and to bake, obtained in the year 2011 at the Trade School of Modena.",
    "Diploma in baking for all of those who like to bake and to cook, obtained in the year 2009 at the Trade School of Parma.",
  ];
  const told = "Learned cookery with all of those who like to cook and to bake and to eat what was cooked and baked by them in the town.";
  expect(textOf(cookery, baking)).toEqual([]);
  expect(textOf(told, baking)).toEqual([told]);
});

test("the dates of an entry are not those of its duties, nor the year in a sentence, nor the second of two dates one above the other", () => {
  const head2018 = "Fitter, Acme Ltd\t2018 – 2020";
  expect(datedOf(head(head2018), "Duties\tWrote the plan for 2022–2026", "Led the sale to Corvane Group in 2013.")).toEqual([head2018]);
  expect(datedOf("2018", "2020", "Fitter")).toEqual(["2018"]);
  expect(datedOf("2018\tFitter", "2020", "Acme Ltd")).toEqual(["2018\tFitter"]);
  expect(datedOf("2018\tFitter", "2020\tAcme Ltd")).toEqual(["2018\tFitter", "2020\tAcme Ltd"]);
  expect(datedOf("2018\tFitter", "2016 – 2017", "Acme Ltd")).toEqual(["2018\tFitter", "2016 – 2017"]);
});
