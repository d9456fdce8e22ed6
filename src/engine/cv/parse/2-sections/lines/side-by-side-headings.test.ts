import { describe, expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, type LineLooks, line } from "../../testing/build-reading.ts";
import { separatePairs } from "./label-pairs.ts";
import { separateSideBySide } from "./side-by-side-headings.ts";
import { withLettersJoined, withoutColonCell, withoutDrawnRule } from "./tidy-headings.ts";

const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);
const header = { id: 1, row: 0, column: 0, columns: 4, header: true };

describe("several labels with their values in one row become lines of their own:", () => {
  test.each<[string, string[], LineLooks]>([
    ["Name\tJane Doe\tNationality\tBritish", ["Name\tJane Doe", "Nationality\tBritish"], {}],
    ["Name\tJane Doe\tAge\t31\tPhone\t0117 496 0142", ["Name\tJane Doe", "Age\t31", "Phone\t0117 496 0142"], {}],
    // One label with its value is a line already, and a label without a value breaks the pairs.
    ["Name\tJane Doe", ["Name\tJane Doe"], {}],
    ["Name\tJane Doe\tNationality", ["Name\tJane Doe\tNationality"], {}],
    ["Name\tJane Doe\tNationality\tBritish\tAge", ["Name\tJane Doe\tNationality\tBritish\tAge"], {}],
    // The names of columns, and a row in which one is no label.
    ["Name\tNationality\tAge\tPhone", ["Name\tNationality\tAge\tPhone"], {}],
    ["Name\tJane Doe\tRowing\tBritish", ["Name\tJane Doe\tRowing\tBritish"], {}],
    ["Rowing\tJane Doe\tNationality\tBritish", ["Rowing\tJane Doe\tNationality\tBritish"], {}],
    ["Name\tJane Doe\tNationality\tBritish", ["Name\tJane Doe\tNationality\tBritish"], { table: header }],
  ])("%p", (text, expected, looks) => {
    expect(texts(separatePairs(line(text, looks)))).toEqual(expected);
  });
});

describe("titles side by side, each over its column:", () => {
  const read = (...lines: (string | ReturnType<typeof line>)[]) =>
    texts(separateSideBySide(lines.map((one) => (typeof one === "string" ? line(one) : one))));
  const columns = ["Skills", "Excel", "SAP", "Languages", "English", "German"];

  test("columns that the reader has divided already have a heading each", () => {
    const at = (column: number, text: string, flow: number) => {
      const made = line(text, { flow });
      return { ...made, cells: made.cells.map((cell, index) => ({ ...cell, x: (column + index) * 200 })) };
    };
    const headings = at(1, "Skills\tLanguages", 0);
    const [skills, spoken] = [["Excel", "SAP"].map((text) => at(1, text, 1)), ["English", "German"].map((text) => at(2, text, 2))];
    expect(read(headings, ...skills, ...spoken)).toEqual(columns);
    expect(read(headings, ...skills)).toEqual(["Skills\tLanguages", "Excel", "SAP"]);
    expect(read(headings, ...spoken, ...skills)[0]).toBe("Skills\tLanguages");
  });

  test("the columns follow each other, and what stands around them stays", () => {
    expect(read("Jane Doe", "Skills\tLanguages", "Excel\tEnglish", "SAP\tGerman")).toEqual(["Jane Doe", ...columns]);
    expect(read("Skills\tLanguages", "Excel\tEnglish", "SAP\tGerman", "Education", "Leith\tLeeds")).toEqual([
      ...columns,
      "Education",
      "Leith\tLeeds",
    ]);
  });

  test("a cell belongs to the column whose title is nearest", () => {
    expect(read("Skills\tLanguages", "Excel\tEnglish", line("SAP", { indent: 60 }), line("German", { indent: 240 }))).toEqual(columns);
  });

  test("they end where the flow, the table or the columns do, and at the next titles", () => {
    const rows = ["Skills\tLanguages", "Excel\tEnglish", "SAP\tGerman"];
    const inTable = (text: string, id: number) => line(text, { table: { id, row: 0, column: 0, columns: 2 } });
    expect(read(...rows, line("Leith\tLeeds", { flow: 1 }))).toEqual([...columns, "Leith\tLeeds"]);
    expect(read(...rows.map((text) => inTable(text, 1)), inTable("Leith\tLeeds", 2))).toEqual([...columns, "Leith\tLeeds"]);
    expect(read(...rows, "Leith\tLeeds\tDover")).toEqual([...columns, "Leith\tLeeds\tDover"]);
    expect(read(...rows, "Interests\tReferences", "Chess\tOn request")).toEqual([
      ...columns,
      "Interests",
      "Chess",
      "References",
      "On request",
    ]);
  });

  test.each<[string, ReturnType<typeof line>[]]>([
    ["nothing stands beside each other below them", [line("Skills\tLanguages"), line("Excel"), line("English")]],
    ["nothing stands below them", [line("Skills\tLanguages"), line("Education"), line("Leith\tLeeds")]],
    ["two of them are of one kind", [line("Skills\tTechnical Skills"), line("Excel\tSAP")]],
    ["one is no title", [line("Skills\tHarbour"), line("Excel\tSAP")]],
    ["one is a title by half", [line("Skills & more\tLanguages"), line("Excel\tEnglish")]],
    ["one labels a value", [line("Skills\tNationality"), line("Excel\tBritish")]],
    ["it is one title alone", [line("Skills"), line("Excel\tSAP")]],
    ["they are an item of a list", [line("Skills\tLanguages", { bullet: true }), line("Excel\tEnglish")]],
    ["they are the header of a table", [line("Skills\tLanguages", { table: header }), line("Excel\tEnglish", { table: header })]],
  ])("there are none where %s", (_, lines) => {
    expect(texts(separateSideBySide(lines))).toEqual(texts(lines));
  });
});

