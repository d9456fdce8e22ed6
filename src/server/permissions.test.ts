import { afterAll, afterEach, expect, test } from "bun:test";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KEY_SCOPE_NAMES, type KeyScope } from "../engine/contract/key-scopes.ts";
import { openStore } from "../engine/store/open-store.ts";
import { DAY } from "../engine/testing/clock.ts";
import { api as openApi } from "./api.ts";
import {
  ADMIN_PASSWORD,
  type Caller,
  cvForm,
  logoForm,
  matchForm,
  openTestApi,
  PASSWORD,
  type TestApi,
  templateForm,
} from "./testing/test-api.ts";

// Who may call what: every route of the API stands here once, and every kind of visitor tries it.

const PRINCIPALS = ["anonymous", "expired", "deleted", "other", "cross-site", "owner", "admin"] as const;
type Principal = (typeof PRINCIPALS)[number];

/** `ok`: what those who may are answered (200). `own`: the address names something of the owner's, which nobody else has. */
type Route = {
  for: "anyone" | "user" | "admin";
  /** The scope that an API key needs. That of administration is `admin`. */
  key?: KeyScope | "any key" | "no key";
  own?: boolean;
  /** What stands behind the address; `:id` as in an address. */
  query?: string;
  ok?: number;
  body?: object | ((principal: Principal) => object);
  form?: () => FormData;
  headers?: Record<string, string>;
  differs?: Partial<Record<Principal, number>>;
};

/** What the invitation of the owner to another account's agency is opened with. */
let invitationToken = "";
function invitation() {
  return { token: invitationToken };
}

const passwordOf = (principal: Principal) => (principal === "admin" ? ADMIN_PASSWORD : PASSWORD);

