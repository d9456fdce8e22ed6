import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import type { User } from "../../engine/contract.ts";
import { type Caller, openTestApi, type TestApi } from "../testing/test-api.ts";

const SECRET = "whsec_test";
let stripe: ReturnType<typeof Bun.serve>;
let asked: { method: string; path: string; fields: Record<string, string> }[] = [];
let answerStatus = 200;
let redirectTo: string | null;
let api: TestApi;
let user: User;
let call: Caller;
let events = 0;

beforeAll(() => {
  // Speaks as much of Stripe's API as a checkout needs.
  stripe = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      asked.push({
        method: request.method,
        path: new URL(request.url).pathname,
        fields: Object.fromEntries(new URLSearchParams(await request.text())),
      });
      if (redirectTo) return Response.redirect(redirectTo, 307);
      if (answerStatus !== 200) return Response.json({ error: { type: "api_error", message: "no" } }, { status: answerStatus });
      return Response.json({ id: "cs_1", object: "checkout.session", url: "https://checkout.stripe.test/cs_1" });
    },
  });
});
afterAll(() => stripe.stop(true));

beforeEach(async () => {
  asked = [];
  answerStatus = 200;
  redirectTo = null;
  api = await openTestApi({
    env: {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET: ` ${SECRET} `,
      STRIPE_API_BASE: `http://127.0.0.1:${stripe.port}`,
      STRIPE_PRICE_BASIC: "price_basic",
      STRIPE_PRICE_PRO: "price_pro",
      STRIPE_PRICE_PACK_50: "price_50",
      STRIPE_PRICE_PACK_150: "price_150",
      VITAE_PUBLIC_URL: "http://vitae.test",
    },
  });
  ({ user, call } = await api.signUp());
});
afterEach(() => api.close());

type Event = { id: string; type: string; created: number; data: { object: object } };
const event = (type: string, object: object, created = Math.floor(Date.now() / 1000), id = `evt_${++events}`): Event => ({
  id,
  type,
  created,
  data: { object },
});

/** Signed as Stripe documents it: `t` and HMAC-SHA256 of `t.body` as `v1`. */
async function send(message: Event | string, { at = Math.floor(Date.now() / 1000), secret = SECRET, body = "", signature = "" } = {}) {
  const text =
    typeof message === "string" ? message : JSON.stringify({ object: "event", api_version: "2025-06-30", livemode: false, ...message });
  const hmac = new Bun.CryptoHasher("sha256", secret).update(`${at}.${text}`).digest("hex");
  const headers = {
    "stripe-signature": signature || `t=${at},v1=${hmac}`,
    "content-type": "application/json",
    origin: "https://stripe.com",
  };
  return call("/stripe/webhook", { method: "POST", headers, raw: body || text });
}

const wallet = async () => (await call("/wallet")).body;
const pack = (changes: object = {}) => ({
  id: "cs_pack",
  mode: "payment",
  payment_status: "paid",
  client_reference_id: user.id,
  customer: "cus_1",
  metadata: { price_id: "price_50" },
  ...changes,
});
const planSession = (changes: object = {}) => ({
  id: "cs_plan",
  mode: "subscription",
  payment_status: "paid",
  client_reference_id: user.id,
  customer: "cus_1",
  subscription: "sub_1",
  invoice: "in_1",
  metadata: { user_id: user.id, price_id: "price_basic" },
  ...changes,
});
const invoice = (id: string, reason: string, price = "price_basic", changes: object = {}) => ({
  id,
  billing_reason: reason,
  customer: "cus_1",
  parent: { subscription_details: { subscription: "sub_1", metadata: { user_id: user.id } } },
  lines: { data: [{ amount: 5000, pricing: { price_details: { price } } }] },
  ...changes,
});
const subscription = (status: string, price = "price_basic") => ({
  id: "sub_1",
  status,
  customer: "cus_1",
  metadata: { user_id: user.id },
  items: { data: [{ price: { id: price } }] },
});

test("a checkout is opened for the account and leads back to our pages", async () => {
  const { body } = await call("/create-checkout-session", { json: { price_id: "price_basic" } });
  expect(body).toEqual({ url: "https://checkout.stripe.test/cs_1" });
  expect(asked[0]).toMatchObject({
    path: "/v1/checkout/sessions",
    fields: {
      mode: "subscription",
      "line_items[0][price]": "price_basic",
      client_reference_id: user.id,
      "metadata[price_id]": "price_basic",
      "subscription_data[metadata][user_id]": user.id,
      success_url: "http://vitae.test/plan/success?session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "http://vitae.test/plan/cancel",
    },
  });
  await call("/create-checkout-session", { json: { price_id: "price_150" } });
  expect(asked[1]?.fields.mode).toBe("payment");
  expect((await call("/create-checkout-session", { json: { price_id: "price_other" } })).status).toBe(400);
});

