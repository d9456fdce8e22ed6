import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import { fakeJob, fakeScore, fakeState, fakeUser } from "../../src/web/testing/fake-api.ts";
import { pdfFile } from "./chromium.ts";
import { withFakeService } from "./fake-service.ts";

setDefaultTimeout(60_000);

const service = withFakeService(() => {
  const user = fakeUser({ credits: 2 });
  return fakeState({ users: [user], signedIn: user.id });
});

const analyze = (page: Page) => page.getByRole("button", { name: "Analyze" });
const addCvs = (page: Page, count: number) =>
  page.setInputFiles(
    'input[aria-label^="Drop CVs"]',
    Array.from({ length: count }, (_, index) => pdfFile(`candidate ${index + 1}.pdf`)),
  );
async function paste(page: Page, words: string) {
  await page.getByRole("button", { name: "Paste Text" }).click();
  await page.getByLabel("Text of the job description").fill(words);
}

test("what is missing is said before anything is sent", async () => {
  const page = await service.open("/jd-cv-matcher");
  await analyze(page).click();
  await page.getByText("Please upload at least one CV file to analyze.").first().waitFor();
  await addCvs(page, 1);
  await analyze(page).click();
  await page.getByText("Please upload a JD file or paste JD text.").first().waitFor();
  expect(service.server.state.calls).not.toContain("POST /match");
});

