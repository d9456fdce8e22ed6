import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import type { Browser, Page } from "playwright-core";
import { addCredits } from "../../src/engine/accounts/administration.ts";
import type { SingleScore } from "../../src/engine/contract/api.ts";
import { convertedCv, openTestEngine, type TestEngine } from "../../src/engine/testing/open-test-engine.ts";
import { createHandler } from "../../src/server/handler.ts";
import { cvForm, matchForm, pdf } from "../../src/server/testing/test-api.ts";
import { openBrowser, visit } from "./chromium.ts";

setDefaultTimeout(240_000);

/** Each would set `window.ran`, or open a dialog, if a page took it for more than text. */
const PAYLOADS = [
  "<script>ran=1</script>",
  "<img src=x onerror=ran=1>",
  "<svg onload=ran=1>",
  '"><script>ran=1</script>',
  "'><img src=x onerror=alert(1)>",
  '" autofocus onfocus=ran=1 x="',
  "' onmouseover='ran=1",
  "javascript:ran=1",
  "</title><script>ran=1</script>",
  "</textarea><svg/onload=ran=1>",
  "<iframe srcdoc='<script>parent.ran=1</script>'>",
  "<a href=javascript:ran=1>here</a>",
  "<details open ontoggle=ran=1>",
  "<style>@import 'http://127.0.0.1:9/x.css'</style>",
  "<base href=//evil.example/>",
  "<meta http-equiv=refresh content='0;url=javascript:ran=1'>",
  "<form action=javascript:ran=1><button autofocus>x",
  "{{constructor.constructor('ran=1')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression for somebody else's template
  "${ran=1}",
  "\u202e<script>ran=1</script>\u0000",
  "&lt;script&gt;ran=1&lt;/script&gt;",
  "<math><mtext></p><img src=x onerror=ran=1>",
];
const ALL = PAYLOADS.join(" ");
const SHORT = PAYLOADS.slice(0, 4).join(" ");
const EMAIL = "victim@agency.test";

const score: SingleScore = {
  niche_skills_score: 5,
  industry_experience_score: 5,
  role_experience_score: 5,
  overall_matching_score: 5,
  key_highlights: PAYLOADS,
  main_gaps: PAYLOADS,
  requirements: PAYLOADS.map((text) => ({ text, kind: "must", met: "partly", evidence: [text, ALL], missing: [text] })),
  scorer: ALL,
  warnings: PAYLOADS,
  model: {
    name: ALL,
    overall_matching_score: 5,
    requirements: PAYLOADS.map((text) => ({ text, met: "yes", evidence: [text] })),
    key_highlights: PAYLOADS,
  },
};

let browser: Browser;
let engine: TestEngine;
let server: ReturnType<typeof Bun.serve>;
let address: string;

beforeAll(async () => {
  browser = await openBrowser();
  engine = await openTestEngine({
    env: { VITAE_TRIAL_LIMIT: "100" },
    tools: {
      convert: async (_bytes, { outputs }) => ({
        ...convertedCv({ name: ALL, outputs }),
        warnings: PAYLOADS,
        recommendations: PAYLOADS.map((skill) => ({ skill, reason: ALL, evidence: [skill] })),
      }),
      matchCvs: async (cvs) => cvs.map((_, index) => (index === 2 ? { refused: ALL } : { score })),
    },
  });
  const answer = createHandler(engine);
  server = Bun.serve({ port: 0, hostname: "127.0.0.1", development: false, fetch: (request) => answer(request) });
  address = `http://127.0.0.1:${server.port}`;
  await plant();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop(true);
  await engine?.close();
});

