import { expect, setDefaultTimeout, test } from "bun:test";
import openTypst from "@myriaddreamin/typst-ts-web-compiler";
import type { Resume } from "../../../contract/resume.ts";
import { readAsset } from "../../../setup/assets.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import { buildView } from "../view/build-view.ts";
import { readPdfText } from "./pdf-text.ts";
import { writePdf } from "./write-pdf.ts";

setDefaultTimeout(120_000);
const template = await loadTemplate("default");
const meta = { vitae: { language: "en", pages: 1, ocr: false, parser: "rules", warnings: [] } };
const pdfOf = async (content: Partial<Resume>) =>
  (await writePdf(buildView({ basics: { name: "Anna Berg" }, ...content, meta }, template), template, { readAsset })).bytes;
const pagesOf = async (jobs: number) => {
  const work = Array.from({ length: jobs }, (_, at) => ({ position: `Clerk ${at}`, name: "Acme", highlights: ["Letters."] }));
  return Number(/\/Count (\d+)/.exec(Buffer.from(await pdfOf({ work })).toString("latin1"))?.[1]);
};

test("a word of 60 characters may break every 24, a shorter one stays whole", async () => {
  const text = async (chars: number) => readPdfText(await pdfOf({ basics: { name: "Anna Berg", summary: "x".repeat(chars) } }), readAsset);
  expect(await text(59)).toContain("x".repeat(59));
  expect((await text(240)).match(/x+/g)?.map((line) => line.length % 24)).toEqual([0, 0, 0]);
});

test("a document of up to three pages is set tighter where that spares a page", async () => {
  expect(await Promise.all([14, 15, 30, 31, 43].map(pagesOf))).toEqual([1, 2, 2, 3, 3]);
  expect(await pagesOf(58)).toBe(4);
  expect(await pagesOf(44)).toBe(4);
});

test("the memory of Typst has grown before its first document, for one of 300 positions too", async () => {
  await pagesOf(1);
  const { memory } = await openTypst();
  const before = memory.buffer.byteLength;
  await pagesOf(300);
  expect(memory.buffer.byteLength).toBe(before);
});
