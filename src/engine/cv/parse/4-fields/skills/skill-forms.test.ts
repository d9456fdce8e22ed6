import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import type { Context } from "../../1-document/context.ts";
import { toRow } from "../../1-document/row.ts";
import { bullet, type LineLooks, line } from "../../testing/build-reading.ts";
import { parseSkills } from "./skills.ts";

const CONTEXT: Context = { language: "en", body: { size: 10, bold: false, italic: false }, recognized: new Set() };
/** "Excel", "Excel (good)", "Tools: Figma + Sketch". */
const read = (...lines: (string | Line)[]) =>
  parseSkills(
    lines.map((one) => toRow(typeof one === "string" ? line(one) : one, CONTEXT)),
    CONTEXT,
  ).map(({ name, level, keywords }) => `${name}${level ? ` (${level})` : ""}${keywords ? `: ${keywords.join(" + ")}` : ""}`);
const inRow = (text: string, row: number, looks: LineLooks = {}, id = 1) =>
  line(text, { table: { id, row, column: 0, columns: 2 }, ...looks });

describe("a line over a list is the name of a group:", () => {
  test.each<[string, (string | Line)[], string[]]>([
    ["in bold", [line("Tools", { bold: true }), "Figma, Sketch"], ["Tools: Figma + Sketch"]],
    ["in larger print", [line("Tools", { size: 12 }), "Figma, Sketch"], ["Tools: Figma + Sketch"]],
    ["with a colon", ["Tools:", "Figma, Sketch"], ["Tools: Figma + Sketch"]],
    ["over items of a list", ["Tools", bullet("Figma"), bullet("Sketch")], ["Tools: Figma + Sketch"]],
    ["as an item with items of its own", [bullet("Tools"), { ...bullet("Figma"), bullet: { glyph: "○", level: 1 } }], ["Tools: Figma"]],
    [
      "but no item before the next column of the list",
      [bullet("Figma", { indent: 180 }), { ...bullet("Sketch", { indent: 390 }), bullet: { glyph: "•", level: 1 } }],
      ["Figma", "Sketch"],
    ],
    ["as an item in bold over lines that are none", [bullet("Tools", { bold: true }), "Figma", "Sketch"], ["Tools: Figma + Sketch"]],
    ["with its level below", [line("Tools", { bold: true }), "advanced", "Excel"], ["Tools (advanced)", "Excel"]],
    [
      "several",
      [line("Tools", { bold: true }), "Figma", line("Office", { bold: true }), "Excel, Word"],
      ["Tools: Figma", "Office: Excel + Word"],
    ],
    [
      "several at the left of a column with their items",
      [
        "Tools",
        line("Figma", { indent: 90 }),
        line("Sketch", { indent: 91 }),
        line("Office", { indent: 53 }),
        line("Excel", { indent: 90 }),
      ],
      ["Tools: Figma + Sketch", "Office: Excel"],
    ],
    ["with its list beside it in a table", [inRow("Tools\tFigma", 0), inRow("Sketch", 0, { bullet: true })], ["Tools: Figma + Sketch"]],
  ])("%s", (_, rows, expected) => {
    expect(read(...rows)).toEqual(expected);
  });

  test.each<[string, (string | Line)[], string[]]>([
    ["in lighter print", ["Tools", line("Figma", { bold: true })], ["Tools", "Figma"]],
    ["in the same print", ["Tools", "Figma"], ["Tools", "Figma"]],
    ["with commas", [line("Tools, pens", { bold: true }), "Figma"], ["Tools", "pens", "Figma"]],
    ["at the end", ["Figma", line("Tools", { bold: true })], ["Figma", "Tools"]],
    ["of two cells", [line("Tools\tPens", { bold: true }), "Figma"], ["Tools", "Pens", "Figma"]],
    ["as an item over items", [bullet("Tools", { bold: true }), bullet("Figma")], ["Tools", "Figma"]],
    ["in a list that an item follows", ["Tools", "Pens", bullet("Figma")], ["Tools", "Pens", "Figma"]],
    ["beside a list of another row", [inRow("Tools\tFigma", 0), inRow("Sketch", 1, { bullet: true })], ["Tools", "Figma", "Sketch"]],
    ["beside a list of another table", [inRow("Tools\tFigma", 0), inRow("Sketch", 0, { bullet: true }, 2)], ["Tools", "Figma", "Sketch"]],
    ["beside no list", [inRow("Tools\tFigma", 0), inRow("Sketch", 0)], ["Tools", "Figma", "Sketch"]],
  ])("not %s", (_, rows, expected) => {
    expect(read(...rows)).toEqual(expected);
  });

  test("a group ends where a row has a group or a level of its own", () => {
    expect(read(line("Tools", { bold: true }), "Figma", "Office: Excel, Word", "SAP")).toEqual([
      "Tools: Figma",
      "Office: Excel + Word",
      "SAP",
    ]);
    expect(read(line("Tools", { bold: true }), "Figma", "SAP (advanced)")).toEqual(["Tools: Figma", "SAP (advanced)"]);
  });

  test("the header of a table is no skill", () => {
    expect(read(line("Skill\tLevel", { table: { id: 1, row: 0, column: 0, columns: 2, header: true } }), "Excel\tadvanced")).toEqual([
      "Excel (advanced)",
    ]);
  });
});

