import { and, eq, like } from "drizzle-orm";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { ledger, stripeEvents, users } from "../../store/schema.ts";
import { bookPurchase } from "../credits/ledger.ts";
import { type InvoiceLine, notePaidCheckout, notePaidInvoice } from "./paid-spans.ts";
import { findProduct, type Prices } from "./products.ts";
import { ENDED, findSubscription, noteSubscription } from "./subscriptions.ts";

/** An event of the payment provider in one shape. Ids are the provider's, `at` is when it happened there. */
export type PaymentEvent = { id: string; at: Date; type: string } & PaymentFact;
export type PaymentFact =
  | { kind: "checkout"; sessionId: string; paid: boolean; priceId: string | null; payer: Payer; invoiceId: string | null }
  | { kind: "invoice"; invoiceId: string; lines: InvoiceLine[]; first: boolean | null; paidRatio: number; payer: Payer }
  | { kind: "subscription"; status: string; startedAt: Date | null; priceId: string | null; payer: Payer }
  | { kind: "refund"; chargeId: string; payer: Payer }
  | { kind: "other" };
export type Payer = { userId: string | null; customerId: string | null; subscriptionId: string | null };

/**
 * "ignored": nothing to do, or a price that is not ours. "deleted": a payment for an account that was deleted. "unknown": a payment for one of our
 * prices by an unknown customer.
 */
export type Applied = "applied" | "repeated" | "ignored" | "deleted" | "unknown";

/**
 * Applies an event once, however often and in whatever order events come. What it grants, the plan it sets and the note that it has been
 * seen are one transaction. Afterwards `listToEnd` may name subscriptions that must be ended at the provider.
 */
export function applyPaymentEvent(
  { store, trace }: { store: Store; trace: Trace },
  prices: Prices,
  event: PaymentEvent,
  now: Date,
): Applied {
  return store.transaction((tx) => {
    if (!seenFirst(tx, event.id, event.type, now)) return "repeated";
    const before = payerOf(tx, event);
    const applied = APPLY[event.kind](tx, prices, event as never, now);
    if (before) traceWallet(tx, trace, before, payerOf(tx, event));
    return applied;
  });
}

const payerOf = (tx: Db, event: PaymentEvent): UserRow | undefined => {
  const id = "payer" in event ? findPayer(tx, event.payer) : null;
  return id === null ? undefined : tx.select().from(users).where(eq(users.id, id)).get();
};

/** Records what a payment changed of the account that paid. */
function traceWallet(tx: Db, trace: Trace, before: UserRow, after: UserRow = before): void {
  const about = { subject: after.id, account: after.id };
  const amount = after.credits - before.credits;
  if (amount !== 0) trace(tx, { action: "credits.bought", ...about, details: { amount, balance: after.credits } });
  if (after.plan !== before.plan) trace(tx, { action: "plan.changed", ...about, details: { plan: after.plan ?? "none" } });
}

type UserRow = typeof users.$inferSelect;
type Apply<Kind extends PaymentFact["kind"]> = (tx: Db, prices: Prices, event: Extract<PaymentEvent, { kind: Kind }>, now: Date) => Applied;

const APPLY: { [Kind in PaymentFact["kind"]]: Apply<Kind> } = {
  checkout: applyCheckout,
  invoice: applyInvoice,
  subscription: applySubscription,
  refund: applyRefund,
  other: () => "ignored",
};

const applied = (isApplied: boolean): Applied => (isApplied ? "applied" : "ignored");

/** A pack is granted by its checkout session; a plan's first month by the session or its first invoice, whichever comes first. */
function applyCheckout(tx: Db, prices: Prices, event: Extract<PaymentEvent, { kind: "checkout" }>, now: Date): Applied {
  const { paid, payer, sessionId, invoiceId, at } = event;
  const product = findProduct(prices, event.priceId);
  if (!product || !paid) return "ignored";
  const userId = findPayer(tx, payer);
  if (payer.subscriptionId && product.plan && (userId || isDeleted(tx, payer))) {
    // The checkout only opens the subscription: any other event of it is newer.
    const known = findSubscription(tx, payer.subscriptionId);
    const news = {
      id: payer.subscriptionId,
      userId,
      customerId: payer.customerId,
      plan: product.plan,
      status: "active",
      startedAt: at,
      at,
    };
    if (!known || known.status === "incomplete") noteUnlessEnded(tx, news);
  }
  if (!userId) return strangerOf(tx, payer);
  rememberCustomer(tx, userId, payer);

  if (product.plan && payer.subscriptionId) {
    const credits = notePaidCheckout(tx, payer.subscriptionId, product.credits, at, now);
    return applied(grant(tx, userId, credits, firstMonth(payer.subscriptionId), now));
  }
  if (invoiceId && !seenFirst(tx, `invoice:${invoiceId}`, "", now)) return "ignored";
  return applied(grant(tx, userId, product.credits, `session:${sessionId}`, now));
}

