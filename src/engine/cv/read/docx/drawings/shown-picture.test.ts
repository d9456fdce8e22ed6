import { expect, test } from "bun:test";
import { crc32, deflateSync, inflateSync } from "node:zlib";
import { readAsset } from "../../../../setup/assets.ts";
import { pictureSize } from "../../images/picture.ts";
import { rgbPng } from "../../images/png.ts";
import { readDocx } from "../read-docx.ts";
import { p, wordFile } from "../word-file.testing.ts";
import { shownPicture } from "./shown-picture.ts";

const COLORS = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] };
/** Quarters of a picture: red and green above, blue and white below. */
const QUARTERS = rgbPng(
  Uint8Array.from(
    Array.from({ length: 80 * 80 }, (_, at) => {
      const [isRight, isLow] = [at % 80 >= 40, at >= 40 * 80];
      return isLow ? (isRight ? COLORS.white : COLORS.blue) : isRight ? COLORS.green : COLORS.red;
    }).flat(),
  ),
  80,
  80,
  3,
);

/** The photo that is read of a Word file with these attributes of its frame and this part of its filling. */
async function photoOf({ frame = "", filling = "", width = 1_000_000, height = 1_000_000, bytes = QUARTERS }) {
  const properties = `<pic:spPr><a:xfrm ${frame}><a:ext cx="${width}" cy="${height}"/></a:xfrm></pic:spPr>`;
  const picture = `<pic:pic><pic:blipFill><a:blip r:embed="i"/>${filling}</pic:blipFill>${properties}</pic:pic>`;
  const inline = `<wp:inline><wp:extent cx="${width}" cy="${height}"/><a:graphic><a:graphicData>${picture}</a:graphicData></a:graphic></wp:inline>`;
  return photoIn(`<w:drawing>${inline}</w:drawing>`, bytes);
}

/** The same of a picture in VML. */
const photoOfVml = ({ style = "", crop = "" }) =>
  photoIn(`<w:pict><v:shape style="width:80pt;height:80pt;${style}"><v:imagedata r:id="i" ${crop}/></v:shape></w:pict>`, QUARTERS);

async function photoIn(drawing: string, bytes: Uint8Array) {
  const parts = { related: { i: ["image", "i.png"] as [string, string] }, files: { "word/i.png": bytes } };
  const file = wordFile(p(`<w:r>${drawing}</w:r>`) + p("Jane Doe"), parts);
  return (await readDocx(file, { readAsset, ocr: "never", maxPages: 9 })).images[0];
}

