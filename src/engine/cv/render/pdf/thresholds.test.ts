import { expect, setDefaultTimeout, test } from "bun:test";
import { once } from "node:events";
import type { Resume } from "../../../contract/resume.ts";
import { readAsset } from "../../../setup/assets.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import { buildView } from "../view/build-view.ts";
import { readPdfText } from "./pdf-text.ts";
import { isMeasured, setPages } from "./set-pages.ts";
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

// In a thread of its own, whose Typst is new: memory only grows, and other tests have written documents in this one.
test("the memory of Typst has grown before its first document, for one of 300 positions too", async () => {
  const fresh = new Worker(new URL("../../../testing/typst-memory.ts", import.meta.url));
  const [{ data }] = (await once(fresh, "message")) as [MessageEvent<Record<"short" | "long", number>>];
  fresh.terminate();
  expect(data.long).toBe(data.short);
});

test("a word of 60 characters may break every 24, a shorter one stays whole", async () => {
  const text = async (chars: number) => readPdfText(await pdfOf({ basics: { name: "Anna Berg", summary: "x".repeat(chars) } }), readAsset);
  expect(await text(59)).toContain("x".repeat(59));
  expect((await text(240)).match(/x+/g)?.map((line) => line.length % 24)).toEqual([0, 0, 0]);
});

test("a document is set tighter and smaller where that spares a page with few lines", async () => {
  expect(await Promise.all([15, 16, 31, 32, 46, 58].map(pagesOf))).toEqual([1, 2, 2, 3, 3, 4]);
});

test("it is known how much of the last page a CV of up to 25,000 characters fills", async () => {
  const viewOf = (chars: number) => {
    const view = buildView({ basics: { name: "Anna Berg", summary: "x" }, meta }, template);
    const [profile] = view.sections;
    const length = JSON.stringify(view.sections).length;
    return { ...view, sections: profile ? [{ ...profile, title: profile.title + "y".repeat(chars - length) }] : [] };
  };
  expect([25_000, 25_001].map((chars) => isMeasured(viewOf(chars)))).toEqual([true, false]);
  const ended = async (jobs: number) => {
    const work = Array.from({ length: jobs }, (_, at) => ({ position: `Clerk ${at}`, name: "Acme", highlights: ["Letters."] }));
    const { pages, filled } = await setPages(buildView({ basics: { name: "Anna Berg" }, work, meta }, template), template, { readAsset });
    return pages - 1 + filled;
  };
  const [seven, fourteen] = (await Promise.all([7, 14].map(ended))) as [number, number];
  expect(seven).toBeCloseTo(0.57, 1);
  expect(fourteen - seven).toBeCloseTo(0.5, 1);
});