test("an unreachable Stripe is a sentence, and nothing changes", async () => {
  answerStatus = 400;
  const { status, body } = await call("/create-checkout-session", { json: { price_id: "price_50" } });
  expect(status).toBe(503);
  const sentence = "Failed to create checkout session. Please try again.";
  expect(body).toEqual({ error: sentence, message: sentence });
  expect(api.engine.log.since(new Date(0)).recent).toContainEqual(
    expect.objectContaining({ message: "Stripe refused a call.", call: "checkout", kind: expect.any(String) }),
  );
  expect(await wallet()).toEqual({ plan: null, credits: 0 });
});

test("a redirect of Stripe's address leads nowhere", async () => {
  let visitors = 0;
  const elsewhere = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => Response.json({ url: `https://evil.test/${++visitors}` }) });
  redirectTo = `http://127.0.0.1:${elsewhere.port}/v1/checkout/sessions`;
  const { status } = await call("/create-checkout-session", { json: { price_id: "price_50" } });
  await elsewhere.stop(true);
  expect([status, visitors, asked.length > 0]).toEqual([503, 0, true]);
});

test("without a key payments are a 503 with a sentence", async () => {
  const bare = await openTestApi();
  const { call } = await bare.signUp();
  expect((await call("/create-checkout-session", { json: { price_id: "price_50" } })).status).toBe(503);
  expect((await call("/stripe/webhook", { method: "POST", raw: "{}" })).status).toBe(503);
  expect((await call("/config")).body).toMatchObject({ payments: false, simulatePayments: false });
  await bare.close();
});

test("one paid pack is one grant: fifty times at once, under two events, in any order", async () => {
  const completed = event("checkout.session.completed", pack());
  const late = event("checkout.session.async_payment_succeeded", pack());
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(index % 2 ? completed : late)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await wallet()).toEqual({ plan: null, credits: 50 });
  await send(event("charge.refunded", { id: "ch_1", customer: "cus_1" }));
  expect((await wallet()).credits).toBe(50);
});

test("a payment that has not arrived grants nothing until it does", async () => {
  await send(event("checkout.session.completed", pack({ payment_status: "unpaid" })));
  expect((await wallet()).credits).toBe(0);
  await send(event("checkout.session.async_payment_succeeded", pack()));
  expect((await wallet()).credits).toBe(50);
});

test("the events of a paid pack are one grant in each of their orders, and fifty times at once", async () => {
  for (const order of ordersOf(["checkout.session.completed", "checkout.session.async_payment_succeeded", "charge.refunded"])) {
    ({ user, call } = await api.signUp());
    const ids = { client_reference_id: user.id, customer: `cus_${user.id}` };
    const messages = order.map((type) =>
      event(type, type === "charge.refunded" ? { id: `ch_${user.id}`, ...ids } : pack({ id: `cs_${user.id}`, ...ids })),
    );
    await sendInOrderThenAtOnce(messages);
    expect([order, await wallet()]).toEqual([order, { plan: null, credits: 50 }]);
  }
});

test("the first month of a plan is one grant and sets the plan in each of the orders of its events, and fifty times at once", async () => {
  for (const order of ordersOf(["session", "paid", "succeeded", "created"] as const)) {
    ({ user, call } = await api.signUp());
    const [customer, subscriptionId, invoiceId] = [`cus_${user.id}`, `sub_${user.id}`, `in_${user.id}`];
    const details = { subscription: subscriptionId, metadata: { user_id: user.id } };
    const firstInvoice = invoice(invoiceId, "subscription_create", "price_basic", { customer, parent: { subscription_details: details } });
    const events = {
      session: event(
        "checkout.session.completed",
        planSession({ id: `cs_${user.id}`, customer, subscription: subscriptionId, invoice: invoiceId }),
      ),
      paid: event("invoice.paid", firstInvoice),
      succeeded: event("invoice.payment_succeeded", firstInvoice),
      created: event("customer.subscription.created", { ...subscription("active"), id: subscriptionId, customer }),
    };
    await sendInOrderThenAtOnce(order.map((name) => events[name]));
    expect([order, await wallet()]).toEqual([order, { plan: "start", credits: 50 }]);
  }
});

async function sendInOrderThenAtOnce(messages: Event[]): Promise<void> {
  for (const message of messages) expect((await send(message)).status).toBe(200);
  const again = Array.from({ length: 50 }, (_, index) => send(messages[index % messages.length] as Event));
  for (const { status } of await Promise.all(again)) expect(status).toBe(200);
}

function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first) => ordersOf(things.filter((other) => other !== first)).map((rest) => [first, ...rest]));
}

test("a session and an invoice that do not name each other are still one grant", async () => {
  await send(event("checkout.session.completed", planSession({ invoice: null })));
  await send(event("invoice.paid", { ...invoice("in_1", ""), billing_reason: undefined }));
  expect((await wallet()).credits).toBe(50);
  await send(event("invoice.paid", { ...invoice("in_2", ""), billing_reason: undefined }));
  expect((await wallet()).credits).toBe(100);
});

