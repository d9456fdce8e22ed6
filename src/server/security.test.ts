import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { DAY } from "../engine/testing/clock.ts";
import { api as openApi } from "./api.ts";
import { createHandler } from "./handler.ts";
import { type Caller, cvForm, openTestApi, PASSWORD, type TestApi } from "./testing/test-api.ts";

/** Who may call what. Every route of the API stands here once; a route that does not fails the test below. */
const ANYONE = "anyone";
const USER = "user";
const ADMIN = "admin";
const ROUTES: Record<string, typeof ANYONE | typeof USER | typeof ADMIN> = {
  "GET /api/health": ANYONE,
  "GET /api/openapi.json": ANYONE,
  "GET /api/docs": ANYONE,
  "GET /api/config": ANYONE,
  "GET /api/client-logos": ANYONE,
  "GET /api/client-logos/:name": ANYONE,
  "GET /api/video": ANYONE,
  "POST /api/contact": ANYONE,
  "POST /api/stripe/webhook": ANYONE,
  "GET /api/login": ANYONE,
  "POST /api/login": ANYONE,
  "POST /api/logout": ANYONE,
  "POST /api/register-trial": ANYONE,
  "POST /api/forgot-password": ANYONE,
  "GET /api/user": USER,
  "GET /api/user/sessions": USER,
  "PUT /api/user/:id/template": USER,
  "GET /api/stats": USER,
  "GET /api/jobs": USER,
  "POST /api/upload-cv": USER,
  "GET /api/download/:jobId/:fileType": USER,
  "POST /api/cleanup/:jobId": USER,
  "GET /api/wallet": USER,
  "POST /api/match": USER,
  "POST /api/create-checkout-session": USER,
  "POST /api/simulate-payment": USER,
  "GET /api/jobs/:id/match-result": USER,
  "DELETE /api/jobs/:id": USER,
  "GET /api/templates": ADMIN,
  "GET /api/admin/users": ADMIN,
  "POST /api/admin/users": ADMIN,
  "PUT /api/admin/user/:userId/templates": ADMIN,
  "PUT /api/admin/user/:userId/reset-password": ADMIN,
  "POST /api/admin/user/:userId/add-credits": ADMIN,
  "PUT /api/admin/user/:userId/credits": ADMIN,
  "PUT /api/admin/user/:userId/plan": ADMIN,
  "DELETE /api/admin/user/:userId": ADMIN,
  "GET /api/admin/password-reset-requests": ADMIN,
  "PUT /api/admin/password-reset-request/:id/resolve": ADMIN,
  "PUT /api/admin/password-reset-request/:id/dismiss": ADMIN,
  "GET /api/admin/health": ADMIN,
  "GET /api/admin/credits-stats": ADMIN,
  "GET /api/admin/user-stats/:userId": ADMIN,
  "GET /api/admin/contact-messages": ADMIN,
};

/** Bodies that the routes understand, so that no refusal is one of the form. */
const BODIES: Record<string, object> = {
  "PUT /api/user/:id/template": { template: "default" },
  "PUT /api/admin/user/:userId/templates": { templates: ["default"] },
  "PUT /api/admin/user/:userId/reset-password": { password: "another one" },
  "POST /api/admin/user/:userId/add-credits": { credits: 1 },
  "PUT /api/admin/user/:userId/credits": { credits: 1 },
  "PUT /api/admin/user/:userId/plan": { plan: "pro" },
  "POST /api/create-checkout-session": { price_id: "price_1" },
  "POST /api/simulate-payment": { price_id: "price_1" },
  "POST /api/admin/users": { email: "made@vitae.test", password: PASSWORD },
};

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

test("every route is in the table", () => {
  const routes = openApi(api.engine).routes.map(({ method, path }) => `${method} ${path}`);
  expect(routes.sort()).toEqual(Object.keys(ROUTES).sort());
});

const routesFor = (...access: string[]) => Object.entries(ROUTES).flatMap(([route, who]) => (access.includes(who) ? [route] : []));

function callRoute(caller: Caller, route: string, headers: Record<string, string> = {}) {
  const [method, path] = route.split(" ") as [string, string];
  const address = path
    .replace("/api", "")
    .replace(":userId", ids.userId)
    .replace(":jobId", ids.jobId)
    .replace(":fileType", "docx")
    .replace("password-reset-request/:id", `password-reset-request/${ids.requestId}`)
    .replace("user/:id", `user/${ids.userId}`)
    .replace(":id", ids.jobId);
  return caller(address, { method, headers, ...(method !== "GET" && method !== "DELETE" && { json: BODIES[route] ?? {} }) });
}

test.each(routesFor(USER, ADMIN))("%s is refused to whoever is not signed in, before anything else is looked at", async (route) => {
  for (const who of ["anonymous", "expired", "deleted"] as const) {
    const { status, body } = await callRoute(callers[who], route);
    expect([who, status, body]).toEqual([who, 401, { error: "Unauthorized", message: "Unauthorized" }]);
  }
});

test.each(routesFor(ADMIN))("%s is refused to regular users", async (route) => {
  expect((await callRoute(callers.owner, route)).status).toBe(403);
  expect((await callRoute(callers.other, route)).status).toBe(403);
});

test.each(routesFor(USER).filter((route) => route.includes(":")))(
  "%s does not exist for another account, nor for an administrator",
  async (route) => {
    for (const who of ["other", "admin"] as const) {
      const foreign = await callRoute(callers[who], route);
      const missing = await callRoute(
        (path, options) => callers[who](path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, crypto.randomUUID()), options),
        route,
      );
      expect([who, foreign.status]).toEqual([who, 404]);
      expect(foreign.body).toEqual(missing.body);
    }
  },
);

// Stripe's messages come from elsewhere on purpose and prove themselves by their signature.
const stateChanging = Object.keys(ROUTES).filter((route) => !route.startsWith("GET") && route !== "POST /api/stripe/webhook");
test.each(stateChanging)("%s is refused when another site sends it", async (route) => {
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://sub.localhost", "sec-fetch-site": "same-site" },
  ];
  for (const headers of foreign) expect((await callRoute(callers.admin, route, headers)).status).toBe(403);
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