/** A paid invoice grants what it pays for: see `notePaidInvoice`. */
function applyInvoice(tx: Db, prices: Prices, event: Extract<PaymentEvent, { kind: "invoice" }>, now: Date): Applied {
  const { payer, invoiceId, lines, paidRatio } = event;
  if (!lines.some(({ priceId }) => findProduct(prices, priceId))) return "ignored";
  const userId = findPayer(tx, payer);
  if (!userId) return strangerOf(tx, payer);
  rememberCustomer(tx, userId, payer);

  const subscriptionId = payer.subscriptionId ?? `invoice:${invoiceId}`;
  const first = event.first ?? (payer.subscriptionId !== null && !hasInvoice(tx, payer.subscriptionId));
  if (!seenFirst(tx, `invoice:${invoiceId}`, payer.subscriptionId ?? "", now)) return "ignored";
  const credits = notePaidInvoice(tx, prices, { invoiceId, subscriptionId, first, lines, paidRatio }, now) + packCredits(prices, lines);
  return applied(
    grant(tx, userId, credits, first && payer.subscriptionId ? firstMonth(payer.subscriptionId) : `invoice:${invoiceId}`, now),
  );
}

function packCredits(prices: Prices, lines: InvoiceLine[]): number {
  const packs = lines.flatMap(({ priceId, isCreditLine }) => (isCreditLine ? [] : [findProduct(prices, priceId)]));
  return packs.reduce((sum, product) => sum + (product && !product.plan ? product.credits : 0), 0);
}

function applySubscription(tx: Db, prices: Prices, event: Extract<PaymentEvent, { kind: "subscription" }>, now: Date): Applied {
  const { payer, status, priceId, at, startedAt } = event;
  const id = payer.subscriptionId;
  const userId = findPayer(tx, payer);
  if (!id || (!userId && !isDeleted(tx, payer))) return "ignored";
  if (userId) rememberCustomer(tx, userId, payer);

  const plan = findProduct(prices, priceId)?.plan ?? null;
  const isNews = noteUnlessEnded(tx, { id, userId, customerId: payer.customerId, plan, status, startedAt: startedAt ?? at, at });
  // One whose price is not ours is not in the table, but its end is known.
  if (ENDED.includes(status)) seenFirst(tx, `ended:${id}`, "ended", now);
  return applied(isNews);
}

/** Subscriptions that had ended before the table of subscriptions existed are only known by a note in `stripe_events`. */
function noteUnlessEnded(tx: Db, news: Parameters<typeof noteSubscription>[1]): boolean {
  return (ENDED.includes(news.status) || !isSeen(tx, `ended:${news.id}`)) && noteSubscription(tx, news);
}

/** A refund of money is noted in the ledger without changing the balance: people agree what becomes of the credits. */
function applyRefund(tx: Db, _prices: Prices, { payer, chargeId }: Extract<PaymentEvent, { kind: "refund" }>, now: Date): Applied {
  const userId = findPayer(tx, payer);
  if (!userId) return "ignored";
  const row = { userId, kind: "adjustment", amount: 0, ref: `payment-refund:${chargeId}`, note: "Payment refunded", at: now } as const;
  return applied(tx.insert(ledger).values(row).onConflictDoNothing().returning().all().length > 0);
}

/** The account that a checkout was opened for; else that of the subscription or customer. Nobody pays for somebody else's deleted account. */
function findPayer(tx: Db, { userId, customerId, subscriptionId }: Payer): string | null {
  const by = (condition: ReturnType<typeof eq>) => tx.select({ id: users.id }).from(users).where(condition).get()?.id;
  const named = userId ? by(eq(users.id, userId)) : undefined;
  if (named || (userId && isSeen(tx, deletedAccount(userId)))) return named ?? null;
  const subscribed = subscriptionId ? findSubscription(tx, subscriptionId) : undefined;
  if (subscribed) return subscribed.userId;
  return (customerId && by(eq(users.stripeCustomerId, customerId))) || null;
}

const deletedAccount = (userId: string) => `deleted-account:${userId}`;

/** Must be called in the transaction that removes an account: a later payment is then "deleted" and not "unknown". */
export function noteDeletedAccount(tx: Db, userId: string, at: Date): void {
  seenFirst(tx, deletedAccount(userId), "deleted", at);
}

function isDeleted(tx: Db, { userId, subscriptionId }: Payer): boolean {
  return (
    (userId !== null && isSeen(tx, deletedAccount(userId))) ||
    (subscriptionId !== null && findSubscription(tx, subscriptionId)?.userId === null)
  );
}

const strangerOf = (tx: Db, payer: Payer): Applied => (isDeleted(tx, payer) ? "deleted" : "unknown");

function rememberCustomer(tx: Db, userId: string, { customerId }: Payer): void {
  if (customerId) tx.update(users).set({ stripeCustomerId: customerId }).where(eq(users.id, userId)).run();
}

const grant = (tx: Db, userId: string, amount: number, ref: string, at: Date) =>
  amount > 0 && bookPurchase(tx, { userId, amount, ref, at });
const firstMonth = (subscriptionId: string) => `first-month:${subscriptionId}`;

/** Notes something that must be done once; false when it is noted already. */
function seenFirst(tx: Db, id: string, type: string, receivedAt: Date): boolean {
  return tx.insert(stripeEvents).values({ id, type, receivedAt }).onConflictDoNothing().returning().all().length > 0;
}

const isSeen = (tx: Db, id: string) =>
  tx.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id)).get() !== undefined;

function hasInvoice(tx: Db, subscriptionId: string): boolean {
  const invoice = and(eq(stripeEvents.type, subscriptionId), like(stripeEvents.id, "invoice:%"));
  return tx.select({ id: stripeEvents.id }).from(stripeEvents).where(invoice).get() !== undefined;
}
