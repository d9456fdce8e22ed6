import { expect, test } from "bun:test";
import { PDFDocument } from "@cantoo/pdf-lib";
import { readAsset } from "../../../setup/assets.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import { show, tinyPdf } from "../../read/pdf/tiny-pdf.testing.ts";
import { letterheadOf } from "../letterhead.ts";
import { addLetterhead } from "./letterhead.ts";
import { readGlyphs } from "./read-glyphs.ts";

const VIEW = { language: "en", rtl: false };

async function withLetterhead(
  content: string,
  { rotate = 0, agency = "Ashcombe Staffing" as string | null, notice = undefined as string | undefined } = {},
) {
  const text = new TextDecoder().decode(tinyPdf([{ content }, { content }])).replaceAll("/MediaBox", `/Rotate ${rotate} /MediaBox`);
  const bytes = new TextEncoder().encode(text);
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const used = (await readGlyphs(bytes, readAsset)).map((page) => page.used);
  const template = { ...(await loadTemplate("default")), ...(agency && { agency }), footer: { text: "12 Quay Street" } };
  await addLetterhead(document, used, { letterhead: letterheadOf(template, "en", {}), notice, template, view: VIEW }, { readAsset });
  const pages = await readGlyphs(await document.save(), readAsset);
  return pages.map(({ texts }) => {
    const shown = texts.flatMap(({ glyphs }) => glyphs);
    const at = (words: string) => {
      const all = shown.map(({ text }) => text).join("");
      const first = shown[all.replace(/ﬀ/g, "ff").indexOf(words)];
      return first && all.includes(words) ? { x: first.x, y: first.y, size: first.size } : undefined;
    };
    return { at };
  });
}

test("a page with room keeps its place below the agency's name and above its footer", async () => {
  const [page] = await withLetterhead(show(40, 600, "Engineer"));
  expect(page?.at("Engineer")).toMatchObject({ x: 40, y: 200, size: 11 });
  expect(page?.at("Ashcombe")?.y).toBeLessThan(60);
  expect(page?.at("12Quay") ?? page?.at("12 Quay")).toBeDefined();
});

test("a page that is printed up to its edges is made smaller and stands between header and footer", async () => {
  const [page] = await withLetterhead(`${show(40, 790, "Top line")}\n${show(40, 4, "Last line")}`);
  const [top, last, head, foot] = [page?.at("Top"), page?.at("Last"), page?.at("Ashcombe"), page?.at("12Quay") ?? page?.at("12 Quay")];
  expect(top?.size).toBeLessThan(11);
  expect(top?.size).toBeGreaterThan(9);
  expect((top?.y ?? 0) - (top?.size ?? 0)).toBeGreaterThan(head?.y ?? 999);
  expect(last?.y).toBeLessThan(foot?.y ?? 0);
});

test("a page that is turned has its letterhead upright", async () => {
  const [page] = await withLetterhead("BT /F1 11 Tf 0 1 -1 0 300 100 Tm (Engineer) Tj ET", { rotate: 90 });
  expect(page?.at("Ashcombe")?.y).toBeLessThan(60);
});

test("what was withheld is said on the last page, also without a brand", async () => {
  const pages = await withLetterhead(show(40, 600, "Engineer"), { agency: null, notice: "Withheld: contact" });
  expect(pages.map(({ at }) => at("Withheld") !== undefined)).toEqual([false, true]);
  expect(pages[0]?.at("Quay")).toBeUndefined();
});
