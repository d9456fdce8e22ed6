import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { addUser, getUser } from "../../accounts/users.ts";
import type { Store } from "../../store/open-store.ts";
import { stripeEvents } from "../../store/schema.ts";
import { brokenInvariants } from "../../testing/check-invariants.ts";
import { openMigratedStore } from "../../testing/open-migrated-store.ts";
import { PRICES } from "../../testing/stripe-billing.ts";
import { applyPaymentEvent, noteDeletedAccount, type Payer, type PaymentFact } from "./apply-event.ts";
import type { InvoiceLine } from "./paid-spans.ts";
import { setAdminPlan } from "./plans.ts";
import { currentSubscription, findSubscription, listToEnd, listUnended, noteSubscription } from "./subscriptions.ts";

const NOW = new Date("2026-06-01T09:00:00Z");
const DAY = 24 * 60 * 60_000;
const at = (days: number) => new Date(NOW.getTime() + days * DAY);
let store: Store;
let userId: string;
let events = 0;
beforeEach(() => {
  store = openMigratedStore();
  const user = { email: "user@agency.test", passwordHash: "x", role: "user" as const, assignedTemplates: [] };
  userId = store.transaction((tx) => addUser(tx, user, new Date(0))).id;
});
afterEach(() => {
  expect(brokenInvariants(store)).toEqual([]);
  store.close();
});

const payer = (more: Partial<Payer> = {}): Payer => ({ userId, customerId: "cus_1", subscriptionId: "sub_1", ...more });
const apply = (fact: PaymentFact, days = 0) =>
  applyPaymentEvent({ store, trace: () => {} }, PRICES, { id: `evt_${++events}`, type: "any", at: at(days), ...fact }, NOW);
const line = (priceId: string | null, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  priceId,
  isCreditLine: false,
  isProration: false,
  period: null,
  ...more,
});
const invoice = (invoiceId: string, lines: InvoiceLine[], more: Partial<Extract<PaymentFact, { kind: "invoice" }>> = {}) =>
  apply({ kind: "invoice", invoiceId, lines, first: false, paidRatio: 1, payer: payer(), ...more });
const subscription = (status: string, days: number, more: Partial<Extract<PaymentFact, { kind: "subscription" }>> = {}) =>
  apply({ kind: "subscription", status, startedAt: at(0), priceId: PRICES.basic, payer: payer(), ...more }, days);
const account = () => getUser(store.db, userId);
const ended = (id: string) =>
  store.transaction((tx) =>
    tx
      .insert(stripeEvents)
      .values({ id: `ended:${id}`, type: "ended", receivedAt: NOW })
      .run(),
  );

test("the audit log has what a payment changed of the account: credits, plan, or both, and nothing where nothing changed", () => {
  const traced: unknown[] = [];
  const told = (fact: PaymentFact, id: string) =>
    applyPaymentEvent(
      { store, trace: (_, { action, account: of, details }) => void traced.push([action, of, details]) },
      PRICES,
      { id, type: "any", at: at(0), ...fact },
      NOW,
    );
  const began = { kind: "subscription", status: "active", startedAt: at(0), priceId: PRICES.basic, payer: payer() } as const;
  const paid = { kind: "invoice", invoiceId: "in_1", lines: [line(PRICES.basic)], first: true, paidRatio: 1, payer: payer() };
  const before = account().credits;
  told(began, "evt_a");
  expect(traced).toEqual([["plan.changed", userId, { plan: "start" }]]);
  told({ ...paid, kind: "invoice" }, "evt_b");
  const { credits } = account();
  expect(traced.slice(1)).toEqual([["credits.bought", userId, { amount: credits - before, balance: credits }]]);
  told({ ...paid, kind: "invoice" }, "evt_b");
  told({ ...began, status: "canceled" }, "evt_c");
  expect(traced.slice(2)).toEqual([["plan.changed", userId, { plan: "none" }]]);
});

test("a month whose invoice names no period takes nothing from the next one, which names its own", () => {
  invoice("in_1", [line(PRICES.basic)], { first: true });
  const paid = account().credits;
  expect(paid).toBeGreaterThan(0);
  invoice("in_2", [line(PRICES.basic, { period: { start: at(30), end: at(60) } })]);
  expect(account().credits).toBe(2 * paid);
  // The first month told again, by a checkout that stands in no invoice: it was paid already.
  invoice("in_1b", [line(PRICES.basic)], { first: true });
  expect(account().credits).toBe(2 * paid);
});

