import { describe, expect, test } from "bun:test";
import { dominantStyle } from "../../../1-document/line-style.ts";
import { toRow } from "../../../1-document/row.ts";
import { looksLikeDegree, looksLikeInstitution } from "../../../recognisers/degrees.ts";
import { type LineLooks, line } from "../../../testing/build-reading.ts";
import { rowRoles } from "./row-roles.ts";

const DEGREE = 1;
const SCHOOL = 2;
type Row = string | [string, LineLooks];
function read(rows: Row[], body: boolean[] = [], roles = [looksLikeDegree, looksLikeInstitution]) {
  const lines = rows.map((row) => (typeof row === "string" ? line(row) : line(...row)));
  const context = { language: "en", body: dominantStyle(lines), recognized: new Set<number>() };
  return rowRoles(
    lines.map((each) => toRow(each, context)),
    body,
    roles,
  );
}
const named = (...rows: Row[]) => read(rows).named;

describe("which roles of an entry a row names:", () => {
  test.each<[string, number]>([
    ["BSc Economics", DEGREE],
    ["University of Leith", SCHOOL],
    ["BSc Economics, University of Leith", DEGREE | SCHOOL],
    ["BSc Economics | University of Leith", DEGREE | SCHOOL],
    ["BSc Economics at University of Leith", DEGREE | SCHOOL],
    ["BSc Economics – University of Leith", DEGREE | SCHOOL],
    ["BSc Economics\tUniversity of Leith", DEGREE | SCHOOL],
    ["BSc Economics\t2010 – 2013", DEGREE],
    ["Harbour", 0],
    ["2010 – 2013", 0],
    ["Degree: BSc Economics", 0],
  ])("%p", (text, expected) => {
    expect(named(text)).toEqual([expected]);
  });
  test("none in running text, and none where no roles are looked for", () => {
    expect(read(["BSc Economics", "University of Leith"], [false, true]).named).toEqual([DEGREE, 0]);
    expect(read(["BSc Economics"], [], []).named).toEqual([0]);
  });
  test("a row set like one that names both names both, though no list knows its words", () => {
    expect(named("BSc Economics, University of Leith", "Tides, Teme House")[1]).toBe(DEGREE | SCHOOL);
    expect(named("BSc Economics, University of Leith", ["Tides, Teme House", { bold: true }])[1]).toBe(0);
    expect(named("BSc Economics, University of Leith", "Tides")[1]).toBe(0);
    expect(named("BSc Economics", "Tides")[1]).toBe(0);
  });
});

test("how many entries name a role is compared with the role that most rows name", () => {
  expect(read(["University of Leith", "BSc Economics", "University of Corve", "Tides"]).expected).toEqual([0.5, 1]);
  expect(read(["BSc Economics", "BSc Physics"]).expected).toEqual([1, 0]);
  expect(read(["Tides"]).expected).toEqual([0, 0]);
});
