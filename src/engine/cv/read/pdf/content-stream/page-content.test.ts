import { expect, test } from "bun:test";
import { readAsset } from "../../../../setup/assets.ts";
import { openPdf } from "../open/pdfjs.ts";
import { show, type TinyPicture, tinyPdf } from "../tiny-pdf.testing.ts";
import { readDrawing } from "./page-content.ts";

const STRUCTURE = { headings: new Map(), layerVisible: () => true };
const POINT: TinyPicture = { width: 1, height: 1, shade: () => [0, 0, 0] };

async function drawingOf(content: string, picture: TinyPicture = POINT, states = "") {
  const document = await openPdf(tinyPdf([{ content, picture, states }]), readAsset);
  return readDrawing(await document.getPage(1), STRUCTURE);
}

test.each<[string, string, [fill: string, translucent: true | undefined]]>([
  ["no blending", "/BM /Normal", ["#112233", undefined]],
  ["blending", "/BM /Multiply", ["", true]],
  ["a mask that ends", "/SMask /None", ["#112233", undefined]],
  ["half of the opacity", "/ca 0.5", ["#889199", true]],
  ["full opacity", "/ca 1", ["#112233", undefined]],
  ["the opacity of strokes", "/CA 0.5", ["#112233", undefined]],
])("an area painted with %s has the colour that it has on the page, if that can be known", async (_, state, expected) => {
  const { rules } = await drawingOf("/S gs 0.0667 0.1333 0.2 rg 10 10 100 50 re f", POINT, `/S << ${state} >>`);
  expect(rules.map(({ fill, translucent }) => [fill, translucent])).toEqual([expected]);
});

/** The content of a page that paints so many, each at a place of its own. */
const many = (count: number, painted: (x: number, y: number) => string) =>
  Array.from({ length: count }, (_, at) => painted(10 + 3 * (at % 150), 10 + 3 * Math.floor(at / 150))).join("\n");

test("a page of more operators than any drawing has is read up to there", async () => {
  const lines = async (count: number) =>
    (await drawingOf(`${show(50, 700, "Ana")}${"\n1 w".repeat(count)}`)) as { cut: boolean; runs: unknown[] };
  expect(await lines(580_000)).toMatchObject({ cut: false });
  const read = await lines(620_000);
  expect(read.cut).toBe(true);
  expect(read.runs).not.toEqual([]);
});

test("a page of more words than any text has is read up to there", async () => {
  const words = async (count: number) => {
    const { runs, cut } = await drawingOf(many(count, (x, y) => show(x, y, "a", { size: 2 })));
    return [runs.length, cut];
  };
  expect(await words(19_000)).toEqual([19_000, false]);
  expect(await words(21_000)).toEqual([20_000, true]);
});

test("of a pattern of thousands of areas or drawings the first are looked at", async () => {
  const areas = async (count: number) => (await drawingOf(many(count, (x, y) => `${x} ${y} 2 2 re f`))).rules.length;
  expect([await areas(4_900), await areas(5_100)]).toEqual([4_900, 5_000]);
  const curve = (x: number, y: number) => `${x} ${y} m ${x + 2} ${y} ${x + 2} ${y + 2} ${x} ${y + 1} c f`;
  const drawings = async (count: number) => (await drawingOf(many(count, curve))).outlines.length;
  expect([await drawings(4_900), await drawings(5_100)]).toEqual([4_900, 5_000]);
});

test("of a page of hundreds of images the first are looked at", async () => {
  const images = async (count: number) =>
    (await drawingOf(many(count, (x, y) => `q ${20 + x} 0 0 ${20 + y} ${x} ${y} cm /Im Do Q`))).images.length;
  expect([await images(450), await images(550)]).toEqual([450, 500]);
});

test("an image of more pixels than a scanned page has is left out", async () => {
  const images = async (width: number) =>
    (await drawingOf("q 500 0 0 500 50 50 cm /Im Do Q", { width, height: 5_000, jpeg: new Uint8Array([255, 216, 255, 217]) })).images
      .length;
  expect([await images(4_700), await images(4_900)]).toEqual([1, 0]);
});

test("graphics states that are saved thousands of times are all restored, up to a depth that no program reaches", async () => {
  const leftOf = async (depth: number) => {
    const saved = `${"q ".repeat(depth - 1)}1 0 0 1 100 0 cm q 1 0 0 1 200 0 cm Q ${show(50, 700, "Ana")}`;
    return (await drawingOf(saved)).runs[0]?.box.x;
  };
  expect([await leftOf(9_900), await leftOf(10_100)]).toEqual([150, 50]);
});
