import { expect, test } from "bun:test";
import { line } from "../../testing/build-reading.ts";
import { labelByColumns } from "./label-by-columns.ts";

const texts = (...rows: string[]) =>
  labelByColumns(rows.map((text, row) => line(text, { table: { id: 1, row, column: 0, columns: 4 } }))).map(({ text }) => text);

test("a running number in front of the columns is no value", () => {
  expect(texts("No.\tPeriod\tEmployer\tPosition", "1\t2014 – 2018\tAcme Ltd\tFitter")).toEqual([
    "Period\tEmployer\tPosition",
    "Period\t2014 – 2018",
    "Employer\tAcme Ltd",
    "Position\tFitter",
  ]);
});

test("a column whose name no list knows holds the dates where one stands below it, and no other column is theirs", () => {
  const labels = (...rows: string[]) => texts(...rows).map((text) => text.split("\t")[0]);
  expect(labels("TMT\tEmployer\tPosition", "01.10.2021\tAcme Ltd\tFitter").slice(1)).toEqual(["Period", "Employer", "Position"]);
  expect(labels("TMT\tEmployer\tPosition", "Oil\tAcme Ltd\tFitter")).toHaveLength(2);
  expect(labels("TMT\tPeriod\tEmployer\tPosition", "01.10.2021\t2021 – 2023\tAcme Ltd\tFitter").slice(1)).not.toEqual([
    "Period",
    "Period",
    "Employer",
    "Position",
  ]);
});

test.each([
  ["Sr. No.\tExam\tBoard / Institute\tPassing out year\tPercentage", "1\tH.S.C.\tCorve Board, Leith\t2010\t48.67 %"],
  ["S. No.\tDegree\tUniversity/Institute\tYear of passing\tCGPA / Percentage", "1\tB.Com.\tCorve University\t2014\t71 %"],
  ["Degree\tYear\tInstitute\tDivision / CGPA", "Pharm-D\t2018\tUniversity of Corve\t3.31"],
  ["S.No.\tExam/Degree\tBoard/School\tYear\t% of marks", "1\tS.S.C.\tLeith High School\t2008\t61 %"],
])("a table of examinations names its columns in pairs: %s", (header, row) => {
  const [names, values] = [header.split("\t"), row.split("\t")];
  const own = names.flatMap((name, at) => (/^S/u.test(name) ? [] : [`${name}\t${values[at]}`]));
  expect(texts(header, row).slice(1)).toEqual(own);
});
