import { expect, test } from "bun:test";
import { readAsset } from "../../setup/assets.ts";
import { openTesseract, SMALL_LATIN } from "./engine.ts";

const blank = (width: number, height: number) => ({ gray: new Uint8Array(width * height).fill(255), width, height });

test("a blank page has no lines, and an image of a size that the engine refuses is refused in words, not read as nothing", async () => {
  const tesseract = await openTesseract(readAsset);
  const read = (width: number, height: number) => tesseract.read(blank(width, height), [SMALL_LATIN], { dpi: 200, segmentation: "page" });
  expect(await read(401, 300)).toEqual([]);
  await expect(read(40_000, 60)).rejects.toThrow("cannot read the page image");
  tesseract.close();
});
