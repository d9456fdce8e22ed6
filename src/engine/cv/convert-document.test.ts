import { expect, test } from "bun:test";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { readAsset } from "../setup/assets.ts";
import { loadTemplate } from "../templates/load-template.ts";
import type { ConvertRequest } from "./conversion.ts";
import { convertDocument } from "./convert-document.ts";
import { blindProfile, readBlind } from "./options/blind-profile.ts";
import { LABELS } from "./render/labels/lexicon.ts";

const SAMPLE = new URL("../../../tests/fixtures/resume/sample.json", import.meta.url);

async function wordText(wish: Partial<ConvertRequest>, json?: string): Promise<string> {
  const template = await loadTemplate("default");
  const request = { fileName: "cv.json", ocr: "never", outputs: ["docx"], template, ...wish } satisfies ConvertRequest;
  const bytes = json === undefined ? await Bun.file(SAMPLE).bytes() : strToU8(json);
  const { outputs } = await convertDocument(bytes, request, {
    readAsset,
    maxPages: 10,
    today: "2026-03-14",
  } as never);
  return strFromU8(unzipSync(outputs[0]?.bytes as Uint8Array)["word/document.xml"] as Uint8Array);
}

test("the labels are in the language that is asked for, before that of the template and of the CV; also when the CV is made blind", async () => {
  const education = (language: string) => LABELS[language]?.education as string;
  expect(await wordText({})).toContain(education("en"));
  for (const blind of [undefined, blindProfile("full")]) {
    const text = await wordText({ labelLanguage: "de", blind });
    expect(text).toContain(education("de"));
    expect(text).not.toContain(education("en"));
  }
  const french = { ...(await loadTemplate("default")), labelLanguage: "fr" };
  expect(await wordText({ template: french, labelLanguage: "de" })).toContain(education("de"));
});

test("a blind document with durations says how long a job goes on, up to the day of writing", async () => {
  const text = (await wordText({ blind: readBlind("full+durations") })).replaceAll("\u00a0", " ");
  // The sample has worked there since March 2021.
  expect(text.includes(">5 years 1 month, to date<")).toBe(true);
});

test("a CV whose language another program has written in its own way is made blind all the same", async () => {
  const sample = await Bun.file(SAMPLE).json();
  const { vitae } = sample.meta;
  const text = (language: string) =>
    wordText({ blind: readBlind("full+durations") }, JSON.stringify({ ...sample, meta: { vitae: { ...vitae, language } } }));
  expect(await text("pt_BR")).toContain(LABELS.pt?.education as string);
  expect(await text("no language")).toContain(LABELS.en?.education as string);
});
