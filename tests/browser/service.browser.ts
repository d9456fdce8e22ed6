import { afterAll, afterEach, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Document, HeadingLevel, Packer, Paragraph } from "docx";
import mammoth from "mammoth";
import type { Browser, Page } from "playwright-core";
import { CHECKOUT_ROOT } from "../../src/engine/assets.ts";
import { openBrowser, picture, type Visit, visit } from "./chromium.ts";

setDefaultTimeout(240_000);

const PORT = 20_000 + Math.floor(Math.random() * 20_000);
const ADDRESS = `http://127.0.0.1:${PORT}`;
const data = mkdtempSync(join(tmpdir(), "vitae-browser-"));
let service: Bun.Subprocess;
let browser: Browser;
let current: Visit | undefined;

beforeAll(async () => {
  browser = await openBrowser();
  service = Bun.spawn([process.execPath, join(CHECKOUT_ROOT, "src/cli/main.ts"), "serve", "--port", String(PORT), "--data", data], {
    env: { ...process.env, VITAE_ADMIN_EMAIL: "admin@vitae.test", VITAE_ADMIN_PASSWORD: "admin-password", VITAE_CONCURRENCY: "1" },
    stdout: "ignore",
    stderr: "ignore",
  });
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(`${ADDRESS}/api/health`).catch(() => null)) return;
    await Bun.sleep(100);
  }
  throw new Error("the service does not start");
});
afterAll(async () => {
  await browser?.close();
  service?.kill();
  await service?.exited;
  rmSync(data, { recursive: true, force: true });
});
afterEach(async () => {
  expect(current?.faults ?? []).toEqual([]);
  await current?.close();
  current = undefined;
});

async function open(path: string) {
  current = await visit(browser, ADDRESS + path);
  return current.page;
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

/** A CV as people write them. */
async function cvDocument(): Promise<Buffer> {
  const line = (text: string) => new Paragraph(text);
  const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  return Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Paragraph({ text: "Johanna Lindqvist", heading: HeadingLevel.TITLE }),
            line("johanna.lindqvist@example.org, +46 8 123 456 78, Stockholm"),
            heading("Experience"),
            line("Senior Java Developer, Nordbank AB, 2018 - present"),
            line("Moved 14 services to Kubernetes and led a team of five."),
            line("Java Developer, Svea Data, 2013 - 2018"),
            heading("Education"),
            line("MSc Computer Science, KTH Royal Institute of Technology, 2013"),
            heading("Skills"),
            line("Java, Spring Boot, Kubernetes, PostgreSQL"),
            heading("Languages"),
            line("Swedish (native), English (fluent)"),
          ],
        },
      ],
    }),
  );
}

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

test("a recruiter uploads a CV, downloads the document and deletes it", async () => {
  const page = await startTrial("johanna@agency.example");
  await page.setInputFiles('input[aria-label="Upload CVs"]', {
    name: "Johanna Lindqvist.docx",
    mimeType: DOCX,
    buffer: await cvDocument(),
  });
  await page.getByRole("button", { name: "Skip Enhancement" }).click();
  await page.getByText("Ready for download").waitFor({ timeout: 120_000 });
  await picture(page, "service-dashboard");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download DOCX/ }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toEndWith(".docx");
  const { value: text } = await mammoth.extractRawText({ path: await saved.path() });
  expect(text).toContain("Nordbank AB");

  await page.getByRole("button", { name: "Delete Johanna Lindqvist.docx" }).click();
  await page.getByText("No files in queue - Upload a CV to start processing").waitFor();
});

test("a file that only claims to be a PDF is refused with a sentence, without a charge", async () => {
  const page = await startTrial("kim@agency.example");
  await page.setInputFiles('input[aria-label="Upload CVs"]', { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("hello") });
  await page.getByRole("button", { name: "Skip Enhancement" }).click();
  await page.getByText("Upload failed", { exact: true }).first().waitFor();
  await page.getByRole("link", { name: "Plan & Credits" }).click();
  await page.locator(".tile", { hasText: "Available Credits" }).getByText("10", { exact: true }).waitFor();
});

test("the administrator sees the accounts, adds credits and creates a user who can sign in", async () => {
  const page = await open("/auth");
  await page.getByLabel("Email").fill("admin@vitae.test");
  await page.getByLabel("Password", { exact: true }).fill("admin-password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("link", { name: "Admin Panel" }).click();
  await page.getByText("System Health").waitFor();
  await page.getByRole("button", { name: "Create User" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill("new@agency.example");
  await dialog.getByLabel("Password", { exact: true }).fill("secret-2");
  await dialog.getByRole("button", { name: "Create User" }).click();
  await page.getByText("User Created", { exact: true }).first().waitFor();
  const row = page.getByRole("row").filter({ hasText: "new@agency.example" });
  await row.getByRole("button", { name: "Add Credits" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Add Credits" }).click();
  await page.getByText("Credits Added", { exact: true }).first().waitFor();
  await row.locator("[data-label=Credits]").getByText("10", { exact: true }).waitFor();
  await picture(page, "service-admin");

  const signedIn = await fetch(`${ADDRESS}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "new@agency.example", password: "secret-2" }),
  });
  expect(await signedIn.json()).toMatchObject({ credits: 10, role: "user" });
});
