import { expect, test } from "bun:test";
import { strFromU8, unzipSync } from "fflate";
import { readAsset } from "../../setup/assets.ts";
import { loadTemplate } from "../load-template.ts";
import { previewTemplate } from "./preview.ts";

test("the preview of a style shows the agency's own words where it has a place for them, and nothing of them elsewhere", async () => {
  const textOf = async (key: string) => {
    const { files } = await previewTemplate(await loadTemplate(key), { readAsset });
    const word = files.find(({ name }) => name === `${key}.docx`);
    return strFromU8(unzipSync(word?.bytes as Uint8Array)["word/document.xml"] as Uint8Array).replace(/<[^>]*>/g, " ");
  };
  const executive = await textOf("executive");
  expect(executive).toContain("Prepared by the agency");
  expect(executive).toContain("Mira Castellan");
  expect(await textOf("classic_serif")).not.toContain("Mira Castellan");
});
