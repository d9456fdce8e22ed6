import { afterEach, beforeEach, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { WorkerStatus } from "../../../engine/contract/api.ts";
import { convertedCv } from "../../../engine/testing/open-test-engine.ts";
import { type Caller, cvForm, openTestApi, PASSWORD, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let admin: Caller;
let hold: PromiseWithResolvers<void> | null;

beforeEach(async () => {
  hold = null;
  api = await openTestApi({
    tools: {
      convert: async (_bytes, { outputs }, signal) => {
        if (hold)
          await Promise.race([hold.promise, new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))]);
        return convertedCv({ outputs });
      },
    },
  });
  admin = await api.admin();
});
afterEach(() => api.close());

const newUser = (json: object) => admin("/admin/users", { json });

test("an account made by an administrator is regular, with the templates given and no credits", async () => {
  const { status, body } = await newUser({
    email: "a@b.test",
    password: PASSWORD,
    firstName: " Ada ",
    assignedTemplates: ["viseo_template_v2"],
    role: "admin",
    credits: 5,
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    email: "a@b.test",
    firstName: "Ada",
    lastName: null,
    role: "user",
    credits: 0,
    plan: null,
    selectedTemplate: "viseo_template_v2",
  });
  expect((await admin("/admin/users")).body.map(({ email }: { email: string }) => email)).toEqual(["admin@vitae.test", "a@b.test"]);
  expect(JSON.stringify((await admin("/admin/users")).body)).not.toMatch(/password|argon/i);
});

test.each([
  [{ email: "", password: "" }, 400],
  [{ email: "a@b.test", password: "short" }, 400],
  [{ email: "a@b.test", password: PASSWORD, assignedTemplates: ["nope"] }, 400],
  [{ email: "ADMIN@vitae.test", password: PASSWORD }, 409],
])("an account with %j is refused", async (json, status) => {
  expect((await newUser(json)).status).toBe(status);
});

test("credits are added and set, and every change is in the ledger", async () => {
  const { user } = await api.signUp();
  expect((await admin(`/admin/user/${user.id}/add-credits`, { json: { credits: 10 } })).body.credits).toBe(10);
  expect((await admin(`/admin/user/${user.id}/credits`, { method: "PUT", json: { credits: 3 } })).body.credits).toBe(3);
  expect((await admin(`/admin/user/${user.id}/credits`, { method: "PUT", json: { credits: 0 } })).body.credits).toBe(0);
  for (const credits of [0, -1, 1.5, "x", null, 1e12])
    expect((await admin(`/admin/user/${user.id}/add-credits`, { json: { credits } })).status).toBe(400);
  expect((await admin(`/admin/user/${user.id}/credits`, { method: "PUT", json: { credits: -1 } })).status).toBe(400);
  expect(api.engine.store.raw.query("select kind, amount from ledger where user_id = ? order by id").all(user.id)).toEqual([
    { kind: "grant", amount: 10 },
    { kind: "adjustment", amount: -7 },
    { kind: "adjustment", amount: -3 },
  ]);
});

test("a plan is none, start or pro", async () => {
  const { user, call } = await api.signUp({ credits: 2 });
  for (const plan of ["start", "pro", null])
    expect((await admin(`/admin/user/${user.id}/plan`, { method: "PUT", json: { plan } })).body.plan).toBe(plan);
  expect((await admin(`/admin/user/${user.id}/plan`, { method: "PUT", json: { plan: "gold" } })).status).toBe(400);
  expect((await call("/wallet")).body).toEqual({ plan: null, credits: 2 });
});

test("taking away the selected template selects the first that is left, or none", async () => {
  const { user, call } = await api.signUp({ templates: ["default", "deck"] });
  const assign = async (templates: string[]) =>
    (await admin(`/admin/user/${user.id}/templates`, { method: "PUT", json: { templates } })).body;
  expect((await call(`/user/${user.id}/template`, { method: "PUT", json: { template: "deck" } })).body.selectedTemplate).toBe("deck");
  expect((await assign(["default", "viseo_template_v2"])).selectedTemplate).toBe("default");
  expect((await assign([])).selectedTemplate).toBeNull();
  expect((await call(`/user/${user.id}/template`, { method: "PUT", json: { template: "deck" } })).status).toBe(400);
});

test("nobody chooses a template for somebody else", async () => {
  const { user } = await api.signUp();
  const { call: other } = await api.signUp();
  for (const caller of [other, admin])
    expect((await caller(`/user/${user.id}/template`, { method: "PUT", json: { template: "default" } })).status).toBe(404);
});