/** Puts the payloads wherever a visitor's words are kept. */
async function plant() {
  let cookie = "";
  const call = async (path: string, body: object | FormData) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${address}/api${path}`, {
      method: "POST",
      body: isForm ? body : JSON.stringify(body),
      headers: {
        "user-agent": ALL.replace(/[^\x20-\x7e]/g, ""),
        ...(isForm ? {} : { "content-type": "application/json" }),
        ...(cookie && { cookie }),
      },
    });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return response.status;
  };
  expect(await call("/register-trial", { email: EMAIL, password: "correct horse", company: SHORT })).toBe(200);
  const user = engine.store.raw.query("select id from users where email = ?").get(EMAIL) as { id: string };
  engine.store.raw.run("update users set first_name = ?, last_name = ? where id = ?", [ALL, ALL, user.id]);
  addCredits(engine, user.id, 100, engine.now());
  for (const name of PAYLOADS.slice(0, 5))
    expect(await call("/upload-cv", cvForm({ name: `${name}.pdf`, jd: ALL, keywords: SHORT, text: name }))).toBe(201);
  const match = matchForm([`${PAYLOADS[1]}.pdf`, `${PAYLOADS[2]}.pdf`, `${PAYLOADS[3]}.pdf`], { text: ALL });
  match.append("cvFiles", pdf(`${PAYLOADS[4]}.pdf`));
  expect(await call("/match", match)).toBe(201);
  for (const words of PAYLOADS) await call("/contact", { name: words, company: words, email: "a@b.test", message: ALL });
  for (const words of PAYLOADS) expect(await call("/keys", { name: words.slice(0, 80), scopes: ["match"] })).toBe(201);
  const url = `https://hook.example/'${PAYLOADS[1]}'?x=${ALL.slice(0, 200)}`;
  expect(await call("/webhooks", { url, events: ["job.failed"] })).toBe(201);
  await call("/forgot-password", { email: EMAIL });
  await engine.runner.idle();
}

/** Visits pages one after the other, signed in, and looks at every window of theirs that opens by a button. */
async function walk(email: string, password: string, paths: string[]) {
  const { page, faults, close } = await visit(browser, `${address}/auth`);
  const fired: string[] = [];
  page.on("dialog", (dialog) => {
    fired.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { refused: seen });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.evaluate(
    async (credentials) => {
      await fetch("/api/login", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(credentials) });
    },
    { email, password },
  );
  const texts: Record<string, string> = {};
  for (const path of paths) {
    await page.goto(address + path);
    await page.waitForLoadState("networkidle");
    texts[path] = (await page.locator("body").textContent()) ?? "";
    await openWindows(page);
    const state = await page.evaluate(() => {
      const { ran, refused } = window as unknown as { ran?: unknown; refused?: string[] };
      const planted = document.querySelectorAll(
        "script:not([src]), iframe, base, meta[http-equiv=refresh], [onerror], [onload], [onfocus], [href^='javascript:']",
      );
      return { ran, refused: refused ?? [], planted: [...planted].map((element) => element.outerHTML.slice(0, 80)), at: location.origin };
    });
    expect([path, state]).toEqual([path, { ran: undefined, refused: [], planted: [], at: address }]);
  }
  await close();
  expect([fired, faults]).toEqual([[], []]);
  return texts;
}

/** Buttons that show more: a window, a list that opens. */
async function openWindows(page: Page) {
  for (const button of await page
    .getByRole("button", { name: /preview|recommend|details|ledger|check|sessions|messages|evidence|show|revoke|deliveries/i })
    .all()) {
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click({ timeout: 2_000 }).catch(() => {});
    await page.waitForTimeout(100);
    await page.keyboard.press("Escape");
  }
}

const QUERY = encodeURIComponent(ALL);

test("a user sees hostile words of files, CVs, job descriptions and browsers as text, on every screen", async () => {
  const texts = await walk(EMAIL, "correct horse", [
    "/dashboard",
    "/jd-cv-matcher",
    "/plan",
    "/contact",
    "/settings/connections",
    `/plan/success?session_id=${QUERY}`,
    `/plan/cancel?x=${QUERY}`,
    `/auth?next=javascript:ran=1&error=${QUERY}`,
    `/${QUERY.slice(0, 300)}`,
    `/#${QUERY}`,
    "/",
  ]);
  expect(texts["/dashboard"]).toContain(PAYLOADS[1] as string);
  expect(texts["/settings/connections"]).toContain(PAYLOADS.at(-1) as string);
});

test("an administrator sees hostile names, companies and messages as text", async () => {
  const texts = await walk("admin@vitae.test", "admin-password", ["/admin", "/dashboard", "/plan"]);
  expect(texts["/admin"]).toContain(EMAIL);
});

test("a page that is asked for by another address stays on ours", async () => {
  const { page, close } = await visit(
    browser,
    `${address}/auth?next=${encodeURIComponent("https://evil.example/")}&redirect=//evil.example`,
  );
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill("correct horse");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/dashboard");
  expect(new URL(page.url()).origin).toBe(address);
  await close();
});

test("nothing of a person stays in the browser's storage", async () => {
  const { page, close } = await visit(browser, `${address}/auth`);
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill("correct horse");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/dashboard");
  await page.waitForLoadState("networkidle");
  const kept = await page.evaluate(async () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, (await indexedDB.databases()).map(({ name }) => name), document.cookie]),
  );
  expect(kept).not.toMatch(/victim|agency|onerror|script|sid|session/i);
  await close();
});
