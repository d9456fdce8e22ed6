import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import type { User } from "../../../engine/contract/api.ts";
import { type Caller, openTestApi, type TestApi } from "../../testing/test-api.ts";

const SECRET = "whsec_test";
let stripe: ReturnType<typeof Bun.serve>;
type StripeCall = { method: string; path: string; fields: Record<string, string> };
let asked: StripeCall[] = [];
let answerStatus = 200;
let redirectTo: string | null;
let refusals: ((call: StripeCall) => boolean)[];
let stripeStatus: string;
let api: TestApi;
let user: User;
let call: Caller;
let events = 0;

beforeAll(() => {
  // Speaks as much of Stripe's API as checkouts, subscriptions and the portal need.
  stripe = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      const body = new URLSearchParams(await request.text());
      const call = { method: request.method, path: pathname, fields: Object.fromEntries([...searchParams, ...body]) };
      asked.push(call);
      if (redirectTo) return Response.redirect(redirectTo, 307);
      if (answerStatus !== 200) return Response.json({ error: { type: "api_error", message: "no" } }, { status: answerStatus });
      const refusal = refusals.find((refuses) => refuses(call));
      if (refusal) return Response.json({ error: { type: "invalid_request_error", message: "no" } }, { status: 400 });
      return Response.json(stripeAnswer(call));
    },
  });
});
afterAll(() => stripe.stop(true));