test("a new password ends the account's sessions", async () => {
  const { user, call } = await api.signUp();
  expect((await admin(`/admin/user/${user.id}/reset-password`, { method: "PUT", json: { password: "12345" } })).status).toBe(400);
  expect((await admin(`/admin/user/${user.id}/reset-password`, { method: "PUT", json: { password: "another one" } })).status).toBe(200);
  expect((await call("/user")).status).toBe(401);
  await api.signIn(user.email, "another one");
});

test("an administrator is neither reset nor deleted by a call", async () => {
  const { id } = (await admin("/user")).body;
  expect((await admin(`/admin/user/${id}/reset-password`, { method: "PUT", json: { password: "another one" } })).status).toBe(403);
  expect((await admin(`/admin/user/${id}`, { method: "DELETE" })).status).toBe(403);
  expect((await admin("/user")).status).toBe(200);
});

test("deleting an account takes its jobs, files, sessions and statistics with it, while they run; the books stay", async () => {
  const { user, call } = await api.signUp({ credits: 9 });
  await call("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();
  hold = Promise.withResolvers();
  for (let index = 0; index < 5; index++) await call("/upload-cv", { form: cvForm({ text: `${index}` }) });

  expect((await admin(`/admin/user/${user.id}`, { method: "DELETE" })).status).toBe(200);
  await api.engine.runner.idle();

  expect((await call("/user")).status).toBe(401);
  expect(readdirSync(join(api.engine.config.dataDir, "files"))).toEqual([]);
  for (const table of ["jobs", "job_files", "tallies", "sessions"]) {
    expect(
      api.engine.store.raw
        .query(`select count(*) as n from ${table} where ${table === "job_files" ? "1" : `user_id = '${user.id}'`}`)
        .get(),
    ).toEqual({ n: 0 });
  }
  expect((await admin(`/admin/user-stats/${user.id}`)).status).toBe(404);
  expect((await admin("/admin/credits-stats")).body.total).toEqual({ netConsumed: 1, totalRefunded: 5 });
  expect((await admin(`/admin/user/${user.id}`, { method: "DELETE" })).status).toBe(404);
});

test("statistics of an account and over all are the ledger's, by month in UTC", async () => {
  const { user, call } = await api.signUp({ credits: 9 });
  api.engine.clock.set("2026-01-31T23:59:00.000Z");
  await call("/upload-cv", { form: cvForm({ keywords: "go" }) });
  await api.engine.runner.idle();
  api.engine.clock.set("2026-02-01T00:00:00.000Z");
  const { body } = await call("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();
  await call(`/cleanup/${body.id}`, { method: "POST" });

  expect((await admin(`/admin/user-stats/${user.id}`)).body).toEqual({
    totalProcessed: 2,
    totalProcessedThisMonth: 1,
    totalConsumed: 3,
    totalConsumedThisMonth: 1,
    totalRefunded: 0,
    totalRefundedThisMonth: 0,
  });
  expect((await admin("/admin/credits-stats")).body).toEqual({
    total: { netConsumed: 3, totalRefunded: 0 },
    thisMonth: { netConsumed: 1, totalRefunded: 0 },
  });
});

test("health tells of the last day without a person's data", async () => {
  api.engine.log.write("warning", "mail", "The mail server refused zoe@agency.test.");
  api.engine.log.write("error", "jobs", "A job failed (crash).");
  const { body } = await admin("/admin/health");
  expect(body).toMatchObject({ logFile: "vitae.log", last24Hours: { totalLogs: 4, warnings: 1, errors: 1 } });
  expect(body.last24Hours.recentErrors).toEqual([
    { source: "jobs", time: api.engine.now().toISOString(), message: "A job failed (crash)." },
  ]);
  expect(JSON.stringify(api.engine.log.since(new Date(0)))).not.toContain("zoe@");
});

test("health says of a mailbox that is set up by half why it is not read, and nothing where there is none", async () => {
  expect((await admin("/admin/health")).body.mailbox).toBeUndefined();
  const other = await openTestApi({ env: { VITAE_MAILBOX_URL: "imaps://cv@mail.agency.test" } });
  const { body } = await (await other.admin())("/admin/health");
  expect(body.mailbox).toEqual({
    state: "off",
    since: other.engine.now().toISOString(),
    reason: "The mailbox is not read: VITAE_MAILBOX_PASSWORD is missing.",
  });
  await other.close();
});

test("health says of a queue that cannot be used why, with the sentence of the log, and nothing where there is none", async () => {
  expect((await admin("/admin/health")).body.queue).toBeUndefined();
  const other = await openTestApi({ env: { VITAE_QUEUE_URL: "redis://queue.agency.test", VITAE_CONCURRENCY: "3" } });
  const reason = "Documents are not handed to workers. VITAE_QUEUE_KEY is missing: openssl rand -base64 32 makes one.";
  const call = await other.admin();
  expect((await call("/admin/health")).body.queue).toEqual({ connected: false, reason, depth: 0, localSlots: 3 });
  expect((await call("/admin/workers")).body).toEqual([]);
  const log = readFileSync(join(other.engine.config.dataDir, "logs/vitae.log"), "utf8").trim().split("\n");
  expect(log.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: "warning", source: "workers", message: reason }),
  );
  await other.close();
});

