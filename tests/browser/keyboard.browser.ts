import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import { fakeJob, fakeScore, fakeState, fakeUser } from "../../src/web/testing/fake-api.ts";
import { fakeKey, fakeWebhook } from "../../src/web/testing/fake-connections.ts";
import { pdfFile } from "./chromium.ts";
import { withFakeService } from "./fake-service.ts";

setDefaultTimeout(60_000);

const service = withFakeService(() => fakeState({ users: [fakeUser({ role: "admin" })] }));
const signIn = () => {
  service.server.state.signedIn = service.server.state.users[0]?.id ?? null;
};

/** What has the focus: its name, whether it can be seen to have it, and whether it lies in the window. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // The controls of a video draw no ring that a page could see; the frame around it does.
    const { outlineStyle, outlineWidth } = getComputedStyle(element.closest(".presentation") ?? element);
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const label = element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent ?? "";
    return {
      label: label.trim(),
      ring: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      seen: width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    };
  });

/** Presses Tab until what bears this name has the focus; every stop on the way can be seen. */
async function tabTo(page: Page, label: string | RegExp) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    expect(stop).toEqual({ label: stop.label, ring: true, seen: true });
    if (typeof label === "string" ? stop.label === label : label.test(stop.label)) return;
  }
  throw new Error(`Tab does not lead to ${label}`);
}

test("a recruiter signs in, uploads, downloads and deletes without a mouse", async () => {
  const page = await service.open("/auth");
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  await tabTo(page, "Email");
  await page.keyboard.type("anna@agency.test");
  await tabTo(page, "Password");
  await page.keyboard.type("secret1");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
  await page.getByText("No files in queue").waitFor();

  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, /^Drop CVs here/);
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(pdfFile("cv.pdf"));
  await page.getByRole("dialog").waitFor();
  await tabTo(page, "Keywords (optional)");
  await page.keyboard.type("Kubernetes");
  await tabTo(page, "Submit for Enhancement");
  await page.keyboard.press("Enter");
  await page.getByText("~2m remaining").waitFor();

  Object.assign(service.server.state.jobs[0] as object, fakeJob({ id: service.server.state.jobs[0]?.id, fileName: "cv.pdf" }));
  await page.getByText("Ready for download").waitFor();
  const download = page.waitForEvent("download");
  await tabTo(page, "Download DOCX of cv.pdf");
  await page.keyboard.press("Space");
  expect((await download).suggestedFilename()).toBe("cv.docx");
  await tabTo(page, "Delete cv.pdf");
  await page.keyboard.press("Enter");
  await page.getByText("No files in queue").waitFor();
});

test("the matcher is filled in, read and left without a mouse; the focus is where the new view begins", async () => {
  signIn();
  service.server.state.jobs = [fakeJob({ jobType: "matcher", fileName: "old.pdf", matchingScore: fakeScore() })];
  const page = await service.open("/jd-cv-matcher");
  await page.getByText("old.pdf").waitFor();
  await tabTo(page, "Paste Text");
  await page.keyboard.press("Enter");
  await tabTo(page, "Text of the job description");
  await page.keyboard.type("Java");
  await tabTo(page, "View old.pdf");
  await page.keyboard.press("Enter");
  await page.getByText("Matching result").waitFor();
  const view = () => page.evaluate(() => document.activeElement?.matches("div") && document.activeElement.querySelector("h1")?.textContent);
  expect(await view()).toBe("Matching result Pasted text");
  await tabTo(page, "New Analysis");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Analyze" }).waitFor();
  expect(await view()).toBe("CV vs JD Matcher");
});

for (const path of [
  "/",
  "/auth",
  "/dashboard",
  "/jd-cv-matcher",
  "/plan",
  "/contact",
  "/settings/brand",
  "/settings/connections",
  "/admin",
]) {
  test(`${path}: every stop of the Tab key can be seen, and the first leads past the header`, async () => {
    if (path !== "/auth") signIn();
    service.server.state.jobs = [fakeJob(), fakeJob({ status: "failed" }), fakeJob({ jobType: "matcher", matchingScore: fakeScore() })];
    service.server.state.keys = [fakeKey()];
    service.server.state.webhooks = [fakeWebhook()];
    const page = await service.open(path);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByRole("heading").first().waitFor();
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toEqual({ label: "Skip to content", ring: true, seen: true });
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");

    const stops = new Set<string>();
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press("Tab");
      const stop = await focused(page);
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      expect(stop).toEqual({ label: stop.label, ring: true, seen: true });
      stops.add(stop.label);
    }
    expect(stops.size).toBeGreaterThan(3);
  });
}

