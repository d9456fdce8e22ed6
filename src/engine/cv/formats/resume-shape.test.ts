import { expect, test } from "bun:test";
import { inResumeShape } from "./resume-shape.ts";

const basics = { name: "Ada Byron" };

test.each<[object, string]>([
  [{ basics: "Ada" }, '"basics" must be an object'],
  [{ basics: { name: 3 } }, '"basics.name" must be a text'],
  [{ basics: { image: {} } }, '"basics.image" must be a text'],
  [{ basics: { location: "Leeds" } }, '"basics.location" must be an object'],
  [{ basics: { location: { city: 1 } } }, '"basics.location.city" must be a text'],
  [{ basics: { profiles: {} } }, '"basics.profiles" must be a list'],
  [{ basics, work: "Acme" }, '"work" must be a list'],
  [{ basics, work: ["Acme"] }, '"work[0]" must be an object'],
  [{ basics, work: [{}, { startDate: 2019 }] }, '"work[1].startDate" must be a text'],
  [{ basics, work: [{ highlights: "Kept books" }] }, '"work[0].highlights" must be a list'],
  [{ basics, skills: [{ keywords: ["Go", 7] }] }, '"skills[0].keywords[1]" must be a text'],
  [{ basics, additional: [{ items: [{}] }] }, '"additional[0].items[0]" must be a text'],
  [{ basics, relevant: "Go" }, '"relevant" must be a list'],
  [{ basics, x: [] }, '"x" must be an object'],
  [{ basics, meta: { vitae: { warnings: "none" } } }, '"meta.vitae.warnings" must be a list'],
  [{ basics, meta: { vitae: { language: 1 } } }, '"meta.vitae.language" must be a text'],
  [{ basics, meta: { vitae: { sources: "x" } } }, '"meta.vitae.sources" must be an object'],
  [{ basics, meta: { vitae: { confidence: [] } } }, '"meta.vitae.confidence" must be an object'],
])("the place of a wrong value is named: %j", (value, problem) => {
  expect(() => inResumeShape(value)).toThrow(`This resume cannot be used: ${problem}.`);
});

test.each([
  ["pt_BR", "pt-BR"],
  ["de", "de"],
  ["x y", "en"],
  ["constructor", "en"],
  ["", "en"],
])("the language %p is %p", (language, tag) => {
  const value = { basics, meta: { vitae: { language, pages: 2 } } };
  expect(inResumeShape(value)).toEqual({ basics, meta: { vitae: { language: tag, pages: 2 } } } as object);
});

test("what is null is not there, and what nobody knows stays", () => {
  const value = {
    $schema: "x",
    basics: { name: "Ada Byron", label: null },
    work: [null, { name: "Acme", team: 4 }],
    skills: null,
    meta: { version: 1 },
  };
  expect(inResumeShape(value)).toEqual({
    $schema: "x",
    basics: { name: "Ada Byron" },
    work: [{ name: "Acme", team: 4 }],
    meta: { version: 1 },
  } as object);
});
