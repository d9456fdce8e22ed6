import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../../../1-document/line-style.ts";
import { toRow } from "../../../1-document/row.ts";
import { looksLikeCompany, looksLikePosition } from "../../../recognisers/degrees.ts";
import { bullet, type LineLooks, line } from "../../../testing/build-reading.ts";
import { segmentEntries } from "../entries.ts";

type Row = string | [string, LineLooks] | ReturnType<typeof line>;
function entriesOf(...rows: Row[]) {
  const lines = rows.map((row) => (typeof row === "string" ? line(row) : Array.isArray(row) ? line(...row) : row));
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  return segmentEntries(
    lines.map((each) => toRow(each, context)),
    { roles: [looksLikePosition, looksLikeCompany] },
  );
}
/** "Fitter, Acme Ltd + 2014 – 2018 > Mended pumps." for each entry: its head and its text. */
const read = (...rows: Row[]) =>
  entriesOf(...rows).map(({ head, body }) =>
    [head, body].map((part) => part.map(({ text }) => text.replaceAll("\t", " ")).join(" + ")).join(" > "),
  );
const periods = (...rows: Row[]) => entriesOf(...rows).map(({ range }) => [range?.start, range?.end]);

const bold: LineLooks = { bold: true };

test("a title below its date may be long, where it begins in bold", () => {
  const title = "Fitter of the water works and head of its laboratory for pumps, gates and valves";
  const long: Row = [`${title}, Corve Works and Teme Mill, Ludlow in Shropshire, United Kingdom`, { lead: title }];
  const before: Row[] = [["Porter, Harbour Ltd\t2016 – 2018", { lead: "Porter" }], bullet("Carried crates.")];
  expect(read(...before, "2014 – 2016", long, bullet("Mended pumps."))[1]).toBe(`2014 – 2016 + ${long[0]} > Mended pumps.`);
});

describe("entries begin wherever their date stands:", () => {
  test.each<[string, Row[], string[]]>([
    [
      "in the first row",
      ["Fitter, Acme Ltd\t2014 – 2018", bullet("Mended pumps."), "Porter, Harbour Ltd\t2010 – 2014", bullet("Carried crates.")],
      ["Fitter, Acme Ltd 2014 – 2018 > Mended pumps.", "Porter, Harbour Ltd 2010 – 2014 > Carried crates."],
    ],
    [
      "above it",
      ["2014 – 2018", "Fitter, Acme Ltd", bullet("Mended pumps."), "2010 – 2014", "Porter, Harbour Ltd", bullet("Carried crates.")],
      ["2014 – 2018 + Fitter, Acme Ltd > Mended pumps.", "2010 – 2014 + Porter, Harbour Ltd > Carried crates."],
    ],
    [
      "below it",
      [["Fitter", bold], "Acme Ltd", "2014 – 2018", bullet("Mended pumps."), ["Porter", bold], "Harbour Ltd", "2010 – 2014"],
      ["Fitter + Acme Ltd + 2014 – 2018 > Mended pumps.", "Porter + Harbour Ltd + 2010 – 2014 > "],
    ],
    [
      "nowhere, after a gap",
      ["Fitter", "Acme Ltd", ["Porter", { gap: 1 }], "Harbour Ltd"],
      ["Fitter + Acme Ltd > ", "Porter + Harbour Ltd > "],
    ],
  ])("%s", (_, rows, expected) => {
    expect(read(...rows)).toEqual(expected);
  });

  test("no rows are no entries, and the names of columns are none", () => {
    expect(read()).toEqual([]);
    expect(read("Period\tEmployer", "2014 – 2018\tAcme Ltd")).toEqual(["2014 – 2018 Acme Ltd > "]);
    const header = { id: 1, row: 0, column: 0, columns: 2, header: true };
    expect(read(["When\tWhere", { table: header }], "2014 – 2018\tAcme Ltd")).toEqual(["2014 – 2018 Acme Ltd > "]);
    expect(read("When\tWhere", "2014 – 2018\tAcme Ltd")[0]).toContain("When");
  });
});

