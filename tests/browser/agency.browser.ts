import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { openBrowser, visit } from "./chromium.ts";
import { startRealService } from "./real-service.ts";

setDefaultTimeout(300_000);

const PASSWORD = "battery staple";
const CV = join(CHECKOUT_ROOT, "tests/fixtures/cv/pdf-one-column/cv.pdf");

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

/** Somebody with an account of her own, at a page. */
async function signedUp(email: string, path: string) {
  const visitor = await visit(browser, `${service.address}/auth`);
  await visitor.page.request.post(`${service.address}/api/register-trial`, { data: { email, password: PASSWORD } });
  await visitor.page.goto(service.address + path);
  return visitor;
}

/** Makes an agency and invites somebody; the link as it is told, on this service. */
async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Make link" }).click();
  const url = await page.getByLabel("Link", { exact: true }).inputValue();
  await page.getByRole("button", { name: "Done" }).click();
  await hasFocus(page, "Invite");
  return `${service.address}${new URL(url).pathname}${new URL(url).hash}`;
}

async function makeAgency(page: Page, name: string) {
  await page.getByRole("button", { name: "Make an agency" }).click();
  await page.getByLabel("Name").fill(name);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name }).waitFor();
}

/** Waits until this has the focus: a window gives it back just after it is gone. */
const hasFocus = (page: Page, name: string) =>
  page.waitForFunction((name) => {
    const { activeElement } = document;
    return [activeElement?.getAttribute("aria-label"), activeElement?.textContent, activeElement?.className].includes(name);
  }, name);

const inDialog = (page: Page, button: string) => page.getByRole("dialog").getByRole("button", { name: button }).click();

test("an agency is made; a colleague joins by a link and a new account, works for it, is taken over from, gets a role and is removed", async () => {
  const { page: anna, ...hers } = await signedUp("anna@harbour.test", "/dashboard");
  await anna.getByRole("link", { name: /^Agency/ }).click();
  await anna.getByText("You work alone").waitFor();
  await makeAgency(anna, "Harbour Staffing");
  await hasFocus(anna, "page agency");
  const link = await invite(anna, "ben@harbour.test");
  await anna.getByText("ben@harbour.test").waitFor();

  // Without an account: the sign-in screen, a new account, and back.
  const { page: ben, ...his } = await visit(browser, link);
  await ben.waitForURL("**/auth");
  await ben.getByRole("button", { name: /Create Account with Free Trial/ }).click();
  await ben.getByRole("dialog").getByLabel("Email").fill("ben@harbour.test");
  await ben.getByRole("dialog").getByLabel("Password", { exact: true }).fill(PASSWORD);
  await inDialog(ben, "Create Account");
  await ben.getByRole("heading", { name: "Join Harbour Staffing?" }).waitFor();
  expect(ben.url()).toBe(link);
  await ben.getByText("anna@harbour.test has invited ben@harbour.test.").waitFor();
  await ben.getByRole("button", { name: "Join", exact: true }).click();
  await ben.waitForURL("**/settings/agency");
  await ben.getByText("2 members, 0 credits used this month").waitFor();
  expect(await ben.getByRole("combobox").count()).toBe(0);

  await ben.goto(`${service.address}/plan`);
  await ben.getByText("The credits of Harbour Staffing are bought by anna@harbour.test.").waitFor();
  await ben.goto(`${service.address}/settings/brand`);
  await ben.getByText("The agency's brand is changed by anna@harbour.test.").waitFor();
  expect(await ben.getByLabel("Agency name").isDisabled()).toBe(true);
  await ben.getByText("Preview updated.").waitFor({ timeout: 60_000 });

  await ben.goto(`${service.address}/dashboard`);
  await ben.setInputFiles('input[aria-label="Upload CVs"]', CV);
  await ben.getByRole("button", { name: "Skip Enhancement" }).click();
  await ben.getByRole("button", { name: /^Download DOCX/ }).waitFor({ timeout: 60_000 });

  await anna.goto(`${service.address}/dashboard`);
  await anna.getByText("No files in queue").waitFor();
  await anna.getByRole("link", { name: "The agency's" }).click();
  const row = anna.getByRole("list", { name: "1 file" }).getByRole("listitem");
  await row.getByText("ben@harbour.test").waitFor();
  expect(await row.getByRole("link", { name: /^Review/ }).count()).toBe(0);
  const download = anna.waitForEvent("download");
  await row.getByRole("button", { name: /^Download DOCX/ }).click();
  expect((await download).suggestedFilename()).toEndWith(".docx");
  await row.getByRole("button", { name: /^Take over/ }).click();
  await anna.getByText("This CV is ben@harbour.test's.").waitFor();
  await inDialog(anna, "Take over");
  await row.getByText("You").waitFor();
  await anna.waitForFunction(() => document.activeElement?.closest(".row-extras") !== null);
  await row.getByRole("link", { name: /^Review/ }).waitFor();
  await ben.reload();
  await ben.getByText("No files in queue").waitFor();

  await anna.goto(`${service.address}/settings/agency`);
  await anna.getByText("1 credit this month").waitFor();
  await anna.getByLabel("Role of ben@harbour.test").selectOption("brand-editor");
  await anna.getByText("Role changed", { exact: true }).first().waitFor();
  await ben.goto(`${service.address}/settings/brand`);
  await ben.getByLabel("Agency name").fill("Harbour");
  await ben.getByRole("button", { name: "Save Brand" }).click();
  await ben.getByText("Saved. New documents have your brand.").waitFor();

  await anna.getByRole("button", { name: "Remove ben@harbour.test" }).click();
  await anna.getByText("The CVs and analyses that ben@harbour.test made for Harbour Staffing are yours from then on.").waitFor();
  await inDialog(anna, "Remove");
  await hasFocus(anna, "agency-part");
  await ben.goto(`${service.address}/settings/agency`);
  await ben.getByText("You work alone").waitFor();

  await anna.getByRole("button", { name: "Dissolve the agency" }).click();
  await anna.getByLabel("Type the name of the agency").fill("Harbour Staffing");
  await anna.keyboard.press("Enter");
  await anna.getByText("You work alone").waitFor();
  await hasFocus(anna, "page agency");
  expect([hers.faults, his.faults]).toEqual([[], []]);
  await Promise.all([hers.close(), his.close()]);
});

