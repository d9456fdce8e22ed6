import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { DAY } from "../engine/testing/clock.ts";
import { createHandler } from "./handler.ts";
import { type Caller, cvForm, openTestApi, PASSWORD, type TestApi } from "./testing/test-api.ts";

let api: TestApi;
let callers: Record<"anonymous" | "expired" | "deleted" | "other" | "owner" | "admin", Caller>;
let ids: { userId: string; jobId: string; requestId: string };

beforeAll(async () => {
  api = await openTestApi();
  const expired = await api.signUp();
  const deleted = await api.signUp();
  api.engine.clock.advance(40 * DAY);
  const admin = await api.admin();
  await admin(`/admin/user/${deleted.user.id}`, { method: "DELETE" });
  const owner = await api.signUp({ credits: 5 });
  const other = await api.signUp({ credits: 5 });
  const job = (await owner.call("/upload-cv", { form: cvForm() })).body;
  await api.engine.runner.idle();
  await api.anonymous("/forgot-password", { json: { email: owner.user.email } });
  const [request] = (await admin("/admin/password-reset-requests")).body;

  ids = { userId: owner.user.id, jobId: job.id, requestId: request.id };
  callers = { anonymous: api.anonymous, expired: expired.call, deleted: deleted.call, other: other.call, owner: owner.call, admin };
});

afterEach(() => api.checkInvariants());
afterAll(() => api.close());

test.each([
  { "sec-fetch-site": "cross-site" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://sub.localhost", "sec-fetch-site": "same-site" },
] as Record<string, string>[])("a change with %j comes from another site and is refused, whatever its type of content", async (headers) => {
  for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    const answer = await callers.owner("/logout", { method: "POST", raw: "{}", headers: { ...headers, "content-type": type } });
    expect(answer.status).toBe(403);
  }
});

test("our own pages and programs pass", async () => {
  const own: Record<string, string>[] = [
    {},
    { origin: "http://localhost" },
    { "sec-fetch-site": "same-origin", origin: "http://localhost" },
    { "sec-fetch-site": "none" },
  ];
  for (const headers of own) {
    expect((await callers.owner("/cleanup/none", { method: "POST", headers })).status).toBe(404);
  }
});

test.each(["' OR 1=1 --", "../../etc/passwd", "%00", "__proto__", "a".repeat(5000), "\u202e✓"])(
  "an id like %j is simply not there",
  async (id) => {
    const encoded = encodeURIComponent(id);
    expect((await callers.owner(`/download/${encoded}/docx`)).status).toBe(404);
    expect((await callers.owner(`/download/${ids.jobId}/${encoded}`)).status).toBe(404);
    expect((await callers.owner(`/cleanup/${encoded}`, { method: "POST" })).status).toBe(404);
    expect((await callers.owner(`/jobs/${encoded}/match-result`)).status).toBe(404);
    expect((await callers.admin(`/admin/user-stats/${encoded}`)).status).toBe(404);
    expect((await callers.anonymous(`/client-logos/${encoded}`)).status).toBe(404);
  },
);

test("every answer carries the security headers, and the API's are not kept", async () => {
  const handler = createHandler(api.engine);
  for (const path of ["/api/health", "/api/nope", "/api/user", "/", "/dashboard", "/nothing.js"]) {
    const { headers } = await handler(new Request(`http://localhost${path}`));
    expect(headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(headers.get("content-security-policy")).not.toContain("unsafe-inline");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    if (path.startsWith("/api/")) expect(headers.get("cache-control")).toBe("no-store");
  }
});

test("an unknown call, a wrong method and a broken body are JSON sentences", async () => {
  const broken = await callers.owner("/login", { method: "POST", headers: { "content-type": "application/json" } });
  for (const answer of [await callers.owner("/nope"), await callers.owner("/stats", { method: "DELETE" }), broken]) {
    expect(answer.body.error).toBe(answer.body.message);
    expect(answer.body.error).toMatch(/^[A-Z].*\.$/);
  }
  expect((await callers.owner("/nope")).status).toBe(404);
  expect(broken.status).toBe(400);
});

test("a body that no call has a use for is refused before it is read", async () => {
  const large = "x".repeat(2 * 1024 * 1024);
  const form = new FormData();
  form.append("email", large);
  const length = { "content-length": String(large.length) };
  expect((await callers.anonymous("/login", { json: { email: large, password: "x" }, headers: length })).status).toBe(413);
  expect((await callers.anonymous("/login", { form, headers: length })).status).toBe(413);
  expect(
    (await callers.anonymous("/login", { json: { email: "a", password: "x" }, headers: { "transfer-encoding": "chunked" } })).status,
  ).toBe(400);
});

test("a fault is a plain sentence, without the code's own words", async () => {
  const failing = await openTestApi({ templateKeys: async () => ["default"] });
  const admin = await failing.admin();
  failing.engine.store.raw.run("drop table messages");
  const { status, body } = await admin("/admin/contact-messages");
  expect(status).toBe(500);
  expect(body).toEqual({ error: "Something went wrong. Please try again.", message: "Something went wrong. Please try again." });
  expect((await admin("/admin/health")).body.last24Hours.recentErrors[0].message).toBe("A request ended in an unexpected error.");
  await failing.close();
});

test("a forwarded address counts only behind a trusted proxy, and then the proxy's own entry", async () => {
  const headers = { "x-forwarded-for": "1.1.1.1, 2.2.2.2" };
  const addressSeen = async (env: Record<string, string>) => {
    const house = await openTestApi({ env });
    const { user } = await house.signUp();
    const login = await house.anonymous("/login", { json: { email: user.email, password: PASSWORD }, headers, from: "9.9.9.9" });
    const sessions = await house.anonymous("/user/sessions", {
      headers: { cookie: login.headers.get("set-cookie")?.split(";")[0] as string },
    });
    await house.close();
    return sessions.body.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).ipAddress;
  };
  expect(await addressSeen({})).toBe("9.9.9.9");
  expect(await addressSeen({ VITAE_TRUST_PROXY: "1" })).toBe("2.2.2.2");
});