const ROUTES: Record<string, Route> = {
  "GET /api/health": { for: "anyone" },
  // Behind a token of its own; here there is none.
  "GET /api/metrics": { for: "anyone", ok: 404 },
  "GET /api/openapi.json": { for: "anyone" },
  "GET /api/docs": { for: "anyone" },
  "GET /api/config": { for: "anyone" },
  "GET /api/client-logos": { for: "anyone" },
  "GET /api/client-logos/:name": { for: "anyone" },
  "GET /api/video": { for: "anyone" },
  "POST /api/contact": { for: "anyone", ok: 201, body: { name: "Zoë", email: "zoe@agency.test", message: "Hello" } },
  // Signed by its sender, so not refused for coming from elsewhere; here no payments are set up.
  "POST /api/stripe/webhook": { for: "anyone", ok: 503, differs: { "cross-site": 503 } },
  "GET /api/login": { for: "anyone", ok: 302 },
  // Here no identity provider is set up.
  "GET /api/oidc/login": { for: "anyone", ok: 404 },
  "GET /api/oidc/callback": { for: "anyone", ok: 404, query: "?state=of+nobody" },
  "POST /api/login": { for: "anyone", body: { email: "owner@agency.test", password: PASSWORD } },
  "POST /api/logout": { for: "anyone" },
  "POST /api/register-trial": { for: "anyone", body: (principal) => ({ email: `${principal}@new.test`, password: PASSWORD }) },
  "POST /api/forgot-password": { for: "anyone", body: { email: "owner@agency.test" } },
  "GET /api/user": { for: "user", key: "any key" },
  "GET /api/agency": { for: "user", key: "no key" },
  "POST /api/agency": { for: "user", key: "no key", ok: 201, body: { name: "Harbour", sharesJobs: true } },
  "PATCH /api/agency": { for: "user", key: "no key", own: true, body: { name: "Harbour" } },
  "DELETE /api/agency": { for: "user", key: "no key", own: true },
  "POST /api/agency/invitations": {
    for: "user",
    key: "no key",
    own: true,
    ok: 201,
    body: { email: "new@agency.test", role: "recruiter" },
  },
  "DELETE /api/agency/invitations/:id": { for: "user", key: "no key", own: true },
  // Only the invited account can look at an invitation and join.
  "POST /api/agency/invitation": { for: "user", key: "no key", body: invitation, differs: { other: 409, admin: 409 } },
  // After the owner has joined there is no invitation any more.
  "POST /api/agency/join": { for: "user", key: "no key", body: invitation, differs: { other: 409, admin: 404 } },
  "PATCH /api/agency/members/:id": { for: "user", key: "no key", own: true, body: { role: "brand-editor" } },
  "DELETE /api/agency/members/:id": { for: "user", key: "no key", own: true },
  "POST /api/jobs/:id/take-over": { for: "user", key: "cv:write", own: true },
  "GET /api/keys": { for: "user", key: "no key" },
  "POST /api/keys": { for: "user", key: "no key", ok: 201, body: { name: "Import", scopes: ["cv:read"] } },
  "DELETE /api/keys/:id": { for: "user", key: "no key", own: true },
  "GET /api/webhooks": { for: "user", key: "no key" },
  "POST /api/webhooks": { for: "user", key: "no key", ok: 201, body: { url: "http://127.0.0.1:9/hook", events: ["job.failed"] } },
  "PATCH /api/webhooks/:id": { for: "user", key: "no key", own: true, body: { events: ["job.completed"] } },
  "POST /api/webhooks/:id/test": { for: "user", key: "no key", own: true, ok: 201 },
  "GET /api/webhooks/:id/deliveries": { for: "user", key: "no key", own: true },
  "POST /api/webhooks/:id/deliveries/:deliveryId/retry": { for: "user", key: "no key", own: true },
  "DELETE /api/webhooks/:id": { for: "user", key: "no key", own: true },
  "GET /api/user/sessions": { for: "user", key: "no key" },
  "GET /api/user/templates": { for: "user", key: "templates:read" },
  "PUT /api/user/password": {
    for: "user",
    key: "no key",
    body: (principal) => ({ current: passwordOf(principal), password: "battery staple" }),
  },
  "POST /api/user/sign-out-others": { for: "user", key: "no key", body: (principal) => ({ password: passwordOf(principal) }) },
  "PUT /api/user/:id/template": { for: "user", key: "no key", own: true, body: { template: "default" } },
  "GET /api/house/words": { for: "user", key: "templates:read" },
  "PUT /api/house/words": { for: "user", key: "no key", body: { headings: [], labels: [] } },
  "GET /api/house/labels": { for: "user", key: "templates:read", query: "?language=de" },
  "GET /api/house/brand": { for: "user", key: "templates:read" },
  "PUT /api/house/brand": { for: "user", key: "no key", body: { name: "Acme" } },
  "POST /api/house/brand/files": { for: "user", key: "no key", ok: 201, form: logoForm },
  "GET /api/house/brand/files/:logo": { for: "user", key: "templates:read", own: true },
  "POST /api/house/brand/check": { for: "user", key: "templates:read", body: { name: "Acme" } },
  "POST /api/house/brand/preview": {
    for: "user",
    key: "templates:read",
    body: { brand: {}, template: "default" },
    differs: { other: 400 },
  },
  "DELETE /api/house/brand": { for: "user", key: "no key" },
  "GET /api/templates/:key/picture": { for: "user", key: "templates:read", differs: { other: 404 } },
  "GET /api/stats": { for: "user", key: "cv:read" },
  "GET /api/jobs": { for: "user", key: "cv:read" },
  "GET /api/jobs/export": { for: "user", key: "cv:read" },
  "GET /api/jobs/:id/resume": { for: "user", key: "cv:read", own: true },
  "GET /api/jobs/:id": { for: "user", key: "cv:read", own: true },
  "POST /api/convert": { for: "user", key: "cv:write", form: cvForm },
  "POST /api/upload-cv": { for: "user", key: "cv:write", ok: 201, form: cvForm },
  "GET /api/download/:jobId/:fileType": { for: "user", key: "cv:read", own: true },
  "GET /api/download-all": { for: "user", key: "cv:read", differs: { other: 404, admin: 404 } },
  "GET /api/sample-cv": { for: "user", key: "any key" },
  "GET /api/jobs/archive": { for: "user", key: "cv:read", own: true, query: "?ids=:id" },
  "POST /api/jobs/bulk": { for: "user", key: "cv:write", body: { ids: ["of nobody"], action: "delete" } },
  "GET /api/jobs/:id/picture": { for: "user", key: "cv:read", own: true },
  "POST /api/jobs/:id/release": { for: "user", key: "cv:write", own: true },
  "GET /api/jobs/pack": { for: "user", key: "cv:read", own: true, query: "?ids=:id" },
  "POST /api/jobs/:id/match-changes": {
    for: "user",
    key: "match",
    own: true,
    ok: 201,
    body: { kind: "note", cv_index: 1, text: "Starts in May." },
  },
  "DELETE /api/jobs/:id/match-changes/:changeId": { for: "user", key: "match", own: true },
  "POST /api/jobs/:id/format": { for: "user", key: "cv:write", own: true, ok: 201, body: { cv_index: 1 } },
  "GET /api/jobs/:id/review": { for: "user", key: "cv:read", own: true },
  "GET /api/jobs/:id/original/pages/:page": { for: "user", key: "cv:read", own: true },
  "GET /api/jobs/:id/original/view": { for: "user", key: "cv:read", own: true },
  "GET /api/jobs/:id/result": { for: "user", key: "cv:read", own: true },
  "GET /api/jobs/:id/result/pages/:page": { for: "user", key: "cv:read", own: true },
  "PATCH /api/jobs/:id/resume": { for: "user", key: "cv:write", own: true, body: [], headers: { "if-match": '"1"' } },
  "POST /api/jobs/:id/resume/reset": { for: "user", key: "cv:write", own: true, body: {} },
  "POST /api/jobs/:id/review/checked": { for: "user", key: "cv:write", own: true, body: { ids: [], checked: true } },
  "PUT /api/jobs/:id/cover": { for: "user", key: "cv:write", own: true, body: { fields: {} } },
  "POST /api/jobs/:id/outputs": { for: "user", key: "cv:write", own: true, ok: 201, body: { types: ["pdf"] } },
  "GET /api/jobs/:id/outputs/:output": { for: "user", key: "cv:read", own: true },
  "POST /api/jobs/:id/reviewed": { for: "user", key: "cv:write", own: true, body: { reviewed: true } },
  "POST /api/cleanup/:jobId": { for: "user", key: "cv:write", own: true },
  "GET /api/wallet": { for: "user", key: "any key" },
  "POST /api/requirements": { for: "user", key: "match", body: { jdText: "Developer" } },
  "POST /api/match": { for: "user", key: "match", ok: 201, form: () => matchForm(["a.pdf"]) },
  "POST /api/create-checkout-session": { for: "user", key: "no key", ok: 503, body: { price_id: "price_1" } },
  "POST /api/billing-portal": { for: "user", key: "no key", ok: 404 },
  "POST /api/simulate-payment": { for: "user", key: "no key", ok: 404, body: { price_id: "price_1" } },
  "GET /api/jobs/:id/match-result": { for: "user", key: "match", own: true },
  "GET /api/jobs/:id/match-report": { for: "user", key: "match", own: true },
  "DELETE /api/jobs/:id": { for: "user", key: "match", own: true },
  "GET /api/templates": { for: "admin" },
  "GET /api/admin/users": { for: "admin" },
  "POST /api/admin/users": { for: "admin", ok: 201, body: { email: "made@vitae.test", password: PASSWORD } },
  "PUT /api/admin/user/:userId/templates": { for: "admin", body: { templates: ["default"] } },
  "PUT /api/admin/user/:userId/reset-password": { for: "admin", body: { password: "another one" } },
  "POST /api/admin/user/:userId/add-credits": { for: "admin", body: { credits: 1 } },
  "PUT /api/admin/user/:userId/credits": { for: "admin", body: { credits: 1 } },
  "PUT /api/admin/user/:userId/plan": { for: "admin", body: { plan: "pro" } },
  "GET /api/admin/user/:userId/ledger": { for: "admin" },
  "DELETE /api/admin/user/:userId": { for: "admin" },
  "GET /api/admin/password-reset-requests": { for: "admin" },
  "PUT /api/admin/password-reset-request/:id/resolve": { for: "admin" },
  "PUT /api/admin/password-reset-request/:id/dismiss": { for: "admin" },
  "GET /api/admin/health": { for: "admin" },
  "GET /api/admin/workers": { for: "admin" },
  "GET /api/admin/credits-stats": { for: "admin" },
  "GET /api/admin/user-stats/:userId": { for: "admin" },
  "GET /api/admin/users/search": { for: "admin" },
  "GET /api/about/:topic": { for: "anyone" },
  "GET /api/candidate-notice": { for: "user", key: "match", query: "?language=de" },
  "GET /api/jobs/:id/explanation": { for: "user", key: "match", own: true, query: "?cv_index=1" },
  "POST /api/people/find": { for: "user", key: "no key", body: { query: "Zoë Müller" } },
  "POST /api/people/export": { for: "user", key: "no key", own: true, body: { query: "Zoë Müller" } },
  "POST /api/people/erase": { for: "user", key: "no key", own: true, body: { query: "Zoë Müller", items: ["cv:of nobody"] }, ok: 404 },
  "GET /api/admin/matcher": { for: "admin" },
  "PUT /api/admin/matcher": { for: "admin", body: { on: false } },
  "GET /api/audit": { for: "user", key: "no key" },
  "GET /api/admin/audit": { for: "admin", query: "?action=login.succeeded&from=2026-01-01" },
  "GET /api/admin/audit/export": { for: "admin" },
  "GET /api/admin/audit/check": { for: "admin" },
  "GET /api/decisions": { for: "admin" },
  "GET /api/decisions/check": { for: "admin" },
  "GET /api/decisions/scores": { for: "admin" },
  "GET /api/decisions/export": { for: "admin" },
  "GET /api/admin/contact-messages": { for: "admin" },
  "DELETE /api/admin/contact-messages/:id": { for: "admin" },
  "GET /api/admin/templates": { for: "admin" },
  "GET /api/admin/template-samples/:file": { for: "admin" },
  "POST /api/admin/templates": { for: "admin", ok: 201, form: () => templateForm("agency.docx", { key: "another" }) },
  "DELETE /api/admin/templates/:key": { for: "admin" },
};