test("a list marker before each period marks the heads where the items below have another one", () => {
  const marked = (glyph: string, text: string) => ({ ...bullet(text), bullet: { glyph, level: 0 } });
  expect(
    read(
      marked("□", "2014 – 2018 Acme Ltd, Fitter"),
      marked("・", "Mended pumps"),
      marked("□", "2010 – 2014 Harbour Ltd, Porter"),
      marked("・", "Carried crates in 2012"),
    ),
  ).toEqual(["2014 – 2018 Acme Ltd, Fitter > Mended pumps", "2010 – 2014 Harbour Ltd, Porter > Carried crates in 2012"]);
  expect(
    read(
      marked("1.", "Acme Ltd (2014 – 2018)"),
      "Designation: Fitter",
      marked("•", "Mended pumps"),
      marked("2.", "Harbour Ltd (2010 – 2014)"),
      "Designation: Porter",
      marked("•", "Carried crates"),
    ),
  ).toEqual([
    "Acme Ltd (2014 – 2018) + Designation: Fitter > Mended pumps",
    "Harbour Ltd (2010 – 2014) + Designation: Porter > Carried crates",
  ]);
});

describe("a row tells about the entry above, and begins none:", () => {
  const job = "Fitter, Acme Ltd\t2014 – 2018";
  test.each<[string, Row]>([
    ["as an item of a list", bullet("Mended the pumps")],
    ["as a paragraph", "Mended the pumps of all the harbours between the river and the old town, and then those of the mill"],
    ["as a short sentence", "Mended pumps for four harbours."],
    ["as a sentence that names a year", "Mended the pumps that the flood had broken in 2016."],
    ["behind the label of tasks", "Tasks: pumps and gates"],
    ["as the name of a list", "Responsibilities:"],
  ])("%s", (_, row) => {
    const text = typeof row === "string" ? row : (row as { text: string }).text;
    expect(read(job, row, "Porter, Harbour Ltd\t2010 – 2014")).toEqual([
      `Fitter, Acme Ltd 2014 – 2018 > ${text}`,
      "Porter, Harbour Ltd 2010 – 2014 > ",
    ]);
  });

  test.each<[string, Row]>([
    ["a name", "Acme House"],
    ["a name where the heads end in full stops too", "Mended pumps for four harbours."],
  ])("but %s is of the head", (_, row) => {
    const first = _ === "a name" ? job : "Fitter, Acme Ltd.";
    expect(read(first, row)[0]?.split(" > ")[1]).toBe("");
  });

  test("tags in small print below a list are of the job above it", () => {
    const tagged = (size: number) =>
      read(job, bullet("Mended pumps"), ["Pumps\tGates", { size }], "2010 – 2014", "Porter, Harbour Ltd", bullet("Carried crates"));
    expect(tagged(8)[0]).toBe("Fitter, Acme Ltd 2014 – 2018 > Mended pumps + Pumps Gates");
    expect(tagged(8)[1]).toBe("2010 – 2014 + Porter, Harbour Ltd > Carried crates");
    expect(tagged(10)[0]).toBe("Fitter, Acme Ltd 2014 – 2018 > Mended pumps");
  });

  test("a long row that begins or ends with its date is a head still", () => {
    const long = "Fitter of pumps, gates and locks at the harbours of Acme Ltd and of its friends, 2014 – 2018";
    const story = "One had from 2014 – 2018 to mend the pumps of all harbours between the river and the old town, and of the mill";
    expect(read(long, bullet("Mended pumps."))).toEqual([`${long} > Mended pumps.`]);
    expect(read("Fitter\t2014 – 2018", story)[0]?.split(" > ")[1]).toBe(story);
  });
});

describe("rows of a section of sentences alone:", () => {
  test("one with a date is an entry, another tells about it", () => {
    const school = "Diploma in cookery, which was obtained in 2011 at the Trade School of Leeds, in the house beside the river";
    const about = "There one learns to cook, to bake and to keep the books of a small inn beside a large river";
    expect(read(school, about)).toEqual([`${school} > ${about}`]);
  });
});

describe("a short row set like the text above it", () => {
  const head: Row[] = [
    ["Storekeeper", bold],
    ["Selby Storage", bold],
    ["2014 – 2018", bold],
  ];
  const story = "Responsible for the stores of three sites, their yearly stocktaking and the training of new staff.";
  test("goes on with it, but not set like the heads, with a gap or with a date", () => {
    const textOf = (row: Row) => read(...head, story, row)[0]?.split(" > ")[1];
    expect(textOf("Yearly stocktaking")).toBe(`${story} + Yearly stocktaking`);
    expect(read(...head, story, ["Fitter", { bold: true, gap: 1 }], ["Acme Ltd", bold], ["2010 – 2014", bold])).toHaveLength(2);
  });
});

