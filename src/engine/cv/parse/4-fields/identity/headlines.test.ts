import { describe, expect, test } from "bun:test";
import type { Context } from "../../1-document/context.ts";
import { type LineLooks, line } from "../../testing/build-reading.ts";
import { readIdentity } from "./identity.ts";

const CONTEXT: Context = { language: "en", body: { size: 10, bold: false, italic: false, color: "#000000" }, recognized: new Set() };
type Row = string | [string, LineLooks];
const identity = (...rows: Row[]) =>
  readIdentity(
    rows.map((row) => (typeof row === "string" ? line(row) : line(...row))),
    [],
    CONTEXT,
  );
const name: Row = ["Jane Doe", { size: 20 }];
const headline = (...rows: Row[]) => identity(name, ...rows).basics.label;

describe("the professional title stands", () => {
  test.each<[string, Row[], string]>([
    ["under the name", ["Registered Nurse"], "Registered Nurse"],
    ["a few lines further down", ["Leeds", "jane@example.com", "Registered Nurse"], "Registered Nurse"],
    ["in a row with contact data", ["Registered Nurse | Leeds | 07700 900 455 | jane@example.com"], "Registered Nurse"],
    ["in a cell", ["Registered Nurse\tLeeds"], "Registered Nurse"],
    ["beside a city", ["Registered Nurse • Leeds"], "Registered Nurse"],
    ["beside what is no city", ["Registered Nurse • Mountaineer"], "Registered Nurse • Mountaineer"],
    ["behind a label", ["Position: Registered Nurse"], "Registered Nurse"],
    ["behind the label of what is wished for", ["Registered Nurse", "Position applied for: Staff Nurse"], "Staff Nurse"],
    ["in words that no list has, under the name", ["Boatbuilder"], "Boatbuilder"],
    ["over two lines, behind a preposition", ["OPERATOR OF", "FORKLIFT TRUCKS"], "OPERATOR OF FORKLIFT TRUCKS"],
    ["over two lines, before a small letter", ["Registered Nurse", "for children"], "Registered Nurse for children"],
    ["the nearest to the name", ["Registered Nurse", "Leeds", "Engineer"], "Registered Nurse"],
  ])("%s", (_, rows, expected) => {
    expect(headline(...rows)).toBe(expected);
  });

  test.each<[string, Row[], string]>([
    ["on its line", [["Jane Doe, Registered Nurse", { size: 20 }]], "Registered Nurse"],
    ["on its line, in one word", [["Jane Doe, Engineer", { size: 20 }]], "Engineer"],
    ["in a cell beside it", [["Jane Doe\tRegistered Nurse", { size: 20 }]], "Registered Nurse"],
    ["among other things beside it", [["Jane Doe, 32 years, Registered Nurse, Leeds", { size: 20 }]], "Registered Nurse"],
    ["above it", ["Registered Nurse", name], "Registered Nurse"],
    ["below a degree", [["Jane Doe, B.Tech", { size: 20 }], "Registered Nurse"], "Registered Nurse"],
  ])("with the name: %s", (_, rows, expected) => {
    expect(identity(...rows).basics.label).toBe(expected);
  });

  test("in large print alone where the CV has no name", () => {
    expect(identity(["Registered Nurse", { size: 20 }], "Leeds").basics.label).toBe("Registered Nurse");
    expect(identity("Registered Nurse", "Leeds").basics.label).toBeUndefined();
    expect(identity("Leeds", "Dover", "Hull", ["Registered Nurse", { size: 20 }]).basics.label).toBeUndefined();
    expect(identity(["Registered Nurse\tLeeds", { size: 20 }]).basics.label).toBeUndefined();
    expect(identity(["Boatbuilder of 2019", { size: 20 }]).basics.label).toBeUndefined();
  });
});

