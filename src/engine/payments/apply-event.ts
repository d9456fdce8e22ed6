import { and, eq, like } from "drizzle-orm";
import { bookPurchase } from "../credits/ledger.ts";
import type { Db, Store } from "../store/open-store.ts";
import { ledger, stripeEvents, users } from "../store/schema.ts";
import { findProduct, type Prices, type Product } from "./products.ts";

/** What an event of the payment provider says, freed of its many shapes. Ids are the provider's, `at` is when it happened there. */
export type PaymentEvent = { id: string; at: Date; type: string } & PaymentFact;
export type PaymentFact =
  | { kind: "checkout"; sessionId: string; paid: boolean; priceId: string | null; payer: Payer; invoiceId: string | null }
  | { kind: "invoice"; invoiceId: string; lines: InvoiceLine[]; first: boolean | null; payer: Payer }
  | { kind: "subscription"; active: boolean; ended: boolean; priceId: string | null; payer: Payer }
  | { kind: "refund"; chargeId: string; payer: Payer }
  | { kind: "other" };
export type Payer = { userId: string | null; customerId: string | null; subscriptionId: string | null };
/** `credit` lines give money back for the rest of another plan's month. */
export type InvoiceLine = { priceId: string | null; credit: boolean };

export type Applied = "applied" | "repeated" | "ignored";

/**
 * Applies an event once, however often and in whatever order events come. What it grants, the plan it sets and the note that it has been
 * seen are one transaction. "ignored" says that the event is none of ours: an unknown account or price, or nothing to be done.
 */
export function applyPaymentEvent(store: Store, prices: Prices, event: PaymentEvent, now: Date): Applied {
  return store.transaction((tx) => {
    if (!seenFirst(tx, event.id, event.type, now)) return "repeated";
    const applied = APPLY[event.kind](tx, prices, event as never, now);
    return applied ? "applied" : "ignored";
  });
}

type Apply<Kind extends PaymentFact["kind"]> = (tx: Db, prices: Prices, event: Extract<PaymentEvent, { kind: Kind }>, now: Date) => boolean;

const APPLY: { [Kind in PaymentFact["kind"]]: Apply<Kind> } = {
  checkout: applyCheckout,
  invoice: applyInvoice,
  subscription: applySubscription,
  refund: applyRefund,
  other: () => false,
};

/** A pack is granted by its checkout session; a plan's first month by the session or its first invoice, whichever comes first. */
function applyCheckout(tx: Db, prices: Prices, event: Extract<PaymentEvent, { kind: "checkout" }>, now: Date): boolean {
  const { paid, payer, sessionId, invoiceId } = event;
  const userId = findPayer(tx, payer);
  const product = findProduct(prices, event.priceId);
  if (!userId || !product || !paid) return false;
  rememberCustomer(tx, userId, payer);

  if (!product.plan || !payer.subscriptionId) return grant(tx, userId, product.credits, `session:${sessionId}`, now);
  setPlan(tx, userId, product.plan, payer.subscriptionId, event.at);
  if (invoiceId && !seenFirst(tx, `invoice:${invoiceId}`, payer.subscriptionId, now)) return true;
  return grant(tx, userId, product.credits, firstMonth(payer.subscriptionId), now);
}

function applyInvoice(
  tx: Db,
  prices: Prices,
  { payer, invoiceId, lines, ...event }: Extract<PaymentEvent, { kind: "invoice" }>,
  now: Date,
): boolean {
  const userId = findPayer(tx, payer);
  const credits = creditsOf(prices, lines);
  if (!userId || credits <= 0) return false;
  rememberCustomer(tx, userId, payer);

  const first = event.first ?? !hasInvoice(tx, payer.subscriptionId);
  if (!seenFirst(tx, `invoice:${invoiceId}`, payer.subscriptionId ?? "", now)) return false;
  return grant(tx, userId, credits, first && payer.subscriptionId ? firstMonth(payer.subscriptionId) : `invoice:${invoiceId}`, now);
}

