import { expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { buildReading, line } from "../testing/build-reading.ts";
import { attributeLeftovers, attributeSources } from "./sources.ts";

test("a value over three lines is shown where it begins, beside the period of its entry", () => {
  const reading = buildReading([
    line("Ottoline Birdsall"),
    line("2017 – 2021\tSprings and horsehair for two hotels in"),
    line("Shropshire, with four apprentices, and curtains for the"),
    line("ballroom of a third."),
  ]);
  const summary = "Springs and horsehair for two hotels in Shropshire, with four apprentices, and curtains for the ballroom of a third.";
  const draft = { basics: {}, work: [{ startDate: "2017", summary }] } as unknown as Resume;

  expect(attributeSources(draft, reading, "en")["work[0].summary"]).toEqual({ quote: summary, paragraph: 1 });
});

test("a text that no field took, and that is printed twice, is shown where it stands first", () => {
  const reading = buildReading([line("Keeps bees"), line("Keeps bees")]);
  const vitae = { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] };
  const draft: Resume = { basics: {}, additional: [{ title: "", items: ["Keeps bees"] }], meta: { vitae } };

  expect(attributeLeftovers(draft, reading)["additional[0].items[0]"]).toEqual({ quote: "Keeps bees", paragraph: 0 });
});

test("a value whose beginning is printed otherwise is shown at a line of it, unless that line is only a word or two", () => {
  const sourceOf = (printed: string) => {
    const reading = buildReading([line("Ottoline Birdsall"), line(printed)]);
    const draft = { basics: {}, work: [{ summary: "Keeps bees in the yard and mends the hives of the town" }] } as unknown as Resume;
    return attributeSources(draft, reading, "en")["work[0].summary"]?.paragraph;
  };
  expect(sourceOf("in the yard and")).toBe(1);
  expect(sourceOf("the yard")).toBeUndefined();
});
