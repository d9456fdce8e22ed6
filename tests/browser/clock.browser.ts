import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page, Request } from "playwright-core";
import { fakeJob, fakeState, fakeUser } from "../../src/web/testing/fake-api.ts";
import { withFakeService } from "./fake-service.ts";

setDefaultTimeout(60_000);

const service = withFakeService(() => {
  const user = fakeUser();
  return fakeState({ users: [user], signedIn: user.id });
});
const MINUTE = 60_000;
const asked = (call: RegExp) => service.server.state.calls.filter((made) => call.test(made)).length;

const underWay = new Set<Request>();

/** A page whose time passes when the test says so. */
async function openWithClock(path: string): Promise<Page> {
  const page = await service.open("/nowhere");
  underWay.clear();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  await page.clock.install();
  await page.goto(service.server.url + path);
  await page.waitForLoadState("networkidle");
  return page;
}

/** Second by second, so that every answer comes before the next question. */
async function pass(page: Page, seconds: number) {
  for (let second = 0; second < seconds; second++) {
    await page.clock.runFor(1_000);
    do await page.evaluate(() => {});
    while (underWay.size > 0);
  }
}

async function hide(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

test("the dashboard asks every 3 s, every 15 s behind other tabs and for whoever has been idle for 5 minutes, and again every 3 s", async () => {
  const page = await openWithClock("/dashboard");
  const asksIn = async (seconds: number) => {
    const before = asked(/^GET \/jobs$/);
    await pass(page, seconds);
    return asked(/^GET \/jobs$/) - before;
  };
  expect(await asksIn(30)).toBeWithin(9, 12);

  await page.clock.fastForward(5 * MINUTE);
  await pass(page, 31);
  expect(await asksIn(30)).toBeWithin(1, 4);

  await page.mouse.move(200, 200);
  await page.mouse.move(300, 300);
  await pass(page, 31);
  expect(await asksIn(30)).toBeWithin(9, 12);

  await hide(page);
  await pass(page, 2);
  expect(await asksIn(30)).toBeWithin(1, 4);
});

test("a CV in work tells what is done to it: four messages that take turns every 30 s", async () => {
  service.server.state.jobs = [fakeJob({ status: "processing", uploadedAt: new Date(Date.now() - 1_000).toISOString() })];
  const page = await openWithClock("/dashboard");
  for (const message of ["Analyzing CV", "Processing data", "Structuring content", "Finalizing documents", "Analyzing CV"]) {
    await page.getByText(`${message}~2m remaining`).waitFor();
    await pass(page, 30);
  }
});

test("an analysis is not asked for behind other tabs, and less often for whoever has been idle for a minute", async () => {
  service.server.state.jobs = [fakeJob({ jobType: "matcher", status: "processing", fileName: "runs.pdf" })];
  const page = await openWithClock("/jd-cv-matcher");
  await page.getByText("Analyzing CV against JD requirements...").waitFor();
  const asksIn = async (seconds: number) => {
    const before = asked(/match-result$/);
    await pass(page, seconds);
    return asked(/match-result$/) - before;
  };
  expect(await asksIn(30)).toBeWithin(9, 12);
  await page.clock.fastForward(2 * MINUTE);
  await pass(page, 31);
  expect(await asksIn(30)).toBeWithin(2, 5);
  await hide(page);
  await pass(page, 11);
  expect(await asksIn(30)).toBe(0);
});

test("sessions are asked for every 30 s, the system's health every 60 s", async () => {
  (service.server.state.users[0] as { role: string }).role = "admin";
  const page = await openWithClock("/dashboard");
  const before = asked(/^GET \/user\/sessions$/);
  await pass(page, 61);
  expect(asked(/^GET \/user\/sessions$/) - before).toBe(2);

  await page.goto(`${service.server.url}/admin`);
  await page.getByText("System Health").waitFor();
  const first = asked(/^GET \/admin\/health$/);
  await pass(page, 121);
  expect(asked(/^GET \/admin\/health$/) - first).toBe(2);
});

test("a toast leaves after 5 s", async () => {
  service.server.state.jobs = [fakeJob({ fileName: "done.pdf" })];
  const page = await openWithClock("/dashboard");
  await page.getByRole("button", { name: "Download DOCX of done.pdf" }).click();
  await page.clock.runFor(500);
  const toast = page.locator(".toasts > li");
  await toast.waitFor();
  await page.mouse.move(10, 10);
  await page.clock.runFor(3_500);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(2_500);
  await toast.waitFor({ state: "detached" });
});
