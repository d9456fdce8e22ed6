import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import { fakeJob, fakeUser } from "../../src/web/testing/fake-api.ts";
import { WIDTHS, watchFor } from "./chromium.ts";
import { withFakeService } from "./fake-service.ts";

setDefaultTimeout(60_000);

const service = withFakeService();

const signInAs = (part: Parameters<typeof fakeUser>[0]) => {
  const user = fakeUser(part);
  service.server.state.users = [user];
  service.server.state.signedIn = user.id;
  return user;
};

for (const width of WIDTHS) {
  test(`signing in leads to the dashboard and signing out to the start page, at ${width} px`, async () => {
    const page = await service.open("/auth", width);
    await page.getByText("Sign in to access the dashboard and start saving time !").waitFor();
    await page.getByLabel("Email").fill("anna@agency.test");
    await page.getByLabel("Password", { exact: true }).fill("secret1");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.waitForURL("**/dashboard");

    if (width < 1180) await page.getByRole("button", { name: "Menu" }).click();
    await page.getByText("Logged in").waitFor();
    expect(await page.getByText("Anna Keller").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${service.server.url}/`);
    await page.goto(`${service.server.url}/dashboard`);
    await page.waitForURL("**/auth");
  });
}

test("a wrong password is answered in the form and by a toast", async () => {
  const page = await service.open("/auth");
  await page.getByLabel("Email").fill("anna@agency.test");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Sign In" }).click();

  await page.getByRole("alert").getByText("The e-mail address or the password is wrong.").waitFor();
  await page.getByText("Login failed", { exact: true }).first().waitFor();
  expect(page.url()).toEndWith("/auth");
});

test("a signed-in visitor of the sign-in screen goes on to the dashboard", async () => {
  signInAs({});
  const page = await service.open("/auth");
  await page.waitForURL("**/dashboard");
});

for (const path of [
  "/dashboard",
  "/jd-cv-matcher",
  "/contact",
  "/settings/brand",
  "/settings/connections",
  "/settings/agency",
  "/agency/join",
]) {
  test(`${path} sends a signed-out visitor to the sign-in screen`, async () => {
    const page = await service.open(path);
    await page.waitForURL("**/auth");
  });
}

test("the admin panel sends a signed-out visitor to the start page, and tells a user why before it does", async () => {
  const page = await service.open("/admin");
  await page.waitForURL(`${service.server.url}/`);

  signInAs({});
  await page.goto(`${service.server.url}/admin`);
  await page.getByText("Access Denied - Admin privileges required").waitFor();
  await page.waitForURL(`${service.server.url}/`);
  expect(service.server.state.calls.some((call) => call.includes("/admin/"))).toBe(false);
});

test("a trial is checked, then opens an account and the dashboard", async () => {
  const page = await service.open("/auth");
  await page.getByRole("button", { name: "Create Account with Free Trial (10 Credits)" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await page.getByText("Please fill in all required fields.").first().waitFor();
  await dialog.getByLabel("Email").fill("new@agency.test");
  await dialog.getByLabel("Password", { exact: true }).fill("12345");
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await page.getByText("Password must be at least 6 characters long.").first().waitFor();
  await dialog.getByLabel("Password", { exact: true }).fill("123456");
  await dialog.getByRole("button", { name: "Create Account" }).click();

  await page.waitForURL("**/dashboard");
  await page.getByText("Welcome!", { exact: true }).first().waitFor();
  expect(service.server.state.users.at(-1)).toMatchObject({ email: "new@agency.test", credits: 10 });
});

test("a forgotten password is reported to the administrator", async () => {
  const page = await service.open("/auth");
  await page.getByRole("button", { name: "Forgot Password?" }).click();
  await page.getByRole("button", { name: "Send Request" }).click();
  await page.getByText("Please enter your email address.").first().waitFor();
  await page.getByRole("dialog").getByLabel("Email").fill("anna@agency.test");
  await page.getByRole("button", { name: "Send Request" }).click();

  await page.getByText("Your password reset request has been sent to the administrator. You will be contacted soon.").first().waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("a dialog starts at its first field, keeps the focus, and gives it back", async () => {
  const page = await service.open("/auth");
  const opener = page.getByRole("button", { name: "Forgot Password?" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  const inDialog = () => page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null);

  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press("Tab");
    expect(await inDialog()).toBe(true);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  // The dialog gives the focus back in the moment after it is gone; a focus that is not given back runs into the limit of time.
  await page.waitForFunction((element) => element === document.activeElement, await opener.elementHandle());
});

test("a session that ends while somebody looks is told, and leads to the sign-in screen", async () => {
  signInAs({});
  const page = await service.open("/dashboard");
  await page.getByText("Processing Queue").waitFor();
  const ended = await watchFor(page, "You are logged out. Logging in again...");
  service.server.state.signedIn = null;

  await ended.shown;
  await page.waitForURL("**/auth");
  expect(service.server.state.calls).toContain("GET /login");
});

for (const path of ["/dashboard", "/admin"]) {
  test(`${path} does not send a signed-in visitor away when the service does not answer`, async () => {
    signInAs({ role: "admin" });
    service.server.state.refusals["GET /user"] = { status: 503 };
    const page = await service.open(path);
    await page.getByRole("alert").getByText("The service does not answer at the moment.").waitFor();
    service.server.state.refusals = {};
    await page.getByRole("button", { name: "Reload the page" }).click();
    await page.getByRole("link", { name: "Admin Panel" }).waitFor();
    expect(page.url()).toEndWith(path);
  });
}

test("an unknown address shows the 404 screen", async () => {
  const page = await service.open("/no/such/page");
  await page.getByText("404 Page Not Found").waitFor();
});

test("the first look at the sign-in screen takes under 150 KB of scripts and styles", async () => {
  const page = await service.open("/auth");
  await page.getByRole("button", { name: "Sign In" }).waitFor();
  const { bytes } = await firstLook(page);
  expect(bytes).toBeLessThan(150_000);
});

const SCREENS = [
  "/",
  "/auth",
  "/dashboard",
  "/jd-cv-matcher",
  "/plan",
  "/plan/success",
  "/plan/cancel",
  "/contact",
  "/settings/brand",
  "/settings/connections",
  "/admin",
  "/nowhere",
];

for (const path of SCREENS) {
  test(`${path} stands still while it comes`, async () => {
    if (path !== "/auth") signInAs({ role: "admin" });
    service.server.state.jobs = [fakeJob(), fakeJob({ status: "processing" })];
    const page = await service.open(path);
    await page.getByRole("heading").first().waitFor();
    await page.waitForLoadState("networkidle");
    const figures = await firstLook(page);
    console.log(`${path}: ${describeFigures(figures)}`);
    expect(figures.layoutShift).toBeLessThan(0.1);
  });
}

/** What was fetched for a screen, compressed, and how it came. */
async function firstLook(page: Page) {
  const { files, ...figures } = await page.evaluate(async () => {
    const seen = <Entry>(type: string) =>
      new Promise<Entry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries() as Entry[])).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const [shifts, paints, tasks] = await Promise.all([
      seen<PerformanceEntry & { value: number }>("layout-shift"),
      seen<PerformanceEntry>("largest-contentful-paint"),
      seen<PerformanceEntry>("longtask"),
    ]);
    return {
      files: performance.getEntriesByType("resource").map((entry) => ({
        path: new URL(entry.name).pathname,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
      firstPaintMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      largestPaintMs: paints.at(-1)?.startTime ?? 0,
      blockedMs: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
  const sizes = files.map(({ path, bytes }) => ({ path, bytes: isCode(path) ? Bun.file(`build/web${path}.gz`).size : bytes }));
  const sum = (of: typeof sizes) => of.reduce((total, { bytes }) => total + bytes, 0);
  return { ...figures, bytes: sum(sizes.filter(({ path }) => isCode(path))), allBytes: sum(sizes) };
}
const isCode = (path: string) => /\.(js|css)$/.test(path);

const describeFigures = ({
  bytes,
  allBytes,
  firstPaintMs,
  largestPaintMs,
  blockedMs,
  layoutShift,
}: Awaited<ReturnType<typeof firstLook>>) =>
  [
    `${(bytes / 1000).toFixed(1)} kB of scripts and styles, ${(allBytes / 1000).toFixed(1)} kB in all`,
    `first paint ${Math.round(firstPaintMs)} ms, largest ${Math.round(largestPaintMs)} ms`,
    `blocked ${Math.round(blockedMs)} ms, layout shift ${layoutShift.toFixed(3)}`,
  ].join("; ");
