import { expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, line } from "../../testing/build-reading.ts";

const title = (text: string) => line(text, { bold: true, gap: 0.8 });
const read = (post: string, years: string) =>
  parseResume(
    buildReading([
      line("Ottoline Birdsall", { size: 20 }),
      line("otto@example.org"),
      title("Employment History"),
      line("Fitter (Corve Works)", { lead: "Fitter" }),
      line("2020 – 2024"),
      line("Kept the presses going."),
      title(post),
      line(years),
      line("Answered forty callers a day."),
      title("Education"),
      line("BSc Physics, University of York, 2008 – 2012"),
      title("Skills"),
      line("Welding, brazing, measuring"),
      title("Languages"),
      line("English (native), Welsh (fluent)"),
    ]),
  ).resume;

test("a post in the style of the headings, over its years, is the title of an entry", () => {
  const { work, volunteer } = read("Customer Service Advisor (Teme Mill)", "2016 – 2020");
  expect([work?.length, volunteer]).toEqual([2, undefined]);
});

test("who works for herself is no heading where the headings have a style of their own", () => {
  const ruled = (text: string) => line(text, { bold: true, ruled: true, gap: 0.8 });
  const { work } = parseResume(
    buildReading([
      line("Ottoline Birdsall", { size: 20 }),
      line("otto@example.org"),
      ruled("Employment History"),
      line("Corve Works", { bold: true }),
      line("Fitter"),
      line("January 2021 – present"),
      line("Kept the presses going.", { bullet: true }),
      line("Freelance", { bold: true }),
      line("Bookbinder"),
      line("May 2018 – December 2020"),
      line("Bound forty books a week.", { bullet: true }),
      ruled("Education"),
      line("BSc Physics, University of York, 2008 – 2012"),
      ruled("Languages"),
      line("English (native), Welsh (fluent)"),
    ]),
  ).resume;
  expect(work?.map(({ name, position }) => [name, position])).toEqual([
    ["Corve Works", "Fitter"],
    ["Freelance", "Bookbinder"],
  ]);
});
