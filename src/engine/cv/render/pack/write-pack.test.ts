import { expect, test } from "bun:test";
import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { readAsset } from "../../../setup/assets.ts";
import { readPdfTexts } from "../../blind/search/pdf-texts.ts";
import { type Pack, writePack } from "./write-pack.ts";

const packOf = async (names: string[]): Promise<Pack> => {
  const pdf = await readAsset("sample.pdf");
  return {
    title: "Fitters for Porto",
    agency: "Brandt & Lopes",
    date: "26 November 2026",
    entries: names.map((name) => ({ name, label: "Fitter", pdf })),
  };
};
const textOf = async (pdf: Uint8Array, place: string) =>
  (await readPdfTexts(pdf, readAsset))
    .filter((one) => one.place.startsWith(place))
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/g, " ");

test("several CVs are one PDF: a cover sheet with the page of each, the CVs behind it, a bookmark for each", async () => {
  const single = (await readAsset("sample.pdf")).length;
  const pdf = await writePack(await packOf(["Ada Brandt", "ひろし 田中"]), { readAsset });
  const all = await textOf(pdf, "");
  expect(all).toContain("BRANDT & LOPES");
  expect(all).toContain("Fitters for Porto");
  expect(all).toContain("26 November 2026");
  expect(all).toMatch(/1 Ada Brandt Fitter 2\b.*2 ひろし 田中 Fitter 4/);
  expect(await textOf(pdf, "bookmark")).toMatch(/Ada Brandt .*ひろし 田中/);
  expect(pdf.length).toBeGreaterThan(single);
});

test("the bookmarks of a pack are a list that a reader goes through in both directions", async () => {
  const pdf = await PDFDocument.load(await writePack(await packOf(["Ada", "Ben", "Cleo"]), { readAsset }));
  const outline = pdf.catalog.lookup(PDFName.of("Outlines"), PDFDict);
  const follow = (from: PDFDict, first: string, next: string) => {
    const seen: (PDFDict | undefined)[] = [];
    for (let at = from.lookupMaybe(PDFName.of(first), PDFDict); at && seen.length < 9; at = at.lookupMaybe(PDFName.of(next), PDFDict))
      seen.push(at);
    return seen;
  };
  const [forward, back] = [follow(outline, "First", "Next"), follow(outline, "Last", "Prev")];
  expect(forward).toHaveLength(3);
  expect(back.toReversed()).toEqual(forward);
});

test("a list that is longer than a page moves the pages of all CVs", async () => {
  const names = Array.from({ length: 40 }, (_, index) => `Candidate ${index + 1}`);
  const all = await textOf(await writePack(await packOf(names), { readAsset }), "");
  expect(all).toMatch(/1 Candidate 1 Fitter 4\b/);
});

test("the same pack gives the same bytes", async () => {
  const pack = await packOf(["Ada Brandt"]);
  expect(await writePack(pack, { readAsset })).toEqual(await writePack(pack, { readAsset }));
});
