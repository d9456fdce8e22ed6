import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ConverterCrash } from "../../../src/engine/adapters/converter/child-process.ts";
import type { Job } from "../../../src/engine/contract/api.ts";
import { AppError } from "../../../src/engine/contract/errors.ts";
import type { Store } from "../../../src/engine/store/open-store.ts";
import { openStore } from "../../../src/engine/store/open-store.ts";
import { DAY } from "../../../src/engine/testing/clock.ts";
import { convertedCv } from "../../../src/engine/testing/open-test-engine.ts";
import { type Caller, cvForm, matchForm, openTestApi, PASSWORD, type TestApi } from "../../../src/server/testing/test-api.ts";

const EMAIL = "recruiter@agency.test";
const TRIAL = "trial@agency.test";
const SECRET = "whsec_test";

/** The service on a data folder: the real database and files, and a converter that does what the document says. */
export function openService(dataDir: string): Promise<TestApi> {
  mkdirSync(dataDir, { recursive: true });
  return openTestApi({
    dataDir,
    store: openStore(join(dataDir, "vitae.db"), dataDir),
    env: {
      VITAE_CONCURRENCY: "1",
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_PRICE_PACK_50: "price_50",
      STRIPE_PRICE_BASIC: "price_basic",
      STRIPE_PRICE_PRO: "price_pro",
    },
    tools: {
      convert: async (bytes, { outputs }) => {
        const text = new TextDecoder().decode(bytes);
        if (text.includes("refused")) throw new AppError("no_text", "This file has no text that can be read.");
        if (text.includes("poison")) throw new ConverterCrash("crash", "It died.");
        return convertedCv({ outputs });
      },
    },
  });
}

type Step = { name: string; tell: (api: TestApi, acknowledge: () => void) => Promise<void> };

/**
 * A day in the life of an agency, told by a client that knows what it was answered and asks again for what it was not. Each step may be
 * told twice; `acknowledge` is called when the service has answered, the work on it may go on after that.
 */
export const STORY: Step[] = [
  {
    name: "an account is made",
    tell: (api) =>
      asAdmin(api, "/admin/users", { email: EMAIL, password: PASSWORD, assignedTemplates: ["default", "viseo_template_v2"] }, [201, 409]),
  },
  { name: "a pack of credits is paid", tell: payPack },
  { name: "a plan is paid", tell: payPlan },
  { name: "the plan is upgraded", tell: upgradePlan },
  { name: "a CV is handed in", tell: submit("plain") },
  { name: "an enhanced CV is handed in", tell: submit("enhanced", { jd: "a job", keywords: "sql" }) },
  { name: "a CV that cannot be read is handed in", tell: submit("refused") },
  { name: "a CV that ends its converter is handed in", tell: submit("poison") },
  { name: "another template is chosen", tell: chooseTemplate },
  { name: "CVs are compared", tell: compare(["first.pdf", "second.pdf"]) },
  { name: "one more CV is compared", tell: compare(["third.pdf"]) },
  {
    name: "the picture of a CV is drawn",
    tell: async (api) => expectStatus(await (await recruiter(api))(`/jobs/${await idOf(api, "plain.pdf")}/picture`), [200]),
  },
  { name: "an enhanced CV is cleaned up", tell: async (api) => remove(api, "enhanced.pdf", "POST", (id) => `/cleanup/${id}`) },
  { name: "an analysis is deleted", tell: async (api) => remove(api, "third.pdf", "DELETE", (id) => `/jobs/${id}`) },
  {
    name: "a trial account is made",
    tell: async (api) =>
      expectStatus(
        await api.anonymous("/register-trial", { json: { email: TRIAL, password: PASSWORD, company: "Trial Ltd" } }),
        [200, 409],
      ),
  },
  { name: "the trial account hands in a CV", tell: submit("trial", {}, TRIAL) },
  { name: "the trial account is deleted", tell: deleteTrial },
  { name: "the retention days are over", tell: endRetention },
  { name: "another CV is handed in", tell: submit("later") },
];

/** What all of it comes to: the same, wherever the service was killed. */
export function summary({ raw }: Store): object {
  const rows = (sql: string) => raw.query(sql).all();
  return {
    users: rows("select email, role, plan, credits, selected_template from users order by email"),
    jobs: rows(
      `select job_type, file_name, status, template, credits_charged, credits_refunded, attempts, purged_at is not null as purged, error_message, cause,
        (select group_concat(role || ' ' || bytes, ', ' order by role, position) from job_files where job_id = jobs.id) as files
        from jobs order by job_type, file_name, credits_charged, status, cause`,
    ),
    ledger: rows("select kind, amount, note, count(*) as rows from ledger group by kind, amount, note order by kind, amount, note"),
    tallies: rows("select job_type, month, completed, failed from tallies order by job_type, month"),
    events: rows("select id from stripe_events where id not like 'deleted-account:%' order by id"),
    subscriptions: rows("select id, plan, status from subscriptions order by id"),
    spans: rows("select period, lowest, highest from paid_spans order by lowest"),
    messages: rows("select kind, email from messages order by kind, email"),
  };
}

