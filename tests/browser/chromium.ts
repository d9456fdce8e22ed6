import { existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { buildWeb } from "../../scripts/build/build-web.ts";

const ROOT = join(import.meta.dir, "../..");
export const WIDTHS = [390, 820, 1440] as const;
export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The browser without windows opens a page in half the time of the whole one, which makes a window for each visitor even where nobody looks. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
export const CHROMIUM = process.env.CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : "/usr/bin/chromium");

/** Starts the browser, and builds the pages when a source is newer than they are. */
export async function openBrowser(): Promise<Browser> {
  if (isStale()) await buildWeb();
  return chromium.launch({
    executablePath: CHROMIUM,
    // Where no language is set, as in a bare CI, it saves names with accents as "download"; nobody's desktop is like that.
    env: { ...process.env, LC_ALL: "C.UTF-8" },
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

function isStale(): boolean {
  const built = join(ROOT, "build/web/index.html");
  if (!existsSync(built)) return true;
  const since = statSync(built).mtimeMs;
  const sources = [
    ...new Bun.Glob("src/web/**/*").scanSync(ROOT),
    "scripts/build/build-web.ts",
    "scripts/build/web-styles.ts",
    ...new Bun.Glob("src/engine/contract/*.ts").scanSync(ROOT),
  ];
  return sources.some((file) => statSync(join(ROOT, file)).mtimeMs > since);
}

export type Visit = { page: Page; faults: string[]; close: () => Promise<void> };

/** A fresh visitor at an address. `faults` collects what must not happen: errors in scripts, and what the content policy refused. */
export async function visit(browser: Browser, address: string, { width = 1440, scheme = "light" as Scheme } = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    colorScheme: scheme,
    acceptDownloads: true,
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) faults.push(message.text());
  });
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).hostname !== "127.0.0.1") faults.push(`asked ${request.url()}`);
  });
  await page.goto(address);
  return { page, faults, close: () => context.close() };
}

/** Waits until the page is drawn as it will stay: two frames, and the end of what moves or fades; what moves for ever, such as a spinner, is not waited for. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const isEnding = ({ effect, playState }: Animation) => playState === "running" && Number.isFinite(effect?.getComputedTiming().endTime);
    // Rows out of sight are not rendered (content-visibility): what was moving there stands still, and ends when it is seen again.
    const isRendered = ({ effect }: Animation) =>
      (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }) !== false;
    while (document.getAnimations().some((animation) => isEnding(animation) && isRendered(animation))) await frame();
  });

/** How far the page, or a window over it, can be moved sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll(".veil")].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ),
  );

/** A look at the page, where SCREENSHOTS names a folder. */
export async function picture(page: Page, name: string) {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !name.includes("dialog"), timeout: 60_000 });
}

export const pdfFile = (name: string, bytes = 20_000) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(bytes)]),
});

/**
 * Waits until the page has shown the text, however briefly. An observer in the page reports it: a query from outside may come after a
 * sentence that stands for half a second before the page is left. Call it before what brings the text, await `shown` after.
 */
export async function watchFor(page: Page, text: string): Promise<{ shown: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const report = `report${++watched}`;
  await page.exposeFunction(report, resolve);
  await page.evaluate(
    ([text, report]) => {
      const look = () => {
        // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden is not shown.
        if (document.body.innerText.includes(text)) (window as unknown as Record<string, () => void>)[report]?.();
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      look();
    },
    [text, report] as const,
  );
  return { shown: promise };
}
let watched = 0;
