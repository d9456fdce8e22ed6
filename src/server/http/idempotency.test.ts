import { afterAll, beforeAll, expect, test } from "bun:test";
import { brokenInvariants } from "../../engine/testing/check-invariants.ts";
import { DAY } from "../../engine/testing/clock.ts";
import { api as openApi } from "../api.ts";
import { type Caller, cvForm, matchForm, openTestApi, PASSWORD, type TestApi, templateForm } from "../testing/test-api.ts";

// Every POST is in one of the two tables. Whoever adds one has to say what becomes of it when its answer is lost and it is sent again.

/** Has nothing to repeat: why. */
const HARMLESS: Record<string, string> = {
  "/api/login": "a second session of the same browser; the oldest of more than three ends",
  "/api/logout": "what has ended stays so",
  "/api/user/sign-out-others": "what has ended stays so",
  "/api/cleanup/:jobId": "a job is removed and refunded once, by its row",
  "/api/agency/invitation": "it only tells",
  "/api/agency/join": "an account is a member once",
  "/api/jobs/:id/take-over": "what is taken over stays so",
  "/api/jobs/:id/release": "documents are released once",
  "/api/jobs/:id/outputs": "a document of the same settings is replaced, at no cost",
  "/api/jobs/:id/resume/reset": "a value that is put back twice is as it was read",
  "/api/jobs/:id/review/checked": "what was looked at stays so",
  "/api/jobs/:id/reviewed": "what is checked stays so",
  "/api/house/brand/files": "the same file is kept once",
  "/api/house/brand/check": "it only tells",
  "/api/house/brand/preview": "it only shows",
  "/api/webhooks/:id/test": "a receiver that is tried twice takes no harm",
  "/api/webhooks/:id/deliveries/:deliveryId/retry": "an event is told at least once, and known by its id",
  "/api/people/find": "it only tells",
  "/api/requirements": "it only tells",
  "/api/people/export": "it only shows; that it was shown twice is recorded twice",
  "/api/billing-portal": "a page that is opened twice costs nothing",
  "/api/stripe/webhook": "an event is applied once, by its id",
};

type Sent = { json?: object; form?: () => FormData };
type Repeatable = { as: "recruiter" | "admin" | "anonymous" | "agency"; first: Sent; other: Sent; counts: string; once?: boolean };

