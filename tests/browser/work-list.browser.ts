import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import { fakeJob, fakeState, fakeUser } from "../../src/web/testing/fake-api.ts";
import { pdfFile, sideways, WIDTHS } from "./chromium.ts";
import { withFakeService } from "./fake-service.ts";

setDefaultTimeout(60_000);

const NAMES = ["Ana López", "Ben Okafor", "Cleo Berg", "Dara Lind"];

const service = withFakeService(() => {
  const user = fakeUser();
  const jobs = NAMES.map((candidateName, index) =>
    fakeJob({ candidateName, candidateLabel: "Data Engineer", fileName: `${index}.pdf`, doubts: index, reviewedAt: null }),
  );
  const failed = fakeJob({ status: "failed", fileName: "slow.pdf", errorMessage: "This file took too long.", retryable: true });
  return fakeState({ users: [user], signedIn: user.id, jobs: [...jobs, failed] });
});
const state = () => service.server.state;

async function open(width?: number) {
  const page = await service.open("/dashboard", width);
  await page.getByText("Processing Queue").waitFor();
  await row(page, NAMES[0] as string).waitFor();
  return page;
}
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
const bulks = () => state().calls.filter((call) => call === "POST /jobs/bulk").length;

for (const width of WIDTHS)
  test(`no row moves when the first is selected or the last one is not any more, at ${width} px`, async () => {
    const page = await open(width);
    // On the page, not in the window: a press at the lower edge of the window scrolls.
    const place = (element: Element) => element.getBoundingClientRect().top + window.scrollY;
    const places = () => Promise.all(NAMES.map((name) => row(page, name).evaluate(place)));
    const before = await places();
    await box(page, "Ana López").click();
    await page.getByText("1 selected").waitFor();
    expect(await places()).toEqual(before);
    expect(await sideways(page)).toBe(0);
    await box(page, "Ana López").click();
    await page.getByText("1 selected").waitFor({ state: "detached" });
    expect(await places()).toEqual(before);
  });

