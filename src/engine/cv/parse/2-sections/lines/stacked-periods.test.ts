import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { type LineLooks, line } from "../../testing/build-reading.ts";
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

describe("two dates at the end of two lines are one period,", () => {
  const title = (text: string, looks: LineLooks = {}) => line(text, { bold: true, ...looks });
  const apart = ["Shop assistant\tfévr. 1998", "Corve Outfitters\tmai 2020"];

  test("where a title in bold stands over an employer that is not", () => {
    expect(texts(title("Shop assistant\tfévr. 1998"), line("Corve Outfitters\tmai 2020"), line("Served customers."))).toEqual([
      "Shop assistant\tfévr. 1998 – mai 2020",
      "Corve Outfitters",
      "Served customers.",
    ]);
    expect(texts(title("Shop assistant\tLeeds\tfévr. 1998"), line("Corve Outfitters\tYork\tmai 2020"))).toEqual([
      "Shop assistant\tLeeds\tfévr. 1998 – mai 2020",
      "Corve Outfitters\tYork",
    ]);
  });

  test("also where it goes on until today, and where the year stands with its end alone", () => {
    expect(texts(title("Shop assistant\tfévr. 1998"), line("Corve Outfitters\taujourd'hui"))).toEqual([
      "Shop assistant\tfévr. 1998 – aujourd'hui",
      "Corve Outfitters",
    ]);
    expect(texts(title("Shop assistant\tmai"), line("Corve Outfitters\tjuin 2020"))).toEqual([
      "Shop assistant\tmai – juin 2020",
      "Corve Outfitters",
    ]);
    const places = ["Shop assistant\tLeeds", "Corve Outfitters\taujourd'hui"];
    expect(texts(title(places[0] as string), line(places[1] as string))).toEqual(places);
  });

  test("but not where both are set alike, as certificates in a list are", () => {
    expect(texts(line("Shop assistant\tfévr. 1998"), line("Corve Outfitters\tmai 2020"))).toEqual(apart);
    expect(texts(title("Shop assistant\tfévr. 1998"), title("Corve Outfitters\tmai 2020"))).toEqual(apart);
    const item = { bullet: true };
    expect(texts(title("Shop assistant\tfévr. 1998", item), line("Corve Outfitters\tmai 2020", item))).toEqual(apart);
  });

  test("nor where they are years alone, where the second is earlier, and where they stand apart", () => {
    expect(texts(title("Shop assistant\t1998"), line("Corve Outfitters\tmai 2020"))).toEqual([
      "Shop assistant\t1998",
      "Corve Outfitters\tmai 2020",
    ]);
    expect(texts(title("Shop assistant\tfévr. 1998"), line("Corve Outfitters\t2020"))).toEqual([
      "Shop assistant\tfévr. 1998",
      "Corve Outfitters\t2020",
    ]);
    expect(texts(title("Shop assistant\tmai 2020"), line("Corve Outfitters\tfévr. 1998"))).toEqual([
      "Shop assistant\tmai 2020",
      "Corve Outfitters\tfévr. 1998",
    ]);
    expect(texts(title("Shop assistant\tfévr. 1998"), line("Corve Outfitters\tmai 2020", { gap: 2 }))).toEqual(apart);
    expect(texts(title("Shop assistant\tfévr. 1998"), line("Corve Outfitters\tmai 2020", { flow: 1 }))).toEqual(apart);
  });

  test("nor where a date has a line to itself, or one of them is a period", () => {
    expect(texts(title("févr. 1998"), line("Corve Outfitters\tmai 2020"))).toEqual(["févr. 1998", "Corve Outfitters\tmai 2020"]);
    expect(texts(title("Shop assistant\tfévr. 1998"), line("mai 2020"))).toEqual(["Shop assistant\tfévr. 1998", "mai 2020"]);
    const periods = ["Shop assistant\tfévr. 1998 – mai 2001", "Corve Outfitters\tmai 2020"];
    expect(texts(title(periods[0] as string), line(periods[1] as string))).toEqual(periods);
  });

  const row = (text: string, looks: LineLooks = {}, at = 0, id = 1) =>
    line(text, { table: { id, row: at, column: 0, columns: 1 }, ...looks });
  const ofRow = ["Apprentice\t2016", "Harwell Works\t2019"];

  test("where they begin a row of a table that goes on with text, be they years", () => {
    expect(texts(row("Apprentice\t2016"), row("Harwell Works\t2019"), row("Mended pumps."))).toEqual([
      "Apprentice\t2016 – 2019",
      "Harwell Works",
      "Mended pumps.",
    ]);
  });

  test("but not in rows of their own, in a row with nothing else, and in two tables", () => {
    expect(texts(row("Apprentice\t2016"), row("Harwell Works\t2019", {}, 1), row("Mended pumps.", {}, 1))).toEqual([
      ...ofRow,
      "Mended pumps.",
    ]);
    expect(texts(row("Apprentice\t2016"), row("Harwell Works\t2019"))).toEqual(ofRow);
    expect(texts(row("Apprentice\t2016"), row("Harwell Works\t2019"), row("Mended pumps.", {}, 1))).toEqual([...ofRow, "Mended pumps."]);
    expect(texts(row("Apprentice\t2016"), row("Harwell Works\t2019"), row("Fitter\t2021"))).toEqual([...ofRow, "Fitter\t2021"]);
    expect(texts(row("Apprentice\t2016"), row("Harwell Works\t2019", {}, 0, 2), row("Mended pumps.", {}, 0, 2))).toEqual([
      ...ofRow,
      "Mended pumps.",
    ]);
    expect(texts(line("Apprentice\t2016"), line("Harwell Works\t2019"), line("Mended pumps."))).toEqual([...ofRow, "Mended pumps."]);
  });

  test("nor where one of them is a list item", () => {
    for (const listed of [[0], [1], [0, 1]]) {
      const items = ofRow.map((text, at) => row(text, { bullet: listed.includes(at) }));
      expect(texts(...items, row("Mended pumps."))).toEqual([...ofRow, "Mended pumps."]);
    }
  });
});

test("the second date of a period stands directly below the first, and not below white", () => {
  const employer = (gap: number) => ({ ...row("déc. 2018\tClinique des Abers"), gap });
  expect(texts(row("sept. 2014\tInfirmière", true), employer(0.35))[0]).toBe("sept. 2014 – déc. 2018\tInfirmière");
  expect(texts(row("sept. 2014\tInfirmière", true), employer(0.5))[0]).toBe("sept. 2014\tInfirmière");
});

test("a period that the end of a line divides is whole in the first line, and what stands behind it stays in the second", () => {
  expect(texts(line("Lycée Corve, 2016 à"), line("2020, mention bien"))).toEqual(["Lycée Corve, 2016 à 2020", "mention bien"]);
  expect(texts(line("Lycée Corve, sept. 2016 –"), line("juin 2020"))).toEqual(["Lycée Corve, sept. 2016 – juin 2020"]);
  expect(texts(line("Lycée Corve, 2016 –"), line("2020 – 2022 Lycée Teme"))).toHaveLength(2);
  expect(texts(line("Lycée Corve, 2020 –"), line("2016"))).toHaveLength(2);
});
