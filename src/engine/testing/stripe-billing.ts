import type Stripe from "stripe";

export const PRICES = { basic: "price_basic", pro: "price_pro", pack50: "price_50", pack150: "price_150" };
const CENTS = { start: 5_000, pro: 15_000 };
const PRICE = { start: PRICES.basic, pro: PRICES.pro };
type Plan = keyof typeof CENTS;
type Line = { plan: Plan; sign: 1 | -1; from: Date; until: Date; proration: boolean };
type Subscription = { id: string; plan: Plan; begun: Date; from: Date; until: Date; pending: Line[] };

export const DAY_MS = 24 * 60 * 60_000;
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/**
 * A customer at Stripe: sells, changes and ends subscriptions as Stripe documents it, with invoices, prorations and the customer's balance,
 * and records the events that it would send. `cash` is what was paid with money, in cents.
 */
export function openStripeCustomer(userId: string, customerId = `cus_${userId}`, start = new Date("2026-03-01T09:00:00Z")) {
  const events: Stripe.Event[] = [];
  let now = start;
  let balance = 0;
  let cash = 0;
  let made = 0;
  const newId = (kind: string) => `${kind}_${userId}_${++made}`;
  const metadata = { user_id: userId };

  function send(type: string, object: object): void {
    events.push({ id: newId("evt"), type, created: seconds(now), data: { object } } as unknown as Stripe.Event);
  }

  function sendSubscription(type: string, { id, plan, begun, from, until }: Subscription, status = "active"): void {
    const period = { current_period_start: seconds(from), current_period_end: seconds(until) };
    const items = { data: [{ id: `si_${id}`, price: { id: PRICE[plan] }, ...period }] };
    send(`customer.subscription.${type}`, { id, status, customer: customerId, metadata, created: seconds(begun), items });
  }

  function invoice({ id }: Subscription, reason: string, lines: Line[]): string {
    const priced = lines.map((line) => ({ line, amount: line.sign * amountOf(line) }));
    const total = priced.reduce((sum, { amount }) => sum + amount, 0);
    const before = balance;
    const due = Math.max(0, total + balance);
    balance = Math.min(0, total + balance);
    cash += due;
    const invoiceId = newId("in");
    const object = {
      id: invoiceId,
      customer: customerId,
      billing_reason: reason,
      total,
      amount_due: due,
      amount_paid: due,
      starting_balance: before,
      ending_balance: balance,
      parent: { type: "subscription_details", subscription_details: { subscription: id, metadata } },
      lines: { data: priced.map(({ line, amount }) => toLine(id, line, amount)) },
    };
    send("invoice.paid", object);
    send("invoice.payment_succeeded", object);
    return invoiceId;
  }

  return {
    events,
    cash: () => cash,
    wait(ms: number) {
      now = new Date(now.getTime() + ms);
    },
    subscribe(plan: Plan): Subscription {
      const subscription = { id: newId("sub"), plan, begun: now, from: now, until: monthAfter(now), pending: [] };
      sendSubscription("created", subscription, "incomplete");
      const paid = invoice(subscription, "subscription_create", [fullMonth(subscription)]);
      sendSubscription("updated", subscription);
      send("checkout.session.completed", {
        id: newId("cs"),
        mode: "subscription",
        payment_status: "paid",
        client_reference_id: userId,
        customer: customerId,
        subscription: subscription.id,
        invoice: paid,
        metadata: { ...metadata, price_id: PRICE[plan] },
      });
      return subscription;
    },
    /** `always_invoice` asks for the difference now, `create_prorations` with the next invoice. */
    change(subscription: Subscription, plan: Plan, behaviour: "always_invoice" | "create_prorations" = "always_invoice") {
      const rest = { from: now, until: subscription.until, proration: true };
      const lines: Line[] = [
        { ...rest, plan: subscription.plan, sign: -1 },
        { ...rest, plan, sign: 1 },
      ];
      subscription.plan = plan;
      sendSubscription("updated", subscription);
      if (behaviour === "always_invoice") invoice(subscription, "subscription_update", [...subscription.pending.splice(0), ...lines]);
      else subscription.pending.push(...lines);
    },
    /** Waits for the end of the period, too. */
    renew(subscription: Subscription) {
      now = subscription.until;
      subscription.from = now;
      subscription.until = monthAfter(now);
      sendSubscription("updated", subscription);
      invoice(subscription, "subscription_cycle", [...subscription.pending.splice(0), fullMonth(subscription)]);
    },
    end: (subscription: Subscription) => sendSubscription("deleted", subscription, "canceled"),
    buyPack() {
      const about = { client_reference_id: userId, customer: customerId, metadata: { ...metadata, price_id: PRICES.pack50 } };
      cash += 7_500;
      send("checkout.session.completed", { id: newId("cs"), mode: "payment", payment_status: "paid", ...about });
    },
    refund: () => send("charge.refunded", { id: newId("ch"), customer: customerId, metadata }),
  };
}

const fullMonth = ({ plan, from, until }: Subscription): Line => ({ plan, sign: 1, from, until, proration: false });

function amountOf({ plan, from, until, proration }: Line): number {
  return proration
    ? Math.round((CENTS[plan] * (until.getTime() - from.getTime())) / (until.getTime() - monthBefore(until).getTime()))
    : CENTS[plan];
}

function toLine(subscription: string, { plan, from, until, proration }: Line, amount: number) {
  return {
    object: "line_item",
    amount,
    period: { start: seconds(from), end: seconds(until) },
    parent: { type: "subscription_item_details", subscription_item_details: { proration, subscription } },
    pricing: { type: "price_details", price_details: { price: PRICE[plan] } },
  };
}

function monthAfter(at: Date): Date {
  const next = new Date(at);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next;
}

function monthBefore(at: Date): Date {
  const previous = new Date(at);
  previous.setUTCMonth(previous.getUTCMonth() - 1);
  return previous;
}