describe("cells of a row are skills with their levels:", () => {
  test.each<[string, string[], string[]]>([
    ["a skill and its level", ["Excel\tadvanced", "SAP\tbasic"], ["Excel (advanced)", "SAP (basic)"]],
    ["with years and a date beside it", ["Python\t3\tExpert\t2025", "SQL\t7\tBasic\t2020"], ["Python (Expert)", "SQL (Basic)"]],
    ["two in a row", ["Excel\t5 years\tWord\t3 years"], ["Excel (5 years)", "Word (3 years)"]],
    ["behind their category", ["Office\tExcel\t5 years", "Word\t2 years"], ["Excel (5 years)", "Word (2 years)"]],
    ["behind a separator alone in its cell", ["Excel\t|\tadvanced"], ["Excel (advanced)"]],
    ["none", ["Excel\tWord"], ["Excel", "Word"]],
    ["groups with their lists", ["Tools\tFigma, Sketch", "Office\tExcel, Word"], ["Tools: Figma + Sketch", "Office: Excel + Word"]],
    ["a group whose list has one item", ["Tools\tFigma, Sketch", "Office\tExcel"], ["Tools: Figma + Sketch", "Office: Excel"]],
    ["one row alone is no layout of groups", ["Tools\tFigma"], ["Tools", "Figma"]],
    ["two groups in a row", ["Tools\tFigma, Sketch\tOffice\tExcel, Word"], ["Tools: Figma + Sketch", "Office: Excel + Word"]],
  ])("%s", (_, rows, expected) => {
    expect(read(...rows)).toEqual(expected);
  });
});

test("lists in brackets with a level behind them are groups where most rows are such", () => {
  expect(read("Office (Excel, Word) – good", "Web (HTML, CSS) - advanced user")).toEqual([
    "Office (good): Excel + Word",
    "Web (advanced user): HTML + CSS",
  ]);
  expect(read("Office (Excel, Word) – good", "Welding", "Knots")).toContain("Office (Excel, Word) (good)");
});

test("semicolons divide a list that is long enough for a sentence", () => {
  expect(read(bullet("Excel, tills and stock lists; typing; ability to work under pressure with little or no supervision"))).toEqual([
    "Excel",
    "tills and stock lists",
    "typing",
    "ability to work under pressure with little or no supervision",
  ]);
});

