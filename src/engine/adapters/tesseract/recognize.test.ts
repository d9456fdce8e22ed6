import { expect, test } from "bun:test";
import { renderPages } from "../../cv/read/ocr/render-pages.ts";
import { printPdf } from "../../cv/read/ocr/testing/print-pdf.ts";
import { readAsset } from "../../setup/assets.ts";
import { createRecognizer } from "./recognize.ts";

const tools = { dpi: 200, readAsset };
const pdf = printPdf(
  [
    { text: "Anna Berg", size: 24 },
    { text: "Responsible for the training of engineers", size: 12 },
    { text: "anna.berg@example.org", size: 12 },
  ],
  { width: 440, height: 220, margin: 40 },
);

test("a page picture becomes words with places and sizes", async () => {
  const [image] = await renderPages(pdf, [1], tools);
  const [page] = await createRecognizer({ readAsset })([image as NonNullable<typeof image>], {});

  expect(page?.words.map(({ text }) => text).join(" ")).toBe("Anna Berg Responsible for the training of engineers anna.berg@example.org");
  expect(page).toMatchObject({ page: 1, language: "eng", rotation: 0 });
  const [first, , third] = page?.words ?? [];
  expect(Math.abs((first?.box.x ?? 0) - 40)).toBeLessThan(4);
  expect(Math.abs((first?.size ?? 0) - 24)).toBeLessThan(4);
  expect(Math.abs((third?.size ?? 0) - 12)).toBeLessThan(2);
}, 30_000);

test("pages that a file does not have are left out, and a page keeps its size in points", async () => {
  const images = await renderPages(pdf, [1, 2], { ...tools, dpi: 72 });
  expect(images.map(({ page }) => page)).toEqual([1]);
  expect(((images[0]?.width ?? 0) * 72) / (images[0]?.dpi ?? 1)).toBeCloseTo(440, 0);
});

test("a huge page is rendered at fewer pixels", async () => {
  const poster = printPdf([{ text: "Poster", size: 200 }], { width: 7200, height: 7200 });
  const [image] = await renderPages(poster, [1], { ...tools, dpi: 1000 });
  expect((image?.width ?? 0) * (image?.height ?? 0)).toBeLessThanOrEqual(25_100_000);
});

test("an image as high as a line of text is read, one as small as an icon is not", async () => {
  const [image] = await renderPages(pdf, [1], tools);
  const { width, ...page } = image as NonNullable<typeof image>;
  /** The line "Responsible for …" stands in the rows from 233 to 269. */
  const wordsOf = async (top: number, height: number) => {
    const strip = { ...page, width, height, gray: page.gray.slice(top * width, (top + height) * width) };
    const [read] = await createRecognizer({ readAsset })([strip], { languages: ["eng"], upright: true });
    return read?.words.map(({ text }) => text);
  };
  expect(await wordsOf(233, 36)).toContain("Responsible");
  expect(await wordsOf(233, 18)).toEqual([]);
}, 30_000);