/** The colours in the middle of the quarters of a PNG, by rows. */
function quartersOf(png: Uint8Array | undefined): (string | undefined)[] {
  const bytes = Buffer.from(png ?? []);
  const { width, height } = pictureSize(bytes) as { width: number; height: number };
  const rows = inflateSync(bytes.subarray(bytes.indexOf("IDAT") + 4));
  const at = (x: number, y: number) => {
    const pixel = Math.floor(y * height) * (width * 4 + 1) + 1 + 4 * Math.floor(x * width);
    return Object.entries(COLORS).find(([, color]) =>
      color.every((value, channel) => Math.abs(value - (rows[pixel + channel] ?? 0)) < 9),
    )?.[0];
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

test("a PNG loses what tells more than the picture", async () => {
  const text = Buffer.concat([Buffer.from([0, 0, 0, 5]), Buffer.from("tEXta\0b c"), Buffer.from([0, 0, 0, 0])]);
  const end = QUARTERS.length - 12;
  const told = new Uint8Array(Buffer.concat([QUARTERS.subarray(0, end), text, QUARTERS.subarray(end)]));
  expect((await photoOf({ bytes: told }))?.bytes).toEqual(QUARTERS);
});

test("a picture of another kind than PNG and JPEG keeps its place, and its file is not taken", async () => {
  const gif = Buffer.from("GIF89a, and the rest of it");
  const photo = await photoOf({ bytes: gif });
  expect([photo?.looksLikePhoto, photo?.type, photo?.bytes]).toEqual([true, undefined, undefined]);
});

test("a photo that is shown whole and upright stays the file that it is", async () => {
  expect((await photoOf({ filling: "<a:srcRect/><a:stretch><a:fillRect/></a:stretch>" }))?.bytes).toEqual(QUARTERS);
});

test("a photo that is cropped by less than anybody sees stays the file that it is", async () => {
  expect((await photoOf({ filling: '<a:srcRect l="300"/>' }))?.bytes).toEqual(QUARTERS);
  expect((await photoOf({ filling: '<a:srcRect l="800"/>' }))?.bytes).not.toEqual(QUARTERS);
});

test("what was cropped away of a photo does not come back", async () => {
  const cropped = await photoOf({ filling: '<a:srcRect l="50000" b="50000"/>' });
  expect(cropped).toMatchObject({ type: "png", looksLikePhoto: true });
  expect(quartersOf(cropped?.bytes)).toEqual(["green", "green", "green", "green"]);

  const beyond = await photoOf({ filling: '<a:stretch><a:fillRect t="-100000" r="-100000"/></a:stretch>' });
  expect(quartersOf(beyond?.bytes)).toEqual(["blue", "blue", "blue", "blue"]);

  const damaged = await photoOf({ filling: '<a:srcRect l="50000"/>', bytes: QUARTERS.slice(0, 20) });
  expect(damaged).toMatchObject({ looksLikePhoto: true });
  expect(damaged?.bytes).toBeUndefined();
});

test("a photo is turned and mirrored as its frame is", async () => {
  expect(quartersOf((await photoOf({ frame: 'rot="5400000"' }))?.bytes)).toEqual(["blue", "red", "white", "green"]);
  expect(quartersOf((await photoOf({ frame: 'rot="10800000"' }))?.bytes)).toEqual(["white", "blue", "green", "red"]);
  expect(quartersOf((await photoOf({ frame: 'rot="16200000"' }))?.bytes)).toEqual(["green", "white", "red", "blue"]);
  expect(quartersOf((await photoOf({ frame: 'flipH="1"' }))?.bytes)).toEqual(["green", "red", "white", "blue"]);
  expect(quartersOf((await photoOf({ frame: 'flipV="1"' }))?.bytes)).toEqual(["blue", "white", "red", "green"]);
});

test("a photo of an older Word is cropped, turned and mirrored as well", async () => {
  expect((await photoOfVml({}))?.bytes).toEqual(QUARTERS);
  expect(quartersOf((await photoOfVml({ crop: 'cropleft="32768f" cropbottom="0.5"' }))?.bytes)).toEqual(Array(4).fill("green"));
  expect(quartersOf((await photoOfVml({ style: "rotation:90" }))?.bytes)).toEqual(["blue", "red", "white", "green"]);
  expect(quartersOf((await photoOfVml({ style: "rotation:-5898240fd;flip:x" }))?.bytes)).toEqual(["red", "blue", "green", "white"]);
});

test("a photo that lies on its side is judged by how it stands, and is as large", async () => {
  for (const rot of [5_400_000, 16_200_000]) {
    const photo = await photoOf({ frame: `rot="${rot}"`, width: 1_500_000, height: 1_000_000 });
    expect(photo).toMatchObject({ looksLikePhoto: true, type: "png" });
    const { width, height } = pictureSize(photo?.bytes as Uint8Array) as { width: number; height: number };
    expect(height / width).toBeCloseTo(1.5, 1);
    // 300 dots an inch of 914,400 EMU.
    expect(width).toBeCloseTo(328, -1);
  }
});

test("a photo of more pixels than a camera takes is not drawn, and what was cropped away of it does not come back", async () => {
  const crop = { left: 0.5, top: 0, right: 0, bottom: 0 };
  const drawn = { relationId: "i", x: 0, y: 0, width: 80, height: 80, fromParagraph: false };
  const shown = (side: number) => shownPicture(blankPng(side), { ...drawn, view: { crop, rotation: 0, mirrored: false } }, { readAsset });
  expect(await shown(7_000)).toMatchObject({ type: "png" });
  expect(await shown(9_000)).toBeUndefined();
});

/** A black square of one bit a pixel. */
function blankPng(side: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return new Uint8Array(Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]));
}
