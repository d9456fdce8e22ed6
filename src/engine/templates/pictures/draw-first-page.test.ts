import { expect, test } from "bun:test";
import { join } from "node:path";
import { renderResume } from "../../cv/render/render.ts";
import type { Content } from "../../cv/render/view/shapes.ts";
import { CHECKOUT_ROOT, readAsset } from "../../setup/assets.ts";
import { SAMPLES, WITH_COVER } from "../add/check-template.ts";
import { loadTemplate } from "../load-template.ts";
import { drawFirstPage } from "./draw-first-page.ts";

const isPng = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 8)).toString("latin1") === "\x89PNG\r\n\x1a\n";
const size = (png: Uint8Array) => [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)];

test("the first page of a document and the sample of a template are pictures of a page of A4", async () => {
  const template = await loadTemplate("default");
  const { bytes } = await renderResume(SAMPLES.empty, template, "pdf", { readAsset });
  for (const subject of [{ document: { type: "pdf" as const, bytes } }, { template }]) {
    const picture = await drawFirstPage(subject, { readAsset });
    expect(isPng(picture)).toBe(true);
    expect(size(picture)).toEqual([661, 934]);
  }
});

test("the picture of a template has the agency's own words where the style has a place for them, the document of a CV without them has not", async () => {
  const tools = { readAsset };
  const documentOf = async (content: Content, key: string) => {
    const { bytes } = await renderResume(content, await loadTemplate(key), "pdf", tools);
    return await drawFirstPage({ document: { type: "pdf", bytes } }, tools);
  };
  for (const [key, content, other] of [
    ["executive", WITH_COVER, SAMPLES.full],
    ["classic_serif", SAMPLES.full, SAMPLES.empty],
  ] as const) {
    const picture = await drawFirstPage({ template: await loadTemplate(key) }, tools);
    expect(picture).toEqual(await documentOf(content, key));
    expect(picture).not.toEqual(await documentOf(other, key));
  }
});

test("without LibreOffice a Word file and an own template have no picture; with it they have", async () => {
  const bytes = await Bun.file(join(CHECKOUT_ROOT, "templates/examples/agency.docx")).bytes();
  const custom = { type: "docx" as const, base64: Buffer.from(bytes).toString("base64") };
  const subjects = [{ document: { type: "docx" as const, bytes } }, { template: { ...(await loadTemplate("default")), custom } }];
  const pdf = (await renderResume(SAMPLES.empty, await loadTemplate("default"), "pdf", { readAsset })).bytes;
  for (const subject of subjects) {
    await expect(drawFirstPage(subject, { readAsset })).rejects.toMatchObject({ code: "not_found" });
    expect(isPng(await drawFirstPage(subject, { readAsset, officeToPdf: async () => pdf }))).toBe(true);
  }
});