/** Parts of an address that name no thing of an account. */
const FIXED: Record<string, string> = { fileType: "docx", page: "1.png", file: "tags.md", topic: "matcher" };

/** How a browser says that another site made it ask. */
const FOREIGN: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { "sec-fetch-site": "cross-site" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://sub.localhost", "sec-fetch-site": "same-site" },
];

const STAGE_ENV = { VITAE_WEBHOOK_NETWORKS: "127.0.0.1/32" };
const DATABASE = "vitae.db";
/** After so long a session has expired. */
const SESSION_OVER_MS = 40 * DAY;

let api: TestApi;
afterEach(() => api.close());

test("every route is in the table", async () => {
  api = await openTestApi();
  const routes = openApi(api.engine).routes.map(({ method, path }) => `${method} ${path}`);
  expect(routes.sort()).toEqual(Object.keys(ROUTES).sort());
});

test.each(Object.keys(ROUTES))("%s", async (route) => {
  const { own, for: access } = ROUTES[route] as Route;
  const stage = await openStage(route);
  const expected = Object.fromEntries(PRINCIPALS.map((principal) => [principal, expectedStatus(route, principal)]));
  const found: Record<string, number> = {};

  // Who calls is asked before anything else is looked at.
  if (access !== "anyone") expect((await stage.call(route, "anonymous", { bare: true })).status).toBe(401);
  if (access === "admin") expect((await stage.call(route, "owner", { bare: true })).status).toBe(403);
  const refusals = expected["cross-site"] === 403 ? FOREIGN : [];
  for (const headers of refusals) expect((await stage.call(route, "cross-site", { headers })).status).toBe(403);
  for (const principal of PRINCIPALS) {
    const { status, body } = await stage.call(route, principal);
    found[principal] = status;
    if (status === 401) expect(body).toEqual({ error: "Unauthorized", message: "Unauthorized" });
    // Another account's thing is as one that is not there.
    if (own && status === 404) expect((await stage.call(route, principal, { id: crypto.randomUUID() })).body).toEqual(body);
  }
  expect(found).toEqual(expected);
});

