import { afterAll, afterEach, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { join } from "node:path";
import { Document, HeadingLevel, Packer, Paragraph } from "docx";
import mammoth from "mammoth";
import type { Browser, Page } from "playwright-core";
import { CHECKOUT_ROOT } from "../../src/engine/setup/assets.ts";
import { openBrowser, picture, type Visit, visit, watchFor } from "./chromium.ts";
import { ADMIN, startRealService } from "./real-service.ts";

setDefaultTimeout(240_000);

let service: Awaited<ReturnType<typeof startRealService>>;
let browser: Browser;
let visits: Visit[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  service = await startRealService({ concurrency: 1 });
});
afterAll(async () => {
  await browser?.close();
  await service?.end();
});
afterEach(async () => {
  expect(visits.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { close } of visits) await close();
  visits = [];
});

/** A visitor of their own each time: nobody shares a session with the others. */
async function open(path: string) {
  const opened = await visit(browser, service.address + path);
  visits.push(opened);
  return opened.page;
}

async function startTrial(email: string): Promise<Page> {
  const page = await open("/auth");
  await page.getByRole("button", { name: /Free Trial/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill("secret-1");
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await page.waitForURL("**/dashboard");
  return page;
}

type Chapters = Record<string, string[]>;

async function wordFile(name: string, title: string, chapters: Chapters) {
  const children = [new Paragraph({ text: title, heading: HeadingLevel.TITLE })];
  for (const [heading, lines] of Object.entries(chapters)) {
    if (heading) children.push(new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }));
    children.push(...lines.map((line) => new Paragraph(line)));
  }
  return { name, mimeType: DOCX, buffer: await Packer.toBuffer(new Document({ sections: [{ children }] })) };
}

/** A CV as people write them. */
const cvOfJohanna = () =>
  wordFile("Johanna Lindqvist.docx", "Johanna Lindqvist", {
    "": ["johanna.lindqvist@example.org, +46 8 123 456 78, Stockholm"],
    Experience: [
      "Senior Java Developer, Nordbank AB, 2018 - present",
      "Moved 14 services to Kubernetes and led a team of five.",
      "Java Developer, Svea Data, 2013 - 2018",
    ],
    Education: ["MSc Computer Science, KTH Royal Institute of Technology, 2013"],
    Skills: ["Java, Spring Boot, Kubernetes, PostgreSQL"],
    Languages: ["Swedish (native), English (fluent)"],
  });

const cvOfPeter = () =>
  wordFile("Peter Brandt.docx", "Peter Brandt", {
    "": ["peter.brandt@example.org, Hamburg"],
    Experience: ["Accountant, Hafen Logistik GmbH, 2015 - present", "Prepared the yearly accounts and the tax returns."],
    Education: ["Bachelor of Business Administration, University of Hamburg, 2014"],
    Skills: ["DATEV, SAP FI, Excel"],
  });

const role = () =>
  wordFile("Senior Java Developer.docx", "Senior Java Developer", {
    Requirements: ["5+ years of experience with Java", "Kubernetes in production", "Fluent English"],
    "Nice to have": ["Terraform"],
  });

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

test("a recruiter uploads a CV, downloads the document and deletes it", async () => {
  const page = await startTrial("johanna@agency.example");
  await page.setInputFiles('input[aria-label="Upload CVs"]', await cvOfJohanna());
  await page.getByRole("button", { name: "Skip Enhancement" }).click();
  await page.getByText("Ready for download").waitFor({ timeout: 120_000 });
  await page.getByRole("button", { name: "Preview of Johanna Lindqvist" }).click({ timeout: 60_000 });
  await page.getByAltText("First page of Johanna Lindqvist").waitFor();
  await picture(page, "service-dialog-picture");
  await page.keyboard.press("Escape");
  await picture(page, "service-dashboard");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download DOCX/ }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toEndWith(".docx");
  const { value: text } = await mammoth.extractRawText({ path: await saved.path() });
  expect(text).toContain("Nordbank AB");

  await page.getByRole("button", { name: "Delete Johanna Lindqvist" }).click();
  await page.getByText("No files in queue - Upload a CV to start processing").waitFor();
});

