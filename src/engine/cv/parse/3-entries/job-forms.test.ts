import { expect, test } from "bun:test";
import { parseResume } from "../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../testing/build-reading.ts";

const parse = (...lines: ReturnType<typeof line>[]) =>
  parseResume(buildReading([line("Anna Berger", { size: 20 }), line("anna@berger.example"), ...lines])).resume;

test("a city and its country behind a dash are the place of each job", () => {
  const { work } = parse(
    heading("Work Experience"),
    line("Cook\t09/2014 – 08/2016"),
    line("Penhale Foods – Leeds, England"),
    bullet("Fried fish"),
    line("Baker\t03/2010 – 08/2014"),
    line("Corve Foods – Exmoor, England"),
    bullet("Baked bread"),
  );
  expect(work?.map(({ name, location }) => [name, location])).toEqual([
    ["Penhale Foods", "Leeds, England"],
    ["Corve Foods", "Exmoor, England"],
  ]);
});

const listed = (text: string, level: number) => ({ ...bullet(text), bullet: { glyph: "•", level } });
const jobsOfList = (...items: [string, string][]) =>
  parse(heading("Praxe"), ...items.flatMap(([outer, inner]) => [listed(outer, 0), listed(inner, 1)])).work;

test("the only item below each position is its employer where most are written like one", () => {
  const work = jobsOfList(
    ["listopad 2022 - do současnosti: lektor", "Pedagogický institut Skalice"],
    ["březen 2021 - říjen 2022: jednatel", "Dubina CZ s.r.o."],
    ["květen 2010 - srpen 2019: redaktor", "Skalická televize"],
  );
  expect(work?.map(({ position, name }) => [position, name])).toEqual([
    ["lektor", "Pedagogický institut Skalice"],
    ["jednatel", "Dubina CZ s.r.o."],
    ["redaktor", "Skalická televize"],
  ]);
});

test("the only item below each position stays its task where most are written like one", () => {
  const work = jobsOfList(
    ["listopad 2022 - do současnosti: lektor, Institut Skalice", "vedení kurzů pro dospělé"],
    ["březen 2021 - říjen 2022: prodavač, Obchodní dům Dubina", "doplňování zboží a úklid"],
    ["květen 2010 - srpen 2019: redaktor, Skalická televize", "příprava pořadů"],
  );
  expect(work?.map(({ highlights }) => highlights)).toEqual([
    ["vedení kurzů pro dospělé"],
    ["doplňování zboží a úklid"],
    ["příprava pořadů"],
  ]);
});