const callers = new WeakMap<TestApi, Map<string, Promise<Caller>>>();
/** Signed in once for each service. */
function signedIn(api: TestApi, email: string, password: string): Promise<Caller> {
  const known = callers.get(api) ?? new Map<string, Promise<Caller>>();
  callers.set(api, known);
  const caller = known.get(email) ?? api.signIn(email, password).then(({ call }) => call);
  known.set(email, caller);
  return caller;
}
const recruiter = (api: TestApi, email = EMAIL) => signedIn(api, email, PASSWORD);

async function asAdmin(api: TestApi, path: string, json: object, statuses: number[]): Promise<void> {
  const call = await signedIn(api, "admin@vitae.test", "admin-password");
  expectStatus(await call(path, { json }), statuses);
}

function expectStatus({ status, body }: { status: number; body: unknown }, allowed: number[]): void {
  if (!allowed.includes(status)) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
}

async function idOf(api: TestApi, fileName: string, email = EMAIL): Promise<string | undefined> {
  const call = await recruiter(api, email);
  return (await call<Job[]>("/jobs")).body.find((job) => job.fileName.startsWith(fileName))?.id;
}

async function payPack(api: TestApi): Promise<void> {
  await reportPayment(api, "evt_1", "checkout.session.completed", await checkout(api, "cs_1", "price_50"));
}

async function payPlan(api: TestApi): Promise<void> {
  const about = { mode: "subscription", subscription: "sub_1" };
  await reportPayment(api, "evt_2", "checkout.session.completed", { ...(await checkout(api, "cs_2", "price_basic")), ...about });
}

async function upgradePlan(api: TestApi): Promise<void> {
  const line = (price: string, amount: number) => ({ amount, proration: true, price: { id: price } });
  const about = { customer: "cus_1", subscription: "sub_1", billing_reason: "subscription_update" };
  await reportPayment(api, "evt_3", "invoice.paid", {
    id: "in_2",
    ...about,
    lines: { data: [line("price_basic", -1), line("price_pro", 3)] },
  });
}

async function checkout(api: TestApi, id: string, price: string): Promise<object> {
  const user = (await (await recruiter(api))("/user")).body;
  return { id, mode: "payment", payment_status: "paid", client_reference_id: user.id, metadata: { price_id: price } };
}

async function reportPayment(api: TestApi, id: string, type: string, object: object): Promise<void> {
  const at = Math.floor(Date.now() / 1000);
  const raw = JSON.stringify({
    object: "event",
    id,
    type,
    created: at,
    livemode: false,
    api_version: "2025-06-30",
    data: { object },
  });
  const signature = new Bun.CryptoHasher("sha256", SECRET).update(`${at}.${raw}`).digest("hex");
  const headers = { "stripe-signature": `t=${at},v1=${signature}`, "content-type": "application/json" };
  expectStatus(await api.anonymous("/stripe/webhook", { method: "POST", raw, headers }), [200]);
}

function submit(name: string, enhanced: { jd?: string; keywords?: string } = {}, email = EMAIL): Step["tell"] {
  return async (api, acknowledge) => {
    const call = await recruiter(api, email);
    const form = cvForm({ name: `${name}.pdf`, text: name, ...enhanced });
    expectStatus(await call("/upload-cv", { form, headers: { "idempotency-key": name } }), [201]);
    acknowledge();
    await api.engine.runner.idle();
  };
}

function compare(names: string[]): Step["tell"] {
  return async (api, acknowledge) => {
    const headers = { "idempotency-key": names.join() };
    expectStatus(await (await recruiter(api))("/match", { form: matchForm(names), headers }), [201]);
    acknowledge();
    await api.engine.runner.idle();
  };
}

async function chooseTemplate(api: TestApi): Promise<void> {
  const call = await recruiter(api);
  const { id } = (await call("/user")).body;
  expectStatus(await call(`/user/${id}/template`, { method: "PUT", json: { template: "viseo_template_v2" } }), [200]);
}

async function remove(api: TestApi, fileName: string, method: string, path: (id: string) => string): Promise<void> {
  const id = await idOf(api, fileName);
  if (id) expectStatus(await (await recruiter(api))(path(id), { method }), [200]);
}

async function deleteTrial(api: TestApi): Promise<void> {
  const call = await signedIn(api, "admin@vitae.test", "admin-password");
  const { body } = await call<{ id: string; email: string }[]>("/admin/users");
  const trial = body.find(({ email }) => email === TRIAL);
  if (trial) expectStatus(await call(`/admin/user/${trial.id}`, { method: "DELETE" }), [200]);
}

async function endRetention({ engine }: TestApi): Promise<void> {
  engine.clock.advance(8 * DAY);
  engine.purge();
}