test("a recruiter corrects a CV at the review desk, and the document says what she wrote", async () => {
  const page = await startTrial("desk@agency.example");
  await page.setInputFiles('input[aria-label="Upload CVs"]', await cvOfJohanna());
  await page.getByRole("button", { name: "Skip Enhancement" }).click();
  await page.getByText("Ready for download").waitFor({ timeout: 120_000 });
  await page.getByRole("link", { name: "Review Johanna Lindqvist" }).click();
  const value = (name: string | RegExp) => page.locator(".fields-pane").getByRole("button", { name }).first();
  const saved = () => page.locator(".saved-state", { hasText: "Saved" }).waitFor();

  await value("Position: Java Developer").click({ timeout: 60_000 });
  await page.keyboard.type("Backend Developer");
  await page.keyboard.press("Enter");
  await saved();
  await value(/^Start: .*2013/).click();
  await page.keyboard.type("March 2012");
  await page.keyboard.press("Enter");
  await value("Start: Mar 2012").waitFor();
  await value("Position: Backend Developer").focus();
  await page.keyboard.press("Alt+ArrowUp");
  await saved();
  await page.keyboard.press("Control+z");
  await saved();
  await page.locator('.result-pane img[src*="version="]').first().waitFor({ timeout: 60_000 });

  const download = page.waitForEvent("download", { timeout: 60_000 });
  await page.getByRole("button", { name: "Download" }).click();
  await page.getByRole("menuitem", { name: "Word (DOCX)" }).click();
  const { value: text } = await mammoth.extractRawText({ path: await (await download).path() });
  expect(text).toContain("Backend Developer");
  expect(text).toMatch(/Mar(ch)?\u00a02012/);
  expect(text.indexOf("Senior Java Developer")).toBeLessThan(text.indexOf("Backend Developer"));

  await page.keyboard.press("Control+Enter");
  await page.waitForURL("**/dashboard");
  const [checked] = (await (await page.request.get(`${service.address}/api/jobs`)).json()) as { reviewedAt: string | null }[];
  expect(checked?.reviewedAt).toBeString();
});

test("two CVs are scored against an uploaded job description, each requirement with its quote, for a credit each", async () => {
  const page = await startTrial("match@agency.example");
  await page.getByRole("link", { name: "CV vs JD Matcher" }).click();
  await page.setInputFiles('input[aria-label^="Drop CVs"]', [await cvOfPeter(), await cvOfJohanna()]);
  await page.setInputFiles('input[aria-label^="Drop a job description"]', await role());
  await page.getByRole("button", { name: "Analyze" }).click();
  const grid = page.getByRole("grid", { name: "Scores and requirements by candidate" });
  await grid.waitFor({ timeout: 120_000 });
  await picture(page, "service-matcher");

  expect(await grid.locator(".matrix-name").allTextContents()).toEqual(["Johanna Lindqvist", "Peter Brandt"]);
  await grid.getByRole("button", { name: "Johanna Lindqvist, Kubernetes in production: Partly met" }).click();
  const dialog = page.getByRole("dialog", { name: /Kubernetes/ });
  await dialog.getByText("Moved 14 services to Kubernetes").first().waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await grid.getByRole("button", { name: /^Peter Brandt, .*Kubernetes.*: Not met$/ }).waitFor();

  const report = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("menuitem", { name: "PDF" }).click();
  expect((await report).suggestedFilename()).toBe("Senior Java Developer - matching report.pdf");
  expect((await Bun.file(await (await report).path()).text()).slice(0, 5)).toBe("%PDF-");
  const csv = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  expect(await Bun.file(await (await csv).path()).text()).toContain("1,Johanna Lindqvist,Johanna Lindqvist.docx,");

  await page.getByRole("link", { name: "Plan & Credits" }).click();
  await page.locator(".tile", { hasText: "Available Credits" }).getByText("8", { exact: true }).waitFor();
});

