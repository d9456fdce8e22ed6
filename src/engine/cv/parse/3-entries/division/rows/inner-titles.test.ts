import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../../../1-document/line-style.ts";
import { toRow } from "../../../1-document/row.ts";
import { looksLikeCompany, looksLikePosition } from "../../../recognisers/degrees.ts";
import { type LineLooks, line } from "../../../testing/build-reading.ts";
import { segmentEntries } from "../entries.ts";
import { underInnerTitles } from "./inner-titles.ts";

type Row = string | [string, LineLooks];
const ROLES = [looksLikePosition, looksLikeCompany];
const rowsOf = (rows: readonly Row[]) => {
  const lines = rows.map((row) => (typeof row === "string" ? line(row) : line(...row)));
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  return lines.map((each) => toRow(each, context));
};
const under = (...rows: Row[]) => [...underInnerTitles(rowsOf(rows), ROLES)].map(({ text }) => text);
const heads = (...rows: Row[]) => segmentEntries(rowsOf(rows), { roles: ROLES }).map(({ head }) => head.map(({ text }) => text));

const bold: LineLooks = { bold: true };
const large: LineLooks = { bold: true, size: 13 };
const job = (employer: string, title: string, dates: string, ...rows: Row[]): Row[] => [
  [employer, large],
  [title, bold],
  [dates, { italic: true }],
  ...rows,
];

describe("titles that come back within the jobs of a portfolio", () => {
  const first = job("Corve Works", "Fitter", "2014 – 2018", ["Responsibilities", bold], "Mending of pumps", "Stock of spare parts");
  const second = job("Harbour Trust", "Porter", "2010 – 2014", ["Responsibilities", bold], "Crates and boats");

  test("head text, and so do rows that go on in its style", () => {
    expect(under(...first, ...second)).toEqual([
      "Responsibilities",
      "Mending of pumps",
      "Stock of spare parts",
      "Responsibilities",
      "Crates and boats",
    ]);
    expect(heads(...first, ...second)).toEqual([
      ["Corve Works", "Fitter", "2014 – 2018"],
      ["Harbour Trust", "Porter", "2010 – 2014"],
    ]);
  });

  test("count where no list knows them, if another one is set alike", () => {
    const withSetting = (rows: Row[]): Row[] => [...rows, ["The setting", bold], "A yard of nine"];
    expect(under(...withSetting(first), ...withSetting(second))).toContain("The setting");
    const withOther = (rows: Row[]): Row[] => [...rows, ["The setting", { color: "#990000" }], "A yard of nine"];
    expect(under(...withOther(first), ...withOther(second))).not.toContain("The setting");
  });

  test("are phrases: words that end in a small letter are no employer", () => {
    const told: Row[] = [["What I did there", bold], "Mending of pumps"];
    expect(
      under(...job("Corve Works", "Fitter", "2014 – 2018", ...told), ...job("Harbour Trust", "Porter", "2010 – 2014", ...told)),
    ).toEqual(["What I did there", "Mending of pumps", "What I did there", "Mending of pumps"]);
    const named: Row[] = [["Halls of the Trust", bold], "Mending of pumps"];
    expect(
      under(...job("Corve Works", "Fitter", "2014 – 2018", ...named), ...job("Harbour Trust", "Porter", "2010 – 2014", ...named)),
    ).toEqual([]);
  });

  test("count once too, where another one that comes back is set alike", () => {
    expect(under(...first, ["Tools", bold], "Lathe, press", ...second)).toContain("Lathe, press");
    expect(under(...first, ["Ways and tools", bold], "Lathe, press", ...second)).toContain("Lathe, press");
    expect(under(...first, ["Tools", { color: "#990000" }], "Lathe, press", ...second)).not.toContain("Lathe, press");
    expect(under(...first, ["The setting", bold], "Lathe, press", ...second)).not.toContain("Lathe, press");
  });

  test("are none once, over a date, with a value, or where they name a role of the entry", () => {
    expect(under(...first)).toEqual([]);
    const employer: Row[] = [["Corve Ltd", bold], "Boats"];
    expect(under(...first, ...employer, ...second, ...employer)).not.toContain("Corve Ltd");
    const town: Row[] = [["Leeds", bold], "Boats"];
    expect(under(...first, ...town, ...second, ...town)).not.toContain("Leeds");
    const dated: Row[] = [["Achievements", bold], "Boat of the year 2012"];
    expect(under(...first, ...dated, ...second, ...dated)).not.toContain("Achievements");
    expect(under(...job("Corve Works", "Fitter", "2014 – 2018", "Tools: lathe"), ...job("Tyne", "Porter", "2010", "Tools: cart"))).toEqual(
      [],
    );
  });

  test("are no labels of what the job itself is, or where", () => {
    for (const label of ["Employer", "Location", "Department", "Salary"]) {
      const told = (value: string): Row[] => [[label, bold], value];
      const rows = [...job("Corve", "Fitter", "2014 – 2018", ...told("Leeds")), ...job("Tyne", "Porter", "2010 – 2014", ...told("York"))];
      expect([label, under(...rows)]).toEqual([label, []]);
      expect(under(...first, ...told("Leeds"), ...second)).not.toContain("Leeds");
    }
  });

  test("end where the next job begins, though it is set as the text is", () => {
    const rows: Row[] = ["Corve Works", "2014 – 2018", ["Responsibilities", bold], "Mending of pumps", "Harbour Trust", "2010 – 2014"];
    expect(under(...rows, ["Responsibilities", bold], "Crates and boats")).toEqual([
      "Responsibilities",
      "Mending of pumps",
      "Responsibilities",
      "Crates and boats",
    ]);
  });
});
