import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { unpackTrusted } from "../../src/engine/cv/package/zip-reader.ts";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { openBrowser, type Visit, visit } from "./chromium.ts";
import { ADMIN, startRealService } from "./real-service.ts";

setDefaultTimeout(300_000);

let service: Awaited<ReturnType<typeof startRealService>>;
let browser: Browser;
let visitor: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  service = await startRealService({ concurrency: 2 });
});
afterAll(async () => {
  await visitor?.close();
  await browser?.close();
  await service?.end();
});

/** Twelve CVs as they come by mail: columns, sidebars, tables, photos, seven languages, PDF and Word. */
const CVS = [
  "pdf-one-column",
  "pdf-sidebar-panel",
  "pdf-timeline",
  "pdf-two-pages-furniture",
  "pdf-photo-and-logo",
  "pdf-greek",
  "pdf-stacked-positions",
  "pdf-turkish",
  "word-columns",
  "word-dutch",
  "word-cefr-levels",
  "word-date-spellings",
].map((id) => {
  const folder = join(CHECKOUT_ROOT, "tests/fixtures/cv", id);
  return join(folder, readdirSync(folder).find((name) => name.startsWith("cv.")) as string);
});

/** Most actions that the twelve may take: keys, and the choice of the files. */
const MOST_ACTIONS = 40;

test("from twelve CVs by mail to twelve checked documents, without the mouse and in at most 40 actions", async () => {
  visitor = await visit(browser, `${service.address}/auth`);
  const { page } = visitor;
  await signIn(page);
  const hands = keyboard(page);

  await hands.tabTo(/Skip to content/);
  await hands.press("Enter");
  // Asked for in time: the browser hears of it a little later, and would open a window of its own.
  const chooser = page.waitForEvent("filechooser");
  await hands.tabTo(/Drop CVs here/);
  await hands.press("Enter");
  await (await chooser).setFiles(CVS);
  hands.count();
  await page.getByRole("dialog").waitFor();
  await hands.tabTo(/Skip Enhancement/, "Shift+Tab");
  await hands.press("Enter");
  await page
    .locator(".rows > li", { hasText: "Ready for download" })
    .nth(CVS.length - 1)
    .waitFor({ timeout: 240_000 });

  await hands.tabTo(/^Review 12 CVs/);
  await hands.press("Enter");
  for (let left = CVS.length; left > 0; left--) {
    await page.locator(".fields-pane").waitFor({ timeout: 60_000 });
    const name = await page.locator(".desk-name").textContent();
    while (await openDoubts(page)) await hands.press("Enter");
    await hands.press("Control+Enter");
    await page.waitForFunction((before) => document.querySelector(".desk-name")?.textContent !== before, name, { timeout: 60_000 });
  }

  await page.waitForURL("**/dashboard");
  const download = page.waitForEvent("download", { timeout: 120_000 });
  await hands.tabTo(/^Download all/);
  await hands.press("Enter");
  const documents = unpackTrusted(await Bun.file(await (await download).path()).bytes()).map(([entry]) => entry);
  expect(documents.filter((entry) => entry.endsWith(".docx"))).toHaveLength(12);
  expect(documents.filter((entry) => entry.endsWith(".pdf"))).toHaveLength(12);
  const jobs = (await (await page.request.get(`${service.address}/api/jobs`)).json()) as { reviewedAt: string | null }[];
  expect(jobs.filter(({ reviewedAt }) => reviewedAt)).toHaveLength(12);
  expect(hands.actions()).toBeLessThanOrEqual(MOST_ACTIONS);
  expect(visitor.faults).toEqual([]);
});

async function signIn(page: Page): Promise<void> {
  await page.request.post(`${service.address}/api/login`, { data: ADMIN });
  const { id } = (await (await page.request.get(`${service.address}/api/user`)).json()) as { id: string };
  await page.request.post(`${service.address}/api/admin/user/${id}/add-credits`, { data: { credits: 20 } });
  await page.goto(`${service.address}/dashboard`);
  await page.getByText("Processing Queue").waitFor();
}

const openDoubts = async (page: Page) => (await page.locator(".desk-header .badge", { hasText: /^\d+ doubts?$/ }).count()) > 0;

/** What a person does with the keyboard, counted. */
function keyboard(page: Page) {
  let actions = 0;
  const press = async (key: string) => {
    actions++;
    await page.keyboard.press(key);
    await page.waitForTimeout(50);
  };
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      return element?.matches("a, button, input") ? (element.getAttribute("aria-label") ?? element.textContent ?? "") : "";
    });
  return {
    press,
    count: () => actions++,
    actions: () => actions,
    /** Presses Tab until what is named has the focus. */
    async tabTo(name: RegExp, key = "Tab") {
      for (let tries = 0; tries < 30; tries++) {
        if (name.test(await focused())) return;
        await press(key);
      }
      throw new Error(`Tab does not lead to ${name}`);
    },
  };
}