test.each(Object.keys(ROUTES).filter((route) => ROUTES[route]?.for !== "anyone"))("%s with an API key", async (route) => {
  const { for: access, key: needed = access === "admin" ? "admin" : undefined, ok = 200, differs } = ROUTES[route] as Route;
  const stage = await openStage(route);
  const principal = access === "admin" ? "admin" : "owner";
  const withKey = async (scopes: readonly KeyScope[], expiresAt?: string) =>
    (await stage.call(route, principal, { headers: { authorization: `Bearer ${await stage.keyOf(principal, scopes, expiresAt)}` } }))
      .status;
  const allowed = differs?.[principal] ?? ok;
  const all = KEY_SCOPE_NAMES.filter((scope) => scope !== "admin" || principal === "admin");

  expect(securityOf(route)).toEqual(needed);
  const expired = await stage.keyOf(principal, all, new Date(api.engine.now().getTime() + 1000).toISOString());
  api.engine.clock.advance(1000);
  expect((await stage.call(route, principal, { bare: true, headers: { authorization: `Bearer ${expired}` } })).status).toBe(401);
  if (needed === "no key") return expect(await withKey(all)).toBe(403);
  if (needed === "any key") return expect(await withKey(["match"])).toBe(allowed);
  expect(await withKey(all.filter((scope) => scope !== needed))).toBe(403);
  expect(await withKey([needed as KeyScope])).toBe(allowed);
});