test("every further paid invoice grants its month once; older shapes of the API are read too", async () => {
  await send(event("checkout.session.completed", planSession()));
  const renewal = {
    id: "in_2",
    billing_reason: "subscription_cycle",
    customer: "cus_1",
    subscription: "sub_1",
    lines: { data: [{ amount: 5000, price: { id: "price_basic" } }] },
  };
  await send(event("invoice.paid", renewal));
  await send(event("invoice.paid", renewal));
  expect((await wallet()).credits).toBe(100);
});

test("an upgrade within the month grants the difference", async () => {
  await send(event("checkout.session.completed", planSession()));
  const lines = {
    data: [
      { amount: -2500, price: { id: "price_basic" } },
      { amount: 7500, price: { id: "price_pro" } },
    ],
  };
  await send(event("invoice.paid", invoice("in_2", "subscription_update", "", { lines })));
  await send(event("customer.subscription.updated", subscription("active", "price_pro")));
  expect(await wallet()).toEqual({ plan: "pro", credits: 150 });
});

test("a cancelled plan ends, and late news of it does not bring it back", async () => {
  await send(event("checkout.session.completed", planSession(), 1000));
  await send(event("customer.subscription.updated", subscription("past_due"), 1500));
  expect((await wallet()).plan).toBe("start");
  await send(event("customer.subscription.deleted", subscription("canceled"), 3000));
  expect((await wallet()).plan).toBeNull();
  await send(event("customer.subscription.updated", subscription("active", "price_pro"), 2000));
  await send(event("customer.subscription.updated", subscription("active", "price_pro"), 3000));
  expect(await wallet()).toEqual({ plan: null, credits: 50 });
});

test("a deleted account's subscription is cancelled first; where that fails, nothing is deleted", async () => {
  const admin = await api.admin();
  const remove = () => admin(`/admin/user/${user.id}`, { method: "DELETE" });
  await send(event("checkout.session.completed", planSession()));
  answerStatus = 400;
  expect([(await remove()).status, (await call("/user")).status]).toEqual([503, 200]);
  answerStatus = 200;
  expect([(await remove()).status, (await call("/user")).status]).toEqual([200, 401]);
  expect(asked.at(-1)).toMatchObject({ method: "DELETE", path: "/v1/subscriptions/sub_1" });

  ({ user, call } = await api.signUp());
  await send(event("checkout.session.completed", planSession({ id: "cs_2", subscription: "sub_2" })));
  // It has ended long ago.
  answerStatus = 404;
  expect((await remove()).status).toBe(200);
});

test("another subscription's end does not end the plan", async () => {
  await send(event("checkout.session.completed", planSession()));
  await send(event("customer.subscription.deleted", { ...subscription("canceled"), id: "sub_0" }));
  expect((await wallet()).plan).toBe("start");
});

test("unknown accounts and prices are taken note of and grant nothing", async () => {
  expect((await send(event("checkout.session.completed", pack({ client_reference_id: "nobody", customer: "cus_9" })))).status).toBe(200);
  expect((await send(event("checkout.session.completed", pack({ id: "cs_2", metadata: { price_id: "price_other" } })))).status).toBe(200);
  expect((await send(event("product.created", { id: "prod_1" }))).status).toBe(200);
  expect((await wallet()).credits).toBe(0);
});

test("what Stripe has not signed within five minutes is refused and leaves nothing", async () => {
  const now = Math.floor(Date.now() / 1000);
  const message = event("checkout.session.completed", pack());
  const refused = [
    await send(message, { secret: "whsec_other" }),
    await send(message, { at: now - 301 }),
    await send(message, { body: `${JSON.stringify(message)} ` }),
    await send(message, { signature: "nonsense" }),
    await send(message, { signature: `t=${now},v0=${"0".repeat(64)}` }),
    await send("not json"),
    await send(JSON.stringify({ ...message, livemode: true })),
    await call("/stripe/webhook", { method: "POST", raw: JSON.stringify(message) }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
  expect(api.engine.store.raw.query("select count(*) as n from stripe_events").get()).toEqual({ n: 0 });
  expect((await wallet()).credits).toBe(0);
  expect((await send(message, { at: now - 290 })).status).toBe(200);
});

test("a simulated payment needs its switch", async () => {
  expect((await call("/simulate-payment", { json: { price_id: "price_50" } })).status).toBe(404);
  const house = await openTestApi({ env: { VITAE_SIMULATE_PAYMENTS: "1", STRIPE_PRICE_BASIC: "price_basic" } });
  const { call: simulate } = await house.signUp();
  expect((await simulate("/simulate-payment", { json: { price_id: "price_basic" } })).body).toEqual({
    credits_added: 50,
    plan_updated: "start",
  });
  expect((await simulate("/simulate-payment", { json: { price_id: "pack150" } })).body).toEqual({ credits_added: 150, plan_updated: null });
  expect((await simulate("/simulate-payment", { json: { price_id: "other" } })).status).toBe(400);
  expect((await simulate("/wallet")).body).toEqual({ plan: "start", credits: 200 });
  await house.close();
});