describe("a subscription of which the end alone is known", () => {
  test("is not begun by older news, but its end is noted", () => {
    ended("sub_1");
    expect(subscription("active", 1)).toBe("ignored");
    expect([account().plan, findSubscription(store.db, "sub_1")]).toEqual([null, undefined]);
    expect(subscription("canceled", 2)).toBe("applied");
    expect(findSubscription(store.db, "sub_1")?.status).toBe("canceled");
  });

  test("is not begun by its checkout, whose credits are granted", () => {
    ended("sub_1");
    apply({ kind: "checkout", sessionId: "cs_1", paid: true, priceId: PRICES.basic, payer: payer(), invoiceId: null });
    expect([account().plan, account().credits]).toEqual([null, 50]);
  });
});

describe("a checkout", () => {
  const checkout = (more: Partial<Extract<PaymentFact, { kind: "checkout" }>> = {}) =>
    apply({
      kind: "checkout",
      sessionId: "cs_1",
      paid: true,
      priceId: PRICES.pack50,
      payer: payer({ subscriptionId: null }),
      invoiceId: null,
      ...more,
    });

  test("of a pack grants its credits once, of a plan its first month and the plan", () => {
    expect([checkout(), checkout(), account().credits, account().plan]).toEqual(["applied", "ignored", 50, null]);
    expect(checkout({ sessionId: "cs_2", priceId: PRICES.pro, payer: payer() })).toBe("applied");
    expect([account().credits, account().plan]).toEqual([200, "pro"]);
  });

  test("that is not paid, or for something else, is ignored", () => {
    expect([checkout({ paid: false }), checkout({ priceId: "price_other" }), checkout({ priceId: null })]).toEqual([
      "ignored",
      "ignored",
      "ignored",
    ]);
    expect(account().credits).toBe(0);
  });

  test("whose invoice has granted the credits already grants nothing more", () => {
    expect(invoice("in_1", [line(PRICES.pack50)], { payer: payer({ subscriptionId: null }) })).toBe("applied");
    expect(checkout({ invoiceId: "in_1" })).toBe("ignored");
    expect(account().credits).toBe(50);
  });

  test("of somebody who is not known here, or whose account was deleted, is said", () => {
    expect(checkout({ payer: { userId: "somebody", customerId: null, subscriptionId: null } })).toBe("unknown");
    store.transaction((tx) => noteDeletedAccount(tx, "gone", NOW));
    expect(checkout({ sessionId: "cs_2", payer: { userId: "gone", customerId: "cus_1", subscriptionId: null } })).toBe("deleted");
  });
});

describe("an invoice", () => {
  test("is found by its account, its subscription or its customer", () => {
    subscription("active", 0);
    expect(invoice("in_1", [line(PRICES.pack50)], { payer: payer({ userId: null, customerId: null }) })).toBe("applied");
    expect(invoice("in_2", [line(PRICES.pack50)], { payer: payer({ userId: null, subscriptionId: null }) })).toBe("applied");
    expect(invoice("in_3", [line(PRICES.pack50)], { payer: payer({ customerId: null, subscriptionId: null }) })).toBe("applied");
    expect(invoice("in_4", [line(PRICES.pack50)], { payer: { userId: null, customerId: "cus_2", subscriptionId: null } })).toBe("unknown");
    expect(account()).toMatchObject({ credits: 150, stripeCustomerId: "cus_1" });
  });

  test("grants packs beside a plan, and nothing for a pack that is given back", () => {
    expect(invoice("in_1", [line(PRICES.basic, { period: { start: at(0), end: at(30) } }), line(PRICES.pack150)])).toBe("applied");
    expect(invoice("in_1", [line(PRICES.pack150)])).toBe("ignored");
    expect(invoice("in_2", [line(PRICES.pack50, { isCreditLine: true })])).toBe("ignored");
    expect(invoice("in_3", [line("price_other")])).toBe("ignored");
    expect(account().credits).toBe(200);
  });

  test("of a change that names no period is for the last one", () => {
    const [june, july] = [
      { start: at(0), end: at(30) },
      { start: at(30), end: at(61) },
    ];
    invoice("in_1", [line(PRICES.basic, { period: june })], { first: true });
    invoice("in_2", [line(PRICES.basic, { isCreditLine: true, period: june }), line(PRICES.pro, { period: june })]);
    invoice("in_3", [line(PRICES.basic, { period: july })]);
    expect(account().credits).toBe(150 + 50);
    invoice("in_4", [line(PRICES.basic, { isCreditLine: true }), line(PRICES.pro)]);
    expect(account().credits).toBe(150 + 150);
  });
});