test("administrators see who works, and nobody else does", async () => {
  const other = await openTestApi();
  const worker: WorkerStatus = {
    id: "0b1f6d5e-6a9e-4f0e-9a54-1f7f2f6f8d11",
    host: "atlas",
    version: "1.0.0",
    slots: 4,
    busy: 1,
    languages: ["eng", "deu"],
    libreoffice: true,
    seenAt: "2026-03-10T12:00:00.000Z",
    done: 8,
    failed: 1,
    problem: null,
  };
  other.engine.workers = () => ({
    workers: () => [worker],
    state: () => ({ connected: true, reason: null, depth: 0 }),
    tallies: () => new Map(),
  });
  expect((await (await other.admin())("/admin/workers")).body).toEqual([worker]);
  expect((await admin("/admin/workers")).body).toEqual([]);
  expect((await (await other.signUp()).call("/admin/workers")).status).toBe(403);
  await other.close();
});

test("calls that change something are in the log, without words", async () => {
  const { user } = await api.signUp({ email: "canary@agency.test" });
  await admin(`/admin/user/${user.id}/plan`, { method: "PUT", json: { plan: "pro" } });
  await api.anonymous("/login", { json: { email: "canary@agency.test", password: "canary-password" } });
  const log = readFileSync(join(api.engine.config.dataDir, "logs/vitae.log"), "utf8");
  expect(log).toContain('"message":"PUT /api/admin/user/:id/plan"');
  expect(log).toContain('"level":"warning","source":"api","message":"POST /api/login","status":401');
  expect(log).not.toMatch(/canary/);
});

test("templates are listed for administrators", async () => {
  const { call } = await api.signUp();
  expect((await admin("/templates")).body).toEqual(["default", "viseo_template_v2", "deck"]);
  expect((await call("/templates")).status).toBe(403);
});

test("visitors' messages arrive, and ten an hour are enough", async () => {
  const json = { name: "Zoë", email: "zoe@agency.test", message: "Urgent: hello" };
  expect((await api.anonymous("/contact", { json })).status).toBe(201);
  expect((await api.anonymous("/contact", { json: { ...json, email: "zoe" } })).status).toBe(400);
  expect((await api.anonymous("/contact", { json: { ...json, message: " " } })).status).toBe(400);
  expect((await admin("/admin/contact-messages")).body).toMatchObject([{ ...json, company: "Not specified" }]);
  for (let index = 0; index < 9; index++) await api.anonymous("/contact", { json });
  expect((await api.anonymous("/contact", { json })).status).toBe(429);
});

test("a message is deleted by an administrator, once", async () => {
  await api.anonymous("/contact", { json: { name: "Zoë", email: "zoe@agency.test", message: "Hello" } });
  const [{ id }] = (await admin("/admin/contact-messages")).body;
  expect((await admin(`/admin/contact-messages/${id}`, { method: "DELETE" })).body).toEqual({ success: true });
  expect((await admin("/admin/contact-messages")).body).toEqual([]);
  expect((await admin(`/admin/contact-messages/${id}`, { method: "DELETE" })).status).toBe(404);
});

