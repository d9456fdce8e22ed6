import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { CHECKOUT_ROOT, selfArgv } from "../../src/engine/setup/assets.ts";

const OUT = join(CHECKOUT_ROOT, "src/web/public/pictures");
const TEMPLATE = "viseo_template_v2";
const SCAN = join(CHECKOUT_ROOT, "samples/amara-lindqvist-scan.pdf");
/** Sharp on a screen of two pixels a point. */
const WIDTH_PX = 900;
const WEBP_QUALITY = 0.8;

/** Takes the two pages of the start page: a sample CV as it was scanned, and as Vitae wrote it in a house style. Needs `pdftoppm` of poppler. */
const folder = mkdtempSync(join(tmpdir(), "vitae-hero-"));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  run(...selfArgv("format", SCAN, "--template", TEMPLATE, "--to", "pdf", "--out", folder));
  const page = await browser.newPage();
  mkdirSync(OUT, { recursive: true });
  await savePage(page, SCAN, "scan");
  await savePage(page, join(folder, "amara-lindqvist-scan.pdf"), "house-style");
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

function run(...command: string[]) {
  const { success, stderr } = Bun.spawnSync(command);
  if (!success) throw new Error(`${command.join(" ")}: ${stderr}`);
}

/** The first page as WebP, which is a tenth of a scan's PNG. */
async function savePage(page: Page, pdf: string, name: string) {
  const png = join(folder, name);
  run("pdftoppm", "-png", "-singlefile", "-scale-to-x", String(WIDTH_PX), "-scale-to-y", "-1", pdf, png);
  const base64 = await page.evaluate(
    async ([png, quality]) => {
      const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      const webp = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
      return btoa(webp.reduce((text, byte) => text + String.fromCharCode(byte), ""));
    },
    [readFileSync(`${png}.png`).toString("base64"), WEBP_QUALITY] as const,
  );
  const size = await Bun.write(join(OUT, `${name}.webp`), Buffer.from(base64, "base64"));
  console.log(`${name}.webp: ${(size / 1000).toFixed(0)} kB`);
}
