import { expect, test } from "bun:test";
import { parseResume } from "../../../parse-resume.ts";
import { buildReading, bullet, heading, line } from "../../../testing/build-reading.ts";

const top = [line("Jane Doe", { size: 22 }), line("jane.doe@example.com | +44 117 496 0142")];
const jobsOf = (...lines: Parameters<typeof buildReading>[0]) =>
  parseResume(buildReading([...top, heading("Work Experience"), ...lines])).resume.work ?? [];
const head = (text: string) => line(text, { bold: true, gap: 1 });
const fitted = "Worked as a fitter from January 2010 to March 2012 in the docks";
const stored = "Ran the stores of three sites from 2005 to 2009, with two apprentices";

test("one period among the list items of each job dates it, and the item stays", () => {
  const jobs = jobsOf(
    head("Acme Ltd"),
    bullet(fitted),
    bullet("Mended pumps"),
    head("Selby Storage Ltd"),
    bullet("Packed parcels"),
    bullet(stored),
  );
  expect(jobs).toMatchObject([
    { name: "Acme Ltd", startDate: "2010-01", endDate: "2012-03", highlights: [fitted, "Mended pumps"] },
    { name: "Selby Storage Ltd", startDate: "2005", endDate: "2009", highlights: ["Packed parcels", stored] },
  ]);
});

test("the first item of each job, with its period, is the position there", () => {
  const jobs = jobsOf(
    head("Acme Ltd, Leeds"),
    bullet("Fitter January 2010 – March 2012"),
    bullet("Mended pumps"),
    head("Selby Storage Ltd"),
    bullet("Storekeeper 2005 – 2009"),
    bullet("Packed parcels"),
  );
  expect(jobs).toMatchObject([
    { name: "Acme Ltd", position: "Fitter", startDate: "2010-01", endDate: "2012-03", highlights: ["Mended pumps"] },
    { name: "Selby Storage Ltd", position: "Storekeeper", startDate: "2005", endDate: "2009", highlights: ["Packed parcels"] },
  ]);
});

test("an item that is a period and nothing else is no text of the job", () => {
  const jobs = jobsOf(
    head("Acme Ltd"),
    bullet("January 2010 – March 2012"),
    bullet("Mended pumps"),
    head("Selby Storage Ltd"),
    bullet("2005 – 2009"),
    bullet("Packed parcels"),
  );
  expect(jobs).toEqual([
    { name: "Acme Ltd", startDate: "2010-01", endDate: "2012-03", highlights: ["Mended pumps"] },
    { name: "Selby Storage Ltd", startDate: "2005", endDate: "2009", highlights: ["Packed parcels"] },
  ]);
});

test("a list item that tells one year is no period", () => {
  const jobs = jobsOf(
    head("Acme Ltd"),
    bullet("Won the prize of the yard in 2011 for the best crane"),
    head("Selby Storage Ltd"),
    bullet(stored),
  );
  expect(jobs.map(({ startDate }) => startDate)).toEqual([undefined, undefined]);
});

test("periods in list items date no jobs where one has none or two of them, or where a head has a date", () => {
  const dates = (first: string[], second: string[], heads = ["Acme Ltd", "Selby Storage Ltd"]) =>
    jobsOf(
      head(heads[0] as string),
      ...first.map((text) => bullet(text)),
      head(heads[1] as string),
      ...second.map((text) => bullet(text)),
    ).map(({ startDate }) => startDate);
  expect(dates([fitted], [stored])).toEqual(["2010-01", "2005"]);
  expect(dates([fitted], ["Packed parcels"])).toEqual([undefined, undefined]);
  expect(dates([fitted, stored], [stored])).toEqual([undefined, undefined]);
  expect(dates([fitted], [stored], ["Acme Ltd\t2002 – 2014", "Selby Storage Ltd\t1999 – 2002"])).toEqual(["2002", "1999"]);
});

test("nor does one in the list of the only job: it may tell about a part of it", () => {
  expect(jobsOf(head("Acme Ltd"), bullet(fitted), bullet("Mended pumps")).map(({ startDate }) => startDate)).toEqual([undefined]);
});

test("nor a period in the text of a job, which is no list item", () => {
  const jobs = jobsOf(head("Acme Ltd"), line(`${fitted}.`), head("Selby Storage Ltd"), line(`${stored}.`));
  expect(jobs.map(({ startDate }) => startDate)).toEqual([undefined, undefined]);
});

test("beside a year the period of an item is taken", () => {
  const prized = "After the prize of 2009 fitter of all pumps from 2010 to 2012 in the docks";
  const jobs = jobsOf(head("Acme Ltd"), bullet(prized), head("Selby Storage Ltd"), bullet(stored));
  expect(jobs.map(({ startDate }) => startDate)).toEqual(["2010", "2005"]);
});

test("what goes on until today does date a job", () => {
  const jobs = jobsOf(
    head("Acme Ltd"),
    bullet("Fitting pumps here since March 2015 as one of nine"),
    head("Selby Storage Ltd"),
    bullet(stored),
  );
  expect(jobs).toMatchObject([{ name: "Acme Ltd", startDate: "2015-03" }, { startDate: "2005" }]);
});