test("the role of a CV that reads from right to left stands beside the name, with room between them", async () => {
  state().jobs.unshift(
    fakeJob({ candidateName: "ليلى حداد", candidateLabel: "مهندسة برمجيات أولى", fileName: "layla.pdf", reviewedAt: null }),
  );
  const page = await open();
  const [name, role] = await row(page, "ليلى حداد").evaluate((item) =>
    [".file-name", ".row-role"].map((part) => item.querySelector(part)?.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect((role?.left ?? 0) - (name?.right ?? 0)).toBeGreaterThan(4);
});

test("rows are selected by keyboard, a range with Shift, and marked as checked", async () => {
  const page = await open();
  await box(page, "Ana López").focus();
  await page.keyboard.press("Space");
  await box(page, "Cleo Berg").click({ modifiers: ["Shift"] });
  await page.getByText("3 selected").waitFor();
  await page.getByRole("button", { name: "Mark as checked" }).click();
  await page.getByText("3 CVs are marked as checked.").first().waitFor();
  await row(page, "Cleo Berg").getByText("Checked").waitFor();
  expect(state().jobs.map(({ reviewedAt }) => Boolean(reviewedAt))).toEqual([true, true, true, false, false]);
});

test("a delete of several is one call after a pause, and moves no row before", async () => {
  const page = await open();
  const before = await row(page, "Dara Lind").boundingBox();
  await box(page, "Ana López").click();
  await box(page, "Ben Okafor").click();
  await page.getByRole("button", { name: "Delete", exact: true }).dblclick();
  await page.locator(".queue").getByText("Deleted").first().waitFor();
  expect(await row(page, "Dara Lind").boundingBox()).toEqual(before);
  expect(bulks()).toBe(0);
  await row(page, "Ana López").waitFor({ state: "detached" });
  expect(bulks()).toBe(1);
  expect(state().jobs.map(({ candidateName }) => candidateName)).toEqual(["Cleo Berg", "Dara Lind", undefined]);
});

test("a delete of several is sent when the page is left", async () => {
  const page = await open();
  await page.getByRole("checkbox", { name: /^Select all/ }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.locator(".queue").getByText("Deleted").first().waitFor();
  await page.goto("about:blank");
  await page.goto(`${service.server.url}/dashboard`);
  await page.getByText("No files in queue - Upload a CV to start processing").waitFor();
  expect(bulks()).toBe(1);
});

test("the documents of the selected CVs are saved as one ZIP", async () => {
  const page = await open();
  await page.getByRole("checkbox", { name: /^Select all/ }).click();
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByRole("dialog").getByText("Word (DOCX)").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download 4 documents" }).click();
  expect((await download).suggestedFilename()).toBe("CVs 2026-01-02.zip");
  const ids = state().jobs.slice(0, 4);
  expect(state().queries.filter((query) => !query.startsWith("GET /jobs?"))).toEqual([
    `GET /jobs/archive?ids=${ids.map(({ id }) => id)}&types=pdf`,
  ]);
});

test("a CV that failed is tried again from its row", async () => {
  const page = await open();
  await page.getByRole("button", { name: "Retry slow.pdf" }).click();
  await page.getByText("1 CV is back in the queue.").first().waitFor();
  await row(page, "slow.pdf").getByText("Pending").waitFor();
});

test("a CV is uploaded blind, as PDF alone, with labels in French", async () => {
  const page = await open();
  await page.setInputFiles('input[aria-label="Upload CVs"]', pdfFile("new.pdf"));
  await page.getByLabel("Candidate's name").selectOption("full");
  await page.getByText("More options").click();
  await page.getByRole("checkbox", { name: "DOCX" }).click();
  await page.getByLabel("Language of the labels").selectOption("fr");
  await page.getByText("1 CV, 1 credit of 42").waitFor();
  await page.getByRole("button", { name: "Skip Enhancement" }).click();
  await row(page, "new.pdf").getByText("Blind").waitFor();
  expect(state().jobs[0]).toMatchObject({ blind: "full", language: "fr" });
});

test("the first CV: a sample is uploaded, and its review is the next step", async () => {
  state().jobs = [];
  const page = await service.open("/dashboard");
  await page.getByRole("button", { name: "Try it with a sample CV" }).click();
  await page.getByText("Your CV is being read.").waitFor();
  expect(state().users[0]?.credits).toBe(41);
  Object.assign(state().jobs[0] as object, { status: "completed", completedAt: new Date().toISOString(), doubts: 2, reviewedAt: null });
  const link = page.getByRole("link", { name: "Review your first CV" });
  await link.waitFor();
  expect(await link.getAttribute("href")).toBe(`/review/${state().jobs[0]?.id}`);
});

/** Controls whose middle lies under something else. */
const covered = (page: Page, scope: string) =>
  page.evaluate(
    (scope) =>
      [...document.querySelectorAll<HTMLElement>(`${scope} :is(button, a, input, select)`)]
        .filter((control) => control.checkVisibility())
        .flatMap((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const isInView = y > 70 && y < window.innerHeight && width > 2;
          return isInView && document.elementFromPoint(x, y)?.closest("[data-toasts]") ? [control.textContent || control.ariaLabel] : [];
        }),
    scope,
  );

for (const width of WIDTHS)
  test(`at the end of the page no control lies under a toast, at ${width} px`, async () => {
    state().jobs = [...state().jobs, ...Array.from({ length: 12 }, (_, index) => fakeJob({ fileName: `more-${index}.pdf` }))];
    const page = await open(width);
    await page.getByRole("button", { name: "Delete more-11.pdf" }).click();
    await page.locator(".toasts > li").waitFor();
    await page.waitForTimeout(300);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(100);
    expect(await covered(page, "main")).toEqual([]);
  });

test("of a long list the newest CVs are there at once, all are counted and found, and a poll asks for the newest alone", async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  state().jobs = Array.from({ length: 900 }, (_, index) =>
    fakeJob({
      candidateName: `Candidate ${index}`,
      createdAt: minutesAgo(index),
      uploadedAt: minutesAgo(index),
      doubts: 0,
      reviewedAt: null,
    }),
  );
  const page = await service.open("/dashboard");
  await row(page, "Candidate 0").first().waitFor();
  await page.getByText("900 ready", { exact: true }).waitFor();
  await page.getByRole("searchbox").fill("candidate 899");
  await row(page, "Candidate 899").waitFor();
  state().queries.length = 0;
  state().jobs.unshift(fakeJob({ candidateName: "Newcomer", reviewedAt: null }));
  await page.getByRole("searchbox").fill("newcomer");
  await row(page, "Newcomer").waitFor();
  expect(new Set(state().queries)).toEqual(new Set(["GET /jobs?scores=figures&limit=200"]));
});