function applySubscription(
  tx: Db,
  prices: Prices,
  { payer, active, ended, priceId, at }: Extract<PaymentEvent, { kind: "subscription" }>,
  now: Date,
): boolean {
  const userId = findPayer(tx, payer);
  if (!userId || !payer.subscriptionId) return false;
  rememberCustomer(tx, userId, payer);

  if (ended) seenFirst(tx, `ended:${payer.subscriptionId}`, "ended", now);
  if (ended || !active) return endPlan(tx, userId, payer.subscriptionId, at);
  const plan = findProduct(prices, priceId)?.plan;
  return plan ? setPlan(tx, userId, plan, payer.subscriptionId, at) : false;
}

/** Money given back is noted in the books; what becomes of the credits is for people to agree. */
function applyRefund(tx: Db, _prices: Prices, { payer, chargeId }: Extract<PaymentEvent, { kind: "refund" }>, now: Date): boolean {
  const userId = findPayer(tx, payer);
  if (!userId) return false;
  const row = { userId, kind: "adjustment", amount: 0, ref: `payment-refund:${chargeId}`, note: "Payment refunded", at: now } as const;
  return tx.insert(ledger).values(row).onConflictDoNothing().returning().all().length > 0;
}

function findPayer(tx: Db, { userId, customerId, subscriptionId }: Payer): string | null {
  const by = (condition: ReturnType<typeof eq>) => tx.select({ id: users.id }).from(users).where(condition).get()?.id;
  return (
    (userId && by(eq(users.id, userId))) ||
    (subscriptionId && by(eq(users.stripeSubscriptionId, subscriptionId))) ||
    (customerId && by(eq(users.stripeCustomerId, customerId))) ||
    null
  );
}

function rememberCustomer(tx: Db, userId: string, { customerId }: Payer): void {
  if (customerId) tx.update(users).set({ stripeCustomerId: customerId }).where(eq(users.id, userId)).run();
}

/** Later news win over earlier ones, and the end of a subscription over all. */
function setPlan(tx: Db, userId: string, plan: Exclude<Product["plan"], null>, subscriptionId: string, at: Date): boolean {
  if (isSeen(tx, `ended:${subscriptionId}`) || isOlderNews(tx, userId, subscriptionId, at)) return false;
  tx.update(users).set({ plan, stripeSubscriptionId: subscriptionId, planNewsAt: at }).where(eq(users.id, userId)).run();
  return true;
}

function endPlan(tx: Db, userId: string, subscriptionId: string, at: Date): boolean {
  if (isOlderNews(tx, userId, subscriptionId, at)) return false;
  return (
    tx
      .update(users)
      .set({ plan: null, planNewsAt: at })
      .where(and(eq(users.id, userId), eq(users.stripeSubscriptionId, subscriptionId)))
      .returning()
      .all().length > 0
  );
}

function isOlderNews(tx: Db, userId: string, subscriptionId: string, at: Date): boolean {
  const user = tx.select({ known: users.stripeSubscriptionId, newsAt: users.planNewsAt }).from(users).where(eq(users.id, userId)).get();
  return user?.known === subscriptionId && user.newsAt !== null && at < user.newsAt;
}

/** An upgrade within a month bills the new plan and credits the old one: its difference is granted. */
function creditsOf(prices: Prices, lines: InvoiceLine[]): number {
  return lines.reduce((sum, { priceId, credit }) => sum + (credit ? -1 : 1) * (findProduct(prices, priceId)?.credits ?? 0), 0);
}

const grant = (tx: Db, userId: string, amount: number, ref: string, at: Date) => bookPurchase(tx, { userId, amount, ref, at });
const firstMonth = (subscriptionId: string) => `first-month:${subscriptionId}`;

/** Notes a thing that must be done once; false when it has been. */
function seenFirst(tx: Db, id: string, type: string, receivedAt: Date): boolean {
  return tx.insert(stripeEvents).values({ id, type, receivedAt }).onConflictDoNothing().returning().all().length > 0;
}

const isSeen = (tx: Db, id: string) =>
  tx.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id)).get() !== undefined;

function hasInvoice(tx: Db, subscriptionId: string | null): boolean {
  const invoice = and(eq(stripeEvents.type, subscriptionId ?? ""), like(stripeEvents.id, "invoice:%"));
  return tx.select({ id: stripeEvents.id }).from(stripeEvents).where(invoice).get() !== undefined;
}
