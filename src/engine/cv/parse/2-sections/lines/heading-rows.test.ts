import { expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";
import { joinWrappedHeadings } from "./wrapped-headings.ts";

const body = { size: 10, bold: false, italic: false };
const capitals = () =>
  [line("EXPERIÊNCIA", { size: 12 }), line("PROFISSIONAL", { size: 10, bold: true })].map((one, id) => ({
    ...one,
    id,
    physicalLines: [{ text: one.text, box: { page: 1, x: 50, y: 100, width: 100, height: 10 } }],
  }));
const joined = (recognized: number[]) =>
  joinWrappedHeadings(capitals(), { language: "pt", body, recognized: new Set(recognized) }).map(({ text }) => text);

test("capitals of a wrapped heading are one where OCR took the second line for bold", () => {
  expect(joined([1])).toEqual(["EXPERIÊNCIA PROFISSIONAL"]);
  expect(joined([])).toEqual(["EXPERIÊNCIA", "PROFISSIONAL"]);
});

test("a row that names the columns of a table is neither an entry nor left over, though a list knows the date's column alone", () => {
  const row = (text: string, index: number) => line(text, { table: { id: 1, row: index, column: 0, columns: 3 } });
  const { certificates, additional } = parseResume(
    buildReading([
      line("Ottoline Birdsall", { size: 20 }),
      line("o.birdsall@example.org"),
      heading("Experience"),
      line("Welder, Corve Ltd"),
      line("2017 – 2021"),
      heading("자격증"),
      row("취득일\t자격명\t발행처", 0),
      row("2016.08\t용접기능사 2급\t한국용접협회", 1),
    ]),
  ).resume;
  expect(certificates?.map(({ name, date }) => [name, date])).toEqual([["용접기능사 2급", "2016-08"]]);
  expect(additional).toBeUndefined();
});

test("known titles over nothing hold nothing, one that no list knows stands under the title above", () => {
  const jobs = [heading("Experience"), line("Welder, Corve Ltd"), line("2017 – 2021")];
  const top = line("Ottoline Birdsall", { size: 20 });
  const read = (...titles: string[]) => parseResume(buildReading([top, ...titles.map((title) => heading(title)), ...jobs])).resume;
  expect(read("Skills", "Languages")).toMatchObject({ work: [{ name: "Corve Ltd" }] });
  expect(read("Skills", "Languages").skills).toBeUndefined();
  expect(read("Skills", "Upholstery").skills).toEqual([{ name: "Upholstery" }]);
});

test("leader dots after a title inside a section are no part of it", () => {
  const { work } = parseResume(
    buildReading([
      line("Ottoline Birdsall", { size: 20 }),
      line("o.birdsall@example.org"),
      heading("Experience"),
      line("Teaching ..............................", { bold: true }),
      line("Tutor, Corve College\t2017 – 2021"),
    ]),
  ).resume;
  expect(JSON.stringify(work)).not.toContain("....");
});