const REPEATABLE: Record<string, Repeatable> = {
  "/api/upload-cv": {
    as: "recruiter",
    first: { form: () => cvForm({ text: "one", keywords: "sql" }) },
    other: { form: () => cvForm({ text: "one", keywords: "java" }) },
    counts: "select count(*) + (select count(*) from ledger where kind = 'charge') as n from jobs",
  },
  "/api/convert": {
    as: "recruiter",
    first: { form: () => cvForm({ text: "converted" }) },
    other: { form: () => cvForm({ text: "another" }) },
    counts: "select count(*) + (select count(*) from ledger where kind = 'charge') as n from jobs",
  },
  "/api/agency": {
    as: "recruiter",
    first: { json: { name: "Harbour", sharesJobs: true } },
    other: { json: { name: "Quay", sharesJobs: true } },
    counts: "select count(*) as n from agencies",
  },
  "/api/agency/invitations": {
    as: "agency",
    first: { json: { email: "ines@agency.test", role: "recruiter" } },
    other: { json: { email: "tom@agency.test", role: "recruiter" } },
    counts: "select count(*) as n from agency_invitations",
  },
  "/api/keys": {
    as: "recruiter",
    first: { json: { name: "Import", scopes: ["cv:read"] } },
    other: { json: { name: "Import", scopes: ["cv:write"] } },
    counts: "select count(*) as n from api_keys",
  },
  "/api/webhooks": {
    as: "recruiter",
    first: { json: { url: "https://ats.agency.test/hook", events: ["job.failed"] } },
    other: { json: { url: "https://ats.agency.test/other", events: ["job.failed"] } },
    counts: "select count(*) as n from webhooks",
  },
  "/api/match": {
    as: "recruiter",
    first: { form: () => matchForm(["a.pdf", "b.pdf"]) },
    other: { form: () => matchForm(["b.pdf", "a.pdf"]) },
    counts: "select count(*) + (select count(*) from ledger where kind = 'charge') as n from jobs",
  },
  "/api/jobs/:id/format": {
    as: "recruiter",
    first: { json: { cv_index: 1 } },
    other: { json: { cv_index: 2 } },
    counts: "select count(*) + (select count(*) from ledger where kind = 'charge') as n from jobs",
  },
  "/api/jobs/bulk": {
    as: "recruiter",
    first: { json: { ids: ["one"], action: "retry" } },
    other: { json: { ids: ["one"], action: "delete" } },
    counts: "select count(*) + (select count(*) from ledger where kind = 'charge') as n from jobs",
  },
  "/api/simulate-payment": {
    as: "recruiter",
    first: { json: { price_id: "pack50" } },
    other: { json: { price_id: "pack150" } },
    counts: "select count(*) as n from ledger where kind = 'purchase'",
  },
  "/api/create-checkout-session": {
    as: "recruiter",
    first: { json: { price_id: "price_50" } },
    other: { json: { price_id: "price_basic" } },
    counts: "select 1 as n",
  },
  "/api/admin/user/:userId/add-credits": {
    as: "admin",
    first: { json: { credits: 5 } },
    other: { json: { credits: 6 } },
    counts: "select count(*) as n from ledger where kind = 'grant'",
  },
  "/api/admin/users": {
    as: "admin",
    first: { json: { email: "made@agency.test", password: PASSWORD } },
    other: { json: { email: "other@agency.test", password: PASSWORD } },
    counts: "select count(*) as n from users",
  },
  "/api/admin/templates": {
    as: "admin",
    first: { form: () => templateForm("agency.docx", { key: "acme" }) },
    other: { form: () => templateForm("agency.docx", { key: "other" }) },
    counts: "select 1 as n",
  },
  "/api/register-trial": {
    as: "anonymous",
    first: { json: { email: "trial@agency.test", password: PASSWORD, company: "ACME" } },
    other: { json: { email: "other-trial@agency.test", password: PASSWORD, company: "ACME" } },
    counts: "select count(*) as n from users",
  },
  "/api/forgot-password": {
    as: "anonymous",
    first: { json: { email: "recruiter@agency.test" } },
    other: { json: { email: "admin@vitae.test" } },
    counts: "select count(*) as n from reset_requests",
  },
  "/api/jobs/:id/match-changes": {
    as: "recruiter",
    first: { json: { kind: "note", cv_index: 1, text: "Call her." } },
    other: { json: { kind: "note", cv_index: 1, text: "Write to her." } },
    counts: "select count(*) as n from match_changes",
  },
  "/api/people/erase": {
    as: "admin",
    first: { json: { query: "Ada Byron", scope: "house", items: ["message:1"] } },
    other: { json: { query: "Ada Byron", scope: "house", items: ["message:2"] } },
    counts: "select count(*) as n from decisions where body ->> '$.kind' = 'erasure'",
  },
  "/api/contact": {
    as: "anonymous",
    first: { json: { name: "Zoë", email: "zoe@agency.test", message: "Hello" } },
    other: { json: { name: "Zoë", email: "zoe@agency.test", message: "Good bye" } },
    counts: "select count(*) as n from messages",
  },
};

let api: TestApi;
let stripe: ReturnType<typeof Bun.serve>;
const checkouts: (string | null)[] = [];
let callers: Record<Repeatable["as"], Caller>;
let userId: string;
let analysisId: string;

beforeAll(async () => {
  stripe = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch(request) {
      checkouts.push(request.headers.get("idempotency-key"));
      return Response.json({ id: "cs_1", object: "checkout.session", url: `https://checkout.stripe.test/${checkouts.length}` });
    },
  });
  api = await openTestApi({
    env: {
      VITAE_SIMULATE_PAYMENTS: "1",
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_API_BASE: `http://127.0.0.1:${stripe.port}`,
      STRIPE_PRICE_PACK_50: "price_50",
      STRIPE_PRICE_BASIC: "price_basic",
    },
  });
  const { user, call } = await api.signUp({ credits: 100, email: "recruiter@agency.test" });
  userId = user.id;
  analysisId = (await call("/match", { form: matchForm(["c.pdf", "d.pdf"]) })).body.jobId;
  await api.engine.runner.idle();
  for (const id of ["1", "2"])
    api.engine.store.raw.run("insert into messages values (?, 'contact', 'Ada Byron', 'ada@byron.test', '', 'Hello', 0, 1, 0, 0)", [id]);
  const agency = (await api.signUp()).call;
  await agency("/agency", { json: { name: "Quay", sharesJobs: true } });
  callers = { recruiter: call, admin: await api.admin(), anonymous: api.anonymous, agency };
});
afterAll(async () => {
  await api.close();
  await stripe.stop(true);
});