test("a link of another address leads to the sign-in screen and back, and is of no use any more when it is revoked", async () => {
  const { page: anna, ...hers } = await signedUp("anna@quay.test", "/settings/agency");
  await makeAgency(anna, "Quay");
  const link = await invite(anna, "cleo@quay.test");

  await (await signedUp("cleo@quay.test", "/dashboard")).close();
  const { page: dora, ...others } = await signedUp("dora@quay.test", `/agency/join${new URL(link).hash}`);
  await dora.getByText(/^This invitation is for cleo@quay\.test, and you are signed in as dora@quay\.test\./).waitFor();
  await dora.getByRole("button", { name: "Use another account" }).click();
  await dora.waitForURL("**/auth");
  await dora.getByLabel("Email").fill("cleo@quay.test");
  await dora.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dora.keyboard.press("Enter");
  await dora.getByRole("heading", { name: "Join Quay?" }).waitFor();

  await anna.getByRole("button", { name: "Revoke the invitation of cleo@quay.test" }).click();
  await inDialog(anna, "Revoke");
  await anna.getByText("Nobody is invited at the moment.").waitFor();
  await dora.getByRole("button", { name: "Join", exact: true }).click();
  await dora.getByText("This invitation does not exist any more. Please ask for another one.").waitFor();
  await dora.getByRole("link", { name: "Not now" }).click();
  await dora.getByText("No files in queue").waitFor();
  // The way back is forgotten.
  expect(dora.url()).toEndWith("/dashboard");
  expect([hers.faults, others.faults]).toEqual([[], []]);
  await Promise.all([hers.close(), others.close()]);
});

test("a sign-in at another service, which leads back without what is behind the #, goes on with the invitation", async () => {
  const { page: anna, ...hers } = await signedUp("anna@mole.test", "/settings/agency");
  await makeAgency(anna, "Mole");
  const link = await invite(anna, "finn@mole.test");
  await hers.close();

  const { page: finn, ...his } = await visit(browser, link);
  await finn.waitForURL("**/auth");
  await finn.request.post(`${service.address}/api/register-trial`, { data: { email: "finn@mole.test", password: PASSWORD } });
  await finn.goto(`${service.address}/agency/join`);
  await finn.getByRole("heading", { name: "Join Mole?" }).waitFor();
  expect(finn.url()).toBe(link);
  expect([hers.faults, his.faults]).toEqual([[], []]);
  await his.close();
});
