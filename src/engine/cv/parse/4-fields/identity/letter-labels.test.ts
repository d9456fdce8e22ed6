import { expect, test } from "bun:test";
import { parseResume } from "../../parse-resume.ts";
import { buildReading, heading, line } from "../../testing/build-reading.ts";

const cityOf = (...contacts: string[]) =>
  parseResume(
    buildReading([
      line("Ottoline Birdsall", { size: 20 }),
      heading("Contact"),
      ...contacts.map((text) => line(text)),
      heading("Experience"),
      line("Welder, Corve Ltd"),
      line("2017 – 2021"),
    ]),
  ).resume.basics.location?.city;

test("letters are labels, that of the address too", () => {
  expect(cityOf("t +44 7700 900461", "e otto@example.org", "a Leeds")).toBe("Leeds");
  expect(cityOf("T: +44 7700 900461", "E: otto@example.org", "A: Leeds")).toBe("Leeds");
});

test("without other letters, an A is no label", () => {
  expect(cityOf("+44 7700 900461", "otto@example.org", "A Coruña")).toBe("A Coruña");
});
