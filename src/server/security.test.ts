import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { api as openApi } from "./api.ts";
import { createHandler } from "./handler.ts";
import { type Caller, cvForm, openTestApi, PASSWORD, type TestApi } from "./testing/test-api.ts";

let api: TestApi;
let callers: Record<"anonymous" | "owner" | "admin", Caller>;
let ids: { userId: string; jobId: string };

beforeAll(async () => {
  api = await openTestApi();
  const owner = await api.signUp({ credits: 5 });
  const job = (await owner.call("/upload-cv", { form: cvForm() })).body;
  await api.engine.runner.idle();
  ids = { userId: owner.user.id, jobId: job.id };
  callers = { anonymous: api.anonymous, owner: owner.call, admin: await api.admin() };
});

afterEach(() => api.checkInvariants());
afterAll(() => api.close());

test("what another site sends is refused, whatever its type of content", async () => {
  const headers = { origin: "https://evil.example" };
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

test.each(["%", "%ff", "%zz", "%00", "%2e%2e%2f", "..%5c"])("an id that is badly written (%j) is not there either", async (id) => {
  for (const path of [`/download/${id}/docx`, `/jobs/${id}/match-result`, `/jobs/${id}/picture`, `/templates/${id}/picture`])
    expect([path, (await callers.owner(path)).status]).toEqual([path, 404]);
  expect((await callers.anonymous(`/client-logos/${id}`)).status).toBe(404);
  expect((await callers.admin(`/admin/templates/${id}`, { method: "DELETE" })).status).toBe(404);
});

test("every answer of every route carries the security headers, and the API's are not kept", async () => {
  const handler = createHandler(api.engine);
  const routes = openApi(api.engine).routes.map(({ method, path }) => [method, path]);
  for (const [method, path] of [
    ...routes,
    ["GET", "/api/nope"],
    ["TRACE", "/api/user"],
    ["GET", "/"],
    ["GET", "/plan"],
    ["GET", "/nothing.js"],
  ]) {
    const { headers } = await handler(new Request(`http://localhost${path}`, { method }));
    const policy = headers.get("content-security-policy") ?? "";
    expect([path, policy.includes("unsafe-inline"), policy.includes("frame-ancestors 'none'")]).toEqual([path, false, true]);
    // The reference of the API runs no script at all.
    expect([path, policy.includes("script-src 'self'") || policy.startsWith("default-src 'none'")]).toEqual([path, true]);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect([headers.get("server"), headers.get("x-powered-by")]).toEqual([null, null]);
    if (path?.startsWith("/api/")) expect([path, headers.get("cache-control")]).toEqual([path, "no-store"]);
  }
});

/** Bodies of the calls that take text. */
const BODIES: [caller: "anonymous" | "owner" | "admin", method: string, path: string, body: object][] = [
  ["anonymous", "POST", "/login", { email: "a@b.test", password: PASSWORD }],
  ["anonymous", "POST", "/register-trial", { email: "new@b.test", password: PASSWORD, company: "ACME" }],
  ["anonymous", "POST", "/forgot-password", { email: "a@b.test" }],
  ["anonymous", "POST", "/contact", { name: "Zoë", email: "a@b.test", company: "ACME", message: "Hello" }],
  ["owner", "PUT", "/user/{userId}/template", { template: "default" }],
  ["owner", "POST", "/create-checkout-session", { price_id: "price_1" }],
  ["owner", "POST", "/simulate-payment", { price_id: "price_1" }],
  ["admin", "POST", "/admin/users", { email: "made@b.test", password: PASSWORD, firstName: "A", lastName: "B" }],
  ["admin", "PUT", "/admin/user/{userId}/templates", { templates: ["default"] }],
  ["admin", "PUT", "/admin/user/{userId}/plan", { plan: "pro" }],
  ["admin", "POST", "/admin/user/{userId}/add-credits", { credits: 1 }],
];

test.each(BODIES)("what is brought along to %s: %s %s changes nothing that the call is not for", async (who, method, path, body) => {
  const { role, credits } = (await callers.owner("/user")).body;
  const extras = { role: "admin", credits: 1, plan: "pro", id: "x", userId: "x", passwordHash: "x", assignedTemplates: ["deck"] };
  const raw = JSON.stringify({ ...extras, ...body }).replace(
    /^\{/,
    '{"__proto__": {"role": "admin"}, "constructor": {"prototype": {"role": "admin"}}, ',
  );
  await callers[who](path.replace("{userId}", ids.userId), { method, raw, headers: { "content-type": "application/json" } });

  const after = (await callers.owner("/user")).body;
  expect(after).toMatchObject({ role, credits: "credits" in body ? credits + 1 : credits, assignedTemplates: ["default"] });
  const administrators = (await callers.admin("/admin/users")).body.filter((user: { role: string }) => user.role === "admin");
  expect(administrators.map(({ email }: { email: string }) => email)).toEqual(["admin@vitae.test"]);
  expect(({} as { role?: string }).role).toBeUndefined();
});

const HOSTILE = [
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  '"',
  "\\",
  "%00\u0000",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "\u202e\ud800",
  "\r\nSet-Cookie: a=b",
];

test.each(BODIES)("hostile words to %s: %s %s are an answer, never a fault or a word of SQL", async (who, method, path, body) => {
  for (const words of HOSTILE) {
    for (const field of Object.keys(body)) {
      const {
        status,
        body: answer,
        headers,
      } = await callers[who](path.replace("{userId}", ids.userId), { method, json: { ...body, [field]: words } });
      expect([words, field, status < 500 || status === 503]).toEqual([words, field, true]);
      expect(JSON.stringify(answer)).not.toMatch(/sqlite|syntax error|select |constraint/i);
      expect(headers.get("set-cookie") ?? "").not.toContain("a=b");
    }
  }
});

test.each([
  "../../etc/passwd",
  "..\\..\\boot.ini",
  "C:\\CON",
  "a\u0000b.pdf",
  "x".repeat(300),
  "\u202egpj.exe.pdf",
  "\r\nX: y",
  '"; drop',
  ".",
])("a file called %j is stored under a name of our own, and listed under a harmless one", async (name) => {
  const { call } = await api.signUp({ credits: 1 });
  const before = readdirSync(api.engine.config.dataDir).sort();
  const { status, body } = await call("/upload-cv", { form: cvForm({ name }) });
  await api.engine.runner.idle();
  expect(status).toBe(201);
  expect(body.fileName).toMatch(/^[^\\/\p{Cc}\u202e]{1,200}$/u);
  expect(readdirSync(api.engine.config.dataDir).sort()).toEqual(before);
  expect(readdirSync(join(api.engine.config.dataDir, "files")).every((file) => /^[0-9a-f-]{36}$/.test(file))).toBe(true);
});

test("an unknown call, a wrong method and a broken body are JSON sentences", async () => {
  const isSentence = ({ body }: { body: { error: string; message: string } }) => {
    expect(body.error).toBe(body.message);
    expect(body.error).toMatch(/^[A-Z].*\.$/);
  };
  for (const answer of [await callers.owner("/nope"), await callers.owner("/stats", { method: "DELETE" })]) {
    expect(answer.status).toBe(404);
    isSentence(answer);
  }
  for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "image/png", ""]) {
    for (const raw of ["", "{bad", "null", "[]", '"x"', "--x\r\n\r\nx"]) {
      const answer = await callers.owner("/login", { method: "POST", raw, headers: { "content-type": type } });
      expect([type, raw, answer.status]).toEqual([type, raw, 400]);
      isSentence(answer);
    }
  }
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

test("what somebody has no right to is in the log, a look as well as a change", async () => {
  await callers.owner("/admin/users");
  await callers.owner(`/admin/user/${ids.userId}`, { method: "DELETE" });
  const noted = api.engine.log.since(new Date(0)).recent.map(({ message }) => message);
  expect(noted).toEqual(expect.arrayContaining(["GET /api/admin/users", "DELETE /api/admin/user/:id"]));
});

test("a fault is a plain sentence, without the code's own words", async () => {
  const failing = await openTestApi({ templateKeys: async () => ["default"] });
  const admin = await failing.admin();
  failing.engine.store.raw.run("drop table messages");
  const { status, body } = await admin("/admin/contact-messages", { fault: true });
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
