import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import { fakeJob, fakeState, fakeUser } from "../../src/web/testing/fake-api.ts";
import { pdfFile, watchFor } from "./chromium.ts";
import { withFakeService } from "./fake-service.ts";

setDefaultTimeout(60_000);

const service = withFakeService(() => {
  const user = fakeUser();
  return fakeState({ users: [user], signedIn: user.id });
});
const uploads = () => service.server.state.calls.filter((call) => call === "POST /upload-cv").length;

async function openDashboard() {
  const page = await service.open("/dashboard");
  await page.getByText("Processing Queue").waitFor();
  await page.waitForLoadState("networkidle");
  return page;
}
async function upload(page: Page, ...files: ReturnType<typeof pdfFile>[]) {
  await page.setInputFiles('input[aria-label="Upload CVs"]', files);
  await page.getByRole("button", { name: "Skip Enhancement" }).click();
}

/** A line as a train has it: bytes a second up, and a pause before each answer. */
async function slowDown(page: Page, bytesPerSecond: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  return devtools;
}

test("on a slow line each file shows how far it is, nothing can be sent twice, and every file arrives once", async () => {
  const page = await openDashboard();
  const devtools = await slowDown(page, 60_000);
  await upload(page, pdfFile("one.pdf", 150_000), pdfFile("two.pdf", 150_000));

  for (const name of ["one.pdf", "two.pdf"]) {
    const bar = page.getByRole("progressbar", { name: `Upload of ${name}` });
    await page.waitForFunction((bar) => (bar as HTMLProgressElement).value > 0, await bar.elementHandle());
    expect(await bar.evaluate((element) => (element as HTMLProgressElement).value)).toBeLessThan(1);
  }
  expect(await page.getByRole("button", { name: "Uploading..." }).isDisabled()).toBe(true);
  expect(await page.locator('input[aria-label="Upload CVs"]').isDisabled()).toBe(true);

  await devtools.send("Network.emulateNetworkConditions", { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await page.getByText("2 CVs uploaded and processing started.").first().waitFor();
  expect(uploads()).toBe(2);
  expect(await page.getByRole("list", { name: "Uploads" }).count()).toBe(0);
});

test("what is on its way has its place already: skeletons stand where the answers will", async () => {
  service.server.state.jobs = [fakeJob({ fileName: "late.pdf" })];
  service.server.state.delayMs = 1_500;
  const page = await service.open("/dashboard");
  await page.locator(".tiles .skeleton").first().waitFor();
  await page.locator(".queue .skeleton").first().waitFor();
  const top = () => page.locator(".queue").evaluate((card) => card.getBoundingClientRect().top);
  const before = await top();
  await page.getByText("late.pdf").waitFor();
  expect(await top()).toBe(before);
  expect(await page.locator(".skeleton").count()).toBe(0);
});

test("a button that waits for its answer cannot be pressed twice", async () => {
  service.server.state.signedIn = null;
  const page = await service.open("/auth");
  await page.getByLabel("Email").fill("anna@agency.test");
  await page.getByLabel("Password", { exact: true }).fill("secret1");
  service.server.state.delayMs = 800;
  await page.getByRole("button", { name: "Sign In" }).dblclick();
  await page.getByRole("button", { name: "Signing in..." }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
  expect(service.server.state.calls.filter((call) => call === "POST /login")).toHaveLength(1);
});

test("an upload that meets a dead line is tried twice more, and arrives once the line is back", async () => {
  const page = await openDashboard();
  let tries = 0;
  await page.route("**/api/upload-cv", (route) => (++tries < 3 ? route.abort("connectionrefused") : route.continue()));
  await upload(page, pdfFile("patient.pdf"));
  await page.getByText("1 CV uploaded and processing started.").first().waitFor();
  expect([tries, uploads()]).toEqual([3, 1]);
});

test("an upload that no line takes says so after the third try, and is not called done", async () => {
  const page = await openDashboard();
  let tries = 0;
  await page.route("**/api/upload-cv", (route) => {
    tries++;
    return route.abort("connectionrefused");
  });
  await upload(page, pdfFile("lost.pdf"));
  await page.getByText("Upload failed", { exact: true }).first().waitFor();
  await page.getByText("The server cannot be reached. Please check your connection.").first().waitFor();
  expect(tries).toBe(3);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByRole("list", { name: "Uploads" }).waitFor({ state: "detached" });
});

test("some files may arrive while others do not: the toast counts both, the list names those that did not", async () => {
  const page = await openDashboard();
  await page.route("**/api/upload-cv", async (route) =>
    route.request().postData()?.includes('filename="bad.pdf"')
      ? route.fulfill({ status: 415, json: { error: "This is no PDF.", message: "This is no PDF." } })
      : route.continue(),
  );
  await upload(page, pdfFile("good.pdf"), pdfFile("bad.pdf"));
  await page.getByText("1 CV uploaded and processing started. 1 failed.").first().waitFor();
  const left = page.getByRole("list", { name: "Uploads" }).getByRole("listitem");
  expect(await left.allTextContents()).toEqual(["bad.pdfThis is no PDF."]);
});

test("offline is said at once, what is on the screen stays, and the page goes on by itself", async () => {
  service.server.state.jobs = [fakeJob({ fileName: "kept.pdf" })];
  const page = await openDashboard();
  await page.getByText("kept.pdf").waitFor();
  await page.context().setOffline(true);
  await page.getByText("You are offline. This page continues as soon as the connection is back.").waitFor();
  expect(await page.getByText("kept.pdf").isVisible()).toBe(true);

  service.server.state.jobs.unshift(fakeJob({ fileName: "meanwhile.pdf" }));
  await page.context().setOffline(false);
  await page.getByText("You are offline.").waitFor({ state: "detached" });
  await page.getByText("meanwhile.pdf").waitFor();
});

test.each([
  ["a download", "GET /download/:id/docx", (page: Page) => page.getByRole("button", { name: /^Download DOCX/ }).click()],
  ["a deletion", "POST /cleanup/:id", (page: Page) => page.getByRole("button", { name: /^Delete/ }).click()],
  ["an upload", "POST /upload-cv", (page: Page) => upload(page, pdfFile("cv.pdf"))],
])("%s in a session that has ended says so and leads to the sign-in screen", async (_what, call, act) => {
  service.server.state.jobs = [fakeJob({ id: "00000000-0000-4000-8000-000000000001" })];
  const page = await openDashboard();
  service.server.state.refusals[call] = { status: 401, body: { error: "Unauthorized", message: "Unauthorized" } };
  const ended = await watchFor(page, "You are logged out. Logging in again...");
  await act(page);
  await ended.shown;
  service.server.state.signedIn = null;
  await page.waitForURL("**/auth");
  expect(await page.getByText(/^(Download|Cleanup|Upload) failed$/).count()).toBe(0);
});

test("a checkout in a session that has ended says so, and not Payment Error", async () => {
  const page = await service.open("/plan");
  await page.getByText("42", { exact: true }).waitFor();
  const ended = await watchFor(page, "You are logged out. Logging in again...");
  service.server.state.signedIn = null;
  await page.getByRole("button", { name: "Subscribe: Pro Plan" }).click();
  await ended.shown;
  await page.waitForURL("**/auth");
  expect(await page.getByText("Payment Error").count()).toBe(0);
});

test("the service's sentence about credits is shown, else its figures, and the button leads to the plans", async () => {
  const page = await openDashboard();
  service.server.state.refusals["POST /upload-cv"] = { status: 402, body: { requiredCredits: 2, currentCredits: 1 } };
  await upload(page, pdfFile("cv.pdf"));
  await page.getByText("You need 2 credits to process a CV. You currently have 1 credits.").first().waitFor();
  service.server.state.refusals["POST /upload-cv"] = { status: 402 };
  await upload(page, pdfFile("cv.pdf"));
  await page.getByText("You need more credits to process CVs. Please purchase credits or subscribe to a plan.").first().waitFor();
  await page.getByRole("button", { name: "Buy Credits" }).click();
  await page.waitForURL("**/plan");
});

test("an analysis that cannot be submitted says why", async () => {
  service.server.state.refusals["POST /match"] = { status: 415, body: { error: "This is no PDF.", message: "This is no PDF." } };
  const page = await service.open("/jd-cv-matcher");
  await page.setInputFiles('input[aria-label^="Drop CVs"]', pdfFile("cv.pdf"));
  await page.getByRole("button", { name: "Paste Text" }).click();
  await page.getByLabel("Text of the job description").fill("Java");
  await page.getByRole("button", { name: "Analyze" }).click();
  await page.getByText("Analysis Failed", { exact: true }).first().waitFor();
  await page.getByText("This is no PDF.").first().waitFor();
});
