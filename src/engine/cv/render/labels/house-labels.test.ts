import { beforeAll, expect, test } from "bun:test";
import type { Resume } from "../../../contract/resume.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import type { Template } from "../template/template.ts";
import { buildView } from "../view/build-view.ts";
import { withHouseLabels } from "./house-labels.ts";

let template: Template;
beforeAll(async () => {
  template = await loadTemplate("viseo_template_v2");
});
const cv = (language: string): Resume => ({
  basics: { name: "Ana Kos" },
  work: [{ name: "Acme", position: "Fitter", startDate: "2014" }],
  education: [{ institution: "Leith", studyType: "BSc" }],
  meta: { vitae: { language, pages: 1, ocr: false, parser: "test", warnings: [] } },
});
const titles = (style: Template, language = "en") => buildView(cv(language), style).sections.map(({ title }) => title);

test("the house's label stands over that of the template and the built-in one, in its language", () => {
  const labels = [
    { key: "work", language: "en", text: "Track record" },
    { key: "education", language: "en", text: "Schools" },
  ];
  expect(titles(template)).toEqual(["Assignments", "Education"]);
  expect(titles(withHouseLabels(template, labels))).toEqual(["Track record", "Schools"]);
  expect(titles(withHouseLabels(template, labels), "de")).toEqual(titles(template, "de"));
});

test("it stands over a label that the template has for all languages", () => {
  const own: Template = { ...template, sections: [{ key: "work", layout: "entries", label: "Jobs" }] };
  const named = withHouseLabels(own, [{ key: "work", language: "fr", text: "Postes" }]);
  expect([titles(named, "fr"), titles(named, "en")]).toEqual([["Postes"], ["Jobs"]]);
});

test("of two for the same label and language the last counts, and without any the template is the same", () => {
  const twice = ["One", "Two"].map((text) => ({ key: "work", language: "en", text }));
  expect(titles(withHouseLabels(template, twice))[0]).toBe("Two");
  const builtIn = withHouseLabels({ ...template, sections: [{ key: "work", layout: "entries" }] }, twice);
  expect(titles(builtIn)[0]).toBe("Two");
  expect(withHouseLabels(template, [])).toBe(template);
});
