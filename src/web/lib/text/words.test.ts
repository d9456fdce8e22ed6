import { expect, test } from "bun:test";
import { fullName, megabytes, planName, plural, templateName, withoutEnding } from "./words.ts";

test("templates are shown by name, not by key", () => {
  expect(["viseo_template_v2", "default", "acme_modern", "constructor"].map(templateName)).toEqual([
    "Viseo Template V2",
    "Default Template",
    "Acme modern",
    "Constructor Template",
  ]);
});

test("no plan is Free, start is Basic, pro is Pro", () => {
  expect([null, "start" as const, "pro" as const].map(planName)).toEqual(["Free", "Basic Plan", "Pro Plan"]);
});

test("counted words are in the right number", () => {
  expect([plural(1, "CV"), plural(2, "CV")]).toEqual(["1 CV", "2 CVs"]);
});

test("somebody without a name is shown by e-mail", () => {
  expect(fullName({ firstName: null, lastName: null, email: "a@b.example" })).toBe("a@b.example");
  expect(fullName({ firstName: "Ada", lastName: null, email: "a@b.example" })).toBe("Ada");
});

test("sizes are in megabytes", () => expect(megabytes(1_572_864)).toBe("1.50 MB"));

test("a file's ending says nothing of a person or a job", () => {
  expect(["Ana Petrova.pdf", "Lead v2.0.DOCX", "Dr. Kim", ".pdf"].map(withoutEnding)).toEqual([
    "Ana Petrova",
    "Lead v2.0",
    "Dr. Kim",
    ".pdf",
  ]);
});
