import { describe, expect, test } from "bun:test";
import { line } from "../../testing/build-reading.ts";
import { joinFromTo, labelByColumns } from "./label-by-columns.ts";

const texts = (...rows: string[]) =>
  labelByColumns(rows.map((text, row) => line(text, { table: { id: 1, row, column: 0, columns: 4 } }))).map(({ text }) => text);

test("a running number in front of the columns is no value", () => {
  expect(texts("No.\tPeriod\tEmployer\tPosition", "1\t2014 – 2018\tAcme Ltd\tFitter")).toEqual([
    "No.\tPeriod\tEmployer\tPosition",
    "Period\t2014 – 2018",
    "Employer\tAcme Ltd",
    "Position\tFitter",
  ]);
});

describe("a form that asks for the start and the end of a period has a period:", () => {
  const joined = (...rows: string[]) =>
    joinFromTo(rows.map((text) => (text.startsWith("•") ? line(text.slice(2), { bullet: "•" }) : line(text)))).map(({ text }) => text);

  test.each([
    ["both are dates", "From\t03/2009", "To\t12/2015", "Period\t03/2009 – 12/2015"],
    ["it goes on", "Von\t2009", "Bis\theute", "Period\t2009 – heute"],
  ])("%s", (_, from, to, period) => {
    expect(joined("Employer\tAcme Ltd", from, to, "Position\tFitter")).toEqual(["Employer\tAcme Ltd", period, "Position\tFitter"]);
  });

  test.each<string[]>([
    ["what begins is no date", "From\tLeeds", "To\t2015"],
    ["what ends is an address", "From\t2009", "To\tMill Lane 4, Leeds"],
    ["what ends is a sentence", "From\t2009", "To\tthe ships that came by"],
    ["something stands between", "From\t2009", "Employer\tAcme Ltd", "To\t2015"],
    ["they are items of a list", "• From\t2009", "• To\t2015"],
  ])("not where %s", (_, ...rows) => {
    expect(joined(...rows)).toEqual(rows.map((text) => text.replace("• ", "")));
  });
});