test("money that is given back is noted once, with no credits", () => {
  const refund = () => apply({ kind: "refund", chargeId: "ch_1", payer: payer() });
  expect([refund(), refund()]).toEqual(["applied", "ignored"]);
  expect(store.raw.query("select kind, amount, ref, note from ledger").all()).toEqual([
    { kind: "adjustment", amount: 0, ref: "payment-refund:ch_1", note: "Payment refunded" },
  ]);
  expect(apply({ kind: "refund", chargeId: "ch_2", payer: payer({ userId: "nobody", customerId: null }) })).toBe("ignored");
});

test("an event that is told twice counts once, and one of another kind not at all", () => {
  const event = { id: "evt_same", type: "charge.refunded", at: NOW, kind: "refund" as const, chargeId: "ch_1", payer: payer() };
  const tell = () => applyPaymentEvent({ store, trace: () => {} }, PRICES, event, NOW);
  expect([tell(), tell(), apply({ kind: "other" })]).toEqual(["applied", "repeated", "ignored"]);
});

describe("a subscription", () => {
  test("gives its plan while it is paid for, also while a failed payment is tried again", () => {
    const plans = ["incomplete", "active", "past_due", "unpaid", "active", "canceled"].map((status, day) => {
      subscription(status, day);
      return account().plan;
    });
    expect(plans).toEqual([null, "start", "start", null, "start", null]);
    expect(subscription("active", 9)).toBe("ignored");
    expect(account().plan).toBeNull();
  });

  test("leaves an account the higher plan that an administrator has set", () => {
    store.transaction((tx) => setAdminPlan(tx, userId, "pro"));
    subscription("active", 0);
    expect(account().plan).toBe("pro");
    subscription("canceled", 1);
    expect(account().plan).toBe("pro");
  });

  test("keeps its account, customer and plan where news do not name them; older news do not count", () => {
    subscription("active", 2);
    const tell = (days: number, status: string) =>
      store.transaction((tx) =>
        noteSubscription(tx, { id: "sub_1", userId: null, customerId: null, plan: null, status, startedAt: at(0), at: at(days) }),
      );
    expect([tell(1, "unpaid"), tell(3, "past_due")]).toEqual([false, true]);
    expect(findSubscription(store.db, "sub_1")).toMatchObject({
      userId,
      customerId: "cus_1",
      plan: "start",
      status: "past_due",
      endReason: null,
    });
    expect(
      store.transaction((tx) =>
        noteSubscription(tx, { id: "sub_9", userId, customerId: null, plan: null, status: "active", startedAt: at(0), at: at(0) }),
      ),
    ).toBe(false);
  });

  test("is the current one where it gives the plan; one that waits for a payment is, where there is none", () => {
    const current = () => currentSubscription(store.db, userId)?.id;
    expect(current()).toBeUndefined();
    subscription("unpaid", 0);
    expect(current()).toBe("sub_1");
    subscription("active", 0, { payer: payer({ subscriptionId: "sub_2" }), priceId: PRICES.pro });
    expect(current()).toBe("sub_2");
    subscription("incomplete", 0, { payer: payer({ subscriptionId: "sub_3" }) });
    expect(listUnended(store.db, userId).map(({ id }) => id)).toEqual(["sub_1", "sub_2", "sub_3"]);
    subscription("canceled", 1, { payer: payer({ subscriptionId: "sub_2" }) });
    subscription("canceled", 1);
    expect([current(), listUnended(store.db, userId).map(({ id }) => id)]).toEqual([undefined, ["sub_3"]]);
  });

  test("of which an account has two is ended, the one with the higher plan stays", () => {
    subscription("active", 0);
    subscription("active", 1, { payer: payer({ subscriptionId: "sub_2" }), priceId: PRICES.pro, startedAt: at(1) });
    expect(listToEnd(store.db).map(({ id, endReason }) => [id, endReason])).toEqual([["sub_1", "duplicate"]]);
    expect(currentSubscription(store.db, userId)?.id).toBe("sub_2");
    expect(account().plan).toBe("pro");
  });

  test("of a deleted account is ended", () => {
    store.transaction((tx) => noteDeletedAccount(tx, "gone", NOW));
    expect(subscription("active", 0, { payer: payer({ userId: "gone" }) })).toBe("applied");
    expect(listToEnd(store.db).map(({ id, endReason }) => [id, endReason])).toEqual([["sub_1", "account_deleted"]]);
    expect(subscription("active", 0, { payer: payer({ userId: "nobody", customerId: null, subscriptionId: "sub_2" }) })).toBe("ignored");
  });
});
