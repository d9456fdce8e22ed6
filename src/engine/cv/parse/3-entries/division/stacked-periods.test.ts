import { expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { line } from "../../testing/build-reading.ts";
import { joinStackedPeriods } from "./stacked-periods.ts";

/** A row of a timeline, its text behind the date in bold or not. */
function row(text: string, bold = false): Line {
  const made = line(text);
  const cells = made.cells.map((cell, index) => ({ ...cell, runs: cell.runs.map((run) => ({ ...run, bold: bold && index > 0 })) }));
  return { ...made, cells };
}
const texts = (...lines: Line[]) => joinStackedPeriods(lines, { language: "fr" }).map(({ text }) => text);

test("two dates one above the other beside a title and an employer are one period", () => {
  expect(texts(row("sept. 2014\tInfirmière", true), row("déc. 2018\tClinique des Abers"))).toEqual([
    "sept. 2014 – déc. 2018\tInfirmière",
    "Clinique des Abers",
  ]);
  expect(texts(row("janv. 2019\tInfirmière", true), row("aujourd'hui"), row("Hôpital"))).toEqual([
    "janv. 2019 – aujourd'hui\tInfirmière",
    "Hôpital",
  ]);
});

test("rows that are set alike, or whose second date is earlier, are entries of their own", () => {
  const certificates = [row("2014\tHACCP"), row("2018\tBRC")];
  expect(texts(...certificates)).toEqual(["2014\tHACCP", "2018\tBRC"]);
  expect(texts(row("2018\tChef", true), row("2014\tClinique"))).toEqual(["2018\tChef", "2014\tClinique"]);
});

test("the end of a period above its beginning, beside the title, is one with it, a little further apart where nothing stands beside the beginning", () => {
  const below = (text: string, gap: number) => ({ ...row(text), gap });
  expect(texts(row("aujourd'hui\tInfirmière", true), below("janv. 2019", 0.5))).toEqual(["janv. 2019 – aujourd'hui\tInfirmière"]);
  expect(texts(row("déc. 2018\tInfirmière", true), below("sept. 2014", 0.5))).toEqual(["sept. 2014 – déc. 2018\tInfirmière"]);
  expect(texts(row("déc. 2018\tInfirmière", true), below("sept. 2014", 1))).toEqual(["déc. 2018\tInfirmière", "sept. 2014"]);
  expect(texts(row("déc. 2018\tInfirmière", true), below("sept. 2014\tClinique des Abers", 0.1))).toEqual([
    "sept. 2014 – déc. 2018\tInfirmière",
    "Clinique des Abers",
  ]);
  expect(texts(row("Nantes\tInfirmière", true), below("sept. 2014", 0.5))).toEqual(["Nantes\tInfirmière", "sept. 2014"]);
});

test("a date at the head of another column ends no period", () => {
  expect(texts(row("2014\tChef", true), { ...row("2018\tClinique"), flow: 1 })).toEqual(["2014\tChef", "2018\tClinique"]);
});

test("two lines of a date each are one period, in either order", () => {
  expect(texts(line("aujourd'hui"), line("sept. 2014"), line("Infirmière"))).toEqual(["sept. 2014 – aujourd'hui", "Infirmière"]);
  expect(texts(line("janv. 2019"), line("aujourd'hui"), line("Infirmière"))).toEqual(["janv. 2019 – aujourd'hui", "Infirmière"]);
  expect(texts(line("2018"), line("2014"), line("Licence"))).toEqual(["2014 – 2018", "Licence"]);
  expect(texts(line("sept. 2014"), line("déc. 2018"), line("Infirmière"))).toEqual(["sept. 2014 – déc. 2018", "Infirmière"]);
});

test("the end of a period may stand above its beginning beside a title, and in one cell with it", () => {
  expect(texts(row("aujourd'hui\tInfirmière", true), row("sept. 2014"), row("Hôpital"))).toEqual([
    "sept. 2014 – aujourd'hui\tInfirmière",
    "Hôpital",
  ]);
  expect(texts(row("aujourd'hui sept. 2014\tInfirmière"))).toEqual(["sept. 2014 – aujourd'hui\tInfirmière"]);
  expect(texts(row("déc. 2018 sept. 2014\tInfirmière"))).toEqual(["sept. 2014 – déc. 2018\tInfirmière"]);
  const others = ["sept. 2014 – déc. 2018\tInfirmière", "Nantes sept. 2014\tInfirmière", "aujourd'hui sept. 2014"];
  expect(texts(...others.map((text) => row(text)))).toEqual(others);
});

test("three lines of a date each, or two that stand apart, are dates of their own", () => {
  expect(texts(line("2018"), line("2014"), line("2011"))).toEqual(["2018", "2014", "2011"]);
  expect(texts(line("2018"), line("2014", { gap: 2 }))).toEqual(["2018", "2014"]);
  expect(texts(line("2014"), line("2018\tBRC"))).toEqual(["2014", "2018\tBRC"]);
  expect(texts(line("Nantes"), line("2014"))).toEqual(["Nantes", "2014"]);
});