test("a file that only claims to be a PDF is refused with a sentence, without a charge", async () => {
  const page = await startTrial("kim@agency.example");
  await page.setInputFiles('input[aria-label="Upload CVs"]', { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("hello") });
  await page.getByRole("button", { name: "Skip Enhancement" }).click();
  await page.getByText("Upload failed", { exact: true }).first().waitFor();
  await page.getByRole("link", { name: "Plan & Credits" }).click();
  await page.locator(".tile", { hasText: "Available Credits" }).getByText("10", { exact: true }).waitFor();
});

async function uploadPlain(page: Page, cv: Awaited<ReturnType<typeof wordFile>>) {
  await page.setInputFiles('input[aria-label="Upload CVs"]', cv);
  await page.getByRole("button", { name: "Skip Enhancement" }).click();
  await page.getByText("1 CV uploaded and processing started.").first().waitFor();
}
const statusOf = (page: Page, path: string, method = "GET") =>
  page.evaluate(async ([path, method]) => (await fetch(path as string, { method })).status, [path, method]);

test("two recruiters at once see their own CVs alone; another's are not there, whoever knows their address", async () => {
  const [anna, ben] = [await startTrial("anna@agency.example"), await startTrial("ben@agency.example")];
  await Promise.all([uploadPlain(anna, await cvOfJohanna()), uploadPlain(ben, await cvOfPeter())]);
  await Promise.all([anna, ben].map((page) => page.getByText("Ready for download").waitFor({ timeout: 120_000 })));
  const candidates = (page: Page) => page.locator(".queue .file-name").allTextContents();
  expect([await candidates(anna), await candidates(ben)]).toEqual([["Johanna Lindqvist"], ["Peter Brandt"]]);

  const id = await anna.evaluate(async () => (await (await fetch("/api/jobs")).json())[0].id);
  expect(await statusOf(anna, `/api/download/${id}/docx`)).toBe(200);
  expect(await statusOf(ben, `/api/download/${id}/docx`)).toBe(404);
  expect(await statusOf(ben, `/api/jobs/${id}/picture`)).toBe(404);
  expect(await statusOf(ben, `/api/cleanup/${id}`, "POST")).toBe(404);
  await anna.getByRole("button", { name: "Delete Johanna Lindqvist" }).click();
  await anna.getByText("No files in queue - Upload a CV to start processing").waitFor();
  await ben.reload();
  await ben.getByText("Peter Brandt.docx").waitFor();
});

test("signing out in one tab ends the other; another recruiter stays signed in", async () => {
  const [clara, dan] = [await startTrial("clara@agency.example"), await startTrial("dan@agency.example")];
  const second = await clara.context().newPage();
  await second.goto(`${service.address}/dashboard`);
  await second.getByText("No files in queue").waitFor();

  const ended = await watchFor(second, "You are logged out. Logging in again...");
  await clara.getByRole("button", { name: "Logout" }).click();
  await clara.waitForURL(`${service.address}/`);
  await ended.shown;
  await second.waitForURL("**/auth");
  await dan.reload();
  await dan.getByText("No files in queue").waitFor();
});

test("a fourth sign-in ends the oldest of an account's sessions, which is told so", async () => {
  const email = "fourth@agency.example";
  const first = await startTrial(email);
  const ended = await watchFor(first, "You are logged out. Logging in again...");
  for (let more = 0; more < 3; more++) {
    const page = await open("/auth");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("secret-1");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL("**/dashboard");
  }
  await ended.shown;
  await first.waitForURL("**/auth");
  await visits[3]?.page.locator(".session").nth(2).waitFor();
  expect(await visits[3]?.page.locator(".session").count()).toBe(3);
});