/** Calls that leave nothing in the audit log though they are no GET, or change nothing as they are asked here; each with the reason. */
const UNTRACED: Record<string, string> = {
  "POST /api/contact": "a visitor's message is kept itself, and whoever writes it has no account",
  "POST /api/stripe/webhook": "what a payment changes is recorded where there are payments",
  "POST /api/create-checkout-session": "opens a page of the payment provider; what is paid there is recorded",
  "POST /api/billing-portal": "opens a page of the payment provider; what is changed there is recorded",
  "POST /api/simulate-payment": "there is no such call unless it is switched on; then it is recorded",
  "POST /api/agency/invitation": "only tells what the account is invited to",
  "POST /api/jobs/:id/take-over": "here the job is the owner's already; that of a colleague is recorded",
  "POST /api/requirements": "reads a text that is sent along, and keeps nothing",
  "POST /api/house/brand/check": "reads a brand that is sent along, and keeps nothing",
  "POST /api/house/brand/preview": "draws a brand that is sent along, and keeps nothing",
  "POST /api/jobs/bulk": "here it is asked for a job that is not there; what it does to each job is recorded",
  "POST /api/forgot-password": "here the request is open already; the first one is recorded",
  "POST /api/house/brand/files": "here the same logo is kept already; a new one is recorded",
  "POST /api/jobs/:id/release": "here there is nothing to release; a release is recorded",
  "POST /api/people/erase": "here it is asked for something that is not there; what is erased is recorded",
};
/** Calls that change nothing, and by which something leaves the house or somebody looks at a CV. */
const TRACED_READS = [
  "GET /api/jobs/export",
  "GET /api/jobs/:id/resume",
  "GET /api/jobs/:id/review",
  "GET /api/jobs/:id/original/pages/:page",
  "GET /api/jobs/:id/original/view",
  "GET /api/jobs/:id/outputs/:output",
  "GET /api/jobs/archive",
  "GET /api/jobs/pack",
  "GET /api/download/:jobId/:fileType",
  "GET /api/download-all",
  "GET /api/jobs/:id/match-result",
  "GET /api/jobs/:id/match-report",
  "GET /api/jobs/:id/explanation",
  "GET /api/decisions/scores",
  "GET /api/decisions/export",
  "GET /api/admin/audit/export",
];
const isTraced = (route: string) => TRACED_READS.includes(route) || !(route.startsWith("GET") || route in UNTRACED);

test("what is said to leave no trace are calls that there are", () => {
  expect([...Object.keys(UNTRACED), ...TRACED_READS].filter((route) => !(route in ROUTES))).toEqual([]);
  api = { close: async () => {} } as TestApi;
});

test.each(Object.keys(ROUTES))("%s leaves a trace in the audit log, or is said to leave none", async (route) => {
  const stage = await openStage(route);
  const lastRecord = () => api.engine.store.raw.query("select max(seq) as seq from audit_events").get() as { seq: number };
  const { seq: before } = lastRecord();
  const principal = ROUTES[route]?.for === "admin" ? "admin" : "owner";
  await stage.call(route, principal);
  const written = api.engine.store.raw
    .query("select actor_name as actor, body ->> '$.way' as way from audit_events where seq > ?")
    .all(before) as { actor: string | null; way: string }[];

  expect(written.length > 0).toBe(isTraced(route));
  // An engine that is not told who calls would record the service itself.
  for (const { way } of written) expect(way).toBe("browser");
  const known: Record<string, string> = { admin: "admin@vitae.test", owner: "owner@agency.test" };
  if (route === "POST /api/register-trial") known.owner = "owner@new.test";
  for (const { actor } of written) expect(actor).toBe(known[principal] as string);
});

