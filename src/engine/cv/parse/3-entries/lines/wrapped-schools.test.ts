import { expect, test } from "bun:test";
import { line } from "../../testing/build-reading.ts";
import { joinWrappedSchools } from "./wrapped-schools.ts";

const texts = (...lines: Parameters<typeof line>[]) => joinWrappedSchools(lines.map((each) => line(...each))).map(({ text }) => text);

test("the kind of a school alone in a line goes on with the name above it", () => {
  expect(texts(["Corve Vocational"], ["School"], ["Diploma, 2013"])).toEqual(["Corve Vocational School", "Diploma, 2013"]);
  expect(texts(["CORVE COMMUNITY", { bold: true }], ["COLLEGE", { bold: true }])).toEqual(["CORVE COMMUNITY COLLEGE"]);
});

test("but not below a school, a date or a line that is set otherwise", () => {
  expect(texts(["Corve High School"], ["College"])).toHaveLength(2);
  expect(texts(["2010 – 2013"], ["High School"])).toHaveLength(2);
  expect(texts(["Corve Vocational", { bold: true }], ["School"])).toHaveLength(2);
});
