import { describe, expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";

const read = (text: string) =>
  parseResume(
    buildReading([line("Mara Lindholm", { size: 20, bold: true }), line("mara@example.org"), heading("Certificates"), line(text)]),
  ).resume.certificates;

describe("the date until which a certificate is valid is no date of issue, and its word no issuer:", () => {
  test.each([
    ["Forklift (exp. 2027)", { name: "Forklift", summary: "exp. 2027" }],
    ["Nursing licence no. 40215, exp. 10/2027", { name: "Nursing licence no. 40215", summary: "exp. 10/2027" }],
    ["Staplerschein, gültig bis 2027", { name: "Staplerschein", summary: "gültig bis 2027" }],
    [
      "First Aid at Work – Leith Docks, valid until 2026",
      { name: "First Aid at Work", issuer: "Leith Docks", summary: "valid until 2026" },
    ],
    ["Rigging licence (Leith Docks, exp. 2026)", { name: "Rigging licence", issuer: "Leith Docks", summary: "exp. 2026" }],
  ])("%p", (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });
});

test.each([
  ["Nursing licence – renewed 2023", { name: "Nursing licence", date: "2023", summary: "renewed" }],
  ["Wundexpertin, 2018 (Rezertifizierung 2021)", { name: "Wundexpertin", date: "2018", summary: "Rezertifizierung 2021" }],
  ["Carrelli elevatori, 2018, agg. 2023", { name: "Carrelli elevatori", date: "2018", summary: "agg. 2023" }],
  ["BHV, jaarlijks", { name: "BHV", summary: "jaarlijks" }],
])("that a certificate was renewed, and when, is told and issued by nobody: %p", (text, expected) => {
  expect(read(text)).toEqual([expected]);
});

test("a date that is still to come stays the date, and its word is no issuer", () => {
  expect(read("Teaching endorsement in Science, expected 2027")).toEqual([
    { name: "Teaching endorsement in Science", date: "2027", summary: "expected" },
  ]);
});