test("without credits nothing is uploaded: the dialog says what is missing and leads to the plans", async () => {
  const page = await startTrial("poor@agency.example");
  const admin = await openAdminPanel();
  const row = admin.getByRole("row").filter({ hasText: "poor@agency.example" });
  await row.getByRole("button", { name: /^Actions/ }).click();
  await admin.getByRole("menuitem", { name: "Edit Credits" }).click();
  await admin.getByRole("dialog").getByLabel("Credits").fill("0");
  await admin.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await admin.getByText("Credits Updated", { exact: true }).first().waitFor();

  await page.setInputFiles('input[aria-label="Upload CVs"]', await cvOfJohanna());
  await page.getByText("You need 1 credit to process a CV. You currently have 0 credits.").waitFor();
  expect(await page.getByRole("button", { name: "Skip Enhancement" }).isDisabled()).toBe(true);
  expect(await page.evaluate(async () => (await (await fetch("/api/jobs")).json()).length)).toBe(0);
  await page.getByRole("dialog").getByRole("link", { name: "Buy Credits" }).click();
  await page.waitForURL("**/plan");
  await page.locator(".tile", { hasText: "Available Credits" }).getByText("0", { exact: true }).waitFor();
});

async function openAdminPanel(): Promise<Page> {
  const page = await open("/auth");
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("link", { name: "Admin Panel" }).click();
  await page.getByText("System Health").waitFor();
  return page;
}

test("an agency's Word file becomes a template, a wrong tag is answered with the report, and the template goes again", async () => {
  const page = await openAdminPanel();
  await page.getByRole("button", { name: "Add Template" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator('input[type="file"]').setInputFiles(await wordFile("wrong.docx", "{{basics.lable}}", {}));
  await dialog.getByRole("button", { name: "Check and Add" }).click();
  await dialog.getByText("Did you mean {{basics.label}}?").waitFor({ timeout: 60_000 });
  await dialog.getByRole("button", { name: "Remove wrong.docx" }).click();
  await dialog.locator('input[type="file"]').setInputFiles(join(CHECKOUT_ROOT, "templates/examples/agency.docx"));
  await dialog.getByRole("button", { name: "Check and Add" }).click();
  await page.getByText("Template Added", { exact: true }).first().waitFor({ timeout: 60_000 });

  await page.getByRole("button", { name: "Remove agency" }).click();
  await page.getByRole("button", { name: "Remove Template" }).click();
  await page.getByText("Template Removed", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Remove agency" }).waitFor({ state: "detached" });
});

test("the administrator sees the accounts, adds credits, reads the ledger and creates a user who can sign in", async () => {
  const page = await openAdminPanel();
  await page.getByRole("button", { name: "Create User" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill("new@agency.example");
  await dialog.getByLabel("Password", { exact: true }).fill("secret-2");
  await dialog.getByRole("button", { name: "Create User" }).click();
  await page.getByText("User Created", { exact: true }).first().waitFor();
  const row = page.getByRole("row").filter({ hasText: "new@agency.example" });
  await row.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("menuitem", { name: "Add Credits" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Add Credits" }).click();
  await page.getByText("Credits Added", { exact: true }).first().waitFor();
  await row.locator("[data-label=Credits]").getByText("10", { exact: true }).waitFor();
  await row.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("menuitem", { name: "Credit Ledger" }).click();
  await page.getByRole("dialog").getByText("Added by an administrator").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Preview of Default Template", exact: true }).waitFor({ timeout: 60_000 });
  await picture(page, "service-admin");

  const signedIn = await fetch(`${service.address}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "new@agency.example", password: "secret-2" }),
  });
  expect(await signedIn.json()).toMatchObject({ credits: 10, role: "user" });
});

test("who is signed in changes the password, stays signed in here, and is signed out elsewhere", async () => {
  const page = await startTrial("changing@agency.test");
  const elsewhere = await open("/auth");
  await elsewhere.getByLabel("Email").fill("changing@agency.test");
  await elsewhere.getByLabel("Password", { exact: true }).fill("secret-1");
  await elsewhere.getByRole("button", { name: "Sign In" }).click();
  await elsewhere.waitForURL("**/dashboard");

  await page.getByRole("button", { name: "Change Password" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill("secret-1");
  await dialog.getByLabel("New password").fill("harbour light 7");
  await dialog.getByRole("button", { name: "Change Password" }).click();
  await page.getByText("Password Changed", { exact: true }).waitFor();
  await page.reload();
  await page.getByText("Logged in").waitFor();
  expect((await elsewhere.request.get(`${service.address}/api/user`)).status()).toBe(401);
});
