import { expect, setDefaultTimeout, test } from "bun:test";
import { readAsset } from "../../../setup/assets.ts";
import { SAMPLES } from "../../../templates/add/check-template.ts";
import { loadTemplate } from "../../../templates/load-template.ts";
import { readBrandFile } from "../brand/read-brand-file.ts";
import { withBrand } from "../brand/with-brand.ts";
import { openPackage } from "../custom/package/package.ts";
import { renderResume } from "../render.ts";

setDefaultTimeout(60_000);
const EMU = 914_400;

async function picture(width: number, fill: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 60"><rect width="${width}" height="60" fill="${fill}"/></svg>`;
  const { described, picture: png } = await readBrandFile(new TextEncoder().encode(svg), { readAsset });
  return { png: png as Uint8Array, ...(described as { width: number; height: number }) };
}

async function slides(logo: object, width = 120) {
  const logos = new Map([
    ["light", await picture(width, "#5b2a86")],
    ["dark", await picture(240, "#ffffff")],
  ]);
  const brand = {
    brand: { name: "Enna", logo: { file: "light", ...logo }, colors: { primary: "#5b2a86", accent: "#ffd400" } },
    logos,
    fonts: [],
  };
  const template = withBrand(await loadTemplate("default_ppt"), brand);
  const { parts } = openPackage((await renderResume(SAMPLES.full, template, "pptx", { readAsset })).bytes);
  return [...parts].filter(([name]) => /slide(?:Layout)?s\/.*\.xml$/.test(name)).map(([, bytes]) => new TextDecoder().decode(bytes));
}

/** Place and size of the logo on a layout, in inches. */
function logoOf(layout: string | undefined) {
  const [, x, y, w, h] = /descr="Enna".*?<a:off x="(\d+)" y="(\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"/s.exec(layout ?? "") ?? [];
  return [x, y, w, h].map((emu) => Math.round((Number(emu) / EMU) * 100) / 100);
}
const cover = (xml: string[]) => xml.find((one) => one.includes('<p:cSld name="Cover"'));
const content = (xml: string[]) => xml.find((one) => one.includes('<p:cSld name="Two columns"'));

test("on the cover a logo stands in the light panel, one for coloured ground above the name", async () => {
  expect(logoOf(cover(await slides({})))).toEqual([9.33, 0.6, 1.5, 0.75]);
  expect(logoOf(cover(await slides({ dark: "dark" })))).toEqual([0.75, 0.35, 2, 0.5]);
});

test("a wide logo is not wider than the space beside the title", async () => {
  expect(logoOf(content(await slides({})))).toEqual([11.74, 0.55, 0.84, 0.42]);
  expect(logoOf(content(await slides({}, 900)))).toEqual([10.83, 0.55, 1.75, 0.12]);
});

test("text that would have a light second colour is set in the main colour, marks keep it", async () => {
  const xml = (await slides({})).join("");
  expect(xml).toContain("FFD400");
  expect(xml.replace(/<p:sp>(?:(?!<\/p:sp>).)*prst="rect"(?:(?!<\/p:sp>).)*<\/p:sp>/gs, "")).not.toMatch(
    /<a:rPr[^>]*>(?:(?!<\/a:rPr>).)*FFD400/s,
  );
});
