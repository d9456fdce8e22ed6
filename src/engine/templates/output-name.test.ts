import { expect, test } from "bun:test";
import type { Resume } from "../contract/resume.ts";
import { parseTemplate } from "../cv/render/template/parse-template.ts";
import { builtInKeys, loadTemplate } from "./load-template.ts";
import { DEFAULT_OUTPUT_NAME, type HouseNaming, outputName } from "./output-name.ts";

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
  for (const pattern of ["{original}", "{name}", "{name} {original}"]) {
    expect(outputName(template, resume, "Jane Doe CV.pdf", { pattern })).not.toContain("J");
  }
});

const named = async (basics: Resume["basics"], house: Partial<HouseNaming>, own?: string) => {
  const template = await parseTemplate({ key: "acme", name: "Acme", fileName: own }, async () => new Uint8Array());
  const resume = { basics, meta: { vitae: { language: "en" } } } as Resume;
  return outputName(template, resume, "scan_0042.pdf", { pattern: DEFAULT_OUTPUT_NAME, ...house });
};

test("a document is called after the candidate, the title and the agency; what is not known drops out with its separator", async () => {
  const ada = { name: "Ada King", label: "Engineer" };

  expect(await named(ada, { agency: "Söhne & Co" })).toBe("Ada King - Engineer - Söhne & Co");
  expect(await named(ada, { agency: null })).toBe("Ada King - Engineer");
  expect(await named({ name: "Ada King" }, { agency: "Söhne & Co" })).toBe("Ada King - Söhne & Co");
  expect(await named({ label: "Engineer" }, {})).toBe("Engineer");
  expect(await named({ name: "Ada King" }, { pattern: "{agency}_{name} ({label}) [{date}]", date: new Date("2026-11-23T23:00:00Z") })).toBe(
    "Ada King [2026-11-23]",
  );
});

test("a name that would say nothing of the candidate is that of the file", async () => {
  expect(await named({}, { agency: "Söhne & Co" })).toBe("scan_0042");
  expect(await named({}, { pattern: "{name} CV" })).toBe("scan_0042");
});

test("a template's own pattern goes before the house's", async () => {
  expect(await named({ name: "Ada King" }, { agency: "Söhne & Co" }, "{original} {template}")).toBe("scan_0042 Acme");
});

test("the name of a built-in style is the house's", async () => {
  for (const key of builtInKeys()) expect([key, (await loadTemplate(key)).fileName]).toEqual([key, undefined]);
});
