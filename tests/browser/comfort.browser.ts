import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import { fakeJob, fakeScore, fakeState, fakeUser } from "../../src/web/testing/fake-api.ts";
import { fakeDelivery, fakeKey, fakeWebhook } from "../../src/web/testing/fake-connections.ts";
import { picture, sideways } from "./chromium.ts";
import { withFakeService } from "./fake-service.ts";

setDefaultTimeout(60_000);

const service = withFakeService(() => {
  const admin = fakeUser({ role: "admin" });
  const jobs = [
    fakeJob({ status: "processing" }),
    fakeJob({ warnings: ["The end date of a role could not be read."] }),
    fakeJob({ status: "failed", errorMessage: "This file is protected by a password. Please remove the protection and try again." }),
    fakeJob({ jobType: "matcher", fileName: "old.pdf", matchingScore: fakeScore() }),
  ];
  const connected = { keys: [fakeKey()], webhooks: [fakeWebhook({ id: "one" })], deliveries: { one: [fakeDelivery()] } };
  return fakeState({ users: [admin], signedIn: admin.id, jobs, ...connected });
});

const SCREENS: [path: string, act?: (page: Page) => Promise<unknown>][] = [
  ["/"],
  ["/auth"],
  ["/dashboard"],
  ["/jd-cv-matcher"],
  ["/jd-cv-matcher", (page) => page.getByRole("link", { name: "View old.pdf" }).click()],
  ["/plan"],
  ["/contact"],
  ["/settings/brand"],
  ["/settings/connections"],
  ["/settings/connections", (page) => page.getByRole("button", { name: "Deliveries to https://ats.example/vitae" }).click()],
  ["/settings/connections", (page) => page.getByRole("button", { name: "New API key" }).click()],
  ["/admin"],
  ["/admin", (page) => page.getByRole("button", { name: "Create User" }).click()],
];

async function open([path, act]: (typeof SCREENS)[number], width = 1440) {
  if (path === "/auth") service.server.state.signedIn = null;
  const page = await service.open(path, width);
  await page.getByRole("heading").first().waitFor();
  await act?.(page);
  await page.waitForLoadState("networkidle");
  return page;
}
const name = ([path, act]: (typeof SCREENS)[number]) => path + (act ? ` after ${/name: "([^"]+)"/.exec(String(act))?.[1]}` : "");

/** Texts that are cut off without a title that tells them whole, and buttons whose words stick out. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("#root *, [role=dialog] *")]
      .filter((element) => element.checkVisibility() && !element.closest("[title], .visually-hidden, svg, video, select, input"))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const wide = overflowX === "hidden" && element.scrollWidth > element.clientWidth + 1;
        const high = overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1;
        const over = element.matches("button, .button") && element.scrollWidth > element.clientWidth + 1;
        return wide || high || over;
      })
      .map((element) => `${element.className}: ${element.textContent?.slice(0, 40)}`),
  );

for (const screen of SCREENS) {
  test(`${name(screen)}: at 200 and at 400 percent nothing is cut off and nothing sticks out`, async () => {
    const page = await open(screen);
    for (const [zoom, width, height] of [
      [200, 720, 450],
      [400, 320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(100);
      expect([zoom, await sideways(page), await cutOff(page)]).toEqual([zoom, 0, []]);
    }
    await picture(page, `zoom-400${name(screen).replaceAll(/\W+/g, "-")}`);
  });

  test(`${name(screen)}: with the spacing of text that a reader may set, no word is lost`, async () => {
    const page = await open(screen);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets = [sheet];
    });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForTimeout(100);
      expect([width, await sideways(page), await cutOff(page)]).toEqual([width, 0, []]);
    }
  });
}

test("who wants no movement sees none", async () => {
  const page = await service.open("/dashboard");
  await page.emulateMedia({ reducedMotion: "reduce" });
  service.server.state.delayMs = 700;
  await page.reload();
  await page.locator(".skeleton").first().waitFor();
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 50).length);
  expect(await moving()).toBe(0);
  service.server.state.delayMs = 0;
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .waitFor();
  await page
    .getByRole("button", { name: /^Preview/ })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  expect(await moving()).toBe(0);
});

test("where the system sets the colours, chosen and measured things can still be told", async () => {
  const page = await service.open("/jd-cv-matcher");
  await page.emulateMedia({ forcedColors: "active" });
  const border = (of: string) =>
    page
      .locator(of)
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopStyle);
  await page.getByRole("button", { name: "Paste Text" }).click();
  expect([await border('.segments [aria-pressed="true"]'), await border('.segments [aria-pressed="false"]')]).toEqual(["solid", "none"]);
  expect(await border(".nav-link[aria-current]")).toBe("solid");
  await picture(page, "forced-colors-matcher");

  await page.getByRole("link", { name: "View old.pdf" }).click();
  const bar = page.locator(".bar span").first();
  await bar.waitFor();
  const ground = (of: string) =>
    page
      .locator(of)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(".bar span")).not.toBe(await ground(".bar"));
  await picture(page, "forced-colors-result");
  await page.goto(`${service.server.url}/dashboard`);
  await page.getByText("Ready for download").waitFor();
  await picture(page, "forced-colors-dashboard");
});

test("what happens is said to whoever does not see it: toasts, the queue's count, the progress of an analysis", async () => {
  const page = await service.open("/dashboard");
  const count = page.locator(".queue .card-header [role=status]");
  await page.getByText("1 in progress · 1 ready · 1 failed").waitFor();
  expect(await count.textContent()).toBe("1 in progress · 1 ready · 1 failed");
  await page.getByRole("button", { name: /^Download DOCX/ }).click();
  await page.locator('[role="status"][aria-live]', { hasText: "Your file download has started." }).waitFor({ state: "attached" });
});

/** Names of what can be pressed or filled in beneath the toast. The header lies beneath it for a moment, but for its menu. */
const coveredByToast = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector(".toast")?.getBoundingClientRect();
    if (!toast) return ["no toast"];
    const controls = [...document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary")];
    return controls
      .filter((control) => control.checkVisibility() && !control.closest(".toasts, .visually-hidden, .skip-link"))
      .filter((control) => !control.closest(".app-header") || control.matches(".menu-toggle"))
      .filter((control) => !document.querySelector("[role=dialog]") || control.closest("[role=dialog]"))
      .filter((control) => {
        const box = control.getBoundingClientRect();
        return box.left < toast.right && box.right > toast.left && box.top < toast.bottom && box.bottom > toast.top;
      })
      .map((control) => control.getAttribute("aria-label") ?? control.textContent);
  });

test("on a phone a toast covers nothing that is pressed next", async () => {
  const page = await service.open("/admin", 390);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Create User" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create User" }).click();
  await page.getByText("Email and password are required.").first().waitFor();
  expect(await coveredByToast(page)).toEqual([]);

  await page.goto(`${service.server.url}/jd-cv-matcher`);
  await page.getByRole("button", { name: "Analyze" }).click();
  await page.locator(".toast").waitFor();
  expect(await coveredByToast(page)).toEqual([]);
  const toast = await page.locator(".toast").boundingBox();
  const header = await page.locator(".app-header").boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan((header?.height ?? 0) + 24);
});
