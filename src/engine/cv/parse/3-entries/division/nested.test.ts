import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../../1-document/line-style.ts";
import { toRow } from "../../1-document/row.ts";
import { looksLikePosition } from "../../recognisers/degrees.ts";
import { bullet, type LineLooks, line } from "../../testing/build-reading.ts";
import type { Entry } from "../entry.ts";
import { positionsInList } from "./lists/positions-in-list.ts";
import { nestedEntries } from "./nested-entries.ts";

function rowsOf(...lines: ReturnType<typeof line>[]) {
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  return lines.map((each) => toRow(each, context));
}
function entryOf(...lines: ReturnType<typeof line>[]): Entry {
  const rows = rowsOf(...lines);
  const head = rows.filter(({ bullet: isItem }) => !isItem);
  return { head, body: rows.filter((row) => !head.includes(row)), rows, range: head.flatMap(({ ranges }) => ranges)[0] };
}

describe("an entry is a part of the job above it", () => {
  const POSITION = 1;
  const EMPLOYER = 2;
  type Named = [text: string, named: number, looks?: LineLooks];
  const nested = (...entries: Named[]) => {
    const candidates = entries.map(([text, named, looks]) => ({ entry: entryOf(line(text, looks)), named }));
    const inside = nestedEntries(candidates, POSITION);
    return candidates.flatMap(({ entry }, index) => (inside.has(entry) ? [index] : []));
  };
  const job: Named = ["Engineer, Acme Ltd\t2016 – 2021", POSITION, { bold: true }];

  test("where its period lies within that of the job, and it is set otherwise", () => {
    expect(nested(job, ["Invoice portal\t2019 – 2021", 0])).toEqual([1]);
    expect(nested(job, ["Invoice portal\t2016 – 2019", 0], ["Delivery map\t2019", 0])).toEqual([1, 2]);
    expect(nested(job, ["Invoice portal\tMay 2016 – June 2021", 0])).toEqual([1]);
    expect(nested(["Engineer\t2016 – present", POSITION, { bold: true }], ["Invoice portal\t2019 – present", 0])).toEqual([1]);
    expect(nested(job, ["Invoice portal\t2019 – 2021", 0, { bold: true }])).toEqual([]);
  });

  test.each<[string, string]>([
    ["it begins before", "Invoice portal\t2014 – 2017"],
    ["it ends after", "Invoice portal\t2019 – 2022"],
    ["it goes on still", "Invoice portal\tsince 2019"],
    ["it is as long", "Invoice portal\t2016 – 2021"],
    ["it has no date", "Invoice portal"],
    ["it is only a period", "2017 – 2019"],
  ])("not where %s", (_, text) => {
    expect(nested(job, [text, 0])).toEqual([]);
  });

  test("not where it names a position, or the job above has no period", () => {
    expect(nested(job, ["Team lead\t2019 – 2021", POSITION])).toEqual([]);
    expect(nested(["Engineer, Acme Ltd", POSITION, { bold: true }], ["Invoice portal\t2019 – 2021", 0])).toEqual([]);
    expect(nested(["Engineer, Acme Ltd\t2019", POSITION, { bold: true }], ["Invoice portal\t2019", 0])).toEqual([]);
    expect(nested(["Acme Ltd\t2016 – 2021", EMPLOYER, { bold: true }], ["Invoice portal\t2019 – 2020", 0])).toEqual([]);
  });

  test("not where half of those set alike name an employer, or one of them lies outside", () => {
    expect(nested(job, ["Invoice portal\t2019 – 2020", EMPLOYER], ["Delivery map\t2017", 0])).toEqual([]);
    expect(nested(job, ["Invoice portal\t2019", EMPLOYER], ["Delivery map\t2017", 0], ["Ferry app\t2018", 0])).toEqual([1, 2, 3]);
    expect(nested(job, ["Invoice portal\t2019 – 2020", 0], ["Delivery map\t2010", 0])).toEqual([]);
    expect(nested(job, ["Invoice portal\t2019 – 2020", 0], ["Delivery map\t2010", 0, { italic: true }])).toEqual([1]);
  });
});

describe("dated list items under an employer without a date are posts there:", () => {
  const employer = line("Acme Ltd", { bold: true });
  const posts = (head: ReturnType<typeof line>[], ...items: ReturnType<typeof line>[]) =>
    positionsInList(entryOf(...head, ...items), looksLikePosition).map(({ head: own, body, rows, range }) => [
      own.map(({ text }) => text).join(" + "),
      body.map(({ text }) => text).join(" + "),
      rows.length,
      range?.start,
    ]);
  const fitter = bullet("Fitter, 2015 – 2018");
  const foreman = bullet("Foreman, 2018 – 2021");
  const inner = { ...bullet("Mended pumps"), bullet: { glyph: "○", level: 1 } };

  test("each has the head of the employer, its period, and the items further in below it", () => {
    expect(posts([employer], fitter, inner, foreman)).toEqual([
      ["Acme Ltd + Fitter, 2015 – 2018", "Mended pumps", 3, "2015"],
      ["Acme Ltd + Foreman, 2018 – 2021", "", 1, "2018"],
    ]);
    expect(posts([employer], fitter, foreman, inner)[1]).toEqual(["Acme Ltd + Foreman, 2018 – 2021", "Mended pumps", 2, "2018"]);
    expect(posts([employer], bullet("2015 – 2018: Fitter"), bullet("Foreman (2018 – 2021)"))).toHaveLength(2);
    expect(posts([employer], fitter, bullet("Looked after the boats, 2012"))).toHaveLength(2);
  });

  test.each<[string, ReturnType<typeof line>[], ReturnType<typeof line>[]]>([
    ["the employer has a period", [line("Acme Ltd\t2015 – 2021")], [fitter, foreman]],
    ["an item has no date", [employer], [fitter, bullet("Mended pumps")]],
    ["the first item has no date", [employer], [inner, fitter]],
    ["an item has two dates", [employer], [fitter, bullet("Foreman, 2018 and 2021")]],
    ["a date stands within a text", [employer], [bullet("Fitter from 2015 to 2018 in the works"), foreman]],
    ["few of them name a position", [employer], [bullet("Prize for safe yards, 2018"), bullet("Medal of the guild, 2015"), fitter]],
    ["there are none", [employer], []],
    ["there is no employer", [], [fitter, foreman]],
  ])("not where %s", (_, head, items) => {
    expect(posts(head, ...items)).toHaveLength(1);
  });

  test("so has each under nothing but the years of all, its employer beside it", () => {
    const span = line("2011 – 2021");
    expect(posts([span], bullet("Fitter — Corve Works · 2015 – 2021"), bullet("Porter — Harbour Trust · 2011 – 2015"))).toEqual([
      ["Fitter — Corve Works · 2015 – 2021", "", 2, "2015"],
      ["Porter — Harbour Trust · 2011 – 2015", "", 1, "2011"],
    ]);
    expect(posts([span], bullet("Fitter — Corve Works"), bullet("Porter — Harbour Trust · 2011 – 2015"))).toHaveLength(1);
  });

  test("in a section without positions there are none", () => {
    expect(positionsInList(entryOf(employer, fitter, foreman), undefined)).toHaveLength(1);
  });
});