beforeEach(async () => {
  asked = [];
  answerStatus = 200;
  redirectTo = null;
  refusals = [];
  stripeStatus = "active";
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

function stripeAnswer({ method, path }: StripeCall): object {
  const [, , kind, id] = path.split("/");
  if (kind === "billing_portal") return { id: "bps_1", object: "billing_portal.session", url: "https://billing.stripe.test/bps_1" };
  if (kind !== "subscriptions") return { id: "cs_1", object: "checkout.session", url: "https://checkout.stripe.test/cs_1" };
  const items = { data: [{ id: `si_${id}`, price: { id: "price_basic" } }] };
  return { id, object: "subscription", status: method === "DELETE" ? "canceled" : stripeStatus, customer: "cus_1", items };
}

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

const paths = () => asked.map(({ method, path }) => `${method} ${path}`);
const errorsInLog = () => api.engine.log.since(new Date(0)).recent.filter(({ level }) => level === "error");
const second = (status: string, price = "price_pro", changes: object = {}) => ({ ...subscription(status, price), id: "sub_2", ...changes });

test("who has a plan is led to the portal to change it, and buys no second one", async () => {
  await send(event("checkout.session.completed", planSession()));
  const { body } = await call("/create-checkout-session", { json: { price_id: "price_pro" } });
  expect(body).toEqual({ url: "https://billing.stripe.test/bps_1" });
  expect(paths()).toEqual(["GET /v1/subscriptions/sub_1", "POST /v1/billing_portal/sessions"]);
  expect(asked[1]?.fields).toEqual({
    customer: "cus_1",
    return_url: "http://vitae.test/plan",
    "flow_data[type]": "subscription_update_confirm",
    "flow_data[subscription_update_confirm][subscription]": "sub_1",
    "flow_data[subscription_update_confirm][items][0][id]": "si_sub_1",
    "flow_data[subscription_update_confirm][items][0][price]": "price_pro",
    "flow_data[subscription_update_confirm][items][0][quantity]": "1",
  });

  asked = [];
  await call("/create-checkout-session", { json: { price_id: "price_basic" } });
  expect(asked[1]?.fields).toEqual({ customer: "cus_1", return_url: "http://vitae.test/plan" });
  asked = [];
  await call("/create-checkout-session", { json: { price_id: "price_50" } });
  expect(paths()).toEqual(["POST /v1/checkout/sessions"]);
});

test("a portal that does not offer the change opens at its first page; one that does not open buys nothing", async () => {
  await send(event("checkout.session.completed", planSession()));
  refusals = [({ fields }) => "flow_data[type]" in fields];
  const plain = await call("/create-checkout-session", { json: { price_id: "price_pro" } });
  expect([plain.status, asked.at(-1)?.fields]).toEqual([200, { customer: "cus_1", return_url: "http://vitae.test/plan" }]);
  refusals = [({ path }) => path.includes("billing_portal")];
  const refused = await call("/create-checkout-session", { json: { price_id: "price_pro" } });
  expect([refused.status, refused.body.message]).toEqual([
    503,
    "Your plan could not be changed because Stripe's billing portal cannot be opened. Nothing was bought. Please try again.",
  ]);
  expect(paths().some((path) => path.includes("checkout"))).toBe(false);
});

test("a plan that has ended at Stripe without our knowledge can be bought again", async () => {
  await send(event("checkout.session.completed", planSession()));
  stripeStatus = "canceled";
  const { body } = await call("/create-checkout-session", { json: { price_id: "price_basic" } });
  expect(body).toEqual({ url: "https://checkout.stripe.test/cs_1" });
  expect((await wallet()).plan).toBeNull();
});

test("each subscription has its own news: an old one's update or end changes nothing while another gives its plan", async () => {
  await send(event("customer.subscription.updated", subscription("active"), 1000));
  await send(event("customer.subscription.updated", subscription("unpaid"), 1500));
  await send(event("customer.subscription.created", second("active"), 2000));
  expect((await wallet()).plan).toBe("pro");
  await send(event("customer.subscription.updated", subscription("unpaid"), 3000));
  expect((await wallet()).plan).toBe("pro");
  await send(event("customer.subscription.deleted", subscription("canceled"), 4000));
  expect((await wallet()).plan).toBe("pro");
  await send(event("customer.subscription.deleted", second("canceled"), 5000));
  expect((await wallet()).plan).toBeNull();
});

test("of two subscriptions that were bought at once the lower plan, or the later one, is ended with its days credited", async () => {
  await send(event("customer.subscription.created", { ...subscription("active"), created: 1000 }, 1000));
  await send(event("customer.subscription.created", second("active", "price_basic", { created: 1001 }), 1001));
  expect(asked).toEqual([{ method: "DELETE", path: "/v1/subscriptions/sub_2", fields: { prorate: "true", invoice_now: "true" } }]);
  await send(event("customer.subscription.created", second("active", "price_pro", { id: "sub_3", created: 2000 }), 2000));
  expect(paths().at(-1)).toBe("DELETE /v1/subscriptions/sub_1");
  expect((await wallet()).plan).toBe("pro");
});

test("a second subscription that Stripe does not end is an error for the administrator, and is tried again", async () => {
  refusals = [({ method }) => method === "DELETE"];
  await send(event("customer.subscription.created", { ...subscription("active"), created: 1000 }));
  await send(event("customer.subscription.created", second("active", "price_basic", { created: 1001 })));
  expect(errorsInLog().map(({ message }) => message)).toEqual([
    "The subscription sub_2 could not be ended at Stripe, though its account pays for another one. It is tried again every hour.",
  ]);
  refusals = [];
  await api.engine.endSubscriptions();
  const tries = asked.length;
  await api.engine.endSubscriptions();
  expect([paths().at(-1), asked.length]).toEqual(["DELETE /v1/subscriptions/sub_2", tries]);
});

test("deleting an account ends all of its subscriptions, those too that nobody is active in", async () => {
  const admin = await api.admin();
  await send(event("customer.subscription.created", subscription("unpaid")));
  await send(event("customer.subscription.created", second("active")));
  expect((await admin(`/admin/user/${user.id}`, { method: "DELETE" })).status).toBe(200);
  expect(paths().sort()).toEqual(["DELETE /v1/subscriptions/sub_1", "DELETE /v1/subscriptions/sub_2"]);
});

test("a payment for a deleted account ends its subscription, and is an error for the administrator to refund", async () => {
  const admin = await api.admin();
  expect((await admin(`/admin/user/${user.id}`, { method: "DELETE" })).status).toBe(200);
  await send(event("checkout.session.completed", planSession()));
  expect(paths()).toEqual(["DELETE /v1/subscriptions/sub_1"]);
  await send(event("customer.subscription.updated", subscription("active")));
  await send(event("invoice.paid", invoice("in_1", "subscription_create")));
  await send(event("checkout.session.completed", pack({ metadata: { price_id: "price_50", user_id: user.id } })));
  expect(paths()).toEqual(["DELETE /v1/subscriptions/sub_1"]);
  const { recentErrors } = (await admin("/admin/health")).body.last24Hours;
  expect(recentErrors.map(({ message }: { message: string }) => message).reverse()).toEqual(
    ["cs_plan", "in_1", "cs_pack"].map((payment) => `A payment (${payment}) arrived for a deleted account. Please refund it in Stripe.`),
  );
});

test("what an administrator sets holds until the account's subscriptions change, and comes back when they end", async () => {
  const admin = await api.admin();
  const set = (plan: string | null) => admin(`/admin/user/${user.id}/plan`, { method: "PUT", json: { plan } });
  await set("start");
  await send(event("customer.subscription.created", subscription("active", "price_pro"), 1000));
  expect((await wallet()).plan).toBe("pro");
  expect((await set(null)).body.plan).toBeNull();
  await send(event("customer.subscription.updated", subscription("past_due", "price_pro"), 2000));
  expect((await wallet()).plan).toBeNull();
  await set("start");
  await send(event("customer.subscription.deleted", subscription("canceled", "price_pro"), 3000));
  expect((await wallet()).plan).toBe("start");
});

test("an upgrade grants what is left of the month, and a downgrade takes nothing away", async () => {
  const [start, half, end] = [0, 15, 30].map((days) => Date.UTC(2026, 3, 1 + days) / 1000) as [number, number, number];
  const line = (price: string, amount: number, from: number) => ({
    amount,
    period: { start: from, end },
    parent: { subscription_item_details: { proration: from !== start } },
    pricing: { price_details: { price } },
  });
  const paid = (id: string, reason: string, ...data: object[]) => send(event("invoice.paid", invoice(id, reason, "", { lines: { data } })));
  await paid("in_1", "subscription_create", line("price_basic", 5000, start));
  await paid("in_2", "subscription_update", line("price_basic", -2500, half), line("price_pro", 7500, half));
  expect((await wallet()).credits).toBe(100);
  for (let time = 0; time < 5; time++) {
    await paid(`in_down_${time}`, "subscription_update", line("price_pro", -7500, half), line("price_basic", 2500, half));
    await paid(`in_up_${time}`, "subscription_update", line("price_basic", -2500, half), line("price_pro", 7500, half));
  }
  expect((await wallet()).credits).toBe(100);
});

test("the billing portal is the house's own, or Stripe's for who has bought something", async () => {
  const open = () => call("/billing-portal", { method: "POST" });
  expect((await call("/config")).body).toMatchObject({ billingPortal: true, billingPortalUrl: null });
  expect((await open()).status).toBe(409);
  await send(event("checkout.session.completed", pack()));
  expect((await open()).body).toEqual({ url: "https://billing.stripe.test/bps_1" });
  expect(asked.at(-1)?.fields).toEqual({ customer: "cus_1", return_url: "http://vitae.test/plan" });
  answerStatus = 400;
  expect((await open()).status).toBe(503);

  const house = await openTestApi({ env: { VITAE_BILLING_PORTAL_URL: "https://billing.house.test" } });
  const of = await house.signUp();
  expect((await of.call("/billing-portal", { method: "POST" })).body).toEqual({ url: "https://billing.house.test" });
  expect((await of.call("/config")).body).toMatchObject({ billingPortal: true });
  await house.close();
  const bare = await openTestApi();
  const nobody = await bare.signUp();
  expect((await nobody.call("/billing-portal", { method: "POST" })).status).toBe(404);
  expect((await nobody.call("/config")).body).toMatchObject({ billingPortal: false });
  await bare.close();
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

test("a message without a signature is refused before it is read", async () => {
  let pieces = 0;
  const body = new ReadableStream({
    pull(controller) {
      pieces += 1;
      controller.enqueue(new Uint8Array(100_000));
    },
  });
  expect((await call("/stripe/webhook", { method: "POST", body })).status).toBe(400);
  expect(pieces).toBeLessThan(2);
});