describe("in a form each entry begins with the same label,", () => {
  test("and what follows its last label tells about it", () => {
    expect(
      read(
        "Company: Acme Ltd",
        "Position: Fitter",
        "Period: 2014 – 2018",
        "Pumps and gates",
        "Company: Harbour Ltd",
        "Position: Porter",
        "Period: 2010 – 2014",
        "Crates",
      ),
    ).toEqual([
      "Company: Acme Ltd + Position: Fitter + Period: 2014 – 2018 > Pumps and gates",
      "Company: Harbour Ltd + Position: Porter + Period: 2010 – 2014 > Crates",
    ]);
  });
});

describe("the period of an entry is", () => {
  test.each<[string, Row[], (string | undefined)[]]>([
    ["a range before a single date", ["Fitter 2012\t2014 – 2018"], ["2014", "2018"]],
    ["the first of two", ["Fitter\t2014 – 2018\t2010 – 2012"], ["2014", "2018"]],
    ["what goes on still", ["Fitter 2012\tsince 2014"], ["2014", undefined]],
    ["a single date", ["Fitter, Acme Ltd\t2014"], ["2014", undefined]],
    ["two dates side by side, the earlier first", ["Fitter\tJan 2014\tMar 2018"], ["2014-01", "2018-03"]],
    ["two dates one above the other", ["Jan 2014\tFitter, Acme Ltd", "Mar 2018"], ["2014-01", "2018-03"]],
    ["two dates one above the other, the later first", ["Mar 2018\tFitter, Acme Ltd", "Jan 2014"], ["2014-01", "2018-03"]],
    ["in the text, where the head has none", ["Fitter", "Acme Ltd", "Tasks:", "2014 – 2018"], ["2014", "2018"]],
    ["none of its tasks", ["Fitter", "Acme Ltd", bullet("Mended pumps, 2014 – 2018")], [undefined, undefined]],
    ["none of what a label describes", ["Fitter, Acme Ltd", "Tasks: Wrote the plan for 2022 – 2026"], [undefined, undefined]],
    ["none", ["Fitter, Acme Ltd"], [undefined, undefined]],
  ])("%s", (_, rows, expected) => {
    expect(periods(...rows)[0]).toEqual(expected);
  });
  test("two dates side by side are no period where the later stands first", () => {
    expect(periods("Fitter\tMar 2018\tJan 2014")[0]).toEqual(["2018-03", undefined]);
  });
});

describe("under a date that stands alone the first item of a list", () => {
  const first = (row: ReturnType<typeof line>) => read("2014 – 2018", row, bullet("Mended pumps."))[0];
  test("names the entry where it is a position or an employer", () => {
    expect(first(bullet("Fitter, Acme Ltd"))).toBe("2014 – 2018 + Fitter, Acme Ltd > Mended pumps.");
    expect(first(bullet("Looked after the pumps"))).toBe("2014 – 2018 > Looked after the pumps + Mended pumps.");
    expect(first(bullet("Fitter, Acme Ltd."))).toBe("2014 – 2018 > Fitter, Acme Ltd. + Mended pumps.");
    expect(first(bullet("Fitter, Acme Ltd!"))).toBe("2014 – 2018 > Fitter, Acme Ltd! + Mended pumps.");
  });
  test("and only the row right below the date does so in a sentence", () => {
    const sentence = "Mended the pumps of the whole harbour.";
    expect(read("2014 – 2018", "Fitter, Acme Ltd", sentence)).toEqual([`2014 – 2018 + Fitter, Acme Ltd > ${sentence}`]);
    expect(read("2014 – 2018", "Fitter of the pumps, Acme Ltd.")).toEqual(["2014 – 2018 + Fitter of the pumps, Acme Ltd. > "]);
  });
  test("under more than a date it is text", () => {
    expect(read("Acme Ltd\t2014 – 2018", bullet("Fitter, Harbour Ltd"))).toEqual(["Acme Ltd 2014 – 2018 > Fitter, Harbour Ltd"]);
  });
});

describe("where the list items are the entries,", () => {
  test("items further in tell about them", () => {
    const inner = (text: string) => ({ ...bullet(text), bullet: { glyph: "○", level: 1 } });
    expect(
      read(bullet("Fitter, Acme Ltd"), inner("Mended pumps"), bullet("Porter, Harbour Ltd"), inner("Carried crates"), bullet("Cook, Inn")),
    ).toEqual(["Fitter, Acme Ltd > Mended pumps", "Porter, Harbour Ltd > Carried crates", "Cook, Inn > "]);
  });
});

test("a wrapped line, which begins with a small letter, begins no entry", () => {
  expect(read("Fitter of pumps", "and gates, Acme Ltd", "Porter, Harbour Ltd").some((entry) => entry.startsWith("and"))).toBe(false);
});
