import { describe, expect, test } from "bun:test";
import type { Line } from "../../../reading.ts";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, bullet, heading, type LineLooks, line } from "../../testing/build-reading.ts";

const JOBS = [heading("Experience"), line("Welder, Corve Ltd"), line("2017 – 2021"), heading("Education"), line("Ludlow College, 2016")];
const name = line("Ottoline Birdsall", { size: 20 });
const headlineOf = (...head: Line[]) => parseResume(buildReading([name, ...head, ...JOBS])).resume.basics.label;

describe("words that no list knows under the name are the headline, unless they are", () => {
  test.each(["Boatbuilder", "Ropewalker and dreamer", "Ropewalker & Dreamer", "College Porter"])("no: %s", (text) => {
    expect(headlineOf(line(text))).toBe(text);
  });

  test.each(["Leeds", "Corve Interiors Ltd", "Corve & Sons Ltd", "Ludlow College of Art", "Work Experience", "Publications"])(
    "%s",
    (text) => {
      expect(headlineOf(line(text), line("o.birdsall@example.org"))).toBeUndefined();
    },
  );
});

test("a line smaller than the text is no headline, though it looks like a position", () => {
  expect(headlineOf(line("o.birdsall@example.org"), line("Registered Nurse"))).toBe("Registered Nurse");
  expect(headlineOf(line("o.birdsall@example.org"), line("Registered Nurse", { size: 7 }))).toBeUndefined();
  // Directly below the name it may be as small as the contact data.
  const small = { size: 8 };
  expect(headlineOf(line("Make-up Artist", small), line("o.birdsall@example.org", small), line("Producers", { size: 14 }))).toBe(
    "Make-up Artist",
  );
});

test("a line about referees is no headline", () => {
  for (const text of ["Referenties zijn beschikbaar op aanvraag", "References available on request"])
    expect(headlineOf(line(text))).toBeUndefined();
});

test("a position beside the label of another field is no headline", () => {
  expect(headlineOf(line("Department\tRegistered Nurse"))).toBeUndefined();
});

test("the position wanted is the headline where it heads a form in heavier print, in words of any trade", () => {
  const form = [line("Employment: full time"), line("3 200 € net")];
  const wanted = (looks: LineLooks) => headlineOf(heading("Desired position"), line("Keeper of sluices", looks), ...form);
  expect(wanted({ bold: true })).toBe("Keeper of sluices");
  expect(wanted({})).toBeUndefined();
});

test("the position wanted is the headline where it is short and surely one", () => {
  const wanted = (text: string) => headlineOf(line("o.birdsall@example.org"), heading("Desired position"), line(text));
  expect(wanted("Registered Nurse")).toBe("Registered Nurse");
  expect(wanted("Registered Nurse on a ward where people laugh")).toBeUndefined();
  expect(wanted("Something with boats")).toBeUndefined();
});

test("the title of a person under its label is no headline", () => {
  expect(headlineOf(line("Title\tMrs"), line("o.birdsall@example.org"))).toBeUndefined();
});

test("directly below the name a position may have points, figures and the bullet of a sidebar", () => {
  expect(headlineOf(line("Sr. QA Automation Analyst"))).toBe("Sr. QA Automation Analyst");
  expect(headlineOf(bullet("Registered Nurse"), bullet("o.birdsall@example.org"))).toBe("Registered Nurse");
  expect(headlineOf(line("Composer · Leeds · o.birdsall@example.org"))).toBe("Composer");
  expect(headlineOf(line("Est. 2004"))).toBeUndefined();
});
