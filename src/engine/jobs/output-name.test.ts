import { expect, test } from "bun:test";
import type { Template } from "../cv/render/template.ts";
import type { Resume } from "../cv/resume.ts";
import { outputName } from "./output-name.ts";

const template = (fileName: string) => ({ key: "house", name: "House", fileName }) as Template;

test("the pattern's words are filled in", () => {
  const resume = { basics: { name: "Zoë Müller", label: "Engineer" } } as Resume;
  expect(outputName(template("{name} - {label} ({template}, {original})"), resume, "cv.final.pdf")).toBe(
    "Zoë Müller - Engineer (House, cv.final)",
  );
});

test("a word that the CV does not have leaves no separator, and an empty name becomes the file's own", () => {
  expect(outputName(template("{name} - {label}"), { basics: { name: "Zoë" } } as Resume, "cv.pdf")).toBe("Zoë");
  expect(outputName(template("{name}"), {} as Resume, "cv.pdf")).toBe("cv");
});
