import { expect, test } from "bun:test";
import { readAsset } from "../../../setup/assets.ts";
import { pictureSize } from "../../read/images/picture.ts";
import { readBrandFile } from "./read-brand-file.ts";
import { LOGO_PIXELS, MAX_LOGO_SIDE } from "./thresholds.ts";

const tools = { readAsset };
const read = (content: string | Uint8Array) =>
  readBrandFile(typeof content === "string" ? new TextEncoder().encode(content) : content, tools);
const svg = (inner: string, attributes = 'viewBox="0 0 240 60"') => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const RECT = '<rect width="60" height="60" fill="#5b2a86"/>';

test("an SVG is a logo, with a picture of it for Word and PowerPoint", async () => {
  const { described, picture, bytes } = await read(`<?xml version="1.0"?>\n<!-- by hand -->\n${svg(RECT)}`);
  expect(described).toEqual({ kind: "logo", format: "svg", width: LOGO_PIXELS, height: LOGO_PIXELS / 4 });
  expect(pictureSize(picture as Uint8Array)).toEqual({ width: LOGO_PIXELS, height: LOGO_PIXELS / 4 });
  expect(new TextDecoder().decode(bytes)).toContain("#5b2a86");
});

test("a PNG is a logo, drawn anew no wider than it is ever printed", async () => {
  const small = (await read(svg(RECT))).picture as Uint8Array;
  const { described, bytes, picture } = await read(small);
  expect(described).toEqual({ kind: "logo", format: "png", width: LOGO_PIXELS, height: LOGO_PIXELS / 4 });
  expect(pictureSize(bytes)).toEqual({ width: LOGO_PIXELS, height: LOGO_PIXELS / 4 });
  expect(picture).toBeUndefined();
});

test("a PNG with too many pixels, a damaged one and an empty picture are refused before a document meets them", async () => {
  const png = (await read(svg(RECT))).picture as Uint8Array;
  const wide = Uint8Array.from(png);
  new DataView(wide.buffer).setUint32(16, MAX_LOGO_SIDE + 1);
  await expect(read(wide)).rejects.toThrow("This picture has more than 8,000 pixels on a side. Please make it smaller.");
  await expect(read(png.slice(0, 60))).rejects.toThrow("This picture is empty or damaged: nothing of it can be drawn.");
  await expect(read(svg(""))).rejects.toThrow("This picture is empty or damaged: nothing of it can be drawn.");
});

test("an SVG that runs something, loads something or needs a font is refused with what to do", async () => {
  const plain = "Please export it as a plain SVG.";
  await expect(read(svg(`${RECT}<script>alert(1)</script>`))).rejects.toThrow(`This SVG does more than draw (<script>). ${plain}`);
  await expect(read(svg('<rect onload="alert(1)"/>'))).rejects.toThrow(`This SVG does more than draw (onload). ${plain}`);
  await expect(read(svg('<image href="http://a.test/b.png"/>'))).rejects.toThrow(plain);
  await expect(read(svg(`${RECT}<text x="1" y="9">Enna</text>`))).rejects.toThrow(
    "Please convert its text to outlines and upload it again.",
  );
  await expect(read(svg(RECT).replace("</svg>", ""))).rejects.toThrow("This SVG is damaged. Please export it again.");
});

test("a font says its family, weight, slant and what its licence flags allow", async () => {
  const described = async (file: string) => (await read(await readAsset(`fonts/${file}.ttf`))).described;
  expect(await described("Inter_600SemiBold")).toEqual({
    kind: "font",
    family: "Inter",
    weight: 600,
    italic: false,
    embedding: "installable",
  });
  expect(await described("EBGaramond_400Regular_Italic")).toMatchObject({ family: "EB Garamond", weight: 400, italic: true });
});

test("a font that may only be printed with, one that may be edited with, and those that may not be passed on are told apart", async () => {
  expect((await read(await withLicence(0x0004))).described).toMatchObject({ embedding: "print" });
  expect((await read(await withLicence(0x0008))).described).toMatchObject({ embedding: "editable" });
  // Old fonts set several flags: the one that allows most counts.
  expect((await read(await withLicence(0x0006))).described).toMatchObject({ embedding: "print" });
  expect((await read(await withLicence(0x000a))).described).toMatchObject({ embedding: "editable" });
  const forbidden =
    "The licence flags of Noto Sans Hebrew forbid its use in documents that are passed on. Please ask its maker, or choose another font.";
  await expect(withLicence(0x0002).then(read)).rejects.toThrow(forbidden);
  for (const flags of [0x0100, 0x0200, 0x0108])
    await expect(withLicence(flags).then(read)).rejects.toThrow("allow it only whole or as a picture");
});

test("web fonts, collections, damaged fonts and other files are refused with what is wanted instead", async () => {
  const instead = "Please upload the TTF or OTF file.";
  for (const start of ["wOFF", "wOF2", "ttcf"]) await expect(read(`${start}${"\0".repeat(400)}`)).rejects.toThrow(instead);
  const font = await readAsset("fonts/NotoSansHebrew_400Regular.ttf");
  await expect(read(font.slice(0, 300))).rejects.toThrow("This font is damaged. Please download it again from where you got it.");
  await expect(read("%PDF-1.7")).rejects.toThrow("Logos are SVG or PNG files, fonts are TTF or OTF files.");
});

/** A font with other licence flags: `fsType` stands at byte 8 of the table "OS/2" (OpenType 1.9). */
async function withLicence(flags: number): Promise<Uint8Array> {
  const font = Uint8Array.from(await readAsset("fonts/NotoSansHebrew_400Regular.ttf"));
  const view = new DataView(font.buffer);
  for (let table = 0; table < view.getUint16(4); table++) {
    const record = 12 + table * 16;
    if (view.getUint32(record) === 0x4f532f32) view.setUint16(view.getUint32(record + 8) + 8, flags);
  }
  return font;
}