describe("a line is read as", () => {
  test.each<[string, string[]]>([
    ["Tools: Figma, Sketch", ["Tools: Figma + Sketch"]],
    ["工具：Figma、Sketch", ["工具: Figma + Sketch"]],
    ["Tools:Figma, Sketch", ["Tools: Figma + Sketch"]],
    ["Excel: advanced", ["Excel (advanced)"]],
    ["https://tools.example, Figma", ["https://tools.example", "Figma"]],
    ["工具类: npm yarn gulp", ["工具类: npm + yarn + gulp"]],
    ["Tools: npm yarn gulp", ["Tools: npm yarn gulp"]],
    ["工具类: Npm yarn", ["工具类: Npm yarn"]],
    ["Python ●●●●○ SQL ●●○○○", ["Python (●●●●○)", "SQL (●●○○○)"]],
    ["Excel (very good) ●●●●○", ["Excel (very good)"]],
    ["Tools: Figma, Sketch ●●●●○", ["Tools: Figma + Sketch"]],
    ["Excel ████████ 80 %", ["Excel (80 %)"]],
    ["● ● ○\tExcel, Word", ["Excel (● ● ○)", "Word (● ● ○)"]],
    ["Web design\t80 %\tHTML | CSS", ["Web design (80 %): HTML + CSS"]],
    ["Excel – very good Payroll – good", ["Excel (very good)", "Payroll (good)"]],
    ["Excel (very good) Payroll (good)", ["Excel (very good)", "Payroll (good)"]],
    ["Gas (arc) Payroll", ["Gas (arc) Payroll"]],
    ["Sailing – by day – by night", ["Sailing – by day – by night"]],
    ["SQL · advanced", ["SQL (advanced)"]],
    ["Excel, Word and SAP", ["Excel", "Word", "SAP"]],
    ["Bolts and nuts, Word, Excel and SAP", ["Bolts and nuts", "Word", "Excel and SAP"]],
  ])("%p", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test("a level on the line below belongs to the skill above, if it has none", () => {
    expect(read("SQL", "(advanced)")).toEqual(["SQL (advanced)"]);
    expect(read("SQL (basic)", "advanced")).toEqual(["SQL (basic)", "advanced"]);
    expect(read("Tools: Figma, Sketch", "advanced")).toEqual(["Tools: Figma + Sketch", "advanced"]);
    expect(read("advanced", "SQL")).toEqual(["advanced", "SQL"]);
    expect(read("SQL", "●●●○○")).toEqual(["SQL (●●●○○)"]);
  });

  test("an item of a list with commas between long parts is one skill", () => {
    const text = "Analysis, construction and integrity of large data bases";
    expect(read(bullet(text))).toEqual([text]);
    expect(read(text)).toHaveLength(2);
    expect(read(bullet("Excel, Word"))).toEqual(["Excel", "Word"]);
  });

  test("a phrase with commas is one skill where each line has one", () => {
    const rows = ["Lifting, moving and use of hoists", "Medication", "Cooking for forty"];
    expect(read(...rows)).toEqual(rows);
    expect(read("Excel, Word", "Medication", "Cooking for forty")).toEqual(["Excel", "Word", "Medication", "Cooking for forty"]);
    expect(read("Excel, typing, filing", "Lifting, moving, hoists", "Medication")).toHaveLength(7);
    expect(read("Lifting, moving", "Medication")).toEqual(["Lifting", "moving", "Medication"]);
  });

  test("a long item among others with bars between them is no sentence", () => {
    const items = ["Archery", "Grade eight of the Royal School of Northern Church Music", "Directing of choirs and of plays for children"];
    expect(read(items.join(" | "))).toEqual(items);
  });
});

describe("a name with a list in brackets behind it", () => {
  const rows = ["Databases (Oracle, MySQL)", "Office (Excel, Word)", "Code (Java, Go)"];
  const groups = ["Databases: Oracle + MySQL", "Office: Excel + Word", "Code: Java + Go"];
  test("is a group where three rows or more have one", () => {
    expect(read(...rows)).toEqual(groups);
    expect(read(...rows.map((row) => bullet(row)))).toEqual(groups);
    expect(read("Databases (Oracle, MySQL).", "Office (Excel, Word);", "语言（Java，Go）")).toEqual([
      ...groups.slice(0, 2),
      "语言: Java + Go",
    ]);
    expect(read("Databases (Oracle, MySQL (5, 8))", ...rows.slice(1))).toEqual(["Databases: Oracle + MySQL (5, 8)", ...groups.slice(1)]);
  });
  test("is a skill with what belongs to it where two rows have one, or few of many", () => {
    expect(read(...rows.slice(1))).toEqual(rows.slice(1));
    const few = [...rows, "Welding", "Brazing", "Sawing"];
    expect(read(...few)).toEqual(few);
    expect(read(...rows, "Welding", "Brazing")).toEqual([...groups, "Welding", "Brazing"]);
  });
  test("is a skill where the bracket holds one item in most rows", () => {
    const single = ["Databases (Oracle)", "Office (Excel)", "Code (Java, Go)"];
    expect(read(...single)).toEqual(single);
  });
  test("is no group with the level of another skill, and none of several names in a row or behind a label", () => {
    expect(read(...rows, "Welding (good)")).toEqual([...groups, "Welding (good)"]);
    expect(read(...rows.map((row) => `${row}, SAP (FI, CO)`))).toEqual(rows.flatMap((row) => [row, "SAP (FI, CO)"]));
    expect(read(...rows.map((row) => `${row}, SAP`))).toEqual(rows.flatMap((row) => [row, "SAP"]));
    expect(read(...rows, "Tools: SQL (FI, CO)")).toEqual([...groups, "Tools: SQL (FI, CO)"]);
  });
});

test("a level behind a dash is one of its skill, though the rows beside it are groups with lists", () => {
  expect(read("Databases – Oracle, MySQL", "Office – Excel, Word", "Welding – good")).toEqual([
    "Databases: Oracle + MySQL",
    "Office: Excel + Word",
    "Welding (good)",
  ]);
});

describe("a word in bold before a list is its group:", () => {
  test.each<[string, Line, string[]]>([
    ["Tools", line("Tools Figma, Sketch", { lead: "Tools" }), ["Tools: Figma + Sketch"]],
    ["with a colon", line("Tools: Figma, Sketch", { lead: "Tools:" }), ["Tools: Figma + Sketch"]],
    ["with a level", line("Excel advanced", { lead: "Excel" }), ["Excel (advanced)"]],
    ["all in bold is none", line("Tools Figma", { bold: true }), ["Tools Figma"]],
    ["before nothing but the end of a list is none", line("Tools etc.", { lead: "Tools" }), ["Tools"]],
    ["with commas is none", line("Tools, pens Figma", { lead: "Tools, pens" }), ["Tools", "pens Figma"]],
  ])("%s", (_, row, expected) => {
    expect(read(row)).toEqual(expected);
  });
});

describe("tags, each a text of its own in the file,", () => {
  const tags = (...pieces: string[]): Line => {
    const made = line(pieces.join(" "));
    const [cell] = made.cells as [Line["cells"][number]];
    return { ...made, cells: [{ ...cell, pieces }] };
  };
  test("are skills, with the level behind them", () => {
    expect(read(tags("Excel", "Word", "SAP R/3"))).toEqual(["Excel", "Word", "SAP R/3"]);
    expect(read(tags("Excel", "advanced", "Word", "(basic)"))).toEqual(["Excel (advanced)", "Word (basic)"]);
    expect(read(tags("Excel", "– good"))).toEqual(["Excel (good)"]);
  });
  test("in several rows are groups, the first tag their name", () => {
    expect(read(tags("Tools", "Figma", "Sketch"), tags("Office", "Excel"))).toEqual(["Tools: Figma + Sketch", "Office: Excel"]);
    expect(read(tags("Excel", "advanced", "Word"), tags("SAP", "(basic)", "Rhino"))).toEqual([
      "Excel (advanced)",
      "Word",
      "SAP (basic)",
      "Rhino",
    ]);
    expect(read(tags("Tools", "Figma"), tags("Office"))).toEqual(["Tools", "Figma", "Office"]);
    const item = (...pieces: string[]) => ({ ...tags(...pieces), bullet: { glyph: "•", level: 0 } });
    expect(read(item("Tools", "Figma"), item("Office", "Excel"))).toEqual(["Tools", "Figma", "Office", "Excel"]);
  });
});

describe("where most rows are groups with lists, a row without one goes on with the list above:", () => {
  const groups = ["Databases: Oracle, MySQL, PostgreSQL, Redis", "Tools: Git, Docker"];
  const last = (text: string | Line, above = "Office: Excel, Word") => read(...groups, above, text).slice(2);
  test("where that line was full, or ends in a comma, or this one begins small", () => {
    expect(last("SAP", "Office: Excel, Word, Outlook, Teams, Power")).toEqual(["Office: Excel + Word + Outlook + Teams + Power SAP"]);
    expect(last("SAP", "Office: Excel, Word,")).toEqual(["Office: Excel + Word + SAP"]);
    expect(last("and mail")).toEqual(["Office: Excel + Word + mail"]);
    expect(last("SAP, mail")).toEqual(["Office: Excel + Word", "SAP", "mail"]);
  });
  test("not an item of a list, a row of cells, or one with a colon", () => {
    expect(last(bullet("SAP"), "Office: Excel, Word,")).toEqual(["Office: Excel + Word", "SAP"]);
    expect(last("SAP\tmail", "Office: Excel, Word,")).toEqual(["Office: Excel + Word", "SAP", "mail"]);
    expect(last("Web: HTML, CSS", "Office: Excel, Word,")).toEqual(["Office: Excel + Word", "Web: HTML + CSS"]);
  });
  test("not where few rows are such groups", () => {
    expect(read("Databases: Oracle, MySQL,", "SAP")).toEqual(["Databases: Oracle + MySQL", "SAP"]);
  });
});

describe("a sentence", () => {
  test("is a skill among sentences and as an item of a list, and a comment among lists", () => {
    expect(read("Plans the shifts of forty people.", "Speaks before large groups.")).toEqual([
      "Plans the shifts of forty people",
      "Speaks before large groups",
    ]);
    expect(read("Excel, Word", bullet("Plans the shifts of forty people."))).toEqual(["Excel", "Word", "Plans the shifts of forty people"]);
    expect(read("Excel, Word", "SAP, mail", "Plans the shifts of forty people.")).toEqual(["Excel", "Word", "SAP", "mail"]);
  });
});

test("a Chinese sentence that tells how well somebody knows what is one skill, a list after the same word is not", () => {
  expect(read("系统：熟悉Linux命令，能够独立部署服务。", "语言：熟悉Java，Python，SQL")).toEqual([
    "系统: 熟悉Linux命令，能够独立部署服务",
    "语言: 熟悉Java + Python + SQL",
  ]);
});

test("levels in words of their own, beside levels that a list knows, stand in the same column", () => {
  expect(read("C++\tDobra znajomość (SFML, Qt)", "Java\tPodstawowa znajomość", "Git\tBardzo dobra znajomość")).toEqual([
    "C++ (Dobra znajomość (SFML, Qt))",
    "Java (Podstawowa znajomość)",
    "Git (Bardzo dobra znajomość)",
  ]);
});

test("where each row ends with a full stop, a comma divides none but a long list of names", () => {
  const rows = [
    "Set up, maintain, and mend lighting equipment.",
    "Lockout, arc flash boundaries, confined space.",
    "Bend pipes of all kinds.",
  ];
  expect(read(...rows.map((row) => bullet(row)))).toEqual(rows.map((row) => row.slice(0, -1)));
  expect(read(...rows)).toEqual(rows.map((row) => row.slice(0, -1)));
  const names = bullet("C++, C, Java, Python, Scala.");
  expect(read(names, bullet("Bend pipes of all kinds."), bullet("Reads plans in two languages."))).toEqual([
    "C++",
    "C",
    "Java",
    "Python",
    "Scala",
    "Bend pipes of all kinds",
    "Reads plans in two languages",
  ]);
});

test("two parts of one item of a list belong together where most items are one; two names and three parts do not", () => {
  const rows = ["Report writing", "Stock keeping", "Typing, 75 wpm", "Negotiation"].map((text) => bullet(text));
  expect(read(...rows)).toEqual(["Report writing", "Stock keeping", "Typing, 75 wpm", "Negotiation"]);
  expect(read(...rows.slice(0, 2), bullet("Word, Online research"))).toEqual([
    "Report writing",
    "Stock keeping",
    "Word",
    "Online research",
  ]);
  expect(read(...rows, bullet("Welding, good")).at(-1)).toBe("Welding (good)");
  expect(read(...rows.slice(0, 2), bullet("Java, SQL, Excel"))).toEqual(["Report writing", "Stock keeping", "Java", "SQL", "Excel"]);
});
