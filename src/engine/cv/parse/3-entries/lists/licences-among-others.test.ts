import { expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";
import { readSection } from "../../testing/read-section.ts";

const certified = (title: string, ...rows: string[]) => {
  const lines = [
    line("Jane Doe", { size: 22 }),
    line("jane.doe@example.com"),
    heading("Experience"),
    line("Fitter, Corve Ltd, 2015 – 2017"),
  ];
  const { certificates = [] } = parseResume(buildReading([...lines, heading(title), ...rows.map((row) => line(row))])).resume;
  return certificates.map(({ name, date }) => [name, date].filter(Boolean).join(" "));
};

test.each([
  ["Other", "TX Food Handler card", "TX Food Handler card"],
  ["Other", "Reach truck licence (2021)", "Reach truck licence 2021"],
  ["Otros", "Carnet de manipulador de alimentos", "Carnet de manipulador de alimentos"],
  ["Weitere Angaben", "Gesundheitspass (Rote Karte)", "Gesundheitspass (Rote Karte)"],
  ["Weitere Angaben", "Staplerschein R1/R4, 2012", "Staplerschein R1/R4 2012"],
])("a licence among other things is a certificate: %s, %s", (title, row, expected) => {
  expect(certified(title, row, "Available at short notice")).toEqual([expected]);
});

test("a driving licence is a personal detail, and a school that gives licences is none", () => {
  expect(certified("Weitere Angaben", "Führerschein B")).toEqual([]);
  expect(certified("Other", "Corve School of Pilot Licences")).toEqual([]);
});

test("among schools a licence stands apart from the degree above it, unless its own school or date stands below it", () => {
  const read = (...rows: string[]) => readSection("Education", "Leith College, Dover", "BSc Physics, 1998", ...rows);
  expect(read("Dover electrician licence, renewed 2022").certificates).toEqual([
    { name: "Dover electrician licence", date: "2022", summary: "renewed" },
  ]);
  expect(read("Dover electrician licence").certificates).toEqual([{ name: "Dover electrician licence" }]);
  expect(read("Electrician licence", "Corve College").certificates ?? []).toEqual([]);
});
