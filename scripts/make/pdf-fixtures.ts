/**
 * `bun scripts/make/pdf-fixtures.ts [ID…]`: writes the `cv.pdf` of the fixtures in `tests/fixtures/cv` from `source.html` (printed by Chromium;
 * scanned where a `<meta name="scan">` says how, but for elements of class "typed"), `source.typ` (Typst) or `source.ts` (operators written by hand).
 */
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";
import { setWithTypst } from "../../src/engine/cv/render/pdf/typst.ts";
import { CHECKOUT_ROOT, readAsset } from "../../src/engine/setup/assets.ts";
import { FIXTURE_IDS, FIXTURES } from "../../tests/approval.ts";
import { handPdf, stream, text } from "../../tests/fixtures/hand-pdf.ts";

/** What a `<meta name="scan" content="dpi=150 levels=2 turn=1">` says: pixels to the inch, levels of grey, degrees clockwise. */
type Scan = { dpi: number; levels: number; turn?: number };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

async function makePdf(folder: string): Promise<Uint8Array | undefined> {
  if (await Bun.file(join(folder, "source.html")).exists()) return printed(join(folder, "source.html"), browser);
  if (await Bun.file(join(folder, "source.typ")).exists()) return typeset(join(folder, "source.typ"));
  if (await Bun.file(join(folder, "source.ts")).exists()) return (await import(join(folder, "source.ts"))).pdf;
  return undefined;
}

async function printed(file: string, chrome: Browser): Promise<Uint8Array> {
  const page = await chrome.newPage();
  try {
    await page.goto(`file://${file}`);
    const { scan, tagged } = await page.evaluate(() => ({
      scan: document.querySelector<HTMLMetaElement>("meta[name=scan]")?.content,
      tagged: document.documentElement.hasAttribute("data-tagged"),
    }));
    if (scan) return await scanned(file, Object.fromEntries(scan.split(" ").map(toSetting)) as Scan);
    await page.evaluate(() => document.fonts.ready);
    return await page.pdf({ format: "A4", preferCSSPageSize: true, printBackground: true, tagged, outline: false });
  } finally {
    await page.close();
  }
}

const toSetting = (pair: string): [string, number] => [pair.split("=")[0] as string, Number(pair.split("=")[1])];

const A4_INCHES = [8.27, 11.69] as const;
const CSS_DPI = 96;

/** The page as a scanner gives it: one picture in few levels of grey, turned a little where asked for, without any text. */
async function scanned(file: string, scan: Scan): Promise<Uint8Array> {
  const [width, height] = A4_INCHES.map((inches) => Math.round(inches * CSS_DPI)) as [number, number];
  const page = await browser.newPage({ deviceScaleFactor: scan.dpi / CSS_DPI, viewport: { width, height } });
  await page.goto(`file://${file}`);
  await page.evaluate(() => document.fonts.ready);
  const kept = await page.evaluate(takeText);
  const top = Math.max(0, ...kept.map(({ bottom }) => bottom));
  const picture = (await page.screenshot({ type: "png", clip: { x: 0, y: top, width, height: height - top } })).toString("base64");
  const grey = await page.evaluate(greyPixels, { picture, turn: scan.turn ?? 0 });
  await page.close();
  const points = 72 / CSS_DPI;
  const image = greyPicture(Buffer.from(grey.pixels, "base64"), grey.width, grey.height, scan.levels);
  const [pageWidth, pageHeight] = [width * points, height * points];
  const typed = kept.map((line) => text(line.x * points, pageHeight - line.baseline * points, line.text, { size: line.size * points }));
  const drawn = `q ${pageWidth} 0 0 ${pageHeight - top * points} 0 0 cm /Im Do Q`;
  const content = [drawn, ...typed].join("\n");
  return handPdf([{ content, mediaBox: `0 0 ${pageWidth} ${pageHeight}`, resources: "/XObject << /Im 10 0 R >>" }], { 10: image });
}

/** Runs in the browser: the elements of class "typed" stay text, at the top of a page of which the rest is a picture. */
function takeText() {
  return [...document.querySelectorAll<HTMLElement>(".typed")].map((element) => {
    const { x, bottom } = element.getBoundingClientRect();
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    return { text: element.textContent, x, bottom, baseline: bottom - 0.4 * size, size };
  });
}

/** Runs in the browser. */
async function greyPixels({ picture, turn }: { picture: string; turn: number }) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const paper = canvas.getContext("2d") as CanvasRenderingContext2D;
  paper.fillStyle = "white";
  paper.fillRect(0, 0, image.width, image.height);
  paper.translate(image.width / 2, image.height / 2);
  paper.rotate((turn * Math.PI) / 180);
  paper.drawImage(image, -image.width / 2, -image.height / 2);
  const { data } = paper.getImageData(0, 0, image.width, image.height);
  let pixels = "";
  for (let at = 0; at < data.length; at += 4)
    pixels += String.fromCharCode(Math.round(0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)));
  return { width: image.width, height: image.height, pixels: btoa(pixels) };
}

/** An image XObject of 2, 4 or 16 levels of grey. */
function greyPicture(grey: Uint8Array, width: number, height: number, levels: number): string {
  const bits = Math.log2(levels);
  const perByte = 8 / bits;
  const row = Math.ceil(width / perByte);
  const packed = new Uint8Array(row * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const level = Math.min(levels - 1, Math.floor(((grey[y * width + x] as number) * levels) / 256));
      packed[y * row + Math.floor(x / perByte)] =
        (packed[y * row + Math.floor(x / perByte)] as number) | (level << (8 - bits * ((x % perByte) + 1)));
    }
  const dictionary = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent ${bits}`;
  return stream(`${dictionary} /Filter /FlateDecode`, deflateSync(packed, { level: 9 }));
}

const TYPST_FONTS = [
  "eb-garamond/400Regular/EBGaramond_400Regular",
  "eb-garamond/700Bold/EBGaramond_700Bold",
  "eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic",
];

async function typeset(file: string): Promise<Uint8Array> {
  const fonts = TYPST_FONTS.map((name) => join(CHECKOUT_ROOT, "node_modules/@expo-google-fonts", `${name}.ttf`));
  const fromDisk = async (path: string) => (path.startsWith("/") ? new Uint8Array(await Bun.file(path).arrayBuffer()) : readAsset(path));
  return setWithTypst({ main: file, data: "{}", fonts }, { readAsset: fromDisk });
}

const wanted = process.argv.slice(2);
for (const id of wanted.length > 0 ? wanted : FIXTURE_IDS) {
  const bytes = await makePdf(join(FIXTURES, id));
  if (!bytes) continue;
  await Bun.write(join(FIXTURES, id, "cv.pdf"), bytes);
  console.log(id, bytes.length);
}
await browser.close();