/** What the description of the API says that a key needs. */
function securityOf(route: string): string | undefined {
  const [method = "", path = ""] = route.split(" ");
  const { security } = api.description.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()] ?? {};
  if (!security) return undefined;
  const scopes = security.find((one) => one.key)?.key;
  return scopes ? (scopes[0] ?? "any key") : "no key";
}

function expectedStatus(route: string, principal: Principal): number {
  const { for: access, own, ok = 200, differs } = ROUTES[route] as Route;
  const differing = differs?.[principal];
  if (differing !== undefined) return differing;
  // Only what changes something is refused to other sites; what they can make a browser ask for changes nothing.
  if (principal === "cross-site") return route.startsWith("GET") ? ok : 403;
  if (access === "anyone") return ok;
  if (["anonymous", "expired", "deleted"].includes(principal)) return 401;
  if (access === "admin") return principal === "admin" ? ok : 403;
  return own && principal !== "owner" ? 404 : ok;
}

/** What the owner has, and who is there, in a data folder that each test gets a copy of: making it by calls takes longer than a test. */
type House = Awaited<ReturnType<typeof makeHouse>>;
type Agency = "none" | "of the owner" | "of another";
const houses = new Map<Agency, House>();
const houseFolders = mkdtempSync(join(tmpdir(), "vitae-houses-"));
afterAll(() => rmSync(houseFolders, { recursive: true, force: true }));

/** For the calls of an agency: that of the owner, with a member and an invitation; or an invitation of the owner to that of somebody else. */
function agencyFor(route: string): Agency {
  if (!route.includes("/agency") || ["GET /api/agency", "POST /api/agency"].includes(route)) return "none";
  return /invitation$|join$/.test(route) ? "of another" : "of the owner";
}

async function makeHouse(agencyKind: Agency) {
  const house = await openTestApi({ env: STAGE_ENV });
  const expired = await house.signUp();
  const deleted = await house.signUp();
  house.engine.clock.advance(SESSION_OVER_MS);
  const { call: admin, cookie: adminCookie } = await house.signIn("admin@vitae.test", ADMIN_PASSWORD);
  await admin(`/admin/user/${deleted.user.id}`, { method: "DELETE" });
  await admin(`/admin/user/${(await admin("/user")).body.id}/add-credits`, { json: { credits: 5 } });
  const owner = await house.signUp({ credits: 5, email: "owner@agency.test" });
  const other = await house.signUp({ credits: 5, templates: ["deck"] });
  const job = (await owner.call("/upload-cv", { form: cvForm() })).body;
  const match = (await owner.call("/match", { form: matchForm(["a.pdf"]) })).body;
  await house.engine.runner.idle();
  const { outputs } = (await owner.call(`/jobs/${job.id}/outputs`, { json: { types: ["pdf"], blind: true } })).body;
  const change = (await owner.call(`/jobs/${match.jobId}/match-changes`, { json: { kind: "note", cv_index: 1, text: "Starts in May." } }))
    .body;
  const logo = (await owner.call("/house/brand/files", { form: logoForm() })).body;
  const hook = { url: "http://127.0.0.1:9/hook", events: ["job.failed"] };
  const webhook = (await owner.call("/webhooks", { json: hook })).body;
  const delivery = (await owner.call(`/webhooks/${webhook.id}/test`, { method: "POST" })).body;
  const apiKey = (await owner.call("/keys", { json: { name: "Import", scopes: ["cv:read"] } })).body;
  const agency = await openAgency(house, agencyKind, owner.call);
  await house.anonymous("/forgot-password", { json: { email: owner.user.email } });
  const [request] = (await admin("/admin/password-reset-requests")).body;
  await house.anonymous("/contact", { json: { name: "Zoë", email: "zoe@agency.test", message: "Hello" } });
  const [message] = (await admin("/admin/contact-messages")).body;
  for (const [folder, name] of [
    ["client-logos", "acme.svg"],
    ["video", "us.mp4"],
    ["templates/acme", "template.json"],
  ] as const) {
    mkdirSync(join(house.engine.config.dataDir, folder), { recursive: true });
    writeFileSync(join(house.engine.config.dataDir, folder, name), "{}");
  }

  const folder = join(houseFolders, agencyKind);
  cpSync(house.engine.config.dataDir, folder, { recursive: true });
  house.engine.store.copyTo(join(folder, DATABASE));
  await house.close();
  const cookies = { expired: expired.cookie, deleted: deleted.cookie, other: other.cookie, admin: adminCookie, owner: owner.cookie };
  return { folder, cookies, owner: owner.user, job, match, outputs, change, logo, webhook, delivery, apiKey, agency, request, message };
}

