import { expect, test } from "bun:test";
import { buildReading, heading, line } from "../testing/build-reading.ts";
import { describeDocument } from "./describe-document.ts";

const lastYearOf = (...texts: string[]) =>
  describeDocument(buildReading([heading("Work experience"), ...texts.map((text) => line(text))])).lastYear;

test("the latest year of a CV is that of its periods, months and years in cells of their own", () => {
  expect(lastYearOf("Fitter, 2014 – 2018", "A board of 2048 tiles")).toBe(2018);
  expect(lastYearOf("Fitter, May 2016", "Date of birth: 27/09/1987")).toBe(2016);
  expect(lastYearOf("2020\tFitter, Acme Ltd", "Date of birth: 27/09/1987")).toBe(2020);
});

test("the day of birth alone is none: the years of the jobs are far ahead of it", () => {
  expect(lastYearOf("Date of birth: 27/09/1987", "Fitter, Acme Ltd, 2016")).toBeUndefined();
});
