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

test("the sample CV of a preview is written on a day of its own, so that years which are worked out stay the same", async () => {
  const template = { ...(await loadTemplate("tech_matrix")), outputs: ["docx" as const] };
  const { files } = await previewTemplate(template, { readAsset });
  const xml = strFromU8(unzipSync(files[0]?.bytes as Uint8Array)["word/document.xml"] as Uint8Array).replace(/<[^>]+>/g, "|");
  expect(/\|Kafka\|+Expert\|+(\d+)\|+present/.exec(xml)?.[1]).toBe("5");
});