test("the log names the administrator and the account for every change and for what is read of a person, and nothing that was said", async () => {
  const actor = (await admin("/user")).body;
  const made = (await admin("/admin/users", { json: { email: "made@agency.test", password: PASSWORD } })).body;
  await admin(`/admin/user/${made.id}/credits`, { method: "PUT", json: { credits: 7 } });
  await admin(`/admin/user/${made.id}/ledger`);
  await admin("/admin/health");
  await admin(`/admin/user/${made.id}`, { method: "DELETE" });
  await admin(`/admin/user/${made.id}/plan`, { method: "PUT", json: { plan: "pro" } });

  const log = readFileSync(join(api.engine.config.dataDir, "logs/vitae.log"), "utf8").trim().split("\n");
  const calls = log.map((line) => JSON.parse(line)).filter(({ source }) => source === "admin");
  expect(calls.map(({ message, actor, target, status }) => [message, actor, target, status])).toEqual([
    ["POST /api/admin/users", actor.id, made.id, 201],
    ["PUT /api/admin/user/:id/credits", actor.id, made.id, 200],
    ["GET /api/admin/user/:id/ledger", actor.id, made.id, 200],
    ["DELETE /api/admin/user/:id", actor.id, made.id, 200],
    ["PUT /api/admin/user/:id/plan", actor.id, made.id, 404],
  ]);
  expect(log.join()).not.toContain("made@agency.test");
});

test("an account's ledger comes in pages, newest first, each row with the balance that it left", async () => {
  const { user, call } = await api.signUp({ credits: 3 });
  await call("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();
  for (let index = 0; index < 50; index++) await admin(`/admin/user/${user.id}/add-credits`, { json: { credits: 1 } });

  const first = (await admin(`/admin/user/${user.id}/ledger`)).body;
  expect(first).toMatchObject({ total: 52, page: 1, pages: 2 });
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]).toMatchObject({ kind: "grant", amount: 1, balance: 52, note: "Added by an administrator" });
  const second = (await admin(`/admin/user/${user.id}/ledger?page=2`)).body;
  expect(second.entries).toMatchObject([
    { kind: "charge", amount: -1, balance: 2, ref: expect.any(String), job: { jobType: "cv", fileName: expect.any(String), cvCount: 1 } },
    { kind: "grant", amount: 3, balance: 3, job: null },
  ]);
  expect((await admin(`/admin/user/${user.id}/ledger?page=3`)).body.entries).toEqual([]);
  for (const page of ["0", "-1", "1.5", "x"]) expect((await admin(`/admin/user/${user.id}/ledger?page=${page}`)).status).toBe(400);
  expect((await admin("/admin/user/nobody/ledger")).status).toBe(404);
});

test("a ledger shows one kind of entry alone, with the balances that all of them left", async () => {
  const { user, call } = await api.signUp({ credits: 3 });
  await call("/upload-cv", { form: cvForm() });
  await api.engine.runner.idle();
  await admin(`/admin/user/${user.id}/add-credits`, { json: { credits: 5 } });

  const ledger = async (kind: string) => (await admin(`/admin/user/${user.id}/ledger?kind=${kind}`)).body;
  expect(await ledger("grant")).toMatchObject({ total: 2, pages: 1, entries: [{ balance: 7 }, { balance: 3 }] });
  expect(await ledger("charge")).toMatchObject({ total: 1, entries: [{ kind: "charge", amount: -1, balance: 2, job: { jobType: "cv" } }] });
  expect(await ledger("purchase")).toMatchObject({ total: 0, pages: 0, entries: [] });
  expect((await admin(`/admin/user/${user.id}/ledger?kind=gift`)).status).toBe(400);
});

test("accounts are searched a page at a time, with the statistics that each has alone", async () => {
  const { user } = await api.signUp({ email: "zoe@agency.test", credits: 2 });
  const { body } = await admin("/admin/users/search?text=ZOE&sort=most&limit=1");
  expect(body).toMatchObject({ users: [{ ...user, credits: 2 }], found: 1, administrators: 1 });
  expect(body.users[0].stats).toEqual((await admin(`/admin/user-stats/${user.id}`)).body);
  expect(body.next).toBeUndefined();
  const { users, next, total } = (await admin("/admin/users/search?limit=1")).body;
  const later = (await admin(`/admin/users/search?limit=200&cursor=${next}`)).body.users;
  expect([...users, ...later].map(({ email }: { email: string }) => email).toSorted()).toEqual(
    (await admin("/admin/users")).body.map(({ email }: { email: string }) => email).toSorted(),
  );
  expect(later).toHaveLength(total - 1);
  for (const wrong of ["cursor=nonsense", "limit=0", "limit=201", "sort=age", "forgotPassword=maybe"])
    expect([wrong, (await admin(`/admin/users/search?${wrong}`)).status]).toEqual([wrong, 400]);
});
