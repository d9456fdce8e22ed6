import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import { readAsset } from "../../setup/assets.ts";
import { builtInKeys, loadTemplate } from "../../templates/load-template.ts";
import { convertDocument } from "../convert-document.ts";
import { blindProfile } from "../options/blind-profile.ts";
import type { OutputType } from "../options/output-type.ts";
import { blindNotice, WITHHELD_GROUPS } from "./labels/blind-notice.ts";
import { LABEL_LANGUAGES } from "./labels/lexicon.ts";
import { readPdfText } from "./pdf/pdf-text.ts";
import type { Template } from "./template/template.ts";

setDefaultTimeout(120_000);
const tools = { readAsset, maxPages: 10 } as Parameters<typeof convertDocument>[2];
const NOTICE = "Withheld: name, contact details, employers. Pseudonymised document: it is still personal data.";

const cv = (language = "en") => ({
  basics: { name: "Ana Kos", email: "ana@kos.example", summary: "Mends the pumps of the harbour." },
  work: [{ name: "Ovalis", position: "Fitter", startDate: "2014" }],
  meta: { vitae: { language, pages: 1, ocr: false, parser: "test", warnings: [] } },
});

async function made(
  template: Template,
  type: OutputType,
  { blind = true, language = "en", profile = "employers" as "employers" | "contact" } = {},
) {
  const bytes = new TextEncoder().encode(JSON.stringify(cv(language)));
  const request = { fileName: "cv.json", ocr: "never" as const, outputs: [type], template, reference: "3F9A1C" };
  const { outputs, warnings } = await convertDocument(bytes, { ...request, ...(blind && { blind: blindProfile(profile) }) }, tools);
  const [output] = outputs;
  return { bytes: output?.bytes as Uint8Array, warnings };
}

const textOf = async (type: OutputType, bytes: Uint8Array) =>
  type === "pdf"
    ? (await readPdfText(bytes, readAsset)).replace(/\s+/g, " ")
    : Object.entries(unzipSync(bytes))
        .filter(([name]) => name.endsWith(".xml"))
        .map(([, part]) => strFromU8(part).replace(/<[^>]+>/g, ""))
        .join("\n");

test("every language that has labels has the line, with all groups and without an empty word", () => {
  const lines = LABEL_LANGUAGES.map((language) => blindNotice(WITHHELD_GROUPS, language));
  expect(new Set(lines).size).toBe(LABEL_LANGUAGES.length);
  for (const line of lines) expect(line?.split(/, |、/)).toHaveLength(WITHHELD_GROUPS.length);
  for (const line of lines) expect(line).not.toMatch(/undefined|: ,|, ,|\.\./);
});

describe("a blind document says what was withheld and that it is still personal data", () => {
  test.each(builtInKeys().flatMap((key) => (["docx", "pdf", "pptx"] as const).map((type) => [key, type] as const)))(
    "%s as %s",
    async (key, type) => {
      const template = await loadTemplate(key);
      const { bytes, warnings } = await made(template, type);
      expect(await textOf(type, bytes)).toContain(NOTICE);
      expect(warnings).toEqual(["Blind CV, withheld: name, e-mail address, employer."]);
    },
  );

  test("in the language of its labels", async () => {
    const { bytes } = await made(await loadTemplate("default"), "docx", { language: "de" });
    expect(await textOf("docx", bytes)).toContain("Nicht genannt: Name, Kontaktdaten, Arbeitgeber. Pseudonymisiertes Dokument");
  });

  test("and is not called pseudonymous where it shows the name", async () => {
    const { bytes } = await made(await loadTemplate("default"), "docx", { profile: "contact" });
    const text = await textOf("docx", bytes);
    expect(text).toContain("Withheld: contact details.");
    expect(text).not.toContain("Pseudonymised");
  });

  test("and one that names its candidate says nothing of it", async () => {
    const { bytes } = await made(await loadTemplate("default"), "docx", { blind: false });
    expect(await textOf("docx", bytes)).not.toContain("personal data");
  });
});

test("a Korean whose given name is in the word for a candidate is made blind", async () => {
  const person = { ...cv("ko"), basics: { name: "김지원", email: "ana@kos.example", summary: "김지원 Fitter" } };
  const bytes = new TextEncoder().encode(JSON.stringify(person));
  const request = { fileName: "cv.json", ocr: "never" as const, outputs: ["docx" as const], template: await loadTemplate("default") };
  const { outputs } = await convertDocument(bytes, { ...request, reference: "3F9A1C", blind: blindProfile("full") }, tools);
  const text = await textOf("docx", outputs[0]?.bytes as Uint8Array);
  expect(text).toContain("지원자 3F9A1C Fitter");
  expect(text).not.toContain("김지원");
});
