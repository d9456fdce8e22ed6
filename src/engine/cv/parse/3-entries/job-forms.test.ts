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
