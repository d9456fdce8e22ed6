import { type ActingUser, refuseOthersWallet } from "../../agencies/membership.ts";
import type { Trace } from "../../compliance/audit/trace.ts";
import type { Plan } from "../../contract/api.ts";
import { AppError } from "../../contract/errors.ts";
import type { Db, Store } from "../../store/open-store.ts";
import { bookPurchase } from "../credits/ledger.ts";
import { setAdminPlan } from "./plans.ts";
import { findProduct, findProductByCode, getProduct, pricesOf } from "./products.ts";
import type { PaymentSettings } from "./settings.ts";
import { currentSubscription, markEnded } from "./subscriptions.ts";

/** The payment provider. Throws AppError "unavailable" whenever it cannot answer. */
export type Payments = {
  /** Opens a checkout and returns the address of its page. */
  createCheckout(order: Order): Promise<string>;
  /** Ends a subscription at once; `prorate` credits its unused days to the customer. No error if it has ended already. */
  cancelSubscription(subscriptionId: string, options?: { prorate: boolean }): Promise<void>;
  /** A subscription as the provider knows it now; null when it has ended there. */
  findSubscription(subscriptionId: string): Promise<LiveSubscription | null>;
  /** Opens the provider's own pages of a customer, where plans are changed and cancelled, and returns their address. */
  openPortal(visit: PortalVisit): Promise<string>;
};
export type LiveSubscription = { id: string; customerId: string | null; itemId: string | null; priceId: string | null };
/** `change`: the portal opens where this subscription is changed to a price, if it offers that. */
export type PortalVisit = { customerId: string; returnUrl: string; change?: { subscription: LiveSubscription; priceId: string } };
export type Order = {
  priceId: string;
  mode: "subscription" | "payment";
  userId: string;
  email: string;
  customerId: string | null;
  successUrl: string;
  cancelUrl: string;
  /** Idempotency key: repeated calls with the same key open one checkout. */
  idempotencyKey: string | null;
};

type Shop = { config: PaymentSettings; store: Store; payments: Payments | null; now: () => Date };

/**
 * The address of a checkout page for a plan or pack. An account that has a subscription is sent to the billing portal instead, to change it, so that
 * nobody pays for two. Throws AppError "unavailable" without payments, "invalid" for an unknown price, "forbidden" for a member whose agency another one
 * pays for.
 */
export async function startCheckout(
  shop: Shop,
  user: ActingUser,
  priceId: string,
  idempotencyKey: string | null = null,
): Promise<{ url: string }> {
  const { config, payments } = shop;
  refuseOthersWallet(user);
  if (!payments) throw new AppError("unavailable", "Payments are not set up on this service. Please contact us to buy credits.");
  const product = getProduct(pricesOf(config), priceId);
  const portal = product.plan ? await openPlanChange(shop, payments, user, priceId) : null;
  if (portal) return { url: portal };

  const url = await payments.createCheckout({
    priceId,
    mode: product.plan ? "subscription" : "payment",
    userId: user.id,
    email: user.email,
    customerId: user.stripeCustomerId,
    successUrl: `${config.publicUrl}/plan/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${config.publicUrl}/plan/cancel`,
    idempotencyKey: idempotencyKey && `${user.id}:${idempotencyKey}`,
  });
  return { url };
}

/** Null when the account has no subscription, or one that has ended at the provider without our knowledge. */
async function openPlanChange({ config, store, now }: Shop, payments: Payments, user: ActingUser, priceId: string): Promise<string | null> {
  const known = currentSubscription(store.db, user.id);
  if (!known) return null;
  const subscription = await payments.findSubscription(known.id);
  if (!subscription) {
    store.transaction((tx) => markEnded(tx, known.id, now()));
    return null;
  }
  const customerId = subscription.customerId ?? known.customerId ?? user.stripeCustomerId;
  if (!customerId) throw new AppError("conflict", "This account has a plan already. Please contact us to change it.");
  const change = subscription.priceId === priceId ? undefined : { subscription, priceId };
  return payments.openPortal({ customerId, returnUrl: planPage(config), change });
}

/**
 * The address of the pages where the account manages what it pays for. Throws AppError "not_found" where there are none, "conflict" for an
 * account that never bought anything, "unavailable".
 */
export async function openBillingPortal({ config, store, payments }: Shop, user: ActingUser): Promise<{ url: string }> {
  if (config.billingPortalUrl) return { url: config.billingPortalUrl };
  if (!payments) throw new AppError("not_found", "There is no billing portal on this service. Please contact us.");
  const customerId = currentSubscription(store.db, user.id)?.customerId ?? user.stripeCustomerId;
  if (!customerId) throw new AppError("conflict", "There is nothing to manage: this account has not bought anything here.");
  return { url: await payments.openPortal({ customerId, returnUrl: planPage(config) }) };
}

const planPage = ({ publicUrl }: PaymentSettings) => `${publicUrl}/plan`;

/** Grants a purchase without payment, where the configuration allows it. Throws AppError "not_found" where it does not; else as `startCheckout`. */
export function simulatePayment(
  { config, store, trace }: { config: PaymentSettings; store: Store; trace: Trace },
  user: ActingUser,
  priceId: string,
  at: Date,
  also: (tx: Db, simulated: { credits_added: number; plan_updated: Plan }) => void = () => {},
): { credits_added: number; plan_updated: Plan } {
  if (!config.simulatePayments) throw new AppError("not_found", "There is nothing at this address.");
  const product = findProduct(pricesOf(config), priceId) ?? findProductByCode(priceId);
  if (!product) throw new AppError("invalid", "There is no plan or pack with this price.");
  refuseOthersWallet(user);

  return store.transaction((tx) => {
    bookPurchase(tx, { userId: user.id, amount: product.credits, ref: `simulated:${crypto.randomUUID()}`, at, note: "Simulated payment" });
    if (product.plan) setAdminPlan(tx, user.id, product.plan);
    const details = { amount: product.credits, plan: product.plan ?? undefined, kind: "simulated" };
    trace(tx, { action: "credits.bought", subject: user.id, account: user.id, details });
    const simulated = { credits_added: product.credits, plan_updated: product.plan };
    also(tx, simulated);
    return simulated;
  });
}
