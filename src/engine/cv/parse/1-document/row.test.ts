import { describe, expect, test } from "bun:test";
import type { Line } from "../../reading.ts";
import { parseResume } from "../parse-resume.ts";
import { buildReading, line } from "../testing/build-reading.ts";
import { rowLabel, toRow } from "./row.ts";

test("lines of right-to-left text that end at one edge on the right are set alike, and those of other text that do not begin at one are not", () => {
  const keyOf = (language: string, x: number) => {
    const [cell, ...others] = line("لحام").cells;
    const row = line("لحام", { indent: x });
    const context = { language, body: { size: 10, bold: false, italic: false }, recognized: new Set<number>() };
    return toRow({ ...row, cells: [{ ...(cell as NonNullable<typeof cell>), x, width: 500 - x }, ...others] }, context).key;
  };
  expect(keyOf("ar", 200)).toBe(keyOf("ar", 320));
  expect(keyOf("en", 200)).not.toBe(keyOf("en", 320));
});

test("a list item that is nothing but a period is none; one with text or a year alone is", () => {
  const isItem = (text: string) => {
    const context = { language: "en", body: { size: 10, bold: false, italic: false, color: "", font: "" }, recognized: new Set<number>() };
    return toRow(line(text, { bullet: true }), context).bullet;
  };
  expect(["2018 – 2020", "since March 2018", "2018 – 2020\t2 years"].map(isItem)).toEqual([false, false, false]);
  expect(["Fitter, 2018 – 2020", "2018", "Mended pumps", "2018 – 2020\tAcme Ltd"].map(isItem)).toEqual([true, true, true, true]);
});

describe("a label of several words that has a style of its own", () => {
  const labelOf = (lead: string, rest: string) => rowLabel(line(`${lead}${rest}`, { lead }));

  test("needs no colon before its value", () => {
    expect(labelOf("Business or sector", " Sports clubs of the valley")).toMatchObject({
      field: "industry",
      label: "Business or sector",
      value: "Sports clubs of the valley",
    });
    expect(labelOf("Business or sector", "")).toBeUndefined();
    expect(rowLabel(line("Business or sector Sports clubs"))).toBeUndefined();
    expect(labelOf("Harbour or yard", " Sports clubs")).toBeUndefined();
  });

  const jobs = (...lines: Line[]) =>
    parseResume(
      buildReading([line("Anna Berger", { size: 20 }), line("anna@berger.example"), line("Work experience", BOLD), ...lines, ...others]),
    ).resume.work?.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate]);
  const BOLD = { bold: true };
  const others = [
    ["Education", "BSc Physics, Leith College\t2010 – 2012"],
    ["Languages", "Welsh, Irish"],
    ["Interests", "Rowing, chess"],
  ].flatMap(([title = "", text = ""]) => [line(title, BOLD), line(text)]);
  /** The label is longer than the value, so its style is that of the line. */
  const short = (text: string) => {
    const whole = line(`Business or sector ${text}`, { lead: "Business or sector" });
    return { ...whole, style: { ...whole.style, bold: true } };
  };

  test("heads no section", () => {
    const job = (period: string, position: string, employer: string) => [line(`${period}\t${position}`), line(employer), short("Sports")];
    expect(jobs(...job("2018 – 2020", "Swimming teacher", "Teme Baths Ltd"), ...job("2015 – 2018", "Coach", "Corve Rowing Club"))).toEqual([
      ["Swimming teacher", "Teme Baths Ltd", "2018", "2020"],
      ["Coach", "Corve Rowing Club", "2015", "2018"],
    ]);
  });

  test("and the years in its value date no job", () => {
    const sector = (text: string) => line(`Business or sector ${text}`, { lead: "Business or sector" });
    const league = sector("League of the valley 2018-2019");
    expect(jobs(line("Swimming teacher, Teme Baths Ltd"), league, line("Coach, Corve Rowing Club"), sector("Sports"))).toEqual([
      ["Swimming teacher", "Teme Baths Ltd", undefined, undefined],
      ["Coach", "Corve Rowing Club", undefined, undefined],
    ]);
  });
});

test("rows that begin at nearly the same edge are set alike, those that begin further in are not", () => {
  const context = { language: "en", body: { size: 10, bold: false, italic: false }, recognized: new Set<number>() };
  const keyAt = (indent: number) => toRow(line("Fitter", { indent }), context).key;
  expect(keyAt(56)).toBe(keyAt(54));
  expect(keyAt(62)).not.toBe(keyAt(54));
});
