import { describe, expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";
import { joinFromTo } from "./from-to.ts";

describe("a form that asks for the start and the end of a period has a period:", () => {
  const joined = (...rows: string[]) =>
    joinFromTo(rows.map((text) => (text.startsWith("•") ? line(text.slice(2), { bullet: "•" }) : line(text)))).map(({ text }) => text);

  test.each([
    ["both are dates", "From\t03/2009", "To\t12/2015", "Period\t03/2009 – 12/2015"],
    ["it goes on", "Von\t2009", "Bis\theute", "Period\t2009 – heute"],
    ["labels end in a colon", "Start date: 03/2009", "End date: 12/2015", "Period\t03/2009 – 12/2015"],
    ["the end was left empty", "Fecha de ingreso: 03/2009", "Fecha de retiro:", "Period\t03/2009 –"],
    [
      "nobody filled in the end",
      "Fecha de ingreso\tDía 3 Mes 2 Año 2009",
      "Fecha de retiro\tDía Mes Año",
      "Period\tDía 3 Mes 2 Año 2009 –",
    ],
  ])("%s", (_, from, to, period) => {
    expect(joined("Employer\tAcme Ltd", from, to, "Position\tFitter")).toEqual(["Employer\tAcme Ltd", period, "Position\tFitter"]);
  });

  test("both fields are in one row", () => {
    expect(joined("From\t03/2009\tTo\t12/2015")).toEqual(["Period\t03/2009 – 12/2015"]);
    expect(joined("From: March 2009 To: present")).toEqual(["Period\tMarch 2009 – present"]);
    expect(joined("Fecha de inicio: 03/2009 | Fecha de fin: 12/2015")).toEqual(["Period\t03/2009 – 12/2015"]);
    expect(joined("From: Leeds To: York")).toEqual(["From: Leeds", "To: York"]);
    expect(joined("From\t03/2009\tBy\tship")).toEqual(["From\t03/2009\tBy\tship"]);
  });

  test.each<string[]>([
    ["what begins is no date", "From\tLeeds", "To\t2015"],
    ["what ends is an address", "From\t2009", "To\tMill Lane 4, Leeds"],
    ["what ends is a sentence", "From\t2009", "To\tthe ships that came by"],
    ["something stands between", "From\t2009", "Employer\tAcme Ltd", "To\t2015"],
    ["more stands beside one of them", "From\t2009\tLeeds", "To\t2015"],
    ["the end was left empty behind another label", "From\t2009", "Employer:"],
    ["the label of the end has no value and no colon", "From\t2009", "To"],
    ["they come the other way round", "To\t2015", "From\t2009"],
    ["they are items of a list", "• From\t2009", "• To\t2015"],
  ])("not where %s", (_, ...rows) => {
    expect(joined(...rows)).toEqual(rows.map((text) => text.replace("• ", "")));
  });
});

test("the print of a period is that of its two dates", () => {
  const [period] = joinFromTo([line("From\t03/2009"), line("To\t12/2015", { bold: true })]);
  expect(period?.cells[1]?.runs.map(({ text, bold }) => [text, bold])).toEqual([
    ["03/2009", false],
    [" – 12/2015", true],
  ]);
});

test("a start and an end in two columns are no period", () => {
  const texts = (flow: number) => joinFromTo([line("From\t2009"), line("To\t2015", { flow })]).map(({ text }) => text);
  expect(texts(0)).toEqual(["Period\t2009 – 2015"]);
  expect(texts(1)).toEqual(["From\t2009", "To\t2015"]);
});

test("a job of a form has the period of its two fields, and goes on where the second was left empty", () => {
  const form = (company: string, ...dates: string[]) => [`Employer: ${company}`, ...dates, "Job title: Fitter"].map((text) => line(text));
  const { work } = parseResume(
    buildReading([
      line("Jane Doe", { size: 20 }),
      line("jane.doe@example.com"),
      heading("Employment history"),
      ...form("Corve Ltd", "Start date: 03/2019", "End date:"),
      ...form("Acme Ltd", "Start date: 02/2012", "End date: 12/2018"),
    ]),
  ).resume;
  expect(work).toEqual([
    { name: "Corve Ltd", position: "Fitter", startDate: "2019-03" },
    { name: "Acme Ltd", position: "Fitter", startDate: "2012-02", endDate: "2018-12" },
  ]);
});
