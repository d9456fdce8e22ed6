import { describe, expect, test } from "bun:test";
import { type LineLooks, line } from "../../testing/build-reading.ts";
import { withoutColonCell, withoutDrawnRule, withoutNumberCell } from "./tidy-headings.ts";

describe("a number before the heading of a section", () => {
  const body = { size: 10, bold: false, italic: false };
  const read = (text: string, looks: LineLooks = {}, own = body) => withoutNumberCell(line(text, looks), { body: own });

  test("is part of it where both are bold or larger than the text", () => {
    expect(read("3\tEducation", { bold: true }).cells.map(({ text, x }) => [text, x])).toEqual([["3 Education", 50]]);
    expect(read("3\tEducation", { size: 14 }).text).toBe("3 Education");
    expect(read("3.1.\tEducation", { bold: true }).text).toBe("3.1. Education");
  });

  test.each<[string, string, LineLooks]>([
    ["in the print of the text", "3\tEducation", {}],
    ["hardly larger", "3\tEducation", { size: 10.3 }],
    ["of a list item", "3\tEducation", { bold: true, bullet: true }],
    ["in a table", "3\tEducation", { bold: true, table: { id: 1, row: 0, column: 0, columns: 2 } }],
    ["before two cells", "3\tEducation\tLeeds", { bold: true }],
    ["that is a year", "2014\tEducation", { bold: true }],
    ["before a text with a figure", "3\tMended 4 pumps", { bold: true }],
    ["alone", "3", { bold: true }],
  ])("is none %s", (_, text, looks) => {
    expect(read(text, looks).text).toBe(text);
  });

  test("is none where one of the two is set otherwise, or all of the text is bold", () => {
    const [, heading] = line("3\tEducation", { bold: true }).cells;
    const plain = line("3\tEducation").cells[0];
    const smaller = line("3\tEducation", { bold: true, size: 8 }).cells[0];
    for (const first of [plain, smaller]) {
      const mixed = { ...line("3\tEducation", { bold: true }), cells: [first, heading].flatMap((cell) => cell ?? []) };
      expect(withoutNumberCell(mixed, { body }).cells).toHaveLength(2);
    }
    expect(read("3\tEducation", { bold: true }, { ...body, bold: true }).text).toBe("3\tEducation");
  });
});

test("a colon in a column of its own belongs to the label before it, once", () => {
  const read = (text: string) => withoutColonCell(line(text)).text;
  expect(read("Date of birth\t:\t2 May 1989")).toBe("Date of birth:\t2 May 1989");
  expect(read("Date of birth\t: 2 May 1989")).toBe("Date of birth:\t2 May 1989");
  expect(read("Date of birth:\t: 2 May 1989")).toBe("Date of birth:\t2 May 1989");
  expect(read("Employer\t:- Acme Ltd")).toBe("Employer:\tAcme Ltd");
  expect(read("Employer:\t- Acme Ltd")).toBe("Employer:\tAcme Ltd");
  expect(read("Employer\t- Acme Ltd")).toBe("Employer:\tAcme Ltd");
  expect(read("Acme Ltd\t- Leeds")).toBe("Acme Ltd\t- Leeds");
  expect(read("Employer:\t-")).toBe("Employer:\t-");
  expect(read(": Date of birth\t2 May 1989")).toBe(": Date of birth\t2 May 1989");
});

test("a rule that is drawn with signs is none of the words before it", () => {
  const read = (text: string) => withoutDrawnRule(line(text));
  expect(read("EDUCATION ________")).toMatchObject({ text: "EDUCATION", ruled: true });
  expect(read("----- EDUCATION -----")).toMatchObject({ text: "EDUCATION", ruled: true });
  expect(read("EDUCATION ...........")).toMatchObject({ text: "EDUCATION", ruled: true });
  expect(read("EDUCATION --")).toMatchObject({ text: "EDUCATION --", ruled: undefined });
  expect(read("EDUCATION ________\tLeeds ________").ruled).toBeUndefined();
});
