import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { type LineLooks, line } from "../../testing/build-reading.ts";
import { joinStackedPeriods } from "./stacked-periods.ts";

/** A row of a timeline: the text behind the date is in bold where `bold` is said. */
function row(text: string, { bold = false, ...looks }: LineLooks = {}): Line {
  const made = line(text, looks);
  return { ...made, cells: made.cells.map((cell, at) => ({ ...cell, runs: cell.runs.map((run) => ({ ...run, bold: bold && at > 0 })) })) };
}
const read = (...rows: Line[]) => joinStackedPeriods(rows, { language: "en" }).map(({ text }) => text);
const title = row("2014\tFitter", { bold: true });

describe("two dates one above the other are a period", () => {
  test("beside a title in bold over its employer", () => {
    expect(read(title, row("2018\tAcme Ltd"))).toEqual(["2014 – 2018\tFitter", "Acme Ltd"]);
    expect(read(row("May 2014\tFitter", { bold: true }), row("today\tAcme Ltd"))).toEqual(["May 2014 – today\tFitter", "Acme Ltd"]);
  });
  test("where nothing stands beside the second", () => {
    expect(read(row("2014\tFitter"), row("2018"))).toEqual(["2014 – 2018\tFitter"]);
    expect(read(row("2014\tFitter"), row("2018"), row("Acme Ltd"))).toEqual(["2014 – 2018\tFitter", "Acme Ltd"]);
  });
  test("which is set as the first date was", () => {
    const [whole] = joinStackedPeriods([title, row("2018\tAcme Ltd")], { language: "en" });
    expect(whole?.cells[0]?.runs.map(({ text }) => text)).toEqual(["2014 – 2018"]);
  });
});

describe("they are none", () => {
  test.each<[string, Line, Line]>([
    ["where both rows are in bold", title, row("2018\tForeman", { bold: true })],
    ["where neither is", row("2014\tFitter"), row("2018\tAcme Ltd")],
    ["where the second is earlier", title, row("2010\tAcme Ltd")],
    ["in another column", title, row("2018\tAcme Ltd", { flow: 1 })],
    ["with white between", title, row("2018\tAcme Ltd", { gap: 1 })],
    ["as an item of a list", title, row("2018\tAcme Ltd", { bullet: true })],
    ["below an item of a list", row("2014\tFitter", { bold: true, bullet: true }), row("2018\tAcme Ltd")],
    ["where the second stands below the title", title, row("2018", { indent: 260 })],
    ["where the first is a period", row("2010 – 2014\tFitter", { bold: true }), row("2018\tAcme Ltd")],
    ["where the first is more than a date", row("Since 2014 there\tFitter", { bold: true }), row("2018\tAcme Ltd")],
    ["where the second is a period", title, row("2015 – 2018\tAcme Ltd")],
    ["where the second is a text", title, row("Leeds\tAcme Ltd")],
    ["where nothing stands beside the first", row("2014"), row("2018\tAcme Ltd")],
  ])("%s", (_, above, below) => {
    expect(read(above, below)).toEqual([above.text, below.text]);
  });
});
