import type Stripe from "stripe";
import type { Payer, PaymentEvent, PaymentFact } from "../../billing/payments/apply-event.ts";
import type { InvoiceLine } from "../../billing/payments/paid-spans.ts";

// Stripe sends events in the API version of the account, and the versions since 2022 have moved fields: each is looked for in all its places.
type Json = Record<string, unknown>;

/** Translates one of Stripe's events. Asks Stripe for the price of a checkout session only when the event does not name it. */
export async function toPaymentEvent(event: Stripe.Event, stripe: Stripe): Promise<PaymentEvent> {
  const object = event.data.object as unknown as Json;
  const read = READERS[event.type];
  const fact: PaymentFact = read ? await read(object, stripe, event.type) : { kind: "other" };
  return { id: event.id, type: event.type, at: new Date(event.created * 1000), ...fact };
}

const READERS: Record<string, (object: Json, stripe: Stripe, type: string) => PaymentFact | Promise<PaymentFact>> = {
  "checkout.session.completed": readCheckout,
  "checkout.session.async_payment_succeeded": readCheckout,
  "invoice.paid": readInvoice,
  "invoice.payment_succeeded": readInvoice,
  "customer.subscription.created": readSubscription,
  "customer.subscription.updated": readSubscription,
  "customer.subscription.deleted": readSubscription,
  "charge.refunded": readRefund,
};

async function readCheckout(session: Json, stripe: Stripe, type: string): Promise<PaymentFact> {
  const sessionId = String(session.id);
  return {
    kind: "checkout",
    sessionId,
    paid: session.payment_status === "paid" || session.payment_status === "no_payment_required" || type.endsWith("async_payment_succeeded"),
    priceId:
      text(at(session, "metadata", "price_id")) ?? priceOfLine(firstOf(session, "line_items")) ?? (await askForPrice(stripe, sessionId)),
    payer: {
      ...payerOf(session),
      userId: text(at(session, "metadata", "user_id")) ?? text(session.client_reference_id),
      subscriptionId: idOf(session.subscription),
    },
    invoiceId: idOf(session.invoice),
  };
}

function readInvoice(invoice: Json): PaymentFact {
  const details = (at(invoice, "parent", "subscription_details") ?? invoice.subscription_details) as Json | undefined;
  const reason = text(invoice.billing_reason);

  return {
    kind: "invoice",
    invoiceId: String(invoice.id),
    // A line with the amount 0, such as that of a trial, pays for no credits.
    lines: listOf(invoice, "lines")
      .filter(({ amount }) => amount !== 0)
      .map(readLine),
    first: reason === null ? null : reason === "subscription_create",
    paidRatio: paidRatioOf(invoice),
    payer: {
      ...payerOf(invoice),
      userId:
        text(at(details, "metadata", "user_id")) ??
        text(at(invoice, "metadata", "user_id")) ??
        text(at(firstOf(invoice, "lines"), "metadata", "user_id")),
      subscriptionId: idOf(invoice.subscription) ?? idOf(details?.subscription),
    },
  };
}

function readLine(line: Json): InvoiceLine {
  const period = line.period as Json | undefined;
  const [start, end] = [instant(period?.start), instant(period?.end)];
  const isProration = [
    at(line, "parent", "subscription_item_details", "proration"),
    at(line, "parent", "invoice_item_details", "proration"),
    line.proration,
  ].includes(true);
  return {
    priceId: priceOfLine(line),
    isCreditLine: Number(line.amount) < 0,
    isProration,
    period: start && end ? { start, end } : null,
  };
}

/**
 * The ratio of an invoice that was paid with money. The rest came from the customer's balance, which is negative when Stripe owes the customer
 * money: for the unused days after a downgrade, whose credits the account still has.
 */
function paidRatioOf({ total, starting_balance: before, ending_balance: after }: Json): number {
  if (typeof total !== "number" || total <= 0 || typeof before !== "number" || typeof after !== "number") return 1;
  const fromBalance = Math.max(0, Math.min(0, after) - Math.min(0, before));
  return Math.max(0, total - fromBalance) / total;
}

function readSubscription(subscription: Json, _stripe: Stripe, type: string): PaymentFact {
  return {
    kind: "subscription",
    status: type.endsWith(".deleted") ? "canceled" : (text(subscription.status) ?? "active"),
    startedAt: instant(subscription.created) ?? instant(subscription.start_date),
    priceId: priceOfLine(firstOf(subscription, "items")) ?? text(at(subscription, "plan", "id")),
    payer: { ...payerOf(subscription), subscriptionId: text(subscription.id) },
  };
}

function readRefund(charge: Json): PaymentFact {
  return { kind: "refund", chargeId: String(charge.id), payer: { ...payerOf(charge), subscriptionId: null } };
}

async function askForPrice(stripe: Stripe, sessionId: string): Promise<string | null> {
  const lines = await stripe.checkout.sessions.listLineItems(sessionId, { limit: 1 }).catch(() => null);
  return lines?.data[0]?.price?.id ?? null;
}

const payerOf = (object: Json): Payer => ({
  userId: text(at(object, "metadata", "user_id")),
  customerId: idOf(object.customer),
  subscriptionId: null,
});

export function priceOfLine(line: Json | undefined): string | null {
  return text(at(line, "pricing", "price_details", "price")) ?? idOf(line?.price) ?? text(at(line, "plan", "id"));
}

const instant = (seconds: unknown): Date | null => (typeof seconds === "number" ? new Date(seconds * 1000) : null);
const listOf = (object: Json, field: string): Json[] => (at(object, field, "data") as Json[] | undefined) ?? [];
export const firstOf = (object: Json, field: string): Json | undefined => listOf(object, field)[0];
const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
/** A reference is an id, or the whole object where it was expanded. */
export const idOf = (value: unknown): string | null => text(value) ?? text((value as Json | null | undefined)?.id);

function at(object: unknown, ...path: string[]): unknown {
  return path.reduce((value: unknown, key) => (value as Json | null | undefined)?.[key], object);
}