describe("no professional title is", () => {
  test.each<[string, Row[]]>([
    ["a position as an item of a list further down", ["Leeds", ["Registered Nurse", { bullet: true }]]],
    ["a position beside a label", ["Department\tRegistered Nurse"]],
    ["a position behind a colon", ["Ward:\tRegistered Nurse"]],
    [
      "a sentence behind the label of a position",
      ["Position: He led the pumps of the old harbour for ten years and more, and liked it a lot, as he told everybody."],
    ],
    ["a date behind the label of a position", ["Position: 2014 – 2018"]],
    ["a position with a date", ["Registered Nurse, 2014 – 2018"]],
    [
      "a position in a sentence",
      ["Registered Nurse who has worked on wards for ten years and now would like to work in a harbour, or at sea."],
    ],
    ["a street that is called like one", ["Nurse Lane 12, Leeds"]],
    ["a position far below", [...Array.from({ length: 9 }, () => "Leeds"), "Registered Nurse"]],
    ["a web address", ["nurse-engineer.com"]],
    ["a place", ["Leeds, United Kingdom"]],
    ["an employer", ["Acme Pumps Ltd"]],
    ["a school", ["Ludlow College of Art"]],
    ["a heading", ["Publications"]],
    ["a motto", ["“Onwards”"]],
    ["a list", ["Chess, boats, tea"]],
    ["a part of the name", ["Doe family"]],
    ["small letters", ["boats and such"]],
    ["the department that somebody works in", ["Department of Hydrology"]],
    ["such a department in another language", ["Departamento de Hidrología"]],
    ["many words", ["Keeper of the keys of the old harbour"]],
    ["languages", ["English and German"]],
    ["a detail", ["British"]],
    ["unknown words as an item of a list", [["Boatbuilder", { bullet: true }]]],
    ["unknown words beside others", ["Boatbuilder\tRopewalker"]],
    ["unknown words in another column", [["Boatbuilder", { flow: 1 }]]],
    ["unknown words with white above", [["Boatbuilder", { gap: 2 }]]],
    ["unknown words further down", ["jane@example.com", "Boatbuilder"]],
  ])("%s", (_, rows) => {
    expect(headline(...rows)).toBeUndefined();
  });

  test("in large print unknown words may begin with a small letter", () => {
    const labelOf = (size: number) =>
      identity(["Jane Doe", { size: 24 }], ["quaydreamer", { size }], "Built boats on the quay for many years.").basics.label;
    expect([labelOf(16), labelOf(10)]).toEqual(["quaydreamer", undefined]);
  });

  test("unknown words under a name that is set like the text", () => {
    const under = (looks: LineLooks) => identity(["Jane Doe", looks], "Boatbuilder").basics.label;
    expect([under({}), under({ bold: true }), under({ heading: 1 })]).toEqual([undefined, "Boatbuilder", "Boatbuilder"]);
  });

  test.each<[string, Row]>([
    ["set otherwise", ["for children", { bold: true }]],
    ["in another size", ["for children", { size: 12 }]],
    ["in another colour", ["for children", { color: "#003366" }]],
    ["in another column", ["for children", { flow: 1 }]],
    ["with white above", ["for children", { gap: 2 }]],
    ["as an item of a list", ["for children", { bullet: true }]],
    ["of two cells", "for children\tLeeds"],
    ["with a capital", "Children love her"],
    ["with contact data", "jane@example.com"],
  ])("the next line %s", (_, below) => {
    expect(headline("Registered Nurse", below)).toBe("Registered Nurse");
  });
});

describe("of what is read nothing is left over:", () => {
  const unused = (...rows: Row[]) => {
    const lines = rows.map((row) => (typeof row === "string" ? line(row) : line(...row)));
    const { used, contactLines } = readIdentity(lines, [], CONTEXT);
    return lines.filter((one) => !used.has(one) && !contactLines.has(one)).map(({ text }) => text);
  };
  test("the lines of the name, of the title and of contact data", () => {
    expect(unused(name, "Registered Nurse", "jane@example.com", "Chess")).toEqual(["Chess"]);
    expect(unused(["ANNA", { size: 20 }], ["BERGER", { size: 20 }], "Nationality: British")).toEqual(["Nationality: British"]);
    expect(unused(name, "OPERATOR OF", "FORKLIFT TRUCKS")).toEqual([]);
  });
  test("but a line with something else is", () => {
    expect(unused(name, "Registered Nurse\tChess")).toEqual(["Registered Nurse\tChess"]);
    expect(unused(["Jane Doe\tChess\tBoats", { size: 20 }])).toEqual(["Jane Doe\tChess\tBoats"]);
    expect(unused(["Jane Doe\tNationality: British", { size: 20 }])).toEqual(["Jane Doe\tNationality: British"]);
  });
});

test("a town of Brazil below the name is no profession, though no list knows it", () => {
  const read = (language: string) =>
    readIdentity([line("Jane Doe", { size: 20 }), line("Ternópolis – RS")], [], { ...CONTEXT, language }).basics;
  expect(read("pt")).toMatchObject({ location: { city: "Ternópolis", region: "RS" } });
  expect(read("pt").label).toBeUndefined();
  expect(read("en").label).toBe("Ternópolis – RS");
});
