import { expect, test } from "bun:test";
import { parseResume } from "../parse-resume.ts";
import { buildReading, heading, line } from "../testing/build-reading.ts";

const datesOf = (born: string) => {
  const jobs = ["06/03/2019 – present Baker, Corve Mill", "02/04/2016 – 05/06/2019 Packer, Teme Mill"];
  const lines = [line("Jane Doe", { size: 22 }), line("jane.doe@example.com"), line(`Date of birth: ${born}`)];
  const { work, meta } = parseResume(buildReading([...lines, heading("Work Experience"), ...jobs.map((job) => line(job))])).resume;
  return [meta.vitae.language, ...(work ?? []).map(({ startDate }) => startDate)];
};

test("a date of two small numbers is read as the other dates of an English CV are written", () => {
  expect(datesOf("08/17/1985")).toEqual(["en", "2019-06-03", "2016-02-04"]);
  expect(datesOf("17/08/1985")).toEqual(["en", "2019-03-06", "2016-04-02"]);
  expect(datesOf("08/07/1985 (mm/dd/yyyy)")).toEqual(["en", "2019-06-03", "2016-02-04"]);
});

test("where none shows the order, or two contradict each other, only the year is stated", () => {
  expect(datesOf("08/07/1985")).toEqual(["en", "2019", "2016"]);
  expect(datesOf("08/17/1985, 25/12/1990")).toEqual(["en", "2019", "2016"]);
});
