import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "playwright-core";
import { CHECKOUT_ROOT, selfArgv } from "../../src/engine/setup/assets.ts";
import { buildWeb } from "../build/build-web.ts";
import { printedAddress } from "../printed-address.ts";

const RECRUITER = { email: "anna@example.com", password: "a picture", company: "Keller Staffing" };
const JD =
  "Senior Data Engineer\n\nRequirements\n- Five years with Python and SQL\n- Kafka and Spark\n- Fluent English\n\nNice to have\n- Terraform";
/** Three steps and a sun: a logo of nobody. */
const BRAND_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 80"><path d="M4 76V52h34v24zm42 0V30h34v46zm42 0V4h34v72z" fill="#5b2a86"/><circle cx="21" cy="26" r="15" fill="#f2a900"/><path d="M140 30h112v10H140zm0 18h74v8h-74z" fill="#2b2b33"/></svg>';
const PICTURES = join(CHECKOUT_ROOT, "docs/pictures");

/** Takes the pictures of `docs/recruiters.md` from the service itself, with the sample CVs in it. */
await buildWeb();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const dataDir = mkdtempSync(join(tmpdir(), "vitae-pictures-"));
const service = Bun.spawn(selfArgv("serve", "--port", "0", "--data", dataDir), {
  env: { PATH: process.env.PATH },
  stdout: "pipe",
});
try {
  const origin = await printedAddress(service.stdout);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: origin, reducedMotion: "reduce" });
  await work(context);
  const page = await context.newPage();
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await page.screenshot({ path: join(PICTURES, "dashboard.png") });
  await takeDesk(context);
  await page.goto("/jd-cv-matcher", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: /^View / }).click();
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(PICTURES, "matcher.png") });
  await takeBrand(context);
} finally {
  await browser.close();
  service.kill("SIGTERM");
  await service.exited;
  rmSync(dataDir, { recursive: true });
}

/** The second CV at the review desk, with a value whose place is marked. */
async function takeDesk(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 720 });
  const jobs: { id: string; fileName: string; jobType: string }[] = await (await context.request.get("/api/jobs")).json();
  await page.goto(`/review/${jobs.find(({ jobType, fileName }) => jobType === "cv" && fileName.startsWith("amara"))?.id}`);
  await page.locator(".result-pane img").first().waitFor();
  await page.getByRole("button", { name: "Employer: Kestrel Energy" }).focus();
  await page.locator(".mark-box.chosen").waitFor();
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(PICTURES, "review.png") });
  await page.close();
}

/** A brand that is being made and not kept: the other pictures are in the styles as they ship. */
async function takeBrand(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto("/settings/brand");
  await page.getByLabel("Agency name").fill(RECRUITER.company);
  await page.setInputFiles('input[aria-label^="Drop your logo"]', {
    name: "keller.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(BRAND_LOGO),
  });
  await page.getByRole("button", { name: "Use these colours" }).click();
  await page.getByLabel("Footer", { exact: true }).fill(`{name} · ${RECRUITER.company}`);
  await page.evaluate(() => window.scrollTo(0, 0));
  // The pause after the last key, then the page in the brand.
  await page.waitForTimeout(1_000);
  await page.locator('.brand-page[aria-busy="false"]').waitFor({ timeout: 120_000 });
  await page.screenshot({ path: join(PICTURES, "brand.png") });
  await page.close();
}

/** Two CVs and an analysis of both, finished. */
async function work({ request }: BrowserContext): Promise<void> {
  await request.post("/api/register-trial", { data: RECRUITER });
  const cvs = ["amara-lindqvist.pdf", "jonas-okafor.docx"].map((name) => join(CHECKOUT_ROOT, "samples", name));
  const match = new FormData();
  match.append("jdText", JD);
  for (const cv of cvs) {
    const file = new File([await Bun.file(cv).arrayBuffer()], cv.split("/").at(-1) as string);
    const upload = new FormData();
    upload.append("file", file);
    match.append("cvFiles", file);
    await request.post("/api/upload-cv", { multipart: upload });
  }
  await request.post("/api/match", { multipart: match });
  for (;;) {
    const jobs: { status: string }[] = await (await request.get("/api/jobs")).json();
    if (jobs.length === 3 && jobs.every(({ status }) => status === "completed")) return;
    await Bun.sleep(200);
  }
}
