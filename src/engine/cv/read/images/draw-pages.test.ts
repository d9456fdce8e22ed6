import { expect, test } from "bun:test";
import { readAsset } from "../../../setup/assets.ts";
import { drawPage } from "./draw-pages.ts";

const size = (png: Uint8Array) => [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)];

test("a page is drawn as wide as it is wanted, and there is none beyond the last", async () => {
  const pdf = await readAsset("sample.pdf");
  const { pages, picture } = await drawPage(pdf, { number: 1, width: 600, readAsset });
  const [page] = pages;
  expect(size(picture as Uint8Array)).toEqual([600, Math.round((600 * (page?.height ?? 0)) / (page?.width ?? 1))]);
  expect((await drawPage(pdf, { number: pages.length + 1, width: 600, readAsset })).picture).toBeUndefined();
  expect((await drawPage(pdf, { width: 0, readAsset })).pages).toEqual(pages);
});
