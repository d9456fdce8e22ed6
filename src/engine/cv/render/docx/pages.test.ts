import { expect, setDefaultTimeout, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import type { Resume } from "../../../contract/resume.ts";
import { readAsset } from "../../../setup/assets.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import { renderResume } from "../render.ts";
import { lineHeight, officeFonts } from "../typography/fonts.ts";
import { buildView } from "../view/build-view.ts";
import { spacingFor } from "./styles/spacing.ts";
import { writeDocx } from "./write-docx.ts";

setDefaultTimeout(120_000);
const [standard, onePage, serif] = await Promise.all(["default", "compact_one_page", "classic_serif"].map((key) => loadTemplate(key)));
if (!standard || !onePage || !serif) throw new Error("a style is missing");
const meta = { vitae: { language: "en", pages: 1, ocr: false, parser: "rules" as const, warnings: [] } };
const clerk = (jobs: number, letters = "Letters."): Resume => ({
  basics: { name: "Anna Berg" },
  work: Array.from({ length: jobs }, (_, at) => ({ position: `Clerk ${at}`, name: "Acme", highlights: [letters] })),
  meta,
});
/** Half points of the body text of a Word document. */
const typeSize = (bytes: Uint8Array) =>
  Number(/<w:docDefaults>.*?<w:sz w:val="(\d+)"/s.exec(strFromU8(unzipSync(bytes)["word/styles.xml"] as Uint8Array))?.[1]);

test("a Word document is set as small as its PDF, so that neither has a last page with a few lines", async () => {
  const [usual, fitted] = await Promise.all([13, 15].map((jobs) => renderResume(clerk(jobs), standard, "docx", { readAsset })));
  expect([usual, fitted].map((made) => typeSize(made?.bytes as Uint8Array))).toEqual([20, 19]);
});

test("in the style for one page, Word and PDF get smaller until the CV fits, and both say when it does not", async () => {
  const made = async (jobs: number) => {
    const cv = clerk(jobs);
    const [word, pdf] = [await renderResume(cv, onePage, "docx", { readAsset }), await renderResume(cv, onePage, "pdf", { readAsset })];
    const pages = Number(/\/Count (\d+)/.exec(Buffer.from(pdf.bytes).toString("latin1"))?.[1]);
    return { size: typeSize(word.bytes), pages, messages: [word, pdf].flatMap(({ messages }) => messages.map(({ code }) => code)) };
  };
  expect(await made(15)).toEqual({ size: 18, pages: 1, messages: [] });
  expect(await made(21)).toEqual({ size: 15, pages: 1, messages: [] });
  expect(await made(30)).toEqual({ size: 18, pages: 2, messages: ["page_limit", "page_limit"] });
});

test("lines of Word are as far apart as those of the PDF, whatever the font, and fixed where the fonts of machines differ", () => {
  const pitch = (style: typeof standard, language: string) => {
    const { line, lineRule } = spacingFor({ contentLanguage: language }, style).line();
    const office = officeFonts(style.fonts).body;
    return lineRule === "exact" ? `${Number(line) / 20} pt` : Number(((Number(line) / 240) * lineHeight(office, style.fonts)).toFixed(2));
  };
  expect([pitch(standard, "en"), pitch(serif, "en")]).toEqual([1.28, 1.29]);
  expect([pitch(standard, "ja"), pitch(standard, "zh-Hans"), pitch(standard, "ar")]).toEqual(["13.55 pt", "13.55 pt", 1.42]);
});

test("a very long CV is not set to see its pages, and its Word document is made all the same", async () => {
  const noFonts = async (name: string): Promise<Uint8Array> => {
    throw new Error(`asked for ${name}`);
  };
  const written = (jobs: number) => writeDocx(buildView(clerk(jobs, "x".repeat(100)), standard), standard, { readAsset: noFonts });
  expect(typeSize((await written(200)).bytes)).toBe(20);
  expect(written(10)).rejects.toThrow("asked for");
});
