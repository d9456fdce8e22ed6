import { expect, test } from "bun:test";
import { readAsset } from "../../../setup/assets.ts";
import { readCoverage } from "./coverage.ts";

const knows = async (font: string, text: string) => {
  const has = readCoverage(await readAsset(`fonts/${font}_400Regular.ttf`));
  return [...text].map((letter) => has(letter.codePointAt(0) as number));
};

test("a font's own table says which letters it has", async () => {
  expect(await knows("SourceSans3", "aéΩЖ•–")).toEqual([true, true, true, true, true, true]);
  expect(await knows("SourceSans3", "职ع")).toEqual([false, false]);
  expect(await knows("NotoSansSC", "职の한")).toEqual([true, true, false]);
  expect(await knows("NotoSansKR", "한ㄱ職")).toEqual([true, true, true]);
});

test("every text family has Latin, Greek, Cyrillic and Vietnamese letters", async () => {
  for (const family of ["SourceSans3", "Inter", "SourceSerif4", "EBGaramond"]) {
    expect({ family, has: await knows(family, "ßłőşțğøÆΆψЇєђҐễ„“»€") }).toEqual({ family, has: Array(19).fill(true) });
  }
});