let keys = 0;
const newKey = () => `key-${++keys}`;
const count = (query: string) => (api.engine.store.raw.query(query).get() as { n: number }).n;
function send(route: string, { json, form }: Sent, key: string, as = REPEATABLE[route]?.as as Repeatable["as"]) {
  const address = route.replace("/api", "").replace(":userId", userId).replace(":id", analysisId);
  return callers[as](address, { method: "POST", json, form: form?.(), headers: { "idempotency-key": key } });
}

test("every POST takes an Idempotency-Key, and says so, or has a reason why it needs none", () => {
  const posts = openApi(api.engine).routes.flatMap(({ method, path }) => (method === "POST" ? [path] : []));
  expect(posts.sort()).toEqual([...Object.keys(REPEATABLE), ...Object.keys(HARMLESS)].sort());

  const described = Object.entries(api.description.paths).flatMap(([path, { post }]) =>
    post?.parameters?.some(({ name }) => name === "Idempotency-Key") ? [path.replace(/\{(\w+)\}/g, ":$1")] : [],
  );
  expect(described.sort()).toEqual(Object.keys(REPEATABLE).sort());
});

test.each(Object.keys(REPEATABLE))(
  "%s: one key and body is one effect and one answer, also at once; another body is a 422",
  async (route) => {
    const { first, other, counts } = REPEATABLE[route] as Repeatable;
    const key = newKey();
    const asked = checkouts.length;

    const answers = await Promise.all(Array.from({ length: 5 }, () => send(route, first, key)));
    const before = count(counts);
    await api.engine.runner.idle();
    answers.push(await send(route, first, key));

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => expect.any(Number)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect([200, 201]).toContain(answers[0]?.status as number);
    expect(count(counts)).toBe(before);
    expect(checkouts.length - asked).toBe(route.includes("checkout") ? 1 : 0);

    const reused = await send(route, other, key);
    expect([reused.status, reused.body.message]).toEqual([422, "This Idempotency-Key was already used for another request."]);
    expect(count(counts)).toBe(before);
    expect(brokenInvariants(api.engine.store)).toEqual([]);
  },
);

test("a repeated upload, analysis and gift of credits are charged and booked once", async () => {
  const { user, call } = await api.signUp({ credits: 10 });
  const twice = async (caller: Caller, path: string, sent: () => object) => {
    const headers = { "idempotency-key": newKey() };
    for (let time = 0; time < 2; time++) await caller(path, { method: "POST", headers, ...sent() });
  };
  await twice(call, "/upload-cv", () => ({ form: cvForm() }));
  expect((await call("/user")).body.credits).toBe(9);
  await twice(call, "/match", () => ({ form: matchForm(["a.pdf", "b.pdf"]) }));
  expect((await call("/user")).body.credits).toBe(7);
  await twice(callers.admin, `/admin/user/${user.id}/add-credits`, () => ({ json: { credits: 5 } }));
  expect((await call("/user")).body.credits).toBe(12);
  await api.engine.runner.idle();
});

test("the order of fields means nothing, the account that is meant and the call do", async () => {
  const key = newKey();
  const contact = (json: object) => callers.anonymous("/contact", { json, headers: { "idempotency-key": key } });
  const messages = count("select count(*) as n from messages");
  expect((await contact({ name: "A", email: "a@agency.test", message: "Hello" })).status).toBe(201);
  expect((await contact({ message: "Hello", email: "a@agency.test", name: "A" })).status).toBe(201);
  expect(count("select count(*) as n from messages")).toBe(messages + 1);

  const { user } = await api.signUp();
  const given = newKey();
  expect((await send("/api/admin/user/:userId/add-credits", { json: { credits: 1 } }, given)).status).toBe(200);
  const elsewhere = await callers.admin(`/admin/user/${user.id}/add-credits`, {
    json: { credits: 1 },
    headers: { "idempotency-key": given },
  });
  expect(elsewhere.status).toBe(422);
});

