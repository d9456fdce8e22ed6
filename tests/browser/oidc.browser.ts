import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { startIdentityProvider } from "../../src/engine/testing/identity-provider.ts";
import { openBrowser, visit } from "./chromium.ts";
import { ADMIN, startRealService } from "./real-service.ts";

setDefaultTimeout(60_000);

let browser: Browser;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let service: Awaited<ReturnType<typeof startRealService>>;

beforeAll(async () => {
  browser = await openBrowser();
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  provider = await startIdentityProvider(`http://127.0.0.1:${port}/api/oidc/callback`, {
    zoe: { email: "zoe@agency.test", email_verified: true, given_name: "Zoë", family_name: "Müller" },
    tom: { email: "tom@elsewhere.test", email_verified: true },
  });
  const env = {
    VITAE_OIDC_ISSUER: provider.issuer,
    VITAE_OIDC_CLIENT_ID: provider.client.id,
    VITAE_OIDC_CLIENT_SECRET: provider.client.secret,
    VITAE_OIDC_NAME: "Acme",
    VITAE_OIDC_SIGN_UP: "agency.test",
  };
  service = await startRealService({ concurrency: 1, port, env });
});
afterAll(async () => {
  await service?.end();
  await provider?.stop();
  await browser?.close();
});

const openProvider = (page: Page) => page.getByRole("link", { name: "Sign in with Acme" }).click();

async function signInAtProvider(page: Page, name: string) {
  await page.getByPlaceholder("Enter any login").fill(name);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

test("somebody who asks for a page signs in at the provider, gets an account, and is led to that page", async () => {
  const { page, faults, close } = await visit(browser, `${service.address}/settings/connections`);
  await page.waitForURL("**/auth");
  await openProvider(page);
  await signInAtProvider(page, "zoe");
  await page.waitForURL(`${service.address}/settings/connections`);
  await page.goto(`${service.address}/dashboard`);
  await page.getByText("Zoë Müller").first().waitFor();
  expect(await page.getByRole("button", { name: "Change Password" }).count()).toBe(0);

  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(`${service.address}/`);
  await page.goto(`${service.address}/auth`);
  await openProvider(page);
  // The provider still knows who is there.
  await page.waitForURL("**/dashboard");
  expect(faults.filter((fault) => !fault.includes("fonts.googleapis.com"))).toEqual([]);
  await close();
});

test("who has no account and who says no come back to the sign-in screen, where the password form still works", async () => {
  const { page, close } = await visit(browser, `${service.address}/auth`);
  await openProvider(page);
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByText("The sign-in with Acme was cancelled.").waitFor();

  await openProvider(page);
  await signInAtProvider(page, "tom");
  await page.getByText("There is no account for you here. Please ask your administrator for one.").waitFor();

  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/dashboard");
  await close();
});
