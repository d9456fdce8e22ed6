import { expect, test } from "bun:test";
import { parseTemplate } from "../cv/render/parse-template.ts";
import type { Resume } from "../cv/resume.ts";
import { outputName } from "./output-name.ts";

const nameOf = async (fileName: string, name: string | undefined, original = "cv.pdf") => {
  const template = await parseTemplate({ key: "acme", name: "Acme", fileName }, async () => new Uint8Array());
  const resume = { basics: { name, label: "Engineer" }, meta: { vitae: { language: "en" } } } as Resume;
  return outputName(template, resume, original);
};

test("the pattern is filled with the candidate's words", async () => {
  expect(await nameOf("{name} - {label} ({template})", "Zoë Müller")).toBe("Zoë Müller - Engineer (Acme)");
  expect(await nameOf("{name}", "山田 太郎")).toBe("山田 太郎");
  expect(await nameOf("{original}", "x", "/tmp/Jane Doe.final.docx")).toBe("Jane Doe.final");
});

test("what file systems refuse goes, and nothing becomes a path", async () => {
  expect(await nameOf("{name}", '../..\\evil/<na>me:"*?|\u0000\u202e')).toBe("evil na me");
  expect(await nameOf("{name}", "con")).toBe("con_");
  expect(await nameOf("{name} CV", undefined)).toBe("CV");
  expect(await nameOf("{name}", undefined, "a.pdf")).toBe("a");
  expect(await nameOf("{name}", "...", "...")).toBe("cv");
});

test("long names are cut between characters", async () => {
  const name = await nameOf("{name}", "👩‍💻é".repeat(60));

  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(180);
  expect(name.isWellFormed()).toBe(true);
});

test("the file of a blind CV is called after the reference, never after the file that came in", async () => {
  const template = await parseTemplate({ key: "acme", name: "Acme" }, async () => new Uint8Array());
  const resume = { basics: { name: "J. D." }, meta: { vitae: { language: "en", blind: "3F9A1C" } } } as Resume;

  expect(outputName(template, resume, "Jane Doe CV.pdf")).toBe("candidate-3f9a1c");
});
