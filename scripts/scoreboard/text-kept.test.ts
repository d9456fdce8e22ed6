import { expect, test } from "bun:test";
import type { Resume } from "../../src/engine/contract/resume.ts";
import { inventedValues, keptText } from "./text-kept.ts";

const meta = { vitae: { language: "de", pages: 1, ocr: false, parser: "test", warnings: [] } };

test("words count as kept wherever the Resume has them, accents and case aside", () => {
  const resume: Resume = { basics: { name: "Zoë Müller" }, additional: [{ title: "Hobbys", items: ["Klettern"] }], meta };

  expect(keptText(resume, "ZOE MULLER\nKlettern, Lesen")).toEqual({ share: 3 / 4, lost: ["lesen"] });
});

test("a date that was rewritten is kept by the quote of its source", () => {
  const sources = { "work[0].startDate": { quote: "März 2019" } };
  const resume: Resume = { basics: {}, work: [{ startDate: "2019-03" }], meta: { vitae: { ...meta.vitae, sources } } };

  expect(keptText(resume, "März 2019").share).toBe(1);
});

test("a section title is no lost text, the same word in a sentence is", () => {
  const resume: Resume = { basics: { name: "Ada Byron" }, meta };

  expect(keptText(resume, "Ada Byron\nSkills").share).toBe(1);
  expect(keptText(resume, "Ada Byron\nSkills are here").lost).toEqual(["skills", "are", "here"]);
});

test("a value with a word that is printed nowhere is named with that word", () => {
  const resume: Resume = { basics: { name: "Ada Byron", email: "ada@example.com" }, work: [{ startDate: "1999-01" }], meta };

  expect(inventedValues(resume, "Ada Lovelace, ada@example.com")).toEqual([
    { path: "basics.name", value: "Ada Byron", missing: ["byron"] },
  ]);
});

test("other spacing invents nothing", () => {
  const resume: Resume = { basics: { phone: "+46315550142", url: "https://example.com/ada" }, meta };

  expect(inventedValues(resume, "+46 31 555 01 42, example.com/ada")).toEqual([]);
});
