import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { Webhook as Receiver } from "standardwebhooks";
import { fakeState, fakeUser, serveFake } from "../../src/web/testing/fake-api.ts";
import { fakeKey } from "../../src/web/testing/fake-connections.ts";
import { openBrowser, visit } from "./chromium.ts";
import { startRealService } from "./real-service.ts";

setDefaultTimeout(300_000);

let browser: Browser;
let service: Awaited<ReturnType<typeof startRealService>>;
beforeAll(async () => {
  browser = await openBrowser();
  service = await startRealService({ concurrency: 1, env: { VITAE_WEBHOOK_NETWORKS: "127.0.0.1/32" } });
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

/** Waits until this has the focus: a window gives it back just after it is gone. */
const hasFocus = (page: Page, name: string) =>
  page.waitForFunction((name) => {
    const { activeElement } = document;
    return [activeElement?.getAttribute("aria-label"), activeElement?.textContent, activeElement?.className].includes(name);
  }, name);

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
  await hasFocus(page, "New API key");

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
  await hasFocus(page, "connection-part");
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
  await hasFocus(page, "Copy key");
  expect(faults).toEqual([]);
  await close();
  await server.stop();
});

test("a webhook is made, tried, looked over and given another secret; its receiver accepts what is signed with what was shown", async () => {
  const received: { headers: Record<string, string>; body: string }[] = [];
  let status = 204;
  const receiver = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      received.push({ headers: request.headers.toJSON(), body: await request.text() });
      return new Response(null, { status });
    },
  });
  const url = `http://127.0.0.1:${receiver.port}/vitae`;
  const accepted = (secret: string) => {
    const last = received.at(-1) as (typeof received)[number];
    return new Receiver(secret).verify(last.body, last.headers) as { type: string };
  };
  const { page, faults, close } = await openConnections("ben@agency.test");
  const dialog = page.getByRole("dialog");

  await page.getByRole("button", { name: "New webhook" }).click();
  await page.getByLabel("Address").fill("http://10.0.0.1/vitae");
  await page.keyboard.press("Enter");
  await page.getByText("This address is in a private network").waitFor();
  await page.getByLabel("Address").fill(url);
  await page.getByRole("button", { name: "Make webhook" }).click();
  const secret = await page.getByRole("textbox", { name: "Secret" }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText("No failures").waitFor();
  await hasFocus(page, "New webhook");

  await page.getByRole("button", { name: `Send test to ${url}` }).click();
  await page.getByText(/It answered 204, after .*The address takes messages\./).waitFor();
  expect(accepted(secret).type).toBe("webhook.test");

  status = 500;
  await page.getByRole("button", { name: "Send another" }).click();
  await page.getByText(/It answered 500, after .*It is tried again/).waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText(/Since .*: It answered 500\./).waitFor();

  await page.getByRole("button", { name: `Deliveries to ${url}` }).click();
  await dialog.getByText("Waiting").waitFor();
  status = 200;
  await dialog.getByRole("button", { name: "Send again: A test" }).first().click();
  await dialog.getByText(/attempts, the last: It answered 200/).waitFor();
  expect(await dialog.getByText("Delivered").count()).toBe(2);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.getByText("No failures").waitFor();
  await hasFocus(page, `Deliveries to ${url}`);

  const openMenu = page.getByRole("button", { name: `More for ${url}` });
  await openMenu.click();
  await page.getByRole("menuitem", { name: "New secret" }).click();
  await page.getByRole("button", { name: "Make new secret" }).click();
  const another = await page.getByRole("textbox", { name: "Secret" }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText("The former secret signs too").waitFor();
  await page.getByRole("button", { name: `Send test to ${url}` }).click();
  await page.getByText(/It answered 200/).waitFor();
  expect([accepted(secret).type, accepted(another).type]).toEqual(["webhook.test", "webhook.test"]);
  await page.getByRole("button", { name: "Done" }).click();
  await hasFocus(page, `Send test to ${url}`);

  await page.getByRole("switch").focus();
  await page.keyboard.press("Space");
  await page.getByText("Switched off").waitFor();
  await openMenu.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await page.getByText("No webhooks yet.").waitFor();
  await hasFocus(page, "connection-part");
  expect(faults).toEqual([]);
  await close();
  await receiver.stop(true);
});
