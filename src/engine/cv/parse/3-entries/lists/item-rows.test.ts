import { describe, expect, test } from "bun:test";
import { toRow } from "../../1-document/row.ts";
import { type LineLooks, line } from "../../testing/build-reading.ts";
import { itemRows } from "./item-rows.ts";

const context = { language: "en", body: { size: 10, bold: false, italic: false }, recognized: new Set<number>() };
type Given = string | [string, LineLooks];
/** The cells of the rows that are read, divided by a bar. */
const read = (...given: Given[]) =>
  itemRows(
    given.map((one) => toRow(typeof one === "string" ? line(one) : line(...one), context)),
    context,
  ).map(({ cells }) => cells.map(({ text }) => text).join(" | "));

test("the names of columns beside their values are none of an item, those of other things and of two values are", () => {
  expect(read("Year\t2016", "Course\tFirst aid", "Institution\tRed Cross")).toEqual(["2016", "First aid", "Red Cross"]);
  expect(read("Nationality\tBritish")).toEqual(["Nationality | British"]);
  expect(read("Institution\tRed Cross\tLeeds")).toEqual(["Institution | Red Cross | Leeds"]);
  expect(read("Institution: Red Cross")).toEqual(["Institution: Red Cross"]);
});

describe("in a table whose header names the column of the titles,", () => {
  const row = (text: string, at: number, id = 1): Given => [
    text,
    { table: { id, row: at, column: 0, columns: 3, ...(at === 0 && { header: true }) } },
  ];
  test("those are read first", () => {
    expect(read(row("Field\tProject\tLanguage", 0), row("Boats\tTide tables\tGo", 1))).toEqual([
      "Field | Project | Language",
      "Tide tables | Boats | Go",
    ]);
  });
  test("and the column of the issuers after it", () => {
    expect(read(row("Field\tCertificate\tDate\tIssued by", 0), row("Boats\tTide tables\t2019\tTeme Harbour", 1))[1]).toBe(
      "Tide tables | Teme Harbour | Boats | 2019",
    );
    expect(read(row("Kurs\tDatum\tVeranstalter", 0), row("Tide tables\t2019\tTeme Harbour", 1))[1]).toBe(
      "Tide tables | 2019 | Teme Harbour",
    );
    expect(read(row("Zertifikat\tDatum\tAussteller", 0), row("Tide tables\t2019\tTeme Harbour", 1))[1]).toBe(
      "Tide tables | Teme Harbour | 2019",
    );
  });
  test("rows of another table, or of fewer cells, stay as they are, and so do all where the titles stand first or no column has them", () => {
    const header = row("Field\tProject\tLanguage", 0);
    for (const other of [row("Boats\tTide tables\tGo", 1, 2), row("Boats\tTide tables", 1)])
      expect(read(header, other)[1]).toBe((other[0] as string).replaceAll("\t", " | "));
    expect(read(row("Project\tField\tLanguage", 0), row("Tide tables\tBoats\tGo", 1))[1]).toBe("Tide tables | Boats | Go");
    expect(read(row("Field\tKind\tLanguage", 0), row("Boats\tTide tables\tGo", 1))[1]).toBe("Boats | Tide tables | Go");
  });
});

describe("several items in one line are divided where each ends with its date", () => {
  test("with the bracket that closes it", () => {
    expect(read("First aid – Red Cross – 2021 Forklift licence – DEKRA – 2019")).toEqual([
      "First aid – Red Cross – 2021",
      "Forklift licence – DEKRA – 2019",
    ]);
    expect(read("first aid of the crew (2021) Forklift licence (2019)")).toEqual([
      "first aid of the crew (2021)",
      "Forklift licence (2019)",
    ]);
  });
  test.each([
    "First aid – Red Cross – 2021",
    "First aid – Red Cross – 2021 Forklift licence – DEKRA – 2019 and more",
    "First aid – Red Cross – 2021 and forklift licence – DEKRA – 2019",
    "First aid 2021 Crane 2019",
    "First aid – Red Cross – 2019 – 2021 Forklift licence – DEKRA – 2019",
  ])("and not in %p", (text) => {
    expect(read(text)).toEqual([text]);
  });
  test("nor where the dates stand in cells of their own", () => {
    expect(read("First aid – Red Cross – 2021\tForklift licence – 2019")).toHaveLength(1);
  });
});

describe("the mark between the items of a Chinese or Japanese list divides them", () => {
  test("where each is a word", () => {
    expect(read("初级会计职称、大学英语四级")).toEqual(["初级会计职称", "大学英语四级"]);
    expect(read("会计、英语、普通话")).toEqual(["会计", "英语", "普通话"]);
  });
  test.each(["初级会计职称", "甲、大学英语四级", "初级会计职称、2019年大学英语四级", "初级会计职称、 乙"])("and not in %p", (text) => {
    expect(read(text)).toHaveLength(1);
  });
  test("nor beside another cell", () => {
    expect(read("初级会计职称、大学英语四级\t南山大学")).toHaveLength(1);
  });
});
