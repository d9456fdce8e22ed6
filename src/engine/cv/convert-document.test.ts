import { expect, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import { readAsset } from "../setup/assets.ts";
import { loadTemplate } from "../templates/load-template.ts";
import { blindProfile, readBlind } from "./blind/profile.ts";
import type { ConvertRequest } from "./conversion.ts";
import { convertDocument } from "./convert-document.ts";
import { LABELS } from "./render/labels/lexicon.ts";

const SAMPLE = new URL("../../../tests/fixtures/resume/sample.json", import.meta.url);

async function wordText(wish: Partial<ConvertRequest>): Promise<string> {
  const template = await loadTemplate("default");
  const request = { fileName: "cv.json", ocr: "never", outputs: ["docx"], template, ...wish } satisfies ConvertRequest;
  const { outputs } = await convertDocument(await Bun.file(SAMPLE).bytes(), request, {
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