test("more CVs than credits disable the button and say why; removing one mends it; ten are the most", async () => {
  const page = await service.open("/jd-cv-matcher");
  await addCvs(page, 3);
  await page.getByText("You need 3 credits to analyze 3 CVs.").waitFor();
  expect(await analyze(page).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Remove candidate 2.pdf" }).click();
  expect(await analyze(page).isDisabled()).toBe(false);
  await addCvs(page, 12);
  expect(await page.getByRole("list", { name: "Chosen CVs" }).getByRole("listitem").count()).toBe(10);
});

test("the file of a job description is a row as high as that of a CV, however many CVs there are", async () => {
  const page = await service.open("/jd-cv-matcher");
  await addCvs(page, 7);
  await page.setInputFiles('input[aria-label^="Drop a job description"]', pdfFile("job.pdf"));
  const heights = await page.locator(".chosen-file").evaluateAll((files) => files.map((file) => file.getBoundingClientRect().height));
  expect(heights).toHaveLength(8);
  expect(new Set(heights).size).toBe(1);
});

test("an analysis goes through its steps to the result, and on to the history", async () => {
  const page = await service.open("/jd-cv-matcher");
  await addCvs(page, 1);
  await paste(page, "Senior Java Developer");
  await analyze(page).click();
  await page.getByText("Your CV vs JD analysis is now being processed.").first().waitFor();
  await page.getByText("Analyzing CV against JD requirements...").waitFor();
  await page.getByText("60%").waitFor();

  Object.assign(service.server.state.jobs[0] as object, {
    status: "completed",
    completedAt: new Date().toISOString(),
    matchingScore: fakeScore(),
  });
  await page.getByText("Matching result").waitFor();
  await page.getByText("Good Match").waitFor();
  const asked = () => service.server.state.calls.filter((call) => call.endsWith("/match-result")).length;
  const before = asked();
  await page.waitForTimeout(4_000);
  expect(asked()).toBe(before);

  await page.getByRole("button", { name: "View History" }).click();
  await page.getByRole("link", { name: "View candidate 1.pdf" }).waitFor();
  await page.getByText("Pasted text").waitFor();
});

test("Back and Forward lead through form, result and history; a reload shows the result again", async () => {
  const job = fakeJob({ jobType: "matcher", fileName: "old.pdf", matchingScore: fakeScore() });
  service.server.state.jobs = [job];
  const page = await service.open("/dashboard");
  await page.getByRole("link", { name: "CV vs JD Matcher" }).click();
  await addCvs(page, 2);
  await page.getByRole("link", { name: "View old.pdf" }).click();
  await page.waitForURL(`**/jd-cv-matcher/${job.id}`);
  await page.getByRole("heading", { name: "Matching result" }).waitFor();
  expect(await page.title()).toBe("old.pdf - Matching result · Vitae");

  await page.goBack();
  await page.getByRole("heading", { name: "CV vs JD Matcher" }).waitFor();
  expect(await page.getByRole("list", { name: "Chosen CVs" }).getByRole("listitem").count()).toBe(2);
  await page.goForward();
  await page.getByRole("button", { name: "View History" }).click();
  await page.waitForURL("**/jd-cv-matcher#history");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("History");

  await page.goBack();
  await page.reload();
  await page.getByRole("heading", { name: "Matching result" }).waitFor();
  await page.goto(`${service.server.url}/jd-cv-matcher/${crypto.randomUUID()}`);
  await page.getByRole("heading", { name: "Analysis not found" }).waitFor();
  await page.getByRole("button", { name: "View History" }).click();
  await page.getByText("old.pdf").waitFor();
});

test("a failed analysis says why and offers both ways on", async () => {
  service.server.state.jobs = [fakeJob({ jobType: "matcher", status: "failed", fileName: "broken.pdf" })];
  const page = await service.open("/jd-cv-matcher");
  await page.getByRole("link", { name: "View broken.pdf" }).click();
  await page.getByText("We encountered an error during processing. Your credit has been refunded automatically.").waitFor();
  await page.getByRole("button", { name: "Try Again" }).click();
  await analyze(page).waitFor();
});

test("an answer that fails while an analysis runs does not make it a failed one", async () => {
  const job = fakeJob({ jobType: "matcher", status: "processing", fileName: "runs.pdf" });
  service.server.state.jobs = [job];
  const page = await service.open("/jd-cv-matcher");
  await page.getByRole("link", { name: "View runs.pdf" }).click();
  await page.getByText("Analyzing CV against JD requirements...").waitFor();
  service.server.state.refusals[`GET /jobs/${job.id}/match-result`] = { status: 503 };
  await page.waitForResponse((response) => response.status() === 503);
  await page.waitForTimeout(300);
  expect(await page.getByText("Analyzing CV against JD requirements...").isVisible()).toBe(true);
  expect(await page.getByText("Analysis failed").count()).toBe(0);
});

test("an analysis is deleted from the history", async () => {
  service.server.state.jobs = [fakeJob({ jobType: "matcher", fileName: "old.pdf", matchingScore: fakeScore() })];
  const page = await service.open("/jd-cv-matcher");
  await page.getByRole("button", { name: "Delete old.pdf" }).click();
  await page.getByText("The analysis has been removed from your history.").first().waitFor();
  expect(service.server.state.jobs).toEqual([]);
});

test("a checkout that cannot start says Payment Error", async () => {
  const page = await service.open("/plan");
  await page.getByRole("button", { name: "Buy Credits: 50 Credit Pack" }).click();
  await page.getByText("Failed to create checkout session. Please try again.").first().waitFor();
});

test("a contact message is sent, confirmed and cleared; a failure keeps the words", async () => {
  service.server.state.refusals["POST /contact"] = { status: 503 };
  const page = await service.open("/contact");
  await page.getByLabel("Message").fill("Hello");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("✗ Failed to send message. Please try again or contact us directly.").waitFor();
  expect(await page.getByLabel("Message").inputValue()).toBe("Hello");

  service.server.state.refusals = {};
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("✓ Message sent successfully! We'll get back to you soon.").waitFor();
  expect(await page.getByLabel("Message").inputValue()).toBe("");
});

test("one answer of the FAQ is open at a time, and the links of the page lead to its parts", async () => {
  const page = await service.open("/");
  const answers = page.locator("#faq details");
  await answers.first().waitFor();
  expect(await answers.count()).toBe(14);
  await page.getByText("Which files can I upload?").click();
  await page.getByText("What does a credit pay for?").click();
  expect(await page.locator("#faq details[open]").count()).toBe(1);
  await page.getByRole("link", { name: "Pricing", exact: true }).click();
  await page.waitForFunction(() => Math.abs(document.getElementById("pricing")?.getBoundingClientRect().top ?? 999) < 200);
});

test("the criteria of a comparison stay in view, and nothing shows through them, while the CVs scroll by", async () => {
  const results = Array.from({ length: 10 }, (_, index) => ({ ...fakeScore(), cv_index: index + 1, cv_filename: `CV ${index}.pdf` }));
  const job = fakeJob({ jobType: "matcher", matchingScore: { multi_cv_analysis: true, cv_count: 10, results } });
  service.server.state.jobs = [job];
  const page = await service.open(`/jd-cv-matcher/${job.id}`, 390);
  const criterion = page.getByRole("rowheader", { name: "Overall" });
  const before = await criterion.boundingBox();
  const firstCv = await criterion.locator("xpath=following-sibling::td[1]").boundingBox();
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual((firstCv?.x ?? 0) + 0.5);
  await page.getByRole("region", { name: "Scores side by side" }).evaluate((region) => region.scrollBy(400, 0));
  expect((await criterion.boundingBox())?.x).toBe(before?.x as number);
  const seen = await criterion.evaluate((cell) => {
    const { left, top } = cell.getBoundingClientRect();
    return {
      ground: getComputedStyle(cell).backgroundColor,
      card: getComputedStyle(cell.closest(".card") as Element).backgroundColor,
      onTop: cell.contains(document.elementFromPoint(left + 2, top + 8)),
    };
  });
  expect(seen).toEqual({ ground: seen.card, card: seen.card, onTop: true });
});

test("a cell of the matrix is opened by mouse, Enter and Space, and gives the focus back; the heads stay in view", async () => {
  const results = Array.from({ length: 3 }, (_, index) => ({ ...fakeScore(), cv_index: index + 1, cv_filename: `CV ${index}.pdf` }));
  const job = fakeJob({ jobType: "matcher", jdTitle: "Java Developer", matchingScore: { multi_cv_analysis: true, cv_count: 3, results } });
  service.server.state.jobs = [job];
  service.server.state.candidates[job.id] = [{ cv_index: 1, name: "Ada Berg" }];
  const page = await service.open(`/jd-cv-matcher/${job.id}`);
  const dialog = page.getByRole("dialog", { name: "Kubernetes in production" });
  const cell = page.getByRole("button", { name: "Ada Berg, Kubernetes in production: Partly met" });
  await cell.click();
  await dialog.getByText("Moved 14 services to Kubernetes").waitFor();
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.waitForFunction((one) => one === document.activeElement, await cell.elementHandle());
    await page.keyboard.press(key);
    await dialog.waitFor();
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  // The window gives the focus back once it is gone, which a busy machine shows.
  await page.waitForFunction((one) => one === document.activeElement, await cell.elementHandle());
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await dialog.getByText("Candidate 2").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  await page.setViewportSize({ width: 390, height: 420 });
  const head = page.getByRole("columnheader", { name: /Ada Berg/ });
  const region = page.getByRole("region", { name: "Scores side by side" });
  await region.evaluate((one) => one.scrollBy(0, 120));
  const { y = 0 } = (await head.boundingBox()) ?? {};
  expect(y).toBeCloseTo((await region.boundingBox())?.y ?? -1, 0);
});
