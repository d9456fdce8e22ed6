import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { CHECKOUT_ROOT, selfArgv } from "../../src/engine/setup/assets.ts";

const DOCS = join(CHECKOUT_ROOT, "docs");
/** The style of the CV on the README, and the CV. */
const README = { template: "viseo_template_v2", cv: join(CHECKOUT_ROOT, "samples/amara-lindqvist.pdf") };
const SHEET = { document: { columns: 2, pages: 2, width: 942 }, presentation: { columns: 3, pages: 9, width: 1398 } };
const README_WIDTH = 499;

/** Takes the pictures of the built-in styles, `docs/styles`, and the second one of the README. Needs LibreOffice for the slides and `pdftoppm` of poppler. */
const folder = mkdtempSync(join(tmpdir(), "vitae-styles-"));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const key of builtIn()) await takeStyle(key);
  run(...selfArgv("format", README.cv, "--template", README.template, "--to", "pdf", "--out", folder, "--no-brand"));
  run("pdftoppm", "-png", "-singlefile", "-r", "110", join(folder, "amara-lindqvist.pdf"), join(folder, "readme"));
  const picture = `<img style="display:block;width:100%;box-sizing:border-box;border:1px solid #c8c8c8" src="${dataUrl(join(folder, "readme.png"))}">`;
  await takeHtml(browser, picture, README_WIDTH, join(DOCS, "pictures/after.png"));
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

function builtIn(): string[] {
  const folders = readdirSync(join(CHECKOUT_ROOT, "templates"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => name !== "examples");
}

/** The first pages of the sample CV beside each other. */
async function takeStyle(key: string): Promise<void> {
  run(...selfArgv("template", "preview", key, "--out", folder));
  const { kind = "document" } = JSON.parse(readFileSync(join(CHECKOUT_ROOT, "templates", key, "template.json"), "utf8")) as {
    kind?: keyof typeof SHEET;
  };
  const { columns, pages, width } = SHEET[kind];
  const pictures = Array.from({ length: pages }, (_, index) => join(folder, `${key}-${index + 1}.png`)).filter(existsSync);
  const images = pictures.map((path) => `<img style="display:block;width:100%" src="${dataUrl(path)}">`).join("");
  const grid = `display:grid;grid-template-columns:repeat(${columns},1fr);gap:14px;padding:8px;background:#d8dde1`;
  await takeHtml(browser, `<div style="${grid}">${images}</div>`, width, join(DOCS, `styles/${key}.png`));
}

async function takeHtml(browser: Browser, html: string, width: number, path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 100 } });
  await page.setContent(`<body style="margin:0">${html}</body>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

function dataUrl(path: string): string {
  return `data:image/png;base64,${readFileSync(path).toString("base64")}`;
}

function run(...command: string[]) {
  const { success, stderr } = Bun.spawnSync(command);
  if (!success) throw new Error(`${command.join(" ")}: ${stderr}`);
}