/** A house with an owner of everything, and everybody else. */
async function openStage(route: string) {
  const agencyKind = agencyFor(route);
  const made = houses.get(agencyKind) ?? (await makeHouse(agencyKind));
  houses.set(agencyKind, made);
  const dataDir = mkdtempSync(join(tmpdir(), "vitae-permissions-"));
  cpSync(made.folder, dataDir, { recursive: true });
  // Started before the first sessions have expired, so that they are there and not swept away.
  api = await openTestApi({ env: STAGE_ENV, dataDir, store: openStore(join(dataDir, DATABASE)) });
  api.engine.clock.advance(SESSION_OVER_MS);
  const { job, match, outputs, change, logo, webhook, delivery, apiKey, agency, request, message } = made;
  invitationToken = agency.token ?? "";

  const [admin, owner] = [api.as(made.cookies.admin), api.as(made.cookies.owner)];
  const callers: Record<Principal, Caller> = {
    anonymous: api.anonymous,
    expired: api.as(made.cookies.expired),
    deleted: api.as(made.cookies.deleted),
    other: api.as(made.cookies.other),
    "cross-site": owner,
    admin,
    owner,
  };
  const idFor = (path: string, name: string): string => {
    if (path.includes("password-reset-request")) return request.id;
    if (path.includes("contact-messages")) return message.id;
    if (path.includes("/agency/")) return (path.includes("/members/") ? agency.memberId : agency.invitationId) ?? "";
    if (path.includes("/keys/")) return apiKey.id;
    if (name === "deliveryId") return delivery.id;
    if (path.includes("/webhooks/")) return webhook.id;
    if (name === "output") return outputs[0].id;
    if (name === "logo") return logo.id;
    if (name === "changeId") return String(change.id);
    if (name === "name") return "acme.svg";
    if (name === "key") return path.includes("admin") ? "acme" : "default";
    if (name === "userId" || path.includes("/user/")) return made.owner.id;
    return path.includes("/match-") || path.endsWith("/format") || path.endsWith("/explanation") || path.endsWith("/jobs/:id")
      ? match.jobId
      : job.id;
  };

  type Options = { bare?: boolean; id?: string; headers?: Record<string, string> };
  function call(route: string, principal: Principal, { bare = false, id, headers }: Options = {}) {
    const { for: access, query = "", body, form, headers: own } = ROUTES[route] as Route;
    const [method, path] = route.split(" ") as [string, string];
    const address = `${path}${query}`
      .replace("/api", "")
      .replace(/:(\w+)/g, (_, name) => FIXED[name] ?? (name === "changeId" ? undefined : id) ?? idFor(path, name));
    const crossSite = principal === "cross-site";
    const caller = crossSite && access === "admin" ? admin : callers[principal];
    const json = typeof body === "function" ? body(principal) : body;
    return caller(address, {
      method,
      headers: { ...own, ...(headers ?? (crossSite ? FOREIGN[0] : {})) },
      ...(!bare && { json, form: form?.() }),
    });
  }
  const keyOf = async (principal: Principal, scopes: readonly KeyScope[], expiresAt?: string): Promise<string> =>
    (await callers[principal]("/keys", { json: { name: "Program", scopes, expiresAt } })).body.key;
  return { call, keyOf };
}

async function openAgency(
  house: TestApi,
  kind: Agency,
  owner: Caller,
): Promise<{ memberId?: string; invitationId?: string; token?: string }> {
  if (kind === "none") return {};
  const [member, made] = [await house.signUp(), { name: "Quay", sharesJobs: true }];
  const invite = async (by: Caller, email: string) => (await by("/agency/invitations", { json: { email, role: "administrator" } })).body;
  const tokenOf = ({ url }: { url: string }) => url.split("#")[1] ?? "";
  const isInvited = kind === "of another";
  await (isInvited ? member.call : owner)("/agency", { json: made });
  const ownerEmail = (await owner("/user")).body.email;
  const token = tokenOf(await invite(isInvited ? member.call : owner, isInvited ? ownerEmail : member.user.email));
  if (isInvited) return { token };
  await member.call("/agency/join", { json: { token } });
  return { memberId: member.user.id, invitationId: (await invite(owner, "new@agency.test")).id, token };
}