test("in every window of the admin panel the focus begins inside, stays inside and goes back to its button", async () => {
  service.server.state.users.push(fakeUser({ email: "zoe@agency.test", firstName: "Zoë" }));
  signIn();
  const page = await service.open("/admin");
  await page.getByText("zoe@agency.test").waitFor();
  const inMenu = ["Add Credits", "Edit Credits", "Credit Ledger", "Plan", "Reset Password", "Delete Account"];
  for (const name of ["Create User", "Manage Templates", "Add Template", ...inMenu]) {
    const index = inMenu.indexOf(name);
    const opener = page.getByRole("button", { name: index < 0 ? name : "Actions for Zoë" }).last();
    await opener.focus();
    await page.keyboard.press("Enter");
    // In the menu the focus begins at its first item.
    for (let presses = 0; presses < index; presses++) await page.keyboard.press("ArrowDown");
    if (index >= 0) await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    const inside = () => page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null);
    expect([name, await inside()]).toEqual([name, true]);
    for (let presses = 0; presses < 9; presses++) {
      await page.keyboard.press(presses % 3 === 2 ? "Shift+Tab" : "Tab");
      expect([name, await inside()]).toEqual([name, true]);
    }
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.waitForFunction((element) => element === document.activeElement, await opener.elementHandle());
  }
});

test("F8 leads to a toast while a window is open; what closes the toast leads back, and the window stays", async () => {
  signIn();
  const page = await service.open("/admin");
  await page.getByRole("button", { name: "Create User" }).click();
  const dialog = page.getByRole("dialog", { name: "Create New User Account" });
  await dialog.getByLabel("Email").fill("new@agency.test");
  const inToasts = () => page.evaluate(() => document.activeElement?.closest(".toasts") !== null);
  const isExposed = () => page.evaluate(() => document.querySelector(".toast")?.closest("[aria-hidden=true], [inert]") === null);

  for (const close of ["Close", "Escape"]) {
    await dialog.getByRole("button", { name: "Create User" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Email and password are required.").first().waitFor();
    await page.locator(".toast").waitFor();
    expect(await isExposed()).toBe(true);
    await page.keyboard.press("F8");
    expect([close, await inToasts()]).toEqual([close, true]);
    await page.keyboard.press("Tab");
    expect([close, await inToasts()]).toEqual([close, true]);
    if (close === "Close") {
      await tabTo(page, "Close");
      await page.keyboard.press("Enter");
    } else await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.activeElement?.closest("[role=dialog]"));
    expect((await focused(page)).label).toBe("Create User");
    await page.locator(".toast").waitFor({ state: "detached" });
  }
  expect(await dialog.getByLabel("Email").inputValue()).toBe("new@agency.test");
});

test("F8 leads to a toast whose code came late, in a window that was opened before", async () => {
  signIn();
  const page = await service.open("/contact");
  const asked = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("toast-icon")) {
      asked.resolve();
      await arrived.promise;
    }
    await route.fulfill({ response });
  });
  await page.goto(page.url().replace(/\/contact$/, "/admin"));
  await page.getByRole("button", { name: "Create User" }).click();
  const dialog = page.getByRole("dialog", { name: "Create New User Account" });
  await dialog.getByRole("button", { name: "Create User" }).focus();
  await asked.promise;
  expect(await page.locator(".toasts").count()).toBe(0);
  arrived.resolve();
  await page.locator(".toasts").waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await page.locator(".toast").waitFor();
  await page.keyboard.press("F8");
  expect(await page.evaluate(() => document.activeElement?.closest(".toasts") !== null)).toBe(true);
  expect(await page.evaluate(() => document.querySelector(".toast")?.closest("[aria-hidden=true], [inert]") === null)).toBe(true);
});

test("the menu of a small screen opens, leads on and closes by keyboard", async () => {
  signIn();
  const page = await service.open("/dashboard", 390);
  await page.getByText("No files in queue").waitFor();
  await tabTo(page, "Menu");
  await page.keyboard.press("Enter");
  await tabTo(page, "Contact & Support");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/contact");
  expect(await page.getByRole("button", { name: "Menu" }).getAttribute("aria-expanded")).toBe("false");
});