describe("a colon in a column of its own belongs to the label before it:", () => {
  test.each([
    ["Date of birth\t:\t2 May 1989", "Date of birth:\t2 May 1989"],
    ["氏名\t：\t藤原美咲", "氏名:\t藤原美咲"],
    ["Name\t:\tJane Doe\tAge\t:\t31", "Name:\tJane Doe\tAge:\t31"],
    ["Name\tJane Doe\tLeeds", "Name\tJane Doe\tLeeds"],
    // Without a label there is nothing to join.
    ["Duties\t:", "Duties:"],
    ["Packages\t: AutoCAD 2D", "Packages:\tAutoCAD 2D"],
    ["Packages:\t: AutoCAD 2D", "Packages:\tAutoCAD 2D"],
    [":\tName\tJane Doe", ":\tName\tJane Doe"],
    ["Name\tratio 1:2\tLeeds", "Name\tratio 1:2\tLeeds"],
  ])("%p", (text, expected) => {
    expect(withoutColonCell(line(text)).text).toBe(expected);
  });
});

test("a title of East Asian letters that are set wide apart is one word, a row of a table is none", () => {
  const cells = (text: string) => withLettersJoined(line(text)).cells.map((cell) => cell.text);
  expect(cells("证\t书\t2019.09 电工证")).toEqual(["证书", "2019.09 电工证"]);
  expect(cells("이\t력\t서")).toEqual(["이력서"]);
  expect(cells("有\t无\t2019.09 电工证")).toEqual(["有", "无", "2019.09 电工证"]);
  expect(cells("证\t2019.09 电工证")).toEqual(["证", "2019.09 电工证"]);
  expect(cells("A\tB")).toEqual(["A", "B"]);
});

describe("a line drawn with signs is a ruling line beside the title:", () => {
  test.each<[string, string, boolean]>([
    ["EDUCATION ________", "EDUCATION", true],
    ["─────── Education ───────", "Education", true],
    ["Education ===========", "Education", true],
    ["Education", "Education", false],
    ["Education __", "Education __", false],
    ["________________", "________________", false],
    ["Education\t________", "Education\t________", false],
    ["Education ________ Leeds", "Education ________ Leeds", false],
  ])("%p", (text, title, isRuled) => {
    const read = withoutDrawnRule(line(text));
    expect([read.text, read.cells.map((cell) => cell.text).join("\t"), read.ruled === true]).toEqual([title, title, isRuled]);
  });
});

describe("contact data over both columns", () => {
  const parse = (...reach: string[]) =>
    parseResume(
      buildReading([
        line("Jane Doe", { size: 22 }),
        line("jane.doe@example.com", { flow: 1 }),
        heading("Experience", { flow: 1 }),
        line("Fitter, Acme Ltd\t2018 – 2021", { flow: 1, bold: true }),
        line("Mended the pumps of three mills.", { flow: 1 }),
        ...reach.map((text) => line(text, { flow: 2 })),
        heading("Skills", { flow: 2 }),
        line("Welding, Turning", { flow: 2 }),
      ]),
    ).resume;

  test("are read on the right as on the left", () => {
    const { basics, work } = parse("github.com/janedoe", "www.jane.example");
    expect(basics).toMatchObject({ url: "www.jane.example", profiles: [{ network: "GitHub", username: "janedoe" }] });
    expect(work).toMatchObject([{ name: "Acme Ltd", summary: "Mended the pumps of three mills." }]);
  });

  test("are the address of a job where it is one alone, or where text stands with it", () => {
    expect(JSON.stringify(parse("www.acme.example").work)).toContain("acme.example");
    expect(JSON.stringify(parse("www.acme.example", "Led the fitters of the mill.").work)).toContain("acme.example");
  });
});
