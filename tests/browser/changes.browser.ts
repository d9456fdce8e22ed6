import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { Document, HeadingLevel, Packer, Paragraph } from "docx";
import type { Browser, Page } from "playwright-core";
import { openBrowser, type Visit, visit } from "./chromium.ts";
import { ADMIN, startRealService } from "./real-service.ts";

setDefaultTimeout(180_000);

let service: Awaited<ReturnType<typeof startRealService>>;
let browser: Browser;
let visitor: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  service = await startRealService({ concurrency: 1 });
});
afterAll(async () => {
  await visitor?.close();
  await browser?.close();
  await service?.end();
});

const JD = "Backend Developer\nRequirements\n- Five years of Java\n- PostgreSQL\n- German C1\nNice to have\n- Kubernetes";

const paragraph = (text: string) =>
  new Paragraph(["Experience", "Education"].includes(text) ? { text, heading: HeadingLevel.HEADING_1 } : text);

async function cvOf(name: string, lines: string[]) {
  const text = [
    ...[name, "Backend Developer", `${name.split(" ")[0]}@example.com, +44 113 496 0182, Leeds`],
    ...["Experience", "Backend Developer, Acme Ltd, Leeds, January 2018 - present", ...lines],
    ...["Education", "BSc Computer Science, University of Leeds, 2014 - 2017"],
  ];
  const document = new Document({ sections: [{ children: text.map(paragraph) }] });
  const mimeType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  return { name: `${name.split(" ")[0]?.toLowerCase()}.docx`, mimeType, buffer: await Packer.toBuffer(document) };
}

async function signIn(): Promise<Page> {
  visitor = await visit(browser, `${service.address}/auth`);
  const { page } = visitor;
  await page.request.post(`${service.address}/api/login`, { data: ADMIN });
  const { id } = await (await page.request.get(`${service.address}/api/user`)).json();
  await page.request.post(`${service.address}/api/admin/user/${id}/add-credits`, { data: { credits: 5 } });
  await page.goto(`${service.address}/jd-cv-matcher`);
  return page;
}

test("a recruiter reads a result, decides otherwise, and finds her order again after a reload, in the history and in the log", async () => {
  const page = await signIn();
  const ana = await cvOf("Ana Petrova", [
    "Built payment services in Java and PostgreSQL for six years.",
    "Languages",
    "German C1, English C2",
  ]);
  const ben = await cvOf("Ben Marlow", ["Built web shops in PHP and MySQL."]);
  await page.setInputFiles('input[aria-label^="Drop CVs"]', [ben, ana]);
  await page.getByRole("button", { name: "Paste Text" }).click();
  await page.getByLabel("Text of the job description").fill(JD);
  await page.getByRole("button", { name: "Analyze" }).click();
  await page.getByRole("heading", { name: "Matching result Backend Developer" }).waitFor({ timeout: 120_000 });
  expect(await page.title()).toBe("Backend Developer - Matching result · Vitae");
  expect(await heads(page)).toEqual(["Ana Petrova", "Ben Marlow"]);

  await page.getByRole("button", { name: /^Ana Petrova, PostgreSQL: Met/ }).click();
  const dialog = page.getByRole("dialog", { name: "PostgreSQL" });
  await dialog.getByText(/Java and PostgreSQL for six years/).waitFor();
  expect(await dialog.locator(".cell-place").first().textContent()).toMatch(/^Work experience, entry 1/);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  for (const requirement of ["Five years of Java", "PostgreSQL", "German C1"]) await judge(page, "Ben Marlow", requirement, "Met");
  for (const requirement of ["Five years of Java", "German C1"]) await judge(page, "Ana Petrova", requirement, "Not met");
  expect(await heads(page)).toEqual(["Ben Marlow", "Ana Petrova"]);
  await page.getByRole("button", { name: /^Ben Marlow, overall: .* \(matcher / }).waitFor();

  await page.reload();
  await page.getByRole("heading", { name: "Matching result Backend Developer" }).waitFor();
  expect(await heads(page)).toEqual(["Ben Marlow", "Ana Petrova"]);
  await page.getByRole("button", { name: "Save" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "PDF" }).click();
  expect((await saved).suggestedFilename()).toBe("Backend Developer - matching report.pdf");

  await page.getByRole("heading", { name: "Changed by you" }).click();
  for (let left = 5; left > 0; left--) {
    const back = page.getByRole("button", { name: /^Take back/ });
    await back.first().click();
    await page.waitForFunction((rest) => document.querySelectorAll(".change-list button").length === rest, left - 1);
  }
  expect(await heads(page)).toEqual(["Ana Petrova", "Ben Marlow"]);
  const log = await (await page.request.get(`${service.address}/api/decisions?kind=override`)).json();
  expect(log.total).toBe(10);
  expect((await (await page.request.get(`${service.address}/api/decisions/check`)).json()).intact).toBe(true);

  await page.goBack();
  await page.getByRole("link", { name: "View 2 CVs, best: Ana Petrova" }).waitFor();
  expect(visitor.faults).toEqual([]);
});

const heads = (page: Page) => page.locator(".matrix thead a").allTextContents();

async function judge(page: Page, candidate: string, requirement: string, verdict: string) {
  await page.getByRole("button", { name: new RegExp(`^${candidate}, ${requirement}: `) }).click();
  const dialog = page.getByRole("dialog", { name: requirement });
  await dialog.getByRole("radio", { name: verdict, exact: true }).check();
  await dialog.getByLabel("Reason").fill("As we talked about on the phone.");
  await dialog.getByRole("button", { name: "Save verdict" }).click();
  await dialog.waitFor({ state: "detached" });
}
