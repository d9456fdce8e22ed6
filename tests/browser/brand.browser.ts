import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { unpackTrusted } from "../../src/engine/cv/package/zip-reader.ts";
import { fakeState, fakeUser, serveFake } from "../../src/web/testing/fake-api.ts";
import { openBrowser, visit } from "./chromium.ts";
import { startRealService } from "./real-service.ts";

setDefaultTimeout(300_000);

/** Purple with a yellow dot, and dark lettering. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><rect width="90" height="90" x="5" y="5" rx="12" fill="#5b2a86"/><circle cx="76" cy="24" r="16" fill="#f2a900"/><rect x="120" y="34" width="270" height="32" rx="6" fill="#2b2b33"/></svg>';

let folder: string;
let browser: Browser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitae-brand-"));
  await Bun.write(join(folder, "enna.svg"), LOGO);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Most things that somebody does who has never seen Vitae: clicks, choices of a file, and fields that are filled in. */
const MOST_STEPS = 8;

test("from a logo on disk to a first document in the brand in at most eight steps", async () => {
  const service = await startRealService({ concurrency: 1 });
  const { page, faults, close } = await visit(browser, `${service.address}/auth`);
  await page.request.post(`${service.address}/api/register-trial`, { data: { email: "zoe@agency.test", password: "battery staple" } });
  await page.goto(`${service.address}/dashboard`);
  let steps = 0;
  const step = async <T>(act: Promise<T>): Promise<T> => {
    steps++;
    return act;
  };

  await step(page.getByRole("link", { name: "Your logo and colours" }).click());
  await step(page.getByLabel("Agency name").fill("Enna Partners"));
  await step(page.setInputFiles('input[aria-label^="Drop your logo"]', join(folder, "enna.svg")));
  await step(page.getByRole("button", { name: "Use these colours" }).click({ timeout: 60_000 }));
  await step(page.getByRole("button", { name: "Save Brand" }).click());
  await step(page.getByRole("link", { name: "Process a CV" }).click());
  await step(page.getByRole("button", { name: "Try it with a sample CV" }).click());
  const ready = page.getByRole("button", { name: /^Download DOCX/ });
  await ready.waitFor({ timeout: 120_000 });
  const download = page.waitForEvent("download");
  await step(ready.click());

  const parts = new Map(unpackTrusted(await Bun.file(await (await download).path()).bytes()));
  const textOf = (name: string) => new TextDecoder().decode(parts.get(name));
  // The only picture in the header of a Word file, told to screen readers by the agency's name.
  expect(textOf("word/header1.xml")).toMatch(/<wp:docPr [^>]*descr="Enna Partners"/);
  expect(parts.has("word/media/image1.png")).toBe(true);
  expect(textOf("word/styles.xml").toLowerCase()).toContain("5b2a86");
  expect(steps).toBeLessThanOrEqual(MOST_STEPS);
  expect(faults).toEqual([]);
  await close();
  await service.end();
});

async function openFake(user = fakeUser()) {
  const server = serveFake(fakeState({ users: [user], signedIn: user.id }));
  const visitor = await visit(browser, `${server.url}/dashboard`);
  await visitor.page.getByRole("link", { name: "Brand", exact: true }).click();
  await visitor.page.getByLabel("Agency name").waitFor();
  const end = async () => {
    await visitor.close();
    await server.stop();
  };
  return { ...visitor, server, end };
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
const order = (page: Page) => page.locator(".section-order label").allTextContents();

test("sections are put in order with the keyboard alone, and by dragging", async () => {
  const { page, faults, end } = await openFake();
  await page.getByRole("button", { name: "In our order" }).focus();
  await page.keyboard.press("Enter");
  const before = await order(page);
  const [first, second, third, fourth] = before as [string, string, string, string];
  for (let tries = 0; (await focused(page)) !== `Move ${second} down` && tries < 20; tries++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await focused(page)).toBe(`Move ${second} down`);
  expect((await order(page)).slice(0, 4)).toEqual([first, third, fourth, second]);
  await page.keyboard.press("Shift+Tab");
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press("Enter");
  expect(await focused(page)).toBe(`Move ${second} up`);
  expect((await order(page)).slice(0, 4)).toEqual([second, first, third, fourth]);

  await page.locator(".section-order li").nth(2).dragTo(page.locator(".section-order li").nth(0));
  expect((await order(page)).slice(0, 3)).toEqual([third, second, first]);
  expect(faults).toEqual([]);
  await end();
});

test("the fonts to choose from are in their own faces, which are fetched when somebody looks at the list", async () => {
  const { page, faults, end } = await openFake();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(...(/[^/]+\.woff2$/.exec(request.url()) ?? [])));
  const headings = page.getByLabel("Headings");
  await headings.scrollIntoViewIfNeeded();
  const shown = await headings.evaluate((list) =>
    [...(list as HTMLSelectElement).options].map(({ text, style }) => [text, style.fontFamily.includes(text)]),
  );
  expect(shown).toEqual([
    ["As the style has it", false],
    ["Source Sans 3", true],
    ["Inter", true],
    ["Source Serif 4", true],
    ["EB Garamond", true],
  ]);
  expect(asked).toEqual([]);

  await headings.selectOption("EB Garamond");
  await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => /EB Garamond/.test(family) && status === "loaded"));
  expect(asked).toHaveLength(1);
  expect(faults).toEqual([]);
  await end();
});

test("the browser's Back asks before changes are lost, and goes back when it may", async () => {
  const { page, faults, server, end } = await openFake();
  await page.getByLabel("Agency name").fill("Enna");
  await page.evaluate(() => window.history.back());
  await page.getByRole("dialog", { name: "Unsaved changes" }).getByRole("button", { name: "Stay Here" }).click();
  expect(new URL(page.url()).pathname).toBe("/settings/brand");
  expect(await page.getByLabel("Agency name").inputValue()).toBe("Enna");
  await page.evaluate(() => window.history.back());
  await page.getByRole("button", { name: "Save and Leave" }).click();
  await page.waitForURL("**/dashboard");
  expect(server.state.brand.brand).toEqual({ name: "Enna" });
  expect(faults).toEqual([]);
  await end();
});

test("without a network nothing is lost: it is said, and saved when it is back", async () => {
  const { page, server, end } = await openFake();
  await page.getByLabel("Agency name").fill("Enna");
  await page.context().setOffline(true);
  await page.keyboard.press("Control+s");
  await page.getByText("Not saved. The server cannot be reached.").waitFor();
  await page.context().setOffline(false);
  await page.keyboard.press("Control+s");
  await page.getByText("Saved. New documents have your brand.").waitFor();
  expect(server.state.brand.brand).toEqual({ name: "Enna" });
  await end();
});