test("another account's key is a key of its own", async () => {
  const key = newKey();
  const [a, b] = [await api.signUp({ credits: 1 }), await api.signUp({ credits: 1 })];
  const headers = { "idempotency-key": key };
  const answers = [await a.call("/upload-cv", { form: cvForm(), headers }), await b.call("/upload-cv", { form: cvForm(), headers })];
  expect(answers[0]?.body.id).not.toBe(answers[1]?.body.id);
  await api.engine.runner.idle();
});

test("what was refused had no effect, and may come again under its key", async () => {
  const { user, call } = await api.signUp();
  const headers = { "idempotency-key": newKey() };
  expect((await call("/upload-cv", { form: cvForm(), headers })).status).toBe(402);
  await callers.admin(`/admin/user/${user.id}/add-credits`, { json: { credits: 1 } });
  expect((await call("/upload-cv", { form: cvForm(), headers })).status).toBe(201);
  await api.engine.runner.idle();
});

test.each(["", " ", "k".repeat(256), "two words", "clé"])("%p is no key", async (key) => {
  const { status } = await callers.anonymous("/contact", {
    json: { name: "A", email: "a@agency.test", message: "Hello" },
    headers: { "idempotency-key": key },
  });
  expect(status).toBe(400);
});

test("a key of 255 characters is one", async () => {
  expect((await send("/api/contact", { json: { name: "A", email: "a@a.test", message: "Hi" } }, "k".repeat(255))).status).toBe(201);
});

test("a sign-up that is sent again signs in again, with its password and no other", async () => {
  const headers = { "idempotency-key": newKey() };
  const signUp = (password: string) =>
    api.anonymous("/register-trial", { json: { email: "again@agency.test", password }, headers, from: "192.0.2.77" });
  const first = await signUp(PASSWORD);
  const again = await signUp(PASSWORD);
  expect(again.body).toEqual(first.body);
  const cookie = again.headers.get("set-cookie")?.split(";")[0] as string;
  expect((await api.anonymous("/user", { headers: { cookie } })).body.email).toBe("again@agency.test");
  const other = await signUp("another password");
  expect([other.status, other.headers.get("set-cookie")]).toEqual([422, null]);
  const made = { email: "by-admin@agency.test", firstName: "Ada" };
  expect((await send("/api/admin/users", { json: { ...made, password: PASSWORD } }, "by-admin")).status).toBe(201);
  expect((await send("/api/admin/users", { json: { ...made, password: "another one" } }, "by-admin")).status).toBe(422);
});

test("after a day a key is forgotten", async () => {
  const { call } = await api.signUp({ credits: 3 });
  const headers = { "idempotency-key": newKey() };
  const upload = async () => (await call("/upload-cv", { form: cvForm(), headers })).body.id;
  const first = await upload();
  api.engine.clock.advance(DAY - 1);
  expect(await upload()).toBe(first);
  api.engine.clock.advance(1);
  expect(await upload()).not.toBe(first);
  await api.engine.runner.idle();
  api.engine.clock.advance(2 * DAY);
  api.engine.purge(30);
  expect(count("select count(*) as n from idempotency_keys")).toBe(0);
});

test("a removed job or account leaves no word of itself in kept answers, and is not made again", async () => {
  callers.admin = await api.admin();
  const { call, user } = await api.signUp({ credits: 2, email: "leaves-nothing@agency.test" });
  const headers = { "idempotency-key": newKey() };
  const job = (await call("/upload-cv", { form: cvForm({ name: "secret-name.pdf" }), headers })).body;
  await api.engine.runner.idle();
  await call(`/cleanup/${job.id}`, { method: "POST" });
  expect((await call("/upload-cv", { form: cvForm({ name: "secret-name.pdf" }), headers })).status).toBe(410);
  const gift = newKey();
  const give = () => callers.admin(`/admin/user/${user.id}/add-credits`, { json: { credits: 1 }, headers: { "idempotency-key": gift } });
  await give();
  await callers.admin(`/admin/user/${user.id}`, { method: "DELETE" });
  expect((await give()).status).toBe(410);
  const kept = JSON.stringify(api.engine.store.raw.query("select * from idempotency_keys").all());
  expect([kept.includes("secret-name"), kept.includes("leaves-nothing"), kept.includes(gift)]).toEqual([false, false, false]);
});
