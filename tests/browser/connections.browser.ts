import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { fakeState, fakeUser, serveFake } from "../../src/web/testing/fake-api.ts";
import { fakeKey } from "../../src/web/testing/fake-connections.ts";
import { openBrowser, visit } from "./chromium.ts";
import { startRealService } from "./real-service.ts";

setDefaultTimeout(300_000);

let browser: Browser;
let service: Awaited<ReturnType<typeof startRealService>>;
beforeAll(async () => {
  browser = await openBrowser();
  service = await startRealService({ concurrency: 1 });
});
afterAll(async () => {
  await browser?.close();
  await service?.end();
});

/** Somebody with an account of her own, who comes from the dashboard. */
async function openConnections(email: string) {
  const visitor = await visit(browser, `${service.address}/auth`);
  await visitor.page.request.post(`${service.address}/api/register-trial`, { data: { email, password: "battery staple" } });
  await visitor.page.goto(`${service.address}/dashboard`);
  await visitor.page.getByRole("link", { name: "Connect other programs" }).click();
  await visitor.page.getByRole("heading", { name: "API keys" }).waitFor();
  return visitor;
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");

test("a key is made, copied and used by a program, and refused as soon as it is revoked", async () => {
  const { page, faults, close } = await openConnections("zoe@agency.test");
  await page.getByText("No API keys yet.").waitFor();
  await page.getByRole("button", { name: "New API key" }).click();
  await page.getByLabel("Name").fill("Nightly import");
  await page.getByLabel(/^Read CVs/).check();
  await page.getByRole("button", { name: "Make API key" }).click();
  const key = await page.getByLabel("API key", { exact: true }).inputValue();
  const line = await page.getByLabel("A first call").inputValue();

  await page.mouse.click(5, 5);
  await page.getByRole("dialog", { name: "Your new API key" }).waitFor();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy key" }).click();
  await page.getByText("Copied.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await page.mouse.click(5, 5);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await focused(page)).toBe("New API key");

  const ask = async () => (await fetch(`${service.address}/api/jobs`, { headers: { authorization: `Bearer ${key}` } })).status;
  expect(await ask()).toBe(200);
  const first = Bun.spawn(["sh", "-c", line], { stdout: "pipe", stderr: "ignore" });
  expect(JSON.parse(await new Response(first.stdout).text())).toMatchObject({ email: "zoe@agency.test" });

  await page.reload();
  await page.getByText("Last used just now").waitFor();
  await page.getByRole("button", { name: "Revoke Nightly import" }).click();
  await page.getByText("This key was last used just now.").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await page.getByText("No API keys yet.").waitFor();
  expect(await ask()).toBe(401);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("connection-part");
  expect(faults).toEqual([]);
  await close();
});

test("without https, where a page has no clipboard, the button copies all the same", async () => {
  const user = fakeUser();
  const server = serveFake(fakeState({ users: [user], signedIn: user.id, keys: [fakeKey()] }));
  const { page, faults, close } = await visit(browser, `${server.url}/settings/connections`);
  await page.context().grantPermissions(["clipboard-read"]);
  await page.evaluate(() => {
    const whole = navigator.clipboard;
    Object.assign(window, { readCopied: () => whole.readText() });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.getByRole("button", { name: "New API key" }).click();
  await page.getByLabel("Name").fill("Nightly import");
  await page.getByLabel(/^Upload CVs/).check();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Copy key" }).click();
  await page.getByText("Copied.").waitFor();
  const copied = await page.evaluate(() => (window as unknown as { readCopied: () => Promise<string> }).readCopied());
  expect(copied).toBe(await page.getByLabel("API key", { exact: true }).inputValue());
  expect(await focused(page)).toBe("Copy key");
  expect(faults).toEqual([]);
  await close();
  await server.stop();
});
